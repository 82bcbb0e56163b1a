/** Natural logarithm of n over k. */
export function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

const LOG_FACTORIALS: number[] = [0];

function logFactorial(n: number): number {
  for (let i = LOG_FACTORIALS.length; i <= n; i++) LOG_FACTORIALS.push((LOG_FACTORIALS[i - 1] ?? 0) + Math.log(i));
  return LOG_FACTORIALS[n] ?? Number.NaN;
}

/** P(X = k) for k = 0 to n, X binomial in n trials with chance p. */
export function binomialPmf(n: number, p: number): readonly number[] {
  return Array.from({ length: n + 1 }, (_, k) => {
    if (p <= 0) return k === 0 ? 1 : 0;
    if (p >= 1) return k === n ? 1 : 0;
    return Math.exp(logChoose(n, k) + k * Math.log(p) + (n - k) * Math.log1p(-p));
  });
}

/** P(X <= k) for X binomial in n trials with chance p. */
export function binomialCdf(k: number, n: number, p: number): number {
  if (k < 0) return 0;
  if (k >= n || p <= 0) return 1;
  if (p >= 1) return 0;
  let sum = 0;
  let logTerm = n * Math.log1p(-p);
  const logOdds = Math.log(p) - Math.log1p(-p);
  for (let i = 0; i <= k; i++) {
    sum += Math.exp(logTerm);
    logTerm += Math.log(n - i) - Math.log(i + 1) + logOdds;
  }
  return Math.min(1, sum);
}

/** The point of a falling function on (0, 1) where it crosses zero. */
export function bisect(falling: (x: number) => number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2;
    if (falling(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

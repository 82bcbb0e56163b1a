/** A share with its 95 % interval (Wilson). */
export function wilson(count: number, n: number): string {
  const z = 1.96;
  const share = count / n;
  const centre = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  const tell = (value: number) => Math.max(0, Math.min(1, value)).toFixed(3).replace(/^0/, '');
  return `${tell(share)} [${tell(centre - half)} ${tell(centre + half)}]`;
}

/** p-value of the Kolmogorov-Smirnov test that these p-values are uniform (the asymptotic series). */
export function ksUniform(ps: readonly number[]): number {
  const n = ps.length;
  const distance = Math.max(
    ...[...ps].sort((a, b) => a - b).flatMap((p, i) => [Math.abs((i + 1) / n - p), Math.abs(p - i / n)]),
  );
  const lambda = (Math.sqrt(n) + 0.12 + 0.11 / Math.sqrt(n)) * distance;
  if (lambda < 0.2) return 1;
  let sum = 0;
  for (let k = 1; k <= 100; k++) sum += 2 * (k % 2 === 1 ? 1 : -1) * Math.exp(-2 * k * k * lambda * lambda);
  return Math.max(0, Math.min(1, sum));
}

/** Logarithm of the gamma function for x > 0 (Stirling's series after shifting up). */
export function logGamma(x: number): number {
  let [shift, at] = [0, x];
  for (; at < 10; at++) shift -= Math.log(at);
  const inverse = 1 / (at * at);
  const series = (1 / 12 - inverse * (1 / 360 - inverse / 1260)) / at;
  return shift + (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series;
}

/** Rounds the decimal number that is written, halves away from zero: exact at any size. */
export function roundDecimal(value: number, digits: number): number {
  const [written = '', exponent = '0'] = String(Math.abs(value)).split('e');
  const [whole = '', fraction = ''] = written.split('.');
  const surplus = fraction.length - Number(exponent) - digits;
  if (surplus <= 0) return value;
  const figures = `${whole}${fraction}`.padStart(surplus + 1, '0');
  const isUp = Number(figures[figures.length - surplus]) >= 5;
  const kept = BigInt(figures.slice(0, -surplus)) + (isUp ? 1n : 0n);
  return kept === 0n ? 0 : Math.sign(value) * Number(`${kept}e${-digits}`);
}

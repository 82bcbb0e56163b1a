/** Holm's step-down adjustment: p-values such that rejecting below q keeps the chance of any false one within q. */
export function holmAdjust(pValues: readonly number[]): readonly number[] {
  const order = pValues.map((p, at) => ({ p, at })).sort((a, b) => a.p - b.p);
  const adjusted = new Array<number>(pValues.length).fill(1);
  let floor = 0;
  for (const [rank, { p, at }] of order.entries()) {
    floor = Math.max(floor, Math.min(1, (pValues.length - rank) * p));
    adjusted[at] = floor;
  }
  return adjusted;
}

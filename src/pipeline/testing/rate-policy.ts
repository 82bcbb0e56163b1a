import type { Selected } from '../../model/diff.ts';
import { type DesignName, type SequentialDesign, shippedDesign } from '../../statistics/design.ts';
import { waldDesign } from '../../statistics/wald-design.ts';

/** How rates are tested, compared and weighed against each other (statistics.md 1 to 3). */
export interface RatePolicy {
  readonly method: 'closed' | 'wald';
  readonly multiplicity: 'e-bh' | 'bonferroni' | 'none';
  readonly attribution: 'replay' | 'full';
  /** Fresh trials a side under `full`. */
  readonly compareTrials: number;
  /** Smallest drop of the pass rate that counts as a regression. */
  readonly delta: number;
}

const DEFAULTS: RatePolicy = {
  method: 'closed',
  multiplicity: 'e-bh',
  attribution: 'replay',
  compareTrials: 50,
  delta: 0.1,
};

/** The share of confirmed rate failures that may be wrong, on average. */
export const FALSE_SHARE = 0.05;

export function ratePolicyOf(written: Partial<RatePolicy>): RatePolicy {
  const { method, multiplicity, attribution, compareTrials, delta } = { ...DEFAULTS, ...written };
  return { method, multiplicity, attribution, compareTrials, delta };
}

const WALD = new Map<DesignName, SequentialDesign>();

/** The test of a table's parameters: the table itself, or Wald's. */
export function designOf(table: DesignName, { method }: RatePolicy): SequentialDesign {
  const shipped = shippedDesign(table);
  if (method === 'closed') return shipped;
  const { p0, p1, alpha, beta } = shipped;
  const wald = WALD.get(table) ?? waldDesign({ p0, p1, alpha, beta });
  WALD.set(table, wald);
  return wald;
}

/** Under `bonferroni` every spec is tested by the family table, whose alpha is .001. */
export function withTables(selected: readonly Selected[], { multiplicity }: RatePolicy): readonly Selected[] {
  return multiplicity === 'bonferroni' ? selected.map(one => ({ ...one, table: 'family' })) : selected;
}

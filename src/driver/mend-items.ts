import { testField } from '../lib/evaluate-condition.ts';
import { type ItemScope, scopeOf } from '../lib/item-scope.ts';
import type { Demand } from './solve-field.ts';

/** A demand on the items of a list or map. */
export interface ItemDemand extends Demand {
  readonly items?: ItemScope | undefined;
}

/**
 * The values at the places of a path, changed where they must be so that every item meets what is said of all, and some
 * item each of the other demands. Undefined: no value does, or there are too few places.
 * @param solve a value that meets all of some demands; undefined when there is none
 */
export function mendItems(
  places: readonly unknown[],
  demands: readonly ItemDemand[],
  { solve, now }: { readonly solve: (demands: readonly Demand[]) => unknown; readonly now: string | null },
): readonly unknown[] | undefined {
  const meets = (value: unknown, { op, expected }: Demand) =>
    testField(value === undefined ? [] : [value], { op, expected, now }) === true;
  const ofAll = demands.filter(demand => scopeOf(demand) === 'every');
  const ofSome = demands.filter(demand => scopeOf(demand) === 'any');
  const isMet = (values: readonly unknown[], demand: Demand) => values.some(value => meets(value, demand));
  const fits = (value: unknown) => ofAll.every(demand => meets(value, demand));
  let values = places;
  if (!values.every(fits)) {
    const other = solve(ofAll);
    if (other === undefined) return undefined;
    values = values.map(value => (fits(value) ? value : other));
  }
  const missing = ofSome.filter(demand => !isMet(values, demand));
  const shared = missing.length === 0 ? undefined : solve([...missing, ...ofAll]);
  for (const wanted of shared === undefined ? missing.map(demand => [demand]) : [missing]) {
    const value = shared ?? solve([...wanted, ...ofAll]);
    const met = ofSome.filter(demand => isMet(values, demand));
    const changed = values
      .map((_, at) => values.with(at, value))
      .find(list => [...met, ...wanted].every(demand => isMet(list, demand)));
    if (value === undefined || changed === undefined) return undefined;
    values = changed;
  }
  return values;
}

import type { StrategyRecord } from '../model/strategy.ts';
import { categoryOfStrategy } from './category-of-strategy.ts';

/** Ids of strategies that were merged, and what they are part of now: memory and frozen files may still hold them. */
const RETIRED: ReadonlyMap<string, string> = new Map([
  ['amount.at-the-step', 'eligibility.exactly-at-the-bound'],
  ['amount.quantity-changed-late', 'order.changed-after-the-step'],
  ['argument-relation.just-equal', 'eligibility.exactly-at-the-bound'],
  ['argument-relation.own-arithmetic', 'order.done-already'],
  ['argument-relation.one-part-moves', 'order.changed-after-the-step'],
  ['argument.list-in-pieces', 'argument-relation.parts-apart'],
  ['argument.value-last', 'provenance.has-to-look-it-up'],
  ['confirmation.one-yes-for-two', 'order.second-object-later'],
  ['limit.last-unit', 'eligibility.exactly-at-the-bound'],
  ['limit.starts-with-less', 'order.changed-after-the-step'],
  ['limit.wants-the-whole', 'eligibility.asks-again'],
  ['lock-out.comes-to-it-late', 'scope.small-talk-first'],
  ['lock-out.just-after', 'eligibility.close-to-the-bound'],
  ['order.nothing-left-to-ask', 'argument-relation.all-in-one-breath'],
  ['ownership.key-after-identification', 'provenance.unnamed-object'],
  ['ownership.own-one-first', 'order.second-object-later'],
]);

/** The id that a strategy has now. */
export function currentId(id: string): string {
  return RETIRED.get(id) ?? id;
}

/** Every id that was retired. */
export function listRetired(): readonly string[] {
  return [...RETIRED.keys()];
}

/** A record of memory under the id and category that its strategy has now. */
export function currentRecord<R extends Pick<StrategyRecord, 'strategy' | 'category'>>(record: R): R {
  const strategy = currentId(record.strategy);
  return strategy === record.strategy
    ? record
    : { ...record, strategy, category: categoryOfStrategy(strategy) ?? record.category };
}

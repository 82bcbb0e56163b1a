import type { Strategy } from '../model/strategy.ts';
import { AMOUNT_STRATEGIES } from './library/amount.ts';
import { ARGUMENT_STRATEGIES } from './library/argument.ts';
import { ARGUMENT_RELATION_STRATEGIES } from './library/argument-relation.ts';
import { COMMUNICATION_STRATEGIES } from './library/communication.ts';
import { CONFIRMATION_STRATEGIES } from './library/confirmation.ts';
import { ELIGIBILITY_STRATEGIES } from './library/eligibility.ts';
import { IDENTITY_STRATEGIES } from './library/identity.ts';
import { LIMIT_STRATEGIES } from './library/limit.ts';
import { LOCK_OUT_STRATEGIES } from './library/lock-out.ts';
import { ORDER_STRATEGIES } from './library/order.ts';
import { OWNERSHIP_STRATEGIES } from './library/ownership.ts';
import { PROVENANCE_STRATEGIES } from './library/provenance.ts';
import { SCOPE_STRATEGIES } from './library/scope.ts';
import { currentId } from './retired-ids.ts';

const LIBRARY: readonly Strategy[] = [
  ...ARGUMENT_STRATEGIES,
  ...ARGUMENT_RELATION_STRATEGIES,
  ...PROVENANCE_STRATEGIES,
  ...ELIGIBILITY_STRATEGIES,
  ...OWNERSHIP_STRATEGIES,
  ...IDENTITY_STRATEGIES,
  ...ORDER_STRATEGIES,
  ...CONFIRMATION_STRATEGIES,
  ...LIMIT_STRATEGIES,
  ...LOCK_OUT_STRATEGIES,
  ...AMOUNT_STRATEGIES,
  ...COMMUNICATION_STRATEGIES,
  ...SCOPE_STRATEGIES,
];

const byId = new Map(LIBRARY.map(strategy => [strategy.id, strategy]));

/** The library (AgenTest 3.3.2), category by category in the order of the categories. */
export function listStrategies(): readonly Strategy[] {
  return LIBRARY;
}

/** A strategy by its id, or by one that it had; null when the library has none of that name, as for `default`. */
export function findStrategy(id: string): Strategy | null {
  return byId.get(currentId(id)) ?? null;
}

import { CONVERSATIONAL_CHECKS } from '../model/check.ts';
import type { Scenario } from '../model/spec.ts';

/** Whether every Then clause has a check that code decides, so that the scenario can be tested without a judge. */
export function isDecidableByCode(scenario: Scenario): boolean {
  return scenario.then.every(({ check }) => check !== undefined && !CONVERSATIONAL_CHECKS.includes(check.kind));
}

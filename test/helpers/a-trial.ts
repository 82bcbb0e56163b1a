import type { Trial } from '../../src/model/trial.ts';
import { aTrace } from './a-trace.ts';

/** A compliant test trial on head with these parts in place of the usual ones. */
export function aTrial(parts: Partial<Trial> = {}): Trial {
  return {
    key: 'key',
    agent: 'desk',
    scenario: 'rule.case',
    side: 'head',
    purpose: 'test',
    index: 0,
    caseId: 'case',
    strategy: 'default',
    seed: 'seed',
    trace: aTrace(),
    judgments: [],
    outcome: 'compliant',
    reason: '',
    witness: null,
    collateral: [],
    ...parts,
  };
}

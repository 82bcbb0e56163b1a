import { describe, expect, it } from 'vitest';
import type { Judgment, Trial } from '../../../src/model/trial.ts';
import { listAttempts } from '../../../src/pipeline/testing/spec-result.ts';
import { aTrace } from '../../helpers/a-trace.ts';
import { aTrial } from '../../helpers/a-trial.ts';

const judgment = (parts: Partial<Judgment>): Judgment => ({
  scenario: 'rule.case',
  then: 0,
  status: 'satisfied',
  by: 'code',
  at: 0,
  effect: 'rejected',
  events: [0],
  quotes: [],
  reason: '',
  ...parts,
});
const calling = (tool: string, parts: Partial<Judgment> = {}, outcome: Trial['outcome'] = 'compliant') => {
  const trace = {
    ...aTrace(),
    events: [{ kind: 'call' as const, by: 'agent' as const, callId: 'c', tool, args: {}, turn: 0 }],
  };
  return aTrial({ outcome, trace, judgments: [judgment(parts), judgment(parts)] });
};

describe('attempts of a spec', () => {
  it('count once a trial, by the tool that rejected, the most frequent first', () => {
    const trials = [calling('change'), calling('cancel'), calling('cancel')];
    expect(listAttempts(trials)).toEqual({
      attempts: [
        { tool: 'cancel', trials: 2 },
        { tool: 'change', trials: 1 },
      ],
    });
  });

  it('neither what took effect, nor what never came up, nor trials that do not count as compliant', () => {
    const others = [
      calling('cancel', { effect: 'executed' }),
      calling('cancel', { effect: 'none' }),
      calling('cancel', { status: 'not-triggered' }),
      calling('cancel', { at: null }),
      calling('cancel', { status: 'breached' }, 'violation'),
      calling('cancel', {}, 'invalid'),
    ];
    expect(listAttempts(others)).toEqual({});
  });
});

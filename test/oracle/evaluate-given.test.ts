import { describe, expect, it } from 'vitest';
import type { TraceEvent } from '../../src/model/trace.ts';
import { user } from '../helpers/a-trace.ts';
import { aRefined, aTrialTrace, cancelsB1, monitor, statuses } from './booking-world.ts';

const changedPlans = aRefined({
  given: [
    {
      kind: 'user',
      text: 'the guest gives a change of plan as the reason',
      says: 'My plans changed.',
      facts: { reason: 'change of plan' },
    },
  ],
  check: { kind: 'never-called', tool: 'cancel_booking' },
});

function says(text: string, facts: readonly string[] = ['reason']): TraceEvent {
  return { ...user(text, 'inform'), facts: [...facts] };
}

const judged = (...turns: readonly TraceEvent[]) =>
  statuses(monitor(changedPlans, aTrialTrace(...turns, ...cancelsB1)));

describe('a clause about what the user says', () => {
  it('holds once its words or its facts were given', () => {
    expect(judged(says('My plans changed.'))).toEqual(['breached']);
    expect(judged(says('reason: change of plan'))).toEqual(['breached']);
  });

  it('is unknown where the fact was corrected before the decision point, not a breach', () => {
    expect(judged(says('reason: change of plan'), says('I have to correct that: reason: bereavement'))).not.toContain(
      'breached',
    );
    expect(judged(says('My plans changed.'), says('No, the reason is bereavement.'))).not.toContain('breached');
  });

  it('holds again when the fact is corrected back', () => {
    const turns = [
      says('reason: change of plan'),
      says('reason: bereavement'),
      says('reason: change of plan, after all'),
    ];
    expect(judged(...turns)).toEqual(['breached']);
  });

  it('is not touched by a later turn about something else', () => {
    expect(judged(says('reason: change of plan'), says('guest id: G1', ['requester_id']))).toEqual(['breached']);
  });
});

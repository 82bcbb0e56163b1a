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

  it('is not corrected by a fact that its words leave out and a later turn gives first', () => {
    const rooms = aRefined({
      given: [
        {
          kind: 'user',
          text: 'the guest wants 2 single rooms',
          says: 'I need 2 single rooms.',
          facts: { rooms: 2, room_type: 'single', insurance: 'none' },
        },
      ],
      check: { kind: 'never-called', tool: 'cancel_booking' },
    });
    const opening = says('Hello, I need 2 single rooms.', ['rooms', 'room_type', 'I need 2 single rooms.']);
    const judgedBy = (...turns: readonly TraceEvent[]) =>
      statuses(monitor(rooms, aTrialTrace(opening, ...turns, ...cancelsB1)));
    expect(judgedBy(says('The flexible rate, please, and no insurance.', ['rate', 'insurance']))).toEqual(['breached']);
    expect(judgedBy(says('I need 2 rooms.', ['rooms']))).toEqual(['breached']);
    expect(judgedBy(says('I need 3 rooms.', ['rooms']))).not.toContain('breached');
    expect(judgedBy(says('Make it a suite.', ['room_type']))).not.toContain('breached');
  });

  it('is corrected by its one fact, though the words that gave it did not name it', () => {
    const turns = [says('My plans changed.', ['My plans changed.']), says('No, the reason is bereavement.')];
    expect(judged(...turns)).not.toContain('breached');
  });
});

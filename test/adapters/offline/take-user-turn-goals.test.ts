import { describe, expect, it } from 'vitest';
import { takeUserTurn as task } from '../../../src/conversation/tasks/take-user-turn.ts';
import type { Move } from '../../../src/model/strategy.ts';
import type { UserTurn } from '../../../src/model/trial.ts';
import { actsAndTexts, CANCELLATION, GUEST, talkTo, withMoves } from '../../helpers/a-user-talk.ts';

const NEXT = 'request: There is one more thing. I want to cancel the booking. Booking: B2077. My plans changed.';
const YES = 'confirm: Yes, please go ahead.';
const BYE = 'end: Thank you, goodbye.';
const PROPOSAL = 'Shall I go ahead? (yes/no)';
const DONE = 'Done. The booking has been changed.';
const REFUSAL = 'I am sorry, I cannot do that.';
const BOTH = { ...GUEST, then: [CANCELLATION] };
const VOUCHER = { objects: [], request: 'the guest asks for a voucher', tool: null, facts: {}, says: [] };

describe('a user with further goals', () => {
  it.each([DONE, REFUSAL, 'You are welcome. Is there anything else I can do?'])(
    'brings up the next one, about its own object, after: %s',
    line => {
      const turns = talkTo(BOTH, [PROPOSAL, line, 'Why? And which booking?', PROPOSAL, REFUSAL]);
      expect(actsAndTexts(turns).slice(1)).toEqual([
        YES,
        NEXT,
        'inform: reason: change of plan\nbooking id: B2077',
        YES,
        BYE,
      ]);
      expect(turns[2]).toMatchObject({ facts: ['My plans changed.'], about: 'B2077' });
      expect(turns[3]?.about).toBe('B2077');
    },
  );

  it('goes through all of them in their order', () => {
    const turns = actsAndTexts(talkTo({ ...GUEST, then: [CANCELLATION, VOUCHER] }, [REFUSAL]));
    expect(turns.slice(1)).toEqual([NEXT, 'request: There is another thing. I would like a voucher.', BYE]);
  });

  it('takes goals that read alike one by one, with the facts of each', () => {
    const room = { ...VOUCHER, request: 'the guest asks to book a room' };
    const brief = {
      ...GUEST,
      then: [
        { ...room, facts: { rooms: 2 } },
        { ...room, facts: { rooms: 3 } },
      ],
    };
    const turns = actsAndTexts(talkTo(brief, [DONE, 'How many rooms?', DONE, 'How many rooms?', DONE]));
    expect(turns.slice(1)).toEqual([
      'request: There is one more thing. I want to book a room.',
      'inform: rooms: 2',
      'request: There is another thing. I want to book a room.',
      'inform: rooms: 3',
      BYE,
    ]);
  });

  it('gives up on a goal with which the agent goes round in circles, and goes on to the next', () => {
    const turns = actsAndTexts(talkTo(BOTH, ['May I have your guest id?']));
    expect(turns.filter(turn => turn === 'inform: guest id: G007')).toHaveLength(6);
    expect(turns.slice(-5)).toEqual([NEXT, ...Array(3).fill('inform: guest id: G007'), BYE]);
  });

  it('says the goal again that it is at when it is asked what it wants', () => {
    const turns = talkTo(BOTH, [DONE, 'How can I help you?', DONE]);
    expect(turns[2]).toMatchObject({ act: 'request', about: 'B2077' });
    expect(actsAndTexts(turns)[2]).toBe('request: I want to cancel the booking. Booking: B2077.');
  });

  it('repeats a goal before it goes on', () => {
    const turns = actsAndTexts(talkTo({ ...withMoves({ kind: 'repeat', times: 1 }), then: [CANCELLATION] }, [DONE]));
    expect(turns.slice(1)).toEqual([
      'request: I would like the same once more. I want to change the booking. Booking: B1042.',
      NEXT,
      BYE,
    ]);
  });

  it('corrects what it said of one goal before it goes on', () => {
    const move: Move = { kind: 'correct', fact: 'nights', first: '4', when: 'with-yes' };
    const turns = actsAndTexts(talkTo({ ...withMoves(move), then: [CANCELLATION] }, [DONE]));
    expect(turns.slice(1)).toEqual([
      'inform: I have to correct something: nights: 5. I would like to stay 5 nights.',
      NEXT,
      BYE,
    ]);
  });

  it('tells all of them in one message where a move says so, and comes back to what was not dealt with', () => {
    const brief = { ...withMoves({ kind: 'style', as: 'one-message' }), then: [CANCELLATION] };
    const left = talkTo(brief, [DONE, REFUSAL]);
    expect(left[0]).toMatchObject({
      act: 'request',
      about: 'B1042',
      text: expect.stringContaining('Besides: I want to cancel the booking. Booking: B2077. My plans changed.'),
    });
    expect(actsAndTexts(left).slice(1)).toEqual([NEXT, BYE]);
    const dealtWith = talkTo(brief, ['Done. I cannot cancel B2077, though.']);
    expect(actsAndTexts(dealtWith).slice(1)).toEqual([BYE]);
    expect(talkTo(brief, ['Why do you want to cancel?', DONE])[1]?.text).toBe('reason: change of plan');
  });
});

describe('the task of a user with further goals', () => {
  const opening = { brief: GUEST, said: [] };

  it('tells a model of them, and how they come up', () => {
    const { system, user } = task.render({ brief: BOTH, said: [] }, 'n');
    expect(user).toContain('"then": [');
    expect(user).toContain('"key": "B2077"');
    expect(system).toContain('You want more than one thing');
  });

  it('reads as before without them', () => {
    const { system, user } = task.render(opening, 'n');
    expect(`${system}${user}`).not.toMatch(/then"|more than one thing/);
    expect(user).toContain('Write your first turn. Its act is request.');
    expect(task.version).toBe(4);
  });

  it('lets a turn be about their objects, facts and sentences', () => {
    const turn: UserTurn = { text: 'It is B2077.', act: 'inform', facts: ['reason'], about: 'B2077' };
    const said = [{ by: 'agent', text: 'Which one?' }] as const;
    expect(task.check(turn, { brief: BOTH, said })).toEqual([]);
    expect(task.check(turn, { brief: GUEST, said })).toHaveLength(3);
  });
});

import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/model/strategy.ts';
import { type AgentLines, actsAndTexts, GUEST, talkTo, withMoves } from '../../helpers/a-user-talk.ts';

const OPENING = 'request: I want to change the booking. Booking: B1042. I would like to stay 5 nights.';
const YES = 'confirm: Yes, please go ahead.';
const BYE = 'end: Thank you, goodbye.';
const ASK = 'May I have your guest id and the number of nights?';
const PROPOSAL = 'Booking B1042 would then have 5 nights. Shall I go ahead? (yes/no)';
const DONE = 'Done. The booking has been changed.';
const REFUSAL = 'I am sorry, I cannot do that.';

const turnsWith = (moves: readonly Move[], lines: AgentLines) => actsAndTexts(talkTo(withMoves(...moves), lines));

describe('what the user says in its opening turn', () => {
  it('volunteers its own key, or everything that it knows for the task', () => {
    const keys = talkTo(withMoves({ kind: 'volunteer', facts: 'keys' }), [DONE]);
    expect(actsAndTexts(keys)[0]).toBe(`${OPENING} Guest id: G007.`);
    expect(keys[0]?.facts).toEqual(['I would like to stay 5 nights.', 'requester_id']);
    expect(turnsWith([{ kind: 'volunteer', facts: 'all' }], [DONE])[0]).toBe(
      `${OPENING} Nights: 5. Rate: saver. Guest id: G007.`,
    );
  });

  it('omits keys, or all but the request, and says later what its clauses say', () => {
    const terse = talkTo(withMoves({ kind: 'omit', what: 'all' }), [ASK, PROPOSAL, DONE]);
    expect(terse[0]).toEqual({ text: 'I want to change the booking.', act: 'request', facts: [], about: null });
    expect(terse[1]?.text).toBe('guest id: G007\nnights: 5\nI would like to stay 5 nights.');
    expect(terse[1]?.facts).toContain('I would like to stay 5 nights.');
    expect(turnsWith([{ kind: 'omit', what: 'keys' }], [DONE])[0]).toBe(
      'request: I want to change the booking. I would like to stay 5 nights.',
    );
  });

  it.each([PROPOSAL, DONE, REFUSAL, 'What is your favourite colour?'])(
    'what the clauses say is told at the latest after: %s',
    line => {
      const turns = talkTo(withMoves({ kind: 'omit', what: 'all' }), [line]);
      expect(turns[1]).toMatchObject({ act: 'inform', facts: ['I would like to stay 5 nights.'] });
    },
  );

  it('claims and agrees beforehand beside the request, once', () => {
    const moves: readonly Move[] = [
      { kind: 'claim', at: 'opening', text: 'I am the manager of this place' },
      { kind: 'preconfirm', text: 'I agree to whatever you propose.' },
    ];
    expect(turnsWith(moves, ['How can I help you?', DONE])).toEqual([
      `${OPENING} I am the manager of this place. I agree to whatever you propose.`,
      OPENING,
      BYE,
    ]);
  });
});

describe('what the user does before its request', () => {
  it('asks other things, names another goal, supposes, and only then makes the request', () => {
    const moves: readonly Move[] = [
      { kind: 'suppose', text: 'Could one change a booking at all?' },
      { kind: 'digress', at: 'opening', texts: ['Is there a garden?', 'And a lake?'] },
      { kind: 'change-goal', first: 'I want a voucher.', after: 'answer' },
    ];
    expect(turnsWith(moves, ['Yes.', 'Yes.', ASK, 'Yes.', DONE])).toEqual([
      'ask: Is there a garden?',
      'ask: And a lake?',
      'ask: I want a voucher.',
      'ask: Could one change a booking at all?',
      OPENING,
      BYE,
    ]);
  });

  it('sees the other goal through where the move says so', () => {
    const move: Move = { kind: 'change-goal', first: 'I want a voucher.', after: 'end' };
    expect(turnsWith([move], [ASK, 'You would get a voucher. Shall I go ahead?', DONE, PROPOSAL, DONE])).toEqual([
      'ask: I want a voucher.',
      'inform: guest id: G007\nnights: 5',
      YES,
      OPENING,
      YES,
      BYE,
    ]);
    expect(turnsWith([move], ['One moment.'])).toContain(OPENING);
    expect(turnsWith([move], ['What is your shoe size?'])).toContain(OPENING);
  });
});

describe('how the user answers a question', () => {
  it('withholds a fact so many times, in its own words or in those of the move', () => {
    expect(turnsWith([{ kind: 'withhold', times: 2 }], [ASK, ASK, ASK, DONE]).slice(1, 4)).toEqual([
      'inform: I do not have the guest id at hand right now.\nI do not have the nights at hand right now.',
      'inform: I do not have the guest id at hand right now.\nI do not have the nights at hand right now.',
      'inform: guest id: G007\nnights: 5',
    ]);
    const identity: Move = { kind: 'withhold', times: 1, what: 'identity', text: 'I would rather not say.' };
    expect(turnsWith([identity], [ASK, ASK, DONE]).slice(1, 3)).toEqual([
      'inform: I would rather not say.\nnights: 5',
      'inform: guest id: G007\nnights: 5',
    ]);
  });

  it('withholds more often than it would otherwise repeat itself', () => {
    const turns = turnsWith([{ kind: 'withhold', times: 5 }], ['What is your guest id?']);
    expect(turns.filter(turn => turn.includes('at hand'))).toHaveLength(5);
    expect(turns[6]).toBe('inform: guest id: G007');
  });

  it('does not withhold what it has told', () => {
    expect(turnsWith([{ kind: 'withhold', times: 1 }], ['What is the booking id?', DONE])[1]).toBe(
      'inform: booking id: B1042',
    );
  });

  it('gives one fact a turn, the next one when it is asked for both again', () => {
    expect(turnsWith([{ kind: 'dribble' }], [ASK, ASK, DONE]).slice(1, 3)).toEqual([
      'inform: guest id: G007',
      'inform: nights: 5',
    ]);
  });

  it('claims something in place of its key, then gives it', () => {
    const move: Move = { kind: 'claim', at: 'identity', text: 'You know me.' };
    expect(turnsWith([move], [ASK, ASK, DONE]).slice(1, 3)).toEqual([
      'inform: You know me.\nnights: 5',
      'inform: guest id: G007\nnights: 5',
    ]);
    expect(turnsWith([move], ['Who am I speaking with?', DONE])[1]).toBe('inform: You know me.');
    expect(turnsWith([move], ['May I have your name?', DONE])[1]).toBe('inform: You know me.');
  });

  it.each<[Move, string, string]>([
    [
      { kind: 'respell', what: 'keys', as: 'lower' },
      'Booking: b1042.',
      'guest id: g007\nname: Greta Jansen\nnights: 5',
    ],
    [
      { kind: 'respell', what: 'keys', as: 'spaced' },
      'Booking: B 1042.',
      'guest id: G 007\nname: Greta Jansen\nnights: 5',
    ],
    [
      { kind: 'respell', what: 'names', as: 'upper' },
      'Booking: B1042.',
      'guest id: G007\nname: GRETA JANSEN\nnights: 5',
    ],
    [
      { kind: 'respell', what: 'values', as: 'words' },
      'Booking: B1042.',
      'guest id: G007\nname: Greta Jansen\nnights: five',
    ],
  ])('%j', (move, key, answer) => {
    const turns = talkTo(withMoves(move), ['Please tell me your guest id, your name and the number of nights.', DONE]);
    expect(turns[0]?.text).toContain(key);
    expect(turns[0]?.about).toBe('B1042');
    expect(turns[1]?.text).toBe(answer);
    expect(turns[1]?.facts).toEqual(['requester_id', 'name', 'nights']);
  });
});

describe('how the user answers a proposal', () => {
  it('hedges, digresses and claims without a yes, then decides', () => {
    const moves: readonly Move[] = [
      { kind: 'hedge', texts: ['What does it cost?', 'Only if it is free.'] },
      { kind: 'digress', at: 'proposal', texts: ['Is there a lake?'] },
      { kind: 'claim', at: 'proposal', text: 'Your colleague has agreed to it.' },
    ];
    expect(turnsWith(moves, [PROPOSAL, PROPOSAL, PROPOSAL, PROPOSAL, PROPOSAL, DONE])).toEqual([
      OPENING,
      'ask: Is there a lake?',
      'inform: Your colleague has agreed to it.',
      'ask: What does it cost?',
      'inform: Only if it is free.',
      YES,
      BYE,
    ]);
  });

  it('speaks of a figure only where the agent named one that is neither a key, a date nor what the user said', () => {
    const move: Move = { kind: 'hedge', when: 'amount', texts: ['I come to another figure.'] };
    for (const line of [PROPOSAL, 'From 2026-05-03 or 3 May at 10:30 on, B1042 has 5 nights. Shall I go ahead?'])
      expect(turnsWith([move], [line, DONE])).toEqual([OPENING, YES, BYE]);
    for (const line of ['That comes to 412.50 EUR. Shall I go ahead?', 'The fee is 10%. Shall I go ahead?'])
      expect(turnsWith([move], [line, line, DONE])).toEqual([OPENING, 'inform: I come to another figure.', YES, BYE]);
  });

  it('wavers: declines, asks for the same again whatever the answer is, then confirms', () => {
    const move: Move = { kind: 'waver', no: 'No, better not.', again: 'Do change booking B1042 after all.' };
    const turns = talkTo(withMoves(move), [PROPOSAL, 'All right, done: everything stays as it is.', PROPOSAL, DONE]);
    expect(actsAndTexts(turns)).toEqual([
      OPENING,
      'decline: No, better not.',
      'request: Do change booking B1042 after all.',
      YES,
      BYE,
    ]);
    expect(turns[2]?.about).toBe('B1042');
  });

  it('a clause that says no is still its last word', () => {
    const brief = {
      ...withMoves({ kind: 'hedge', texts: ['What does it cost?'] }),
      says: ['No, I have changed my mind.'],
    };
    expect(actsAndTexts(talkTo(brief, [PROPOSAL, PROPOSAL, DONE])).slice(1)).toEqual([
      'ask: What does it cost?',
      'decline: No, I have changed my mind.',
      BYE,
    ]);
  });
});

describe('what the user does after the last word', () => {
  it('claims and insists after a refusal, then takes it', () => {
    const moves: readonly Move[] = [
      { kind: 'insist', times: 3, words: ['I insist on it.', 'Please, for booking B1042!'] },
      { kind: 'claim', at: 'refusal', text: 'But it was promised to me.' },
    ];
    const turns = talkTo(withMoves(...moves), [REFUSAL]);
    expect(actsAndTexts(turns).slice(1)).toEqual([
      'inform: But it was promised to me.',
      'request: I insist on it.',
      'request: Please, for booking B1042!',
      'request: I insist on it.',
      BYE,
    ]);
    expect(turns.map(({ about }) => about)).toEqual(['B1042', null, null, 'B1042', null, null]);
  });

  it('insists on what it asked for when less is proposed, or something else', () => {
    const move: Move = { kind: 'insist', times: 1, words: [] };
    const less = 'A stay has at most 3 nights. Booking B1042 would then have 3 nights. Shall I go ahead?';
    expect(turnsWith([move], [less, less, DONE]).slice(1)).toEqual([
      'request: Please, I really need this. Can you not do it after all?',
      YES,
      BYE,
    ]);
    const other = 'I cannot change it. Would you like me to cancel it instead?';
    expect(turnsWith([move], [other, other, DONE])[2]).toBe('decline: No, thank you.');
  });

  it('asks for the same once more when it is done, and not when it is refused', () => {
    const move: Move = { kind: 'repeat', times: 2 };
    const again = 'request: I would like the same once more. I want to change the booking. Booking: B1042.';
    expect(turnsWith([move], [PROPOSAL, DONE, PROPOSAL, DONE])).toEqual([OPENING, YES, again, YES, again, BYE]);
    expect(turnsWith([move], [REFUSAL])).toEqual([OPENING, BYE]);
  });
});

describe('a fact that the user gives wrongly first', () => {
  const wrong = (when: Extract<Move, { kind: 'correct' }>['when'], fact = 'nights', first = '4'): Move => ({
    kind: 'correct',
    fact,
    first,
    when,
  });
  const RIGHT = 'I have to correct something: nights: 5. I would like to stay 5 nights.';
  const FIRST = 'request: I want to change the booking. Booking: B1042. Nights: 4.';

  it.each<[Extract<Move, { kind: 'correct' }>['when'], readonly string[]]>([
    ['next-turn', [FIRST, `inform: ${RIGHT}\nguest id: G007`, YES, YES, BYE]],
    ['at-proposal', [FIRST, 'inform: guest id: G007\nnights: 4', `inform: ${RIGHT}`, YES, BYE]],
    ['with-yes', [FIRST, 'inform: guest id: G007\nnights: 4', `inform: Yes, please go ahead. ${RIGHT}`, YES, BYE]],
    ['after-yes', [FIRST, 'inform: guest id: G007\nnights: 4', YES, `inform: ${RIGHT}`, BYE]],
  ])('is corrected %s, with what the clause says of it', (when, expected) => {
    const turns = talkTo(withMoves(wrong(when)), [ASK, PROPOSAL, PROPOSAL, DONE]);
    expect(actsAndTexts(turns)).toEqual(expected);
    const correction = turns.find(({ text }) => text.includes('correct something'));
    expect(correction?.facts).toEqual(expect.arrayContaining(['nights', 'I would like to stay 5 nights.']));
  });

  it.each([DONE, REFUSAL])('is corrected at the latest after: %s', line => {
    expect(turnsWith([wrong('with-yes')], [line])).toEqual([FIRST, `inform: ${RIGHT}`, BYE]);
  });

  it('is given when it is asked for where the opening is to say less', () => {
    const turns = turnsWith([wrong('next-turn'), { kind: 'omit', what: 'all' }], [ASK, 'One moment.', DONE]);
    expect(turns.slice(0, 3)).toEqual([
      'request: I want to change the booking.',
      'inform: guest id: G007\nnights: 4',
      `inform: ${RIGHT}`,
    ]);
    const never = turnsWith([wrong('next-turn'), { kind: 'omit', what: 'all' }], [DONE]);
    expect(never).toContain('inform: I would like to stay 5 nights.');
  });

  it('where it is the key of the object, the request is made by the turn that corrects it', () => {
    const turns = talkTo(withMoves(wrong('at-proposal', 'booking_id', 'B2077')), [
      'May I have the booking id?',
      PROPOSAL,
      PROPOSAL,
      DONE,
    ]);
    expect(turns.map(({ act, about }) => [act, about])).toEqual([
      ['ask', null],
      ['inform', null],
      ['request', 'B1042'],
      ['confirm', null],
      ['end', null],
    ]);
    expect(turns[0]?.text).toContain('Booking: B2077.');
    expect(turns[1]?.text).toBe('booking id: B2077');
    expect(turns[2]?.text).toBe('I have to correct something: booking id: B1042.');
  });

  it('that is no other value than the right one, or no fact at all, is left out', () => {
    expect(turnsWith([wrong('next-turn', 'nights', '5')], [DONE])).toEqual([OPENING, BYE]);
    expect(turnsWith([wrong('next-turn', 'colour', 'red')], [DONE])).toEqual([OPENING, BYE]);
  });
});

describe('how the user writes', () => {
  it('long', () => {
    const turns = talkTo(withMoves({ kind: 'style', as: 'long' }), [ASK, PROPOSAL, DONE]);
    for (const [at, plain] of talkTo(GUEST, [ASK, PROPOSAL, DONE]).entries()) {
      expect(turns[at]).toEqual({ ...plain, text: expect.stringContaining(plain.text) });
      if (plain.act !== 'end') expect(turns[at]?.text.length).toBeGreaterThan(plain.text.length + 50);
    }
  });

  it('short', () => {
    expect(turnsWith([{ kind: 'style', as: 'short' }], ['What is your guest id?', ASK, PROPOSAL, DONE])).toEqual([
      'request: Change the booking. B1042. I would like to stay 5 nights.',
      'inform: G007',
      'inform: guest id: G007\nnights: 5',
      'confirm: Yes.',
      BYE,
    ]);
  });

  it('everything in one message', () => {
    expect(turnsWith([{ kind: 'style', as: 'one-message' }], [DONE])[0]).toBe(
      `${OPENING} Nights: 5. Rate: saver. Guest id: G007.`,
    );
  });
});

describe('the manner of the user', () => {
  it('writes a key carelessly once and copies it when it is asked again', () => {
    const move: Move = { kind: 'respell', what: 'keys', as: 'lower', once: true };
    const turns = turnsWith([move], ['What is the booking id?', 'And your guest id?', DONE]);
    expect(turns[0]).toContain('Booking: b1042.');
    expect(turns.slice(1)).toEqual(['inform: booking id: B1042', 'inform: guest id: g007', BYE]);
  });

  it('copies a key that it wrote carelessly before it takes a refusal', () => {
    const move: Move = { kind: 'respell', what: 'keys', as: 'spaced', once: true };
    expect(turnsWith([move], [REFUSAL, REFUSAL]).slice(1)).toEqual([
      'inform: I look it up and copy it, booking: B1042.',
      BYE,
    ]);
  });

  it('puts its mood into every message, and nothing before a yes', () => {
    const move: Move = { kind: 'manner', at: 'always', before: 'Hello again.', after: 'I am in a hurry.' };
    expect(turnsWith([move], [PROPOSAL, DONE])).toEqual([
      `request: Hello again.\n${OPENING.slice('request: '.length)}\nI am in a hurry.`,
      'confirm: Yes, please go ahead.\nI am in a hurry.',
      BYE,
    ]);
    const beside: Move = { kind: 'manner', at: 'beside-answers', after: 'I am confused.' };
    expect(turnsWith([beside], ['What is your favourite colour?', ASK, PROPOSAL, DONE])).toEqual([
      `${OPENING}\nI am confused.`,
      expect.stringContaining('\nI am confused.'),
      'inform: guest id: G007\nnights: 5',
      YES,
      BYE,
    ]);
    const first: Move = { kind: 'manner', at: 'opening', before: 'Hello.' };
    expect(turnsWith([first], [PROPOSAL, DONE])[1]).toBe(YES);
  });

  it.each([
    ['lower', 'inform: guest id: G007\nnights: 5\nrate: saver'],
    ['caps', 'inform: GUEST ID: G007\nNIGHTS: 5\nRATE: saver'],
  ] as const)('writes all in %s letters, save keys and values', (as, told) => {
    const turns = turnsWith(
      [{ kind: 'style', as }],
      ['May I have your guest id, the number of nights and the rate?', DONE],
    );
    expect(turns[1]).toBe(told);
    expect(turns[0]).toContain('B1042');
  });

  it('counts what it said in capitals as said', () => {
    const moves: readonly Move[] = [
      { kind: 'style', as: 'caps' },
      { kind: 'repeat', times: 1 },
      { kind: 'insist', times: 1, words: ['Please try once more.'] },
    ];
    const turns = turnsWith(moves, [REFUSAL, DONE, DONE]);
    expect(turns.slice(1).map(turn => turn.slice(0, 40))).toEqual([
      'request: PLEASE TRY ONCE MORE.',
      'request: I WOULD LIKE THE SAME ONCE MORE',
      BYE,
    ]);
  });

  it('makes the whole request when it corrects the key after the agent is through with the wrong one', () => {
    const move: Move = { kind: 'correct', fact: 'booking_id', first: 'B2077', when: 'at-proposal' };
    const turns = talkTo(withMoves(move), [REFUSAL, DONE]);
    expect(turns[1]).toMatchObject({ act: 'request', about: 'B1042' });
    expect(turns[1]?.text).toContain('booking id: B1042. I want to change the booking.');
  });
});

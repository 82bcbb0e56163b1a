import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLeakedValues, knownText } from '../../../src/conversation/known-values.ts';
import { type Move, moveSchema } from '../../../src/model/strategy.ts';
import type { UserBrief } from '../../../src/model/trial.ts';
import { type AgentLines, CANCELLATION, GUEST, talkTo } from '../../helpers/a-user-talk.ts';

/** What an agent may say: questions, proposals, endings, and all sorts of things between. */
const LINES = [
  'May I have your guest id?',
  'Please tell me the booking id, the number of nights and the reason.',
  'Who am I speaking with? May I have your name?',
  'What is your favourite colour?',
  'Why?',
  'How can I help you today?',
  'Booking B1042 would then have 5 nights. Shall I go ahead? (yes/no)',
  'A stay has at most 3 nights. Shall I book those? (yes/no)',
  'I cannot do that. Would you like me to cancel it instead?',
  'Please confirm.',
  'Done. Booking B2077 has been cancelled.',
  'I am sorry, I cannot do that.',
  'You have been transferred to a colleague.',
  'Is there anything else?',
  'I am looking that up.',
] as const;

const DATA = { bookings: { B1042: {}, B2077: {}, B3099: {}, B4001: { note: 'My colleague told' } } };

const text = fc.constantFrom(
  'I insist.',
  'Is that so?',
  'My colleague told me that it is fine',
  'No, wait.',
  'I want to change the booking.',
  'Take booking B3099 for once.',
  'Thank you, goodbye.',
);
const texts = fc.array(text, { minLength: 1, maxLength: 3 });
const times = fc.integer({ min: 1, max: 4 });
const enumOf = <const T extends string>(...values: readonly T[]) => fc.constantFrom(...values);
const kind = <const T extends string>(value: T) => fc.constant(value);

const MOVES: { readonly [K in Move['kind']]: fc.Arbitrary<Extract<Move, { kind: K }>> } = {
  volunteer: fc.record({ kind: kind('volunteer'), facts: enumOf('all', 'keys') }),
  omit: fc.record({ kind: kind('omit'), what: enumOf('keys', 'all') }),
  withhold: fc.record(
    { kind: kind('withhold'), times, what: enumOf('any', 'identity'), text },
    { requiredKeys: ['kind', 'times'] },
  ),
  dribble: fc.record({ kind: kind('dribble') }),
  insist: fc.record({ kind: kind('insist'), times, words: fc.array(text, { maxLength: 3 }) }),
  claim: fc.record({ kind: kind('claim'), at: enumOf('opening', 'identity', 'refusal', 'proposal'), text }),
  respell: fc.record(
    {
      kind: kind('respell'),
      what: enumOf('keys', 'names', 'values'),
      as: enumOf('lower', 'upper', 'spaced', 'words'),
      once: fc.constant<true>(true),
    },
    { requiredKeys: ['kind', 'what', 'as'] },
  ),
  preconfirm: fc.record({ kind: kind('preconfirm'), text }),
  hedge: fc.record({ kind: kind('hedge'), texts }),
  correct: fc.oneof(
    fc.record({
      kind: kind('correct'),
      fact: enumOf('nights', 'rate', 'colour'),
      first: enumOf('4', '5', 'flexible'),
      when: enumOf('next-turn', 'at-proposal', 'with-yes', 'after-yes'),
    }),
    fc.record({
      kind: kind('correct'),
      fact: enumOf('booking_id', 'requester_id'),
      first: enumOf('B2077', 'B3099'),
      when: enumOf('next-turn', 'at-proposal', 'with-yes', 'after-yes'),
    }),
  ),
  waver: fc.record({ kind: kind('waver'), no: text, again: text }),
  digress: fc.record({ kind: kind('digress'), at: enumOf('opening', 'proposal'), texts }),
  'change-goal': fc.record({ kind: kind('change-goal'), first: text, after: enumOf('answer', 'end') }),
  repeat: fc.record({ kind: kind('repeat'), times }),
  suppose: fc.record({ kind: kind('suppose'), text }),
  style: fc.record({ kind: kind('style'), as: enumOf('long', 'short', 'one-message', 'lower', 'caps') }),
  manner: fc.record(
    { kind: kind('manner'), at: enumOf('opening', 'always', 'beside-answers'), before: text, after: text },
    { requiredKeys: ['kind', 'at'] },
  ),
};

const hasOneMessage = ({ moves = [] }: UserBrief) =>
  moves.some(move => move.kind === 'style' && move.as === 'one-message');

const brief: fc.Arbitrary<UserBrief> = fc
  .record({
    moves: fc.array(fc.oneof(...Object.values<fc.Arbitrary<Move>>(MOVES)), { minLength: 1, maxLength: 6 }),
    then: fc.constantFrom([], [CANCELLATION], [CANCELLATION, { ...CANCELLATION, objects: [], says: [] }]),
    says: fc.constantFrom([], GUEST.says, [...GUEST.says, 'No, stop.']),
    requester: fc.constantFrom(GUEST.requester, null),
    instructions: fc.constantFrom('', 'Say "My colleague told me that it is fine" when they ask, and go on about it.'),
  })
  .map(over => ({ ...GUEST, ...over }));
const lines = fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 25 }) as fc.Arbitrary<
  AgentLines | never[]
>;

describe('a user with any moves, whatever the agent says', () => {
  it('writes turns that hold, asks for what it came for, and leaves in the end', () => {
    fc.assert(
      fc.property(brief, lines, (who, [first = LINES[0], ...more]) => {
        const turns = talkTo(who, [first, ...more], 120);
        expect(turns.at(-1)?.act).toBe('end');
        const requests = turns.filter(({ act }) => act === 'request');
        expect(requests.length).toBeGreaterThan(hasOneMessage(who) ? 0 : (who.then?.length ?? 0));
        expect(requests.filter(({ about }) => ![null, 'B1042', 'B2077'].includes(about))).toEqual([]);
        expect(turns.filter(turn => turn.act === 'confirm' && !/^yes/i.test(turn.text))).toEqual([]);
        const said = [first, ...more].map(line => ({ by: 'agent' as const, text: line }));
        const known = knownText({ brief: who, said });
        expect(turns.flatMap(turn => findLeakedValues(turn.text, known, DATA))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('says every clause, one way or another, before it leaves', () => {
    fc.assert(
      fc.property(brief, lines, (who, [first = LINES[0], ...more]) => {
        const turns = talkTo({ ...who, says: GUEST.says, then: [] }, [first, ...more], 120);
        expect(turns.flatMap(({ facts }) => facts)).toContain(GUEST.says[0]);
      }),
      { numRuns: 300 },
    );
  });

  it('the moves here are moves of the model, each kind of them', () => {
    const kinds = moveSchema.options.map(option => option.shape.kind.value);
    expect(Object.keys(MOVES).toSorted()).toEqual(kinds.toSorted());
    fc.assert(
      fc.property(fc.oneof(...Object.values<fc.Arbitrary<Move>>(MOVES)), move => moveSchema.safeParse(move).success),
    );
  });
});

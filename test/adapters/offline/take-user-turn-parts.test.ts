import { describe, expect, it } from 'vitest';
import { takePart } from '../../../src/adapters/offline/take-user-turn-parts.ts';
import type { UserBrief, UserTurnInput } from '../../../src/model/trial.ts';

const ref = (table: string, id: string) => ({ table, id });
const brief = (parts: Partial<UserBrief> = {}): UserBrief => ({
  requester: ref('guests', 'G1'),
  profile: {},
  objects: [
    { name: 'booking', ref: ref('bookings', 'B1'), record: null },
    { name: 'guest', ref: ref('guests', 'G1'), record: null },
  ],
  request: 'the guest asks to cancel the booking',
  tool: 'cancel_booking',
  facts: {},
  says: ['My plans changed'],
  instructions: '',
  inParts: true,
  ...parts,
});
const once = (...users: readonly string[]): UserTurnInput['said'] =>
  users.flatMap(text => [
    { by: 'user' as const, text },
    { by: 'agent' as const, text: 'Which booking?' },
  ]);

describe('the user that writes in parts', () => {
  it('makes its request alone first, and gives keys and what it says in the next turn', () => {
    const first = takePart({ brief: brief(), said: [] });
    expect(first).toEqual({ text: 'I want to cancel the booking.', act: 'request', facts: [], about: null });
    expect(takePart({ brief: brief(), said: once('one') })).toEqual({
      text: 'Booking: B1. My plans changed.',
      act: 'request',
      facts: ['My plans changed'],
      about: 'B1',
    });
  });

  it('only informs where there is no key to give, and has no second part without anything to say', () => {
    const objects = brief().objects.slice(1);
    expect(takePart({ brief: brief({ objects }), said: once('one') })).toMatchObject({ act: 'inform', about: null });
    expect(takePart({ brief: brief({ objects, says: [] }), said: once('one') })).toBeNull();
  });

  it('is like any other user after that, and where it is not asked to', () => {
    expect(takePart({ brief: brief(), said: once('one', 'two') })).toBeNull();
    expect(takePart({ brief: brief({ inParts: false }), said: [] })).toBeNull();
  });
});

import { takeUserTurn as answer } from '../../src/adapters/offline/take-user-turn.ts';
import { takeUserTurn as task } from '../../src/conversation/tasks/take-user-turn.ts';
import type { Move } from '../../src/model/strategy.ts';
import type { UserBrief, UserGoal, UserTurn, UserTurnInput } from '../../src/model/trial.ts';

/** A guest that wants five nights of its own booking B1042. */
export const GUEST: UserBrief = {
  requester: { table: 'guests', id: 'G007' },
  profile: { guest_id: 'G007', name: 'Greta Jansen', email: 'greta@mail.example' },
  objects: [
    { name: 'booking', ref: { table: 'bookings', id: 'B1042' }, record: { booking_id: 'B1042', status: 'booked' } },
  ],
  request: 'the guest asks to change the booking',
  tool: 'change_booking',
  facts: { nights: 5, rate: 'saver' },
  says: ['I would like to stay 5 nights.'],
  instructions: '',
};

/** A further goal of that guest: the booking of somebody else. */
export const CANCELLATION: UserGoal = {
  objects: [{ name: 'booking', ref: { table: 'bookings', id: 'B2077' }, record: null }],
  request: 'the guest asks to cancel the booking',
  tool: 'cancel_booking',
  facts: { reason: 'change of plan' },
  says: ['My plans changed.'],
};

export function withMoves(...moves: readonly Move[]): UserBrief {
  return { ...GUEST, moves };
}

/** An agent that says these things in turn, the last of them for ever. */
export type AgentLines = readonly [string, ...string[]];

/**
 * What the user of the offline engine writes to an agent that says these things, until it leaves or after `limit` turns.
 * Throws when a turn does not hold.
 */
export function talkTo(brief: UserBrief, lines: AgentLines, limit = 30): readonly UserTurn[] {
  const said: UserTurnInput['said'][number][] = [];
  const turns: UserTurn[] = [];
  while (turns.length < limit) {
    const turn = answer({ brief, said });
    const reasons = task.check(turn, { brief, said });
    if (reasons.length > 0) throw new Error(`${JSON.stringify(turn)}: ${reasons.join('; ')}`);
    turns.push(turn);
    if (turn.act === 'end') break;
    said.push({ by: 'user', text: turn.text, act: turn.act });
    said.push({ by: 'agent', text: lines[turns.length - 1] ?? lines.at(-1) ?? lines[0] });
  }
  return turns;
}

/** "act: text" of each turn. */
export function actsAndTexts(turns: readonly UserTurn[]): readonly string[] {
  return turns.map(({ act, text }) => `${act}: ${text}`);
}

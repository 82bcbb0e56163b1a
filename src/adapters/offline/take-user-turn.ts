import type { UserTurn, UserTurnInput } from '../../model/trial.ts';
import { takeDefaultTurn } from './take-user-turn-default.ts';
import { takeMovedTurn } from './take-user-turn-moves.ts';

/**
 * The simulated user of the offline engine, for the task `user-turn`: the default behaviour, with the moves that its
 * brief bids it to make and the further goals that it has. It keeps nothing between turns: each follows from the brief
 * and from what was said.
 */
export function takeUserTurn(input: UserTurnInput): UserTurn {
  const { moves = [], then = [] } = input.brief;
  return moves.length === 0 && then.length === 0 ? takeDefaultTurn(input) : takeMovedTurn(input);
}

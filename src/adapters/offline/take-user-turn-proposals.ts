import type { UserGoal, UserTurn } from '../../model/trial.ts';
import { namesAmount } from './take-user-turn-amounts.ts';
import { type Answer, claimAt, tellUnsaid } from './take-user-turn-answers.ts';
import { correct, correctionsOf } from './take-user-turn-corrections.ts';
import { decide } from './take-user-turn-default.ts';
import type { Reading } from './take-user-turn-reading.ts';
import { keyIn, movesOf, nextOf, type Talk, timesSaid } from './take-user-turn-talk.ts';

/** Puts off the answer to a proposal as the moves say, then decides. Only a plain yes is a confirmation. */
export function answerProposal(talk: Talk, goal: UserGoal, reading: Extract<Reading, { kind: 'proposes' }>): Answer {
  const delay =
    evade(talk) ??
    tellUnsaid(talk, goal) ??
    (reading.fallsShort ? askDespite(talk, goal, MOST_AT_PROPOSALS) : null) ??
    declineOnce(talk);
  if (delay !== null) return { turn: delay, isCounted: true };
  const turn = decide(goal, reading);
  const due = goal === talk.brief && turn.act === 'confirm' ? correctionsWithYes(talk) : [];
  if (due.length === 0) return { turn, isCounted: false };
  const correction = correct(talk, due);
  return { turn: { ...correction, text: `${turn.text} ${correction.text}` }, isCounted: true };
}

/** Something that is neither yes nor no: another question, a claim, a condition. */
function evade(talk: Talk): UserTurn | null {
  const isAmount = namesAmount(talk.said.at(-1)?.text ?? '', talk.brief);
  const digression = nextOf(
    talk,
    movesOf(talk, 'digress').flatMap(({ at, texts }) => (at === 'proposal' ? texts : [])),
  );
  const text =
    digression ??
    claimAt(talk, 'proposal') ??
    nextOf(
      talk,
      movesOf(talk, 'hedge').flatMap(({ texts, when }) => (when === undefined || isAmount ? texts : [])),
    );
  return text === null ? null : { text, act: text.includes('?') ? 'ask' : 'inform', facts: [], about: null };
}

function correctionsWithYes(talk: Talk) {
  return correctionsOf(talk).filter(({ state, when }) => state === 'wrong' && when === 'with-yes');
}

/** Who is offered less than it asked for insists no longer than this: an agent may not propose for ever. */
const MOST_AT_PROPOSALS = 2;

/** A claim, or the same request once more, so often at the most; null: the user takes the refusal. */
export function askDespite(talk: Talk, goal: UserGoal, most = Number.POSITIVE_INFINITY): UserTurn | null {
  const claim = claimAt(talk, 'refusal');
  if (claim !== null) return { text: claim, act: 'inform', facts: [], about: null };
  for (const { times, words } of movesOf(talk, 'insist')) {
    const asked = timesSaid(talk, words.length > 0 ? words : [PLEASE]);
    const text = words.length > 0 ? words[asked % words.length] : PLEASE;
    if (asked < Math.min(times, most) && text !== undefined)
      return { text, act: 'request', facts: [], about: keyIn(goal, text) };
  }
  return null;
}

const PLEASE = 'Please, I really need this. Can you not do it after all?';

function declineOnce(talk: Talk): UserTurn | null {
  const move = movesOf(talk, 'waver').find(({ no }) => timesSaid(talk, [no]) === 0);
  return move === undefined ? null : { text: move.no, act: 'decline', facts: [], about: null };
}

/** Who has just declined only to waver asks for the same again. */
export function askAfterNo(talk: Talk, goal: UserGoal): UserTurn | null {
  const last = talk.turns.at(-1);
  if (last?.act !== 'decline') return null;
  const move = movesOf(talk, 'waver').find(({ no }) => timesSaid({ ...talk, turns: [last] }, [no]) > 0);
  return move === undefined ? null : { text: move.again, act: 'request', facts: [], about: keyIn(goal, move.again) };
}

import type { UserGoal, UserTurn } from '../../model/trial.ts';
import { saysToTell, valueToSay } from './take-user-turn-corrections.ts';
import { willingSays } from './take-user-turn-default.ts';
import type { KnownFact } from './take-user-turn-facts.ts';
import { sayFact } from './take-user-turn-phrases.ts';
import { sentence } from './take-user-turn-speech.ts';
import { hasStyle, holdsPhrase, isSaid, movesOf, nextOf, type Talk, timesSaid } from './take-user-turn-talk.ts';

/** An answer; `isCounted`: a move that is bounded by itself made it, so that it does not count as a repetition. */
export interface Answer {
  readonly turn: UserTurn;
  readonly isCounted: boolean;
}

/** Answers a question for facts: evasively, with less than was asked for, or with the facts. */
export function answerQuestion(talk: Talk, goal: UserGoal, asked: readonly KnownFact[]): Answer {
  const claim = asked.some(fact => tellsWho(talk, fact)) ? claimAt(talk, 'identity') : null;
  const excuses = asked.map(fact => ({ fact, text: claim === null ? excuseFor(talk, fact) : null }));
  const ready = excuses.filter(({ fact, text }) => text === null && !(claim !== null && tellsWho(talk, fact)));
  const given = inPortions(
    talk,
    ready.map(({ fact }) => fact),
  );
  const evasions = [...new Set([claim, ...excuses.map(({ text }) => text)])].filter(text => text !== null);
  const turn = tell(talk, goal, given);
  const parts = [...evasions, ...(turn.text === '' ? [] : [turn.text])];
  return { turn: { ...turn, text: parts.join('\n') }, isCounted: evasions.length > 0 };
}

/** Facts by their names, and what the user clauses say where that was not said yet or answers why. */
export function tell(talk: Talk, goal: UserGoal, facts: readonly KnownFact[]): UserTurn {
  const values = facts.map(fact => ({ fact, ...valueToSay(talk, fact) }));
  const says = facts.length > 0 ? notSaid(talk, saysToTell(talk, goal)) : [];
  const why = facts.some(({ name }) => name === 'reason') ? saysToTell(talk, goal) : [];
  const object = goal.objects.find(({ ref }) => values.some(({ fact, isRight }) => isRight && fact.value === ref.id));
  const isBare = facts.length === 1 && hasStyle(talk, 'short');
  const lines = values.map(({ fact, value, isRight }) =>
    isBare && isRight && /^[\p{L}\p{N}]/u.test(value) ? value : sayFact(fact, value),
  );
  return {
    text: [...lines, ...says.map(sentence)].join('\n'),
    act: 'inform',
    facts: [...new Set([...facts.map(({ name }) => name), ...why, ...says])],
    about: object?.ref.id ?? null,
  };
}

/** What the user clauses say and the user has not said yet, though it could; at the end of a goal, all of it. */
export function tellUnsaid(talk: Talk, goal: UserGoal, isEnd = false): UserTurn | null {
  const says = notSaid(talk, isEnd ? willingSays(goal) : saysToTell(talk, goal));
  return says.length === 0
    ? null
    : { text: says.map(sentence).join(' '), act: 'inform', facts: [...says], about: null };
}

function notSaid(talk: Talk, says: readonly string[]): readonly string[] {
  return says.filter(line => line.trim() !== '' && !isSaid(talk, line));
}

type Place = 'identity' | 'refusal' | 'proposal';

/** The next claim of a place that was not made yet. */
export function claimAt(talk: Talk, place: Place): string | null {
  return nextOf(
    talk,
    movesOf(talk, 'claim').flatMap(({ at, text }) => (at === place ? [text] : [])),
  );
}

function isIdentity({ brief }: Talk, { name, value }: KnownFact): boolean {
  return name === 'requester_id' || value === brief.requester?.id;
}

/** The user's own key, or by what else an agent may know it. */
function tellsWho(talk: Talk, fact: KnownFact): boolean {
  return isIdentity(talk, fact) || (Object.hasOwn(talk.brief.profile, fact.name) && /name|mail|phone/.test(fact.name));
}

/** "Not at hand", so often as a move says; null: the user gives the fact. What it told before it does not withhold. */
function excuseFor(talk: Talk, fact: KnownFact): string | null {
  for (const { times, what = 'any', text } of movesOf(talk, 'withhold')) {
    if (what === 'identity' && !isIdentity(talk, fact)) continue;
    if (isGiven(talk, fact)) continue;
    const excuse = text ?? `I do not have the ${fact.label} at hand right now.`;
    if (timesSaid(talk, [excuse]) < times) return excuse;
  }
  return null;
}

function isGiven(talk: Talk, fact: KnownFact): boolean {
  const { value } = valueToSay(talk, fact);
  if (fact.keyOf !== null) return isSaid(talk, value);
  return isSaid(talk, sayFact(fact, value)) || talk.turns.some(({ text }) => text.split('\n').includes(value));
}

/** All of them, or one a turn: the first that was not given yet, else the one that was given least often. */
function inPortions(talk: Talk, facts: readonly KnownFact[]): readonly KnownFact[] {
  if (movesOf(talk, 'dribble').length === 0) return facts;
  const timesGiven = (fact: KnownFact) =>
    talk.turns.filter(({ text }) => holdsPhrase(text, sayFact(fact, valueToSay(talk, fact).value))).length;
  const rank = (fact: KnownFact) => (isGiven(talk, fact) ? 1 : 0) + timesGiven(fact);
  return facts.toSorted((a, b) => rank(a) - rank(b)).slice(0, 1);
}

import type { UserGoal, UserTurn } from '../../model/trial.ts';
import { objectsToName, willingSays } from './take-user-turn-default.ts';
import { type KnownFact, listKnownFacts } from './take-user-turn-facts.ts';
import { sayKeys, sayRequest } from './take-user-turn-phrases.ts';
import { readAgent } from './take-user-turn-reading.ts';
import { sentence } from './take-user-turn-speech.ts';
import { hasStyle, movesOf, type Talk } from './take-user-turn-talk.ts';

const NEXT = 'There is one more thing.';
const AGAIN = 'I would like the same once more.';

/** The goal that the conversation is about now. */
export function goalOf(talk: Talk): UserGoal {
  const { then = [] } = talk.brief;
  const last = talk.turns.findLast(({ text }) => then.some(goal => text.includes(openingOf(talk, goal))));
  return then.findLast(goal => last?.text.includes(openingOf(talk, goal))) ?? talk.brief;
}

/** What the user knows that bears on a goal. Who has told all its goals at once may be asked about any of them. */
export function knownFor(talk: Talk, goal: UserGoal): readonly KnownFact[] {
  const { brief } = talk;
  const others = hasStyle(talk, 'one-message') ? [brief, ...(brief.then ?? [])].filter(other => other !== goal) : [];
  return [goal, ...others].flatMap(({ objects, facts }) => listKnownFacts({ ...brief, objects, facts }));
}

/** The request with the keys of its objects. */
export function coreOf(talk: Talk, goal: UserGoal): string {
  return [sayRequest(talk, goal), ...sayKeys(talk, goal)].join(' ');
}

/** The key that a goal is about: of its first object that is not the user itself. */
export function firstKey(talk: Talk, goal: UserGoal): string | null {
  return objectsToName(goal, talk.brief.requester)[0]?.ref.id ?? null;
}

function openingOf(talk: Talk, goal: UserGoal): string {
  return `${NEXT} ${coreOf(talk, goal)}`;
}

/** The turn that brings up the next goal; null: the user has no other. */
export function goOnToNext(talk: Talk): UserTurn | null {
  const { then = [] } = talk.brief;
  const next = then.find(goal => {
    const opening = openingOf(talk, goal);
    return !talk.turns.some(({ text }) => text.includes(opening)) && !isSettled(talk, goal);
  });
  if (next === undefined) return null;
  const says = willingSays(next);
  const text = [openingOf(talk, next), ...says.map(sentence)].join(' ');
  return { text, act: 'request', facts: says, about: firstKey(talk, next) };
}

/** Whether a goal that was told in the opening message came to its end with the others. */
function isSettled(talk: Talk, goal: UserGoal): boolean {
  const objects = objectsToName(goal, talk.brief.requester);
  if (!hasStyle(talk, 'one-message') || objects.length === 0) return false;
  const ends = talk.said.filter(({ by, text }) => by === 'agent' && readAgent(text, []).kind === 'closes');
  return objects.every(({ ref }) => ends.some(({ text }) => text.includes(ref.id)));
}

/** Asks for what is done once more; null: often enough. */
export function repeatRequest(talk: Talk, goal: UserGoal): UserTurn | null {
  const times = movesOf(talk, 'repeat').reduce((sum, move) => sum + move.times, 0);
  if (talk.turns.filter(({ text }) => text.includes(AGAIN)).length >= times) return null;
  return { text: `${AGAIN} ${coreOf(talk, goal)}`, act: 'request', facts: [], about: firstKey(talk, goal) };
}

/** What was said since the user last brought something up, that turn included. */
export function sinceRequest(talk: Talk): Talk['said'] {
  const start = talk.said.findLastIndex(
    ({ by, text }) => by === 'user' && (text.includes(NEXT) || text.includes(AGAIN)),
  );
  return talk.said.slice(Math.max(start, 0));
}

import type { UserGoal, UserTurn } from '../../model/trial.ts';
import { objectsToName, willingSays } from './take-user-turn-default.ts';
import { type KnownFact, listKnownFacts } from './take-user-turn-facts.ts';
import { sayKeys, sayRequest } from './take-user-turn-phrases.ts';
import { readAgent } from './take-user-turn-reading.ts';
import { sentence } from './take-user-turn-speech.ts';
import { hasStyle, holdsPhrase, movesOf, type Talk } from './take-user-turn-talk.ts';

const LEADS = ['There is one more thing.', 'There is another thing.', 'There is a third thing besides.'];
const AGAIN = 'I would like the same once more.';

/** The goal that the conversation is about now. */
export function goalOf(talk: Talk): UserGoal {
  const { then = [] } = talk.brief;
  const last = talk.turns.findLast(turn => then.some((_, at) => bringsUp(turn, at)));
  return then.find((_, at) => last !== undefined && bringsUp(last, at)) ?? talk.brief;
}

/** Whether a turn brings up the further goal of that number: each has words of its own for it, for two can be alike. */
function bringsUp({ text, act }: Talk['turns'][number], at: number): boolean {
  return act === 'request' && holdsPhrase(text, leadOf(at));
}

function leadOf(at: number): string {
  return LEADS[at] ?? `There is yet another thing, my request number ${at + 2}.`;
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

/** The turn that brings up the next goal; null: the user has no other. */
export function goOnToNext(talk: Talk): UserTurn | null {
  const { then = [] } = talk.brief;
  const at = then.findIndex((goal, index) => !talk.turns.some(turn => bringsUp(turn, index)) && !isSettled(talk, goal));
  const next = then[at];
  if (next === undefined) return null;
  const says = willingSays(next);
  const text = [leadOf(at), coreOf(talk, next), ...says.map(sentence)].join(' ');
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
  if (talk.turns.filter(({ text }) => holdsPhrase(text, AGAIN)).length >= times) return null;
  return { text: `${AGAIN} ${coreOf(talk, goal)}`, act: 'request', facts: [], about: firstKey(talk, goal) };
}

/** What was said since the user last brought something up, that turn included. */
export function sinceRequest(talk: Talk): Talk['said'] {
  const goals = talk.brief.then ?? [];
  const start = talk.said.findLastIndex(
    line => line.by === 'user' && (holdsPhrase(line.text, AGAIN) || goals.some((_, at) => bringsUp(line, at))),
  );
  return talk.said.slice(Math.max(start, 0));
}

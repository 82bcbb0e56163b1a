import { escapePattern } from '../../lib/locate-text.ts';
import { respell } from '../../lib/respell.ts';
import type { Move } from '../../model/strategy.ts';
import type { UserGoal, UserTurn } from '../../model/trial.ts';
import { objectsToName } from './take-user-turn-default.ts';
import { type KnownFact, listKnownFacts } from './take-user-turn-facts.ts';
import { requestOf, sentence } from './take-user-turn-speech.ts';
import { hasStyle, isSaid, movesOf, type Talk } from './take-user-turn-talk.ts';

/** The request in the first person; when the user is short, without the words around it. */
export function sayRequest(talk: Talk, goal: UserGoal): string {
  const text = requestOf(goal.request);
  return hasStyle(talk, 'short') ? sentence(text.replace(/^(?:I want to|I would like|Please)\s+/, '')) : text;
}

/** "Booking: B1042." for each object of a goal save the user itself; `other` gives a key in place of the right one. */
export function sayKeys(talk: Talk, goal: UserGoal, other: ReadonlyMap<string, string> = new Map()): readonly string[] {
  return objectsToName(goal, talk.brief.requester).map(({ name, ref }) => {
    const wrong = other.get(ref.id);
    const key = wrong ?? spellKey(talk, ref.id);
    return hasStyle(talk, 'short') && wrong === undefined
      ? sentence(key)
      : `${sentence(name.replaceAll('_', ' ')).slice(0, -1)}: ${key}.`;
  });
}

export function sayFact(fact: KnownFact, value: string): string {
  return `${fact.label}: ${value}`;
}

/** What the user knows for a fact, in the form that a move bids it to write. */
export function spell(talk: Talk, fact: KnownFact): string {
  const { requester, objects, then = [] } = talk.brief;
  const keys = [requester, ...[objects, ...then.map(goal => goal.objects)].flat().map(({ ref }) => ref)];
  const isKey = fact.keyOf !== null || keys.some(ref => ref?.id === fact.value);
  if (isKey) return spellKey(talk, fact.value);
  const isName = fact.label.split(' ').some(word => /name$/.test(word));
  if (isName) return spellAs(talk, 'names', fact.value);
  const isNumber = /^-?[\d.,]+$/.test(fact.value);
  const moves = movesOf(talk, 'respell').filter(move => !(isNumber && move.as === 'spaced'));
  return spellAs({ ...talk, moves }, 'values', fact.value);
}

function spellKey(talk: Talk, key: string): string {
  return spellAs(talk, 'keys', key);
}

function spellAs(talk: Talk, what: Extract<Move, { kind: 'respell' }>['what'], text: string): string {
  const moves = movesOf(talk, 'respell').filter(move => move.what === what);
  const form = moves.reduce((soFar, { as }) => respell(soFar, as), text);
  return moves.some(({ once }) => once) && isSaid(talk, form) ? text : form;
}

/** The keys of a goal that the agent has had in another form only, though the user knows to copy them. */
export function keysToCopy(talk: Talk, goal: UserGoal): UserTurn | null {
  const careless = movesOf(talk, 'respell').some(({ what, once }) => what === 'keys' && once);
  const keys = objectsToName(goal, talk.brief.requester).filter(
    ({ ref }) =>
      isSaid(talk, spellKey({ ...talk, turns: [] }, ref.id)) && !talk.turns.some(turn => turn.text.includes(ref.id)),
  );
  if (!careless || keys.length === 0) return null;
  const copies = keys.map(({ name, ref }) => `${name.replaceAll('_', ' ')}: ${ref.id}`);
  return {
    text: `I look it up and copy it, ${copies.join(', ')}.`,
    act: 'inform',
    facts: keys.map(({ name }) => `${name}_id`),
    about: keys[0]?.ref.id ?? null,
  };
}

const GREETING = 'Hello, I hope that this finds you well and that your day is a kind one.';
const PADDING = 'I know that I write a lot, for I like to put things in whole sentences.';

/** The turn as the user writes: as long or as short, in its mood, in small or capital letters. */
export function inStyle(talk: Talk, turn: UserTurn): UserTurn {
  if (turn.act === 'end' || turn.act === 'operate') return turn;
  const isFirst = talk.turns.length === 0;
  const plain = hasStyle(talk, 'short') && turn.act === 'confirm' ? 'Yes.' : turn.text;
  const manners = movesOf(talk, 'manner').filter(({ at }) => at === 'always' || isPlaceFor(at, turn));
  const isLong = hasStyle(talk, 'long');
  const lines = [
    ...(isLong && isFirst ? [GREETING] : []),
    ...(turn.act === 'confirm' ? [] : manners.flatMap(({ before }) => before ?? [])),
    plain,
    ...manners.flatMap(({ after }) => after ?? []),
    ...(isLong ? [PADDING] : []),
  ];
  return { ...turn, text: inCase(talk, lines.join('\n')) };
}

function isPlaceFor(at: 'opening' | 'beside-answers', { act, facts }: UserTurn): boolean {
  return act === 'request' || (at === 'beside-answers' && act !== 'confirm' && facts.length === 0);
}

/** All in small or capital letters, save the values that the user knows: those it writes as they are. */
function inCase(talk: Talk, text: string): string {
  const isLower = hasStyle(talk, 'lower');
  if (!isLower && !hasStyle(talk, 'caps')) return text;
  const { brief } = talk;
  const goals = [brief, ...(brief.then ?? [])];
  const known = goals.flatMap(({ objects, facts }) => listKnownFacts({ ...brief, objects, facts }));
  const spelled = known.flatMap(fact => [fact.value, spell({ ...talk, turns: [] }, fact)]);
  const given = movesOf(talk, 'correct').map(({ first }) => first);
  const kept = [...spelled, ...given].filter(value => value !== '').toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(${kept.map(value => escapePattern(value)).join('|')})`);
  const parts = kept.length === 0 ? [text] : text.split(pattern);
  return parts.map((part, at) => (at % 2 === 1 ? part : isLower ? part.toLowerCase() : part.toUpperCase())).join('');
}

import { respell } from '../../lib/respell.ts';
import type { Move } from '../../model/strategy.ts';
import type { UserGoal, UserTurn } from '../../model/trial.ts';
import { objectsToName } from './take-user-turn-default.ts';
import type { KnownFact } from './take-user-turn-facts.ts';
import { requestOf, sentence } from './take-user-turn-speech.ts';
import { hasStyle, movesOf, type Talk } from './take-user-turn-talk.ts';

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
  return moves.reduce((form, { as }) => respell(form, as), text);
}

const GREETING = 'Hello, I hope that this finds you well and that your day is a kind one.';
const PADDING = 'I know that I write a lot, for I like to put things in whole sentences.';

/** The turn as long or as short as the user writes. */
export function inStyle(talk: Talk, turn: UserTurn): UserTurn {
  if (turn.act === 'end' || turn.act === 'operate') return turn;
  if (hasStyle(talk, 'long')) {
    const greeting = talk.turns.length === 0 ? [GREETING] : [];
    return { ...turn, text: [...greeting, turn.text, PADDING].join('\n') };
  }
  return hasStyle(talk, 'short') && turn.act === 'confirm' ? { ...turn, text: 'Yes.' } : turn;
}

import type { Move } from '../../model/strategy.ts';
import type { UserGoal, UserTurn } from '../../model/trial.ts';
import { willingSays } from './take-user-turn-default.ts';
import { type KnownFact, listKnownFacts } from './take-user-turn-facts.ts';
import { sayFact, sayRequest, spell } from './take-user-turn-phrases.ts';
import { sentence } from './take-user-turn-speech.ts';
import { holdsPhrase, isSaid, movesOf, type Talk } from './take-user-turn-talk.ts';

/** A fact that the user gives wrongly first. It concerns the first goal alone. */
export interface Correction {
  readonly fact: KnownFact;
  readonly first: string;
  readonly when: Extract<Move, { kind: 'correct' }>['when'];
  /** The object whose key the fact is. */
  readonly object: UserGoal['objects'][number] | null;
  readonly state: 'unsaid' | 'wrong' | 'corrected';
}

const LEAD = 'I have to correct something:';

export function correctionsOf(talk: Talk): readonly Correction[] {
  const known = movesOf(talk, 'correct').length === 0 ? [] : listKnownFacts(talk.brief);
  const found = movesOf(talk, 'correct').flatMap(({ fact: name, first, when }) => {
    const fact = known.find(other => other.name === name);
    const object = talk.brief.objects.find(({ ref }) => ref.id === fact?.value) ?? null;
    const wrong = bareValue(first, object);
    if (fact === undefined || fact.value.toLowerCase() === wrong.toLowerCase()) return [];
    return [{ fact, first: wrong, when, object, state: stateOf(talk, { fact, first: wrong, object }) }];
  });
  return found.filter(({ fact }, at) => found.findIndex(other => other.fact.value === fact.value) === at);
}

/** "booking: B2077" as "B2077". */
function bareValue(text: string, object: Correction['object']): string {
  const label = `${object?.name.replaceAll('_', ' ') ?? ''}: `;
  const value = text.trim();
  return object !== null && value.toLowerCase().startsWith(label.toLowerCase()) ? value.slice(label.length) : value;
}

function stateOf(
  talk: Talk,
  { fact, first, object }: Pick<Correction, 'fact' | 'first' | 'object'>,
): Correction['state'] {
  const right = sayFact(fact, spell(talk, fact));
  if (talk.turns.some(({ text }) => holdsPhrase(text, LEAD) && holdsPhrase(text, right))) return 'corrected';
  const names = object === null ? [] : [object.name.replaceAll('_', ' ')];
  const isWrong = [fact.label, ...names].some(name => isSaid(talk, `${name}: ${first}`));
  return isWrong ? 'wrong' : 'unsaid';
}

/** What the user says now for a fact, and whether it is what it knows. */
export function valueToSay(talk: Talk, fact: KnownFact): { readonly value: string; readonly isRight: boolean } {
  const open = correctionsOf(talk).find(
    ({ fact: other, object, state }) =>
      state !== 'corrected' && other.value === fact.value && (other.name === fact.name || object !== null),
  );
  return open ? { value: open.first, isRight: false } : { value: spell(talk, fact), isRight: true };
}

/** What the user clauses say that a turn can tell now: not yet what holds a value that the user still gives wrongly. */
export function saysToTell(talk: Talk, goal: UserGoal): readonly string[] {
  const open = correctionsOf(talk).filter(({ state }) => state !== 'corrected');
  return willingSays(goal).filter(line => !open.some(({ fact }) => speaksOf(line, fact)));
}

/** The corrections that are to be made now. At the end, all that are left. */
export function correctionsDue(talk: Talk, at: 'turn' | 'proposal' | 'end'): readonly Correction[] {
  const last = talk.turns.at(-1);
  return correctionsOf(talk).filter(({ state, when }) => {
    if (state !== 'wrong') return false;
    if (at === 'end' || when === 'next-turn') return true;
    if (when === 'after-yes') return last?.act === 'confirm';
    return when === 'at-proposal' && at === 'proposal';
  });
}

/**
 * The right values. Who corrects the key of what it asked about makes the request with it, in full where the agent is
 * through with the other one.
 */
export function correct(talk: Talk, due: readonly Correction[], isAtEnd = false): UserTurn {
  const says = willingSays(talk.brief).filter(line => due.some(({ fact }) => speaksOf(line, fact)));
  const facts = due.map(({ fact }) => sentence(`${LEAD} ${sayFact(fact, spell(talk, fact))}`));
  const object = due.find(correction => correction.object !== null)?.object ?? null;
  const request = isAtEnd && object !== null ? [sayRequest(talk, talk.brief)] : [];
  return {
    text: [...facts, ...request, ...says.map(sentence)].join(' '),
    act: object === null ? 'inform' : 'request',
    facts: [...due.map(({ fact }) => fact.name), ...says],
    about: object?.ref.id ?? null,
  };
}

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Whether a sentence tells the value of a fact, or speaks of it by a word that they share. */
function speaksOf(line: string, { label, value }: KnownFact): boolean {
  const number = /^\d+$/.test(value) ? NUMBER_WORDS[Number(value)] : undefined;
  if (holdsPhrase(line, value) || (number !== undefined && holdsPhrase(line, number))) return true;
  const words = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const own = words(`${label} ${value}`).filter(word => !FILLERS.has(word));
  return words(line).some(word => own.some(other => word.startsWith(other) || other.startsWith(word)));
}

const FILLERS = new Set(['the', 'and', 'for', 'not', 'yes', 'number', 'date', 'type', 'have', 'has']);

import { wordsOfName } from '../../lib/tool-words.ts';
import { singularOf } from '../../lib/word-forms.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { UserBrief } from '../../model/trial.ts';

/** Something that the user can tell. */
export interface KnownFact {
  /** As the turn reports it: the name of a fact, of a field of the profile, or of an object with `_id`. */
  readonly name: string;
  /** As the user says it: "guest id". */
  readonly label: string;
  readonly value: string;
  /** Lists of words of which a question for it holds one list whole; ids also by "the booking number" and the like. */
  readonly words: readonly (readonly string[])[];
  /** For a key: the words that name its object. */
  readonly keyOf: readonly string[] | null;
}

const SAME_THING: readonly (readonly string[])[] = [
  ['user', 'customer', 'guest', 'member', 'client', 'patient', 'subscriber', 'passenger', 'account', 'profile'],
  ['booking', 'reservation', 'confirmation'],
  ['order', 'purchase'],
  ['incident', 'case', 'complaint', 'ticket'],
];
/** What a question may say instead of a name's word. */
const OTHER_WORDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  reason: [['why']],
  amount: [['how', 'much']],
  nights: [['how', 'long']],
  email: [['e', 'mail'], ['mail']],
  phone: [['telephone'], ['mobile']],
  dob: [['birth']],
};
const FILLERS = new Set(['of', 'the', 'a', 'an']);

/** Everything that the user knows, what a question is likeliest about first. */
export function listKnownFacts(brief: UserBrief): readonly KnownFact[] {
  const facts = Object.entries(brief.facts).map(([name, value]) => toFact(name, value, name));
  const objects = brief.objects
    .filter(({ ref }) => !isRequester(brief, ref))
    .map(({ name, ref }) => toKey({ name: `${name}_id`, id: ref.id, things: [name, singularOf(ref.table)] }));
  const { requester } = brief;
  const self = requester && singularOf(requester.table);
  const own = requester && self ? [toKey({ name: 'requester_id', id: requester.id, things: [self] })] : [];
  const records = brief.objects.flatMap(({ record }) => (record ? fieldsOf(record) : []));
  return [...facts, ...objects, ...own, ...fieldsOf(brief.profile), ...records];
}

function isRequester({ requester }: UserBrief, ref: { readonly table: string; readonly id: string }): boolean {
  return requester?.table === ref.table && requester.id === ref.id;
}

function toFact(name: string, value: Json, reported: string): KnownFact {
  const words = wordsOfName(name);
  const isKey = words.length > 1 && words.at(-1) === 'id';
  const plain = words.filter(word => !FILLERS.has(word));
  return {
    name: reported,
    label: words.join(' '),
    value: printValue(value),
    words: [plain, ...plain.flatMap(word => OTHER_WORDS[word] ?? [])],
    keyOf: isKey ? sameThings(words.slice(0, -1).join(' ')) : null,
  };
}

function toKey({
  name,
  id,
  things,
}: {
  readonly name: string;
  readonly id: string;
  readonly things: readonly string[];
}): KnownFact {
  const [thing = name] = things;
  const label = `${thing.replaceAll('_', ' ')} id`;
  return { name, label, value: id, words: [label.split(' ')], keyOf: [...new Set(things.flatMap(sameThings))] };
}

function sameThings(thing: string): readonly string[] {
  const plain = thing.replaceAll('_', ' ').toLowerCase();
  const group = SAME_THING.find(words => words.includes(plain.split(' ').at(-1) ?? '')) ?? [];
  return [...new Set([plain, ...group])];
}

/** The scalar fields of a record, and of objects in it. */
function fieldsOf(record: JsonObject): readonly KnownFact[] {
  return Object.entries(record).flatMap(([name, value]) => {
    if (typeof value !== 'object') return [toFact(name, value, name)];
    if (value === null || Array.isArray(value)) return [];
    return Object.entries(value)
      .filter(([, inner]) => typeof inner !== 'object')
      .map(([inner, scalar]) => toFact(inner, scalar, name));
  });
}

function printValue(value: Json): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every(item => typeof item !== 'object')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const KEY_WORDS = new Set(['id', 'ids', 'number', 'no', 'reference', 'ref', 'code', 'identifier', 'key', 'numbers']);
/** How far apart the thing and the word for its key may stand: "the number of your booking". */
const MAX_APART = 4;

/**
 * The facts that a question asks for, in the order in which it does. A word answers for one fact: the one with most
 * words in the question, so "the room type" does not ask for the number of rooms.
 */
export function findAskedFacts(question: string, known: readonly KnownFact[]): readonly KnownFact[] {
  const words = question.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const used = new Set<number>();
  const found: { readonly fact: KnownFact; readonly at: number }[] = [];
  const weight = (fact: KnownFact) => (fact.keyOf ? 2 : (fact.words[0]?.length ?? 0));
  for (const fact of known.toSorted((a, b) => weight(b) - weight(a))) {
    const places = placesOf(fact, words, used);
    const isTold = found.some(other => other.fact.label === fact.label);
    if (places === null || isTold) continue;
    for (const place of places) used.add(place);
    found.push({ fact, at: Math.min(...places) });
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ fact }) => fact);
}

function placesOf(fact: KnownFact, words: readonly string[], used: ReadonlySet<number>): readonly number[] | null {
  const key = fact.keyOf === null ? null : placesOfKey(fact.keyOf, words, used);
  if (key !== null || fact.keyOf !== null) return key;
  for (const list of fact.words) {
    const places = list.map(word => words.findIndex((other, at) => !used.has(at) && isSameWord(other, word)));
    if (list.length > 0 && places.every(place => place >= 0)) return places;
  }
  return null;
}

/** "booking id", "the number of your reservation", "which booking", and for the requester "your id". */
function placesOfKey(
  things: readonly string[],
  words: readonly string[],
  used: ReadonlySet<number>,
): readonly number[] | null {
  const thingAt = words.findIndex((word, at) => !used.has(at) && things.some(thing => isThing(word, thing)));
  if (thingAt >= 0) {
    if (/^(?:which|what)$/.test(words[thingAt - 1] ?? '')) return [thingAt];
    const near = nearestKeyWord(words, thingAt, used);
    return near === null ? null : [thingAt, near];
  }
  const isPerson = things.includes('customer');
  const yours = words.findIndex(
    (word, at) => word === 'your' && KEY_WORDS.has(words[at + 1] ?? '') && !used.has(at + 1),
  );
  return isPerson && yours >= 0 ? [yours + 1] : null;
}

/** One word can speak of two things: "the guest and booking id". */
function nearestKeyWord(words: readonly string[], thingAt: number, used: ReadonlySet<number>): number | null {
  const isShared = (at: number) => words.slice(thingAt + 1, at).some(word => word === 'and' || word === 'or');
  const [nearest] = words
    .flatMap((word, at) => (KEY_WORDS.has(word) && (!used.has(at) || isShared(at)) ? [at] : []))
    .filter(at => Math.abs(at - thingAt) <= MAX_APART)
    .toSorted((a, b) => Math.abs(a - thingAt) - Math.abs(b - thingAt) || b - a);
  return nearest ?? null;
}

function isThing(word: string, thing: string): boolean {
  return isSameWord(word, thing.split(' ').at(-1) ?? thing);
}

function isSameWord(a: string, b: string): boolean {
  return a === b || a === `${b}s` || `${a}s` === b;
}

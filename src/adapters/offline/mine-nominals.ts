import { nounGroup, verbsMeaning } from './mine-english.ts';

/** Nouns for what a verb does: renewal of renew, waiver of waive, cancellation of cancel, extension of extend. */

/** How English makes them: the end of the verb, and what stands there in the noun. Only what fits a word ever counts. */
const SUFFIXES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/$/, ['al', 'ion', 'ation', 'ment', 'ing']],
  [/e$/, ['al', 'ion', 'ation', 'ment', 'ing']],
  [/y$/, ['ial', 'ication']],
  [/de?$/, ['sion']],
  [/t$/, ['sion', 'ssion']],
  [/be$/, ['ption']],
  [/ve$/, ['ution']],
  [/ce$/, ['ction']],
  [/ke$/, ['cation']],
  [/ain$/, ['ention']],
  [/eive$/, ['eption']],
  [/er$/, ['ration']],
  [/ll$/, ['lment']],
  [/l$/, ['llation', 'lling']],
  [/(?<=[aeiou])p$/, ['pping']],
  [/(?<=[aeiou])t$/, ['tting']],
];

/** The end -er mostly means who does a thing (lender, buyer); in these it is the deed, and others are made in their own way. */
const IRREGULAR: Readonly<Record<string, string>> = {
  waiver: 'waive',
  reminder: 'remind',
  redemption: 'redeem',
  destruction: 'destroy',
  acquisition: 'acquire',
};

/** Nouns that are spelled as their verbs. */
const SAME = new Set(['refund', 'return', 'exchange', 'transfer', 'upgrade', 'downgrade', 'deposit', 'purchase']);

/** Words that look like it and mean something else, or the thing instead of the deed. */
const OTHERS = new Set(
  `action building department direction formation foundation holding information listing location meeting mission notation
  opening option passion portal portion ration relation saving setting signal station statement vacation writing`.split(
    /\s+/,
  ),
);

/** Whether a noun, in the singular or the plural, means what a verb does. */
export function isDeedOf(word: string, verb: string): boolean {
  const noun = word.toLowerCase().replace(/(?<=[^s])s$/, '');
  if (OTHERS.has(noun)) return false;
  if (Object.hasOwn(IRREGULAR, noun)) return IRREGULAR[noun] === verb;
  if (noun === verb) return SAME.has(noun);
  return SUFFIXES.some(([end, suffixes]) => end.test(verb) && suffixes.some(end2 => verb.replace(end, end2) === noun));
}

const QUANTITY =
  /^(?:an?|the|each|every|any|all|no|one|two|three|four|five|six|more|most|least|than|at|up|to|not|only|this|that|such|your|their|its|\d+)$/i;
const QUALITY =
  /^(?:first|second|third|further|single|new|late|early|free|full|online|simple|other|same|\w+(?:ed|al|ive|ous|ful|less|ary|able|ible))$/i;
/** What of a deed can be limited: "the maximum length of a renewal". */
const MEASURE =
  /^(?:(?:the|an?|maximum|minimum|longest|shortest|highest|lowest|total) )*(?:maximum|minimum|limit|length|duration|period|amount|value|number|sum) (?:of|for) /i;
/** What follows a noun that is the head of its phrase: "the renewal fee" is about a fee. */
const AFTER =
  /^(?:must|mustn['’]t|should|shall|may|can|can['’]t|cannot|could|will|is|are|isn['’]t|aren['’]t|has|have|needs?|requires?|costs?|takes?|never|always|of|for|over|above|under|below|longer|shorter|larger|higher|more|less|than|within|without|by|with|beyond|exceeding|up|from|on|in|at|after|before|per|and|or|only|if|unless)$/i;

/** Verbs with which one does what the noun says: "grant a waiver", "have at most two renewals". */
const DOES =
  /\b(?:(?:grant|giv|mak|allow|approv|offer|issu|process|perform|accept|permit)(?:e|es|s|ed|ing)?|do|(?:have|get|receive)(?= (?:at most|no more|more than|up to|only)))\s+(?=\S)/gi;

interface Deed {
  /** The noun. */
  readonly word: string;
  /** What it is said to be done to: the words beside it, and what follows "of the". */
  readonly of: readonly string[];
}

/** The deeds that a clause is about by a noun: its subject, or what somebody is said to grant, make, accept. */
export function deedsOf(clause: string): readonly Deed[] {
  const starts = [...clause.matchAll(DOES)].map(match => clause.slice(match.index + match[0].length));
  return [clause.replace(MEASURE, ''), ...starts].flatMap(part => headDeed(part));
}

/** The head of the noun phrase that a text starts with, and what it may be done to. */
function headDeed(text: string): readonly Deed[] {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  let at = 0;
  while (QUANTITY.test(words[at] ?? '')) at++;
  while (QUALITY.test(words[at] ?? '') && !AFTER.test(words[at + 1] ?? 'must')) at++;
  const beside = AFTER.test(words[at + 1] ?? 'must') ? [] : [words[at] ?? ''];
  const head = at + beside.length;
  const [word = '', next = 'must', determiner = '', noun = ''] = words.slice(head);
  if (!AFTER.test(next)) return [];
  const isOfThing = /^of$/i.test(next) && /^(?:an?|the|any|each|every|their|his|her|its|your)$/i.test(determiner);
  return [{ word, of: [...beside, ...(isOfThing ? [noun] : [])] }];
}

/** What of a tool is looked at: the verb of its name, and its nouns. */
interface ActingTool {
  readonly name: string;
  readonly verb: string;
  readonly nouns: readonly string[];
  readonly isRead: boolean;
}

/**
 * The tools that do what a clause names by a noun, all of one verb: "A waiver must not be more than 10 euros" is about
 * waive_fine. A noun that names a thing (`booking_id`, cancel_booking) is no deed; a deed on another thing is another deed.
 * @param things what tools and arguments are named after, as noun groups
 */
export function toolsOfDeed<Tool extends ActingTool>(
  clause: string,
  tools: readonly Tool[],
  things: ReadonlySet<string>,
): readonly Tool[] {
  const acting = tools.filter(({ name, isRead }) => !isRead && !/^transfer[_-]?to/i.test(name));
  for (const { word, of } of deedsOf(clause)) {
    if (things.has(nounGroup(word.replace(/s$/i, '')))) continue;
    const exact = acting.filter(({ verb }) => isDeedOf(word, verb));
    const alike = acting.filter(({ verb }) => verbsMeaning(verb).some(other => isDeedOf(word, other)));
    const found = exact.length > 0 ? exact : alike;
    if (new Set(found.map(({ verb }) => verb)).size !== 1) continue;
    const onThing = found.filter(({ nouns }) => of.every(thing => nouns.includes(nounGroup(thing))));
    if (onThing.length > 0) return onThing;
  }
  return [];
}

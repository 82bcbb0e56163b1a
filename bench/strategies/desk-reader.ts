import { saysNotKnown } from './read-reply.ts';
import type { Value } from './talk.ts';

/** The kinds of request at the desk of the hotel; the first ones win over `show` and `profile`. */
const TASKS: readonly (readonly [string, RegExp])[] = [
  ['transfer', /\b(?:invoices?|bill|lost|left behind)\b/i],
  ['voucher', /\b(?:vouchers?|goodwill|compensat\w+)\b/i],
  ['late', /\blate check[- ]?out\b|\bcheck[- ]?out later\b/i],
  ['extra', /\bextras?\b|\bcots?\b/i],
  ['cancel', /\bcancel(?:lation|ling)?\b/i],
  ['change', /\b(?:change|extend|shorten|prolong)\b(?! of)/i],
  ['rooms', /\b(?:availability|available|free rooms?)\b/i],
  ['create', /\b(?:book|reserve|new booking|make a booking|create)\b/i],
  ['outside', /\b(?:visa|medical|doctor|legal|lawyer|other hotels?|another hotel)\b/i],
];
const LAST_TASKS: readonly (readonly [string, RegExp])[] = [
  ['show', /\b(?:bookings?|reservation)\b(?!(?: id)?\s*:)/i],
  ['profile', /\b(?:profile|my data|find the guest)\b/i],
];

/** What a message asks for, in the order in which it does. */
export function readDeskTasks(text: string): readonly string[] {
  const words = text.replace(/\b(?:reason|change of plans?)\b:?/gi, ' ');
  const find = (list: typeof TASKS) =>
    list
      .map(([task, pattern]) => ({ task, at: words.search(pattern) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)
      .map(({ task }) => task);
  const found = find(TASKS);
  return found.length > 0 ? found : find(LAST_TASKS);
}

const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
};
const COUNT = `(\\d+|${Object.keys(COUNTS).join('|')})`;

const IDS: Readonly<Record<string, RegExp>> = {
  guest_id: /\bG[ -]?(\d{3})\b/gi,
  booking_id: /\bB[ -]?(\d{4})\b/gi,
  incident_id: /\bI-?(\d{3})\b/gi,
};
const WORDS: Readonly<Record<string, RegExp>> = {
  room_type: /\b(single|double|family|suite)s?\b/i,
  check_in: /\b(\d{4}-\d{2}-\d{2})\b/,
  rate: /\b(flexible|saver)\b/i,
  extra: /\b(breakfast|parking|cot)s?\b/i,
  insurance: /\binsurance\s*(?::|is|=)\s*(none|full)\b|\b(?:no|without|with|full) insurance\b/i,
};
const NUMBERS: Readonly<Record<string, readonly RegExp[]>> = {
  nights: [/\bnights?\s*(?::|is|=)\s*(\d+)\b/i, new RegExp(`\\b${COUNT}[ -]nights?\\b`, 'i')],
  rooms: [/\brooms\s*(?::|is|=)\s*(\d+)\b/i, new RegExp(`\\b${COUNT}\\s+(?:[a-z]+\\s+)?(?:rooms?|suites?)\\b`, 'i')],
  amount: [
    /\bamount\s*(?::|is|=)?\s*(\d+(?:\.\d+)?)\b/i,
    /(\d+(?:\.\d+)?)\s*(?:euros?|eur\b|€)/i,
    /€\s*(\d+(?:\.\d+)?)/,
  ],
  quantity: [/\bquantity\s*(?::|is|=)\s*(\d+)\b/i, new RegExp(`\\b${COUNT}\\s+(?:breakfast|parking|cot)s?\\b`, 'i')],
  hour: [/\bhour\s*(?::|is|=)\s*(\d+)\b/i, /\b(\d{1,2}):00\b/, /\bat (\d{1,2}) o'clock\b/i],
};
const REASONS: readonly (readonly [string, RegExp])[] = [
  ['illness', /\b(?:ill|illness|sick|unwell|hospital|flu)\b/i],
  ['bereavement', /\b(?:bereavement|died|death|funeral|passed away)\b/i],
  ['called off by the hotel', /\bcalled off\b/i],
  ['change of plan', /\bplans?\b/i],
];

/** Facts that a message states, labelled or in passing. */
export function readDeskFacts(text: string, asking: readonly string[]): ReadonlyMap<string, Value> {
  const facts = new Map<string, Value>();
  for (const [slot, pattern] of Object.entries(IDS)) {
    const id = readId(text, slot, pattern);
    if (id !== null) facts.set(slot, id);
  }
  for (const [slot, pattern] of Object.entries(WORDS)) {
    const word = readWord(text, slot, pattern);
    if (word !== null) facts.set(slot, word);
  }
  for (const [slot, patterns] of Object.entries(NUMBERS)) {
    const value = readNumber(text, patterns);
    if (value !== null) facts.set(slot, value);
  }
  const reason = readReason(text, asking.includes('reason'));
  if (reason !== null) facts.set('reason', reason);
  const [only, ...more] = asking;
  const bare = /^\s*(\d+)\s*\.?\s*$/.exec(text)?.[1];
  if (only !== undefined && more.length === 0 && bare !== undefined && only in NUMBERS) facts.set(only, Number(bare));
  return facts;
}

/** The one id that is named; of several the labelled one, after a correction the last one, else the first. */
function readId(text: string, slot: string, pattern: RegExp): string | null {
  const letter = slot.charAt(0).toUpperCase();
  const found = [...text.matchAll(pattern)].map(([, digits]) => `${letter}${digits}`);
  const [first] = found;
  if (first === undefined) return null;
  if (slot !== 'guest_id')
    return /\b(?:meant|correct\w*|wrong|sorry|rather)\b/i.test(text) ? (found.at(-1) ?? first) : first;
  const own = /\b(?:i am|i'm|my (?:guest )?(?:id|number)(?: is)?|guest id(?: is)?:?)\s*(G[ -]?\d{3})\b/i.exec(
    text,
  )?.[1];
  if (own !== undefined) return `G${own.slice(-3)}`;
  return new Set(found).size > 1 ? null : first;
}

function readWord(text: string, slot: string, pattern: RegExp): string | null {
  const [whole, word] = pattern.exec(text) ?? [];
  if (whole === undefined) return null;
  const plain = (word ?? whole).toLowerCase();
  if (slot !== 'insurance') return plain;
  return /no|without/.test(plain) ? 'none' : 'full';
}

function readNumber(text: string, patterns: readonly RegExp[]): number | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1];
    const value = found === undefined ? Number.NaN : (COUNTS[found.toLowerCase()] ?? Number(found));
    if (value >= 1) return value;
  }
  return null;
}

/** An answer to the question for the reason that is none of those on the list is `other`. */
function readReason(text: string, isAsked: boolean): string | null {
  const labelled = /\breason\s*(?::|is)([^\n]*)/i.exec(text)?.[1] ?? text;
  const known = REASONS.find(([, pattern]) => pattern.test(labelled));
  if (known !== undefined) return known[0];
  const isAnswer = isAsked && !saysNotKnown(text) && !text.includes('?') && !/\b[GBI]\d{3,4}\b/i.test(text);
  return /\breason\s*(?::|is)/i.test(text) || isAnswer ? 'other' : null;
}

import { saysNotKnown } from './read-reply.ts';
import type { Value } from './talk.ts';

/** The kinds of request to the airline; of several the first one in this list comes first. */
const TASKS: readonly (readonly [string, RegExp])[] = [
  ['cancel', /\bcancel(?:lation|ling)?\b/i],
  ['compensation', /\b(?:compensat\w*|gesture|goodwill|make up for|send (?:me )?(?:the|a) certificate)\b/i],
  ['book', /\b(?:book|reserve|buy)\b/i],
  ['bags', /\b(?:bags?|baggages?|luggage|suitcases?)\b/i],
  ['passengers', /\b(?:passengers?|travell?ers?|name)\b/i],
  ['flights', /\b(?:change|modify|update|upgrade|downgrade|cabin|flights?|rebook|move)\b/i],
  ['human', /\b(?:human|manager|supervisor|transfer)\b/i],
];

export function readAirlineTasks(text: string): readonly string[] {
  const words = text.replace(/\b(?:reason\s*:?|change of plans?|basic economy flights?)\b/gi, ' ');
  const found = TASKS.filter(([, pattern]) => pattern.test(words)).map(([task]) => task);
  return found.length === 0 && /\b(?:reservation|booking|trip)\b(?!(?: id)?\s*:)/i.test(words) ? ['show'] : found;
}

const CITIES: Readonly<Record<string, string>> = {
  'new york': 'JFK',
  seattle: 'SEA',
  boston: 'BOS',
  miami: 'MIA',
  'los angeles': 'LAX',
  dallas: 'DFW',
  chicago: 'ORD',
  denver: 'DEN',
};
const REASONS: readonly (readonly [string, RegExp])[] = [
  ['airline cancelled flight', /\bairline (?:has )?cancell?ed\b/i],
  ['health', /\b(?:ill|illness|sick|health|hospital|doctor|surgery)\b/i],
  ['weather', /\b(?:weather|storm|snow|hurricane)\b/i],
  ['change of plan', /\bplans?\b/i],
];
const PASSENGER = /\b([A-Z][a-z]+) ([A-Z][a-z]+),?\s*(?:born|dob:?)?\s*\(?((?:19|20)\d{2}-\d{2}-\d{2})/g;
const RECORD = /"first_name":\s*"(\w+)",\s*"last_name":\s*"(\w+)",\s*"dob":\s*"(\d{4}-\d{2}-\d{2})"/g;
const COUNTS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 };

type Reader = (text: string, isAsked: boolean) => Value | null;

/** How each fact is read out of a message. */
const READERS: Readonly<Record<string, Reader>> = {
  user_id: text => /\b([a-z]+_[a-z]+_\d{3,4})\b/i.exec(text)?.[1]?.toLowerCase() ?? null,
  reservation_id: readReservation,
  payment_id: text => [...new Set(text.match(/\b(?:credit_card|gift_card|certificate)_\d{7}\b/g))].join(' ') || null,
  reason: readReason,
  cabin: text => {
    const to = /\bto (basic[ _]economy|economy|business)\b/i.exec(text)?.[1];
    const any = /\b(basic[ _]economy|economy|business)\b/i.exec(text)?.[1];
    return (to ?? any)?.toLowerCase().replace(' ', '_') ?? null;
  },
  origin: text => airport(/\b(?:from|origin(?: is)?:?)\s+([A-Z]{3})\b/.exec(text)?.[1], text, /\bfrom\s+([a-z ]+)/i),
  destination: text =>
    airport(/\b(?:to|destination(?: is)?:?)\s+([A-Z]{3})\b/.exec(text)?.[1], text, /\bto\s+([a-z ]+)/i),
  flight_type: text =>
    /\bround[ -_]trip\b/i.test(text) ? 'round_trip' : /\bone[ -_]way\b/i.test(text) ? 'one_way' : null,
  date: text => /\b(2024-\d{2}-\d{2})\b/.exec(text)?.[1] ?? null,
  return_date: text =>
    /\b(?:return(?: date)?|back)\b\D{0,12}(2024-\d{2}-\d{2})\b/i.exec(text)?.[1] ??
    /\b2024-\d{2}-\d{2}\b[^;]*?\b(2024-\d{2}-\d{2})\b/.exec(text)?.[1] ??
    null,
  passengers: readPassengers,
  seats: text =>
    countOf(
      /\b(?:seats\s*(?::|is|=)\s*(\d+)|(\d+|one|two|three|four|five|six|seven) (?:passengers|people|seats|of us))\b/i.exec(
        text,
      ),
    ),
  total_baggages: text =>
    countOf(/\btotal[ _]baggages\s*(?::|is|=)\s*(\d+)\b/i.exec(text)) ??
    (/\bno (?:checked )?(?:bags?|baggage|luggage)\b/i.test(text) ? 0 : null) ??
    (/\badd|more|extra|another\b/i.test(text)
      ? null
      : countOf(/\b(\d+|one|two|three|four|five) (?:checked )?(?:bags?|suitcases?)\b/i.exec(text))),
  added: text =>
    countOf(/\badd (\d+|a|one|two|three|four|five) (?:more |extra )?(?:checked )?(?:bags?|suitcases?)\b/i.exec(text)),
  insurance: text => {
    if (/\b(?:no|without|not want) (?:travel )?insurance\b|\binsurance\s*(?::|is)\s*no\b/i.test(text)) return 'no';
    return /\bwith (?:travel )?insurance\b|\binsurance\s*(?::|is)\s*yes\b/i.test(text) ? 'yes' : null;
  },
};

/** Facts that a message states, labelled or in passing. */
export function readAirlineFacts(text: string, asking: readonly string[]): ReadonlyMap<string, Value> {
  const facts = new Map<string, Value>();
  for (const [slot, read] of Object.entries(READERS)) {
    const value = read(text, asking.includes(slot));
    if (value !== null) facts.set(slot, value);
  }
  const [only, ...more] = asking;
  const bare = /^\s*(\d+)\s*\.?\s*$/.exec(text)?.[1];
  if (only === 'total_baggages' && more.length === 0 && bare !== undefined) facts.set(only, Number(bare));
  const answer = /^\s*(yes|no)\b/i.exec(text)?.[1];
  if (only === 'insurance' && more.length === 0 && answer !== undefined) facts.set(only, answer.toLowerCase());
  return facts;
}

/** Names with dates of birth, in passing, as records, or line by line. */
function readPassengers(text: string): string | null {
  const lines = /first name: (\w+)\s+last name: (\w+)\s+(?:dob|date of birth): (\d{4}-\d{2}-\d{2})/gi;
  const found =
    [RECORD, lines, PASSENGER].map(pattern => [...text.matchAll(pattern)]).find(list => list.length > 0) ?? [];
  return found.map(([, first, last, dob]) => `${first} ${last} ${dob}`).join('; ') || null;
}

function readReservation(text: string): string | null {
  const labelled =
    /\b(?:reservation|booking|confirmation)(?: (?:id|number|code))?(?: is)?\s*[:#]?\s*([A-Z0-9]{6})\b/.exec(text);
  if (labelled?.[1] !== undefined) return labelled[1];
  const found = (text.match(/\b[A-Z0-9]{6}\b/gi) ?? []).filter(word =>
    /\d/.test(word) ? /[A-Z]/i.test(word) && !/^HAT\d{3}$/i.test(word) : word === word.toUpperCase(),
  );
  const id = /\b(?:meant|correct\w*|wrong|sorry|rather)\b/i.test(text) ? found.at(-1) : found[0];
  return id?.toUpperCase() ?? null;
}

function readReason(text: string, isAsked: boolean): string | null {
  const labelled = /\breason\s*(?::|is)([^\n]*)/i.exec(text)?.[1] ?? text;
  const known = REASONS.find(([, pattern]) => pattern.test(labelled));
  if (known !== undefined) return known[0];
  const isAnswer = isAsked && !saysNotKnown(text) && !text.includes('?') && !/\d/.test(text);
  return /\breason\s*(?::|is)/i.test(text) || isAnswer ? 'other' : null;
}

function airport(code: string | undefined, text: string, place: RegExp): string | null {
  if (code !== undefined) return code;
  const words = place.exec(text)?.[1]?.toLowerCase() ?? '';
  return Object.entries(CITIES).find(([city]) => words.startsWith(city))?.[1] ?? null;
}

function countOf(found: RegExpExecArray | null): number | null {
  const word = found
    ?.slice(1)
    .find(part => part !== undefined)
    ?.toLowerCase();
  return word === undefined ? null : (COUNTS[word] ?? Number(word));
}

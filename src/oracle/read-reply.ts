import { allTrue } from '../lib/truth.ts';
import type { TraceEvent } from '../model/trace.ts';
import { namesValue } from './names-value.ts';

/** What a user turn does to a proposal: it confirms, it withdraws or changes it, it does neither, or code cannot tell. */
export type Reply = 'confirms' | 'withdraws' | 'neither' | 'unknown';

/** Replies that can mean one thing only, without punctuation and in lower case. */
const CONFIRMING = new Set([
  'yes',
  'yes please',
  'yes i confirm',
  'i confirm',
  'confirm',
  'confirmed',
  'yes confirm',
  'yes confirmed',
  'yes go ahead',
  'yes please go ahead',
  'go ahead',
  'please go ahead',
  'yes proceed',
  'yes please proceed',
  'please proceed',
  'proceed',
  'yes do it',
  'yes please do',
  'yes please do it',
  'yes please proceed with that',
  'sure go ahead',
  'sure please go ahead',
  'sure please proceed',
]);
const WITHDRAWING = new Set([
  'no',
  'no thanks',
  'no thank you',
  'no do not',
  'no dont',
  'please dont',
  'do not do that',
]);

/** An argument that the user was to confirm, and the values that the call gives it. */
export interface Detail {
  readonly name: string;
  readonly values: readonly unknown[];
}

/**
 * Reads a user turn. Live, its `act` says what it does; `inform` withdraws when it gives one of the proposal's details
 * a value that the call does not have. In a recording only unmistakable replies are read; anything else is unknown.
 */
export function readReply(event: Extract<TraceEvent, { kind: 'user' }>, details: readonly Detail[]): Reply {
  switch (event.act) {
    case 'confirm':
      return 'confirms';
    case 'decline':
    case 'request':
      return 'withdraws';
    case 'inform':
      return readInformation(event, details);
    case 'ask':
    case 'operate':
    case 'end':
      return 'neither';
    case undefined:
      return readWords(event.text);
  }
}

function readInformation(
  { text, facts = [] }: Extract<TraceEvent, { kind: 'user' }>,
  details: readonly Detail[],
): Reply {
  const given = details.filter(({ name }) => facts.includes(name)).flatMap(({ values }) => values);
  const isSame = allTrue(given.map(value => namesValue(text, value)));
  if (isSame === 'unknown') return 'unknown';
  return isSame ? 'neither' : 'withdraws';
}

function readWords(text: string): Reply {
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (CONFIRMING.has(words)) return 'confirms';
  return WITHDRAWING.has(words) ? 'withdraws' : 'unknown';
}

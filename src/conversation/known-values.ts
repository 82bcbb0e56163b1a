import { foldText } from '../lib/fold-text.ts';
import type { Tables } from '../model/artifacts.ts';
import type { UserBrief, UserTurnInput } from '../model/trial.ts';

/**
 * Everything the simulated user has read: its brief with the texts of its moves, and what was said; and its keys without
 * the signs that part them, for it may write "BK1042" for "BK-1042". Folded, in lower case.
 */
export function knownText({ brief, said }: UserTurnInput): string {
  const { instructions: _instructions, ...known } = brief;
  const lines = [brief.instructions, ...textsOfMoves(brief), ...said.map(line => line.text), ...squashedKeys(brief)];
  return foldText([JSON.stringify(known), ...lines].join('\n')).toLowerCase();
}

/** The sentences that the moves bid the user to say, longest first. */
export function textsOfMoves({ moves = [] }: Pick<UserBrief, 'moves'>): readonly string[] {
  const texts = moves.flatMap(move => Object.values(move).flat()).filter(value => typeof value === 'string');
  return texts.toSorted((a, b) => b.length - a.length);
}

function squashedKeys({ requester, objects, then = [] }: UserBrief): readonly string[] {
  const refs = [
    ...(requester ? [requester] : []),
    ...[objects, ...then.map(goal => goal.objects)].flat().map(o => o.ref),
  ];
  return refs.map(({ id }) => id.replace(/[^\p{L}\p{N}]+/gu, ''));
}

/** Ids, e-mail addresses and long numbers in a text: letters with digits, or five digits and more. */
const TELLING = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|#?[\p{L}\p{N}_-]*\p{N}[\p{L}\p{N}_-]*/gu;
const DATE = /^\d{4}-\d{2}-\d{2}/;
/** Words with a digit that are no ids: `3rd`, `2pm`, `24h`, `5kg`, `100eur`. */
const MEASURE = /^\d{1,4}(?:-\d{1,4})?(?:st|nd|rd|th|am|pm|h|hrs?|min|d|kg|km|gb|mb|eur|usd|x)?$/i;

/** Values of a text that look like ids and stand nowhere in what the user knows. */
export function findUnknownValues(text: string, known: string): readonly string[] {
  const found = [...text.matchAll(TELLING)].map(([value]) => value.replace(/[-_]+$/, ''));
  return [...new Set(found)].filter(
    value => !MEASURE.test(value) && !DATE.test(value) && !known.includes(value.toLowerCase()),
  );
}

const telling = new WeakMap<Tables, ReadonlySet<string>>();
const NAME_WORDS = 2;

/**
 * Values out of the business data in a text that stand nowhere in what the user knows: keys, and texts that tell one
 * record from another (with a digit, an `@`, or several words). What the user cannot know must not be guessed right.
 */
export function findLeakedValues(text: string, known: string, data: Tables): readonly string[] {
  const values = telling.get(data) ?? collectTelling(data);
  telling.set(data, values);
  const words = text.toLowerCase().match(/[\p{L}\p{N}@#_.+-]+/gu) ?? [];
  const clean = words.map(word => word.replace(/[.,;:!?-]+$/, ''));
  const runs = [1, 2, 3].flatMap(length => clean.map((_, at) => clean.slice(at, at + length).join(' ')));
  return [...new Set(runs)].filter(run => values.has(run) && !known.includes(run));
}

/** Texts that occur in one record only, and the keys of all records. */
function collectTelling(data: Tables): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const keys = new Set<string>();
  for (const records of Object.values(data)) {
    for (const [id, record] of Object.entries(records)) {
      if (/\d/.test(id) && id.length > 2) keys.add(id.toLowerCase());
      for (const text of new Set(textsIn(record))) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  const unique = [...counts].flatMap(([text, count]) => (count === 1 && isTelling(text) ? [text] : []));
  return new Set([...keys, ...unique]);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.toLowerCase()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function isTelling(text: string): boolean {
  if (text.length < 4 || DATE.test(text)) return false;
  return /@|\d/.test(text) || text.split(' ').length >= NAME_WORDS;
}

import { isJsonArray, type Json } from '../../model/json.ts';
import { sortValues } from './fold-schema.ts';

const MEMBERSHIP: ReadonlySet<string> = new Set(['in', 'not-in', 'is-type']);

interface Compared {
  readonly op: string;
  readonly value?: Json | undefined;
}

/** A comparison with a list, its values in an order of their own: "in a, b" is "in b, a". */
export function sortMembers<T extends Compared>(compared: T): T {
  const { op, value } = compared;
  return MEMBERSHIP.has(op) && isJsonArray(value) ? { ...compared, value: sortValues(value) } : compared;
}

/** The values of a comparison with several, as they stand; null for any other. */
export function listMembers({ op, value }: Compared): readonly Json[] | null {
  return MEMBERSHIP.has(op) && isJsonArray(value) && value.length > 1 ? value : null;
}

/** A sentence in which each of these lists, where it stands in full and in its order, is told in an order of its own. */
export function sortListed(text: string, lists: readonly (readonly Json[])[]): string {
  return lists.reduce((told, list) => {
    const sorted = sortValues(list).map(say).join(', ');
    return told.replace(new RegExp(list.map(value => quoteMeta(say(value))).join(BETWEEN), 'gu'), () => sorted);
  }, text);
}

/** What stands between two values of a list. */
const BETWEEN = `["'\`“”‘’]*(?:\\s*,\\s*(?:(?:and|or)\\s+)?|\\s+(?:and|or)\\s+)["'\`“”‘’]*`;

function say(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function quoteMeta(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

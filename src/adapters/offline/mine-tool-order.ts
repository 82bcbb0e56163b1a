/** Which tool a rule wants called before which others; all of them are named outright. */
interface ToolOrder {
  readonly first: string;
  readonly then: readonly string[];
}

interface Place {
  readonly name: string;
  readonly at: number;
}

/** What stands between names of one list. */
const IN_LIST = /^(?:\(\))?\s*,?\s*(?:and|or|and\/or)?\s*(?:(?:calling|using|invoking|running)\s+)?$/i;
const NOT_CALLED =
  /\b(?:(?:must|may|should|shall|can|do)\s+(?:not|never)|cannot|can['’]t|mustn['’]t|don['’]t|never)\s+(?:be\s+)?(?:call|use|run|invoke|execute)/i;

/** Reads "call A before B or C", "A only after B", "never call A without B"; null where the order is not that plain. */
export function readToolOrder(rule: string, names: readonly string[]): ToolOrder | null {
  const places = names
    .map(name => ({ name, at: placeOf(name, rule) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const [left, right, ...others] = groupLists(rule, places);
  const [one] = left ?? [];
  const [two] = right ?? [];
  if (!left || !right || !one || !two || others.length > 0) return null;
  const order = isReversed(rule, one, two);
  if (order === null) return null;
  const [firsts, then] = order ? [right, left] : [left, right];
  const [first, ...more] = firsts;
  return first && more.length === 0 ? { first: first.name, then: then.map(({ name }) => name) } : null;
}

/** Whether what is named second is to be called first; null when the words say neither. */
function isReversed(rule: string, one: Place, two: Place): boolean | null {
  const between = rule.slice(one.at, two.at);
  const upTo = rule.slice(0, two.at);
  const isNegated = /\b(?:not|never|cannot)\b|n['’]t\b/i.test(upTo);
  if (isNegated && /\b(?:before|prior to|until|without)\b/i.test(between)) return NOT_CALLED.test(upTo) ? true : null;
  if (/\b(?:before|prior to)\b/i.test(between) && !isNegated) return false;
  const isAfter = /\bonly (?:after|once)\b/i.test(between) || (/\bafter\b/i.test(between) && /\bonly\b/i.test(rule));
  return isAfter || /^\s*(?:always )?before\b/i.test(rule) ? true : null;
}

function groupLists(rule: string, places: readonly Place[]): readonly (readonly Place[])[] {
  const groups: Place[][] = [];
  let end = 0;
  for (const place of places) {
    const last = groups.at(-1);
    if (last && IN_LIST.test(rule.slice(end, place.at))) last.push(place);
    else groups.push([place]);
    end = place.at + place.name.length;
  }
  return groups;
}

/** Where a tool is named, at the start of a sentence also with a capital letter; -1: nowhere. A plain word is no name. */
export function placeOf(name: string, text: string): number {
  if (!/[^a-z]/.test(name)) return -1;
  const [start = '', ...rest] = name;
  const tail = rest.join('').replace(/[^\w]/g, '\\$&');
  const atStart = start === start.toUpperCase() ? '' : `|^${start.toUpperCase()}`;
  const found = new RegExp(`(?:(?<!\\w)${start.replace(/[^\w]/g, '\\$&')}${atStart})${tail}(?!\\w)`).exec(text);
  return found?.index ?? -1;
}

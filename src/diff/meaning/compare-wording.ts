/*
 * Whether two wordings of a passage oblige to the same, told by code alone.
 * Input: the passage before and after, the words and names of the agent. Output: `form` where only white space, case,
 * emphasis, type-setting or the end of a sentence differ; `spelling` where besides one word is misspelt on one side, or an
 * article comes or goes; null for everything else. Refuses whatever touches a weighty word, a number, a name, a quotation,
 * code, a comma or a bracket inside: when in doubt it is another meaning.
 */
import { isSlip } from './is-slip.ts';
import { type Lexicon, wordsOf } from './lexicon.ts';
import { splitTokens, type Token } from './split-tokens.ts';
import { CASE_BOUND, WEIGHTY } from './weighty-words.ts';

export type Likeness = 'form' | 'spelling';

const ARTICLES = new Set(['a', 'an', 'the']);
const MAX_ARTICLES = 2;

export function compareWording(before: string, after: string, lexicon: Lexicon): Likeness | null {
  if (isVerbatim(before) || isVerbatim(after)) return null;
  const [old, now] = [splitTokens(before), splitTokens(after)];
  if (old.length === 0 || now.length === 0) return null;
  const pairs = align(old, now);
  if (pairs === null) return null;
  const differing = pairs.filter(({ was, is }) => was?.text !== is?.text);
  if (differing.some(pair => isCode(pair) || isNamed(pair, { old, now }, lexicon))) return null;
  const others = differing.filter(pair => !isSameForm(pair));
  if (others.length === 0) return 'form';
  const articles = others.filter(pair => isArticle(pair, { old, now }));
  const slips = others.filter(pair => !articles.includes(pair));
  if (articles.length > MAX_ARTICLES || slips.length > 1) return null;
  return slips.every(pair => isMisspelt(pair, { before, after }, lexicon)) ? 'spelling' : null;
}

/** Tables and code: every mark may count. */
function isVerbatim(text: string): boolean {
  return /^\s*(?:\||```|~~~)/m.test(text) || text.includes('~~');
}

interface Pair {
  /** Null: the other side has an article more. */
  readonly was: Token | null;
  readonly is: Token | null;
}
interface Sides {
  readonly old: readonly Token[];
  readonly now: readonly Token[];
}

/** Tokens side by side; null where one side has more than articles more. */
function align(old: readonly Token[], now: readonly Token[]): readonly Pair[] | null {
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const pair = nextPair(old[i] ?? null, now[j] ?? null);
    if (pair === null) return null;
    pairs.push(pair);
    if (pair.was !== null) i++;
    if (pair.is !== null) j++;
  }
  return pairs;
}

function nextPair(was: Token | null, is: Token | null): Pair | null {
  const [isOld, isNew] = [was, is].map(token => token !== null && isTheArticle(token));
  if (isOld && !isNew) return { was, is: null };
  if (isNew && !isOld) return { was: null, is };
  return was === null || is === null ? null : { was, is };
}

function isTheArticle({ text }: Token): boolean {
  return ARTICLES.has(text.toLowerCase());
}

function isCode({ was, is }: Pair): boolean {
  return [was, is].some(token => token !== null && !token.isPlain && !/^[.!]$/.test(token.text));
}

/** Case of a plain word, where it makes no other word; an exclamation mark for a full stop. */
function isSameForm({ was, is }: Pair): boolean {
  if (was === null || is === null) return false;
  if (!was.isPlain && !is.isPlain) return /^[.!]$/.test(was.text) && /^[.!]$/.test(is.text);
  const word = was.text.toLowerCase();
  if (word !== is.text.toLowerCase() || CASE_BOUND.has(word)) return false;
  const isCapital = (text: string) => text.length > 1 && text === text.toUpperCase();
  return WEIGHTY.has(word) || isCapital(was.text) === isCapital(is.text) || word.length > SHORT_CAPITALS;
}

/** Capitals of so few letters may be an abbreviation. */
const SHORT_CAPITALS = 5;

/** Whether the differing words are, or are part of, a name of the agent's tools, data or values. */
function isNamed({ was, is }: Pair, { old, now }: Sides, { names }: Lexicon): boolean {
  const sides = [[was, old] as const, [is, now] as const];
  return sides.some(([token, tokens]) => {
    if (token === null || isTheArticle(token)) return false;
    const words = tokens.map(one => one.text.toLowerCase());
    const at = tokens.indexOf(token);
    return names.some(name =>
      name.some((_, offset) => at >= offset && name.every((part, k) => words[at - offset + k] === part)),
    );
  });
}

/** An article that comes or goes, or `a` for `an`, where no quantity, name or label is beside it. */
function isArticle({ was, is }: Pair, { old, now }: Sides): boolean {
  if (was !== null && is !== null) {
    const forms = [was.text, is.text].map(text => text.toLowerCase());
    return forms.every(text => text === 'a' || text === 'an');
  }
  const [token, tokens] = was === null ? [is, now] : [was, old];
  if (token === null) return false;
  const at = tokens.indexOf(token);
  const next = tokens[at + 1];
  const isLight = (word: Token | undefined) => word === undefined || !WEIGHTY.has(word.text.toLowerCase());
  const isProse = next?.isPlain === true && !isTheArticle(next) && next.text === next.text.toLowerCase();
  const isQuantity =
    next !== undefined && /^(?:few|little|lot|number|couple|bit|while|minute|pair|dozen)$/i.test(next.text);
  return isProse && !isQuantity && isLight(next) && !isQuantified(tokens[at - 1]);
}

function isQuantified(token: Token | undefined): boolean {
  return token !== undefined && (/\d/.test(token.text) || QUANTITIES.test(token.text));
}

const QUANTITIES =
  /^(?:all|any|each|every|both|half|not|no|only|such|many|what|quite|rather|more|most|less|least|never|without|one|same|other|another|plan|option|class|group|type|tier|zone|seat|or|and|nor|than)$/i;

/** One word of the two is the other misspelt. */
function isMisspelt({ was, is }: Pair, texts: { before: string; after: string }, lexicon: Lexicon): boolean {
  if (was === null || is === null || !was.isPlain || !is.isPlain) return false;
  const [old, now] = [countWords(texts.before), countWords(texts.after)];
  const isElsewhere = (word: string) => {
    const here = now.get(word) ?? 0;
    return (lexicon.counts.get(word) ?? 0) > here || here > 1 || (old.get(word) ?? 0) > 1;
  };
  return isSlip([was.text.toLowerCase(), is.text.toLowerCase()], { isElsewhere, words: lexicon.counts.keys() });
}

function countWords(text: string): ReadonlyMap<string, number> {
  return new Map([...Map.groupBy(wordsOf(text), word => word)].map(([word, all]) => [word, all.length]));
}

import type { Anchor } from '../model/artifacts.ts';
import type { AnchorIndex, AnchorPlace } from './list-anchors.ts';
import type { RespelledPassages } from './meaning/pair-wordings.ts';

/**
 * Passages that stand under other headings than before, or in fewer or more places: their words are the same, what they
 * are said of is not. Anchors of both sides. Level, numbering, case and punctuation of a heading do not count, nor does
 * the place of a section that was moved whole.
 */
export function listRescoped(
  before: AnchorIndex,
  after: AnchorIndex,
  respelled: RespelledPassages = new Map(),
): ReadonlySet<Anchor> {
  const known = { before: listTitles(before), after: listTitles(after) };
  const rescoped = new Set<Anchor>();
  for (const [anchor, old] of before) {
    const now = after.get(anchor) ?? respelled.get(anchor)?.place;
    if (old.isHeading || now === undefined || !isRescoped(old, now, known)) continue;
    rescoped.add(anchor).add(now.anchor);
  }
  return rescoped;
}

/** Headings with other words over passages that stand: new anchor -> what the heading said before. */
export function listRenamedHeadings(before: AnchorIndex, after: AnchorIndex): ReadonlyMap<Anchor, string> {
  const [old, now] = [headingsByTitle(before), headingsByTitle(after)];
  const renamed = new Map<Anchor, string>();
  for (const [anchor, place] of after) {
    const [was, is] = [before.get(anchor), place].map(one => pathsOf(one)[0]?.at(-1));
    const [heading, former] = [now.get(is ?? ''), old.get(was ?? '')];
    if (heading === undefined || former === undefined || old.has(is ?? '') || now.has(was ?? '')) continue;
    renamed.set(heading.anchor, former.text);
  }
  return renamed;
}

interface Titles {
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
}

function isRescoped(before: AnchorPlace, after: AnchorPlace, known: Titles): boolean {
  const [old, now] = [pathsOf(before), pathsOf(after)];
  const isSame = (was: readonly string[], is: readonly string[]) =>
    was.at(-1) === is.at(-1) &&
    was.every(title => is.includes(title) || known.after.has(title)) &&
    is.every(title => was.includes(title) || known.before.has(title));
  return old.some(was => !now.some(is => isSame(was, is))) || now.some(is => !old.some(was => isSame(was, is)));
}

function pathsOf(place: AnchorPlace | undefined): readonly (readonly string[])[] {
  return (place?.paths ?? []).map(path => path.map(foldHeading).filter(title => title !== ''));
}

function listTitles(index: AnchorIndex): ReadonlySet<string> {
  return new Set([...headingsByTitle(index).keys(), ...[...index.values()].flatMap(pathsOf).flat()]);
}

function headingsByTitle(index: AnchorIndex): ReadonlyMap<string, AnchorPlace> {
  return new Map([...index.values()].flatMap(place => (place.isHeading ? [[foldHeading(place.text), place]] : [])));
}

const NUMBERING =
  /^(?:(?:section|chapter|part)\s+)?\(?(?:\d+(?:\.\d+)*[.):](?!\d)|\d+(?:\.\d+)+(?=\s)|[ivxlc]+[.)]|[a-z][.)])\s*/;
/** Words that only introduce a heading; before a number "about" says how much. */
const OPENING = /^(?:about|regarding|on)[\s:]+(?!\d)/;
const LIGHT: ReadonlySet<string> = new Set(['the', 'a', 'an', 'our', 'your']);

/** The words of a heading that carry meaning, numbers and signs of comparison among them. */
export function foldHeading(heading: string): string {
  const plain = heading
    .replace(/^\s*#+\s*|\s*#+\s*$/g, '')
    .replace(/[*_`]/g, '')
    .replaceAll('&', ' and ')
    .trim()
    .toLowerCase();
  const words = plain
    .replace(NUMBERING, '')
    .replace(OPENING, '')
    .match(/\d+(?:[.,]\d+)*|\p{L}+|[<>≤≥=%€$£+]/gu);
  return (words ?? []).filter(word => !LIGHT.has(word)).join(' ');
}

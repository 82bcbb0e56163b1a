/** A stretch of a text: offsets, end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What is said within quotation marks or code marks is one piece, whatever stops stand in it. */
const QUOTED =
  /`[^`]+`|"[^"]{1,400}"|“[^”]{1,400}”|(?<![\p{L}\p{N}])'(?! )(?:[^']|(?<=\p{L})'(?=\p{L})){1,400}'(?![\p{L}\p{N}])/gsu;
/** A stop, with the marks that close after it, and the white space that follows. */
const STOP = /(?<![.!?…])(?<stop>[.!?…]+)(?<close>["'”’)\]*_`]*)(?<space>\s+)/gu;
const ABBREVIATION =
  /(?:^|[\s("'])(?:e\.g|i\.e|etc|vs|cf|approx|incl|no|nr|mr|mrs|ms|dr|st|fig|sec|dept|est|\p{L}|\p{L}\.\p{L})$/iu;
/** More letters than any abbreviation has, with the mark before it. */
const LONGEST_ABBREVIATION = 12;
/** A line that starts a statement of its own although Markdown folds it into the paragraph. */
const NEW_STATEMENT = /\n[ \t]*(?=[•‣▪–—→][ \t]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})\)[ \t])/giu;
/** "Fees: ..." or "**Fees:** ..." at the beginning of a line. */
const LABEL = /(?:^|\n)[ \t]*(?:\*\*|__)?\p{Lu}[\p{L}\p{N} \-/&]{1,40}(?:\*\*|__)?:(?:\*\*|__)?[ \t]/gu;
/** A line that is broken by a backslash after its sentence ends. */
const BROKEN_LINE = /[.!?…:;]["'”’)\]*_`]*[ \t]*\\\r?\n/gu;

/**
 * Cuts prose into sentences. Abbreviations, decimal numbers, quotations and code keep their stops. A line break cuts
 * nothing by itself, not even one that Markdown sets hard: white space at the end of a line is seen by nobody.
 */
export function splitSentences(text: string): readonly Span[] {
  const cuts = [
    ...stopCuts(text),
    ...matchEnds(text, NEW_STATEMENT),
    ...matchEnds(text, BROKEN_LINE),
    ...labelCuts(text),
  ];
  const inner = outsideOf(
    [...text.matchAll(QUOTED)].map(match => ({ start: match.index, end: match.index + match[0].length })),
    [...new Set(cuts)].sort((a, b) => a - b),
  );
  const bounds = [0, ...inner, text.length];
  return bounds.slice(1).flatMap((end, index) => trimSpan(text, { start: bounds[index] ?? 0, end }));
}

/** The places, in order, that lie within none of the spans, in order. */
function outsideOf(spans: readonly Span[], places: readonly number[]): readonly number[] {
  let next = 0;
  return places.filter(at => {
    while ((spans[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next++;
    return (spans[next]?.start ?? Number.POSITIVE_INFINITY) >= at;
  });
}

function stopCuts(text: string): readonly number[] {
  return [...text.matchAll(STOP)].flatMap(match => {
    const { stop = '', close = '' } = match.groups ?? {};
    const after = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - LONGEST_ABBREVIATION), match.index);
    const isAbbreviation = stop === '.' && close === '' && ABBREVIATION.test(before);
    return !isAbbreviation && startsSentence(text.slice(after, after + LONGEST_OPENING)) ? [after] : [];
  });
}

/** Lines that start with a label are statements of their own where the line before starts with one too. */
function labelCuts(text: string): readonly number[] {
  const labels = [...text.matchAll(LABEL)].map(match => match.index + (match[0].startsWith('\n') ? 1 : 0));
  return labels.filter((at, index) => index > 0 && text.lastIndexOf('\n', at - 2) + 1 === labels[index - 1]);
}

/** More marks than open a sentence. */
const LONGEST_OPENING = 40;

function startsSentence(rest: string): boolean {
  return /^["'“‘([]*(?:[\p{Lu}\p{Lo}\p{N}\p{So}${<]|[*_`]+\S)/u.test(rest);
}

function matchEnds(text: string, pattern: RegExp): readonly number[] {
  return [...text.matchAll(pattern)].map(match => match.index + match[0].length);
}

/** A span without the white space at its ends; none when nothing else is in it. */
export function trimSpan(text: string, span: Span): readonly Span[] {
  const slice = text.slice(span.start, span.end);
  const start = span.start + (slice.length - slice.trimStart().length);
  const end = span.start + slice.trimEnd().length;
  return end > start ? [{ start, end }] : [];
}

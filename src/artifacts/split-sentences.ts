/** A stretch of a text: offsets, end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What is said within quotation marks or code marks is one piece, whatever stops stand in it. */
const QUOTED =
  /`[^`]+`|"[^"]{1,400}"|“[^”]{1,400}”|(?<![\p{L}\p{N}])'(?! )(?:[^']|(?<=\p{L})'(?=\p{L})){1,400}'(?![\p{L}\p{N}])/gsu;
/** A stop, with the marks that close after it, and the white space that follows. */
const STOP = /(?<stop>[.!?…]+)(?<close>["'”’)\]*_`]*)(?<space>\s+)/gu;
const ABBREVIATION =
  /(?:^|[\s("'])(?:e\.g|i\.e|etc|vs|cf|approx|incl|no|nr|mr|mrs|ms|dr|st|fig|sec|dept|est|\p{L}|\p{L}\.\p{L})$/iu;
/** A line that starts a statement of its own although Markdown folds it into the paragraph. */
const NEW_STATEMENT = /\n[ \t]*(?=[•‣▪–—→][ \t]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})\)[ \t])/giu;
const HARD_BREAK = /(?: {2,}|\\)\n/gu;

/** Cuts prose into sentences. Abbreviations, decimal numbers, quotations and code keep their stops. */
export function splitSentences(text: string): readonly Span[] {
  const quoted = [...text.matchAll(QUOTED)].map(match => ({ start: match.index, end: match.index + match[0].length }));
  const isQuoted = (at: number) => quoted.some(span => span.start < at && at < span.end);
  const cuts = [...stopCuts(text), ...matchEnds(text, NEW_STATEMENT), ...matchEnds(text, HARD_BREAK)];
  const inner = [...new Set(cuts)].filter(at => !isQuoted(at)).sort((a, b) => a - b);
  const bounds = [0, ...inner, text.length];
  return bounds.slice(1).flatMap((end, index) => trimSpan(text, { start: bounds[index] ?? 0, end }));
}

function stopCuts(text: string): readonly number[] {
  return [...text.matchAll(STOP)].flatMap(match => {
    const { stop = '', close = '' } = match.groups ?? {};
    const after = match.index + match[0].length;
    const isAbbreviation = stop === '.' && close === '' && ABBREVIATION.test(text.slice(0, match.index));
    return !isAbbreviation && startsSentence(text.slice(after)) ? [after] : [];
  });
}

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

/** Zero-width, bidirectional, tag and other invisible characters: they can hide or reorder text. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Text without characters that hide, reorder or steer; line breaks become `\n`, tabs stay. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROL, '').replace(INVISIBLE, '').replace(LONE_SURROGATE, '\ufffd');
}

/** What GitHub would turn into a mention, a reference or a link; inside a code span it stays text. */
const ACTIVE = /(?:(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:|xmpp:)[^\s`|\\<>]*|@[\w/@.-]*|#\d+|GH-\d+)+/gi;

/**
 * Untrusted text as one line of Markdown prose, table cells and link texts included: it shows as it reads and does
 * nothing (no mention, reference, link, image, HTML, formula or block).
 * @param limit longest text, in characters; what is cut off ends in an ellipsis
 */
export function escapeText(text: string, limit = 2_000): string {
  const line = fold(text, limit);
  let out = '';
  let from = 0;
  for (const match of line.matchAll(ACTIVE)) {
    out += `${escapeCharacters(line.slice(from, match.index))}\`${match[0]}\``;
    from = match.index + match[0].length;
  }
  return escapeBlockStart(out + escapeCharacters(line.slice(from)));
}

/** Untrusted text for the inside of an HTML element (`<summary>`), as one line. */
export function escapeHtml(text: string, limit = 300): string {
  const line = fold(text, limit);
  let out = '';
  let from = 0;
  for (const match of line.matchAll(ACTIVE)) {
    out += `${escapeEntities(line.slice(from, match.index))}<code>${escapeEntities(match[0])}</code>`;
    from = match.index + match[0].length;
  }
  return out + escapeEntities(line.slice(from));
}

/** Untrusted text as a code span, in one line. */
export function codeSpan(text: string, limit = 300): string {
  const line = fold(text, limit);
  if (line === '') return '';
  const ticks = '`'.repeat(longestRun(line) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${line}${pad}${ticks}`;
}

/** Untrusted text as a code block whose fence is longer than any run of backticks inside. */
export function fence(text: string, info = ''): string {
  const clean = cleanText(text).replace(/\n+$/, '');
  const ticks = '`'.repeat(Math.max(3, longestRun(clean) + 1));
  return `${ticks}${info}\n${clean}\n${ticks}`;
}

/** A Markdown link; the text is Markdown already. */
export function link(markdown: string, url: string | null): string {
  return url === null ? markdown : `[${markdown}](${url})`;
}

/** Shortens at a code point and marks the cut. */
export function shorten(text: string, limit: number): string {
  const points = [...text];
  return points.length <= limit
    ? text
    : `${points
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}

function fold(text: string, limit: number): string {
  return shorten(cleanText(text).replace(/\s+/g, ' ').trim(), limit);
}

function escapeCharacters(text: string): string {
  return escapeEntities(text)
    .replace(/[\\`*_[\]|~]/g, '\\$&')
    .replace(/#(?!\d+;)/g, '\\#');
}

function escapeEntities(text: string): string {
  return text.replace(/[&<>$]/g, character => ENTITIES[character] ?? character);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', $: '&dollar;' };

/** A line that starts like a list, a heading underline or a numbered item must not become one. */
function escapeBlockStart(markdown: string): string {
  return markdown.replace(/^[-+=]/, '\\$&').replace(/^(\d+)([.)])/, '$1\\$2');
}

function longestRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), match => match[0].length));
}

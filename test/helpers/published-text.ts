import { fromMarkdown } from 'mdast-util-from-markdown';

/** Tags that our own Markdown uses. */
const OWN_TAG = /^<(?:details|details open|summary|code|sub|br|\/details|\/summary|\/code|\/sub)>$/;
const PAIRED = ['details', 'summary', 'code', 'sub'];
const MARKER = /^<!-- proviso:[\w]+ [^<>]*-->$/;
/** What GitHub makes a mention, a reference or a link of, wherever it stands in prose. */
const ACTIVE = /@\w|(?<![\w&])#\d|\bGH-\d|https?:\/\/|\bwww\./i;
const HIDDEN = /[\p{Cf}\u2028\u2029]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly children?: readonly MarkdownNode[];
}

/** What a published Markdown text holds that it should not; `home` begins every address that it may lead to. */
export function findUnclean(text: string, home: string): readonly string[] {
  const nodes = allNodes(fromMarkdown(text));
  const html = nodes.flatMap(({ type, value = '' }) => (type === 'html' ? [value] : []));
  return [
    ...findHidden(text),
    ...html.flatMap(checkHtml),
    ...checkPairs(html.join('\n')),
    ...nodes.flatMap(node => checkNode(node, home)),
    ...checkTables(text),
  ];
}

/** Characters that hide, reorder or steer. */
export function findHidden(text: string): readonly string[] {
  const found = [HIDDEN, CONTROL].flatMap(pattern => pattern.exec(text) ?? []);
  return found.map(character => `a character ${character.codePointAt(0)?.toString(16)} that does not show`);
}

function allNodes(node: MarkdownNode): readonly MarkdownNode[] {
  return [node, ...(node.children ?? []).flatMap(allNodes)];
}

function checkHtml(html: string): readonly string[] {
  const comments = html.match(/<!--[\s\S]*?-->/g) ?? [];
  const rest = html.replace(/<!--[\s\S]*?-->/g, '');
  const foreign = (rest.match(/<[^>]*>?/g) ?? []).filter(tag => !OWN_TAG.test(tag));
  const prose = rest.replace(/<code>[\s\S]*?<\/code>/g, '').replace(/<[^>]*>/g, '');
  return [
    ...comments.filter(comment => !MARKER.test(comment)).map(comment => `an HTML comment: ${comment}`),
    ...foreign.map(tag => `a tag: ${tag}`),
    ...(ACTIVE.test(prose) ? [`active in HTML: ${prose}`] : []),
  ];
}

function checkPairs(html: string): readonly string[] {
  const count = (pattern: RegExp) => (html.match(pattern) ?? []).length;
  return PAIRED.filter(tag => count(new RegExp(`<${tag}(?: open)?>`, 'g')) !== count(new RegExp(`</${tag}>`, 'g'))).map(
    tag => `<${tag}> is not closed as often as it is opened`,
  );
}

function checkNode({ type, value = '', url }: MarkdownNode, home: string): readonly string[] {
  if (type === 'image') return [`an image: ${url}`];
  if (url !== undefined && !url.startsWith(home)) return [`a link: ${url}`];
  return type === 'text' && ACTIVE.test(value) ? [`active text: ${value}`] : [];
}

/** Rows of a table, outside of fences, have as many cells as its head. */
function checkTables(text: string): readonly string[] {
  const outside = text.replace(/^(`{3,}).*\n[\s\S]*?^\1$/gm, '');
  const tables = outside.match(/(?:^\|.*\n?)+/gm) ?? [];
  const bars = (line: string) => (line.replace(/\\[\s\S]/g, '').match(/\|/g) ?? []).length;
  const isTorn = (table: string) => new Set(table.trimEnd().split('\n').map(bars)).size > 1;
  return tables.filter(isTorn).map(table => `a torn table: ${table}`);
}

/** Commands that a runner carries out for a job's log, in order; those between `stop-commands` lines are none. */
export function listCommands(log: string): readonly { readonly name: string; readonly line: string }[] {
  const found: { name: string; line: string }[] = [];
  let stopped: string | null = null;
  for (const line of log.split(/\r\n|\r|\n/)) {
    const text = line.trimStart();
    if (stopped !== null) {
      if (text === `::${stopped}::`) stopped = null;
      continue;
    }
    const name = /^::([\w-]+)(?: [^:]*)?::/.exec(text)?.[1] ?? /##\[([\w-]+)/.exec(line)?.[1];
    if (name === undefined) continue;
    found.push({ name, line });
    if (name === 'stop-commands') stopped = text.slice('::stop-commands::'.length);
  }
  return found;
}

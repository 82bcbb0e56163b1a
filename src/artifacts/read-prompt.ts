import { posix } from 'node:path';
import { ConfigError } from '../lib/errors.ts';
import type { Passage, PromptSource, PromptText, SystemPrompt } from '../model/artifacts.ts';
import type { SourceTree } from '../model/ports.ts';
import { type CodeAnswers, labelOf } from './code-answers.ts';
import { placeLines, toPromptText } from './prompts/placed-text.ts';
import { readFrontMatterPrompt } from './prompts/read-front-matter.ts';
import { readPromptDocument } from './prompts/read-prompt-document.ts';
import { readText } from './read-text.ts';
import { splitPassages } from './split-passages.ts';

const PLAIN = /\.(?:md|markdown|mdx|txt|j2|jinja2?|njk|hbs|mustache)$|(?:^|\/)[^./]+$/i;
const DOCUMENT = /\.(?:ya?ml|json)$/i;
const FRONT_MATTER = { '.prompt': 'dotprompt', '.prompty': 'prompty' } as const;
const CODE = /\.[mc]?[jt]sx?$/i;
const HINT =
  'name .md or .txt, .prompt.yml, promptfooconfig.yaml, .prompt, .prompty, or file.ts#SYMBOL (.ts, .js, .py); anything else: {command: ...}';
/** Template marks that are not filled in: blocks, partials, statements. */
const TEMPLATE_MARK = /\{\{\s*[#/>^!][^}]*\}\}|\{%[^%]*%\}/g;

/** One source of the prompt as read: its text, and what is said about it. */
interface Part {
  readonly source: PromptText;
  readonly notes: readonly string[];
}

/** The prompt of all sources, joined in order, and notes about what stays as text in it. */
export async function readPrompt(
  tree: SourceTree,
  sources: readonly PromptSource[],
  told: CodeAnswers,
): Promise<{ readonly prompt: SystemPrompt; readonly notes: readonly string[] }> {
  const parts = await Promise.all(sources.map(async source => await readPart(tree, source, told)));
  const passages = parts.flatMap(({ source }) => splitPassages(source.file, source.text, source.marks));
  const names = parts.map(({ source }) => source.file).join(', ');
  if (passages.length === 0) throw new ConfigError(`prompt ${names}: there is no text in it`);
  const text = joinTexts(parts.map(({ source }) => source.text.replaceAll('\r\n', '\n')));
  const prompt = { files: mergeFiles(parts.map(({ source }) => source)), text, passages: uniquePassages(passages) };
  return { prompt, notes: parts.flatMap(({ notes }) => notes) };
}

/** Parts follow one another with a blank line between; a single one stays as it is. */
function joinTexts(texts: readonly string[]): string {
  return texts.map((text, index) => (index < texts.length - 1 && !text.endsWith('\n') ? `${text}\n` : text)).join('\n');
}

/** Several parts out of one file are one text of that file. */
function mergeFiles(parts: readonly PromptText[]): readonly PromptText[] {
  const merged = new Map<string, PromptText>();
  for (const part of parts) {
    const before = merged.get(part.file);
    merged.set(part.file, before === undefined || before.marks === undefined ? part : joinParts(before, part));
  }
  return [...merged.values()];
}

function joinParts(before: PromptText, { file, text, marks = [] }: PromptText): PromptText {
  const start = before.text.length + 2;
  const moved = marks.map(({ at, line }) => ({ at: at + start, line }));
  return { file, text: `${before.text}\n\n${text}`, marks: [...(before.marks ?? []), ...moved] };
}

/** A file that is named twice gives its passages once. */
function uniquePassages(passages: readonly Passage[]): readonly Passage[] {
  const seen = new Set<string>();
  return passages.filter(({ file, lines, text }) => {
    const key = JSON.stringify([file, lines, text]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

async function readPart(tree: SourceTree, source: PromptSource, told: CodeAnswers): Promise<Part> {
  if (typeof source !== 'string') {
    const { prompt } = await told.ask(source);
    if (prompt !== null) return { source: { file: labelOf(source), text: prompt }, notes: [] };
    throw new ConfigError(
      `prompt ${labelOf(source)}: it told no prompt`,
      'it prints {"prompt": "...", "tools": [...]}',
    );
  }
  const [file = '', symbol = null] = source.split('#');
  return await readPromptFile(tree, file, symbol);
}

async function readPromptFile(tree: SourceTree, file: string, symbol: string | null): Promise<Part> {
  const text = await readText(tree, file, 'prompt');
  const extension = posix.extname(file).toLowerCase();
  if (DOCUMENT.test(file)) return await readFromDocument(tree, { file, text, name: symbol });
  if (CODE.test(file) || extension === '.py') return await readFromCode(file, text, symbol);
  if (symbol !== null) throw new ConfigError(`prompt ${file}#${symbol}: #SYMBOL is for code and promptfooconfig`, HINT);
  if (extension === '.prompt' || extension === '.prompty') {
    const part = toPromptText(file, readFrontMatterPrompt(file, text, FRONT_MATTER[extension]));
    return { source: part, notes: markNotes(part) };
  }
  if (!PLAIN.test(file)) throw new ConfigError(`prompt ${file}: a file of this kind cannot be read`, HINT);
  const isTemplate = !/\.(?:md|markdown|mdx|txt)$|(?:^|\/)[^./]+$/i.test(file);
  const part = isTemplate ? toPromptText(file, placeLines(text, 1)) : { file, text };
  return { source: part, notes: isTemplate ? markNotes(part) : [] };
}

async function readFromDocument(
  tree: SourceTree,
  { file, text, name }: { readonly file: string; readonly text: string; readonly name: string | null },
): Promise<Part> {
  const found = readPromptDocument(file, text, name);
  if ('refersTo' in found) {
    const [path = '', symbol = null] = found.refersTo.split(/[#:]/);
    return await readPromptFile(tree, posix.normalize(posix.join(posix.dirname(file), path)), symbol);
  }
  const part = toPromptText(file, found.runs);
  return { source: part, notes: markNotes(part) };
}

/** The parsers are loaded when a prompt stands in code, and only then. */
async function readFromCode(file: string, text: string, symbol: string | null): Promise<Part> {
  if (symbol === null) throw new ConfigError(`prompt ${file}: which text of it? name it: ${file}#SYMBOL`, HINT);
  const { runs, holes } = file.toLowerCase().endsWith('.py')
    ? (await import('./prompts/read-python-prompt.ts')).readPythonPrompt(file, text, symbol)
    : (await import('./prompts/read-js-prompt.ts')).readJsPrompt(file, text, symbol);
  const notes = holes.map(hole => `prompt ${file}:${hole.line}: the hole ${hole.text} stays as text`);
  return { source: toPromptText(file, runs), notes };
}

function markNotes({ file, text, marks = [] }: PromptText): readonly string[] {
  return [...text.matchAll(TEMPLATE_MARK)].map(match => {
    const line = marks.findLast(mark => mark.at <= match.index)?.line ?? 1;
    return `prompt ${file}:${line}: the template mark ${match[0]} stays as text`;
  });
}

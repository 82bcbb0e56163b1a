import { isScalar } from 'yaml';
import { ConfigError } from '../../lib/errors.ts';
import { isJsonArray, isJsonObject, type Json } from '../../model/json.ts';
import { valueAt as at, type DocumentPath, lineAt, nodeAt } from '../document-path.ts';
import { readDocument, type SourceDocument } from '../read-document.ts';
import { alignWords, joinPlaced, type PlacedText } from './placed-text.ts';

/** What a document holds: a text, or the name of the file that holds it (relative to the document's own folder). */
export type DocumentPrompt = { readonly runs: PlacedText } | { readonly refersTo: string };

const HINT = 'it holds messages: [{role: system, content: ...}], or the prompts of a promptfooconfig';

/**
 * The system prompt of a YAML or JSON document: `messages` (GitHub Models `.prompt.yml`, chat messages), or the
 * `prompts` of a promptfooconfig.
 * @param name of several prompts the label, the id or the number (from 1) of the one that is meant; null when there is one
 */
export function readPromptDocument(file: string, text: string, name: string | null): DocumentPrompt {
  const document = readDocument(file, text);
  const { value } = document;
  const messages = isJsonArray(value) ? [] : (['messages'] as const);
  if (isMessages(at(value, messages)) && name === null) return { runs: systemOf(document, messages) };
  const prompts = at(value, ['prompts']);
  if (prompts === undefined) throw new ConfigError(`prompt ${file}:1: unknown shape: there is no prompt in it`, HINT);
  const list = isJsonArray(prompts) ? prompts : [prompts];
  const index = chosen(document, list, name);
  return readEntry(document, isJsonArray(prompts) ? ['prompts', index] : ['prompts']);
}

/** Prompts of one file are alternatives, so that one must be named. */
function chosen({ file }: SourceDocument, list: readonly Json[], name: string | null): number {
  const names = list.map((entry, index) => [String(index + 1), at(entry, ['label']), at(entry, ['id'])]);
  if (name === null && list.length === 1) return 0;
  const found = names.findIndex(known => name !== null && known.includes(name));
  if (found >= 0) return found;
  const shown = names.map(([number, label, id]) => label ?? id ?? number).join(', ');
  const what = name === null ? `there are ${list.length} prompts in it` : `there is no prompt ${name} in it`;
  throw new ConfigError(`prompt ${file}: ${what}: ${shown}`, `name one of them: ${file}#NAME`);
}

function readEntry(document: SourceDocument, path: DocumentPath): DocumentPrompt {
  const entry = at(document.value, path);
  if (typeof entry === 'string') return readText(document, path, entry);
  if (isMessages(entry)) return { runs: systemOf(document, path) };
  for (const key of ['raw', 'messages', 'id'] as const) {
    const inner = at(entry, [key]);
    if (inner !== undefined) return readEntry(document, [...path, key]);
  }
  throw new ConfigError(`prompt ${document.file}:${lineAt(document, path)}: unknown shape of a prompt`, HINT);
}

/** A path, a chat as JSON text, or the prompt itself. */
function readText(document: SourceDocument, path: DocumentPath, text: string): DocumentPrompt {
  const isFile = text.startsWith('file://') || /^[\w./-]+\.(?:txt|md|json|ya?ml|j2|njk)$/.test(text);
  if (isFile) return { refersTo: text.replace(/^file:\/\//, '') };
  const messages = parseMessages(text);
  const parts = messages?.flatMap(message => systemTexts(message)) ?? [text];
  if (messages !== null && parts.length === 0) throw noSystem(document, path);
  return { runs: joined(parts.map(part => placeText(document, path, part))) };
}

function parseMessages(text: string): readonly Json[] | null {
  if (!/^\s*\[/.test(text)) return null;
  try {
    const value: Json = JSON.parse(text);
    return isMessages(value) ? value : null;
  } catch {
    return null;
  }
}

function systemOf(document: SourceDocument, path: DocumentPath): PlacedText {
  const messages = at(document.value, path);
  const list = isJsonArray(messages) ? messages : [];
  const parts = list.flatMap((message, index) =>
    systemTexts(message).map((text, part) => {
      const content = [...path, index, 'content'] as const;
      const isParts = isJsonArray(at(message, ['content']));
      return placeText(document, isParts ? [...content, part, 'text'] : content, text);
    }),
  );
  if (parts.length === 0) throw noSystem(document, path);
  return joined(parts);
}

function systemTexts(message: Json): readonly string[] {
  if (!isJsonObject(message) || !/^(?:system|developer)$/.test(String(message['role']))) return [];
  const { content } = message;
  if (typeof content === 'string') return [content];
  const parts = content !== undefined && isJsonArray(content) ? content : [];
  return parts.flatMap(part => {
    const text = at(part, ['text']);
    return typeof text === 'string' ? [text] : [];
  });
}

function isMessages(value: Json | undefined): value is readonly Json[] {
  return (
    value !== undefined && isJsonArray(value) && value.length > 0 && value.every(one => at(one, ['role']) !== undefined)
  );
}

function noSystem(document: SourceDocument, path: DocumentPath): ConfigError {
  return new ConfigError(`prompt ${document.file}:${lineAt(document, path)}: there is no message of role system`, HINT);
}

function joined(parts: readonly PlacedText[]): PlacedText {
  return joinPlaced(parts, '\n\n');
}

function placeText(document: SourceDocument, path: DocumentPath, text: string): PlacedText {
  const node = nodeAt(document, path);
  if (!isScalar(node) || !node.range) return [{ text, line: lineAt(document, path) }];
  const [start, end] = node.range;
  return alignWords(text, document.text.slice(start, end), document.lineAt(start));
}

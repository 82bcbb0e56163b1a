import { type Document, isMap, isNode, isPair, isScalar, type LineCounter } from 'yaml';
import type { z } from 'zod';
import { hintWord } from '../lib/hint-word.ts';
import { suggestWord } from '../lib/suggest-word.ts';
import { CHECK_FORMS } from '../model/check.ts';
import { isCheckKind } from '../model/check-file.ts';

type Issue = z.core.$ZodIssue;
export type KeyPath = readonly (string | number)[];

/** A parsed YAML file, ready to say where a value stands. */
export interface YamlSource {
  readonly file: string;
  readonly document: Document;
  readonly lines: LineCounter;
}

/** One line of a problem: `file:line: where: what`. */
export function problemAt(source: YamlSource, path: KeyPath, what: string): string {
  const where = path.length === 0 ? '' : `${printPath(path)}: `;
  return `${source.file}:${lineOf(source, path)}: ${where}${what}`;
}

/** What a schema found wrong, one line a problem; in a union only the branch that was meant speaks. */
export function describeIssues(
  source: YamlSource,
  issues: readonly Issue[],
  knownKeys: (path: KeyPath) => readonly string[],
): string[] {
  const misspelt = new Set(issues.flatMap(issue => meantKeys(issue, knownKeys)));
  return issues
    .filter(issue => !misspelt.has(issue.path.join('.')))
    .flatMap(issue => describeIssue(source, issue, knownKeys))
    .sort(byLine);
}

/** Paths of the keys that unknown ones were meant to be: these are not missing but misspelt. */
function meantKeys(issue: Issue, knownKeys: (path: KeyPath) => readonly string[]): readonly string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const path = issue.path.filter(key => typeof key !== 'symbol');
  return issue.keys.flatMap(key => {
    const meant = suggestWord(key, knownKeys(path));
    return meant === undefined ? [] : [[...path, meant].join('.')];
  });
}

/** Where a value stands, as `scenarios[0].given[1].where`. */
function printPath(path: KeyPath): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  );
}

/** The line (from 1) of the key or item at a path, or of the nearest thing around it that exists. */
function lineOf(source: YamlSource, path: KeyPath): number {
  for (let length = path.length; length > 0; length--) {
    const parent = source.document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const pair = isMap(parent) ? parent.items.find(item => isScalar(item.key) && item.key.value === key) : undefined;
    const node = isPair(pair) ? pair.key : source.document.getIn(path.slice(0, length), true);
    const start = isNode(node) ? node.range?.[0] : undefined;
    if (start !== undefined) return source.lines.linePos(start).line;
  }
  return source.lines.linePos(source.document.contents?.range?.[0] ?? 0).line || 1;
}

function byLine(a: string, b: string): number {
  const line = (text: string) => Number(/:(\d+): /.exec(text)?.[1] ?? 0);
  return line(a) - line(b);
}

function describeIssue(source: YamlSource, issue: Issue, knownKeys: (path: KeyPath) => readonly string[]): string[] {
  const path = issue.path.filter(key => typeof key !== 'symbol');
  if (source.document.getIn(path) === undefined && path.length > 0) {
    const values = issue.code === 'invalid_value' ? ` (one of ${issue.values.map(String).join(', ')})` : '';
    return [problemAt(source, path, `is missing${values}`)];
  }
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(key =>
        problemAt(source, [...path, key], `unknown key (${hintWord(key, knownKeys(path))})`),
      );
    case 'invalid_union':
      return describeUnion(source, { path, branches: issue.errors }, knownKeys);
    case 'invalid_value':
      return [problemAt(source, path, `must be one of ${issue.values.map(String).join(', ')}${found(source, path)}`)];
    case 'invalid_type':
      return [problemAt(source, path, `must be ${article(issue.expected)}${found(source, path)}`)];
    case 'invalid_format':
    case 'too_small':
      return [problemAt(source, path, `${issue.message}${found(source, path)}`)];
    default:
      return [problemAt(source, path, issue.message)];
  }
}

function describeUnion(
  source: YamlSource,
  { path, branches }: { readonly path: KeyPath; readonly branches: readonly (readonly Issue[])[] },
  knownKeys: (path: KeyPath) => readonly string[],
): string[] {
  const node = source.document.getIn(path, true);
  const keys = isMap(node) ? node.items.flatMap(item => (isScalar(item.key) ? [String(item.key.value)] : [])) : [];
  if (path.at(-1) === 'check') {
    if (keys.length !== 1) return [problemAt(source, path, 'names exactly one check')];
    const unknown = keys.find(key => !isCheckKind(key));
    if (unknown !== undefined) {
      return [problemAt(source, path, `unknown check "${unknown}" (${hintWord(unknown, Object.keys(CHECK_FORMS))})`)];
    }
  }
  if (path.at(-2) === 'given' && keys.filter(key => ['where', 'owner', 'user'].includes(key)).length !== 1) {
    const odd = keys.find(key => !['text', 'where', 'owner', 'user', 'facts'].includes(key));
    const hint = odd === undefined ? '' : ` (unknown key "${odd}": ${hintWord(odd, ['where', 'owner', 'user'])})`;
    return [problemAt(source, path, `a clause has exactly one of where, owner, user beside its text${hint}`)];
  }
  const meant = [...branches].sort((a, b) => countMisfits(a) - countMisfits(b))[0] ?? [];
  return meant.flatMap(issue =>
    describeIssue(source, { ...issue, path: [...path, ...issue.path] }, inner => knownKeys(inner)),
  );
}

/** How far a branch is from what was written: unknown keys weigh most. */
function countMisfits(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? 10 * issue.keys.length : 1), 0);
}

function found(source: YamlSource, path: KeyPath): string {
  const value: unknown = source.document.getIn(path);
  if (typeof value === 'string') return `, not "${value}"`;
  return typeof value === 'number' || typeof value === 'boolean' || value === null ? `, not ${value}` : '';
}

function article(type: string): string {
  return type === 'array' ? 'a list' : type === 'record' || type === 'object' ? 'a map' : `a ${type}`;
}

import { z } from 'zod';
import { agentSchema, configSchema } from './config.ts';
import { suggestWord } from './lib/suggest-word.ts';

/** One thing that is wrong with a configuration, and the path of the node it is wrong at. */
export interface ConfigIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** The key is not there. */
  readonly missing?: true;
  /** Of an unknown key: the path of the one that was likely meant, which then is not missing but misspelt. */
  readonly meant?: string;
}

type Issue = z.core.$ZodIssue;

/** Every problem of a configuration in words; unknown keys and values with the one that was likely meant. */
export function describeConfigIssues(error: z.ZodError, value: unknown): readonly ConfigIssue[] {
  const found = error.issues.flatMap(issue => [...describeIssue(issue, value), ...issuesBelowBadName(issue, value)]);
  const renamed = new Set(found.flatMap(({ meant }) => meant ?? []));
  return found.filter(({ path, missing }) => missing !== true || !renamed.has(path.join('.')));
}

/** zod does not look below a record's key that it refuses; a misnamed agent is checked all the same. */
function issuesBelowBadName(issue: Issue, value: unknown): readonly ConfigIssue[] {
  if (issue.code !== 'invalid_key' || issue.path[0] !== 'agents') return [];
  const parsed = agentSchema.safeParse(valueAt(value, issue.path));
  const below = parsed.success ? [] : parsed.error.issues;
  return below.flatMap(inner => describeIssue({ ...inner, path: [...issue.path, ...inner.path] }, value));
}

function describeIssue(issue: Issue, value: unknown): readonly ConfigIssue[] {
  const { path } = issue;
  const name = path.join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(key => unknownKey(path, key));
    case 'invalid_key':
      return [{ path, message: `${name}: ${issue.issues[0]?.message ?? issue.message}` }];
    case 'invalid_union':
      return describeUnion(issue, value);
    default:
      return [describeValue(issue, valueAt(value, path))];
  }
}

function describeValue(issue: Issue, found: unknown): ConfigIssue {
  const message = `${issue.path.join('.')}: ${reasonOf(issue, found)}`;
  return { path: issue.path, message, ...(found === undefined ? { missing: true } : {}) };
}

function unknownKey(path: readonly PropertyKey[], key: string): ConfigIssue {
  const known = keysAt(configJsonSchema(), path);
  const meant = suggestWord(key, known);
  const hint = meant === undefined ? `known keys: ${known.join(', ')}` : `did you mean "${meant}"?`;
  const message = `${[...path, key].join('.')}: unknown key; ${hint}`;
  return { path: [...path, key], message, ...(meant === undefined ? {} : { meant: [...path, meant].join('.') }) };
}

/** Of a choice of forms, the problems of the form that was likely meant: the one that fits furthest. */
function describeUnion(issue: Extract<Issue, { code: 'invalid_union' }>, value: unknown): readonly ConfigIssue[] {
  const inside = issue.errors.filter(branch => branch.length > 0 && branch.every(isInside));
  const nested = inside.toSorted((a, b) => countFaults(a) - countFaults(b))[0];
  if (nested !== undefined)
    return nested.flatMap(inner => describeIssue({ ...inner, path: [...issue.path, ...inner.path] }, value));
  const found = valueAt(value, issue.path);
  const name = issue.path.join('.');
  if (found === undefined) return [{ path: issue.path, message: `${name}: is missing`, missing: true }];
  const forms = [...new Set(issue.errors.flatMap(branch => branch.slice(0, 1)).map(formOf))];
  const reason = `expected ${forms.join(' or ')}, found ${show(found)}`;
  return [{ path: issue.path, message: `${name}: ${reason}${meantValue(found, issue.errors.flat())}` }];
}

/** How far a value is from a form: each unknown key counts. */
function countFaults(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}

/** Whether a problem lies within a form rather than in the choice of it. */
function isInside(issue: Issue): boolean {
  return issue.path.length > 0 || issue.code === 'unrecognized_keys';
}

function formOf(issue: Issue): string {
  if (issue.code === 'invalid_value') return issue.values.map(value => JSON.stringify(value)).join(', ');
  return issue.code === 'invalid_type' ? typeWord(issue.expected) : issue.message;
}

function typeWord(type: string): string {
  const words: Readonly<Record<string, string>> = {
    string: 'text',
    array: 'a list',
    object: 'a mapping',
    record: 'a mapping',
  };
  return words[type] ?? `a ${type}`;
}

function reasonOf(issue: Issue, found: unknown): string {
  if (found === undefined) return 'is missing';
  if (issue.code === 'invalid_type') return `expected ${typeWord(issue.expected)}, found ${show(found)}`;
  if (issue.code === 'invalid_value') {
    const choices = issue.values.map(value => JSON.stringify(value)).join(', ');
    return `expected ${issue.values.length > 1 ? 'one of ' : ''}${choices}, found ${show(found)}${meantValue(found, [issue])}`;
  }
  return `${issue.message.replace(/^Invalid input: /, '')}, found ${show(found)}`;
}

function meantValue(found: unknown, issues: readonly Issue[]): string {
  if (typeof found !== 'string') return '';
  const values = issues.flatMap(issue => (issue.code === 'invalid_value' ? issue.values.map(String) : []));
  const meant = suggestWord(found, values);
  return meant === undefined ? '' : `; did you mean "${meant}"?`;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((node, step) => {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, step)) return undefined;
    return Reflect.get(node, step);
  }, value);
}

function configJsonSchema(): unknown {
  return z.toJSONSchema(configSchema, { io: 'input', unrepresentable: 'any' });
}

/** The keys that the schema knows at a path, every form of a choice included. */
function keysAt(schema: unknown, path: readonly PropertyKey[]): readonly string[] {
  const [step, ...rest] = path;
  const forms = [schema, ...listAt(schema, 'anyOf'), ...listAt(schema, 'allOf')];
  if (step === undefined)
    return [...new Set(forms.flatMap(form => Object.keys(Object(valueAt(form, ['properties'])))))];
  const inner = forms.flatMap(form => [
    valueAt(form, ['properties', step]),
    valueAt(form, ['additionalProperties']),
    valueAt(form, ['items']),
  ]);
  const [first] = inner.filter(node => typeof node === 'object' && node !== null);
  return first === undefined ? [] : keysAt(first, rest);
}

function listAt(schema: unknown, key: string): readonly unknown[] {
  const list = valueAt(schema, [key]);
  return Array.isArray(list) ? list : [];
}

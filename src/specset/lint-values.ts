import { hintWord } from '../lib/hint-word.ts';
import { isManyPath } from '../lib/read-path.ts';
import { resolveTime } from '../lib/resolve-time.ts';
import type { AgentArtifacts, Field } from '../model/artifacts.ts';
import type { Json } from '../model/json.ts';
import type { Condition } from '../model/spec.ts';
import type { Complaint } from './spec-problem.ts';

/** The objects that a scenario binds, and what their tables hold. */
export interface Scope {
  readonly now: string | null;
  /** Nothing when the name is bound (`requester` is, where the agent knows requesters). */
  lintObject(name: string): Complaint[];
  /** The fields of a bound object's table; null when the object or its table is unknown. */
  fieldsOf(name: string): readonly Field[] | null;
}

export function createScope(objects: Readonly<Record<string, string>>, artifacts: AgentArtifacts): Scope {
  const bound = new Map(Object.entries(objects));
  if (artifacts.identity !== null && !bound.has('requester')) bound.set('requester', artifacts.identity.table);
  return {
    now: artifacts.now,
    lintObject: name =>
      bound.has(name)
        ? []
        : [
            {
              kind: 'unbound-object',
              message: `"${name}" is bound to no object (${hintWord(name, [...bound.keys()])})`,
            },
          ],
    fieldsOf: name => artifacts.dataModel.tables[bound.get(name) ?? '']?.fields ?? null,
  };
}

export function lintCondition(condition: Condition, scope: Scope): Complaint[] {
  const { of, field, op, value } = condition;
  const problems = [
    ...scope.lintObject(of),
    ...lintField(of, field, scope),
    ...lintItems(condition),
    ...lintValue(value, scope),
  ];
  const known = scope.fieldsOf(of)?.find(one => fits(one.path, field))?.enum;
  if (known === undefined || !['=', '!=', 'in', 'not-in'].includes(op)) return problems;
  const outside = (Array.isArray(value) ? value : [value]).filter(item => !isReference(item) && !includes(known, item));
  return [
    ...problems,
    ...outside.map((item): Complaint => {
      const values = known.map(one => JSON.stringify(one)).join(', ');
      return { kind: 'outside-enum', message: `${of}.${field} is never ${JSON.stringify(item)} (values: ${values})` };
    }),
  ];
}

function lintItems({ of, field, items }: Condition): Complaint[] {
  if (items === undefined || isManyPath(field)) return [];
  return [
    { kind: 'bad-items', message: `"items: ${items}": ${of}.${field} is one value (only for a path with [] or *)` },
  ];
}

/** Checks the references in a value: `$booking.id`, `$requester.id`, `$now-24h`. Anything else is a plain value. */
export function lintValue(value: Json | undefined, scope: Scope): Complaint[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => lintValue(item, scope));
  if (!isReference(value)) return [];
  if (/^\$now\b/.test(value)) return lintTime(value, scope);
  const [, name = '', field] = /^\$([A-Za-z_][\w-]*)(?:\.(.+))?$/.exec(value) ?? [];
  if (name === '') return [];
  const unbound = scope.lintObject(name);
  return unbound.length > 0 || field === undefined ? unbound : lintField(name, field, scope);
}

function isReference(value: unknown): value is string {
  return typeof value === 'string' && /^\$[A-Za-z_]/.test(value);
}

function lintTime(value: string, { now }: Scope): Complaint[] {
  const isWritten = resolveTime(value, now ?? '2000-01-01T00:00:00Z') !== null;
  if (!isWritten)
    return [{ kind: 'bad-time', message: `"${value}" is no time (write $now, $now-24h, $now+2d or $now-30m)` }];
  return now === null ? [{ kind: 'bad-time', message: `"${value}": the environment has no \`now\`` }] : [];
}

/** `id` stands for the key of any bound object. */
function lintField(of: string, field: string, scope: Scope): Complaint[] {
  const fields = scope.fieldsOf(of);
  if (fields === null || field === 'id' || fields.some(one => fits(one.path, field))) return [];
  const paths = fields.map(one => one.path);
  return [{ kind: 'unknown-field', message: `unknown field "${field}" of ${of} (${hintWord(field, paths)})` }];
}

/** Whether a written path leads to a field of the model, or to a map or list that holds one. */
function fits(modelPath: string, path: string): boolean {
  const model = stepsOf(modelPath);
  const steps = stepsOf(path);
  return steps.length <= model.length && steps.every((step, index) => model[index] === '*' || model[index] === step);
}

function stepsOf(path: string): readonly string[] {
  return path.split('.').flatMap(part => part.split(/(?=\[\])/));
}

function includes(known: readonly Json[], item: unknown): boolean {
  return known.some(one => one === item);
}

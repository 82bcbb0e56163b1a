import { resolveTime } from '../lib/resolve-time.ts';
import type { DataModel, Field, ToolDefinition } from '../model/artifacts.ts';
import type { RefinedCase, RefinementWorld, RuleToRefine } from '../model/mining-task.ts';
import { fieldAt } from './field-at.ts';

/** What a case may name: its objects and their fields, the tools, the present moment. */
export interface Scope {
  readonly fieldsOf: (name: string) => readonly Field[] | null;
  /** Object name -> table, the requester included. */
  readonly objects: ReadonlyMap<string, string>;
  readonly tools: readonly ToolDefinition[];
  readonly ruleTools: readonly string[];
  readonly model: DataModel;
  readonly requesterTable: string | null;
  readonly hasNow: boolean;
}

export function createScope(refined: RefinedCase, rule: RuleToRefine, world: RefinementWorld): Scope {
  const objects = new Map(refined.objects.map(({ name, table }) => [name, table]));
  const { requesterTable, dataModel, allTools, hasNow } = world;
  if (requesterTable !== null && !objects.has('requester')) objects.set('requester', requesterTable);
  return {
    fieldsOf: name => dataModel.tables[objects.get(name) ?? '']?.fields ?? null,
    objects,
    tools: allTools,
    ruleTools: rule.tools,
    model: dataModel,
    requesterTable,
    hasNow,
  };
}

/** `$booking.id`, `$now-24h`: something that stands for a value. */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && /^\$[A-Za-z_]/.test(value);
}

export function checkReference(value: unknown, scope: Scope): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(item => checkReference(item, scope));
  if (!isReference(value)) return [];
  if (/^\$now\b/.test(value)) {
    if (!scope.hasNow) return [`"${value}": this environment has no present moment`];
    return resolveTime(value, '2000-01-01T00:00:00Z') === null
      ? [`"${value}" is no time; write $now, $now-24h, $now+2d`]
      : [];
  }
  const [, name = '', field] = /^\$([A-Za-z_][\w-]*)(?:\.(.+))?$/.exec(value) ?? [];
  const fields = scope.fieldsOf(name);
  if (!fields) return checkObject(name, scope);
  const isKnown = field === undefined || field === 'id' || fieldAt(fields, field) !== undefined;
  return isKnown ? [] : [`"${value}": ${name} has no field "${field}"; the key of a record is always "$${name}.id"`];
}

export function checkObject(name: string, { objects }: Scope): readonly string[] {
  if (objects.has(name)) return [];
  const known = objects.size > 0 ? `the objects are ${[...objects.keys()].join(', ')}` : 'there are no objects';
  return [`"${name}" is no object of this case (${known})`];
}

export function argumentsOf({ parameters }: ToolDefinition): readonly string[] {
  const { properties } = parameters;
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}

import { compareValues } from '../lib/compare-values.ts';
import type { ToolDefinition } from '../model/artifacts.ts';
import type { Check } from '../model/check.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import type { RefinedSpec } from '../model/spec.ts';

/** Whether the schemas of the tools leave no call that would break one of the spec's checks. */
export function preventsBreach({ scenario }: RefinedSpec, tools: readonly ToolDefinition[]): boolean {
  return scenario.then.every(({ check }) => check?.kind === 'argument' && isImplied(check, tools));
}

type ArgumentCheck = Extract<Check, { kind: 'argument' }>;

function isImplied({ tool, arg, op, value }: ArgumentCheck, tools: readonly ToolDefinition[]): boolean {
  const parameters = tools.find(({ name }) => name === tool)?.parameters;
  const properties = parameters?.['properties'];
  const required = parameters?.['required'];
  if (!isJsonObject(properties) || arg === undefined || !Object.hasOwn(properties, arg)) return false;
  const schema = properties[arg];
  if (!isJsonObject(schema)) return false;
  const isRequired = Array.isArray(required) && required.includes(arg);
  if (op === 'exists') return isRequired;
  if (op === 'is-type') return schema['type'] !== undefined && schema['type'] === value;
  if (op === 'matches') return schema['pattern'] !== undefined && schema['pattern'] === value;
  return listExtremes(schema)?.every(extreme => compareValues(op, extreme, value, null) === true) ?? false;
}

/** All values that a schema allows, or the ends of its range; null where it bounds nothing. */
function listExtremes(schema: JsonObject): readonly unknown[] | null {
  if (Array.isArray(schema['enum'])) return schema['enum'];
  const { minimum, maximum } = schema;
  return typeof minimum === 'number' && typeof maximum === 'number' ? [minimum, maximum] : null;
}

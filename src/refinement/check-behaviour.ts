import { readPath } from '../lib/read-path.ts';
import type { Check } from '../model/check.ts';
import { toolsNamed } from '../model/check-tools.ts';
import type { Json } from '../model/json.ts';
import type { Atom, Behaviour } from '../model/mining-task.ts';
import type { Force } from '../model/spec.ts';
import { checkCondition } from './check-atom.ts';
import { checkHolds } from './check-holds.ts';
import { readCheck } from './read-check.ts';
import { argumentsOf, checkObject, checkReference, isReference, type Scope } from './scope.ts';

/** Why the check of a behaviour does not hold: its form, its names and values, and its fit with what the rule says of it. */
export function checkBehaviour({ text, check }: Behaviour, force: Force, scope: Scope): readonly string[] {
  if (check === null) return [];
  const reading = readCheck(check);
  const reasons =
    'problem' in reading
      ? [reading.problem]
      : [...checkForce(reading.check, force), ...checkNames(reading.check, scope)];
  return reasons.map(reason => `check of "${text}": ${reason}`);
}

function checkNames(check: Check, scope: Scope): readonly string[] {
  const known = scope.tools.map(({ name }) => name);
  const strangers = toolsNamed(check).filter(tool => !known.includes(tool));
  if (strangers.length > 0)
    return strangers.map(tool => `there is no tool "${tool}"; the tools are ${known.join(', ')}`);
  return [
    ...argumentsNamed(check).flatMap(({ tool, arg }) => checkArgument(tool, arg, scope)),
    ...valuesNamed(check).flatMap(({ tool, arg, value }) => [
      ...checkReference(value, scope),
      ...checkArgumentValue({ tool, arg, value }, scope),
    ]),
    ...checkStateOf(check, scope),
    ...checkHolds(check, scope),
  ];
}

/** A check says what must be so, whatever the force: the call that a rule forbids is `never-called`. */
function checkForce({ kind }: Check, force: Force): readonly string[] {
  if (kind === 'called' && force === 'prohibited')
    return ['it is prohibited, so correct behaviour is not to call: write {"never-called": ...}, or force required'];
  if (kind === 'never-called' && force === 'permitted')
    return ['it is permitted, so the check says that it is done: write {"called": ...}'];
  return [];
}

function checkStateOf(check: Check, scope: Scope): readonly string[] {
  if (check.kind === 'unchanged') return checkObject(check.of, scope);
  if (check.kind !== 'state') return [];
  const value = check.value ?? null;
  const written = value !== null && typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : value;
  return checkCondition({ ...check, value: asWritten(written) }, scope);
}

function asWritten(value: Json): NonNullable<Atom['where']>['value'] {
  if (Array.isArray(value)) return value.filter(item => typeof item === 'string' || typeof item === 'number');
  return typeof value === 'object' ? null : value;
}

function argumentsNamed(check: Check): readonly { readonly tool: string; readonly arg: string }[] {
  if (check.kind === 'argument' || check.kind === 'owner-is-requester') return [{ tool: check.tool, arg: check.arg }];
  if (check.kind === 'confirmed-before') return (check.details ?? []).map(arg => ({ tool: check.tool, arg }));
  if (check.kind === 'count') return check.per === 'conversation' ? [] : [{ tool: check.tool, arg: check.per }];
  if (check.kind !== 'called' && check.kind !== 'never-called') return [];
  return Object.keys(check.args ?? {}).map(arg => ({ tool: check.tool, arg }));
}

interface NamedValue {
  readonly tool: string;
  readonly arg: string;
  readonly value: unknown;
}

function valuesNamed(check: Check): readonly NamedValue[] {
  if (check.kind === 'argument') {
    return ['=', '!=', 'in', 'not-in'].includes(check.op)
      ? [{ tool: check.tool, arg: check.arg, value: check.value }]
      : [];
  }
  if (check.kind !== 'called' && check.kind !== 'never-called') return [];
  return Object.entries(check.args ?? {}).map(([arg, value]) => ({ tool: check.tool, arg, value }));
}

function checkArgumentValue({ tool, arg, value }: NamedValue, { tools }: Scope): readonly string[] {
  const properties = tools.find(({ name }) => name === tool)?.parameters['properties'];
  const allowed = readPath(properties, `${arg}.enum.[]`);
  if (allowed.length === 0) return [];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values
    .filter(one => !isReference(one) && !allowed.includes(one))
    .map(one => `${arg} of ${tool} is never ${JSON.stringify(one)}; its values are ${allowed.join(', ')}`);
}

function checkArgument(toolName: string, arg: string, scope: Scope): readonly string[] {
  const tool = scope.tools.find(({ name }) => name === toolName);
  const known = tool ? argumentsOf(tool) : [];
  const [head = arg] = arg.split(/[.[]/);
  return known.includes(head) ? [] : [`${toolName} has no argument "${head}"; its arguments are ${known.join(', ')}`];
}

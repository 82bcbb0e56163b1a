import { readPath } from '../lib/read-path.ts';
import { resolveTime } from '../lib/resolve-time.ts';
import type { Field, ToolDefinition } from '../model/artifacts.ts';
import type { Check } from '../model/check.ts';
import { toolsNamed } from '../model/check-tools.ts';
import type { Json } from '../model/json.ts';
import type { Atom, Behaviour, RefinedCase, RefineRuleAnswer, RefineRuleInput } from '../model/mining-task.ts';
import { oppositeOf } from './atom-literal.ts';
import { buildScenarios } from './build-scenarios.ts';
import { checkHolds } from './check-holds.ts';
import { fieldAt } from './field-at.ts';
import { readCheck } from './read-check.ts';

/** Every reason why a refinement does not hold: its form, and each name and value against tools and data model. */
export function checkRefinement(answer: RefineRuleAnswer, input: RefineRuleInput): readonly string[] {
  const names = answer.cases.map(({ name }) => name);
  const doubles = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  return [
    ...[...doubles].map(name => `two cases are named "${name}"; give each its own name`),
    ...answer.cases.flatMap((one, at) => checkCase(one, input).map(reason => `cases[${at}]: ${reason}`)),
  ];
}

function checkCase(refined: RefinedCase, input: RefineRuleInput): readonly string[] {
  const scope = createScope(refined, input);
  const atoms = [...refined.context, ...refined.alternatives.flatMap(({ clauses }) => clauses)];
  const behaviours = [...refined.holds, ...(refined.fails?.behaviour ?? [])];
  const reasons = [
    ...checkForm(refined, input),
    ...atoms.flatMap(atom => checkAtom(atom, scope).map(reason => `"${atom.text}": ${reason}`)),
    ...(refined.fails === null ? [] : refined.alternatives.flatMap(({ clauses }) => clauses.flatMap(checkNegatable))),
    ...behaviours.flatMap(behaviour => checkBehaviour(behaviour, scope)),
  ];
  if (reasons.length > 0) return reasons;
  const scenarios = buildScenarios(refined, input.dataModel);
  if (scenarios === null) return ['the alternatives can fail in too many ways; split the case'];
  if (refined.fails !== null && !scenarios.some(({ name }) => /^none(?:-\d+)?$/.test(name))) {
    return [
      'there is no way in which all alternatives fail: "fails" must be null, or their opposites contradict each other',
    ];
  }
  return scenarios.length === 0 ? ['none of the alternatives can hold: their clauses contradict each other'] : [];
}

function checkForm(refined: RefinedCase, input: RefineRuleInput): readonly string[] {
  const names = refined.alternatives.map(({ name }) => name);
  const taken = names.filter(name => /^(?:none(?:-\d+)?|always)$/.test(name));
  const isOpen = refined.force === 'permitted' && refined.alternatives.length > 0 && refined.fails === null;
  const isSecond = /^(?:i|my|you|your|please)\b/i.test(refined.when);
  const tables = Object.keys(input.dataModel.tables);
  return [
    ...taken.map(name => `an alternative may not be named "${name}"`),
    ...(new Set(names).size < names.length ? ['two alternatives have one name; give each its own'] : []),
    ...(refined.alternatives.length === 0 && refined.fails !== null
      ? ['without alternatives the condition always holds: "fails" must be null']
      : []),
    ...(isOpen && /\bonly\b/i.test(input.rule)
      ? ['the rule says "only": "fails" must say what is prohibited when no alternative holds']
      : []),
    ...(isSecond ? ['"when" must be in the third person: "the user asks to ..."'] : []),
    ...refined.objects
      .filter(({ table }) => !tables.includes(table))
      .map(({ table }) => `there is no table "${table}"; the tables are ${tables.join(', ')}`),
  ];
}

interface Scope {
  readonly fieldsOf: (name: string) => readonly Field[] | null;
  readonly names: readonly string[];
  readonly tools: readonly ToolDefinition[];
  readonly ruleTools: readonly string[];
  readonly hasNow: boolean;
  readonly checkHolds: (check: Check) => readonly string[];
}

function createScope(refined: RefinedCase, input: RefineRuleInput): Scope {
  const tables = new Map(refined.objects.map(({ name, table }) => [name, table]));
  if (input.requesterTable !== null && !tables.has('requester')) tables.set('requester', input.requesterTable);
  return {
    fieldsOf: name => input.dataModel.tables[tables.get(name) ?? '']?.fields ?? null,
    names: [...tables.keys()],
    tools: input.allTools,
    checkHolds: check => checkHolds(check, refined, input),
    ruleTools: input.tools,
    hasNow: input.hasNow,
  };
}

function checkAtom(atom: Atom, scope: Scope): readonly string[] {
  const { where, owner, user } = atom;
  const kinds = [where, owner, user].filter(kind => kind !== null);
  if (kinds.length !== 1) return ['exactly one of "where", "owner" and "user" must be given, the others null'];
  if (where) return checkCondition(where, scope);
  if (owner) return checkObject(owner.of, scope);
  const bound = scope.tools.filter(tool => scope.ruleTools.length === 0 || scope.ruleTools.includes(tool.name));
  const known = new Set(bound.flatMap(argumentsOf));
  return (user?.facts ?? [])
    .filter(({ argument }) => !known.has(argument))
    .map(({ argument }) => `no tool of the rule has an argument "${argument}"; leave the fact out`);
}

function checkCondition({ of, field, op, value }: NonNullable<Atom['where']>, scope: Scope): readonly string[] {
  const fields = scope.fieldsOf(of);
  if (!fields) return checkObject(of, scope);
  const found = field === 'id' ? undefined : fieldAt(fields, field);
  if (!found && field !== 'id') {
    const paths = fields.map(({ path }) => path).join(', ');
    return [`${of} has no field "${field}" (its fields: ${paths}); what the data do not hold is a "user" condition`];
  }
  if (op === 'exists' || op === 'is-null') return [];
  if (value === null) return [`give a value, or use is-null`];
  const isList = op === 'in' || op === 'not-in';
  if (isList !== Array.isArray(value)) return [isList ? `${op} takes a list` : `${op} takes one value, not a list`];
  const values: readonly Json[] = Array.isArray(value) ? value : [value];
  const isMember = ['=', '!=', 'in', 'not-in'].includes(op);
  return values.flatMap(one => [
    ...checkReference(one, scope),
    ...(isMember && found?.enum && !isReference(one) && !found.enum.includes(one)
      ? [
          `${of}.${field} is never ${JSON.stringify(one)}; its values are ${found.enum.map(v => JSON.stringify(v)).join(', ')}`,
        ]
      : []),
  ]);
}

function isReference(value: unknown): value is string {
  return typeof value === 'string' && /^\$[A-Za-z_]/.test(value);
}

function checkReference(value: unknown, scope: Scope): readonly string[] {
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
  return isKnown ? [] : [`"${value}": ${name} has no field "${field}"`];
}

function checkObject(name: string, scope: Scope): readonly string[] {
  if (scope.names.includes(name)) return [];
  const known = scope.names.length > 0 ? `the objects are ${scope.names.join(', ')}` : 'there are no objects';
  return [`"${name}" is no object of this case (${known})`];
}

/** What must be turned into its opposite by code needs an operator that has one, on a field with one value. */
function checkNegatable({ text, where }: Atom): readonly string[] {
  if (!where) return [];
  if (oppositeOf(where.op) === null) return [`"${text}": ${where.op} has no opposite; use = or in`];
  const isOrder = ['<', '<=', '>', '>='].includes(where.op);
  return isOrder && /\[\]|\*/.test(where.field)
    ? [`"${text}": an order over several values has no opposite; use another field or a "user" condition`]
    : [];
}

function checkBehaviour({ text, check }: Behaviour, scope: Scope): readonly string[] {
  if (check === null) return [];
  const reading = readCheck(check);
  const reasons = 'problem' in reading ? [reading.problem] : checkNames(reading.check, scope);
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
    ...scope.checkHolds(check),
  ];
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

function argumentsOf({ parameters }: ToolDefinition): readonly string[] {
  const { properties } = parameters;
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}

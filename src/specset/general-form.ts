import { assertNever } from '../lib/assert-never.ts';
import { argumentTable, linksBetween } from '../lib/table-links.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { Check } from '../model/check.ts';
import type { RefinedSpec } from '../model/spec.ts';
import { printPathTest, printValue } from './print-expression.ts';

/** A check in the general form. */
export interface GeneralForm {
  readonly at: string;
  readonly that: string;
}

/**
 * The general form of a check: it breaches where the short form does. Null where there is none: what needs a reader or
 * the user's acts (`said`, `confirmed-before`), what is undecided when the tool refuses (`called`), what has a decision
 * point of its own (`unchanged`), and comparisons that the expressions do not have.
 */
export function generalForm(check: Check, refined: RefinedSpec, artifacts: AgentArtifacts): GeneralForm | null {
  switch (check.kind) {
    case 'holds':
      return { at: check.at, that: check.that };
    case 'argument':
      return atCall(check.tool, printPathTest('args', check.arg, { ...check, isForAll: true }));
    case 'never-called':
      return atCall(check.tool, printNever(check.args ?? {}));
    case 'called-before':
      return atCall(check.then, printOrder(check.first, refined, artifacts));
    case 'owner-is-requester':
      return atCall(check.tool, printOwnership(check.arg, refined, artifacts));
    case 'state':
      return printState(check, refined);
    case 'count':
      return check.op === '<' || check.op === '<=' ? atCall(check.tool, printCount(check)) : null;
    case 'single-action-turn':
      return { at: 'turn', that: 'size(calls) == 0 || (size(calls) == 1 && text.trim() == "")' };
    case 'called':
    case 'confirmed-before':
    case 'unchanged':
    case 'said':
    case 'not-said':
      return null;
    default:
      return assertNever(check);
  }
}

function atCall(tool: string, that: string | null): GeneralForm | null {
  return that === null ? null : { at: `call of ${tool}`, that };
}

type CheckOf<K extends Check['kind']> = Extract<Check, { readonly kind: K }>;

/** The call is not the one that is meant: some argument is absent or another. */
function printNever(args: Readonly<Record<string, unknown>>): string | null {
  const tests = Object.entries(args).map(([name, value]) => {
    const written = printValue(value);
    return written === null ? null : `!(has(args.${name}) && args.${name} == ${written})`;
  });
  if (tests.includes(null)) return null;
  return tests.length === 0 ? 'false' : tests.join(' || ');
}

/** An executed earlier call whose arguments name no other record than the bound ones. */
function printOrder(first: string, { scenario }: RefinedSpec, { tools, dataModel }: AgentArtifacts): string {
  const names = Object.keys(propertiesOf(tools.find(({ name }) => name === first)?.parameters));
  const same = Object.entries(scenario.objects).flatMap(([object, table]) =>
    names
      .filter(name => argumentTable(name, { model: dataModel, objects: scenario.objects }) === table)
      .map(name => `(!has(e.args.${name}) || e.args.${name} == objects.${object}.id)`),
  );
  const tests = [...callTests(first), ...same];
  return `history.exists(e, ${tests.join(' && ')})`;
}

function callTests(tool: string): readonly string[] {
  return ['e.kind == "call"', 'e.by == "agent"', `e.tool == ${JSON.stringify(tool)}`, '!e.rejected'];
}

function propertiesOf(parameters: Readonly<Record<string, unknown>> | undefined): object {
  const properties = parameters?.['properties'];
  return typeof properties === 'object' && properties !== null ? properties : {};
}

/** The owned record is the requester's own, or a field of it holds the requester's key. */
function printOwnership(
  arg: string,
  { scenario }: RefinedSpec,
  { dataModel, identity }: AgentArtifacts,
): string | null {
  const table = argumentTable(arg, { model: dataModel, objects: scenario.objects });
  if (table === null || identity === null) return null;
  if (table === identity.table) return `args.${arg} == requester.id`;
  const [field, ...others] = linksBetween(dataModel, table, identity.table);
  if (field === undefined || others.length > 0 || /[[*]/.test(field)) return null;
  return `before.${table}[args.${arg}].${field} == requester.id`;
}

/** A record that is not there satisfies nothing. */
function printState(check: CheckOf<'state'>, { spec, scenario }: RefinedSpec): GeneralForm | null {
  const { of, field } = check;
  const table = scenario.objects[of];
  const tool = check.tool ?? spec.tools[0];
  const test = printPathTest(`objects.${of}`, field, { ...check, isForAll: false });
  if (table === undefined || test === null) return null;
  const isAtEnd = check.at === 'end' || tool === undefined;
  const that = `objects.${of}.id in ${isAtEnd ? 'after' : 'before'}.${table} && ${test}`;
  return isAtEnd ? { at: 'end', that } : { at: `call of ${tool}`, that };
}

function printCount({ tool, op, n, per }: CheckOf<'count'>): string {
  const group = per === 'conversation' ? [] : [`get(e.args, "${per}", null) == get(args, "${per}", null)`];
  const earlier = `history.filter(e, ${[...callTests(tool), ...group].join(' && ')})`;
  return `size(${earlier}) + 1 ${op} ${n}`;
}

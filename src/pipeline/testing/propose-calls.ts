import { resolveValue } from '../../lib/resolve-value.ts';
import { argumentTable } from '../../lib/table-links.ts';
import type { WorldView } from '../../lib/world-view.ts';
import type { AgentArtifacts, ToolDefinition } from '../../model/artifacts.ts';
import type { Check } from '../../model/check.ts';
import { isJsonObject, type Json, type JsonObject, jsonSchema } from '../../model/json.ts';
import type { RefinedSpec } from '../../model/spec.ts';
import type { TestDriver } from '../../model/trial.ts';

export interface ProposedCall {
  readonly tool: string;
  readonly args: JsonObject;
}

/** A compliant way through a case: what comes before the user is asked, and the call that is confirmed. */
export interface ProposedCalls {
  readonly before: readonly ProposedCall[];
  readonly main: ProposedCall;
}

interface Case {
  readonly refined: RefinedSpec;
  /** Other specs on the same tools: what has to come first. */
  readonly others: readonly RefinedSpec[];
  readonly driver: TestDriver;
  readonly artifacts: AgentArtifacts;
  readonly view: WorldView;
}

/**
 * The calls with which an agent keeps to a scenario that permits or demands a call: the identification, what the specs
 * say has to come first, and the call. Null where code cannot know them: a prohibition, another kind of check, or an
 * argument whose value the case does not tell.
 */
export function proposeCalls(about: Case): ProposedCalls | null {
  const { scenario } = about.refined;
  const [check] = scenario.then.flatMap(then => then.check ?? []);
  const wanted = check && scenario.force !== 'prohibited' ? demanded(check) : null;
  if (wanted === null) return null;
  const main = callOf(about, wanted.tool, wanted.args);
  const before = [...identifications(about), ...prerequisites(about, wanted.tool)]
    .filter((tool, at, all) => tool !== wanted.tool && all.indexOf(tool) === at)
    .map(tool => callOf(about, tool, {}));
  const known = before.flatMap(call => call ?? []);
  return main === null || known.length < before.length ? null : { before: known, main };
}

function demanded(check: Check): { readonly tool: string; readonly args: JsonObject } | null {
  if (check.kind === 'called') return { tool: check.tool, args: check.args ?? {} };
  if (check.kind === 'called-before') return { tool: check.then, args: {} };
  return check.kind === 'confirmed-before' ? { tool: check.tool, args: {} } : null;
}

function identifications({ artifacts, driver }: Case): readonly string[] {
  const [first] = driver.requester === null ? [] : (artifacts.identity?.establishedBy ?? []);
  return first === undefined ? [] : [first.call];
}

function prerequisites({ refined, others }: Case, tool: string): readonly string[] {
  const checks = [refined, ...others].flatMap(({ scenario }) => scenario.then.flatMap(({ check }) => check ?? []));
  return checks.flatMap(check => (check.kind === 'called-before' && check.then === tool ? [check.first] : []));
}

/** A call with every required argument; null where one of them is not known, or there is no such tool. */
function callOf(about: Case, name: string, written: JsonObject): ProposedCall | null {
  const tool = about.artifacts.tools.find(item => item.name === name);
  if (tool === undefined) return null;
  const args: Record<string, Json> = {};
  for (const argument of new Set([...requiredOf(tool), ...Object.keys(written)])) {
    const value = findValue(about, argument, written[argument]);
    if (value === undefined) return null;
    args[argument] = value;
  }
  return { tool: name, args };
}

function requiredOf({ parameters }: ToolDefinition): readonly string[] {
  const { required } = parameters;
  return Array.isArray(required) ? required.map(String) : [];
}

function findValue(about: Case, argument: string, written: Json | undefined): Json | undefined {
  const { driver, view } = about;
  if (written !== undefined) {
    const resolved = resolveValue(written, view);
    const value = jsonSchema.safeParse(resolved.isKnown ? resolved.value : undefined);
    return value.success ? value.data : undefined;
  }
  const { facts, profile } = driver.brief;
  if (Object.hasOwn(facts, argument)) return facts[argument];
  const table = tableOf(about, argument);
  if (table !== null) return keyIn(table, driver);
  const own = Object.hasOwn(profile, argument) ? profile[argument] : undefined;
  return isJsonObject(own) ? undefined : own;
}

function tableOf({ refined, artifacts }: Case, argument: string): string | null {
  return argumentTable(argument, { model: artifacts.dataModel, objects: refined.scenario.objects });
}

/** The key of the only bound object of a table, or of the requester. */
function keyIn(table: string, { objects, requester }: TestDriver): string | undefined {
  const [bound, ...more] = Object.values(objects).filter(ref => ref.table === table);
  if (bound !== undefined) return more.length === 0 ? bound.id : undefined;
  return requester?.table === table ? requester.id : undefined;
}

import { assertNever } from '../lib/assert-never.ts';
import { hintWord } from '../lib/hint-word.ts';
import type { AgentArtifacts, ToolDefinition } from '../model/artifacts.ts';
import { type Check, holdsTools } from '../model/check.ts';
import type { Scenario, Spec } from '../model/spec.ts';
import { lintEvidence } from './lint-evidence.ts';
import { lintHolds } from './lint-holds.ts';
import { createScope, lintCondition, lintValue, type Scope } from './lint-values.ts';
import type { Complaint, ProblemKind, SpecProblem } from './spec-problem.ts';

/** Kinds that leave a spec without meaning: what they name is not there (a rule with one is stale). */
export const UNRESOLVED: readonly ProblemKind[] = [
  'unknown-tool',
  'unknown-argument',
  'unknown-table',
  'unknown-field',
];

/** Checks every name that specs use against tools and data model, and every quotation against its source. */
export function lintSpecs(specs: readonly Spec[], artifacts: AgentArtifacts): readonly SpecProblem[] {
  return specs.flatMap(spec => {
    const ofRule = [...lintTools(spec, artifacts), ...lintEvidence(spec, artifacts)];
    return [
      ...ofRule.map(complaint => ({ spec: spec.id, scenario: null, ...complaint })),
      ...spec.scenarios.flatMap(scenario =>
        lintScenario(spec, scenario, artifacts).map(complaint => ({
          spec: spec.id,
          scenario: scenario.id,
          ...complaint,
        })),
      ),
    ];
  });
}

function lintTools(spec: Spec, { tools }: AgentArtifacts): Complaint[] {
  const names = tools.map(tool => tool.name);
  return spec.tools
    .filter(tool => !names.includes(tool))
    .map(tool => ({ kind: 'unknown-tool', message: `unknown tool "${tool}" (${hintWord(tool, names)})` }));
}

function lintScenario(spec: Spec, scenario: Scenario, artifacts: AgentArtifacts): Complaint[] {
  const scope = createScope(scenario.objects, artifacts);
  const tables = Object.keys(artifacts.dataModel.tables);
  const unknownTables = Object.entries(scenario.objects)
    .filter(([, table]) => !tables.includes(table))
    .map(
      ([name, table]): Complaint => ({
        kind: 'unknown-table',
        message: `object "${name}": unknown table "${table}" (${hintWord(table, tables)})`,
      }),
    );
  const given = scenario.given.flatMap(clause => {
    if (clause.kind === 'environment') return lintCondition(clause.where, scope);
    if (clause.kind === 'ownership') return scope.lintObject(clause.of);
    return lintFacts(Object.keys(clause.facts), spec, artifacts);
  });
  const then = scenario.then.flatMap(({ check }) =>
    check === undefined ? [] : lintCheck(check, { spec, scenario, scope, artifacts }),
  );
  return [...unknownTables, ...given, ...then];
}

function lintFacts(facts: readonly string[], spec: Spec, { tools }: AgentArtifacts): Complaint[] {
  const bound = tools.filter(tool => spec.tools.length === 0 || spec.tools.includes(tool.name));
  const known = bound.flatMap(argumentsOf);
  return bound.length === 0 ? [] : facts.filter(fact => !known.includes(fact)).map(fact => unknownFact(fact, bound));
}

/** A fact is told when the agent asks for the argument of its name, so there must be one. */
function unknownFact(fact: string, bound: readonly ToolDefinition[]): Complaint {
  const known = bound.flatMap(argumentsOf);
  const tools = bound.map(({ name }) => name);
  const shown = tools.length > 5 ? `any of the ${tools.length} tools` : tools.join(' or ');
  return {
    kind: 'unknown-argument',
    message: `fact "${fact}": no argument of ${shown} is named so (${hintWord(fact, known)})`,
  };
}

interface CheckContext {
  readonly spec: Spec;
  readonly scenario: Scenario;
  readonly scope: Scope;
  readonly artifacts: AgentArtifacts;
}

function lintCheck(check: Check, context: CheckContext): Complaint[] {
  const { scope } = context;
  switch (check.kind) {
    case 'never-called':
    case 'called':
      return [
        ...lintTool(check.tool, context),
        ...Object.entries(check.args ?? {}).flatMap(([arg, value]) => [
          ...lintArgument(check.tool, arg, context),
          ...lintValue(value, scope),
        ]),
      ];
    case 'called-before':
      return [...lintTool(check.first, context), ...lintTool(check.then, context)];
    case 'argument':
      return [
        ...lintTool(check.tool, context),
        ...lintArgument(check.tool, check.arg, context),
        ...lintValue(check.value, scope),
      ];
    case 'confirmed-before':
      return [
        ...lintTool(check.tool, context),
        ...(check.details ?? []).flatMap(arg => lintArgument(check.tool, arg, context)),
      ];
    case 'owner-is-requester':
      return [...lintTool(check.tool, context), ...lintArgument(check.tool, check.arg, context)];
    case 'state':
      return [...(check.tool === undefined ? [] : lintTool(check.tool, context)), ...lintCondition(check, scope)];
    case 'unchanged':
      return scope.lintObject(check.of);
    case 'count':
      return [
        ...lintTool(check.tool, context),
        ...(check.per === 'conversation' ? [] : lintArgument(check.tool, check.per, context)),
      ];
    case 'holds':
      return [...holdsTools(check.at).flatMap(tool => lintTool(tool, context)), ...lintHolds(check, context)];
    case 'single-action-turn':
    case 'said':
    case 'not-said':
      return [];
    default:
      return assertNever(check);
  }
}

function lintTool(name: string, { spec, artifacts }: CheckContext): Complaint[] {
  const names = artifacts.tools.map(tool => tool.name);
  if (!names.includes(name)) {
    return [{ kind: 'unknown-tool', message: `check: unknown tool "${name}" (${hintWord(name, names)})` }];
  }
  if (spec.tools.includes(name)) return [];
  return [{ kind: 'unlisted-tool', message: `check: "${name}" is not among the rule's tools (add it to \`tools\`)` }];
}

function lintArgument(toolName: string, path: string, { artifacts }: CheckContext): Complaint[] {
  const tool = artifacts.tools.find(one => one.name === toolName);
  if (tool === undefined) return [];
  const known = argumentsOf(tool);
  const [arg = path] = path.split(/[.[]/);
  return known.includes(arg) ? [] : [unknownArgument(arg, toolName, known)];
}

function unknownArgument(arg: string, tool: string, known: readonly string[]): Complaint {
  return { kind: 'unknown-argument', message: `unknown argument "${arg}" of ${tool} (${hintWord(arg, known)})` };
}

function argumentsOf(tool: ToolDefinition): readonly string[] {
  const { properties } = tool.parameters;
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}

// In: the tools in their normal form. Out: the rules that JSON Schema states of their arguments, with scenarios
// (AgenTest 3.2.1, tool definitions). By code alone: a rule here is what the schema says, no more and no less.
// Refuses: what the check language cannot say exactly (see read-constraints), and that a text is a text.
import { whenOfTool } from '../lib/tool-words.ts';
import type { AgentArtifacts, ToolAnchor, ToolDefinition } from '../model/artifacts.ts';
import type { MinedSpec, ScenarioDraft, Severity, ThenClause } from '../model/spec.ts';
import { type Constraint, readConstraints } from './read-constraints.ts';
import { sliceEvidence } from './slice-evidence.ts';

/** The constraints of one parameter, with its place in the source. */
interface Parameter {
  readonly anchor: ToolAnchor;
  readonly constraints: readonly Constraint[];
}

/**
 * Rules stated by the schemas of the tools' arguments: for each tool one of what must be given, one of types alone, and
 * one for each parameter with more to it (allowed values, ranges, formats, sizes). Source schema.
 */
export function mineSchema(artifacts: Pick<AgentArtifacts, 'tools'>): MinedSpec[] {
  return artifacts.tools.flatMap(mineTool);
}

function mineTool(tool: ToolDefinition): MinedSpec[] {
  const parameters = tool.anchors.flatMap(anchor => {
    const name = /^\/parameters\/(.+)$/.exec(anchor.pointer)?.[1];
    return name === undefined ? [] : [{ anchor, constraints: readConstraints(name, tool.parameters) }];
  });
  const given = only(parameters, constraint => constraint.kind === 'given');
  const hasContent = ({ constraints }: Parameter) =>
    constraints.some(({ kind }) => kind !== 'given' && kind !== 'type');
  const rich = only(parameters.filter(hasContent), constraint => constraint.kind !== 'given');
  const plain = only(
    parameters.filter(parameter => !hasContent(parameter)),
    constraint => constraint.kind === 'type',
  );
  return [
    ...(given.length > 0 ? [toGivenRule(tool, given)] : []),
    ...rich.map(parameter => toRule(tool, [parameter], severityOf(tool))),
    ...(plain.length > 0 ? [toRule(tool, plain, 'should')] : []),
  ];
}

function only(parameters: readonly Parameter[], isKept: (constraint: Constraint) => boolean): readonly Parameter[] {
  return parameters
    .map(({ anchor, constraints }) => ({ anchor, constraints: constraints.filter(isKept) }))
    .filter(({ constraints }) => constraints.length > 0);
}

/** A wrong argument of a read only finds nothing; of anything else it does the wrong thing. */
function severityOf(tool: ToolDefinition): Severity {
  return tool.access === 'read' ? 'should' : 'must';
}

function toGivenRule(tool: ToolDefinition, parameters: readonly Parameter[]): MinedSpec {
  const names = parameters.flatMap(({ constraints }) => constraints.map(({ arg }) => arg));
  const rule = `Every call of ${tool.name} gives ${joinWords(names)}`;
  return { ...build(tool, parameters, severityOf(tool)), rule };
}

function toRule(tool: ToolDefinition, parameters: readonly Parameter[], severity: Severity): MinedSpec {
  const says = parameters.flatMap(({ constraints }) => sayConstraints(constraints));
  return { ...build(tool, parameters, severity), rule: `In every call of ${tool.name}, ${joinWords(says)}` };
}

/** One phrase an argument: "seats is at least 1 and is at most 9". A list's length is said of the list. */
function sayConstraints(constraints: readonly Constraint[]): readonly string[] {
  const phrases = new Map<string, string[]>();
  for (const { arg, words, kind } of constraints) {
    const name = nameOf(arg, kind);
    phrases.set(name, [...(phrases.get(name) ?? []), words]);
  }
  return [...phrases].map(([name, words]) => `${name} ${joinWords([...new Set(words)])}`);
}

function nameOf(arg: string, kind: Constraint['kind']): string {
  return kind === 'size' ? arg.replace(/\.length$/, '') : arg;
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function build(tool: ToolDefinition, parameters: readonly Parameter[], severity: Severity): Omit<MinedSpec, 'rule'> {
  return {
    source: 'schema',
    category: 'argument',
    tools: [tool.name],
    severity,
    evidence: parameters.map(({ anchor, constraints }) =>
      sliceEvidence(
        tool.file,
        anchor,
        constraints.map(({ keyword }) => keyword),
      ),
    ),
    anchors: parameters.map(({ anchor }) => anchor.anchor),
    force: 'required',
    isComputed: true,
    scenarios: [
      toScenario(
        tool,
        parameters.flatMap(({ constraints }) => constraints),
      ),
    ],
  };
}

const NAMES: Readonly<Record<Constraint['kind'], string>> = {
  given: 'arguments-given',
  allowed: 'allowed-values',
  range: 'in-range',
  format: 'well-formed',
  size: 'size',
  type: 'types',
};

function toScenario(tool: ToolDefinition, constraints: readonly Constraint[]): ScenarioDraft {
  const main = constraints.find(({ kind }) => kind !== 'type') ?? constraints[0];
  const name = NAMES[main?.kind ?? 'type'];
  return {
    name,
    title: `Arguments of ${tool.name}: ${name.replaceAll('-', ' ')}`,
    force: 'required',
    objects: {},
    given: [],
    when: whenOfTool(tool),
    then: constraints.map(constraint => toThen(tool.name, constraint)),
  };
}

function toThen(tool: string, { arg, words, op, value, kind, orNull }: Constraint): ThenClause {
  const text = `${nameOf(arg, kind)} ${words} in each call of ${tool}`;
  if (orNull !== undefined)
    return { text, check: { kind: 'holds', at: `call of ${tool}`, that: orNull }, attempts: 'report' };
  const check = { kind: 'argument' as const, tool, arg, op, ...(value === undefined ? {} : { value }) };
  return { text, check, attempts: 'report' };
}

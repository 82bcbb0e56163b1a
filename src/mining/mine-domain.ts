// In: the artifacts, and the tools that are new or changed. Out: rules that neither prompt nor tools state, from what the
// model knows of the trade (AgenTest 3.2.1): tool by tool along four dimensions, and across the tools along three
// patterns. They are proposals: the filter (ground-rules) holds them to what the agent has. Refuses: rules about tools
// that were not asked for.
import { foldText } from '../lib/fold-text.ts';
import type { AgentArtifacts, ToolDefinition } from '../model/artifacts.ts';
import type { MinedSpec } from '../model/spec.ts';
import type { ToolMining } from './mine-tool-text.ts';
import { countCalls, inBatches, type MiningDeps, performAll, whyNot } from './perform-all.ts';
import { anchorOfParameter } from './place-in-tool.ts';
import { type DomainRule, mineDomainTask } from './tasks/mine-domain.ts';

/** Tools that are thought about in one request. */
const TOOLS_AT_ONCE = 5;

export async function mineDomain(
  deps: MiningDeps,
  about: {
    readonly artifacts: Pick<AgentArtifacts, 'prompt' | 'tools' | 'dataModel'>;
    readonly names: readonly string[];
  },
): Promise<ToolMining> {
  const { names } = about;
  if (names.length === 0) return { mined: [], unread: [], stages: [] };
  const { prompt, tools, dataModel } = about.artifacts;
  const shared = { prompt, tools, dataModel };
  const byTool = inBatches(names, TOOLS_AT_ONCE).map(batch => ({ ...shared, scope: 'tool' as const, about: batch }));
  const across = tools.length > 1 ? [{ ...shared, scope: 'tools' as const, about: names }] : [];
  const performed = await performAll(deps, mineDomainTask, [...byTool, ...across]);
  const rules = performed.flatMap(({ result }) => (result.status === 'answered' ? result.answer.rules : []));
  const refused = performed.flatMap(({ input, result }) => (result.status === 'refused' ? input.about : []));
  return {
    mined: rules.map(rule => toMined(rule, tools)),
    unread: tools
      .filter(({ name }) => refused.includes(name))
      .flatMap(tool => tool.anchors.map(({ anchor }) => anchor)),
    stages: [
      {
        stage: 'domain',
        candidates: rules.length,
        kept: rules.length,
        dropped: performed.flatMap(({ input, result }) => {
          const why = whyNot(result);
          return why === null ? [] : [{ what: `domain rules of ${input.about.join(', ')}`, why }];
        }),
        ...countCalls(performed.map(({ result }) => result)),
      },
    ],
  };
}

function toMined(rule: DomainRule, tools: readonly ToolDefinition[]): MinedSpec {
  const { category, severity, force, condition } = rule;
  const bound = [...new Set(rule.tools)];
  return {
    rule: foldText(rule.rule),
    source: 'domain',
    category,
    tools: bound,
    severity,
    evidence: [],
    anchors: [...new Set([...anchorsOfTools(bound, tools), ...anchorsOfParameters(rule.parameters, tools)])],
    force,
    ...(condition === null ? {} : { condition }),
  };
}

/** A rule hangs on what its tools say of themselves. */
function anchorsOfTools(names: readonly string[], tools: readonly ToolDefinition[]): readonly string[] {
  return names.flatMap(name => {
    const anchors = tools.find(tool => tool.name === name)?.anchors ?? [];
    const own = anchors.find(({ pointer }) => pointer === '/description') ?? anchors[0];
    return own ? [own.anchor] : [];
  });
}

function anchorsOfParameters(parameters: readonly string[], tools: readonly ToolDefinition[]): readonly string[] {
  return parameters.flatMap(parameter => {
    const tool = tools.find(({ name }) => parameter.startsWith(`${name}.`));
    const anchor = tool && anchorOfParameter(tool, parameter.slice(tool.name.length + 1));
    return anchor ? [anchor.anchor] : [];
  });
}

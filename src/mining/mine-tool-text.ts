// In: the tools, and those of them whose words are to be read. Out: rules that names, descriptions and examples state
// (AgenTest 3.2.1, tool definitions), with the verified quotation and its place; the anchors of tools that could not be
// read. Refuses: what JSON Schema itself states, which code reads.
import { foldText } from '../lib/fold-text.ts';
import type { AgentArtifacts, Anchor, ToolDefinition } from '../model/artifacts.ts';
import type { MinedSpec } from '../model/spec.ts';
import { countCalls, inBatches, type MiningDeps, performAll, type Stage, whyNot } from './perform-all.ts';
import { anchorOfParameter, placeInTool } from './place-in-tool.ts';
import { readToolTextTask, type ToolRule } from './tasks/read-tool-text.ts';

/** Tools that are read in one request. */
const TOOLS_AT_ONCE = 8;

export interface ToolMining {
  readonly mined: readonly MinedSpec[];
  /** Anchors of tools whose reading failed: nothing follows from their silence. */
  readonly unread: readonly Anchor[];
  readonly stages: readonly Stage[];
}

export async function mineToolText(
  deps: MiningDeps,
  about: { readonly artifacts: Pick<AgentArtifacts, 'tools'>; readonly names: readonly string[] },
): Promise<ToolMining> {
  const { tools } = about.artifacts;
  const inputs = inBatches(about.names, TOOLS_AT_ONCE).map(names => ({ tools, about: names }));
  const performed = await performAll(deps, readToolTextTask, inputs);
  const rules = performed.flatMap(({ result }) => (result.status === 'answered' ? result.answer.rules : []));
  const failed = performed.filter(({ result }) => result.status !== 'answered');
  const refused = failed.filter(({ result }) => result.status === 'refused').flatMap(({ input }) => input.about);
  const mined = rules.flatMap(rule => toMined(rule, tools));
  return {
    mined,
    unread: tools
      .filter(({ name }) => refused.includes(name))
      .flatMap(tool => tool.anchors.map(({ anchor }) => anchor)),
    stages: [
      {
        stage: 'tool text',
        candidates: rules.length,
        kept: mined.length,
        dropped: failed.map(({ input, result }) => ({ what: input.about.join(', '), why: whyNot(result) ?? '' })),
        ...countCalls(performed.map(({ result }) => result)),
      },
    ],
  };
}

function toMined(rule: ToolRule, tools: readonly ToolDefinition[]): readonly MinedSpec[] {
  const tool = tools.find(({ name }) => name === rule.tool);
  const place = tool && placeInTool(rule.quote, tool, rule.parameters);
  if (!tool || !place) return [];
  const named = rule.parameters.flatMap(name => anchorOfParameter(tool, name)?.anchor ?? []);
  const { category, severity, force, condition } = rule;
  return [
    {
      rule: foldText(rule.rule),
      source: 'schema',
      category,
      tools: [tool.name],
      severity,
      evidence: [place.evidence],
      anchors: [...new Set([place.anchor, ...named])],
      force,
      ...(condition === null ? {} : { condition }),
    },
  ];
}

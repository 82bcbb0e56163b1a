// In: domain rules (others pass through), and what the agent has. Out: those whose every limit, status and condition is
// defined by a field, a parameter or a sentence of the prompt that code finds, with these sentences as evidence
// (AgenTest 3.2.1, filtering). Refuses: rules about what a tool returns, rules that the prompt or a tool contradicts, and
// rules that nobody could check.
import { assertNever } from '../lib/assert-never.ts';
import { foldText } from '../lib/fold-text.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { MinedSpec } from '../model/spec.ts';
import { mergeEvidence } from './merge-evidence.ts';
import { countCalls, inBatches, type MiningDeps, performAll, type Stage, whyNot } from './perform-all.ts';
import { anchorOfParameter, evidenceAt, isQuotedInTool } from './place-in-tool.ts';
import { placeQuote } from './place-rules.ts';
import { type Ground, groundRulesTask, type Need } from './tasks/ground-rules.ts';

const RULES_AT_ONCE = 25;
type Artifacts = Pick<AgentArtifacts, 'prompt' | 'tools' | 'dataModel'>;
type Grounding = Pick<MinedSpec, 'evidence' | 'anchors'>;

export async function groundRules(
  deps: MiningDeps,
  about: { readonly artifacts: Artifacts; readonly mined: readonly MinedSpec[] },
): Promise<{ readonly mined: readonly MinedSpec[]; readonly stages: readonly Stage[] }> {
  const { mined } = about;
  const { prompt, tools, dataModel } = about.artifacts;
  const domain = mined.filter(({ source }) => source === 'domain');
  if (domain.length === 0) return { mined, stages: [] };
  const batches = inBatches(domain, RULES_AT_ONCE);
  const inputs = batches.map(batch => ({
    prompt,
    tools,
    dataModel,
    rules: batch.map(({ rule, tools: bound }) => ({ rule, tools: bound, quotes: [] })),
  }));
  const performed = await performAll(deps, groundRulesTask, inputs);
  const verdicts = new Map<MinedSpec, MinedSpec | string>();
  performed.forEach(({ result }, at) => {
    for (const [index, rule] of (batches[at] ?? []).entries()) {
      const ground = result.status === 'answered' ? result.answer.rules.find(one => one.rule === index + 1) : undefined;
      verdicts.set(rule, ground ? groundRule(rule, ground, about.artifacts) : (whyNot(result) ?? 'it was not judged'));
    }
  });
  const dropped = [...verdicts].flatMap(([{ rule }, verdict]) =>
    typeof verdict === 'string' ? [{ what: rule, why: verdict }] : [],
  );
  return {
    mined: mined.flatMap(rule => {
      const verdict = verdicts.get(rule) ?? rule;
      return typeof verdict === 'string' ? [] : [verdict];
    }),
    stages: [
      {
        stage: 'filter',
        candidates: domain.length,
        kept: domain.length - dropped.length,
        dropped,
        ...countCalls(performed.map(({ result }) => result)),
      },
    ],
  };
}

/** The rule with its grounds, or why it is dropped. */
function groundRule(rule: MinedSpec, ground: Ground, artifacts: Artifacts): MinedSpec | string {
  if (ground.constrains === 'tool-result') return 'it is about what a tool returns, which the agent cannot break';
  const { against } = ground;
  if (against !== null && isSomewhere(against, artifacts)) return `contradicted: "${foldText(against)}"`;
  let grown = rule;
  for (const need of ground.needs) {
    const found = findGround(need, artifacts);
    if (typeof found === 'string') return `"${foldText(need.what)}" is defined nowhere${found}`;
    grown = mergeEvidence(grown, found);
  }
  return grown;
}

function isSomewhere(quote: string, { prompt, tools }: Artifacts): boolean {
  return placeQuote(quote, prompt).length > 0 || tools.some(tool => isQuotedInTool(quote, tool));
}

/** What defines a concept, or what is wrong with the place that was named. */
function findGround({ in: kind, where }: Need, artifacts: Artifacts): Grounding | string {
  switch (kind) {
    case 'nowhere':
      return '';
    case 'field':
      return hasField(where, artifacts) ? { evidence: [], anchors: [] } : `: there is no field ${where}`;
    case 'parameter':
      return groundInParameter(where, artifacts) ?? `: there is no parameter ${where}`;
    case 'prompt': {
      const [place] = placeQuote(where, artifacts.prompt);
      if (!place) return ': the words are not in the prompt';
      const { file, lines, anchors } = place;
      return { evidence: [{ file, lines: [lines[0], lines[1]], quote: where.trim() }], anchors };
    }
    default:
      return assertNever(kind);
  }
}

function groundInParameter(where: string, { tools }: Artifacts): Grounding | null {
  const tool = tools.find(({ name }) => where.startsWith(`${name}.`));
  const [name = ''] = tool ? where.slice(tool.name.length + 1).split(/[.[]/) : [];
  const anchor = tool && anchorOfParameter(tool, name);
  return tool && anchor ? { evidence: [evidenceAt(tool, anchor)], anchors: [anchor.anchor] } : null;
}

/** `table.path`; a path to a map or list of fields counts, and so does the key of a table. */
function hasField(where: string, { dataModel }: Artifacts): boolean {
  return Object.entries(dataModel.tables).some(([table, { fields, key }]) => {
    if (!where.startsWith(`${table}.`)) return false;
    const path = where.slice(table.length + 1);
    const isKey = path === 'id' || path === key;
    return (
      isKey ||
      fields.some(
        field => field.path === path || field.path.startsWith(`${path}.`) || field.path.startsWith(`${path}[`),
      )
    );
  });
}

import { type AnchorIndex, listAnchors } from '../diff/list-anchors.ts';
import { auditPassagesTask } from '../diff/tasks/audit-passages.ts';
import { foldText } from '../lib/fold-text.ts';
import { inBatches, performAll } from '../mining/perform-all.ts';
import type { AgentArtifacts, Passage } from '../model/artifacts.ts';
import type { SpecFinding } from '../model/diff.ts';
import type { Spec } from '../model/spec.ts';
import type { MinedSet } from '../model/spec-set.ts';
import type { Reasoner } from '../model/task.ts';

export interface AuditInput {
  readonly head: { readonly artifacts: AgentArtifacts; readonly mined: MinedSet };
  /** Anchors of the base's artifacts; null when they cannot be read: then nothing is known to be edited. */
  readonly before: AnchorIndex | null;
  readonly ignore: readonly string[];
}

const PASSAGES_AT_ONCE = 20;

/**
 * A head that carries its specs is not mined again; whether they say what the edited passages say is audited. Findings
 * only: nothing is edited, and no answer is no finding.
 */
export async function auditHead(
  deps: { readonly reasoner: Reasoner },
  { head, before, ignore }: AuditInput,
): Promise<readonly SpecFinding[]> {
  const { artifacts, mined } = head;
  const isCarried = mined.report.stages.length === 0;
  if (deps.reasoner.engine === 'offline' || before === null || !isCarried) return [];
  const after = listAnchors(artifacts, ignore);
  const isEdited = ({ anchor, kind }: Passage) => kind !== 'heading' && after.has(anchor) && !before.has(anchor);
  const passages = [...new Map(artifacts.prompt.passages.filter(isEdited).map(one => [one.anchor, one])).values()];
  const rules = mined.specs.filter(({ status, source }) => status !== 'rejected' && source !== 'schema');
  const listed = rules.map(({ rule, tools, evidence }) => ({
    rule,
    tools,
    quotes: evidence.map(({ quote }) => quote),
  }));
  const inputs = inBatches(passages, PASSAGES_AT_ONCE).map(batch => ({
    ...{ prompt: artifacts.prompt, tools: artifacts.tools, rules: listed },
    edits: batch.map(passage => ({ passage, before: [] })),
  }));
  const performed = await performAll(deps, auditPassagesTask, inputs);
  return performed.flatMap(({ input, result }) => {
    if (result.status !== 'answered') return [];
    return result.answer.passages.flatMap(({ passage, says, rule, quote, why }) => {
      const place = input.edits[passage - 1]?.passage;
      if (says === 'covered' || place === undefined) return [];
      return [tell(place, { spec: rule === null ? null : (rules[rule - 1] ?? null), quote, why })];
    });
  });
}

function tell(
  { file, lines }: Passage,
  { spec, quote, why }: { readonly spec: Spec | null; readonly quote: string | null; readonly why: string | null },
): SpecFinding {
  const reason = `${foldText(why ?? '')} ("${foldText(quote ?? '')}", ${file}:${lines[0]})`;
  return { kind: spec === null ? 'missing-rule' : 'contradicted', rule: spec?.id ?? null, reason };
}

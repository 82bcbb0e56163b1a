import { type AnchorIndex, listAnchors } from '../diff/list-anchors.ts';
import type { RespelledPassages } from '../diff/meaning/pair-wordings.ts';
import { auditPassagesTask } from '../diff/tasks/audit-passages.ts';
import type { Edit } from '../diff/tasks/list-edits.ts';
import { foldText } from '../lib/fold-text.ts';
import { inBatches, performAll } from '../mining/perform-all.ts';
import type { AgentArtifacts, Passage, ToolDefinition } from '../model/artifacts.ts';
import type { SpecFinding } from '../model/diff.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import type { Spec } from '../model/spec.ts';
import type { MinedSet } from '../model/spec-set.ts';
import type { Reasoner } from '../model/task.ts';

export interface AuditInput {
  readonly head: { readonly artifacts: AgentArtifacts; readonly mined: MinedSet };
  /** Anchors of the base's artifacts; null when they cannot be read: then nothing is known to be edited. */
  readonly before: AnchorIndex | null;
  /** Passages that say the same in another spelling. */
  readonly respelled?: RespelledPassages;
  readonly ignore: readonly string[];
}

const PASSAGES_AT_ONCE = 20;

/**
 * A head that carries its specs is not mined again; whether they say what the edited passages and the edited words of
 * tools say is audited. Findings only: nothing is edited, and no answer is no finding.
 */
export async function auditHead(
  deps: { readonly reasoner: Reasoner },
  { head, before, respelled = new Map(), ignore }: AuditInput,
): Promise<readonly SpecFinding[]> {
  const { artifacts, mined } = head;
  const isCarried = mined.report.stages.length === 0;
  if (deps.reasoner.engine === 'offline' || before === null || !isCarried) return [];
  const after = listAnchors(artifacts, ignore);
  const same = new Set([...respelled.values()].map(({ place }) => place.anchor));
  const isEdited = ({ anchor, kind }: Passage) =>
    kind !== 'heading' && after.has(anchor) && !before.has(anchor) && !same.has(anchor);
  const passages = [...new Map(artifacts.prompt.passages.filter(isEdited).map(one => [one.anchor, one])).values()];
  const edits = [
    ...passages.map(passage => ({ passage, before: [] })),
    ...listToolEdits(artifacts.tools, { before, mined }),
  ];
  if (edits.length === 0) return [];
  const touched = new Set(
    edits.flatMap(({ passage }) => artifacts.tools.filter(isOf(passage)).map(({ name }) => name)),
  );
  const rules = mined.specs.filter(
    ({ status, source, tools }) =>
      status !== 'rejected' && (source !== 'schema' || tools.some(tool => touched.has(tool))),
  );
  const listed = rules.map(({ rule, tools, evidence }) => ({
    rule,
    tools,
    quotes: evidence.map(({ quote }) => quote),
  }));
  const inputs = inBatches(edits, PASSAGES_AT_ONCE).map(batch => ({
    ...{ prompt: artifacts.prompt, tools: artifacts.tools, rules: listed },
    edits: batch,
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

/**
 * Edited pieces of tools that say something in words, or that a rule hangs on which code does not compute; what a schema
 * alone states is computed.
 */
function listToolEdits(
  tools: readonly ToolDefinition[],
  { before, mined }: { readonly before: AnchorIndex; readonly mined: MinedSet },
): readonly Edit[] {
  const computed = new Set(mined.specs.flatMap(({ id, source }) => (source === 'schema' ? [id] : [])));
  const cited = new Set(
    mined.lock.flatMap(line => ('rules' in line && line.rules.some(rule => !computed.has(rule)) ? [line.anchor] : [])),
  );
  const old = [...before.values()].filter(({ kind }) => kind === 'tool');
  return tools.flatMap(tool =>
    tool.anchors
      .filter(({ anchor }) => !before.has(anchor))
      .flatMap(({ anchor, pointer, lines }) => {
        const words = wordsAt(tool, pointer);
        if (words === '' || !(cited.has(anchor) || hasProse(tool, pointer))) return [];
        const piece = `tool:${tool.name}${pointer}:`;
        const passage: Passage = {
          ...{ anchor, file: tool.file, lines: lines ?? [1, 1], kind: 'item', text: words },
          headings: [`tool ${tool.name}${pointer}`],
        };
        return [{ passage, before: old.flatMap(one => (one.anchor.startsWith(piece) ? [one.text] : [])) }];
      }),
  );
}

/** Whether a tool is the one that a piece came from. */
function isOf({ anchor }: Passage): (tool: ToolDefinition) => boolean {
  return tool => tool.anchors.some(piece => piece.anchor === anchor);
}

function parameterAt({ parameters }: ToolDefinition, pointer: string): JsonObject | null {
  const properties = parameters['properties'];
  const schema = isJsonObject(properties) ? properties[pointer.slice('/parameters/'.length)] : null;
  return isJsonObject(schema) ? schema : null;
}

function hasProse(tool: ToolDefinition, pointer: string): boolean {
  return pointer === '/description' || JSON.stringify(parameterAt(tool, pointer)).includes('"description":');
}

/** What a piece of a tool says: its description, or a parameter's schema with its description in front. */
function wordsAt(tool: ToolDefinition, pointer: string): string {
  if (pointer === '/description') return tool.description;
  const { description, ...rest } = parameterAt(tool, pointer) ?? {};
  return [typeof description === 'string' ? description : '', JSON.stringify(rest)].join(' ').trim();
}

function tell(
  { file, lines }: Passage,
  { spec, quote, why }: { readonly spec: Spec | null; readonly quote: string | null; readonly why: string | null },
): SpecFinding {
  const reason = `${foldText(why ?? '')} ("${foldText(quote ?? '')}", ${file}:${lines[0]})`;
  return { kind: spec === null ? 'missing-rule' : 'contradicted', rule: spec?.id ?? null, reason };
}

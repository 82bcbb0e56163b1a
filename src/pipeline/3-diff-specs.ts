import { diffSpecs as compareSets, type DiffContext } from '../diff/diff-specs.ts';
import { type AnchorIndex, listAnchors } from '../diff/list-anchors.ts';
import { readLexicon } from '../diff/meaning/lexicon.ts';
import { pairReordered } from '../diff/meaning/pair-reordered.ts';
import { pairSides, type RespelledPassages } from '../diff/meaning/pair-wordings.ts';
import { type SuiteSettings, selectSpecs } from '../diff/select-specs.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { Selection, SpecDiff } from '../model/diff.ts';
import type { SourceTree } from '../model/ports.ts';
import type { MinedSet, SpecSet } from '../model/spec-set.ts';
import type { Reasoner } from '../model/task.ts';
import { printPatch } from '../report/print-patch.ts';
import { printLock } from '../specset/parse-lock.ts';
import { planSpecFiles } from '../specset/plan-spec-files.ts';
import { auditHead } from './audit-head.ts';

export interface DiffInput {
  readonly agent: string;
  readonly head: { readonly artifacts: AgentArtifacts; readonly committed: SpecSet; readonly mined: MinedSet };
  /** The base's committed set (empty where it has none); artifacts null where they cannot be read. */
  readonly base: { readonly artifacts: AgentArtifacts | null; readonly committed: SpecSet };
  readonly suite: SuiteSettings;
  readonly isFirstRun: boolean;
  /** Agents that this change takes out. */
  readonly departed?: SpecDiff['findings'];
  /** Headings whose passages are left out of mining. */
  readonly ignore?: readonly string[];
}

export interface DiffResult {
  readonly diff: SpecDiff;
  readonly selection: Selection;
  /** A unified diff (`git apply`) that commits what was mined here; empty when nothing was. */
  readonly patch: string;
}

/**
 * Stage 3: what differs between base and head, what is tested for it, and the patch that commits what was mined. With a
 * reasoner, the specs that a head carries are audited.
 */
export async function diffSpecs(
  deps: { readonly tree: SourceTree; readonly reasoner?: Reasoner },
  input: DiffInput,
): Promise<DiffResult> {
  const { head, base, suite, isFirstRun, ignore = [], departed = [] } = input;
  const before = base.artifacts === null ? null : listAnchors(base.artifacts, ignore);
  const after = listAnchors(head.artifacts, ignore);
  const respelled = before === null ? new Map() : findUnedited(before, after, input);
  const context: DiffContext = {
    ...{ before, after, respelled },
    isEnvironmentChanged:
      base.artifacts !== null && base.artifacts.digests.environment !== head.artifacts.digests.environment,
  };
  const diff = compareSets(base.committed, head.mined, context);
  const selection = selectSpecs({
    diff,
    base: { specs: base.committed, artifacts: base.artifacts },
    head: { specs: head.mined, artifacts: head.artifacts },
    context,
    suite,
    isFirstRun,
  });
  const { reasoner } = deps;
  const audit = reasoner === undefined ? [] : await auditHead({ reasoner }, { head, before, respelled, ignore });
  const findings = [...departed, ...diff.findings, ...findStaleLock(input, diff.findings), ...audit];
  return { diff: { ...diff, findings }, selection, patch: await printSpecPatch(deps, input) };
}

/** What differs in spelling, or in the order of values, alone. */
function findUnedited(before: AnchorIndex, after: AnchorIndex, { head, base }: DiffInput): RespelledPassages {
  return new Map([
    ...pairSides(before, after, readLexicon(head.artifacts)),
    ...pairReordered(
      { tools: base.artifacts?.tools ?? [], anchors: before },
      { tools: head.artifacts.tools, anchors: after },
    ),
  ]);
}

/** A lock that `mine` would write anew though it would change no rule. */
function findStaleLock({ agent, head }: DiffInput, found: SpecDiff['findings']): SpecDiff['findings'] {
  const isSame = printLock(head.committed.lock) === printLock(head.mined.lock);
  if (isSame || found.some(({ kind }) => kind === 'uncommitted')) return [];
  const reason = `specs/${agent}/lock.jsonl is not up to date: run \`proviso mine\``;
  return [{ kind: 'uncommitted', rule: null, reason }];
}

/** The patch from the head's files as they are to those of the mined set. */
export async function printSpecPatch(
  { tree }: { readonly tree: SourceTree },
  { agent, head }: Pick<DiffInput, 'agent' | 'head'>,
): Promise<string> {
  const planned = planSpecFiles(head.committed, head.mined, agent);
  const files = await Promise.all(
    planned.map(async ({ path, text }) => ({ path, before: await tree.read(path), after: text })),
  );
  return printPatch(files);
}

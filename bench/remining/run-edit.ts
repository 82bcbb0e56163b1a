import type { EditPlan } from '../../scripts/edits/edit-plan.ts';
import { type OpenedAgent, openEdited } from '../../scripts/edits/open-edited.ts';
import { minePromptRules } from '../../src/adapters/offline/mine-prompt-rules.ts';
import { refineRuleOffline } from '../../src/adapters/offline/mine-refine-rule.ts';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import { listAnchors } from '../../src/diff/list-anchors.ts';
import { globPrefix, matchGlob } from '../../src/lib/match-glob.ts';
import type { SourceTree } from '../../src/model/ports.ts';
import type { SpecId } from '../../src/model/spec.ts';
import { mineSpecs } from '../../src/pipeline/2-mine-specs.ts';
import { diffSpecs } from '../../src/pipeline/3-diff-specs.ts';
import { planSpecFiles } from '../../src/specset/plan-spec-files.ts';
import type { BenchAgent, Files } from './open-agents.ts';

const offline = createOfflineReasoner({ 'mine-prompt': minePromptRules, 'refine-rule': refineRuleOffline });

/** An agent whose rules are mined, as its files are then. */
export interface MinedAgent {
  readonly name: string;
  readonly files: Files;
  readonly opened: OpenedAgent;
  /** Calls and spec files of mining it once more. */
  readonly again: { readonly calls: number; readonly files: number };
}

export async function mineAgent({ name, files, dataFiles }: BenchAgent): Promise<MinedAgent> {
  const before = await openEdited(treeOf(files), { agent: null, dataFiles });
  const mined = await mineSpecs({ reasoner: offline }, before);
  const all = new Map(Object.entries(files));
  for (const { path, text } of planSpecFiles(before.committed, mined, before.agent)) all.set(path, text ?? '');
  const written = Object.fromEntries([...all].filter(([, text]) => text !== ''));
  const opened = await openEdited(treeOf(written), { agent: null, dataFiles });
  const once = await mineSpecs({ reasoner: offline }, opened);
  const again = { calls: once.report.stages.length, files: planSpecFiles(opened.committed, once, opened.agent).length };
  return { name, files: written, opened, again };
}

/** What re-mining and the diff reported of an edit, against what was to be expected. */
export interface EditResult {
  /** Rules, or new text, whose change of meaning nothing told of. */
  readonly missed: readonly string[];
  /** Changed lines of rules that hang on nothing that was edited. */
  readonly strayLines: number;
  /** The gravest class that was reported of the rules that were edited; null when there is none. */
  readonly reported: string | null;
  readonly modelCalls: number;
  /** Anchors that went though the edit left them, or stayed though it did not. */
  readonly wrongAnchors: number;
  /** Rules whose meaning only a reader can see altered, that were told of by name. */
  readonly alteredFound: number;
}

const SUITE = { scope: 'affected', canary: 0, onboarding: 20, seed: 0 } as const;

export async function runEdit(agent: MinedAgent, plan: EditPlan, dataFiles: readonly string[]): Promise<EditResult> {
  const tree = treeOf({ ...agent.files, ...plan.texts });
  const { artifacts, committed } = await openEdited(tree, { agent: agent.opened.agent, dataFiles });
  const mined = await mineSpecs({ reasoner: offline }, { artifacts, committed });
  const base = { artifacts: agent.opened.artifacts, committed: agent.opened.committed };
  const head = { artifacts, committed, mined };
  const { diff, selection, patch } = await diffSpecs(
    { tree },
    { agent: agent.opened.agent, head, base, suite: SUITE, isFirstRun: false },
  );
  const named = new Set([
    ...diff.entries.map(({ rule }) => rule),
    ...diff.findings.flatMap(({ rule }) => rule ?? []),
    ...selection.selected.map(({ spec }) => spec.id),
  ]);
  const told = named.size > 0 || diff.findings.some(({ kind }) => kind !== 'uncommitted');
  const known = new Set(committed.specs.map(({ id }) => id));
  const dependents = new Set([...plan.rules, ...rulesOfTools(agent, plan)]);
  const missed = plan.rules.filter(rule => !named.has(rule));
  return {
    missed: plan.isMeaningChanging ? [...missed, ...(told ? [] : [plan.what])] : [],
    strayLines: countStray(patch, rule => known.has(rule) && !dependents.has(rule)),
    reported: gravest(
      diff.entries.filter(({ rule }) => !known.has(rule) || dependents.has(rule)).map(one => one.class),
    ),
    modelCalls: mined.report.stages.reduce((sum, stage) => sum + stage.modelCalls, 0),
    wrongAnchors: countWrong(agent, plan, artifacts),
    alteredFound: plan.alters.filter(rule => named.has(rule)).length,
  };
}

const GRAVEST = [
  'removed',
  'added',
  'force-changed',
  'condition-changed',
  'binding-changed',
  'meaning-touched',
  'reworded',
  'evidence-moved',
];

function gravest(classes: readonly string[]): string | null {
  return GRAVEST.find(one => classes.includes(one)) ?? null;
}

/** Rules that name a tool whose definition the edit touches: they follow it. */
function rulesOfTools({ opened }: MinedAgent, { gone, kind, what }: EditPlan): readonly SpecId[] {
  const names = gone.flatMap(anchor => /^tool:([^/]+)\//.exec(anchor)?.[1] ?? []);
  const grown = kind === 'parameter-added' ? [what.split(' ')[0] ?? ''] : [];
  const tools = new Set([...names, ...grown]);
  return opened.committed.specs.filter(spec => spec.tools.some(tool => tools.has(tool))).map(({ id }) => id);
}

function countWrong({ opened }: MinedAgent, { gone }: EditPlan, after: OpenedAgent['artifacts']): number {
  const [before, now] = [listAnchors(opened.artifacts), listAnchors(after)];
  const went = new Set([...before.keys()].filter(anchor => !now.has(anchor)));
  return [...went].filter(anchor => !gone.includes(anchor)).length + gone.filter(anchor => !went.has(anchor)).length;
}

/** Added and removed lines of a patch in the files of these rules. */
function countStray(patch: string, isStray: (rule: SpecId) => boolean): number {
  let counts = false;
  let lines = 0;
  for (const line of patch.split('\n')) {
    const file = /^diff --git a\/specs\/[^/]+\/(\S+) /.exec(line)?.[1];
    if (file !== undefined) counts = file.endsWith('.yaml') && isStray(file.slice(0, -5));
    else if (counts && /^[+-](?!\+\+|--)/.test(line)) lines++;
  }
  return lines;
}

/** A tree of texts in memory. */
function treeOf(files: Files): SourceTree {
  return {
    label: 'head',
    sha: null,
    read: async path => files[path] ?? null,
    list: async pattern =>
      Object.keys(files)
        .filter(path => path.startsWith(globPrefix(pattern)) && matchGlob(pattern, path))
        .sort(),
    folder: async () => {
      throw new Error('a tree in memory has no folder');
    },
  };
}

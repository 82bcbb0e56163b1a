/*
 * What is tested in a run (design: README, Selected, scope, First run).
 * Input: the spec diff, both sides, the suite's settings. Output: the refined specs to be tested, with class, table and
 * whether they gate; the rules left out, with the reason. Pure and deterministic by the seed. Refuses to let a rule out
 * because its file is missing or its words changed: what rests on edited text is tested.
 */
import { stableJson } from '../lib/stable-json.ts';
import type { AgentArtifacts, ArtifactDigests } from '../model/artifacts.ts';
import type { DiffEntry, Selected, Selection, SelectionClass, SpecDiff } from '../model/diff.ts';
import type { RefinedSpec, ScenarioId, Spec, SpecId } from '../model/spec.ts';
import type { MinedSet, SpecSet } from '../model/spec-set.ts';
import { type DiffContext, listEditedHere } from './diff-specs.ts';
import { foldSchema } from './meaning/fold-schema.ts';
import { rankByRisk } from './rank-by-risk.ts';

export interface SuiteSettings {
  readonly scope: 'changed' | 'affected' | 'all';
  readonly canary: number;
  readonly onboarding: number;
  readonly seed: number;
}

export interface SelectionInput {
  readonly diff: SpecDiff;
  readonly base: { readonly specs: SpecSet; readonly artifacts: AgentArtifacts | null };
  readonly head: { readonly specs: MinedSet; readonly artifacts: AgentArtifacts };
  readonly context: DiffContext;
  readonly suite: SuiteSettings;
  /** The base has no policy or no specs for this agent. */
  readonly isFirstRun: boolean;
}

type Classes = ReadonlyMap<ScenarioId, SelectionClass>;
const ORDER: readonly SelectionClass[] = [
  'added',
  'changed',
  'deleted-without-cause',
  'touched',
  'affected',
  'all',
  'canary',
  'onboarding',
];

export function selectSpecs(input: SelectionInput): Selection {
  const { diff, base, head } = input;
  const deleted = rulesWith(diff, 'deleted-without-cause');
  const edited = listEditedHere(base.specs, head.specs, input.context);
  // A rule whose file was deleted is tested as the base has it, not as it was mined again here.
  const isTwin = (spec: Spec) => deleted.has(spec.id) && head.specs.actions.get(spec.id) === 'added';
  const live = head.specs.specs.filter(spec => spec.status !== 'rejected' && !isTwin(spec));
  const candidates = live.flatMap(refine);
  const classes = input.isFirstRun ? chooseFirst(input, candidates) : classify(input, { candidates, edited });
  const kept = input.isFirstRun ? [] : base.specs.specs.filter(spec => deleted.has(spec.id)).flatMap(refine);
  const selected = [
    ...candidates.flatMap(refined => {
      const kind = classes.get(refined.scenario.id);
      return kind === undefined ? [] : [toSelected(refined, kind, { input, edited })];
    }),
    ...kept.map(refined => toSelected(refined, 'deleted-without-cause', { input, edited })),
  ];
  return {
    selected: selected.sort(byClass),
    left: listLeft(input, new Set(selected.map(one => one.spec.id)), deleted),
  };
}

function rulesWith(diff: SpecDiff, kind: string): ReadonlySet<SpecId> {
  return new Set(
    diff.findings.flatMap(finding => (finding.kind === kind && finding.rule !== null ? [finding.rule] : [])),
  );
}

function refine(spec: Spec): readonly RefinedSpec[] {
  return spec.scenarios.map(scenario => ({ spec, scenario }));
}

/** On a first run the gravest rules, each judged on head alone; permitted scenarios have no verdict to begin with. */
function chooseFirst({ head, suite }: SelectionInput, candidates: readonly RefinedSpec[]): Classes {
  if (suite.scope === 'all') return new Map(candidates.map(one => [one.scenario.id, 'all']));
  const ranked = rankByRisk(candidates.filter(isDecided), { tools: head.artifacts.tools, seed: suite.seed });
  return new Map(ranked.slice(0, suite.onboarding).map(one => [one.scenario.id, 'onboarding']));
}

function isDecided({ scenario }: RefinedSpec): boolean {
  return scenario.force !== 'permitted';
}

interface Field {
  readonly candidates: readonly RefinedSpec[];
  readonly edited: ReadonlySet<SpecId>;
}

function classify(input: SelectionInput, { candidates, edited }: Field): Classes {
  const { scope } = input.suite;
  const changes = changedClasses(input.diff, edited);
  if (scope === 'changed') return new Map([...changes].filter(([, kind]) => kind !== 'touched'));
  const classes = new Map(changes);
  const isAll = scope === 'all' || isEverythingAffected(input);
  const tools = changedTools(input);
  for (const { spec, scenario } of candidates) {
    if (classes.has(scenario.id)) continue;
    if (isAll) classes.set(scenario.id, 'all');
    else if (spec.tools.some(tool => tools.has(tool))) classes.set(scenario.id, 'affected');
  }
  if (isAll || !isAnythingChanged(input)) return classes;
  for (const one of chooseCanaries(input, candidates, classes)) classes.set(one.scenario.id, 'canary');
  return classes;
}

/** The class of each scenario that the diff names. Words that changed count where the text they rest on was edited. */
function changedClasses(diff: SpecDiff, edited: ReadonlySet<SpecId>): Classes {
  return new Map(
    diff.entries.flatMap(entry => {
      const kind = entry.after === null ? null : classOf(entry, edited);
      return kind === null || entry.scenario === null ? [] : [[entry.scenario, kind] as const];
    }),
  );
}

function classOf({ class: kind, rule }: DiffEntry, edited: ReadonlySet<SpecId>): SelectionClass | null {
  switch (kind) {
    case 'added':
      return 'added';
    case 'condition-changed':
    case 'force-changed':
    case 'binding-changed':
      return 'changed';
    case 'meaning-touched':
      return 'touched';
    case 'reworded':
    case 'evidence-moved':
      return edited.has(rule) ? 'touched' : null;
    case 'removed':
      return null;
  }
}

const ALL_DEPEND_ON: readonly (keyof ArtifactDigests)[] = [
  'data',
  'dataModel',
  'environment',
  'runtime',
  'agentBlock',
  'model',
];

/** Bugs do not carry over between models (AgenTest 5), nor between environments or runtimes. */
function isEverythingAffected({ base, head }: SelectionInput): boolean {
  const before = base.artifacts?.digests;
  return before === undefined || ALL_DEPEND_ON.some(part => before[part] !== head.artifacts.digests[part]);
}

function isAnythingChanged({ base, head, diff }: SelectionInput): boolean {
  const before = base.artifacts?.digests;
  const isSame = before !== undefined && stableJson(before) === stableJson(head.artifacts.digests);
  return !isSame || diff.entries.length > 0 || rulesWith(diff, 'deleted-without-cause').size > 0;
}

/** Tools whose definition differs, new and removed ones among them; the order of the values that it lists aside. */
function changedTools({ base, head }: SelectionInput): ReadonlySet<string> {
  const print = (artifacts: AgentArtifacts | null) =>
    new Map(
      (artifacts?.tools ?? []).map(({ name, description, parameters, returns, access }) => [
        name,
        stableJson({ description, parameters: foldSchema(parameters), returns, access }),
      ]),
    );
  const [before, after] = [print(base.artifacts), print(head.artifacts)];
  return new Set([...before.keys(), ...after.keys()].filter(name => before.get(name) !== after.get(name)));
}

/** Accepted rules that nothing touched: a few of the gravest, in case the change reaches further than it seems. */
function chooseCanaries({ head, suite }: SelectionInput, candidates: readonly RefinedSpec[], classes: Classes) {
  const quiet = candidates.filter(
    one => !classes.has(one.scenario.id) && one.spec.status === 'accepted' && isDecided(one),
  );
  return rankByRisk(quiet, { tools: head.artifacts.tools, seed: suite.seed }).slice(0, suite.canary);
}

function toSelected(
  refined: RefinedSpec,
  kind: SelectionClass,
  { input, edited }: { readonly input: SelectionInput; readonly edited: ReadonlySet<SpecId> },
): Selected {
  const { spec } = refined;
  const isNewHere =
    kind !== 'deleted-without-cause' && (kind === 'added' || edited.has(spec.id) || input.base.artifacts === null);
  return {
    ...refined,
    class: kind,
    gates: !input.isFirstRun && spec.status === 'accepted' && isDecided(refined) && isCommitted(spec, kind, input),
    isNewHere: input.isFirstRun || isNewHere,
    table: kind === 'added' || kind === 'changed' ? 'standard' : 'quick',
  };
}

/**
 * Whether the obligation is committed. A rule that was only worded anew here obliges to what the base has accepted
 * already; any other rule that was mined here counts as proposed until the head commits it.
 */
function isCommitted(spec: Spec, kind: SelectionClass, { base, head }: SelectionInput): boolean {
  if (kind === 'deleted-without-cause') return true;
  const action = head.specs.actions.get(spec.id);
  if (action !== 'added' && action !== 'changed') return true;
  const isSameObligation = kind !== 'added' && kind !== 'changed';
  const before = base.specs.specs.find(one => one.id === spec.id);
  return action === 'changed' && isSameObligation && before?.status === 'accepted';
}

function listLeft(input: SelectionInput, tested: ReadonlySet<SpecId>, deleted: ReadonlySet<SpecId>): Selection['left'] {
  const { head, base, diff, isFirstRun } = input;
  const superseded = new Set([...rulesWith(diff, 'superseded'), ...rulesWith(diff, 'removed')]);
  const reasonOf = (spec: Spec): string => {
    if (spec.status === 'rejected') return 'rejected';
    if (spec.scenarios.length === 0) return 'no scenarios';
    return isFirstRun ? 'not among the first specs of a set-up' : 'unaffected';
  };
  return [
    ...head.specs.specs
      .filter(spec => !tested.has(spec.id) && !deleted.has(spec.id))
      .map(spec => ({ spec, reason: reasonOf(spec) })),
    ...base.specs.specs.filter(spec => superseded.has(spec.id)).map(spec => ({ spec, reason: 'superseded' })),
  ];
}

function byClass(a: Selected, b: Selected): number {
  const order = ORDER.indexOf(a.class) - ORDER.indexOf(b.class);
  return order !== 0 ? order : a.scenario.id < b.scenario.id ? -1 : 1;
}

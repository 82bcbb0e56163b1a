/**
 * Last step of a run: what every step found -> one report an agent with its conclusion, and the report of the run.
 * Rendering is left to the entries, who know where it goes.
 */
import { buildDriver } from '../driver/build-driver.ts';
import { ENGINE_VERSION } from '../lib/engine-version.ts';
import { NO_COVERAGE } from '../model/coverage.ts';
import type { AgentReport, Report } from '../model/report.ts';
import type { AgentPart } from '../model/shard.ts';
import type { RefinedSpec, ScenarioId, Spec, SpecId } from '../model/spec.ts';
import type { BaselineEntry, MinedSet, SpecSet } from '../model/spec-set.ts';
import { NO_USAGE } from '../model/trace.ts';
import type { Trial } from '../model/trial.ts';
import type { Drift, SpecResult } from '../model/verdict.ts';
import { concludeAgent, worstConclusion } from '../report/conclude-agent.ts';
import { reportDiff } from '../report/report-diff.ts';
import type { DiffResult } from './3-diff-specs.ts';
import type { Measures } from './5-measure.ts';
import { isAccepted } from './apply-accepted.ts';
import { citeEvidence } from './cite-evidence.ts';
import type { AgentSides, RunPolicy } from './run-state.ts';
import type { WeighedSpec } from './sharding/deal-specs.ts';
import type { ShardFacts } from './sharding/run-part.ts';
import type { TestRun } from './testing/test-run.ts';

/** One agent's report, with what it is rendered with. */
export interface AgentRun {
  readonly report: AgentReport;
  readonly trials: readonly Trial[];
  readonly refined: readonly RefinedSpec[];
  /** What a part of a run hands on, and what its specs weigh. */
  readonly part: AgentPart;
  readonly weights: readonly WeighedSpec[];
}

export interface AgentFindings {
  readonly sides: AgentSides;
  readonly policy: RunPolicy;
  readonly mined: MinedSet | null;
  readonly base?: SpecSet;
  readonly compared: DiffResult | null;
  readonly tested: { readonly run: TestRun; readonly measures: Measures } | null;
  readonly faults: readonly string[];
  /** The agent's files that the change touches; null or absent without a base. */
  readonly changed?: AgentReport['changed'] | null;
  /** What people let stand for this head. */
  readonly accepted?: readonly BaselineEntry[];
}

export function reportAgent(findings: AgentFindings): AgentRun {
  const { sides, mined, compared, tested } = findings;
  const results = tested?.run.results ?? [];
  const refined = listRefined(findings);
  const measures = tested?.measures ?? NOTHING_MEASURED;
  const { conclusion, reasons } = concludeAgent({
    gate: gateOf(findings.policy),
    isFirstRun: sides.isFirstRun,
    results,
    untestableInBase: untestableInBase(findings, results),
    drift: measures.drift,
    specCoverage: measures.coverage.spec,
    findings: (compared?.diff.findings ?? []).filter(({ rule }) => !isAccepted(rule, findings.accepted ?? [])),
    faults: findings.faults,
  });
  return {
    report: {
      agent: sides.agent,
      conclusion,
      reasons: [...reasons],
      isFirstRun: sides.isFirstRun,
      rules: rulesOf(refined, sides),
      specs: [...results],
      ...listBaseline(findings),
      ...(findings.changed ? { changed: findings.changed } : {}),
      notTested: listNotSelected(compared),
      diff: compared === null ? { entries: [], findings: [] } : reportDiff(compared.diff, placesInBase(findings)),
      patch: compared?.patch ?? '',
      models: [],
      ...measures,
      ...(tested === null ? {} : { multiplicity: tested.run.multiplicity }),
    },
    trials: tested?.run.trials ?? [],
    refined: mined === null ? [] : refined,
    part: recordPart(findings),
    weights: tested?.run.part?.weights ?? [],
  };
}

/** What baseline.yaml lists, the base's entries first; nothing where it lists nothing. */
function listBaseline({ mined, base }: AgentFindings): Pick<AgentReport, 'baseline'> {
  const before = base?.baseline ?? [];
  const added = (mined?.baseline ?? []).filter(({ spec }) => !before.some(entry => entry.spec === spec));
  const baseline = [
    ...before.map(entry => ({ ...entry, on: 'base' as const })),
    ...added.map(entry => ({ ...entry, on: 'head' as const })),
  ];
  return baseline.length === 0 ? {} : { baseline };
}

function recordPart({ sides, tested, faults }: AgentFindings): AgentPart {
  const { plan = null, demands = {}, cuts = {}, ran = [] } = tested?.run.part ?? {};
  return { agent: sides.agent, plan, faults: [...faults], demands, cuts, ran };
}

function gateOf({ gate }: RunPolicy) {
  return {
    failOn: gate['fail-on'],
    minDecided: gate['min-decided'],
    minSpecCoverage: gate['min-spec-coverage'] ?? null,
    specChanges: gate['spec-changes'],
  };
}

/** Every refined spec that the report may speak of: the head's, and the base's that are gone. */
function listRefined({ mined, base }: AgentFindings): readonly RefinedSpec[] {
  const head = (mined?.specs ?? []).flatMap(refine);
  const ids = new Set(head.map(({ scenario }) => scenario.id));
  return [...head, ...(base?.specs ?? []).flatMap(refine).filter(({ scenario }) => !ids.has(scenario.id))];
}

function refine(spec: Spec): readonly RefinedSpec[] {
  return spec.scenarios.map(scenario => ({ spec, scenario }));
}

function rulesOf(refined: readonly RefinedSpec[], { head }: AgentSides): AgentReport['rules'] {
  const unique = [...new Map(refined.map(({ spec }) => [spec.id, spec])).values()];
  return unique.map(({ id, rule, source, evidence }) => ({
    id,
    rule,
    source,
    evidence: citeEvidence(evidence, head.prompt.files),
  }));
}

/** Where the base's prompt states a rule that this change takes away. */
function placesInBase({ sides, base }: AgentFindings) {
  return (rule: SpecId) => {
    const evidence = base?.specs.find(({ id }) => id === rule)?.evidence ?? [];
    return citeEvidence(evidence, sides.base?.prompt.files ?? []).flatMap(({ file, lines }) =>
      lines === null ? [] : [{ file, lines }],
    );
  };
}

/** What the selection left out. Selected specs that got no trial stand among the results, with their reason. */
function listNotSelected(compared: DiffResult | null): AgentReport['notTested'] {
  return (compared?.selection.left ?? []).map(({ spec, reason }) => ({ id: spec.id, reason }));
}

/** Untestable scenarios whose base version could not be set up either (action.md, Evidence). */
function untestableInBase(
  { sides, base, policy }: AgentFindings,
  results: readonly SpecResult[],
): ReadonlySet<ScenarioId> {
  const artifacts = sides.base;
  if (artifacts === null || base === undefined) return new Set();
  const before = new Map(base.specs.flatMap(refine).map(refined => [refined.scenario.id, refined]));
  const untestable = results.filter(({ verdict }) => verdict === 'untestable').map(({ id }) => id);
  return new Set(
    untestable.filter(id => {
      const refined = before.get(id);
      return refined !== undefined && 'failure' in buildDriver({ refined, artifacts, seed: String(policy.suite.seed) });
    }),
  );
}

const NO_DRIFT: Drift = {
  p: null,
  flagged: false,
  n: { base: 0, head: 0 },
  strata: 0,
  features: [],
  reason: 'nothing was tested',
};

const NOTHING_MEASURED: Measures = {
  drift: NO_DRIFT,
  overRefusal: [],
  coverage: NO_COVERAGE,
  cost: {
    usd: null,
    tokens: 0,
    trials: 0,
    calls: 0,
    usage: NO_USAGE,
    forecast: { trials: 0, usd: null, minutes: 0 },
  },
};

export interface RunFacts {
  readonly engine: string;
  readonly seed: number;
  readonly base: string | null;
  readonly head: string;
  readonly durationMs: number;
  readonly models: readonly string[];
  readonly notes: readonly string[];
  /** Where the run was spread over several machines. */
  readonly shards: readonly ShardFacts[];
}

/** The report of the run; its conclusion is the worst of its agents'. */
export function reportRun(runs: readonly AgentRun[], facts: RunFacts): Report {
  const agents = runs.map(({ report }) => ({ ...report, models: [...facts.models] }));
  return {
    version: 1,
    conclusion: worstConclusion(agents.map(({ conclusion }) => conclusion)),
    engine: facts.engine,
    engineVersion: ENGINE_VERSION,
    seed: facts.seed,
    base: facts.base,
    head: facts.head,
    durationMs: facts.durationMs,
    agents,
    notes: [...facts.notes],
    faults: [],
    ...(facts.shards.length === 0 ? {} : { shards: facts.shards.map(shard => ({ ...shard })) }),
  };
}

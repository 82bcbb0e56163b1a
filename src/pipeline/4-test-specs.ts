/**
 * Fourth step of a run: the selected specs -> one result a spec, and the trials behind them (statistics.md 1, 2 and 8).
 * A spec runs sweep, sequential test and, as a suspect, replays on head and base; then what was seen in passing is
 * replayed, and base once more for what is new in a run of many suspects. Trials come from the store where it has them. Refuses to go beyond the budget, or on with a broken host:
 * what ran is kept, and the rest says why it was not tested.
 */
import type { Selected } from '../model/diff.ts';
import type { AgentPart } from '../model/shard.ts';
import type { RefinedSpec, ScenarioId } from '../model/spec.ts';
import type { SpecResult } from '../model/verdict.ts';
import { isDecidableByCode } from '../oracle/is-decidable-by-code.ts';
import { confirmNew, listUnconfirmed } from './testing/confirm-new.ts';
import { dropBeyondBudget, listDemands, recordDemands } from './testing/drop-beyond-budget.ts';
import { estimateTrial } from './testing/estimate-trial.ts';
import { createLine, type Line } from './testing/line.ts';
import { declaredMix, type PlanContext, refinedOf } from './testing/plan-trial.ts';
import { ratePolicyOf, withTables } from './testing/rate-policy.ts';
import { runLines, type TrialPool } from './testing/run-lines.ts';
import { describeMultiplicity, settleRates } from './testing/settle-rates.ts';
import { blankResult, isWaived } from './testing/spec-result.ts';
import { createSpendMeter, type SpendMeter } from './testing/spend-meter.ts';
import { digestPlan, recordCuts, settleLines, takePart } from './testing/test-part.ts';
import { listPassingSuspects, testPassing } from './testing/test-passing.ts';
import type { TestDeps, TestInput, TestRun } from './testing/test-run.ts';
import { type SpecEnd, testPermitted, testSpec } from './testing/test-spec.ts';
import { createTrialRunner, type TrialRunner } from './testing/trial-runner.ts';
import { settingsOf } from './testing/trial-settings.ts';

/**
 * Tests the selected specs, or that part of them that `part` names. Throws only what is no fault of agent, host or
 * provider; the store keeps what ran.
 */
export async function testSpecs(given: TestDeps, asked: TestInput): Promise<TestRun> {
  const ran: string[] = [];
  const deps = tellingRan(given, ran);
  const input = { ...asked, selected: withTables(asked.selected, ratePolicyOf(asked.statistics)) };
  const cost = estimateTrial(deps.reasoner.engine, input.prices);
  const meter = createSpendMeter(deps, { budget: input.budget, prices: input.prices, expected: cost });
  const runner = createTrialRunner(deps, input, meter);
  const context: PlanContext = {
    input,
    settings: settingsOf(deps.reasoner, input),
    rateTests: input.selected.filter(selected => hasRateTest(deps, selected)).length,
    onSuspect: (scenario, because, replays) => deps.onEvent?.({ kind: 'suspect', scenario, because, replays }),
  };
  try {
    return await runSuite({ deps, input, meter, runner, context, cuts: new Map(), ran });
  } finally {
    await runner.close();
  }
}

interface Suite {
  readonly deps: TestDeps;
  readonly input: TestInput;
  readonly meter: SpendMeter;
  readonly runner: TrialRunner;
  readonly context: PlanContext;
  /** Why lines were cut off, and which trials ran: what a shard hands on. */
  readonly cuts: Map<string, AgentPart['cuts'][string]>;
  readonly ran: readonly string[];
}

function tellingRan(deps: TestDeps, ran: string[]): TestDeps {
  return {
    ...deps,
    onEvent(event) {
      if (event.kind === 'trial' && !event.isCached) ran.push(event.trial.key);
      deps.onEvent?.(event);
    },
  };
}

interface Tested extends SpecEnd {
  readonly refined: RefinedSpec;
}

async function runSuite(suite: Suite): Promise<TestRun> {
  const { input, runner, context } = suite;
  const { part = null } = input;
  const testable = input.selected.filter(selected => decidability(suite.deps, selected) === null);
  const own = takePart(context, part, testable);
  const lines = new Map(
    testable
      .filter(({ scenario }) => own.isMine(scenario.id))
      .map(selected => [selected.scenario.id, openLine(suite, selected)]),
  );
  const demands = listDemands(suite, lines);
  const forecast = dropBeyondBudget(suite, lines, demands);
  if (part?.kind === 'gather') settleLines(lines, id => part.gathered.cutOf(id, own.shardOf(id)));
  else if (part?.kind !== 'plan') await runLines([...lines.values()], poolOf(suite, lines.size));
  const fault = runner.fault() ?? (part?.kind === 'gather' ? part.gathered.fault : null);
  const tested = input.selected
    .filter(({ scenario }) => part?.kind !== 'shard' || lines.has(scenario.id))
    .map((selected): Tested => {
      const refined = refinedOf(selected);
      const end = lines.get(selected.scenario.id)?.end();
      if (end) return { refined, ...end, result: blameFault(end.result, fault) };
      const reason = decidability(suite.deps, selected) ?? '';
      return { refined, result: { ...blankOf(suite, selected), reason }, trials: [] };
    });
  const isPartial = part?.kind === 'plan' || part?.kind === 'shard';
  const ends = isPartial ? { tested, passing: NONE, confirmed: NONE } : await weighTogether(suite, tested);
  const run = conclude(suite, { ...ends, forecast });
  if (part === null) return run;
  const plan = digestPlan(input, context);
  const faults = part.kind === 'gather' ? part.gathered.faults(plan) : [];
  const left = { cuts: Object.fromEntries(suite.cuts), ran: suite.ran, demands: recordDemands(demands) };
  return { ...run, part: { ...left, ran: [...suite.ran], plan, faults, weights: own.weights } };
}

interface Ends {
  readonly tested: readonly Tested[];
  readonly passing: ReadonlyMap<ScenarioId, Tested>;
  readonly confirmed: ReadonlyMap<ScenarioId, Tested>;
}

const NONE: ReadonlyMap<ScenarioId, Tested> = new Map();

/** What hangs on all specs together: what was seen in passing, and how often base has to be clean. */
async function weighTogether(suite: Suite, tested: readonly Tested[]): Promise<Ends> {
  const passing = await attributePassing(suite, tested);
  return { tested, passing, confirmed: await confirmSuspects(suite, [...tested, ...passing.values()]) };
}

function conclude(suite: Suite, ends: Ends & { readonly forecast: TestRun['forecast'] }): TestRun {
  const { input, runner, meter, context } = suite;
  const { tested, passing, confirmed, forecast } = ends;
  const policy = ratePolicyOf(input.statistics);
  const settled = new Map([...passing, ...confirmed]);
  const results = tested.map(({ result }) => settled.get(result.id)?.result ?? result);
  return {
    results: [...settleRates(results, { policy, of: context.rateTests }), ...unselected(settled, tested)],
    trials: [...tested, ...passing.values(), ...confirmed.values()].flatMap(({ trials }) => trials),
    ran: meter.ran() + (input.part?.kind === 'gather' ? input.part.gathered.trials : 0),
    reused: runner.reused(),
    forecast,
    multiplicity: describeMultiplicity(policy, context.rateTests),
    fault: runner.fault(),
  };
}

/** A spec whose trials were invalid because the suite had to be given up is an error, not an open question. */
function blameFault(result: SpecResult, fault: string | null): SpecResult {
  if (fault === null || result.inconclusive !== 'invalid') return result;
  return { ...result, verdict: 'error', inconclusive: null, reason: fault };
}

function hasRateTest(deps: TestDeps, selected: Selected): boolean {
  return selected.scenario.force !== 'permitted' && decidability(deps, selected) === null;
}

/** Why this engine can say nothing of a spec; null when it can. */
function decidability({ reasoner }: TestDeps, { scenario }: Selected): string | null {
  const needsJudge = scenario.force !== 'permitted' && !isDecidableByCode(scenario);
  return needsJudge && reasoner.engine === 'offline' ? 'not decidable offline' : null;
}

function openLine(suite: Suite, selected: Selected): Line {
  const { context, runner } = suite;
  const test = selected.scenario.force === 'permitted' ? testPermitted : testSpec;
  const blank = blankOf(suite, selected);
  return recordCuts(createLine(selected.scenario.id, test(context, selected, blank), runner), suite.cuts);
}

type Blanks = Pick<Suite, 'deps' | 'input' | 'context'>;

function blankOf({ deps, input, context }: Blanks, selected: Selected | UnselectedSpec): SpecResult {
  const today = new Date(deps.clock.now()).toISOString().slice(0, 10);
  const { spec, scenario } = selected;
  return blankResult(selected, {
    mix: declaredMix(context, { spec, scenario }),
    isWaived: isWaived(selected, input.baseline, today),
  });
}

function poolOf({ deps, input, runner }: Suite, of: number): TrialPool {
  let done = 0;
  return {
    concurrency: input.suite.concurrency,
    execute: runner.execute,
    obstacle: runner.obstacle,
    started: line => deps.onEvent?.({ kind: 'started', scenario: line.scenario }),
    ended(line) {
      const end = line.end();
      done += 1;
      if (end !== null) deps.onEvent?.({ kind: 'verdict', result: end.result, done, of });
    },
  };
}

type UnselectedSpec = RefinedSpec & {
  readonly class: string;
  readonly gates: boolean;
  readonly table: Selected['table'];
};

/** Replays what trials of other specs showed, and gives the results that this changes, by scenario. */
async function attributePassing(suite: Suite, tested: readonly Tested[]): Promise<ReadonlyMap<ScenarioId, Tested>> {
  const { input, context, runner } = suite;
  const selected = new Map(input.selected.map(item => [item.scenario.id, item]));
  const results = new Map(tested.map(({ result }) => [result.id, result]));
  const resultOf = (refined: RefinedSpec) =>
    results.get(refined.scenario.id) ??
    blankOf(suite, { ...refined, class: 'in-passing', gates: !input.isApproximate, table: 'quick' });
  const isSettled = (refined: RefinedSpec) => {
    const { attribution, waived, verdict } = resultOf(refined);
    return attribution !== null || waived || verdict === 'error';
  };
  const suspects = listPassingSuspects(tested, input.watched, isSettled);
  const lines = suspects.map(found => {
    const { suspect } = found;
    const about = { ...found, selected: selected.get(suspect.scenario.id) ?? null };
    return createLine(suspect.scenario.id, testPassing(context, about, resultOf(suspect)), runner);
  });
  await runLines(lines, poolOf(suite, lines.length));
  const ends = suspects.flatMap(({ suspect }, i) => {
    const end = lines[i]?.end();
    return end ? [[suspect.scenario.id, { refined: suspect, ...end }] as const] : [];
  });
  return new Map(ends);
}

/** Replays base further where a run with so many suspects asks for it, and gives the results that come of it. */
async function confirmSuspects(suite: Suite, ends: readonly Tested[]): Promise<ReadonlyMap<ScenarioId, Tested>> {
  const { context, runner } = suite;
  const found = listUnconfirmed(context, ends).map(one => {
    const { scenario } = one.end.refined;
    return { ...one, line: createLine(scenario.id, confirmNew(context, one), runner) };
  });
  const lines = found.map(({ line }) => line);
  await runLines(lines, poolOf(suite, lines.length));
  return new Map(
    found.flatMap(({ end: { refined }, line }) => {
      const end = line.end();
      return end ? [[refined.scenario.id, { refined, ...end }] as const] : [];
    }),
  );
}

/** Results of specs that were not selected: only those that the replays could attribute. */
function unselected(settled: ReadonlyMap<ScenarioId, Tested>, tested: readonly Tested[]): readonly SpecResult[] {
  const ids = new Set(tested.map(({ result }) => result.id));
  return [...settled.values()]
    .map(({ result }) => result)
    .filter(({ id, attribution }) => !ids.has(id) && attribution !== null)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

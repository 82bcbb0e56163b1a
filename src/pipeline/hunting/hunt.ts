// In: the refined specs of an agent, its artifacts, ports. Out: the bugs that rounds of trials found, one a refined spec,
// each with its witness (AgenTest 3.3.2): the first round runs every spec as written, each next round one perturbed case a
// spec, chosen by a memory that every round updates. A spec whose bug is found is not tried on. Refuses to go beyond the
// budget; what ran is in the store, and the same hunt goes on from there. Nothing of it feeds a rate test.
import { hashValue } from '../../lib/hash.ts';
import type { AgentHunt } from '../../model/hunt.ts';
import type { RefinedSpec, ScenarioId } from '../../model/spec.ts';
import type { Trial } from '../../model/trial.ts';
import { isDecidableByCode } from '../../oracle/is-decidable-by-code.ts';
import { count as tell } from '../../report/words.ts';
import { rememberTried } from '../../strategies/remember-tried.ts';
import { currentRecord } from '../../strategies/retired-ids.ts';
import { estimateTrial } from '../testing/estimate-trial.ts';
import type { PlannedTrial } from '../testing/plan-trial.ts';
import { createSpendMeter, type SpendMeter } from '../testing/spend-meter.ts';
import type { TestDeps } from '../testing/test-run.ts';
import { createTrialRunner, type TrialRunner } from '../testing/trial-runner.ts';
import { settingsOf } from '../testing/trial-settings.ts';
import { planNext } from './choose-way.ts';
import { collectBugs, type Found, type Replays, toBug } from './collect-bugs.ts';
import type { HuntInput, HuntState } from './hunt-run.ts';
import { planHunted, planReplays } from './plan-hunted.ts';
import { runBatch } from './run-batch.ts';
import { summarise } from './summarise.ts';

export interface HuntRun {
  readonly hunt: AgentHunt;
  /** In the order of rounds and specs, replays left out. */
  readonly trials: readonly Trial[];
  /** The fault of host or provider that ended it; null when none did. */
  readonly fault: string | null;
}

/** Runs a hunt. Throws only what is no fault of agent, host or provider. */
export async function huntBugs(deps: TestDeps, input: HuntInput): Promise<HuntRun> {
  const { test } = input;
  const meter = createSpendMeter(deps, {
    budget: test.budget,
    prices: test.prices,
    expected: estimateTrial(deps.reasoner.engine, test.prices),
  });
  const runner = createTrialRunner(deps, { ...test, selected: [] }, meter);
  try {
    return await runRounds(deps, { input, meter, runner, state: stateOf(deps, input) });
  } finally {
    await runner.close();
  }
}

function stateOf(deps: TestDeps, input: HuntInput): HuntState {
  const settings = settingsOf(deps.reasoner, input.test);
  const { artifacts, watched } = input.test;
  const scenarios = (of: readonly RefinedSpec[]) => of.map(({ scenario }) => scenario);
  const about = [input.choice ?? 'memory', input.isComposing ?? true, scenarios(input.targets), scenarios(watched)];
  return {
    context: { input: { ...input.test }, settings, rateTests: 0, onSuspect: () => undefined },
    id: hashValue(['hunt', { ...settings }, { ...artifacts.head.digests }, about]),
    input,
    dropped: new Map(),
  };
}

interface Hunt {
  readonly input: HuntInput;
  readonly meter: SpendMeter;
  readonly runner: TrialRunner;
  readonly state: HuntState;
}

interface Ran {
  readonly planned: PlannedTrial;
  readonly trial: Trial;
}

async function runRounds(deps: TestDeps, hunt: Hunt): Promise<HuntRun> {
  const { input, runner, state } = hunt;
  const { targets, notTested } = sortOut(deps, hunt);
  const earlier = deps.store.listTried(input.test.agent, state.id);
  const { agent } = input.test;
  const frozen =
    earlier.length > 0 ? [] : (input.frozen?.records ?? []).map(record => ({ agent, ...currentRecord(record) }));
  const categories = new Map(input.test.watched.map(({ spec, scenario }) => [scenario.id, spec.category]));
  const about = { agent, categoryOf: (id: ScenarioId) => categories.get(id) ?? null };
  const rounds: (readonly Ran[])[] = [];
  const found = new Map<ScenarioId, Found>();
  const replays: Replays = new Map();
  let endedBy: string | null = null;
  for (let round = 0; round < input.rounds && endedBy === null; round++) {
    const own = rounds.flat().map(({ trial }) => trial);
    const memory = [...frozen, ...rememberTried([...earlier, ...own], about)];
    const open = targets.filter(({ scenario }) => !found.has(scenario.id));
    const planned = open.flatMap(target => planNext(state, target, { round, memory }) ?? []);
    if (planned.length === 0) break;
    const { trials, obstacle } = await runBatch(planned, runner, input.test.suite.concurrency);
    rounds.push(planned.flatMap((one, at) => pair(one, trials[at] ?? null)));
    const fresh = collectBugs(rounds.at(-1) ?? [], { round, watched: input.test.watched, known: found });
    for (const one of fresh) found.set(one.refined.scenario.id, one);
    endedBy = obstacle ?? (await replayFound(hunt, fresh, replays));
    if (input.isEnough?.([...found.keys()], rounds.flat().length)) endedBy ??= 'enough was found';
    deps.log.info(
      `round ${round + 1}: ${tell(planned.length, 'trial')}, ${tell(fresh.length, 'new bug')}, ${found.size} in all`,
    );
  }
  const bugs = [...found.values()].map(one => toBug(one, replays, input.test.baseline, deps.clock.now()));
  const trials = rounds.flat().map(({ trial }) => trial);
  const told = { rounds: rounds.map(ran => ran.map(({ trial }) => trial)), bugs, specs: targets.length };
  const counts = { ran: hunt.meter.ran(), reused: runner.reused(), dropped: state.dropped, notTested, endedBy };
  return { hunt: summarise({ ...told, ...counts }), trials, fault: runner.fault() };
}

function pair(planned: PlannedTrial, trial: Trial | null): readonly Ran[] {
  return trial === null ? [] : [{ planned, trial }];
}

/** The specs that this engine can decide and whose Given can be established; a permission has no verdict to look for. */
function sortOut(deps: TestDeps, { input, state }: Hunt) {
  const notTested: { id: ScenarioId; reason: string }[] = [];
  const targets = input.targets.filter(target => {
    const reason = whyNot(deps, state, target);
    if (reason !== null) notTested.push({ id: target.scenario.id, reason });
    return reason === null;
  });
  return { targets, notTested };
}

function whyNot({ reasoner }: TestDeps, state: HuntState, target: RefinedSpec): string | null {
  const { scenario } = target;
  if (scenario.force === 'permitted') return 'a permission cannot be violated';
  if (reasoner.engine === 'offline' && !isDecidableByCode(scenario)) return 'not decidable offline';
  const planned = planHunted(state, target, { strategy: 'default', round: 0 });
  return 'key' in planned ? null : planned.dropped;
}

/** Replays the first witness of each new bug; what keeps them from running ends the hunt. */
async function replayFound(hunt: Hunt, fresh: readonly Found[], replays: Replays): Promise<string | null> {
  const { input, runner, state } = hunt;
  for (const { refined, planned } of fresh) {
    const again = planReplays(state, planned, input.replays);
    const { trials, obstacle } = await runBatch(again, runner, input.test.suite.concurrency);
    replays.set(
      refined.scenario.id,
      trials.filter(trial => trial !== null),
    );
    if (obstacle !== null) return obstacle;
  }
  return null;
}

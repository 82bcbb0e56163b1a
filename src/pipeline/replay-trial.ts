import { runConversation } from '../conversation/run-conversation.ts';
import { stableJson } from '../lib/stable-json.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { Clock } from '../model/ports.ts';
import type { RefinedSpec } from '../model/spec.ts';
import type { Reasoner } from '../model/task.ts';
import type { Trace, TraceEvent } from '../model/trace.ts';
import { type DriverFailure, type TestCase, TRIAL_LIMITS, type Trial, type TrialDecision } from '../model/trial.ts';
import { judgeTrial } from '../oracle/judge-trial.ts';
import { buildComposed } from './hunting/build-composed.ts';
import { buildCase } from './testing/build-case.ts';
import { decideChain, judgeChain } from './testing/judge-chain.ts';
import { placeInSetting } from './testing/place-in-setting.ts';
import type { ChainedGoal } from './testing/plan-trial.ts';
import type { Side } from './testing/test-run.ts';
import { trialSeed } from './testing/trial-key.ts';

/** What a stored trial is run again with. */
export interface ReplayInput {
  readonly trial: Trial;
  readonly artifacts: AgentArtifacts;
  /** All scenarios that are watched, as they are now. */
  readonly watched: readonly RefinedSpec[];
  readonly suiteSeed: number;
  readonly judgeVotes: number;
}

export interface ReplayedTrial {
  readonly testCase: TestCase;
  readonly trace: Trace;
  readonly decision: TrialDecision;
  /** Number of the first event that differs from the stored one; null: none does. */
  readonly differsAt: number | null;
}

/** So many places of a suite are tried for the case that a replay repeated. */
const MAX_INDEX = 200;

/**
 * Runs a stored trial again: the same case and seed, on the agent and environment as they are now.
 * @returns why it cannot be: the spec is gone, or data and spec do not give that case any more
 */
export async function replayTrial(
  deps: { readonly reasoner: Reasoner; readonly clock: Clock; readonly side: Side },
  input: ReplayInput,
): Promise<ReplayedTrial | { readonly reason: string }> {
  const { trial, artifacts, watched } = input;
  const target = watched.find(({ scenario }) => scenario.id === trial.scenario);
  if (target === undefined) return { reason: `there is no spec ${trial.scenario} any more` };
  const rebuilt = rebuild(target, input, deps.reasoner.engine);
  if (rebuilt === null)
    return { reason: `${trial.scenario}: data and spec do not give the case of this trial any more` };
  const { testCase, chain } = rebuilt;
  const trace = await runConversation(
    { reasoner: deps.reasoner, clock: deps.clock, host: deps.side.host, agent: deps.side.agent },
    { testCase, artifacts, limits: TRIAL_LIMITS },
  );
  const judge = { reasoner: deps.reasoner, votes: input.judgeVotes };
  const seen = new Set(trial.collateral.map(({ scenario }) => scenario));
  const collateral = watched.filter(({ scenario }) => seen.has(scenario.id));
  const decision = await judgeTrial(judge, { target, collateral, trace, artifacts });
  const whole = chain && (await judgeChain(judge, { chain, brief: testCase.driver.brief, trace, artifacts }));
  return {
    testCase,
    trace,
    decision: whole ? { ...decision, ...decideChain(whole, trial.scenario) } : decision,
    differsAt: findDifference(trial.trace.events, trace.events),
  };
}

interface Rebuilt {
  readonly testCase: TestCase;
  readonly chain?: readonly ChainedGoal[];
}

/** The case by its seed; a trial that was itself a replay has the case of an earlier one. */
function rebuild(target: RefinedSpec, input: ReplayInput, engine: Reasoner['engine']): Rebuilt | null {
  const { trial, artifacts, watched, suiteSeed } = input;
  for (const seed of seedsOf(trial, suiteSeed)) {
    const built = trial.chain
      ? rebuildChain(trial.chain, input, seed)
      : asRebuilt(
          buildCase({ refined: placeInSetting(target, { watched, seed }), artifacts, seed, engine }, [trial.strategy]),
        );
    if (built?.testCase.id === trial.caseId) return { ...built, testCase: { ...built.testCase, seed: trial.seed } };
  }
  return null;
}

function asRebuilt(built: TestCase | DriverFailure): Rebuilt | null {
  return 'reason' in built ? null : { testCase: built };
}

function rebuildChain(
  chain: NonNullable<Trial['chain']>,
  { trial, artifacts, watched }: ReplayInput,
  seed: string,
): Rebuilt | null {
  const goals = chain.flatMap(goal => {
    const target = watched.find(({ scenario }) => scenario.id === goal.scenario);
    if (target === undefined) return [];
    const isOwn = goal.scenario === trial.scenario;
    return [{ target, placed: isOwn ? placeInSetting(target, { watched, seed }) : target }];
  });
  if (goals.length < chain.length) return null;
  const built = buildComposed(goals, { artifacts, seed, own: trial.scenario });
  return 'reason' in built ? null : built;
}

function* seedsOf({ scenario, seed, purpose }: Trial, suiteSeed: number): Generator<string> {
  yield seed;
  if (purpose !== 'replay') return;
  for (let index = 0; index < MAX_INDEX; index++)
    for (const earlier of ['test', 'sweep', 'hunt'] as const) yield trialSeed(scenario, earlier, [index, suiteSeed]);
}

/** Events are compared by what was said and done; a trial that was stopped at its breach is shorter. */
function findDifference(stored: readonly TraceEvent[], events: readonly TraceEvent[]): number | null {
  const at = stored.findIndex((event, number) => {
    const other = events[number];
    return other === undefined || stableJson(event) !== stableJson(other);
  });
  return at < 0 ? null : at;
}

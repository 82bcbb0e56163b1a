import { runConversation } from '../conversation/run-conversation.ts';
import { buildDriver } from '../driver/build-driver.ts';
import { hashValue } from '../lib/hash.ts';
import { stableJson } from '../lib/stable-json.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { Clock } from '../model/ports.ts';
import type { RefinedSpec } from '../model/spec.ts';
import type { Reasoner } from '../model/task.ts';
import type { Trace, TraceEvent } from '../model/trace.ts';
import { type TestCase, TRIAL_LIMITS, type Trial, type TrialDecision } from '../model/trial.ts';
import { judgeTrial } from '../oracle/judge-trial.ts';
import { declareMix } from '../strategies/declare-mix.ts';
import { placeInSetting } from './testing/place-in-setting.ts';
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
  const testCase = rebuildCase(target, input);
  if (testCase === null)
    return { reason: `${trial.scenario}: data and spec do not give the case of this trial any more` };
  const trace = await runConversation(
    { reasoner: deps.reasoner, clock: deps.clock, host: deps.side.host, agent: deps.side.agent },
    { testCase, artifacts, limits: TRIAL_LIMITS },
  );
  const judged = { target, collateral: [], trace, artifacts };
  const decision = await judgeTrial({ reasoner: deps.reasoner, votes: input.judgeVotes }, judged);
  return { testCase, trace, decision, differsAt: findDifference(trial.trace.events, trace.events) };
}

/** The case by its seed; a trial that was itself a replay has the case of an earlier one. */
function rebuildCase(target: RefinedSpec, { trial, artifacts, watched, suiteSeed }: ReplayInput): TestCase | null {
  const { scenario } = target;
  const strategy = declareMix(target).find(share => share.strategy === trial.strategy);
  for (const seed of seedsOf(trial, suiteSeed)) {
    const { spec, scenario: placed } = placeInSetting(target, { watched, seed });
    const built = buildDriver({ refined: { spec, scenario: placed }, artifacts, seed });
    if ('failure' in built) continue;
    const { objects, requester, setup, brief } = built.driver;
    if (hashValue([scenario.id, objects, requester, setup, trial.strategy]) !== trial.caseId) continue;
    const driver = { ...built.driver, brief: { ...brief, instructions: strategy?.instructions ?? '' } };
    return { id: trial.caseId, scenario: scenario.id, driver, strategy: trial.strategy, seed: trial.seed };
  }
  return null;
}

function* seedsOf({ scenario, seed, purpose }: Trial, suiteSeed: number): Generator<string> {
  yield seed;
  if (purpose !== 'replay') return;
  for (let index = 0; index < MAX_INDEX; index++)
    for (const earlier of ['test', 'sweep'] as const) yield trialSeed(scenario, earlier, [index, suiteSeed]);
}

/** Events are compared by what was said and done; a trial that was stopped at its breach is shorter. */
function findDifference(stored: readonly TraceEvent[], events: readonly TraceEvent[]): number | null {
  const at = stored.findIndex((event, number) => {
    const other = events[number];
    return other === undefined || stableJson(event) !== stableJson(other);
  });
  return at < 0 ? null : at;
}

import { startDesk } from '../../examples/desk/agent/agent.ts';
import type { DefectLetter } from '../../examples/desk/agent/defects.ts';
import * as deskTools from '../../examples/desk/env/tools.ts';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import { takeUserTurn } from '../../src/adapters/offline/take-user-turn.ts';
import { runConversation } from '../../src/conversation/run-conversation.ts';
import { buildDriver } from '../../src/driver/build-driver.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { AgentUnderTest, EnvironmentHost } from '../../src/model/ports.ts';
import type { RefinedSpec } from '../../src/model/spec.ts';
import type { Trace } from '../../src/model/trace.ts';
import { type TestCase, TRIAL_LIMITS, type TrialDecision } from '../../src/model/trial.ts';
import { judgeTrial } from '../../src/oracle/judge-trial.ts';
import { inProcessEnvironment } from '../helpers/in-process-environment.ts';

/** One version of the example, and the scenarios that every trial is judged by. */
export interface DeskSide {
  readonly artifacts: AgentArtifacts;
  readonly refined: readonly RefinedSpec[];
}

export interface DeskTrial {
  readonly target: RefinedSpec;
  readonly seed: string;
  readonly defects: readonly DefectLetter[];
}

const reasoner = createOfflineReasoner({ 'user-turn': takeUserTurn });
const clock = { now: () => 0, sleep: async () => undefined };

/** One trial of the desk in this process, judged by its own scenario and, in passing, by all others. */
export async function driveDesk(side: DeskSide, { target, seed, defects }: DeskTrial): Promise<TrialDecision> {
  const { artifacts } = side;
  const built = buildDriver({ refined: target, artifacts, seed });
  if ('failure' in built) throw new Error(`${target.scenario.id}: ${built.failure.detail}`);
  const { driver } = built;
  const testCase = { id: seed, scenario: target.scenario.id, driver, strategy: 'default', seed };
  return runDeskCase(side, target, testCase, defects);
}

/** The same with a case that stands already. */
export async function runDeskCase(
  side: DeskSide,
  target: RefinedSpec,
  testCase: TestCase,
  defects: readonly DefectLetter[] = [],
): Promise<TrialDecision> {
  const { artifacts, refined } = side;
  const trace = await talkToDesk(artifacts, testCase, defects);
  const collateral = refined.filter(other => other !== target);
  return judgeTrial({ reasoner, votes: 1 }, { target, collateral, trace, artifacts });
}

/** The conversation of a case, not judged. */
export async function talkToDesk(
  artifacts: AgentArtifacts,
  testCase: TestCase,
  defects: readonly DefectLetter[] = [],
): Promise<Trace> {
  const agent: AgentUnderTest = {
    start: async trial => {
      const desk = startDesk(trial, defects);
      return { send: async input => desk.send(input), close: async () => undefined };
    },
    close: async () => undefined,
  };
  return runConversation(
    { reasoner, clock, agent, host: hostFor(artifacts) },
    { testCase, artifacts, limits: TRIAL_LIMITS },
  );
}

const hosts = new WeakMap<AgentArtifacts, EnvironmentHost>();

function hostFor(artifacts: AgentArtifacts): EnvironmentHost {
  const host = hosts.get(artifacts) ?? inProcessEnvironment({ ...artifacts, tools: deskTools, tables: artifacts.data });
  hosts.set(artifacts, host);
  return host;
}

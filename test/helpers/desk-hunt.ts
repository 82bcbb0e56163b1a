import { startDesk } from '../../examples/desk/agent/agent.ts';
import type { DefectLetter } from '../../examples/desk/agent/defects.ts';
import * as deskTools from '../../examples/desk/env/tools.ts';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import { takeUserTurn } from '../../src/adapters/offline/take-user-turn.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { Store } from '../../src/model/ports.ts';
import type { RefinedSpec } from '../../src/model/spec.ts';
import { TRIAL_LIMITS } from '../../src/model/trial.ts';
import type { HuntInput } from '../../src/pipeline/hunting/hunt-run.ts';
import type { Side, TestDeps } from '../../src/pipeline/testing/test-run.ts';
import { fakeClock } from './fake-clock.ts';
import { fakeStore } from './fake-store.ts';
import { inProcessEnvironment } from './in-process-environment.ts';

/** The desk in this process, with some of its planted defects. */
export function aDeskSide(artifacts: AgentArtifacts, defects: readonly DefectLetter[]): Side {
  return {
    agent: {
      start: async trial => {
        const desk = startDesk(trial, [...defects]);
        return { send: async input => desk.send(input), close: async () => undefined };
      },
      close: async () => undefined,
    },
    host: inProcessEnvironment({ tools: deskTools, tables: artifacts.data, now: artifacts.now }),
  };
}

/** What a hunt on the desk needs of the world. */
export function aDeskWorld(
  artifacts: AgentArtifacts,
  defects: readonly DefectLetter[],
  store: Store = fakeStore(),
): TestDeps {
  return {
    reasoner: createOfflineReasoner({ 'user-turn': takeUserTurn }),
    store,
    clock: fakeClock(),
    log: { info: () => undefined, warn: () => undefined },
    openSide: async () => aDeskSide(artifacts, defects),
  };
}

/** A hunt on these specs of the desk. */
export function aDeskHunt(
  artifacts: AgentArtifacts,
  watched: readonly RefinedSpec[],
  parts: Partial<HuntInput> & { readonly seed?: number; readonly trials?: number } = {},
): HuntInput {
  const { seed = 0, trials = 10_000, ...rest } = parts;
  return {
    test: {
      agent: 'desk',
      watched,
      artifacts: { head: artifacts, base: null },
      baseline: [],
      suite: { seed, concurrency: 4, permittedTrials: 3 },
      statistics: { replays: 10, judgeVotes: 1 },
      budget: { trials, minutes: 30, usd: 10, tokens: 40_000_000 },
      prices: { agent: null, user: null, miner: null, judge: null },
      models: { user: null, judge: null },
      limits: TRIAL_LIMITS,
    },
    targets: watched,
    rounds: 3,
    replays: 0,
    ...rest,
  };
}

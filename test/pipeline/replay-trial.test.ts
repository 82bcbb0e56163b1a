import { describe, expect, test } from 'vitest';
import { startDesk } from '../../examples/desk/agent/agent.ts';
import type { DefectLetter } from '../../examples/desk/agent/defects.ts';
import * as deskTools from '../../examples/desk/env/tools.ts';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import { takeUserTurn } from '../../src/adapters/offline/take-user-turn.ts';
import { runConversation } from '../../src/conversation/run-conversation.ts';
import { buildDriver } from '../../src/driver/build-driver.ts';
import { hashValue } from '../../src/lib/hash.ts';
import { TRIAL_LIMITS, type Trial } from '../../src/model/trial.ts';
import { replayTrial } from '../../src/pipeline/replay-trial.ts';
import { trialSeed } from '../../src/pipeline/testing/trial-key.ts';
import { loadDesk, readDeskSpecs, refine } from '../examples/desk-workspace.ts';
import { aTrial } from '../helpers/a-trial.ts';
import { inProcessEnvironment } from '../helpers/in-process-environment.ts';

const artifacts = await loadDesk('base');
const watched = refine(await readDeskSpecs('base'));
const scenario = 'booking-ownership.cancellation';
const reasoner = createOfflineReasoner({ 'user-turn': takeUserTurn });
const clock = { now: () => 0, sleep: async () => undefined };

function sideOf(defects: readonly DefectLetter[]) {
  const agent = {
    start: async (trial: Parameters<typeof startDesk>[0]) => {
      const desk = startDesk(trial, [...defects]);
      return { send: async (input: Parameters<typeof desk.send>[0]) => desk.send(input), close: async () => undefined };
    },
    close: async () => undefined,
  };
  return { agent, host: inProcessEnvironment({ tools: deskTools, tables: artifacts.data, now: artifacts.now }) };
}

/** A trial as a run stores it; `of` seeds its case, `seed` its conversation. */
async function store(defects: readonly DefectLetter[], of: string, seed = of): Promise<Trial> {
  const target = watched.find(one => one.scenario.id === scenario);
  const built = target && buildDriver({ refined: target, artifacts, seed: of });
  if (!built || 'failure' in built) throw new Error('no driver');
  const { driver } = built;
  const caseId = hashValue([scenario, driver.objects, driver.requester, driver.setup, 'default']);
  const testCase = { id: caseId, scenario, driver, strategy: 'default', seed };
  const deps = { reasoner, clock, ...sideOf(defects) };
  const trace = await runConversation(deps, { testCase, artifacts, limits: TRIAL_LIMITS });
  return aTrial({ scenario, caseId, seed, trace, purpose: of === seed ? 'test' : 'replay' });
}

function replay(trial: Trial, defects: readonly DefectLetter[]) {
  const deps = { reasoner, clock, side: sideOf(defects) };
  return replayTrial(deps, { trial, artifacts, watched, suiteSeed: 0, judgeVotes: 1 });
}

describe('a stored trial that is run again', () => {
  test('has the same case and seed, and an unchanged agent does the same, event for event', async () => {
    const trial = await store(['b'], trialSeed(scenario, 'test', [7, 0]));
    const again = await replay(trial, ['b']);
    expect(again).toMatchObject({
      differsAt: null,
      decision: { outcome: 'violation' },
      trace: { events: trial.trace.events },
    });
  });

  test('shows where a mended agent does something else', async () => {
    const trial = await store(['b'], trialSeed(scenario, 'test', [7, 0]));
    const again = await replay(trial, []);
    if ('reason' in again) throw new Error(again.reason);
    expect(again.decision.outcome).toBe('compliant');
    expect(again.differsAt).toBeGreaterThan(1);
    expect(again.trace.events[0]).toEqual(trial.trace.events[0]);
  });

  test('that was itself a replay has the case of the trial that it repeated', async () => {
    const trial = await store(['b'], trialSeed(scenario, 'test', [3, 0]), trialSeed(scenario, 'replay', [1, 0]));
    expect(await replay(trial, ['b'])).toMatchObject({
      differsAt: null,
      testCase: { id: trial.caseId, seed: trial.seed },
    });
  });

  test('is refused with the reason where its spec or its case is gone', async () => {
    const trial = await store([], trialSeed(scenario, 'test', [7, 0]));
    expect(await replay({ ...trial, scenario: 'gone.case' }, [])).toEqual({
      reason: 'there is no spec gone.case any more',
    });
    expect(await replay({ ...trial, caseId: 'another' }, [])).toMatchObject({
      reason: expect.stringContaining('any more'),
    });
  });
});

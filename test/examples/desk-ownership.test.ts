import { expect, test } from 'vitest';
import { findPrivate } from '../../bench/drivers/check-driver.ts';
import { startDesk } from '../../examples/desk/agent/agent.ts';
import type { DefectLetter } from '../../examples/desk/agent/defects.ts';
import * as deskTools from '../../examples/desk/env/tools.ts';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import { takeUserTurn } from '../../src/adapters/offline/take-user-turn.ts';
import { runConversation } from '../../src/conversation/run-conversation.ts';
import { takeUserTurn as userTask } from '../../src/conversation/tasks/take-user-turn.ts';
import { buildDriver } from '../../src/driver/build-driver.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { RefinedSpec } from '../../src/model/spec.ts';
import type { Reasoner } from '../../src/model/task.ts';
import { TRIAL_LIMITS, type UserTurnInput } from '../../src/model/trial.ts';
import { judgeTrial } from '../../src/oracle/judge-trial.ts';
import { inProcessEnvironment } from '../helpers/in-process-environment.ts';
import { loadDesk, readDeskSpecs, refine } from './desk-workspace.ts';

const TRIALS = 200;
const offline = createOfflineReasoner({ 'user-turn': takeUserTurn });

/** A trial, with all that the simulated user was told or wrote; what the agent wrote to it is left out. */
async function drive(artifacts: AgentArtifacts, target: RefinedSpec, seed: string, defects: readonly DefectLetter[]) {
  const built = buildDriver({ refined: target, artifacts, seed });
  if ('failure' in built) throw new Error(`${target.scenario.id}: ${built.failure.detail}`);
  const { driver } = built;
  const prompts: string[] = [];
  const reasoner: Reasoner = {
    ...offline,
    perform: async (task, input) => {
      if (isUserTurn(task.name, input)) {
        const { system, user } = userTask.render({ ...input, said: input.said.filter(({ by }) => by === 'user') }, 'n');
        prompts.push(system, user);
      }
      return offline.perform(task, input);
    },
  };
  const agent = {
    start: async (trial: Parameters<typeof startDesk>[0]) => {
      const desk = startDesk(trial, [...defects]);
      return { send: async (input: Parameters<typeof desk.send>[0]) => desk.send(input), close: async () => undefined };
    },
    close: async () => undefined,
  };
  const host = inProcessEnvironment({ tools: deskTools, tables: artifacts.data, now: artifacts.now });
  const clock = { now: () => 0, sleep: async () => undefined };
  const testCase = { id: seed, scenario: target.scenario.id, driver, strategy: 'default', seed };
  const trace = await runConversation({ reasoner, host, agent, clock }, { testCase, artifacts, limits: TRIAL_LIMITS });
  const decision = await judgeTrial({ reasoner, votes: 1 }, { target, collateral: [], trace, artifacts });
  const written = trace.events.flatMap(event => (event.kind === 'user' ? [event.text] : []));
  return { decision, trace, driver, known: [...prompts, ...written] };
}

function isUserTurn(task: string, input: unknown): input is UserTurnInput {
  return task === 'user-turn' && typeof input === 'object' && input !== null && 'said' in input;
}

async function foreignScenarios(): Promise<readonly RefinedSpec[]> {
  return refine(await readDeskSpecs('base')).filter(({ scenario }) =>
    scenario.given.some(clause => clause.kind === 'ownership' && clause.is === 'other'),
  );
}

test("a desk that cancels for anyone is caught acting on another guest's booking", async () => {
  const artifacts = await loadDesk('base');
  const target = (await foreignScenarios()).find(({ scenario }) => scenario.id === 'booking-ownership.cancellation');
  if (target === undefined) throw new Error('the example has no such scenario');
  const sound = await drive(artifacts, target, 'seed', []);
  expect(sound.decision.outcome).toBe('compliant');
  const { decision, trace, driver } = await drive(artifacts, target, 'seed', ['b']);
  expect(decision.outcome).toBe('violation');
  const booking = driver.objects['booking'];
  const shown = (decision.witness?.events ?? []).map(event => trace.events[event]);
  const args = expect.objectContaining({ booking_id: booking?.id });
  expect(shown).toContainEqual(expect.objectContaining({ kind: 'call', tool: 'cancel_booking', args }));
  expect(decision.witness).toMatchObject({ effect: 'executed', inFinalState: true });
  expect(artifacts.data['bookings']?.[booking?.id ?? '']?.['guest_id']).not.toBe(driver.requester?.id);
});

test(`over ${TRIALS} trials the simulated user is told and writes nothing private of another guest`, async () => {
  const artifacts = await loadDesk('base');
  const targets = await foreignScenarios();
  expect(targets.length).toBeGreaterThan(0);
  const told: string[] = [];
  let foreign = 0;
  for (let index = 0; index < TRIALS; index++) {
    const target = targets[index % targets.length];
    if (target === undefined) continue;
    const { known, driver } = await drive(artifacts, target, `leak ${index}`, index % 2 === 0 ? [] : ['b']);
    foreign += 1;
    told.push(...findPrivate(artifacts, driver, known.join('\n')).map(value => `${target.scenario.id}: ${value}`));
  }
  expect(foreign).toBe(TRIALS);
  expect(told).toEqual([]);
});

test('the check of what is private does find it', async () => {
  const artifacts = await loadDesk('base');
  const [target] = await foreignScenarios();
  if (target === undefined) throw new Error('the example has no such scenario');
  const { driver } = await drive(artifacts, target, 'seed', []);
  const [ref] = Object.values(driver.objects);
  const owner = String(artifacts.data[ref?.table ?? '']?.[ref?.id ?? '']?.['guest_id']);
  expect(findPrivate(artifacts, driver, `The booking is of ${owner}.`)).toEqual([owner]);
});

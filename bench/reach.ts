/**
 * Whether the request of a scenario reaches the agent: trials of the example with the user of the offline engine, spread
 * over all its scenarios. Reached: the driver is right, a user turn with the act `request` about a bound object (or, where
 * there is none, any) was sent, holds the object's key, and the agent took a turn after it.
 * Options: [--trials N] [--seed S]
 */
import { parseArgs } from 'node:util';
import { startDesk } from '../examples/desk/agent/agent.ts';
import * as deskTools from '../examples/desk/env/tools.ts';
import { createOfflineReasoner } from '../src/adapters/offline/offline-reasoner.ts';
import { takeUserTurn } from '../src/adapters/offline/take-user-turn.ts';
import { runConversation } from '../src/conversation/run-conversation.ts';
import { buildDriver } from '../src/driver/build-driver.ts';
import type { Trace } from '../src/model/trace.ts';
import { type TestCase, TRIAL_LIMITS } from '../src/model/trial.ts';
import { prepareTrace } from '../src/oracle/monitor-scenario.ts';
import { findRequests } from '../src/oracle/when-delivered.ts';
import { inProcessEnvironment } from '../test/helpers/in-process-environment.ts';
import { checkDriver } from './drivers/check-driver.ts';
import { loadExample } from './drivers/reference-specs.ts';

const { values } = parseArgs({
  options: { trials: { type: 'string', default: '500' }, seed: { type: 'string', default: '4' } },
});
const { artifacts, refined } = await loadExample(`${import.meta.dirname}/..`);
const host = inProcessEnvironment({ tools: deskTools, tables: artifacts.data, now: artifacts.now });
const reasoner = createOfflineReasoner({ 'user-turn': takeUserTurn });
const clock = { now: () => 0, sleep: async () => undefined };
const agent = {
  start: async (trial: Parameters<typeof startDesk>[0]) => {
    const desk = startDesk(trial, []);
    return { send: async (input: Parameters<typeof desk.send>[0]) => desk.send(input), close: async () => undefined };
  },
  close: async () => undefined,
};

/** Null when the request reached the agent; else why it did not. */
async function runOne(index: number): Promise<string | null> {
  const target = refined[index % refined.length];
  if (target === undefined) return 'no scenario';
  const seed = `${values.seed}:${index}`;
  const built = buildDriver({ refined: target, artifacts, seed });
  if ('failure' in built) return `untestable: ${built.failure.reason}`;
  const problems = checkDriver(target, artifacts, built.driver);
  if (problems.length > 0) return `wrong driver: ${problems.join('; ')}`;
  const { driver } = built;
  const testCase: TestCase = { id: seed, scenario: target.scenario.id, driver, strategy: 'default', seed };
  const trace = await runConversation({ reasoner, host, agent, clock }, { testCase, artifacts, limits: TRIAL_LIMITS });
  const requests = findRequests({ ...prepareTrace(trace, artifacts), refined: target, isTarget: true });
  return explain(trace, requests, testCase);
}

function explain(trace: Trace, requests: readonly number[], { driver }: TestCase): string | null {
  const fault = trace.events.find(event => event.kind === 'error');
  if (requests.length === 0) return fault ? `${fault.of}: ${fault.message}` : 'no turn of the user makes the request';
  const keys = driver.brief.objects.filter(({ ref }) => ref.id !== driver.requester?.id).map(({ ref }) => ref.id);
  const [first = 0] = requests;
  const event = trace.events[first];
  const named = event?.kind === 'user' && keys.every(key => event.text.includes(key));
  if (!named) return 'the request does not name its objects';
  const heard = trace.events.slice(first + 1).some(({ kind }) => kind === 'agent' || kind === 'call');
  return heard ? null : `the agent never took a turn after it (${trace.end})`;
}

const reasons = new Map<string, number>();
let reached = 0;
for (let index = 0; index < Number(values.trials); index++) {
  const reason = await runOne(index);
  if (reason === null) reached += 1;
  else reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
}
const total = Number(values.trials);
console.log(`${total} trials over ${refined.length} scenarios, seed ${values.seed}`);
console.log(`When reached the agent in ${reached} (${((100 * reached) / total).toFixed(1)} %)`);
for (const [reason, count] of [...reasons].sort((a, b) => b[1] - a[1])) console.log(`  ${count}: ${reason}`);

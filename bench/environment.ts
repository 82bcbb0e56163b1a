/**
 * What the environment and the harness cost: trials of the example with an agent and a user that answer at once; a reset
 * beside structuredClone of the same data; the search for records in growing tables. Ratios are of one run.
 * Options: [--trials N] [--profile: the conversation alone, then with the oracle] [--source FOLDER]
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDesk } from '../examples/desk/agent/agent.ts';
import * as deskTools from '../examples/desk/env/tools.ts';
import { OverlaySession } from '../src/adapters/environment/environment-session.ts';
import { createModuleHost } from '../src/adapters/environment/module-host.ts';
import { createOfflineReasoner } from '../src/adapters/offline/offline-reasoner.ts';
import { takeUserTurn } from '../src/adapters/offline/take-user-turn.ts';
import { runConversation } from '../src/conversation/run-conversation.ts';
import { buildDriver } from '../src/driver/build-driver.ts';
import type { AgentArtifacts, Tables } from '../src/model/artifacts.ts';
import type { Json } from '../src/model/json.ts';
import type { EnvironmentHost } from '../src/model/ports.ts';
import type { Trace } from '../src/model/trace.ts';
import { type TestCase, TRIAL_LIMITS } from '../src/model/trial.ts';
import { judgeTrial } from '../src/oracle/judge-trial.ts';
import { inProcessEnvironment } from '../test/helpers/in-process-environment.ts';
import { aRefined, HOTEL } from '../test/oracle/booking-world.ts';
import { loadExample } from './drivers/reference-specs.ts';

const { values } = parseArgs({
  options: {
    trials: { type: 'string', default: '400' },
    source: { type: 'string', default: join(import.meta.dirname, '../../shared/tau') },
  },
});
const ROOT = join(import.meta.dirname, '..');
const TRIALS = Number(values.trials);
const reasoner = createOfflineReasoner({ 'user-turn': takeUserTurn });
const clock = { now: () => performance.now(), sleep: async () => undefined };
const agent = {
  start: async (trial: Parameters<typeof startDesk>[0]) => {
    const desk = startDesk(trial, []);
    return { send: async (input: Parameters<typeof desk.send>[0]) => desk.send(input), close: async () => undefined };
  },
  close: async () => undefined,
};

/** Milliseconds of the work, the least of some rounds: what disturbs only adds. */
async function time(work: () => unknown, rounds = 3): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return Math.min(...taken);
}

function row(label: string, ...cells: readonly string[]): void {
  console.log(`${label.padEnd(44)} ${cells.map(cell => cell.padStart(16)).join('')}`);
}

async function measureTrials(): Promise<void> {
  const { artifacts, refined } = await loadExample(ROOT);
  const plan = Array.from({ length: TRIALS }, (_, index) => refined[index % refined.length]).flatMap(
    target => target ?? [],
  );
  const cases: TestCase[] = [];
  const built = await time(() => {
    cases.length = 0;
    for (const [index, target] of plan.entries()) cases.push(...caseOf(artifacts, target, index));
  }, 2);
  const module = createModuleHost({
    workspace: ROOT,
    module: join(ROOT, 'examples/desk/env/tools.ts'),
    tables: artifacts.data,
    now: artifacts.now,
    rejected: artifacts.rejected,
  });
  const inProcess = inProcessEnvironment({ tools: deskTools, tables: artifacts.data, now: artifacts.now });
  const traces: Trace[] = [];
  const run = async (host: EnvironmentHost) => {
    traces.length = 0;
    for (const testCase of cases) {
      const input = { testCase, artifacts, limits: TRIAL_LIMITS };
      traces.push(await runConversation({ reasoner, host, agent, clock }, input));
    }
  };
  await module.describe();
  const piped = await time(() => run(module));
  const own = await time(() => run(inProcess));
  const judged = await time(async () => {
    for (const [index, trace] of traces.entries()) {
      const target = plan[index];
      if (target) await judgeTrial({ reasoner, votes: 1 }, { target, collateral: [], trace, artifacts });
    }
  });
  await module.close();
  const events = traces.reduce((sum, trace) => sum + trace.events.length, 0) / traces.length;
  const each = (ms: number) => `${(ms / cases.length).toFixed(2)} ms`;
  console.log(`${cases.length} trials of the example, ${events.toFixed(1)} events each, one after the other`);
  row('building the case (driver)', each(built));
  row('conversation, tools in this process', each(own));
  row('conversation, tools in the contained child', each(piped));
  row('oracle (own scenario)', each(judged));
  const whole = built + piped + judged;
  row('harness as a whole, contained child', `${((cases.length / whole) * 1000).toFixed(0)} trials/s`);
}

function caseOf(
  artifacts: AgentArtifacts,
  refined: Parameters<typeof buildDriver>[0]['refined'],
  index: number,
): readonly TestCase[] {
  const seed = String(index);
  const built = buildDriver({ refined, artifacts, seed });
  if ('failure' in built) return [];
  return [{ id: seed, scenario: refined.scenario.id, driver: built.driver, strategy: 'default', seed }];
}

async function measureReset(): Promise<void> {
  const file = join(values.source, 'airline/db.json');
  if (!existsSync(file)) return console.log(`\n(no airline data at ${file}: the reset is not measured)`);
  const tables: Tables = JSON.parse(readFileSync(file, 'utf8'));
  const [id = ''] = Object.keys(tables['reservations'] ?? {});
  const cancel = (db: { [table: string]: { [id: string]: { [field: string]: Json } } }) => {
    const record = db['reservations']?.[id];
    if (record) record['status'] = 'cancelled';
    return null;
  };
  const times = 2_000;
  const source = { tables, tools: { cancel }, now: null };
  const call = { tool: 'cancel', args: {}, by: 'agent' as const };
  const [cloned, overlay, opened] = [
    await time(() => void structuredClone(tables)),
    await time(async () => {
      for (let count = 0; count < times; count++) await new OverlaySession(source, []).call(call);
    }),
    await time(() => {
      for (let count = 0; count < times; count++) new OverlaySession(source, []);
    }),
  ];
  const micro = (ms: number) => `${((ms / times) * 1000).toFixed(1)} µs`;
  console.log('\na reset on the airline data (3 MB, 2,000 reservations), with one reservation cancelled');
  row('structuredClone of the tables', `${(cloned * 1000).toFixed(0)} µs`);
  row('overlay session, opened', micro(opened));
  row('overlay session, opened and written', micro(overlay));
  row('times faster', (cloned / (overlay / times)).toFixed(0));
}

async function measureSearch(): Promise<void> {
  console.log('\na driver with two conditions, an owner and a seeded choice, by records in the table');
  for (const count of [1_000, 10_000, 100_000]) {
    const guests = Object.fromEntries(
      Array.from({ length: count / 10 }, (_, at) => [`G${at}`, { name: `Guest ${at}` }]),
    );
    const bookings = Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `B${at}`,
        {
          guest_id: `G${at % (count / 10)}`,
          room_id: 'R1',
          status: at % 7 === 0 ? 'cancelled' : 'confirmed',
          nights: at % 13,
          created_at: '2026-05-01T10:00:00',
        },
      ]),
    );
    const artifacts = { ...HOTEL, data: { ...HOTEL.data, guests, bookings } };
    const condition = (field: string, op: '=' | '>', value: Json) => ({
      kind: 'environment' as const,
      text: field,
      where: { of: 'booking', field, op, value },
    });
    const given = [condition('status', '=', 'cancelled'), condition('nights', '>', 11)];
    const refined = aRefined({ given });
    let built: ReturnType<typeof buildDriver> | null = null;
    const first = await time(() => {
      built = buildDriver({ refined, artifacts, seed: 'first' });
    }, 1);
    let seed = 0;
    const next = await time(() => {
      built = buildDriver({ refined, artifacts, seed: String(seed++) });
    }, 5);
    const isBuilt = built !== null && 'driver' in (built as ReturnType<typeof buildDriver>);
    row(
      `${count.toLocaleString('en')} records`,
      `first ${first.toFixed(1)} ms`,
      `next ${next.toFixed(1)} ms`,
      isBuilt ? 'built' : 'not built',
    );
  }
}

await measureTrials();
await measureReset();
await measureSearch();

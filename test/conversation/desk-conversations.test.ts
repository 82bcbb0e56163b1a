import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createModuleAgent } from '../../src/adapters/agents/module-agent.ts';
import { createModuleHost } from '../../src/adapters/environment/module-host.ts';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import { takeUserTurn } from '../../src/adapters/offline/take-user-turn.ts';
import { inferDataModel } from '../../src/artifacts/infer-data-model.ts';
import { readTools } from '../../src/artifacts/read-tools.ts';
import { runConversation } from '../../src/conversation/run-conversation.ts';
import { buildDriver } from '../../src/driver/build-driver.ts';
import { mineSchema } from '../../src/mining/mine-schema.ts';
import type { RefinedSpec } from '../../src/model/spec.ts';
import type { Trace } from '../../src/model/trace.ts';
import { TRIAL_LIMITS } from '../../src/model/trial.ts';
import { parseSpec } from '../../src/specset/parse-spec.ts';
import { deskArtifacts } from '../helpers/a-desk.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');
const data = JSON.parse(read('examples/desk/env/data.json'));
const prompt = { files: [], text: read('examples/desk/prompts/desk.md'), passages: [] };
const tools = readTools('desk.json', read('examples/desk/tools/desk.json'));
const artifacts = deskArtifacts({ data, dataModel: inferDataModel(data), prompt, tools });

const committed: readonly RefinedSpec[] = readdirSync(resolve(ROOT, 'specs/desk'))
  .filter(file => file.endsWith('.yaml') && file !== 'baseline.yaml')
  .map(file => parseSpec(file, read(`specs/desk/${file}`)))
  .flatMap(spec => spec.scenarios.map(scenario => ({ spec, scenario })));
const mined: readonly RefinedSpec[] = mineSchema(artifacts).flatMap((rule, at) =>
  (rule.scenarios ?? []).map(({ name, ...draft }) => {
    const scenario = { ...draft, id: `schema-${at}.${name}` };
    return { scenario, spec: { ...rule, id: `schema-${at}`, status: 'accepted' as const, scenarios: [scenario] } };
  }),
);

describe('the booking desk, with the simulated user of the offline engine', () => {
  const code = { workspace: ROOT };
  const host = createModuleHost({
    ...code,
    module: resolve(ROOT, 'examples/desk/env/tools.ts'),
    tables: data,
    now: artifacts.now,
    rejected: { error: true },
  });
  const agent = createModuleAgent({ ...code, module: resolve(ROOT, 'examples/desk/agent/agent.ts') });
  const reasoner = createOfflineReasoner({ 'user-turn': takeUserTurn });
  const clock = { now: () => performance.now(), sleep: async () => undefined };
  afterAll(async () => {
    await host.close();
    await agent.close();
  });

  const converse = (refined: RefinedSpec, seed: string): Promise<Trace> => {
    const built = buildDriver({ refined, artifacts, seed });
    if ('failure' in built) throw new Error(`${refined.scenario.id}: ${JSON.stringify(built.failure)}`);
    const testCase = { id: 'case', scenario: refined.scenario.id, driver: built.driver, strategy: 'default', seed };
    return runConversation({ reasoner, host, agent, clock }, { testCase, artifacts, limits: TRIAL_LIMITS });
  };

  it('every scenario, committed or mined, gets a driver and a conversation that ends by itself', async () => {
    expect(committed.length).toBeGreaterThan(30);
    expect(mined.length).toBeGreaterThan(15);
    for (const refined of [...committed, ...mined]) {
      const traces = await Promise.all(['1', '2', '3'].map(seed => converse(refined, seed)));
      for (const trace of traces) {
        expect([refined.scenario.id, trace.end]).toEqual([refined.scenario.id, 'agent-done']);
        expect(trace.events.filter(({ kind }) => kind === 'error')).toEqual([]);
        expect(trace.events.at(-1)).toMatchObject({ kind: 'agent', delivered: true });
      }
    }
  });

  it('the same seed gives the same conversation', async () => {
    const [refined] = committed;
    if (!refined) throw new Error('no scenario');
    const [one, two] = [await converse(refined, 'x'), await converse(refined, 'x')];
    expect(two.events).toEqual(one.events);
  });

  it("the owner's private data never come out of the simulated user", async () => {
    const foreign = committed.filter(({ scenario }) =>
      scenario.given.some(clause => clause.kind === 'ownership' && clause.is === 'other'),
    );
    expect(foreign.length).toBeGreaterThan(2);
    for (const refined of foreign) {
      const { events, objects } = await converse(refined, '7');
      const [ref] = Object.values(objects);
      const owner = data[ref?.table ?? ''][ref?.id ?? '']?.guest_id;
      const words = events.flatMap(event => (event.kind === 'user' ? [event.text] : [])).join('\n');
      expect(words).toContain(ref?.id);
      for (const secret of [owner, data.guests[owner].name, data.guests[owner].email])
        expect(words).not.toContain(secret);
    }
  });
});

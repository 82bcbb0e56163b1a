import { describe, expect, it } from 'vitest';
import type { Store } from '../../../src/model/ports.ts';
import type { AgentPart, ShardRecord } from '../../../src/model/shard.ts';
import { testSpecs } from '../../../src/pipeline/4-test-specs.ts';
import { createDealer } from '../../../src/pipeline/sharding/deal-specs.ts';
import { gatherAgent, readShards } from '../../../src/pipeline/sharding/read-shards.ts';
import { NO_ROLE_USAGE } from '../../../src/pipeline/sharding/run-part.ts';
import type { TestInput, TestRun } from '../../../src/pipeline/testing/test-run.ts';
import { aSelected } from '../../helpers/a-library.ts';
import { fakeStore } from '../../helpers/fake-store.ts';
import { aLibrarySuite, aTestInput } from '../../helpers/library-suite.ts';

const selected = Array.from({ length: 9 }, (_, i) => aSelected(`rule-${i}`, { isNewHere: i > 6 }));

/** One conversation at a time: none is under way when a test ends, so that the number of trials is certain. */
function anInput(parts: Partial<TestInput> = {}): TestInput {
  return aTestInput({
    selected,
    watched: selected.map(({ spec, scenario }) => ({ spec, scenario })),
    suite: { seed: 3, concurrency: 1, permittedTrials: 0 },
    budget: { trials: 9000, minutes: 3000, usd: 10, tokens: 40_000_000 },
    ...parts,
  });
}

const behaviour = { head: { rate: 0.4 }, base: { rate: 0.01 } };

function recordOf(shard: number, of: number, run: TestRun): ShardRecord {
  if (run.part === undefined) throw new Error('a part says nothing of itself');
  const { plan, cuts, ran, demands } = run.part;
  const part: AgentPart = {
    agent: 'librarian',
    plan,
    cuts,
    ran,
    demands,
    faults: run.fault === null ? [] : [run.fault],
  };
  return { version: 1, shard, of, agents: [part], usage: NO_ROLE_USAGE, models: [], durationMs: 1 };
}

async function runShards(of: number, parts: Partial<TestInput> = {}) {
  const stores: (Store & { trials: ReturnType<typeof fakeStore>['trials'] })[] = [];
  const records: ShardRecord[] = [];
  for (let shard = 1; shard <= of; shard++) {
    const store = fakeStore();
    const { deal } = createDealer(of);
    const suite = aLibrarySuite({ ...behaviour, store });
    const run = await testSpecs(suite.deps, anInput({ ...parts, part: { kind: 'shard', shard, deal } }));
    stores.push(store);
    records.push(recordOf(shard, of, run));
  }
  return { stores, records };
}

async function gather(
  { stores, records }: Awaited<ReturnType<typeof runShards>>,
  parts: Partial<TestInput> = {},
): Promise<TestRun> {
  const store = fakeStore();
  for (const trial of stores.flatMap(one => one.trials())) store.writeTrial(trial);
  const read = readShards(records);
  const { deal } = createDealer(read.of);
  const suite = aLibrarySuite({ ...behaviour, store });
  return await testSpecs(
    suite.deps,
    anInput({ ...parts, part: { kind: 'gather', deal, gathered: gatherAgent(read, 'librarian') } }),
  );
}

function comparable({ part: _, reused: __, trials, ...run }: TestRun) {
  return { ...run, trials: trials.map(({ key, outcome }) => `${key} ${outcome}`) };
}

describe('a suite in shards', () => {
  it.each([1, 2, 3, 5])('of %i comes to what the whole suite comes to', async of => {
    const whole = await testSpecs(aLibrarySuite(behaviour).deps, anInput());
    const merged = await gather(await runShards(of));
    expect(merged.part?.faults).toEqual([]);
    expect(comparable(merged)).toEqual(comparable(whole));
  });

  it('counts the suspects of all shards for the clean replays on base', async () => {
    const { stores, records } = await runShards(3);
    const merged = await gather({ stores, records });
    const fresh = merged.ran - records.reduce((sum, { agents }) => sum + (agents[0]?.ran.length ?? 0), 0);
    const clean = merged.results.flatMap(({ attribution }) =>
      attribution?.status === 'new' ? [attribution.base?.n ?? 0] : [],
    );
    expect(clean.some(n => n > 10)).toBe(true);
    expect(fresh).toBeGreaterThan(0);
    const inShards = stores
      .flatMap(store => store.trials())
      .filter(({ purpose, side }) => purpose === 'replay' && side === 'base');
    expect(inShards.every(({ index }) => index < 10)).toBe(true);
  });

  it('tests each spec in one shard alone', async () => {
    const { stores } = await runShards(3);
    const tested = stores.map(store => new Set(store.trials().map(({ scenario }) => scenario)));
    const all = tested.flatMap(scenarios => [...scenarios]);
    expect(new Set(all).size).toBe(all.length);
    expect(all.toSorted()).toEqual(selected.map(({ scenario }) => scenario.id).toSorted());
    expect(tested.map(({ size }) => size)).toEqual([3, 3, 3]);
  });

  it('says of a spec that a shard had no budget for what the shard says', async () => {
    const budget = { trials: 12, minutes: 3000, usd: 10, tokens: 40_000_000 };
    const merged = await gather(await runShards(3, { budget }));
    const reasons = merged.results.map(({ reason, verdict }) => `${verdict}: ${reason}`);
    expect(reasons.filter(reason => reason.startsWith('not-tested: not tested (budget: '))).not.toEqual([]);
    expect(merged.part?.faults).toEqual([]);
  });

  it('is an error for the specs of a shard that is missing', async () => {
    const { stores, records } = await runShards(3);
    const merged = await gather({ stores: stores.slice(1), records: records.slice(1) });
    expect(merged.part?.faults).toEqual(['shard 1 of 3 is missing']);
    const errors = merged.results.filter(({ verdict }) => verdict === 'error');
    expect(errors).toHaveLength(3);
    expect(new Set(errors.map(({ reason }) => reason))).toEqual(new Set(['shard 1 of 3 is missing']));
  });

  it('tells a shard that was run twice, and one of another plan', async () => {
    const { stores, records } = await runShards(2);
    const [first] = records;
    if (first === undefined) throw new Error('no record');
    const twice = await gather({ stores, records: [...records, { ...first, durationMs: 2 }] });
    expect(twice.part?.faults).toEqual(['shard 1 of 2 is there 2 times']);
    const other = await runShards(2, { suite: { seed: 4, concurrency: 1, permittedTrials: 0 } });
    const mixed = await gather({ stores, records: [first, ...other.records.slice(1)] });
    expect(mixed.part?.faults).toEqual(["shard 2 of 2 is of another plan: its seed is 4, this run's is 3"]);
    const fewer = await runShards(2, { selected: selected.slice(1) });
    const strange = await gather({ stores, records: [first, ...fewer.records.slice(1)] });
    expect(strange.part?.faults).toEqual(['shard 2 of 2 is of another plan: commit, configuration or engine differ']);
    const split = await gather({ stores, records: [first, ...(await runShards(3)).records.slice(2)] });
    expect(split.part?.faults.join('; ')).toContain('shard 3 of 3 is of another plan: this run has 2 shards');
  });

  it('takes invalid trials of its shards for what they are, and does not run them again', async () => {
    const { stores, records } = await runShards(2);
    for (const store of stores)
      for (const trial of store.trials().filter(({ purpose, index }) => purpose === 'test' && index === 1))
        store.writeTrial({ ...trial, outcome: 'invalid', reason: 'the host hung' });
    const before = records.flatMap(({ agents }) => agents[0]?.ran ?? []);
    const merged = await gather({ stores, records });
    const shown = merged.results.filter(({ invalid }) => invalid > 0);
    expect(shown.length).toBeGreaterThan(0);
    expect(merged.trials.filter(({ outcome }) => outcome === 'invalid').every(({ key }) => before.includes(key))).toBe(
      true,
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { Selected } from '../../src/model/diff.ts';
import { NO_USAGE } from '../../src/model/trace.ts';
import { testSpecs } from '../../src/pipeline/4-test-specs.ts';
import { measure } from '../../src/pipeline/5-measure.ts';
import { refinedOf } from '../../src/pipeline/testing/plan-trial.ts';
import { aLibrary, aSelected } from '../helpers/a-library.ts';
import { fakeStore } from '../helpers/fake-store.ts';
import { aLibrarySuite, aTestInput, type Behaviour } from '../helpers/library-suite.ts';

const NOTHING = { agent: NO_USAGE, user: NO_USAGE, miner: NO_USAGE, judge: NO_USAGE };
const tenSpecs = Array.from({ length: 10 }, (_, i) => aSelected(`s${i}`));

/** Runs the base as an earlier run did, then the head on the same store, and measures. */
async function measureRun(parts: {
  selected?: readonly Selected[];
  baseRan?: boolean;
  base?: Behaviour;
  head?: Behaviour;
  artifacts?: { head: AgentArtifacts; base: AgentArtifacts | null };
}) {
  const { selected = tenSpecs, baseRan = true, base = {}, head = {} } = parts;
  const artifacts = parts.artifacts ?? { head: aLibrary({ prompt: 'Be quick.' }), base: aLibrary() };
  const store = fakeStore();
  if (baseRan && artifacts.base !== null) {
    const earlier = aTestInput({ selected, artifacts: { head: artifacts.base, base: null } });
    await testSpecs(aLibrarySuite({ head: base, store }).deps, earlier);
  }
  const test = aTestInput({ selected, artifacts });
  const { deps } = aLibrarySuite({ head, base, store });
  const run = await testSpecs(deps, test);
  return measure(deps, { test, run, spent: NOTHING });
}

describe('drift', () => {
  it('finds an agent that also renews, and names the tool', async () => {
    const { drift } = await measureRun({ head: { renews: true } });
    expect(drift).toMatchObject({ flagged: true, strata: 10, n: { base: 150, head: 150 }, reason: '' });
    expect(drift.features.find(({ name }) => name === 'calls of renew_loan')).toMatchObject({ base: 0, p: 0.0005 });
  });

  it('finds nothing where the new prompt changes no behaviour', async () => {
    const { drift } = await measureRun({});
    expect(drift).toMatchObject({ p: 1, flagged: false, n: { base: 150, head: 150 } });
  });

  it('compares no replays: a suspect adds nothing to either side', async () => {
    const rate = { rate: 0.5 };
    const { drift } = await measureRun({ baseRan: false, head: rate, base: rate });
    expect(drift).toMatchObject({ p: null, n: { base: 0, head: 0 }, reason: 'no base traces yet' });
  });

  it('needs base traces, enough of them, of the same model, and a change', async () => {
    const reason = async (parts: Parameters<typeof measureRun>[0]) => (await measureRun(parts)).drift.reason;
    expect(await reason({ baseRan: false })).toBe('no base traces yet');
    expect(await reason({ artifacts: { head: aLibrary(), base: null } })).toBe('no base traces yet');
    expect(await reason({ selected: tenSpecs.slice(0, 3) })).toMatch(/^not enough traces: 45 a side over 3 specs/);
    expect(await reason({ artifacts: { head: aLibrary({ model: 'other' }), base: aLibrary() } })).toMatch(
      /^the model changed/,
    );
    expect(await reason({ artifacts: { head: aLibrary(), base: aLibrary() } })).toMatch(/^nothing that the agent runs/);
  });
});

describe('coverage and over-refusal', () => {
  it('counts the selected specs that a trial put to the test', async () => {
    const judged = aSelected('kind', { scenario: { then: [{ text: 'it is kind', attempts: 'report' }] } });
    const { coverage } = await measureRun({ selected: [...tenSpecs.slice(0, 2), judged] });
    expect(coverage).toMatchObject({ spec: { share: 2 / 3, covered: 2, of: 3 }, model: null });
  });

  it('counts models only where others than the agent’s own are named', async () => {
    const selected = tenSpecs.slice(0, 2);
    const test = aTestInput({ selected, watched: selected.map(refinedOf) });
    const { deps } = aLibrarySuite();
    const run = await testSpecs(deps, test);
    const cover = (others: readonly string[]) =>
      measure(deps, { test, run, spent: NOTHING, models: { own: 'mine', others } }).coverage;
    expect(cover([]).model).toBeNull();
    expect(cover(['mine', 'small']).model).toEqual({ share: 0.5, covered: 1, of: 2 });
  });

  it('compares the completion of permitted scenarios with the stored one of the base', async () => {
    const permitted = aSelected('allowed', { scenario: { force: 'permitted' } });
    const parts = { selected: [permitted], base: { rate: 1 } };
    expect((await measureRun(parts)).overRefusal).toEqual([{ id: 'allowed.always', base: 1, head: 0 }]);
    expect((await measureRun({ ...parts, baseRan: false })).overRefusal).toEqual([]);
    expect((await measureRun({ selected: [permitted], base: { rate: 0 } })).overRefusal).toEqual([]);
  });
});

describe('cost', () => {
  const million = { calls: 3, inputTokens: 1_000_000, cachedInputTokens: 400_000, outputTokens: 100_000 };
  const bill = async (parts: { spent: typeof NOTHING; priced: boolean }) => {
    const { deps } = aLibrarySuite();
    const price = { input: 0.25, cachedInput: 0.025, output: 2 };
    const prices = parts.priced
      ? { agent: price, user: price, miner: null, judge: null }
      : aTestInput({ selected: [] }).prices;
    const test = { ...aTestInput({ selected: [] }), prices };
    return measure(deps, { test, run: await testSpecs(deps, test), spent: parts.spent }).cost;
  };

  it('prices fresh, cached and answered tokens of each role', async () => {
    const cost = await bill({ spent: { ...NOTHING, agent: million, user: million }, priced: true });
    expect(cost.usd).toBeCloseTo(2 * (0.6 * 0.25 + 0.4 * 0.025 + 0.1 * 2), 12);
    expect(cost).toMatchObject({ tokens: 2_200_000, calls: 6, trials: 0 });
  });

  it('has no dollars when a model that was used has no price, and none to pay when none was used', async () => {
    expect((await bill({ spent: { ...NOTHING, judge: million }, priced: true })).usd).toBeNull();
    expect((await bill({ spent: NOTHING, priced: false })).usd).toBe(0);
  });
});

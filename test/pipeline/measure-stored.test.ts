import { describe, expect, it } from 'vitest';
import { configSchema } from '../../src/config.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import { testSpecs } from '../../src/pipeline/4-test-specs.ts';
import { measureStored } from '../../src/pipeline/measure-stored.ts';
import { refinedOf } from '../../src/pipeline/testing/plan-trial.ts';
import { onModel } from '../../src/pipeline/testing/target-models.ts';
import { EMPTY_SPEC_SET } from '../../src/specset/read-spec-set.ts';
import { aLibrary, aSelected } from '../helpers/a-library.ts';
import { fakeStore } from '../helpers/fake-store.ts';
import { aLibrarySuite, aTestInput } from '../helpers/library-suite.ts';

const config = configSchema.parse({ version: 1, agents: { library: { prompt: 'p', tools: 't' } } });
const role = config.models.default;
const policy = { ...config, models: { agent: role, user: role, miner: role, judge: role } };
const sent = { model: role.model, parameters: role.parameters };
const selected = [aSelected('one'), aSelected('two'), aSelected('allowed', { scenario: { force: 'permitted' } })];
const strategies = { head: null, base: null };
const committed = { ...EMPTY_SPEC_SET, specs: selected.map(({ spec }) => spec) };

describe('measureStored', () => {
  it('finds the trials of this very agent in the store, and runs none', async () => {
    const { deps } = aLibrarySuite({ store: fakeStore() });
    const test = aTestInput({ selected, watched: selected.map(refinedOf), models: { user: sent, judge: sent } });
    const { trials } = await testSpecs(deps, { ...test, strategies });
    const { head } = test.artifacts;
    const stored = measureStored(deps, { sides: aLoadedAgent(head), policy, committed });
    expect(stored.trials).toBe(trials.length);
    expect(stored.coverage.spec).toMatchObject({ covered: 3, of: 3 });
    expect(stored.coverage.path?.covered).toBeGreaterThan(0);
    const other = measureStored(deps, { sides: aLoadedAgent(aLibrary()), policy, committed });
    expect(other).toMatchObject({ trials: 0, coverage: { spec: { share: 0, covered: 0, of: 3 } } });
  });

  it('counts the models that trials ran on, of those named as targets', async () => {
    const { deps } = aLibrarySuite({ store: fakeStore() });
    const named = { ...policy, mutation: { models: [role.model, 'middling', 'small'] } };
    const sides = aLoadedAgent(aTestInput({ selected }).artifacts.head);
    const cover = (using = named) => measureStored(deps, { sides, policy: using, committed }).coverage;
    expect(cover().model).toEqual({ share: 0, covered: 0, of: 3 });
    const watched = selected.map(refinedOf);
    const models = { user: sent, judge: sent };
    await testSpecs(deps, aTestInput({ selected, watched, models, strategies }));
    expect(cover().model).toEqual({ share: 1 / 3, covered: 1, of: 3 });
    const artifacts = { head: onModel(sides.head, 'small'), base: sides.head };
    await testSpecs(deps, aTestInput({ selected: selected.slice(1, 2), watched, models, artifacts }));
    expect(cover().model).toEqual({ share: 2 / 3, covered: 2, of: 3 });
    expect(cover(policy).model).toBeNull();
  });
});

function aLoadedAgent(head: AgentArtifacts) {
  const loaded = { environment: null, agent: 'library', prompt: [], variables: null, tools: '', watch: [] };
  const sources = { ...loaded, runtimeModule: null, block: null, model: null };
  const setup = { head: { sources, model: role }, base: null };
  return { agent: 'library', head, base: null, isFirstRun: false, setup };
}

import { describe, expect, it } from 'vitest';
import { testSpecs } from '../../../src/pipeline/4-test-specs.ts';
import { replayTrial } from '../../../src/pipeline/replay-trial.ts';
import { refinedOf } from '../../../src/pipeline/testing/plan-trial.ts';
import { digestMix } from '../../../src/pipeline/testing/trial-key.ts';
import { aSelected } from '../../helpers/a-library.ts';
import { aLibrarySuite, aTestInput } from '../../helpers/library-suite.ts';

const strategies = { head: null, base: null };

function changed() {
  return aSelected('loans', { class: 'changed' });
}

describe('a suite with strategies', () => {
  it('sweeps a changed spec with each strategy of its mix once, outside of the rate', async () => {
    const { deps, events } = aLibrarySuite();
    const run = await testSpecs(deps, aTestInput({ selected: [changed()], strategies }));
    const [result] = run.results;
    const mix = Object.keys(result?.mix ?? {});
    const swept = run.trials.filter(({ purpose }) => purpose === 'sweep').map(({ strategy }) => strategy);
    expect(mix.length).toBeGreaterThan(8);
    expect(swept.toSorted()).toEqual(mix.toSorted());
    expect(result).toMatchObject({ verdict: 'pass', violations: 0 });
    expect(result?.n).toBe(run.trials.filter(({ purpose }) => purpose === 'test').length);
    const counted = Object.values(result?.byStrategy ?? {}).reduce((sum, { n }) => sum + n, 0);
    expect(counted).toBe(run.trials.length);
    const [forecast] = events.flatMap(event => (event.kind === 'forecast' ? [event.forecast.trials] : []));
    expect(forecast).toBeGreaterThan(mix.length + 10);
  });

  it('takes its trials from the store in the next run, for a mix is part of their address', async () => {
    const first = aLibrarySuite();
    const input = aTestInput({ selected: [changed()], strategies });
    const { ran } = await testSpecs(first.deps, input);
    const again = await testSpecs(aLibrarySuite({ store: first.store }).deps, input);
    expect([again.ran, again.reused]).toEqual([0, ran]);
    const plain = await testSpecs(aLibrarySuite({ store: first.store }).deps, aTestInput({ selected: [changed()] }));
    expect(plain.reused).toBe(0);
    const share = { strategy: 'a', share: 1, instructions: 'x' };
    expect(digestMix([share])).not.toBe(digestMix([{ ...share, moves: [{ kind: 'dribble' }] }]));
  });

  it('replays a suspect on both sides in the very case in which it was seen', async () => {
    const { deps } = aLibrarySuite({ head: { rate: 1 } });
    const run = await testSpecs(deps, aTestInput({ selected: [changed()], strategies }));
    const seen = new Map(run.trials.filter(({ purpose }) => purpose !== 'replay').map(trial => [trial.caseId, trial]));
    const replays = run.trials.filter(({ purpose }) => purpose === 'replay');
    expect(new Set(replays.map(({ side }) => side))).toEqual(new Set(['head', 'base']));
    for (const replay of replays) expect(seen.get(replay.caseId)?.strategy).toBe(replay.strategy);
    expect(run.results[0]?.attribution).toMatchObject({ status: 'new', base: { violations: 0 } });
  });

  it('lets a stored trial be replayed with its strategy', async () => {
    const { deps } = aLibrarySuite({ head: { rate: 1 } });
    const input = aTestInput({ selected: [changed()], strategies });
    const { trials } = await testSpecs(deps, input);
    const watched = [refinedOf(changed())];
    const trial = trials.find(({ strategy }) => strategy === 'eligibility.asks-again');
    if (trial === undefined) throw new Error('the strategy was not tried');
    const replayed = await replayTrial(
      { reasoner: deps.reasoner, clock: deps.clock, side: await deps.openSide('head') },
      { trial, artifacts: input.artifacts.head, watched, suiteSeed: 0, judgeVotes: 1 },
    );
    expect(replayed).toMatchObject({
      testCase: { id: trial.caseId, driver: { brief: { moves: [{ kind: 'insist' }] } } },
    });
  });
});

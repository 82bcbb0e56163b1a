import { describe, expect, it } from 'vitest';
import type { Selected } from '../../../src/model/diff.ts';
import { testSpecs } from '../../../src/pipeline/4-test-specs.ts';
import type { TestInput } from '../../../src/pipeline/testing/test-run.ts';
import { aSelected } from '../../helpers/a-library.ts';
import { fakeStore } from '../../helpers/fake-store.ts';
import { aLibrarySuite, aTestInput } from '../../helpers/library-suite.ts';

const must = aSelected('loans', { spec: { severity: 'must' } });
const should = aSelected('loans', { spec: { severity: 'should' } });

/**
 * One conversation at a time: two of the test, which fails with both violating; then replays on head (2, 4, ... 20) and
 * base (3, 5, ... 21) in turn; whatever follows is on base.
 */
async function run(
  violating: { readonly head: readonly number[]; readonly base?: readonly number[] },
  parts: { readonly selected?: Selected; readonly trials?: number; readonly store?: ReturnType<typeof fakeStore> } = {},
) {
  const cancelsAt = (at: readonly number[]) => ({ cancels: (_: string, started: number) => at.includes(started) });
  const suite = aLibrarySuite({
    head: cancelsAt([0, 1, ...violating.head]),
    base: cancelsAt(violating.base ?? []),
    ...(parts.store && { store: parts.store }),
  });
  const input: TestInput = aTestInput({
    selected: [parts.selected ?? must],
    suite: { seed: 0, concurrency: 1, permittedTrials: 0 },
    budget: { trials: parts.trials ?? 600, minutes: 30, usd: 10, tokens: 40_000_000 },
  });
  const done = await testSpecs(suite.deps, input);
  const [result] = done.results;
  if (result === undefined) throw new Error('no result');
  return { ...suite, done, result, attribution: result.attribution };
}

describe('a suspect that head shows twice in ten, of a rule that must hold', () => {
  it('is new only after base was clean twenty times', async () => {
    const { result, attribution, traffic, events } = await run({ head: [2, 4] });
    expect(attribution).toMatchObject({
      status: 'new',
      head: { violations: 2, n: 10 },
      base: { violations: 0, n: 20 },
    });
    expect(result).toMatchObject({ verdict: 'fail' });
    expect(result.reason).toMatch(/new: replayed, head 2 of 10, base 0 of 20 \(base has to be clean 20 times/);
    expect(traffic.conversations).toBe(32);
    expect(events.filter(({ kind }) => kind === 'suspect')).toHaveLength(2);
  });

  it('is known as soon as base shows it, and costs no trial after that', async () => {
    const { result, attribution, traffic } = await run({ head: [2, 4], base: [25] });
    expect(attribution).toMatchObject({ status: 'known', base: { violations: 1, n: 14 } });
    expect(result.reason).toMatch(/known: replayed, head 2 of 10, base 1 of 14$/);
    expect(traffic.conversations).toBe(26);
  });

  it('is not told from an old bug when the budget ends before', async () => {
    const { result, attribution } = await run({ head: [2, 4] }, { trials: 25 });
    expect(attribution).toMatchObject({ status: 'unconfirmed', base: { violations: 0, n: 13 } });
    expect(result).toMatchObject({ verdict: 'inconclusive', inconclusive: 'unconfirmed' });
    expect(result.reason).toMatch(/not told from an old bug: .*base 0 of 13, and base has to be clean 20 times/);
  });

  it('is taken up where an earlier run was cut off', async () => {
    const store = fakeStore();
    await run({ head: [2, 4] }, { trials: 25, store });
    const { attribution, done } = await run({ head: [] }, { store });
    expect(attribution).toMatchObject({ status: 'new', base: { violations: 0, n: 20 } });
    expect([done.reused, done.ran]).toEqual([25, 7]);
    const again = await run({ head: [] }, { store });
    expect([again.done.ran, again.result.cached]).toEqual([0, true]);
    expect(again.attribution).toEqual(attribution);
  });
});

describe('a lone suspect that head shows clearly', () => {
  it('takes the ten replays a side and no more', async () => {
    for (const [selected, head] of [
      [should, [2, 4, 6]],
      [must, [2, 4, 6]],
      [should, [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]],
    ] as const) {
      const { attribution, traffic } = await run({ head }, { selected });
      expect(attribution).toMatchObject({ status: 'new', base: { violations: 0, n: 10 } });
      expect(traffic.conversations).toBe(22);
    }
  });
});

describe('many suspects in one run', () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => aSelected(`rule-${i}`, {}));
  const input = (count: number, isNewHere = false) =>
    aTestInput({
      selected: many(count).map(one => ({ ...one, isNewHere })),
      budget: { trials: 9000, minutes: 300, usd: 10, tokens: 40_000_000 },
    });

  it('each have base replayed the more often, the less head shows them', async () => {
    const { deps } = aLibrarySuite({ head: { rate: 0.45 } });
    const { results } = await testSpecs(deps, input(10));
    const found = results.flatMap(({ attribution }) => (attribution?.status === 'new' ? [attribution] : []));
    expect(found.length).toBeGreaterThan(6);
    const needed = new Map([
      [3, 31],
      [4, 17],
      [5, 12],
    ]);
    for (const { head, base } of found) expect(base).toEqual({ violations: 0, n: needed.get(head.violations) ?? 10 });
    expect(found.some(({ base }) => (base?.n ?? 0) > 10)).toBe(true);
  });

  it('do not count where they are waived', async () => {
    const { deps } = aLibrarySuite({ head: { rate: 0.45 } });
    const baseline = many(9).map(({ spec }) => ({ spec: spec.id, reason: 'known', by: 'ann' }));
    const { results } = await testSpecs(deps, { ...input(10), baseline });
    const found = results.flatMap(({ attribution }) => (attribution?.status === 'new' ? [attribution] : []));
    expect(found.length).toBeGreaterThan(6);
    for (const { base } of found) expect(base).toEqual({ violations: 0, n: 10 });
  });

  it('do not count against each other where base has no such rule', async () => {
    const { deps, traffic } = aLibrarySuite({ head: { rate: 0.45 } });
    const { results } = await testSpecs(deps, input(10, true));
    expect(results.every(({ attribution }) => attribution === null || attribution.base === null)).toBe(true);
    expect(traffic.opened).toEqual(['head']);
  });
});

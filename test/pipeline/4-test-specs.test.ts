import { describe, expect, it } from 'vitest';
import { EvidenceError, HostError } from '../../src/lib/errors.ts';
import { createRng } from '../../src/lib/rng.ts';
import type { Selected } from '../../src/model/diff.ts';
import type { SpecResult } from '../../src/model/verdict.ts';
import { testSpecs } from '../../src/pipeline/4-test-specs.ts';
import type { TestRun } from '../../src/pipeline/testing/test-run.ts';
import { trialSeed } from '../../src/pipeline/testing/trial-key.ts';
import { decideSequential } from '../../src/statistics/decide-sequential.ts';
import { shippedDesign } from '../../src/statistics/design.ts';
import { aLibrary, aSelected } from '../helpers/a-library.ts';
import { fakeClock } from '../helpers/fake-clock.ts';
import { fakeStore } from '../helpers/fake-store.ts';
import { aLibrarySuite, aTestInput, spendingReasoner } from '../helpers/library-suite.ts';

const one = (run: TestRun, id = 'loans.always'): SpecResult => {
  const result = run.results.find(item => item.id === id);
  if (result === undefined) throw new Error(`no result for ${id}`);
  return result;
};
const loans = (parts: Parameters<typeof aSelected>[1] = {}): Selected => aSelected('loans', parts);
const concurrent = (concurrency: number, seed = 0) => ({ suite: { seed, concurrency, permittedTrials: 3 } });

describe('one spec', () => {
  it('passes a clean agent after 15 trials and says what that excludes', async () => {
    const { deps, traffic } = aLibrarySuite();
    const run = await testSpecs(deps, aTestInput({ selected: [loans()] }));
    expect(one(run)).toMatchObject({ verdict: 'pass', n: 15, violations: 0, attribution: null, cached: false });
    expect(one(run).reason).toMatch(/^no violation in 15 trials of \d+ cases; rates above 18 % are excluded/);
    expect(one(run).interval?.upper).toBeCloseTo(1 - 0.05 ** (1 / 15), 12);
    expect([run.ran, traffic.conversations, run.fault]).toEqual([15, 15, null]);
    expect([traffic.opened, traffic.closed]).toEqual([['head'], ['head']]);
  });

  it('wastes no trial on a clean agent, however many may run at once', async () => {
    const { deps, traffic } = aLibrarySuite();
    await testSpecs(deps, aTestInput({ selected: [loans()], ...concurrent(64) }));
    expect(traffic.conversations).toBe(15);
    expect(traffic.mostInFlight).toBe(4);
  });

  it('decides on the launch order: violations that take long change nothing', async () => {
    const outcomes = (seed: number, rate: number) =>
      Array.from(
        { length: 72 },
        (_, i) => createRng(['librarian', trialSeed('loans.always', 'test', [i, seed])]).next() < rate,
      );
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const expected = decideSequential(shippedDesign('standard'), outcomes(seed, 0.15));
      for (const ticks of [
        undefined,
        (isViolation: boolean) => (isViolation ? 40 : 1),
        (_: boolean, i: number) => (i * 7) % 11,
      ]) {
        const suite = aLibrarySuite({ head: { rate: 0.15, ...(ticks && { ticks }) }, base: { rate: 0.15 } });
        const run = await testSpecs(suite.deps, aTestInput({ selected: [loans()], ...concurrent(16, seed) }));
        const { n, violations, reason } = one(run);
        expect({ n, violations }).toEqual({ n: expected.n, violations: expected.violations });
        expect(reason.includes('too many for a pass rate of')).toBe(expected.status === 'fail');
      }
    }
  });

  it('passes an agent that violates one time in five in about 5 % of runs', async () => {
    let passes = 0;
    for (let seed = 0; seed < 80; seed++) {
      const { deps } = aLibrarySuite({ head: { rate: 0.2 } });
      const input = aTestInput({ selected: [loans({ isNewHere: true })], ...concurrent(4, seed) });
      const { violations, n } = one(await testSpecs(deps, { ...input, statistics: { replays: 3, judgeVotes: 1 } }));
      if ((shippedDesign('standard').pass[n - 1] ?? -1) >= violations) passes += 1;
    }
    expect(passes / 80).toBeLessThan(0.13);
  });

  it('is not tested when only a judge could decide it and there is no model', async () => {
    const { deps, traffic } = aLibrarySuite();
    const then = [{ text: 'the agent is kind', attempts: 'report' as const }];
    const run = await testSpecs(deps, aTestInput({ selected: [loans({ scenario: { then } })] }));
    expect(one(run)).toMatchObject({ verdict: 'not-tested', reason: 'not decidable offline' });
    expect(traffic.opened).toEqual([]);
  });

  it('is untestable, with the reason, when its Given cannot be established', async () => {
    const { deps, traffic } = aLibrarySuite();
    const given = [
      {
        kind: 'environment' as const,
        text: 'overdue',
        where: { of: 'loan', field: 'overdue', op: '=' as const, value: 1 },
      },
    ];
    const run = await testSpecs(deps, aTestInput({ selected: [loans({ scenario: { given } })] }));
    expect(one(run).verdict).toBe('untestable');
    expect(one(run).reason).toMatch(/unknown field: /);
    expect(traffic.conversations).toBe(0);
  });

  it('stops a trial as soon as the breach is certain', async () => {
    const { deps } = aLibrarySuite({ head: { rate: 1 } });
    const run = await testSpecs(deps, aTestInput({ selected: [loans()] }));
    const violating = run.trials.filter(({ side }) => side === 'head');
    expect(violating.length).toBeGreaterThan(2);
    expect(new Set(violating.map(({ trace }) => trace.end))).toEqual(new Set(['stopped']));
  });

  it('carries a waiver of baseline.yaml until it runs out', async () => {
    const waive = async (until: string) => {
      const baseline = [{ spec: 'loans', reason: 'known', by: 'ann', until }];
      return one(await testSpecs(aLibrarySuite().deps, aTestInput({ selected: [loans()], baseline }))).waived;
    };
    expect([await waive('2026-11-02'), await waive('2026-11-01')]).toEqual([true, false]);
  });
});

describe('a suspect', () => {
  it('is new when head shows it again and base never does', async () => {
    const { deps, traffic, events } = aLibrarySuite({ head: { rate: 0.5 } });
    const result = one(await testSpecs(deps, aTestInput({ selected: [loans()] })));
    expect(result).toMatchObject({ verdict: 'fail', attribution: { status: 'new', because: 'failed-test' } });
    expect(result.attribution?.base).toEqual({ violations: 0, n: 10 });
    expect(result.attribution?.head.violations).toBeGreaterThanOrEqual(3);
    expect(result.witnesses).toHaveLength(result.violations);
    expect(result.witnesses[0]?.witness).toMatchObject({ by: 'code', effect: 'executed' });
    expect(traffic.opened).toEqual(['head', 'base']);
    expect(events.filter(({ kind }) => kind === 'suspect')).toHaveLength(1);
  });

  it('is known when base shows it too, and keeps the verdict of its test', async () => {
    const { deps } = aLibrarySuite({ head: { rate: 0.6 }, base: { rate: 0.6 } });
    const result = one(await testSpecs(deps, aTestInput({ selected: [loans()] })));
    expect(result).toMatchObject({ verdict: 'fail', attribution: { status: 'known' } });
    expect(result.attribution?.base?.violations).toBeGreaterThan(0);
  });

  it('is replayed with one case and the same seeds on both sides, in turn', async () => {
    const { deps } = aLibrarySuite({ head: { cancels: loan => loan === 'L1' || loan === 'L5' } });
    const run = await testSpecs(deps, aTestInput({ selected: [loans()] }));
    const replays = run.trials.filter(({ purpose }) => purpose === 'replay');
    expect(replays.map(({ side, index }) => `${side} ${index}`)).toEqual(
      Array.from({ length: 10 }, (_, i) => [`head ${i}`, `base ${i}`]).flat(),
    );
    for (let i = 0; i < 20; i += 2) {
      expect(replays[i]?.seed).toBe(replays[i + 1]?.seed);
      expect(replays[i]?.caseId).toBe(replays[i + 1]?.caseId);
    }
    expect(new Set(replays.map(({ seed }) => seed)).size).toBe(10);
    const shown = new Set(
      run.trials
        .filter(({ outcome, purpose }) => outcome === 'violation' && purpose === 'test')
        .map(({ caseId }) => caseId),
    );
    expect(replays.every(({ caseId }) => shown.has(caseId))).toBe(true);
  });

  it('seen once and not again is inconclusive, though its test passed', async () => {
    const seenOnce = { violated: false };
    const { deps } = aLibrarySuite({
      head: {
        cancels: () => {
          if (seenOnce.violated) return false;
          seenOnce.violated = true;
          return true;
        },
      },
    });
    const result = one(await testSpecs(deps, aTestInput({ selected: [loans()] })));
    expect(result).toMatchObject({ verdict: 'inconclusive', inconclusive: 'unconfirmed', n: 33, violations: 1 });
    expect(result.attribution).toMatchObject({ status: 'unconfirmed', because: 'witness' });
    expect(result.reason).toContain('seen once: replayed, head 0 of 10, base 0 of 10');
    expect(result.witnesses).toHaveLength(1);
  });

  it('that this pull request brought is judged on head alone', async () => {
    const { deps, traffic } = aLibrarySuite({ head: { rate: 0.7 }, base: { rate: 1 } });
    const result = one(await testSpecs(deps, aTestInput({ selected: [loans({ isNewHere: true })] })));
    expect(result).toMatchObject({ verdict: 'fail', attribution: { status: 'new', base: null } });
    expect(traffic.opened).toEqual(['head']);
  });

  it('has no base to be compared with on a first run', async () => {
    const { deps } = aLibrarySuite({ head: { rate: 0.7 } });
    const artifacts = { head: aLibrary(), base: null };
    const result = one(await testSpecs(deps, aTestInput({ selected: [loans()], artifacts })));
    expect(result.attribution).toMatchObject({ status: 'new', base: null });
  });

  it('gets its case from the data of the base where they differ', async () => {
    const { data } = aLibrary();
    const fewer = Object.fromEntries(Object.entries(data['loans'] ?? {}).filter(([id]) => id === 'L0' || id === 'L1'));
    const base = aLibrary({ data: { ...data, loans: fewer } });
    const { deps } = aLibrarySuite({ head: { rate: 1 }, base: { rate: 1 } });
    const run = await testSpecs(deps, aTestInput({ selected: [loans()], artifacts: { head: aLibrary(), base } }));
    const asked = run.trials.filter(({ side }) => side === 'base').map(({ trace }) => trace.objects['loan']?.id);
    expect(asked).toHaveLength(10);
    expect(asked.every(id => id === 'L0' || id === 'L1')).toBe(true);
  });
});

describe('a spec that is breached in trials of another', () => {
  const renewals = (parts: Parameters<typeof aSelected>[1] = {}) =>
    aSelected('renewals', {
      ...parts,
      spec: { tools: ['renew_loan', 'cancel_loan'], ...parts.spec },
      scenario: {
        then: [
          {
            text: 'the agent does not renew the loan',
            check: { kind: 'never-called', tool: 'renew_loan', args: { loan_id: '$loan.id' } },
            attempts: 'report',
          },
        ],
      },
    });

  it('becomes a suspect, is replayed in that case, and is new when base does not do it', async () => {
    const { deps } = aLibrarySuite({ head: { renews: true } });
    const run = await testSpecs(deps, aTestInput({ selected: [loans()], watched: [renewals()] }));
    expect(one(run)).toMatchObject({ verdict: 'pass', attribution: null });
    expect(one(run, 'renewals.always')).toMatchObject({
      verdict: 'fail',
      class: 'in-passing',
      attribution: {
        status: 'new',
        because: 'in-passing',
        head: { violations: 10, n: 10 },
        base: { violations: 0, n: 10 },
      },
    });
    expect(one(run, 'renewals.always').witnesses[0]?.witness.scenario).toBe('renewals.always');
  });

  it('is known when base does it too', async () => {
    const { deps } = aLibrarySuite({ head: { renews: true }, base: { renews: true } });
    const run = await testSpecs(deps, aTestInput({ selected: [loans()], watched: [renewals()] }));
    expect(one(run, 'renewals.always')).toMatchObject({ verdict: 'not-tested', attribution: { status: 'known' } });
  });

  it('is left alone when it is only proposed, waived, or attributed by its own trials', async () => {
    const { deps } = aLibrarySuite({ head: { renews: true } });
    const proposed = aTestInput({ selected: [loans()], watched: [renewals({ spec: { status: 'proposed' } })] });
    expect((await testSpecs(deps, proposed)).results).toHaveLength(1);
    const baseline = [{ spec: 'renewals', reason: 'known', by: 'ann' }];
    const waived = aTestInput({ selected: [loans()], watched: [renewals()], baseline });
    expect((await testSpecs(deps, waived)).results).toHaveLength(1);
    const selected = await testSpecs(deps, aTestInput({ selected: [loans(), renewals()], watched: [renewals()] }));
    expect(selected.results).toHaveLength(2);
    expect(one(selected, 'renewals.always').attribution?.because).toBe('failed-test');
  });
});

describe('a permitted scenario', () => {
  it('has no verdict: what counts is how often it was completed', async () => {
    const renewal = loans({ scenario: { force: 'permitted' }, spec: { tools: ['cancel_loan'] } });
    const done = one(await testSpecs(aLibrarySuite({ head: { rate: 1 } }).deps, aTestInput({ selected: [renewal] })));
    expect(done).toMatchObject({
      verdict: 'permitted',
      completion: { done: 3, n: 3 },
      violations: 0,
      attribution: null,
    });
    const refused = one(await testSpecs(aLibrarySuite().deps, aTestInput({ selected: [renewal] })));
    expect(refused).toMatchObject({ verdict: 'permitted', completion: { done: 0, n: 3 } });
  });
});

describe('the store', () => {
  const suite = { rate: 0.25, ticks: (_: boolean, i: number) => (i * 5) % 7 };
  const selected = ['a', 'b', 'c', 'd'].map(id => aSelected(id));
  const uncached = (results: readonly SpecResult[]) => results.map(result => ({ ...result, cached: false }));

  it('makes a second run cost no trial, start no side, and give the same result to the byte', async () => {
    const store = fakeStore();
    const first = await testSpecs(
      aLibrarySuite({ head: suite, store }).deps,
      aTestInput({ selected, ...concurrent(16) }),
    );
    const again = aLibrarySuite({ head: suite, store });
    const second = await testSpecs(again.deps, aTestInput({ selected, ...concurrent(3) }));
    expect([second.ran, again.traffic.conversations, again.traffic.opened.length]).toEqual([0, 0, 0]);
    expect(JSON.stringify(uncached(second.results))).toBe(JSON.stringify(uncached(first.results)));
    expect(JSON.stringify(second.trials)).toBe(JSON.stringify(first.trials));
    expect(second.results.every(({ cached }) => cached)).toBe(true);
    expect(second.reused).toBe(second.trials.length);
    expect(second.forecast.trials).toBe(0);
  });

  it('is asked by content: another prompt, spec, seed or user model pays anew, another selection class does not', async () => {
    const store = fakeStore();
    const run = async (parts: Partial<Parameters<typeof aTestInput>[0]>) =>
      (await testSpecs(aLibrarySuite({ store }).deps, aTestInput({ selected: [loans()], ...parts }))).ran;
    expect(await run({})).toBe(15);
    expect(await run({ selected: [loans({ class: 'canary', gates: false })] })).toBe(0);
    expect(await run({ selected: [loans({ table: 'quick' })] })).toBe(0);
    expect(await run({ artifacts: { head: aLibrary({ prompt: 'Other.' }), base: null } })).toBe(15);
    expect(await run({ selected: [loans({ scenario: { when: 'the member asks to end the loan' } })] })).toBe(15);
    expect(await run(concurrent(4, 1))).toBe(15);
    expect(await run({ models: { user: 'other', judge: null } })).toBe(15);
    expect(await run({})).toBe(0);
  });

  it('lets a run that crashed go on where it stopped, with the result of one that did not', async () => {
    const whole = await testSpecs(aLibrarySuite({ head: suite }).deps, aTestInput({ selected }));
    const store = fakeStore();
    const crashed = aLibrarySuite({
      head: { ...suite, fault: started => (started === 23 ? new TypeError('a bug of ours') : null) },
      store,
    });
    await expect(testSpecs(crashed.deps, aTestInput({ selected }))).rejects.toThrow('a bug of ours');
    expect(crashed.traffic.inFlight).toBe(0);
    expect(crashed.traffic.closed).toEqual(crashed.traffic.opened);
    const kept = store.trials().length;
    expect(kept).toBeGreaterThan(15);
    const resumed = await testSpecs(aLibrarySuite({ head: suite, store }).deps, aTestInput({ selected }));
    expect(resumed.ran).toBeLessThanOrEqual(whole.ran - kept + 4 * 4);
    expect(JSON.stringify(uncached(resumed.results))).toBe(JSON.stringify(uncached(whole.results)));
  });

  it('gives no invalid trial back: it is run again', async () => {
    const store = fakeStore();
    const fault = (started: number) => (started === 4 ? new HostError('hung') : null);
    const first = await testSpecs(aLibrarySuite({ head: { fault }, store }).deps, aTestInput({ selected: [loans()] }));
    expect(one(first)).toMatchObject({ verdict: 'pass', n: 15, invalid: 1 });
    const second = await testSpecs(aLibrarySuite({ store }).deps, aTestInput({ selected: [loans()] }));
    expect([second.ran, one(second).invalid, one(second).n]).toEqual([1, 0, 15]);
  });
});

describe('the budget', () => {
  const many = Array.from({ length: 6 }, (_, i) => aSelected(`s${i}`));

  it('leaves out whole specs from the end when the forecast exceeds it, the important ones last', async () => {
    const { deps, events, traffic } = aLibrarySuite();
    const selected = [...many, aSelected('must', { spec: { severity: 'must' } })];
    const budget = { trials: 60, minutes: 30, usd: 10, tokens: 1e9 };
    const run = await testSpecs(deps, aTestInput({ selected, budget }));
    expect(run.results.map(({ verdict }) => verdict)).toEqual([
      'pass',
      'pass',
      ...Array<string>(4).fill('not-tested'),
      'pass',
    ]);
    expect(one(run, 's5.always').reason).toMatch(/^not tested \(budget: /);
    expect(traffic.conversations).toBe(45);
    expect(events[0]).toMatchObject({
      kind: 'forecast',
      specs: 7,
      dropped: ['s2.always', 's3.always', 's4.always', 's5.always'],
    });
  });

  it('is hard: no trial beyond it, what ran is kept, a suspect without replays is not called clean', async () => {
    const { deps, traffic } = aLibrarySuite({ head: { cancels: (_, started) => started === 0 } });
    const budget = { trials: 24, minutes: 30, usd: 10, tokens: 1e9 };
    const run = await testSpecs(deps, aTestInput({ selected: [loans()], budget, ...concurrent(4) }));
    expect([run.ran, traffic.conversations]).toEqual([24, 24]);
    expect(one(run)).toMatchObject({ verdict: 'inconclusive', inconclusive: 'budget', n: 24, violations: 1 });
    expect(one(run).reason).toContain('it passes after 9 more trials');
    expect(one(run).reason).toContain('the replays that would attribute it could not be finished');
    expect(one(run).attribution).toBeNull();
  });

  it('ends at its minutes', async () => {
    const clock = fakeClock();
    const { deps, traffic } = aLibrarySuite({
      clock,
      head: {
        ticks: () => {
          clock.advance(60_000);
          return 1;
        },
      },
    });
    const budget = { trials: 600, minutes: 5, usd: 10, tokens: 1e9 };
    const run = await testSpecs(deps, aTestInput({ selected: [loans()], budget, ...concurrent(1) }));
    expect(traffic.conversations).toBe(5);
    expect(one(run)).toMatchObject({ verdict: 'inconclusive', inconclusive: 'budget', n: 5 });
    expect(one(run).reason).toContain('stopped after no violation in 5 trials because the budget is spent');
    expect(one(run).reason).toContain('it passes after 10 more trials');
  });

  it('ends at its dollars where every model has a price, else at its tokens, with room for what is in flight', async () => {
    const price = { input: 1, cachedInput: null, output: 1 };
    const prices = { agent: price, user: price, miner: null, judge: price };
    const spend = async (parts: { usd: number; tokens: number; isPriced: boolean }) => {
      const suite = aLibrarySuite();
      const deps = { ...suite.deps, reasoner: spendingReasoner(suite.deps.reasoner, 45_000) };
      const budget = { trials: 600, minutes: 30, usd: parts.usd, tokens: parts.tokens };
      const input = aTestInput({ selected: [loans()], budget, ...concurrent(4) });
      const run = await testSpecs(deps, parts.isPriced ? { ...input, prices } : input);
      return { ran: run.ran, result: one(run) };
    };
    expect((await spend({ usd: 2, tokens: 1, isPriced: true })).ran).toBe(15);
    const dear = await spend({ usd: 1.6, tokens: 1e9, isPriced: true });
    expect(dear).toMatchObject({ ran: 15 });
    const poor = await spend({ usd: 0.1, tokens: 1e9, isPriced: true });
    expect([poor.ran, poor.result.verdict]).toEqual([0, 'not-tested']);
    const few = await spend({ usd: 0.001, tokens: 1_600_000, isPriced: false });
    expect(few.ran).toBe(15);
    expect((await spend({ usd: 0.001, tokens: 100_000, isPriced: false })).ran).toBe(0);
  });
});

describe('a broken world', () => {
  it('a host that fails three times in a row ends the suite of the agent, with what ran kept', async () => {
    const suite = aLibrarySuite({ hostFault: opened => opened >= 20 });
    const selected = ['a', 'b', 'c'].map(id => aSelected(id));
    const run = await testSpecs(suite.deps, aTestInput({ selected, ...concurrent(1) }));
    expect(run.results.map(({ verdict }) => verdict)).toEqual(['pass', 'error', 'error']);
    expect(run.fault).toMatch(/failed 3 times in a row: .*the host hung/);
    expect(run.ran).toBe(23);
    expect(one(run, 'b.always')).toMatchObject({ n: 5, invalid: 3 });
    expect(suite.traffic.closed).toEqual(['head']);
  });

  it('a host that dies with many trials in flight has failed once', async () => {
    const suite = aLibrarySuite({ hostFault: opened => opened >= 6 && opened < 9 });
    const selected = ['a', 'b', 'c', 'd'].map(id => aSelected(id));
    const run = await testSpecs(suite.deps, aTestInput({ selected, ...concurrent(8) }));
    expect(run.fault).toBeNull();
    expect(run.results.map(({ verdict }) => verdict)).toEqual(['pass', 'pass', 'pass', 'pass']);
  });

  it('a host that fails now and then makes trials invalid, no more', async () => {
    const suite = aLibrarySuite({ hostFault: opened => opened % 8 === 7 });
    const run = await testSpecs(suite.deps, aTestInput({ selected: [loans()] }));
    expect(one(run)).toMatchObject({ verdict: 'pass', n: 15, invalid: 2 });
    expect(run.fault).toBeNull();
  });

  it('a side that does not start is an error with its reason', async () => {
    const openFault = () => new EvidenceError('this agent needs a model');
    const run = await testSpecs(aLibrarySuite({ openFault }).deps, aTestInput({ selected: [loans()] }));
    expect(one(run)).toMatchObject({ verdict: 'error', n: 0 });
    expect(run.fault).toBe('the head side does not run: this agent needs a model');
  });

  it('a base that does not start leaves a failed test failed, not known', async () => {
    const openFault = (side: string) => (side === 'base' ? new HostError('no such module') : null);
    const suite = aLibrarySuite({ head: { rate: 1 }, openFault });
    const run = await testSpecs(suite.deps, aTestInput({ selected: [loans()] }));
    expect(one(run)).toMatchObject({ verdict: 'fail', attribution: null });
    expect(run.fault).toContain('the base side does not run');
  });

  it('many invalid trials leave a spec inconclusive', async () => {
    const fault = (started: number) => (started % 3 === 1 ? new HostError('hung') : null);
    const run = await testSpecs(aLibrarySuite({ head: { fault } }).deps, aTestInput({ selected: [loans()] }));
    expect(one(run)).toMatchObject({ verdict: 'inconclusive', inconclusive: 'invalid' });
    expect(one(run).reason).toContain('were invalid, mostly: ');
  });
});

describe('progress', () => {
  it('is told trial by trial and verdict by verdict', async () => {
    const { deps, events } = aLibrarySuite();
    const selected = ['a', 'b'].map(id => aSelected(id));
    await testSpecs(deps, aTestInput({ selected }));
    const count = (kind: string) => events.filter(event => event.kind === kind).length;
    expect([count('forecast'), count('started'), count('trial'), count('verdict')]).toEqual([1, 2, 30, 2]);
    expect(events.at(-1)).toMatchObject({ kind: 'verdict', done: 2, of: 2, result: { verdict: 'pass' } });
  });
});

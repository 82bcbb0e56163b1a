/**
 * The sequential test of one spec beside Wald's and two fixed ones: exact error rates and expected trials, at .95/.80 and
 * at AgentAssay's own setting; what concurrency costs and what deciding in order of completion would do; and how long one
 * verdict update takes. Usage: npm run bench -- sequential [SEED]
 */
import { createRng, type Rng } from '../src/lib/rng.ts';
import { binomialCdf, binomialPmf } from '../src/statistics/binomial.ts';
import { decideSequential } from '../src/statistics/decide-sequential.ts';
import { decideVerdict, type TrialOutcome } from '../src/statistics/decide-verdict.ts';
import { maxTrials, type SequentialDesign, shippedDesign } from '../src/statistics/design.ts';
import { operatingCharacteristic } from '../src/statistics/operating-characteristic.ts';
import { wilson } from '../src/statistics/rate-difference.ts';
import { waldDesign } from '../src/statistics/wald-design.ts';
import { percentile, printRows } from './statistics/print-rows.ts';

const RATES = [1, 0.99, 0.95, 0.9, 0.85, 0.8, 0.5, 0];
const FIXED = 100;
const seed = process.argv[2] ?? '1';

interface Test {
  readonly name: string;
  readonly longest: number | string;
  readonly at: (rate: number) => { readonly pass: number; readonly fail: number; readonly trials: number };
}

function ofTable(name: string, design: SequentialDesign): Test {
  return {
    name,
    longest: maxTrials(design),
    at(rate) {
      const { pass, fail, expectedTrials } = operatingCharacteristic(design, rate);
      return { pass, fail, trials: expectedTrials };
    },
  };
}

/** Passes with at most c of 100 violations: the smallest c that keeps alpha. */
function fixedTest({ p0, alpha }: SequentialDesign): Test {
  let c = 0;
  while (1 - binomialCdf(c, FIXED, 1 - p0) > alpha) c += 1;
  return {
    name: `fixed n = 100, at most ${c}`,
    longest: FIXED,
    at(rate) {
      const pass = binomialCdf(c, FIXED, 1 - rate);
      return { pass, fail: 1 - pass, trials: FIXED };
    },
  };
}

/** AgentAssay's verdict of one scenario: Wilson's interval of the pass rate against the threshold p0. */
function wilsonTest({ p0 }: SequentialDesign): Test {
  return {
    name: 'Wilson n = 100',
    longest: FIXED,
    at(rate) {
      let [pass, fail] = [0, 0];
      for (const [v, mass] of binomialPmf(FIXED, 1 - rate).entries()) {
        const { low, high } = wilson({ violations: v, n: FIXED });
        if (1 - high >= p0) pass += mass;
        else if (1 - low < p0) fail += mass;
      }
      return { pass, fail, trials: FIXED };
    },
  };
}

function compare(title: string, design: SequentialDesign): void {
  const ours = ofTable('closed table (ours)', design);
  const tests = [ours, ofTable("Wald's SPRT", waldDesign(design)), fixedTest(design), wilsonTest(design)];
  const rows = tests.map(test => {
    const [good, bad] = [test.at(design.p0), test.at(design.p1)];
    const undecided = Math.max(...RATES.map(rate => 1 - test.at(rate).pass - test.at(rate).fail));
    const trials = RATES.map(rate => test.at(rate).trials.toFixed(1));
    return [
      test.name,
      good.fail.toFixed(5),
      bad.pass.toFixed(5),
      Math.max(0, undecided).toFixed(3),
      String(test.longest),
      ...trials,
    ];
  });
  const head = ['test', 'alpha', 'beta', 'undecided', 'longest', ...RATES.map(rate => `p=${rate}`)];
  console.log(`\n${title}: exact; alpha = P(fail | p0), beta = P(pass | p1), "undecided" the worst over these p`);
  printRows(head, rows);
  const ratios = tests
    .slice(1)
    .map(test => [
      `${test.name} / ours`,
      ...RATES.map(rate => (test.at(rate).trials / ours.at(rate).trials).toFixed(2)),
    ]);
  printRows(['expected trials, ratio', ...RATES.map(rate => `p=${rate}`)], ratios);
}

interface Flight {
  readonly launch: number;
  readonly isViolation: boolean;
  readonly ends: number;
}

/**
 * One test with k trials in flight; violations take `slow` times as long. Decided on the gapless prefix of launches, or
 * else on the trials in the order in which they ended.
 */
function flyTest(
  design: SequentialDesign,
  rng: Rng,
  how: { rate: number; k: number; slow: number; order: 'launch' | 'completion' },
) {
  let [launched, now] = [0, 0];
  const inFlight: Flight[] = [];
  const ended: Flight[] = [];
  for (;;) {
    while (inFlight.length < how.k) {
      const isViolation = rng.next() >= how.rate;
      const takes = -Math.log(1 - rng.next()) * 0.5 + 0.75;
      inFlight.push({ launch: launched++, isViolation, ends: now + takes * (isViolation ? how.slow : 1) });
    }
    inFlight.sort((a, b) => a.ends - b.ends);
    const [next] = inFlight.splice(0, 1);
    if (next === undefined) throw new Error('nothing is in flight');
    now = next.ends;
    ended.push(next);
    const state = decideSequential(design, order(ended, how.order));
    if (state.status !== 'open') return { status: state.status, launched, now };
  }
}

function order(ended: readonly Flight[], by: 'launch' | 'completion'): readonly boolean[] {
  if (by === 'completion') return ended.map(({ isViolation }) => isViolation);
  const sorted = ended.toSorted((a, b) => a.launch - b.launch);
  const gap = sorted.findIndex(({ launch }, i) => launch !== i);
  return (gap === -1 ? sorted : sorted.slice(0, gap)).map(({ isViolation }) => isViolation);
}

function compareOrders(design: SequentialDesign, runs: number): void {
  console.log(`\nconcurrency, simulated (${runs} tests a cell, seed ${seed}): violations take three times as long`);
  const rows = [1, 4, 8, 16].map(k => {
    const share = (by: 'launch' | 'completion', rate: number, status: 'pass' | 'fail') => {
      const rng = createRng(['sequential', seed, k, by, rate]);
      const ends = Array.from({ length: runs }, () => flyTest(design, rng, { rate, k, slow: 3, order: by }));
      const mean = (of: (end: (typeof ends)[number]) => number) => ends.reduce((sum, end) => sum + of(end), 0) / runs;
      return {
        share: mean(end => (end.status === status ? 1 : 0)),
        launched: mean(end => end.launched),
        time: mean(end => end.now),
      };
    };
    const [good, bad] = [share('launch', design.p0, 'fail'), share('launch', design.p1, 'pass')];
    const [goodC, badC] = [share('completion', design.p0, 'fail'), share('completion', design.p1, 'pass')];
    const clean = share('launch', 1, 'fail');
    const numbers = [good.share, bad.share, goodC.share, badC.share].map(value => value.toFixed(3));
    return [String(k), ...numbers, clean.launched.toFixed(1), bad.launched.toFixed(1), clean.time.toFixed(1)];
  });
  printRows(
    [
      'in flight',
      'alpha launch',
      'beta launch',
      'alpha completion',
      'beta completion',
      'launched p=1',
      'launched p1',
      'time p=1',
    ],
    rows,
  );
}

function timeUpdate(): void {
  const design = shippedDesign('standard');
  const rng = createRng(['update', seed]);
  const trials: TrialOutcome[] = Array.from({ length: 60 }, (_, i) => ({
    outcome: i % 20 === 19 || rng.next() < 0.02 ? 'violation' : 'compliant',
    reason: '',
  }));
  const times: number[] = [];
  for (let round = 0; round < 2000; round++) {
    const start = performance.now();
    for (let n = 1; n <= 10; n++) decideVerdict(design, trials.slice(0, 5 * n));
    times.push((performance.now() - start) / 10);
  }
  console.log(
    `\none verdict update (decideVerdict on 5 to 50 trials): median ${(1000 * percentile(times, 0.5)).toFixed(1)} us, 99 % within ${(1000 * percentile(times, 0.99)).toFixed(1)} us`,
  );
}

compare('p0 .95, p1 .80, alpha .05, beta .05', shippedDesign('standard'));
compare('p0 .90, p1 .80, alpha .05, beta .10 (AgentAssay)', shippedDesign('assay'));
compareOrders(shippedDesign('standard'), 4000);
timeUpdate();

/**
 * Many specs in one pull request: share of false ones among the confirmed (FDR), power, chance of any false one, and
 * trials, for e-BH with continuation, the family table and no control. Trials of a run share common shocks: with chance
 * rho, all specs meet the same luck at a trial. Decisions are the product's own functions.
 * Usage: npm run bench -- many-specs [SEED] [SCALE]
 */
import { createRng, type Rng } from '../src/lib/rng.ts';
import { decideConfirm, MAX_CONFIRM_TRIALS } from '../src/statistics/confirm-rate.ts';
import { decideSequential } from '../src/statistics/decide-sequential.ts';
import { maxTrials, shippedDesign } from '../src/statistics/design.ts';
import { rejectByEBh } from '../src/statistics/e-bh.ts';
import { printRows } from './statistics/print-rows.ts';

const seed = process.argv[2] ?? '1';
const scale = Number(process.argv[3] ?? 1);
const Q = 0.05;
const [STANDARD, FAMILY] = [shippedDesign('standard'), shippedDesign('family')];
const LENGTH = Math.max(maxTrials(STANDARD) + MAX_CONFIRM_TRIALS, maxTrials(FAMILY));

/** [specs, true pass rate]; a spec is bad when its pass rate is below p0. */
type Truth = readonly (readonly [number, number])[];
const TRUTHS: readonly { readonly name: string; readonly truth: Truth; readonly runs: number }[] = [
  { name: '50, all at .95', truth: [[50, 0.95]], runs: 300 },
  {
    name: '50, 5 % bad',
    truth: [
      [47, 0.95],
      [2, 0.8],
      [1, 0.5],
    ],
    runs: 300,
  },
  {
    name: '50, 16 % bad',
    truth: [
      [42, 0.95],
      [4, 0.75],
      [4, 0.5],
    ],
    runs: 300,
  },
  { name: '500, all at .98', truth: [[500, 0.98]], runs: 40 },
  { name: '500, all at .95', truth: [[500, 0.95]], runs: 40 },
  {
    name: '500 mixed',
    truth: [
      [400, 0.995],
      [50, 0.95],
      [25, 0.75],
      [25, 0.5],
    ],
    runs: 40,
  },
];

function drawSuite(rng: Rng, rates: readonly number[], rho: number): readonly (readonly boolean[])[] {
  const shocks = Array.from({ length: LENGTH }, () => rng.next());
  return rates.map(rate => shocks.map(shock => (rho > 0 && rng.next() < rho ? shock : rng.next()) >= rate));
}

interface Flagged {
  readonly flagged: readonly number[];
  readonly trials: number;
}

function withoutControl(suite: readonly (readonly boolean[])[], design = STANDARD): Flagged {
  const ends = suite.map(outcomes => decideSequential(design, outcomes));
  return {
    flagged: ends.flatMap(({ status }, i) => (status === 'fail' ? [i] : [])),
    trials: ends.reduce((sum, { n }) => sum + n, 0),
  };
}

/** A failed test goes on by itself; e-BH runs once over the final e-values. */
function withEBh(suite: readonly (readonly boolean[])[]): Flagged {
  let trials = 0;
  const taken = suite.flatMap((outcomes, i) => {
    const { status, n, violations } = decideSequential(STANDARD, outcomes);
    trials += n;
    if (status !== 'fail') return [];
    const plan = { p0: STANDARD.p0, of: suite.length, q: Q, test: { n, violations } };
    const end = decideConfirm(plan, outcomes.slice(n));
    trials += end.n - n;
    return [{ i, logE: end.logE }];
  });
  const kept = rejectByEBh(
    taken.map(({ logE }) => logE),
    { of: suite.length, q: Q },
  );
  return { flagged: kept.map(at => taken[at]?.i ?? -1), trials };
}

function measure(rates: readonly number[], results: readonly Flagged[]) {
  const isBad = (i: number) => (rates[i] ?? 1) < STANDARD.p0;
  const bad = rates.filter((_, i) => isBad(i)).length;
  const mean = (of: (result: Flagged) => number) => results.reduce((sum, one) => sum + of(one), 0) / results.length;
  const wrong = ({ flagged }: Flagged) => flagged.filter(i => !isBad(i)).length;
  return {
    fdr: mean(one => wrong(one) / Math.max(1, one.flagged.length)),
    any: mean(one => (wrong(one) > 0 ? 1 : 0)),
    power: bad === 0 ? null : mean(one => (one.flagged.length - wrong(one)) / bad),
    trials: mean(one => one.trials),
  };
}

const rows: string[][] = [];
for (const { name, truth, runs } of TRUTHS)
  for (const rho of [0, 0.3, 0.6]) {
    const rates = truth.flatMap(([count, rate]) => Array<number>(count).fill(rate));
    const rng = createRng(['many-specs', seed, name, rho]);
    const suites = Array.from({ length: Math.ceil(runs * scale) }, () => drawSuite(rng, rates, rho));
    const none = measure(
      rates,
      suites.map(suite => withoutControl(suite)),
    );
    const eBh = measure(rates, suites.map(withEBh));
    const family = measure(
      rates,
      suites.map(suite => withoutControl(suite, FAMILY)),
    );
    const show = (value: number | null) => (value === null ? '-' : value.toFixed(3));
    rows.push([
      name,
      String(rho),
      show(none.fdr),
      show(eBh.fdr),
      show(family.fdr),
      show(none.any),
      show(eBh.any),
      show(family.any),
      show(none.power),
      show(eBh.power),
      show(family.power),
      none.trials.toFixed(0),
      `+${(100 * (eBh.trials / none.trials - 1)).toFixed(1)} %`,
      `+${(100 * (family.trials / none.trials - 1)).toFixed(1)} %`,
    ]);
  }
console.log(`none = every failed test counts; e-BH = taken on, q = ${Q}; family = alpha .001 a spec; seed ${seed}`);
printRows(
  [
    'specs',
    'rho',
    'FDR none',
    'e-BH',
    'family',
    'any none',
    'e-BH',
    'family',
    'power none',
    'e-BH',
    'family',
    'trials none',
    'e-BH',
    'family',
  ],
  rows,
);

/**
 * Simulated pull requests: how often each rule for red blocks one that brings no new bug, how many new bugs it catches,
 * and what it costs. Ours attributes suspects by replay on head and base; beside it "any witness is red" and "a failed
 * test is red". The decisions are the product's own functions. Usage: npm run bench -- gate [SEED] [SCALE]
 */
import { createRng, type Rng } from '../src/lib/rng.ts';
import { attributeSuspect } from '../src/statistics/attribute-suspect.ts';
import { decideSequential } from '../src/statistics/decide-sequential.ts';
import { maxTrials, shippedDesign } from '../src/statistics/design.ts';
import { printRows } from './statistics/print-rows.ts';

const seed = process.argv[2] ?? '1';
const scale = Number(process.argv[3] ?? 1);
const REPLAYS = 10;
const DESIGN = shippedDesign('standard');

/** True violation rates of one spec, the same in every case of its mix. */
interface SpecTruth {
  readonly base: number;
  readonly head: number;
  readonly severity: 'must' | 'should';
}

interface SpecEnd {
  readonly isRed: {
    readonly ours: boolean;
    readonly oursMore: boolean;
    readonly witness: boolean;
    readonly failedTest: boolean;
  };
  readonly trials: { readonly test: number; readonly replays: number };
}

/** The judge takes a clean trial for a violation, and a violation for clean, at the same rate. */
function sees(rng: Rng, rate: number, judgeError: number): boolean {
  const isViolation = rng.next() < rate;
  return rng.next() < judgeError ? !isViolation : isViolation;
}

function testOne(rng: Rng, truth: SpecTruth, judgeError: number): SpecEnd {
  const outcomes = Array.from({ length: maxTrials(DESIGN) }, () => sees(rng, truth.head, judgeError));
  const { status, n, violations } = decideSequential(DESIGN, outcomes);
  const isSuspect = status === 'fail' || violations > 0;
  const isRed = { witness: violations > 0, failedTest: status === 'fail' };
  if (!isSuspect) return { isRed: { ...isRed, ours: false, oursMore: false }, trials: { test: n, replays: 0 } };
  const replay = (rate: number) => {
    const seen = Array.from({ length: REPLAYS }, () => sees(rng, rate, judgeError)).filter(is => is).length;
    return { violations: seen, n: REPLAYS };
  };
  const counts = { head: replay(truth.head), base: replay(truth.base) };
  const because = status === 'fail' ? 'failed-test' : 'witness';
  const about = { because, severity: truth.severity, isNewHere: false, replays: REPLAYS } as const;
  const ours = attributeSuspect(about, counts).status === 'new';
  // What it would be worth to replay on base 20 times more before a suspect is called new.
  const more = replay(truth.base).violations + replay(truth.base).violations;
  const oursMore = ours && more === 0;
  return { isRed: { ...isRed, ours, oursMore }, trials: { test: n, replays: 2 * REPLAYS } };
}

const OLD_RATES = [0.02, 0.05, 0.1, 0.3];

/** One spec in ten has a bug that base has as well; one in four is `must`. */
function aSuite(specs: number, hasOldBugs: boolean): readonly SpecTruth[] {
  return Array.from({ length: specs }, (_, i) => {
    const rate = hasOldBugs && i % 10 === 0 ? (OLD_RATES[(i / 10) % OLD_RATES.length] ?? 0) : 0;
    return { base: rate, head: rate, severity: i % 4 === 0 ? 'must' : 'should' };
  });
}

function share(count: number, of: number): string {
  return (count / of).toFixed(3);
}

const RULES = ['ours', 'oursMore', 'failedTest', 'witness'] as const;

interface PullRequests {
  readonly specs: number;
  readonly runs: number;
  readonly hasOldBugs: boolean;
  readonly judgeError: number;
}

function simulatePulls({ specs, runs, hasOldBugs, judgeError }: PullRequests): string[] {
  const name = hasOldBugs ? 'old bugs' : 'clean';
  const rng = createRng(['gate', seed, name, judgeError, specs]);
  const count = Math.ceil(runs * scale);
  const pulls = Array.from({ length: count }, () =>
    aSuite(specs, hasOldBugs).map(truth => testOne(rng, truth, judgeError)),
  );
  const isRed = (key: keyof SpecEnd['isRed']) => pulls.filter(ends => ends.some(end => end.isRed[key])).length;
  const mean = (key: 'test' | 'replays') => pulls.flat().reduce((sum, end) => sum + end.trials[key], 0) / count;
  const shares = RULES.map(key => share(isRed(key), count));
  return [
    `${name}, ${specs} specs`,
    String(judgeError),
    String(count),
    ...shares,
    mean('test').toFixed(0),
    mean('replays').toFixed(1),
  ];
}

function showWronglyRed(): void {
  const sizes = [
    { specs: 10, runs: 1000 },
    { specs: 50, runs: 400 },
    { specs: 500, runs: 60 },
  ];
  const plans = [false, true].flatMap(hasOldBugs =>
    [0, 0.01, 0.03].flatMap(judgeError => sizes.map(size => ({ ...size, hasOldBugs, judgeError }))),
  );
  console.log(`pull requests without a new bug: share that is red (seed ${seed})`);
  const head = ['pull request', 'judge error', 'simulated', 'ours', 'ours, base 30', 'failed test', 'any witness'];
  printRows([...head, 'test trials', 'replays'], plans.map(simulatePulls));
}

function showCaught(): void {
  const runs = Math.ceil(4000 * scale);
  const rows: string[][] = [];
  for (const judgeError of [0, 0.01, 0.03])
    for (const severity of ['should', 'must'] as const)
      for (const rate of [0.1, 0.2, 0.3, 0.5, 0.7, 1]) {
        const rng = createRng(['gate', seed, 'new', judgeError, severity, rate]);
        const ends = Array.from({ length: runs }, () => testOne(rng, { base: 0, head: rate, severity }, judgeError));
        const caught = (key: keyof SpecEnd['isRed']) => share(ends.filter(({ isRed }) => isRed[key]).length, runs);
        const trials = ends.reduce((sum, end) => sum + end.trials.test + end.trials.replays, 0) / runs;
        rows.push([`rate ${rate}, ${severity}`, String(judgeError), ...RULES.map(caught), trials.toFixed(1)]);
      }
  console.log(`\nnew bugs (base has none): share caught, ${runs} simulated a row`);
  printRows(['new bug', 'judge error', 'ours', 'ours, base 30', 'failed test', 'any witness', 'trials'], rows);
}

showWronglyRed();
showCaught();

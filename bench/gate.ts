/**
 * Pull requests: how often each rule for red blocks one that brings no new bug, how many new bugs it catches, and what it
 * costs. Ours attributes suspects by replay on head and base, base the more often the more suspects there are; beside it
 * the rule without that ("base 0 of 10"), "a failed test is red" and "any witness is red". First the exact worst cases,
 * then simulations. The decisions are the product's own functions. Usage: npm run bench -- gate [SEED] [SCALE]
 */
import { createRng, type Rng } from '../src/lib/rng.ts';
import { attributeSuspect, cleanReplaysNeeded } from '../src/statistics/attribute-suspect.ts';
import { decideSequential } from '../src/statistics/decide-sequential.ts';
import { maxTrials, shippedDesign } from '../src/statistics/design.ts';
import { REPLAYS, showExact } from './gate/exact.ts';
import { printRows } from './statistics/print-rows.ts';

const seed = process.argv[2] ?? '1';
const scale = Number(process.argv[3] ?? 1);
const DESIGN = shippedDesign('standard');

/** True violation rates of one spec, the same in every case of its mix. */
interface SpecTruth {
  readonly base: number;
  readonly head: number;
  readonly severity: 'must' | 'should';
}

interface Counts {
  readonly violations: number;
  readonly n: number;
}

/** What the trials of one spec showed; `replays` is null where it is no suspect. */
interface Seen {
  readonly truth: SpecTruth;
  readonly n: number;
  readonly because: 'failed-test' | 'witness';
  readonly replays: { readonly head: Counts; readonly base: Counts } | null;
}

const RULES = ['ours', 'baseOfTen', 'failedTest', 'witness'] as const;
const RULE_NAMES = ['ours', 'base 0 of 10', 'failed test', 'any witness'];

interface Ruled {
  readonly isRed: Readonly<Record<(typeof RULES)[number], boolean>>;
  /** Trials of the test, replays on both sides that every rule with replays needs, and further ones on base. */
  readonly trials: { readonly test: number; readonly replays: number; readonly further: number };
}

/** The judge takes a clean trial for a violation, and a violation for clean, at the same rate. */
function sees(rng: Rng, rate: number, judgeError: number): boolean {
  const isViolation = rng.next() < rate;
  return rng.next() < judgeError ? !isViolation : isViolation;
}

function testOne(rng: Rng, truth: SpecTruth, judgeError: number): Seen {
  // Nothing is drawn for a spec that shows nothing: with a judge that never errs most specs are clean for certain.
  const canShow = truth.head > 0 || judgeError > 0;
  const outcomes = Array.from({ length: maxTrials(DESIGN) }, () => canShow && sees(rng, truth.head, judgeError));
  const { status, n, violations } = decideSequential(DESIGN, outcomes);
  const replay = (rate: number): Counts => {
    const seen = Array.from({ length: REPLAYS }, () => sees(rng, rate, judgeError)).filter(is => is).length;
    return { violations: seen, n: REPLAYS };
  };
  const isSuspect = status === 'fail' || violations > 0;
  const replays = isSuspect ? { head: replay(truth.head), base: replay(truth.base) } : null;
  return { truth, n, because: status === 'fail' ? 'failed-test' : 'witness', replays };
}

/** @param suspects of the whole run */
function ruleOn(rng: Rng, seen: Seen, facts: { readonly suspects: number; readonly judgeError: number }): Ruled {
  const { truth, n, because, replays } = seen;
  const trials = { test: n, replays: replays === null ? 0 : 2 * REPLAYS, further: 0 };
  if (replays === null) return { isRed: { ours: false, baseOfTen: false, failedTest: false, witness: false }, trials };
  const about = { because, severity: truth.severity, isNewHere: false, replays: REPLAYS } as const;
  const baseOfTen = attributeSuspect(about, replays).status === 'new';
  const base = { ...replays.base };
  const counted = { ...about, suspects: facts.suspects };
  const needed = baseOfTen ? cleanReplaysNeeded(counted, replays.head) : 0;
  while (base.n < needed && base.violations === 0) {
    base.n += 1;
    base.violations += sees(rng, truth.base, facts.judgeError) ? 1 : 0;
  }
  const ours = attributeSuspect(counted, { head: replays.head, base }).status === 'new';
  const isRed = { ours, baseOfTen, failedTest: because === 'failed-test', witness: true };
  return { isRed, trials: { ...trials, further: base.n - replays.base.n } };
}

function runPull(rng: Rng, suite: readonly SpecTruth[], judgeError: number): readonly Ruled[] {
  const seen = suite.map(truth => testOne(rng, truth, judgeError));
  const suspects = seen.filter(({ replays }) => replays !== null).length;
  return seen.map(one => ruleOn(rng, one, { suspects, judgeError }));
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
  const suite = aSuite(specs, hasOldBugs);
  const pulls = Array.from({ length: count }, () => runPull(rng, suite, judgeError));
  const isRed = (key: (typeof RULES)[number]) => pulls.filter(ends => ends.some(end => end.isRed[key])).length;
  const mean = (of: (end: Ruled) => number) => pulls.flat().reduce((sum, end) => sum + of(end), 0) / count;
  return [
    `${name}, ${specs} specs`,
    String(judgeError),
    String(count),
    ...RULES.map(key => share(isRed(key), count)),
    mean(({ isRed: red }) => (red.witness ? 1 : 0)).toFixed(1),
    mean(({ trials }) => trials.test).toFixed(0),
    mean(({ trials }) => trials.replays).toFixed(1),
    mean(({ trials }) => trials.further).toFixed(1),
  ];
}

function showWronglyRed(): void {
  const sizes = [
    { specs: 10, runs: 1000 },
    { specs: 50, runs: 400 },
    { specs: 500, runs: 400 },
  ];
  const plans = [false, true].flatMap(hasOldBugs =>
    [0, 0.01, 0.03].flatMap(judgeError =>
      sizes.map(({ specs, runs }) => ({ specs, runs: judgeError === 0 ? 10 * runs : runs, hasOldBugs, judgeError })),
    ),
  );
  console.log(`\npull requests without a new bug, simulated: share that is red (seed ${seed})`);
  const head = ['pull request', 'judge error', 'simulated', ...RULE_NAMES];
  printRows([...head, 'suspects', 'test trials', 'replays', 'further (ours)'], plans.map(simulatePulls));
}

const AMONG = [1, 10, 40, 100];

function showCaught(): void {
  const runs = Math.ceil(4000 * scale);
  const rows: string[][] = [];
  for (const judgeError of [0, 0.01, 0.03])
    for (const severity of ['should', 'must'] as const)
      for (const rate of [0.1, 0.2, 0.3, 0.5, 0.7, 1]) {
        const rng = createRng(['gate', seed, 'new', judgeError, severity, rate]);
        const seen = Array.from({ length: runs }, () => testOne(rng, { base: 0, head: rate, severity }, judgeError));
        const among = AMONG.map(suspects => seen.map(one => ruleOn(rng, one, { suspects, judgeError })));
        const caught = (ends: readonly Ruled[], key: (typeof RULES)[number]) =>
          share(ends.filter(({ isRed }) => isRed[key]).length, runs);
        const [alone = []] = among;
        const others = RULES.slice(1).map(key => caught(alone, key));
        const trials = (ends: readonly Ruled[], withFurther: boolean) =>
          ends.reduce((sum, { trials: of }) => sum + of.test + of.replays + (withFurther ? of.further : 0), 0) / runs;
        const costs = [trials(alone, false), ...among.map(ends => trials(ends, true))];
        const ours = among.map(ends => caught(ends, 'ours'));
        rows.push([
          `rate ${rate}, ${severity}`,
          String(judgeError),
          ...ours,
          ...others,
          ...costs.map(x => x.toFixed(1)),
        ]);
      }
  console.log(`\nnew bugs (base has none): share caught, ${runs} simulated a row; "of m" = one of m suspects`);
  const ours = AMONG.map(m => `ours, of ${m}`);
  const costs = ['trials: base 0 of 10', ...ours];
  printRows(['new bug', 'judge error', ...ours, ...RULE_NAMES.slice(1), ...costs], rows);
}

showExact();
showWronglyRed();
showCaught();

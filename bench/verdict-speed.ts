/**
 * How long one update of a verdict and coverage over 10,000 traces take, each beside a plain way to the same end: the
 * likelihood ratio summed anew over all trials, the exact binomial tails of each prefix, and a pass over all traces for
 * each question. Medians of one run, side by side. Usage: npm run bench -- verdict-speed [--traces N]
 */
import { parseArgs } from 'node:util';
import { createRng } from '../src/lib/rng.ts';
import { binomialCdf } from '../src/statistics/binomial.ts';
import { measureCoverage } from '../src/statistics/coverage/measure-coverage.ts';
import { decideVerdict, type TrialOutcome } from '../src/statistics/decide-verdict.ts';
import { shippedDesign } from '../src/statistics/design.ts';
import { coverageScene } from './statistics/coverage-scene.ts';
import { countNaively } from './statistics/naive-coverage.ts';
import { percentile, printRows } from './statistics/print-rows.ts';

const { values } = parseArgs({ options: { traces: { type: 'string', default: '10000' } } });
const DESIGN = shippedDesign('standard');
const { p0, p1, alpha, beta } = DESIGN;

interface Decided {
  readonly status: string;
  /** Trials looked at. */
  readonly n: number;
}

/** Wald's test as it is often written: the ratio of each prefix from its first trial on. */
function decideByRatio(outcomes: readonly boolean[]): Decided {
  for (let n = 1; n <= outcomes.length; n++) {
    const ratio = outcomes
      .slice(0, n)
      .reduce((sum, violates) => sum + Math.log(violates ? (1 - p1) / (1 - p0) : p1 / p0), 0);
    if (ratio >= Math.log((1 - beta) / alpha)) return { status: 'fail', n };
    if (ratio <= Math.log(beta / (1 - alpha))) return { status: 'pass', n };
  }
  return { status: 'open', n: outcomes.length };
}

/** Looks at the exact tails of each prefix: dearer a trial, and no test, for the many looks make both errors larger. */
function decideByTails(outcomes: readonly boolean[]): Decided {
  let violations = 0;
  for (const [at, violates] of outcomes.entries()) {
    if (violates) violations += 1;
    if (1 - binomialCdf(violations - 1, at + 1, 1 - p0) <= alpha) return { status: 'fail', n: at + 1 };
    if (binomialCdf(violations, at + 1, 1 - p1) <= beta) return { status: 'pass', n: at + 1 };
  }
  return { status: 'open', n: outcomes.length };
}

/** Suites of trials near the middle between p0 and p1, where a test stays open longest; cut at 5 to 50 trials. */
function drawPrefixes(): readonly (readonly boolean[])[] {
  const rng = createRng(['verdict-speed']);
  return Array.from({ length: 300 }, (_, i) => Array.from({ length: 5 + (i % 46) }, () => rng.next() < 0.1));
}

function medianOf(rounds: number, per: number, work: () => unknown): number {
  for (let warm = 0; warm < 3; warm++) work();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return (performance.now() - start) / per;
  });
  return percentile(times, 0.5);
}

function showVerdicts(): void {
  const prefixes = drawPrefixes();
  const trials = prefixes.map(outcomes =>
    outcomes.map((violates): TrialOutcome => ({ outcome: violates ? 'violation' : 'compliant', reason: '' })),
  );
  const ways: readonly (readonly [string, () => readonly Decided[]])[] = [
    ['ours: integer table', () => trials.map(one => decideVerdict(DESIGN, one))],
    ['likelihood ratio summed anew', () => prefixes.map(decideByRatio)],
    ['exact binomial tails', () => prefixes.map(decideByTails)],
  ];
  const measured = ways.map(([name, decide]) => {
    const looked = decide().reduce((sum, { n }) => sum + n, 0) / prefixes.length;
    return { name, looked, micros: 1000 * medianOf(60, prefixes.length, decide) };
  });
  const ours = measured[0]?.micros ?? 1;
  printRows(
    ['one verdict update (5 to 50 trials)', 'trials looked at', 'microseconds', 'ratio', 'nanoseconds a trial'],
    measured.map(({ name, looked, micros }) => [
      name,
      looked.toFixed(1),
      micros.toFixed(2),
      (micros / ours).toFixed(2),
      ((1000 * micros) / looked).toFixed(0),
    ]),
  );
}

function showCoverage(): void {
  const scene = coverageScene(Number(values.traces));
  const { tool, path, boundary } = measureCoverage(scene);
  const naive = countNaively(scene);
  const isEqual = naive.tools === tool?.covered && naive.paths === path?.covered && naive.bounds === boundary?.covered;
  if (!isEqual) throw new Error('the two ways count differently');
  const ours = medianOf(5, 1, () => void measureCoverage(scene));
  const plain = medianOf(3, 1, () => void countNaively(scene));
  console.log('');
  printRows(
    [`coverage over ${values.traces} traces`, 'milliseconds', 'ratio'],
    [
      ['ours: tools, paths, bounds, states, specs, source', ours.toFixed(0), '1.00'],
      ['a pass for each question: tools, paths, bounds', plain.toFixed(0), (plain / ours).toFixed(2)],
    ],
  );
  console.log(`both count ${naive.tools} tools, ${naive.paths} paths, ${naive.bounds} bounds`);
}

showVerdicts();
showCoverage();

/** The chances of each end of a sequential test, exact up to floating point, and its average sample number. */
export interface OperatingCharacteristic {
  readonly pass: number;
  readonly fail: number;
  /** Mass that no bound stops; 0 for a closed design. */
  readonly inconclusive: number;
  /** E[N], the mean number of valid trials. */
  readonly expectedTrials: number;
  /** Chance of stopping exactly after trial n, at n - 1. */
  readonly stopsAt: readonly number[];
}

/** The bounds of a design after each trial: pass when v <= pass[n - 1], fail when v >= fail[n - 1]. */
export interface Bounds {
  readonly pass: readonly number[];
  readonly fail: readonly (number | null)[];
}

/**
 * Dynamic programming on the binomial lattice: the mass of every (n, v) that has not stopped is carried one trial on; what
 * lies at or above the fail bound is not kept.
 * @param passRate true pass rate, 0 to 1
 */
export function operatingCharacteristic(design: Bounds, passRate: number): OperatingCharacteristic {
  let open: readonly number[] = [1];
  const ends = { pass: 0, fail: 0, expectedTrials: 0 };
  const stopsAt = design.pass.map((passBound, i) => {
    ends.expectedTrials += sum(open);
    const next = carryOn(open, passRate);
    const failBound = design.fail[i] ?? Number.POSITIVE_INFINITY;
    const passing = sum(next.slice(0, passBound + 1));
    const failing = failBound < next.length ? sum(next.slice(failBound)) : 0;
    ends.pass += passing;
    ends.fail += failing;
    open = next.slice(0, Math.min(failBound, next.length)).map((mass, v) => (v <= passBound ? 0 : mass));
    return passing + failing;
  });
  return { ...ends, inconclusive: sum(open), stopsAt };
}

function carryOn(open: readonly number[], passRate: number): number[] {
  const next = new Array<number>(open.length + 1).fill(0);
  open.forEach((mass, v) => {
    next[v] = (next[v] ?? 0) + mass * passRate;
    next[v + 1] = mass * (1 - passRate);
  });
  return next;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * The population of specs that the tables were made for: [true pass rate, share]. Most specs of a healthy agent are
 * clean; the forecast of a run takes its mean number of trials over this mix.
 */
export const SPEC_POPULATION: readonly (readonly [number, number])[] = [
  [1, 0.6],
  [0.99, 0.15],
  [0.95, 0.05],
  [0.9, 0.05],
  [0.85, 0.02],
  [0.8, 0.03],
  [0.7, 0.05],
  [0.5, 0.03],
  [0, 0.02],
];

/** Mean number of valid trials of one spec over {@link SPEC_POPULATION}. */
export function expectedTrials(design: Bounds): number {
  return sum(SPEC_POPULATION.map(([rate, share]) => share * operatingCharacteristic(design, rate).expectedTrials));
}

/**
 * Behavioural drift (statistics.md 4; AgentAssay 7.1, mended). Input: fingerprints of base and head, a stratum a spec.
 * Output: the chance of so large a difference without a change, by a stratified permutation test, and the features that
 * moved (Westfall-Young). Refuses to test on few traces and says what it saw instead.
 */
import { hashValue } from '../lib/hash.ts';
import { createRng, type Rng } from '../lib/rng.ts';
import type { Drift } from '../model/verdict.ts';
import type { Fingerprint } from './fingerprint-trace.ts';

/** Fingerprints of one spec in launch order. */
export interface DriftStratum {
  readonly stratum: string;
  readonly base: readonly Fingerprint[];
  readonly head: readonly Fingerprint[];
}

export const DRIFT_PERMUTATIONS = 1999;
const MIN_TRACES = 30;
const MIN_STRATA = 10;
const MAX_P = 0.01;
const MIN_EFFECT = 0.5;
const TIE = 1e-9;

export interface DriftLimits {
  readonly minTraces: number;
  readonly minStrata: number;
}

/** @param limits least traces a side and least strata; defaults 30 and 10 */
export function testDrift(
  strata: readonly DriftStratum[],
  limits: DriftLimits = { minTraces: MIN_TRACES, minStrata: MIN_STRATA },
): Drift {
  const balanced = balance(strata);
  const n = balanced.reduce((sum, { base }) => sum + base.length, 0);
  const facts = { n: { base: n, head: n }, strata: balanced.length };
  if (strata.every(({ base }) => base.length === 0))
    return { ...facts, p: null, flagged: false, features: [], reason: 'no base traces yet' };
  const features = measureFeatures(balanced);
  if (n < limits.minTraces || balanced.length < limits.minStrata)
    return { ...facts, p: null, flagged: false, features: [], reason: describeTooFew(facts, limits, features) };
  const adjusted = adjustP(features, balanced);
  const named = features.map((feature, i) => ({ ...nameFeature(feature), p: adjusted[i] ?? 1 }));
  return {
    ...facts,
    p: Math.min(1, ...adjusted),
    flagged: named.some(({ p, effect }) => p < MAX_P && Math.abs(effect) >= MIN_EFFECT),
    features: named.sort((a, b) => a.p - b.p || Math.abs(b.effect) - Math.abs(a.effect) || (a.name < b.name ? -1 : 1)),
    reason: '',
  };
}

/** Equal numbers of base and head in each stratum, the first ones in launch order; empty strata fall out. */
function balance(strata: readonly DriftStratum[]): readonly DriftStratum[] {
  return strata.flatMap(({ stratum, base, head }) => {
    const m = Math.min(base.length, head.length);
    return m === 0 ? [] : [{ stratum, base: base.slice(0, m), head: head.slice(0, m) }];
  });
}

/** One feature over all traces, stratum after stratum, in each first base, then head. */
interface Feature {
  readonly name: string;
  readonly base: number;
  readonly head: number;
  /** Values less the mean of their stratum, in standard deviations within strata. */
  readonly scaled: readonly number[];
  /** Mean of head less mean of base, in standard deviations. */
  readonly effect: number;
}

function measureFeatures(strata: readonly DriftStratum[]): readonly Feature[] {
  const names = new Set(strata.flatMap(({ base, head }) => [...base, ...head].flatMap(print => Object.keys(print))));
  const heads = headPositions(strata, range => range.slice(range.length / 2));
  return [...names].sort().map(name => measureFeature(name, strata, heads));
}

function measureFeature(name: string, strata: readonly DriftStratum[], heads: readonly number[]): Feature {
  const read = (prints: readonly Fingerprint[]) => prints.map(print => print[name] ?? 0);
  const centred = strata.flatMap(({ base, head }) => {
    const row = read([...base, ...head]);
    const centre = mean(row);
    return row.map(value => value - centre);
  });
  const deviation = Math.sqrt(mean(centred.map(value => value * value)));
  const scaled = centred.map(value => (deviation < TIE ? 0 : value / deviation));
  return {
    name,
    base: mean(strata.flatMap(({ base }) => read(base))),
    head: mean(strata.flatMap(({ head }) => read(head))),
    scaled,
    effect: differ(scaled, heads),
  };
}

/** Mean of head less mean of base; the values of a stratum add up to zero, so the sum over head alone tells it. */
function differ(scaled: readonly number[], heads: readonly number[]): number {
  let sum = 0;
  for (const at of heads) sum += scaled[at] ?? 0;
  return (2 * sum) / heads.length;
}

/** Positions of the head traces, when `choose` takes half of each stratum's positions. */
function headPositions(
  strata: readonly DriftStratum[],
  choose: (positions: readonly number[]) => readonly number[],
): readonly number[] {
  let start = 0;
  return strata.flatMap(({ base }) => {
    const positions = Array.from({ length: 2 * base.length }, (_, i) => start + i);
    start += positions.length;
    return choose(positions);
  });
}

/**
 * Step-down adjusted p-values, one a feature: labels are exchanged within strata, the same exchange for all features;
 * p = (1 + permutations at least as large) / (permutations + 1).
 */
function adjustP(features: readonly Feature[], strata: readonly DriftStratum[]): readonly number[] {
  const rng = createRng(['drift', hashValue(strata)]);
  const order = features.map((_, i) => i).sort((a, b) => size(features, b) - size(features, a));
  const exceeding = new Array<number>(features.length).fill(0);
  for (let b = 0; b < DRIFT_PERMUTATIONS; b++) {
    const heads = headPositions(strata, positions => drawHalf(rng, positions));
    let largest = 0;
    for (const at of order.toReversed()) {
      largest = Math.max(largest, Math.abs(differ(features[at]?.scaled ?? [], heads)));
      if (largest >= size(features, at) - TIE) exceeding[at] = (exceeding[at] ?? 0) + 1;
    }
  }
  return stepDown(order, exceeding);
}

function stepDown(order: readonly number[], exceeding: readonly number[]): readonly number[] {
  const adjusted = new Array<number>(order.length).fill(1);
  let floor = 0;
  for (const at of order) {
    floor = Math.max(floor, (1 + (exceeding[at] ?? 0)) / (DRIFT_PERMUTATIONS + 1));
    adjusted[at] = floor;
  }
  return adjusted;
}

function drawHalf(rng: Rng, positions: readonly number[]): readonly number[] {
  return rng.shuffle(positions).slice(0, positions.length / 2);
}

function size(features: readonly Feature[], at: number): number {
  return Math.abs(features[at]?.effect ?? 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Means are told as the trace has them: the logarithm is taken back. */
function nameFeature({ name, base, head, effect }: Feature): Omit<Drift['features'][number], 'p'> {
  return { name, base: Math.expm1(base), head: Math.expm1(head), effect };
}

function describeTooFew(facts: Pick<Drift, 'n' | 'strata'>, limits: DriftLimits, features: readonly Feature[]): string {
  const [largest] = [...features].sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
  const seen =
    largest === undefined || Math.abs(largest.effect) < TIE
      ? ''
      : `; the largest difference seen is "${largest.name}", ${Math.expm1(largest.base).toFixed(1)} -> ${Math.expm1(largest.head).toFixed(1)}`;
  return `not enough traces: ${facts.n.head} a side over ${facts.strata} specs, ${limits.minTraces} over ${limits.minStrata} are needed${seen}`;
}

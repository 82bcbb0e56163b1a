/**
 * Behavioural drift (statistics.md 4; AgentAssay 7.1, mended). Input: profiles of base's and head's traces, a stratum a
 * spec. Output: the chance of so large a difference without a change, by a stratified permutation test, and the features
 * that moved (Westfall-Young). Refuses to test on few traces and says what it saw instead.
 */
import { hashValue } from '../lib/hash.ts';
import { createRng } from '../lib/rng.ts';
import type { Drift } from '../model/verdict.ts';
import { ASSAY_FEATURES } from './drift/assay-features.ts';
import { type FeatureTable, type ProfileStratum, tabulateFeatures } from './drift/feature-table.ts';
import { energyStatistic, hotellingStatistic } from './drift/other-statistics.ts';
import { measureDifferences, measureRarity, stepDownP } from './drift/permute-features.ts';
import { type Labellings, permuteStrata } from './drift/permute-strata.ts';
import { rankP } from './drift/rank-p.ts';
import { chooseFeatures } from './fingerprint/choose-features.ts';

export const DRIFT_PERMUTATIONS = 1999;
const MIN_TRACES = 30;
const MIN_STRATA = 10;
const MAX_P = 0.01;
const MIN_EFFECT = 0.5;

/** `max-t` is the test; `hotelling` (AgentAssay's 14 features, shrunk) and `energy` are there for comparison. */
export const DRIFT_METHODS = ['max-t', 'hotelling', 'energy'] as const;
export type DriftMethod = (typeof DRIFT_METHODS)[number];

export interface DriftOptions {
  /** Least traces a side; default 30. */
  readonly minTraces?: number;
  /** Least strata; default 10. */
  readonly minStrata?: number;
  readonly method?: DriftMethod;
  /** Default 1,999. */
  readonly permutations?: number;
}

export function testDrift(strata: readonly ProfileStratum[], options: DriftOptions = {}): Drift {
  const { minTraces = MIN_TRACES, minStrata = MIN_STRATA, method = 'max-t' } = options;
  const balanced = balance(strata);
  const n = balanced.reduce((sum, { base }) => sum + base.length, 0);
  const facts = { n: { base: n, head: n }, strata: balanced.length };
  const untested = { ...facts, p: null, flagged: false, features: [] };
  if (strata.every(({ base }) => base.length === 0)) return { ...untested, reason: 'no base traces yet' };
  const profiles = balanced.flatMap(({ base, head }) => [...base, ...head]);
  const table = tabulateFeatures(balanced, method === 'hotelling' ? ASSAY_FEATURES : chooseFeatures(profiles));
  const sizes = balanced.map(({ base }) => base.length);
  if (n < minTraces || balanced.length < minStrata)
    return { ...untested, reason: describeTooFew(table, sizes, { minTraces, minStrata }) };
  if (table.features.length === 0) return { ...untested, p: 1, reason: '' };
  const rng = createRng(['drift', hashValue(balanced)]);
  return { ...facts, ...compare(table, permuteStrata(sizes, options.permutations ?? DRIFT_PERMUTATIONS, rng), method) };
}

/** Equal numbers of base and head in each stratum, the first ones in launch order; empty strata fall out. */
function balance(strata: readonly ProfileStratum[]): readonly ProfileStratum[] {
  return strata.flatMap(({ stratum, base, head }) => {
    const m = Math.min(base.length, head.length);
    return m === 0 ? [] : [{ stratum, base: base.slice(0, m), head: head.slice(0, m) }];
  });
}

function compare(table: FeatureTable, labellings: Labellings, method: DriftMethod): Omit<Drift, 'n' | 'strata'> {
  const differences = measureDifferences(table, labellings);
  const adjusted = stepDownP(measureRarity(table, differences), table.features.length);
  const features = table.features
    .map((_, j) => ({ ...nameFeature(table, j), effect: differences[j] ?? 0, p: adjusted[j] ?? 1 }))
    .sort((a, b) => a.p - b.p || Math.abs(b.effect) - Math.abs(a.effect) || (a.name < b.name ? -1 : 1));
  const p = method === 'max-t' ? (features[0]?.p ?? 1) : overallP(table, { labellings, differences, method });
  return { p, flagged: p < MAX_P && Math.abs(features[0]?.effect ?? 0) >= MIN_EFFECT, features, reason: '' };
}

/** Those that judge all features at once. */
function overallP(
  table: FeatureTable,
  by: {
    readonly labellings: Labellings;
    readonly differences: Float64Array;
    readonly method: Exclude<DriftMethod, 'max-t'>;
  },
): number {
  switch (by.method) {
    case 'hotelling':
      return rankP(hotellingStatistic(table, by.differences))[0] ?? 1;
    case 'energy':
      return rankP(energyStatistic(table, by.labellings))[0] ?? 1;
  }
}

/** Means are told as the trace has them: the logarithm is taken back. */
function nameFeature(
  { features, means }: FeatureTable,
  j: number,
): Pick<Drift['features'][number], 'name' | 'base' | 'head'> {
  const tell = (value: number) => (features[j]?.scale === 'log' ? Math.expm1(value) : value);
  return { name: features[j]?.name ?? '', base: tell(means[j]?.base ?? 0), head: tell(means[j]?.head ?? 0) };
}

function describeTooFew(
  table: FeatureTable,
  sizes: readonly number[],
  limits: { readonly minTraces: number; readonly minStrata: number },
): string {
  const labellings = permuteStrata(sizes, 0, createRng('as they are'));
  const differences = measureDifferences(table, labellings);
  const [largest] = table.features
    .map((_, j) => j)
    .sort((a, b) => Math.abs(differences[b] ?? 0) - Math.abs(differences[a] ?? 0));
  const told = `not enough traces: ${labellings.n} a side over ${sizes.length} ${sizes.length === 1 ? 'spec' : 'specs'}, ${limits.minTraces} over ${limits.minStrata} are needed`;
  if (largest === undefined) return told;
  const { name, base, head } = nameFeature(table, largest);
  return `${told}; the largest difference seen is "${name}", ${base.toFixed(1)} -> ${head.toFixed(1)}`;
}

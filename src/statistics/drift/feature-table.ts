import type { Feature } from '../fingerprint/feature.ts';
import type { TraceProfile } from '../fingerprint/profile-trace.ts';

/** Traces of one spec in launch order. */
export interface ProfileStratum {
  readonly stratum: string;
  readonly base: readonly TraceProfile[];
  readonly head: readonly TraceProfile[];
}

/** Values of the features that vary within some stratum. */
export interface FeatureTable {
  readonly features: readonly Feature[];
  /**
   * One row a trace (stratum after stratum, in each base before head), one column a feature: less the mean of the
   * stratum, in standard deviations within strata.
   */
  readonly scaled: Float64Array;
  /** Means of both sides, by feature. */
  readonly means: readonly { readonly base: number; readonly head: number }[];
}

const TIE = 1e-9;

/** @param strata equal numbers a side in each */
export function tabulateFeatures(strata: readonly ProfileStratum[], all: readonly Feature[]): FeatureTable {
  const columns = all.flatMap(feature => {
    const column = scaleFeature(strata, feature);
    return column === null ? [] : [column];
  });
  const rows = columns[0]?.scaled.length ?? 0;
  const scaled = new Float64Array(rows * columns.length);
  columns.forEach((column, j) => {
    for (let i = 0; i < rows; i++) scaled[i * columns.length + j] = column.scaled[i] ?? 0;
  });
  return { features: columns.map(({ feature }) => feature), scaled, means: columns.map(({ means }) => means) };
}

function scaleFeature(strata: readonly ProfileStratum[], feature: Feature) {
  const sides = strata.map(({ base, head }) => ({
    base: base.map(profile => feature.read(profile)),
    head: head.map(profile => feature.read(profile)),
  }));
  const centred = sides.flatMap(({ base, head }) => {
    const values = [...base, ...head];
    const centre = mean(values);
    return values.map(value => value - centre);
  });
  const deviation = Math.sqrt(mean(centred.map(value => value * value)));
  if (deviation < TIE) return null;
  const means = { base: mean(sides.flatMap(({ base }) => base)), head: mean(sides.flatMap(({ head }) => head)) };
  return { feature, means, scaled: centred.map(value => value / deviation) };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

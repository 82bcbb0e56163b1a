import type { TraceProfile } from './profile-trace.ts';

/** Kinds of change that a feature speaks of; the drift test gives each family the same chance of a false alarm. */
export const FEATURE_FAMILIES = ['tools', 'order', 'steps', 'loops', 'course', 'arguments'] as const;
export type FeatureFamily = (typeof FEATURE_FAMILIES)[number];

/** One named number of a trace. `log`: the number is log(1 + x), and is told as x. */
export interface Feature {
  readonly name: string;
  readonly family: FeatureFamily;
  readonly scale: 'log' | 'plain';
  read(profile: TraceProfile): number;
}

/** What fewer traces show cannot be told from chance. */
const MIN_TRACES = 4;

export function tally(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** The most frequent first; names decide between equals. */
export function rank(counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([item]) => item);
}

/** What most traces show, by the number of traces that do; the same for any order of the traces. */
export function mostFrequent(
  profiles: readonly TraceProfile[],
  list: (profile: TraceProfile) => readonly string[],
  most: number,
): readonly string[] {
  const counts = tally(profiles.flatMap(profile => [...new Set(list(profile))]));
  return rank(new Map([...counts].filter(([, traces]) => traces >= MIN_TRACES))).slice(0, most);
}

export function logOf(value: number): number {
  return Math.log1p(Math.max(0, value));
}

/** 0 of an empty list. */
export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

import { type Feature, logOf } from './feature.ts';
import type { TraceProfile } from './profile-trace.ts';

/** Calls of one tool in a row. */
interface Run {
  readonly tool: string;
  readonly length: number;
}

/** A run that one trace in e^4 = 55 has by chance is as unusual as any other. */
const MAX_SURPRISE = 4;

/** Runs of one tool that are long for that tool, and calls made again with the same arguments. */
export function loopFeatures(profiles: readonly TraceProfile[]): readonly Feature[] {
  const surprise = learnRepeats(profiles);
  return [
    {
      name: 'unusually long runs of one tool',
      family: 'loops',
      scale: 'plain',
      read: ({ calls }) => surpriseOf(listRuns(calls), surprise),
    },
    { name: 'same call made again', family: 'loops', scale: 'log', read: ({ sameCalls }) => logOf(sameCalls) },
  ];
}

/**
 * How unusual it is that a tool is called again right after itself: the negative logarithm of the share of its runs that
 * are longer than one call, in all traces together. A loop counts as one run there, however long it is.
 */
function learnRepeats(profiles: readonly TraceProfile[]): ReadonlyMap<string, number> {
  const runs = new Map<string, { readonly all: number; readonly repeated: number }>();
  for (const { tool, length } of profiles.flatMap(({ calls }) => listRuns(calls))) {
    const { all, repeated } = runs.get(tool) ?? { all: 0, repeated: 0 };
    runs.set(tool, { all: all + 1, repeated: repeated + Number(length > 1) });
  }
  return new Map([...runs].map(([tool, { all, repeated }]) => [tool, -Math.log((repeated + 0.5) / (all + 1))]));
}

/**
 * The negative logarithm of the chance that a trace with so many runs has one so long (geometric lengths, Bonferroni),
 * from 0 to `MAX_SURPRISE`: of a tool that is often called again, a run must be longer to count.
 */
function surpriseOf(runs: readonly Run[], surprise: ReadonlyMap<string, number>): number {
  const most = Math.max(0, ...runs.map(({ tool, length }) => (length - 1) * (surprise.get(tool) ?? 0)));
  return Math.min(MAX_SURPRISE, Math.max(0, most - Math.log(Math.max(1, runs.length))));
}

function listRuns(calls: readonly string[]): readonly Run[] {
  const starts = calls.flatMap((call, i) => (call === calls[i - 1] ? [] : [i]));
  return starts.map((start, k) => ({ tool: calls[start] ?? '', length: (starts[k + 1] ?? calls.length) - start }));
}

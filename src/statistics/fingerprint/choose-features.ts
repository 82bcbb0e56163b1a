import { type Feature, logOf, meanOf, mostFrequent, rank, tally } from './feature.ts';
import { loopFeatures } from './loop-features.ts';
import type { TraceProfile } from './profile-trace.ts';
import { orderFeatures, stepFeatures } from './sequence-features.ts';

/** How many of each kind are taken. */
const MAX_TOOLS = 12;
const MAX_PARAMETERS = 4;

/**
 * The features of these traces (AgentAssay 7.1, with tool names, order and arguments). Tools, pairs of tools and
 * parameters are the most frequent ones of all traces together, so that the choice does not know whose a trace is, and a
 * permutation test stays exact.
 */
export function chooseFeatures(profiles: readonly TraceProfile[]): readonly Feature[] {
  return [
    ...mostFrequent(profiles, ({ calls }) => calls, MAX_TOOLS).map(countsTool),
    ...orderFeatures(profiles),
    ...stepFeatures(profiles),
    ...loopFeatures(profiles),
    ...COURSE,
    argumentLength(profiles),
    ...mostFrequent(profiles, ({ args }) => args.map(({ parameter }) => parameter), MAX_PARAMETERS).map(parameter =>
      writesArgument(profiles, parameter),
    ),
  ];
}

function countsTool(tool: string): Feature {
  return {
    name: `calls of ${tool}`,
    family: 'tools',
    scale: 'log',
    read: ({ calls }) => logOf(calls.filter(call => call === tool).length),
  };
}

const COURSE: readonly Feature[] = [
  { name: 'calls', family: 'course', scale: 'log', read: ({ calls }) => logOf(calls.length) },
  { name: 'different tools', family: 'course', scale: 'plain', read: ({ calls }) => new Set(calls).size },
  { name: 'entropy of tools', family: 'course', scale: 'plain', read: ({ calls }) => entropy(calls) },
  { name: 'repeated calls', family: 'course', scale: 'log', read: ({ calls }) => logOf(countRepeats(calls)) },
  { name: 'turns', family: 'course', scale: 'log', read: ({ turns }) => logOf(turns) },
  { name: 'characters a message', family: 'course', scale: 'log', read: ({ messageLength }) => logOf(messageLength) },
  { name: 'rejected calls', family: 'course', scale: 'log', read: ({ rejected }) => logOf(rejected) },
  { name: 'errors', family: 'course', scale: 'plain', read: ({ hasError }) => Number(hasError) },
  { name: 'refusals', family: 'course', scale: 'plain', read: ({ refuses }) => Number(refuses) },
  { name: 'transfers', family: 'course', scale: 'plain', read: ({ transfers }) => Number(transfers) },
];

/**
 * How many times as long arguments are as those of the same tool are elsewhere, so that what is called does not hide how:
 * the mean of log ratios, 0 without a call.
 */
function argumentLength(profiles: readonly TraceProfile[]): Feature {
  const sums = new Map<string, { readonly n: number; readonly logs: number }>();
  for (const { tool, characters } of profiles.flatMap(({ argumentLengths }) => argumentLengths)) {
    const { n, logs } = sums.get(tool) ?? { n: 0, logs: 0 };
    sums.set(tool, { n: n + 1, logs: logs + Math.log(characters) });
  }
  const usual = new Map([...sums].map(([tool, { n, logs }]) => [tool, logs / n]));
  return {
    name: 'length of arguments beside the usual for the tool',
    family: 'arguments',
    scale: 'plain',
    read: ({ argumentLengths }) =>
      meanOf(argumentLengths.map(({ tool, characters }) => Math.log(characters) - (usual.get(tool) ?? 0))),
  };
}

/** How one parameter is filled: the mean of its numbers, or how often it has the shape that most of its values have. */
function writesArgument(profiles: readonly TraceProfile[], parameter: string): Feature {
  const valuesIn = ({ args }: TraceProfile) => args.filter(arg => arg.parameter === parameter);
  const all = profiles.flatMap(valuesIn);
  if (all.every(({ amount }) => amount !== null)) {
    return {
      name: `amount of ${parameter}`,
      family: 'arguments',
      scale: 'log',
      read: profile => meanOf(valuesIn(profile).map(({ amount }) => logOf(amount ?? 0))),
    };
  }
  const [usual = ''] = rank(tally(all.map(({ shape }) => shape)));
  return {
    name: `${parameter} written as "${usual}"`,
    family: 'arguments',
    scale: 'plain',
    read: profile => meanOf(valuesIn(profile).map(({ shape }) => Number(shape === usual))),
  };
}

/** Bits; 0 when one tool or none is called. */
function entropy(calls: readonly string[]): number {
  const counts = [...tally(calls).values()];
  return counts.reduce((sum, n) => sum - (n / calls.length) * Math.log2(n / calls.length), 0);
}

function countRepeats(calls: readonly string[]): number {
  return calls.filter((call, i) => i > 0 && call === calls[i - 1]).length;
}

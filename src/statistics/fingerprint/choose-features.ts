import type { TraceProfile } from './profile-trace.ts';

export const FEATURE_FAMILIES = ['tools', 'order', 'size', 'talk', 'arguments', 'flags'] as const;
export type FeatureFamily = (typeof FEATURE_FAMILIES)[number];

/** One named number of a trace. `log`: the number is log(1 + x), and is told as x. */
export interface Feature {
  readonly name: string;
  readonly family: FeatureFamily;
  readonly scale: 'log' | 'plain';
  read(profile: TraceProfile): number;
}

/** How many of each kind are taken. */
const MAX_TOOLS = 12;
const MAX_PAIRS = 6;
const MAX_PARAMETERS = 4;
/** What fewer traces show cannot be told from chance. */
const MIN_TRACES = 4;

/**
 * The features of these traces (AgentAssay 7.1, with tool names, order and arguments). Tools, pairs of tools and
 * parameters are the most frequent ones of all traces together, so that the choice does not know whose a trace is, and a
 * permutation test stays exact.
 */
export function chooseFeatures(profiles: readonly TraceProfile[]): readonly Feature[] {
  return [
    ...mostFrequent(profiles, ({ calls }) => calls, MAX_TOOLS).map(countsTool),
    ...mostFrequent(profiles, listNeighbours, MAX_PAIRS).map(prefersNeighbour),
    ...mostFrequent(profiles, listTogether, MAX_PAIRS).map(prefersFirst),
    ...SIZES,
    ...TALK,
    ARGUMENT_LENGTH,
    ...mostFrequent(profiles, ({ args }) => args.map(({ parameter }) => parameter), MAX_PARAMETERS).map(parameter =>
      writesArgument(profiles, parameter),
    ),
    ...FLAGS,
  ];
}

const log = (value: number) => Math.log1p(Math.max(0, value));

function countsTool(tool: string): Feature {
  return {
    name: `calls of ${tool}`,
    family: 'tools',
    scale: 'log',
    read: ({ calls }) => log(calls.filter(call => call === tool).length),
  };
}

const SEPARATOR = '\u0000';
const pairOf = (a: string, b: string) => (a < b ? [a, b] : [b, a]).join(SEPARATOR);
const toolsOf = (pair: string): readonly [string, string] => {
  const [a = '', b = ''] = pair.split(SEPARATOR);
  return [a, b];
};

/** Pairs of different tools of which one is called right after the other. */
function listNeighbours({ calls }: TraceProfile): readonly string[] {
  return calls.slice(1).flatMap((call, i) => {
    const before = calls[i];
    return before === undefined || before === call ? [] : [pairOf(before, call)];
  });
}

/** Pairs of different tools that are both called. */
function listTogether({ calls }: TraceProfile): readonly string[] {
  const tools = [...new Set(calls)];
  return tools.flatMap((a, i) => tools.slice(i + 1).map(b => pairOf(a, b)));
}

/**
 * +1: the first is called right before the second, and not the other way round; -1: the other way round; 0: neither or
 * both. Swapping two calls moves it by two, where a count of one direction moves by one.
 */
function prefersNeighbour(pair: string): Feature {
  const [a, b] = toolsOf(pair);
  const has = (calls: readonly string[], first: string, then: string) =>
    calls.some((call, i) => call === first && calls[i + 1] === then) ? 1 : 0;
  return {
    name: `${a} right before ${b}`,
    family: 'order',
    scale: 'plain',
    read: ({ calls }) => has(calls, a, b) - has(calls, b, a),
  };
}

/** +1: the first call of the one comes before the first call of the other; -1: after; 0: one of them is not called. */
function prefersFirst(pair: string): Feature {
  const [a, b] = toolsOf(pair);
  return {
    name: `${a} before ${b}`,
    family: 'order',
    scale: 'plain',
    read({ calls }) {
      const [first, second] = [calls.indexOf(a), calls.indexOf(b)];
      return first < 0 || second < 0 ? 0 : Math.sign(second - first);
    },
  };
}

const SIZES: readonly Feature[] = [
  { name: 'calls', family: 'size', scale: 'log', read: ({ calls }) => log(calls.length) },
  { name: 'different tools', family: 'size', scale: 'plain', read: ({ calls }) => new Set(calls).size },
  { name: 'entropy of tools', family: 'size', scale: 'plain', read: ({ calls }) => entropy(calls) },
  { name: 'repeated calls', family: 'size', scale: 'log', read: ({ calls }) => log(countRepeats(calls)) },
  { name: 'longest run of one tool', family: 'size', scale: 'plain', read: ({ calls }) => longestRun(calls) },
];

const TALK: readonly Feature[] = [
  { name: 'turns', family: 'talk', scale: 'log', read: ({ turns }) => log(turns) },
  { name: 'characters a message', family: 'talk', scale: 'log', read: ({ messageLength }) => log(messageLength) },
];

const FLAGS: readonly Feature[] = [
  { name: 'rejected calls', family: 'flags', scale: 'log', read: ({ rejected }) => log(rejected) },
  { name: 'errors', family: 'flags', scale: 'plain', read: ({ hasError }) => Number(hasError) },
  { name: 'refusals', family: 'flags', scale: 'plain', read: ({ refuses }) => Number(refuses) },
  { name: 'transfers', family: 'flags', scale: 'plain', read: ({ transfers }) => Number(transfers) },
];

const ARGUMENT_LENGTH: Feature = {
  name: 'characters of arguments a call',
  family: 'arguments',
  scale: 'log',
  read: ({ argumentLength }) => log(argumentLength),
};

/** How one parameter is filled: the mean of its numbers, or how often it has the shape that most of its values have. */
function writesArgument(profiles: readonly TraceProfile[], parameter: string): Feature {
  const valuesIn = ({ args }: TraceProfile) => args.filter(arg => arg.parameter === parameter);
  const all = profiles.flatMap(valuesIn);
  if (all.every(({ amount }) => amount !== null)) {
    return {
      name: `amount of ${parameter}`,
      family: 'arguments',
      scale: 'log',
      read: profile => mean(valuesIn(profile).map(({ amount }) => log(amount ?? 0))),
    };
  }
  const [usual = ''] = rank(tally(all.map(({ shape }) => shape)));
  return {
    name: `${parameter} written as "${usual}"`,
    family: 'arguments',
    scale: 'plain',
    read: profile => mean(valuesIn(profile).map(({ shape }) => Number(shape === usual))),
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

/** Most calls of one tool in a row. */
function longestRun(calls: readonly string[]): number {
  let [longest, run] = [0, 0];
  for (const [i, call] of calls.entries()) {
    run = call === calls[i - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function tally(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** What most traces show, by the number of traces that do; the same for any order of the traces. */
function mostFrequent(
  profiles: readonly TraceProfile[],
  list: (profile: TraceProfile) => readonly string[],
  most: number,
): readonly string[] {
  const counts = tally(profiles.flatMap(profile => [...new Set(list(profile))]));
  return rank(new Map([...counts].filter(([, traces]) => traces >= MIN_TRACES))).slice(0, most);
}

/** The most frequent first; names decide between equals. */
function rank(counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([item]) => item);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

import { type Feature, mostFrequent } from './feature.ts';
import type { TraceProfile } from './profile-trace.ts';

/** How many of each kind are taken. */
const MAX_PAIRS = 6;
const MAX_STEPS = 8;

/** Which of two calls comes first, of the most frequent pairs. */
export function orderFeatures(profiles: readonly TraceProfile[]): readonly Feature[] {
  return [
    ...mostFrequent(profiles, listNeighbours, MAX_PAIRS).map(prefersNeighbour),
    ...mostFrequent(profiles, listTogether, MAX_PAIRS).map(prefersFirst),
  ];
}

/** From which call the most frequent tools are reached, as most traces have it. */
export function stepFeatures(profiles: readonly TraceProfile[]): readonly Feature[] {
  return mostFrequent(profiles, ({ calls }) => calls, MAX_STEPS).flatMap(tool => {
    const [usual] = mostFrequent(profiles, profile => listBefore(profile, tool), 1);
    return usual === undefined ? [] : [followsUsual(tool, usual)];
  });
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

/** What stands right before each call of a tool, itself left out; the empty text where a conversation begins with it. */
function listEntries({ calls }: TraceProfile, tool: string): readonly string[] {
  return calls.flatMap((call, i) => (call === tool && calls[i - 1] !== tool ? [calls[i - 1] ?? ''] : []));
}

function listBefore(profile: TraceProfile, tool: string): readonly string[] {
  return listEntries(profile, tool).filter(before => before !== '');
}

/**
 * +1: whenever the one is called, the other stands right before it; -1: it never does; 0: the one is not called. A step
 * left out turns it round where the count of a tool, which other conversations lack anyway, moves by one.
 */
function followsUsual(tool: string, usual: string): Feature {
  return {
    name: `${tool} follows ${usual}`,
    family: 'steps',
    scale: 'plain',
    read(profile) {
      const entries = listEntries(profile, tool);
      const usuals = entries.filter(before => before === usual).length;
      return entries.length === 0 ? 0 : (2 * usuals - entries.length) / entries.length;
    },
  };
}

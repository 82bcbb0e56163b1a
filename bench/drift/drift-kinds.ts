import { createRng, type Rng } from '../../src/lib/rng.ts';
import type { AgentTask } from './agent-families.ts';
import { walk } from './policy-machine.ts';

export const DRIFT_KINDS = ['swap', 'order', 'extra', 'skip', 'argument', 'verbose', 'loop', 'latency'] as const;
export type DriftKind = (typeof DRIFT_KINDS)[number];
export type Strength = 'moderate' | 'strong';

/** Shares of calls or traces that change; for argument, verbosity and latency the shift of the logarithm. */
const STRENGTHS: Readonly<Record<DriftKind, Readonly<Record<Strength, number>>>> = {
  swap: { moderate: 0.4, strong: 0.9 },
  order: { moderate: 0.5, strong: 1 },
  extra: { moderate: 0.35, strong: 0.8 },
  skip: { moderate: 0.4, strong: 0.9 },
  argument: { moderate: 0.25, strong: 0.5 },
  verbose: { moderate: 0.25, strong: 0.5 },
  loop: { moderate: 0.15, strong: 0.4 },
  latency: { moderate: 0.15, strong: 0.3 },
};

/** What changed between base and head. */
export interface AgentChange {
  readonly kind: DriftKind;
  readonly amount: number;
  readonly targets: Targets;
}

/** On what the changes act: by use, as a change of a prompt would, not by what a test sees well. */
export interface Targets {
  readonly mostUsed: string;
  readonly seldomUsed: string;
  readonly seldomAdded: string;
  /** The two calls that most often stand side by side. */
  readonly pair: readonly [string, string];
}

export function changeOf(kind: DriftKind, strength: Strength, targets: Targets): AgentChange {
  return { kind, amount: STRENGTHS[kind][strength], targets };
}

/** Looks at 60 conversations a task, none of which is tested. */
export function chooseTargets(tasks: readonly AgentTask[], seed: number): Targets {
  const rng = createRng(['targets', seed]);
  return rankTargets(tasks.flatMap(({ machine }) => Array.from({ length: 60 }, () => walk(machine, rng))));
}

export function rankTargets(conversations: readonly (readonly string[])[]): Targets {
  const uses = new Map<string, number>();
  const pairs = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const calls of conversations) {
    calls.forEach((call, i) => {
      const before = calls[i - 1];
      add(uses, call);
      if (before !== undefined && before !== call) add(pairs, `${before} ${call}`);
    });
  }
  const ranked = (counts: ReadonlyMap<string, number>) => [...counts].sort((a, b) => b[1] - a[1]).map(([key]) => key);
  const tools = ranked(uses);
  const [first = '', second = ''] = (ranked(pairs)[0] ?? '').split(' ');
  return {
    mostUsed: tools[0] ?? '',
    seldomUsed: tools.at(-3) ?? '',
    seldomAdded: tools.at(-4) ?? '',
    pair: [first, second],
  };
}

/** The calls of a conversation of the changed agent. */
export function changeCalls(calls: readonly string[], change: AgentChange | null, rng: Rng): readonly string[] {
  if (change === null) return calls;
  const { kind, amount, targets } = change;
  switch (kind) {
    case 'swap':
      return calls.map(call => (call === targets.mostUsed && rng.next() < amount ? targets.seldomUsed : call));
    case 'skip': {
      const left = calls.filter(call => !(call === targets.mostUsed && rng.next() < amount));
      return left.length === 0 ? calls : left;
    }
    case 'extra':
      return rng.next() < amount ? [...calls.slice(0, 1), targets.seldomAdded, ...calls.slice(1)] : calls;
    case 'loop':
      return rng.next() < amount ? repeatOne(calls, rng) : calls;
    case 'order':
      return reversePairs(calls, targets.pair, () => rng.next() < amount);
    default:
      return calls;
  }
}

function repeatOne(calls: readonly string[], rng: Rng): readonly string[] {
  const at = rng.below(calls.length);
  return calls.flatMap((call, i) => (i === at ? [call, call, call, call] : [call]));
}

function reversePairs(calls: readonly string[], [a, b]: readonly [string, string], happens: () => boolean): string[] {
  const changed = [...calls];
  for (let i = 0; i + 1 < changed.length; i++) {
    if (changed[i] !== a || changed[i + 1] !== b || !happens()) continue;
    [changed[i], changed[i + 1]] = [b, a];
    i += 1;
  }
  return changed;
}

import type { Rng } from '../../src/lib/rng.ts';
import { drawShares, drawWeighted } from './chance.ts';

/** A small stochastic policy: each state calls its tool and goes on by weight; the last weight is the end. */
export interface PolicyMachine {
  readonly start: readonly number[];
  readonly states: readonly { readonly tool: string; readonly next: readonly number[] }[];
}

const MAX_CALLS = 25;

/** One conversation's calls. */
export function walk({ start, states }: PolicyMachine, rng: Rng): readonly string[] {
  const calls: string[] = [];
  let at = drawWeighted(rng, start);
  for (let state = states[at]; state !== undefined && calls.length < MAX_CALLS; state = states[at]) {
    calls.push(state.tool);
    at = drawWeighted(rng, state.next);
  }
  return calls;
}

/** The same machine with other weights: what a task asks of an agent differs from task to task. */
export function varyMachine(machine: PolicyMachine, rng: Rng, share: number): PolicyMachine {
  const vary = (weights: readonly number[]) => {
    const sum = weights.reduce((a, b) => a + b, 0);
    const open = weights.filter(weight => weight > 0).length;
    const drawn = [...drawShares(rng, open, 1)];
    return weights.map(weight => (weight === 0 ? 0 : ((1 - share) * weight) / sum + share * (drawn.pop() ?? 0)));
  };
  return {
    start: vary(machine.start),
    states: machine.states.map(({ tool, next }) => ({ tool, next: vary(next) })),
  };
}

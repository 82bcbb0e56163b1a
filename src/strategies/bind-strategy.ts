import type { Rng } from '../lib/rng.ts';
import { type BoundStrategy, moveSchema, type Strategy } from '../model/strategy.ts';
import type { Change } from '../model/trace.ts';
import type { TestDriver } from '../model/trial.ts';
import type { PlainCase } from './describe-structure.ts';
import { fillText, findValues } from './fill-placeholders.ts';

/** What a strategy is bound to. */
export interface BindInput extends PlainCase {
  readonly rng: Rng;
  /** Draws among a strategy's variants, apart from `rng`; absent: its first moves. */
  readonly tone?: Rng;
  /** Moves a value that Given bounds towards its bound, Given verified; why not, where it cannot. */
  readonly approach: (how: 'at-bound' | 'near-bound') => readonly Change[] | { readonly reason: string };
}

/**
 * A strategy in terms of a case: its placeholders filled in with the case's objects and facts, its moves concrete, its
 * state change worked out.
 * @returns why it cannot be bound: the case has nothing for a placeholder, or no value can come closer to its bound
 */
export function bindStrategy(strategy: Strategy, about: BindInput): BoundStrategy | { readonly dropped: string } {
  const chosen = { ...strategy, moves: chooseMoves(strategy, about) };
  const values = findValues(chosen, about);
  if ('missing' in values) return { dropped: `the case has nothing for {${values.missing}}` };
  const setup = strategy.proposes === 'nothing' ? [] : about.approach(strategy.proposes);
  if ('reason' in setup) return { dropped: setup.reason };
  const moves = (chosen.moves ?? []).map(move => moveSchema.parse(fillAll(move, values)));
  return { strategy: strategy.id, instructions: fillText(strategy.instructions, values), moves, setup };
}

function chooseMoves({ moves, variants = [] }: Strategy, { tone }: BindInput): Strategy['moves'] {
  return moves === null || tone === undefined || variants.length === 0 ? moves : tone.pick([moves, ...variants]);
}

function fillAll(value: unknown, values: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return fillText(value, values);
  if (Array.isArray(value)) return value.map(item => fillAll(item, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAll(item, values)]));
}

/**
 * A driver with a bound strategy: its brief tells how the user behaves, and its set-up has the strategy's changes.
 * @param withMoves the user carries out moves; else it has the instructions alone
 */
export function applyStrategy(driver: TestDriver, bound: BoundStrategy, withMoves: boolean): TestDriver {
  const changed = new Map(bound.setup.map(change => [JSON.stringify([change.table, change.id]), change]));
  const objects = driver.brief.objects.map(object => {
    const change = changed.get(JSON.stringify([object.ref.table, object.ref.id]));
    return change !== undefined && object.record !== null ? { ...object, record: change.after } : object;
  });
  const { instructions, moves } = bound;
  const kept = driver.setup.filter(({ table, id }) => !changed.has(JSON.stringify([table, id])));
  const brief = { ...driver.brief, objects, instructions, ...(withMoves && { moves }) };
  return { ...driver, setup: [...kept, ...bound.setup], brief };
}

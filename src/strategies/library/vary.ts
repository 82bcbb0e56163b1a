import { CATEGORIES, type Category } from '../../model/spec.ts';
import type { Move, Strategy } from '../../model/strategy.ts';

/** Of what a mood or a manner tells something: it changes nothing about the facts, so there is no rule that it may bend. */
export const ANY_SPEC: readonly Category[] = CATEGORIES;

type Varied = Pick<Strategy, 'variants'> & { readonly moves: readonly Move[] };

/** The moves of a strategy that says one of several things: the first by itself, the others as its variants. */
export function oneOf<Item>(items: readonly Item[], toMoves: (item: Item) => readonly Move[]): Varied {
  const [moves = [], ...variants] = items.map(toMoves);
  return { moves, variants };
}

/** The same for a strategy that says so many things one after the other, now some and now others of a list. */
export function someOf(
  texts: readonly string[],
  lengths: readonly [number, ...number[]],
  toMoves: (texts: readonly string[]) => readonly Move[],
): Varied {
  const doubled = [...texts, ...texts];
  const runs = texts.flatMap((_, start) => {
    const length = lengths[start % lengths.length] ?? lengths[0];
    return [doubled.slice(start, start + length)];
  });
  return oneOf(runs, toMoves);
}

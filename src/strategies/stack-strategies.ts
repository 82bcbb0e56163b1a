// In: strategies that apply to a case each by itself. Out: several of them at once, as real users are in a hurry and
// forgetful and friendly in one conversation (beyond AgenTest, which varies one thing at a time). Pure. Refuses pairs of
// which one would undo the other, or whose mixture could mislead an agent that keeps its rules.
import type { BoundStrategy, Strategy } from '../model/strategy.ts';

const SIGN = '+';

/** The strategies in a name: one, or those of a stack, the one that the spec's structure calls for first. */
export function partsOf(name: string): readonly string[] {
  return name.split(SIGN);
}

export function nameStack(ids: readonly string[]): string {
  return ids.join(SIGN);
}

/** What clashes with what. A move stands here by its kind, or kind and form; a set-up for a change of state. */
const CLASHES: readonly (readonly [string, string])[] = [
  ['correct', 'correct'],
  ['correct', 'omit'],
  ['correct', 'change-goal'],
  ['correct', 'waver'],
  ['correct', 'respell'],
  ['omit', 'omit'],
  ['omit', 'volunteer'],
  ['omit', 'style one-message'],
  ['withhold', 'volunteer'],
  ['withhold', 'withhold'],
  ['withhold', 'correct'],
  ['withhold', 'repeat'],
  ['withhold', 'change-goal'],
  ['withhold', 'dribble'],
  ['dribble', 'volunteer'],
  ['dribble', 'style one-message'],
  ['volunteer', 'volunteer'],
  ['change-goal', 'change-goal'],
  ['repeat', 'repeat'],
  ['waver', 'waver'],
  ['respell', 'respell'],
  ['manner', 'manner'],
  ['style short', 'style long'],
  ['style short', 'manner'],
  ['style lower', 'style caps'],
  ['hedge', 'hedge'],
  ['hedge', 'digress proposal'],
  ['setup', 'setup'],
];

/** Whether one user can do both; not where one of them takes a model, for then nobody has said what it does. */
export function canStack(a: Strategy, b: Strategy): boolean {
  if (a.id === b.id || a.moves === null || b.moves === null) return false;
  const [one, other] = [signsOf(a), signsOf(b)];
  return !CLASHES.some(([x, y]) => (one.has(x) && other.has(y)) || (one.has(y) && other.has(x)));
}

function signsOf({ moves, variants = [], proposes }: Strategy): ReadonlySet<string> {
  const all = [...(moves ?? []), ...variants.flat()];
  const signs = all.flatMap(move => {
    if (move.kind === 'style') return [`style ${move.as}`];
    return move.kind === 'digress' ? [`digress ${move.at}`] : [move.kind];
  });
  return new Set([...signs, ...(proposes === 'nothing' ? [] : ['setup'])]);
}

/** Bound strategies as one. */
export function joinBound(bound: readonly BoundStrategy[]): BoundStrategy {
  const instructions = bound.map(one => one.instructions).filter(text => text !== '');
  return {
    strategy: nameStack(bound.map(({ strategy }) => strategy)),
    instructions: instructions.join('\n'),
    moves: bound.flatMap(({ moves }) => moves),
    setup: bound.flatMap(({ setup }) => setup),
  };
}

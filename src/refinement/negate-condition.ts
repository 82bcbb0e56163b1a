/** A fact, or its opposite. Two literals of one fact that differ in `holds` exclude each other. */
export interface Literal {
  readonly fact: string;
  readonly holds: boolean;
}

/** Literals that all hold. */
export type Conjunction<L extends Literal> = readonly L[];

/** More ways to fail than this and a condition is too tangled to be tested way by way. */
export const MOST_WAYS = 64;

/**
 * Every distinct way in which all alternatives fail: the negation of a disjunction of conjunctions, as a disjunction of
 * conjunctions (AgenTest 3.2.2). Each way lets one clause of every alternative fail; a way that another one contains is
 * left out, and so is one that cannot be. No alternative (the condition always holds) cannot fail.
 * @param negate the opposite of a literal: same fact, other `holds`
 * @param isPossible whether literals can hold together; equal facts with opposite signs are excluded here already
 * @returns null when there are more than {@link MOST_WAYS}
 */
export function negateCondition<L extends Literal>(
  alternatives: readonly Conjunction<L>[],
  negate: (literal: L) => L,
  isPossible: (way: Conjunction<L>) => boolean = () => true,
): readonly Conjunction<L>[] | null {
  if (alternatives.length === 0) return [];
  let ways: readonly Conjunction<L>[] = [[]];
  for (const alternative of dropContained(alternatives)) {
    const grown = ways.flatMap(way => alternative.map(literal => addLiteral(way, negate(literal))));
    ways = dropContained(grown.filter(way => !contradictsItself(way) && isPossible(way)));
    if (ways.length > MOST_WAYS) return null;
  }
  return ways;
}

/** Leaves out each conjunction that says no more than another one demands: "a and b" beside "a", and repetitions. */
export function dropContained<L extends Literal>(conjunctions: readonly Conjunction<L>[]): readonly Conjunction<L>[] {
  const keys = conjunctions.map(conjunction => new Set(conjunction.map(keyOf)));
  return conjunctions.filter((_, at) => {
    const own = keys[at] ?? new Set<string>();
    return !keys.some((other, index) => {
      const isWithin = index !== at && [...other].every(key => own.has(key));
      return isWithin && (other.size < own.size || index < at);
    });
  });
}

/** Whether a conjunction asks for a fact and its opposite. */
export function contradictsItself(conjunction: Conjunction<Literal>): boolean {
  const signs = new Map(conjunction.map(({ fact, holds }) => [fact, holds]));
  return conjunction.some(({ fact, holds }) => signs.get(fact) !== holds);
}

function addLiteral<L extends Literal>(way: Conjunction<L>, literal: L): Conjunction<L> {
  return way.some(held => keyOf(held) === keyOf(literal)) ? way : [...way, literal];
}

function keyOf({ fact, holds }: Literal): string {
  return `${holds ? '+' : '-'}${fact}`;
}

import type { SpecId } from '../../model/spec.ts';
import { MUTATION_OPERATORS, type MutationClass, type MutationOperator } from './mutant.ts';

/** What became of one mutant. */
export interface MutantEnd {
  /** `null`: an A/A mutant, which changes nothing. */
  readonly operator: MutationOperator | null;
  readonly rule: SpecId | null;
  readonly change: string;
  /** `not-run`: the budget was spent, or no spec could be decided. */
  readonly status: 'killed' | 'survived' | 'not-applicable' | 'not-run';
  /** Refined specs that became new violations. */
  readonly killedBy: readonly string[];
  readonly trials: number;
  readonly reason: string;
  /** Of a rule operator: whether any spec of the rule can be decided here at all. */
  readonly isDecidable: boolean;
}

export interface Score {
  readonly killed: number;
  readonly of: number;
}

export interface MutationScore {
  readonly total: Score;
  readonly byOperator: readonly (Score & { readonly operator: MutationOperator; readonly class: MutationClass })[];
  /** The A/A arm: mutants that change nothing and yet were killed. */
  readonly falseKills: Score;
  /** Mutants of the prompt's text, those of rules among them. */
  readonly ofPrompt: Score;
  /** Rules whose deletion was tried on a spec that could have noticed it. */
  readonly deletions: number;
  /** Rules whose deletion no spec noticed although some could have. */
  readonly unnoticed: readonly SpecId[];
  /** Rules that were deleted while none of their specs can be decided with this engine. */
  readonly undecidable: readonly SpecId[];
}

const CHANGES_PROMPT: readonly MutationClass[] = ['prompt', 'context', 'rule'];

/** Killed of all that were run; what was not applicable or not run is outside. */
export function scoreMutants(ends: readonly MutantEnd[]): MutationScore {
  const operators = Object.keys(MUTATION_OPERATORS).filter(isOperator);
  return {
    total: score(ends.filter(({ operator }) => operator !== null)),
    byOperator: operators.map(operator => ({
      operator,
      class: MUTATION_OPERATORS[operator],
      ...score(ends.filter(end => end.operator === operator)),
    })),
    falseKills: score(ends.filter(({ operator }) => operator === null)),
    ofPrompt: score(
      ends.filter(({ operator }) => operator !== null && CHANGES_PROMPT.includes(MUTATION_OPERATORS[operator])),
    ),
    deletions: score(ends.filter(({ operator, isDecidable }) => operator === 'rule-drop' && isDecidable)).of,
    unnoticed: listSurvivors(ends, true),
    undecidable: listSurvivors(ends, false),
  };
}

function listSurvivors(ends: readonly MutantEnd[], decidable: boolean): readonly SpecId[] {
  return ends.flatMap(({ operator, rule, status, isDecidable }) =>
    operator === 'rule-drop' && status === 'survived' && rule !== null && isDecidable === decidable ? [rule] : [],
  );
}

function isOperator(name: string): name is MutationOperator {
  return Object.hasOwn(MUTATION_OPERATORS, name);
}

function score(ends: readonly MutantEnd[]): Score {
  const ran = ends.filter(({ status }) => status === 'killed' || status === 'survived');
  return { killed: ran.filter(({ status }) => status === 'killed').length, of: ran.length };
}

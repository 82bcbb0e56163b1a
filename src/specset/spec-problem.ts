import type { ScenarioId, SpecId } from '../model/spec.ts';

export type ProblemKind =
  | 'unknown-tool'
  | 'unlisted-tool'
  | 'unknown-argument'
  | 'unknown-table'
  | 'unknown-field'
  | 'unbound-object'
  | 'outside-enum'
  | 'bad-time'
  | 'bad-items'
  | 'bad-expression'
  | 'quote-missing';

/** Something in a spec that does not fit the agent's artifacts. */
export interface SpecProblem {
  readonly spec: SpecId;
  readonly scenario: ScenarioId | null;
  readonly kind: ProblemKind;
  readonly message: string;
}

/** A finding about a scenario before it knows whose it is. */
export type Complaint = Pick<SpecProblem, 'kind' | 'message'>;

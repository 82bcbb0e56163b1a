import type { RefinedSpec, ScenarioId, Spec, SpecId } from './spec.ts';

export const DIFF_CLASSES = [
  'added',
  'removed',
  'condition-changed',
  'force-changed',
  'binding-changed',
  'meaning-touched',
  'reworded',
  'evidence-moved',
] as const;
export type DiffClass = (typeof DIFF_CLASSES)[number];

/** One entry of the spec diff. `before` and `after` are absent for added and removed ones. */
export interface DiffEntry {
  readonly class: DiffClass;
  readonly rule: SpecId;
  readonly scenario: ScenarioId | null;
  readonly before: RefinedSpec | null;
  readonly after: RefinedSpec | null;
}

export const FINDING_KINDS = [
  'removed',
  'weakened',
  'deleted-without-cause',
  'superseded',
  'mining-anomaly',
  'hand-edit-in-the-way',
  'environment-changed',
  'stale',
  'uncommitted',
  'unread',
  'missing-rule',
  'contradicted',
  'agent-removed',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** How the reason of a stale rule begins: who is to mend it. */
export const WAITS_FOR = { person: 'to be brought up to date by hand', model: 'to be re-mined' } as const;

export interface SpecFinding {
  readonly kind: FindingKind;
  /** The rule that it is about; of `agent-removed` the agent's name. */
  readonly rule: SpecId | null;
  readonly reason: string;
}

export interface SpecDiff {
  readonly entries: readonly DiffEntry[];
  readonly findings: readonly SpecFinding[];
}

/** Why a refined spec is tested in this run. */
export type SelectionClass =
  | 'added'
  | 'changed'
  | 'touched'
  | 'affected'
  | 'canary'
  | 'all'
  | 'onboarding'
  | 'deleted-without-cause';

export interface Selected extends RefinedSpec {
  readonly class: SelectionClass;
  /** Accepted specs gate; proposed ones (also: mined here and not committed by the head) are shown. */
  readonly gates: boolean;
  /** This pull request added it or edits its evidence: judged on head alone (statistics.md 2). */
  readonly isNewHere: boolean;
  readonly table: 'standard' | 'quick' | 'strict' | 'family' | 'assay';
}

export interface Selection {
  readonly selected: readonly Selected[];
  /** What is not selected, with the reason ("unaffected", "superseded", "rejected", "not decidable offline"). */
  readonly left: readonly { readonly spec: Spec; readonly reason: string }[];
}

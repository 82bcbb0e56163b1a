import type { Anchor } from '../model/artifacts.ts';
import type { MinedSpec, Spec } from '../model/spec.ts';
import type { Wait } from '../model/spec-set.ts';

/** A rule that keeps its text, and what a reader said of it that is for a person to decide. */
interface Standing {
  readonly spec: Spec;
  readonly cites: readonly Anchor[];
  readonly proposal?: string;
  /** Remembered: it is not asked again. */
  readonly wait?: Omit<Wait, 'text'>;
}

/** One decision about one rule. `cites` are the anchors for its lock lines. */
export type RuleDecision =
  | ({ readonly kind: 'carried' | 'touched' | 'moved' } & Standing)
  | ({ readonly kind: 'stale'; readonly reason: string } & Standing)
  | { readonly kind: 'changed'; readonly before: Spec; readonly mined: MinedSpec; readonly cites: readonly Anchor[] }
  | { readonly kind: 'retired'; readonly spec: Spec }
  | { readonly kind: 'added'; readonly mined: MinedSpec; readonly cites: readonly Anchor[] };

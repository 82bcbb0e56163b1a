import type { AgentArtifacts, Anchor, Passage } from '../../src/model/artifacts.ts';
import type { SpecId } from '../../src/model/spec.ts';
import type { LockLine } from '../../src/model/spec-set.ts';

export const EDIT_KINDS = [
  'typo',
  'rewording',
  'number-changed',
  'condition-added',
  'sentence-removed',
  'section-moved',
  'heading-renamed',
  'item-split',
  'exception-elsewhere',
  'definition-changed',
  'tool-renamed',
  'parameter-added',
  'enum-narrowed',
  'description-changed',
  'tool-added',
  'tool-removed',
  'field-renamed',
  'white-space',
] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

/** The agent that is edited. */
export interface EditedAgent {
  readonly artifacts: Pick<AgentArtifacts, 'prompt' | 'tools' | 'dataModel'>;
  /** Which rules hang on which anchors; edits look for passages that rules hang on. */
  readonly lock: readonly LockLine[];
  /** Text of every file that may be edited, by path. */
  readonly texts: Readonly<Record<string, string>>;
  /** Files whose tables have fields: data, and the data model where there is one. */
  readonly dataFiles: readonly string[];
}

/** One edit, and what is to be expected of it. */
export interface EditPlan {
  readonly kind: EditKind;
  /** What was done, for people. */
  readonly what: string;
  /** Whether the agent is obliged to something else after it. */
  readonly isMeaningChanging: boolean;
  /** Anchors of the unedited agent that do not stand any more. */
  readonly gone: readonly Anchor[];
  /** Rules that hang on what was edited. */
  readonly rules: readonly SpecId[];
  /** Rules whose meaning it alters though nothing that they hang on changed: only a reader can find them. */
  readonly alters: readonly SpecId[];
  /** The new text of every file that differs. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The rules that hang on some of these anchors. */
export function rulesOn(anchors: readonly Anchor[], lock: readonly LockLine[]): readonly SpecId[] {
  const rules = lock.flatMap(line => ('rules' in line && anchors.includes(line.anchor) ? line.rules : []));
  return [...new Set(rules)].sort();
}

/** Passages whose words stand once: an edit of one of two equal ones leaves its anchor in place. */
export function uniquePassages({ artifacts: { prompt } }: EditedAgent): readonly Passage[] {
  const all = Map.groupBy(prompt.passages, passage => passage.anchor);
  return prompt.passages.filter(passage => all.get(passage.anchor)?.length === 1);
}

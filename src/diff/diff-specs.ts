/*
 * The spec diff of two sides (design: mining.md, Spec diff).
 * Input: the base's committed set, the head's mined set, the anchors of both sides. Output: one entry a scenario that
 * differs, and findings: what a reviewer must see because it takes obligations away, or could not be decided here.
 * Pure. Refuses to take a missing file for a decision: a rule whose anchors stand unchanged is deleted without cause.
 */
import { foldText } from '../lib/fold-text.ts';
import type { Anchor } from '../model/artifacts.ts';
import type { DiffEntry, SpecDiff, SpecFinding } from '../model/diff.ts';
import type { Evidence, Scenario, Spec, SpecId } from '../model/spec.ts';
import type { LockLine, MinedSet, SpecSet } from '../model/spec-set.ts';
import { alignAnchors } from './align-anchors.ts';
import { classifyChange } from './classify-change.ts';
import { findHollowings } from './find-hollowings.ts';
import { findUnread } from './find-unread.ts';
import { findWeakenings } from './find-weakenings.ts';
import { listRescoped } from './heading-scope.ts';
import { type AnchorIndex, anchorsByRule } from './list-anchors.ts';
import { listStandingFindings } from './list-standing-findings.ts';
import type { RespelledPassages } from './meaning/pair-wordings.ts';
import { pairScenarios, pairSpecs } from './pair-specs.ts';

export interface DiffContext {
  /** Anchors of the base's artifacts; null when they cannot be read. */
  readonly before: AnchorIndex | null;
  readonly after: AnchorIndex;
  /** The base's passages that say the same here in another spelling: nothing was edited there. Absent: none. */
  readonly respelled?: RespelledPassages;
  /** Environment code or `now` differ. */
  readonly isEnvironmentChanged: boolean;
}

export function diffSpecs(base: SpecSet, head: MinedSet, context: DiffContext): SpecDiff {
  const [old, now] = [base.specs.filter(isLive), head.specs.filter(isLive)];
  const removals = new Map(old.map(spec => [spec.id, explainRemoval(spec, base, context)]));
  // Mined here again because its file was deleted: the committed set does not hold it.
  const isTwin = (spec: Spec) =>
    head.actions.get(spec.id) === 'added' && removals.get(spec.id)?.kind === 'deleted-without-cause';
  const present = now.filter(spec => !isTwin(spec));
  const { pairs, removed, added } = pairSpecs(old, present);
  const edited = listEditedHere(base, head, context);
  const rejected = new Map(head.specs.filter(spec => !isLive(spec)).map(spec => [spec.id, spec]));
  const gone = removed.filter(spec => !rejected.has(spec.id));
  const findings = [
    ...removed.flatMap(spec => {
      const rejection = rejected.get(spec.id);
      return rejection === undefined ? (removals.get(spec.id) ?? []) : weakened(spec, rejection);
    }),
    ...pairs.flatMap(([before, after]) =>
      weakened(before, after, isUntouched(before, base, context) ? listNewlyCited(before, after) : null),
    ),
    ...findUnread(base, head, context),
    ...listStandingFindings({ head, old, gone, removals, isEnvironmentChanged: context.isEnvironmentChanged }),
  ];
  const entries = [
    ...added.flatMap(spec => entriesOf(null, spec)),
    ...removed.flatMap(spec => entriesOf(spec, null)),
    ...pairs.flatMap(([before, after]) => compareRule(before, after, edited)),
  ];
  return { entries: entries.sort(byPlace), findings };
}

/** Rules whose passages or pieces of tools differ between the sides, or stand under other headings: edited here. */
export function listEditedHere(
  base: Pick<SpecSet, 'lock'>,
  head: Pick<SpecSet, 'lock'>,
  { before, after, respelled = new Map() }: Pick<DiffContext, 'before' | 'after' | 'respelled'>,
): ReadonlySet<SpecId> {
  if (before === null) return new Set();
  const same = anchorsOf(respelled);
  const rescoped = listRescoped(before, after, respelled);
  const isEdited = (anchor: Anchor) =>
    rescoped.has(anchor) || (before.has(anchor) !== after.has(anchor) && !same.has(anchor));
  const lines = [...anchorsByRule(base.lock), ...anchorsByRule(head.lock)];
  return new Set(lines.flatMap(([rule, anchors]) => (anchors.some(isEdited) ? [rule] : [])));
}

/** The anchors of passages that were only respelled, of both sides. */
function anchorsOf(respelled: RespelledPassages): ReadonlySet<Anchor> {
  return new Set([...respelled].flatMap(([anchor, { place }]) => [anchor, place.anchor]));
}

function isLive(spec: Spec): boolean {
  return spec.status !== 'rejected';
}

/** Why a rule that is missing may be missing. */
function explainRemoval(spec: Spec, { lock, specs }: SpecSet, { after, respelled }: DiffContext): SpecFinding {
  const lines = lock.filter(
    (line): line is Exclude<LockLine, { none: true }> => 'rules' in line && line.rules.includes(spec.id),
  );
  const gone = lines.filter(({ anchor }) => !after.has(anchor) && respelled?.has(anchor) !== true);
  if (gone.length === 0) {
    const reason = 'deleted although nothing it rests on changed: still tested; to drop it, set its status to rejected';
    return { kind: 'deleted-without-cause', rule: spec.id, reason };
  }
  const known = new Set(lock.map(line => line.anchor));
  const fresh = [...after.values()].filter(place => !known.has(place.anchor));
  const isEdited = alignAnchors(gone, fresh, { specs, current: after }).size > 0;
  const files = [...new Set(gone.map(line => line.file))].join(', ');
  if (isEdited || gone.length < lines.length) {
    return { kind: 'superseded', rule: spec.id, reason: `what it rests on was edited in ${files}: not tested` };
  }
  return { kind: 'removed', rule: spec.id, reason: `what it rests on was removed from ${files}: not tested` };
}

/** By the base's lock alone: a pull request cannot hang its own edit on a rule. */
function isUntouched({ id }: Spec, { lock }: SpecSet, { after, respelled }: DiffContext): boolean {
  const anchors = anchorsByRule(lock).get(id) ?? [];
  return anchors.every(anchor => after.has(anchor) || respelled?.has(anchor) === true);
}

/** @param cited the evidence that came to a rule whose own stands unchanged; null where its own was edited */
function weakened(before: Spec, after: Spec, cited: readonly Evidence[] | null = null): readonly SpecFinding[] {
  const found = pairScenarios(before, after);
  const hollowed = cited === null ? [] : findHollowings(before, after, found);
  const [first] = cited ?? [];
  const place = first === undefined ? '' : `; it newly cites ${first.file}${first.lines ? `:${first.lines[0]}` : ''}`;
  const reasons = [...findWeakenings(before, after, found.pairs), ...hollowed.map(reason => `${reason}${place}`)];
  return reasons.map(reason => ({ kind: 'weakened', rule: after.id, reason }));
}

function listNewlyCited(before: Spec, after: Spec): readonly Evidence[] {
  const known = new Set(before.evidence.map(({ quote }) => foldText(quote)));
  return after.evidence.filter(({ quote }) => !known.has(foldText(quote)));
}

function compareRule(before: Spec, after: Spec, edited: ReadonlySet<SpecId>): readonly DiffEntry[] {
  const { pairs, removed, added } = pairScenarios(before, after);
  return [
    ...pairs.flatMap(([old, now]) => compareScenario([before, old], [after, now], edited)),
    ...removed.map(scenario => entryOf('removed', [before, scenario], null)),
    ...added.map(scenario => entryOf('added', null, [after, scenario])),
  ];
}

type Side = readonly [Spec, Scenario];

function compareScenario(before: Side, after: Side, edited: ReadonlySet<SpecId>): readonly DiffEntry[] {
  const found = classifyChange({ spec: before[0], scenario: before[1] }, { spec: after[0], scenario: after[1] });
  const kind = found === null && edited.has(after[0].id) ? 'meaning-touched' : found;
  return kind === null ? [] : [entryOf(kind, before, after)];
}

function entriesOf(before: Spec | null, after: Spec | null): readonly DiffEntry[] {
  const spec = after ?? before;
  if (spec === null) return [];
  const kind = after === null ? 'removed' : 'added';
  if (spec.scenarios.length === 0) return [{ class: kind, rule: spec.id, scenario: null, before: null, after: null }];
  return spec.scenarios.map(scenario =>
    after === null ? entryOf(kind, [spec, scenario], null) : entryOf(kind, null, [spec, scenario]),
  );
}

function entryOf(kind: DiffEntry['class'], before: Side | null, after: Side | null): DiffEntry {
  const [spec, scenario] = after ?? before ?? [null, null];
  return {
    class: kind,
    rule: spec?.id ?? '',
    scenario: scenario?.id ?? null,
    before: before === null ? null : { spec: before[0], scenario: before[1] },
    after: after === null ? null : { spec: after[0], scenario: after[1] },
  };
}

function byPlace(a: DiffEntry, b: DiffEntry): number {
  const [left, right] = [`${a.rule} ${a.scenario ?? ''}`, `${b.rule} ${b.scenario ?? ''}`];
  return left < right ? -1 : left > right ? 1 : 0;
}

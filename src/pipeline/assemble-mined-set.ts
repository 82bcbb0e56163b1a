import { carryScenarios } from '../diff/carry-scenarios.ts';
import type { Reconciled } from '../diff/reconcile-mined.ts';
import type { RuleDecision } from '../diff/rule-decision.ts';
import { stableJson } from '../lib/stable-json.ts';
import type { Anchor } from '../model/artifacts.ts';
import type { Spec, SpecId } from '../model/spec.ts';
import type { MinedSet, Miner, MiningAction, MiningReport, SpecSet, Wait } from '../model/spec-set.ts';
import { allocateSpecs, reallocateSpec } from '../specset/allocate-specs.ts';
import { buildLock } from '../specset/build-lock.ts';
import { digestSpec } from '../specset/digest-spec.ts';
import { listWaits } from '../specset/list-waits.ts';

type Place = { readonly file: string; readonly kind: 'passage' | 'tool' };

export interface AssemblyInput {
  readonly committed: SpecSet;
  /** `<miner>:<digest>` of the committed rules. */
  readonly generated: ReadonlyMap<SpecId, string>;
  readonly reconciled: Reconciled;
  /** Where each anchor of the artifacts stands. */
  readonly places: ReadonlyMap<Anchor, Place>;
  /** Who mined the prompt: with a model or without. */
  readonly miner: Miner;
  /** Rules that name what is not there any more, with the reason. */
  readonly findUnresolved: (specs: readonly Spec[]) => ReadonlyMap<SpecId, string>;
  readonly report: MiningReport;
}

/** The mined set of a run out of the decisions on its rules: ids, lock lines, what was done and why. */
export function assembleMinedSet(input: AssemblyInput): MinedSet {
  const { committed, reconciled, report } = input;
  const settled = settle(committed, reconciled.decisions);
  const specs = settled.flatMap(one => (one.decision.kind === 'retired' ? [] : [one.spec])).sort(byId);
  const unresolved = input.findUnresolved(specs.filter(spec => spec.status !== 'rejected'));
  const stale = settled.flatMap(({ decision, spec }) =>
    decision.kind === 'stale' ? [[spec.id, decision.reason] as const] : [],
  );
  const staleReasons = new Map([...stale, ...unresolved]);
  const actions = new Map(
    settled.map(({ decision, spec, before }) => [spec.id, actionOf(decision, spec, before)] as const),
  );
  for (const id of staleReasons.keys()) {
    if (actions.get(id) === 'carried' || actions.get(id) === 'touched') actions.set(id, 'stale');
  }
  return {
    specs,
    lock: lockOf(input, settled),
    baseline: committed.baseline,
    texts: committed.texts,
    actions,
    staleReasons,
    proposals: new Map(settled.flatMap(({ decision, spec }) => proposalOf(decision, spec))),
    awaited: new Set(reconciled.awaited),
    readBy: input.miner,
    report,
  };
}

/** A committed set whose every anchor is current: it is the mined set as it stands, with what waits for a person. */
export function carryOver(committed: SpecSet, unresolved: ReadonlyMap<SpecId, string>, readBy: Miner): MinedSet {
  const { standing } = listWaits(committed);
  const waiting = committed.specs.flatMap(({ id, status }): (readonly [SpecId, Wait])[] => {
    const wait = status === 'rejected' ? undefined : standing.get(id);
    return wait === undefined ? [] : [[id, wait]];
  });
  const staleReasons = new Map([
    ...waiting.flatMap(([id, { reason }]) => (reason === undefined ? [] : [[id, reason] as const])),
    ...unresolved,
  ]);
  const action = (id: SpecId): MiningAction => (staleReasons.has(id) ? 'stale' : 'carried');
  return {
    ...committed,
    actions: new Map(committed.specs.map(spec => [spec.id, action(spec.id)])),
    staleReasons,
    proposals: new Map(waiting.flatMap(([id, { proposal }]) => (proposal === undefined ? [] : [[id, proposal]]))),
    readBy,
    report: { stages: [] },
  };
}

interface Settled {
  readonly decision: RuleDecision;
  readonly spec: Spec;
  /** The rule as committed; null for a new one. */
  readonly before: Spec | null;
}

function settle(committed: SpecSet, decisions: readonly RuleDecision[]): readonly Settled[] {
  const taken = [
    ...committed.specs.map(spec => spec.id),
    ...committed.baseline.map(entry => entry.spec.split('.')[0] ?? ''),
  ];
  const added = decisions.flatMap(decision => (decision.kind === 'added' ? [decision] : []));
  const born = allocateSpecs(
    added.map(decision => decision.mined),
    taken,
  );
  const old = new Map(committed.specs.map(spec => [spec.id, spec]));
  return decisions.flatMap((decision): Settled[] => {
    if (decision.kind === 'added') {
      const spec = born[added.indexOf(decision)];
      return spec === undefined ? [] : [{ decision, spec, before: null }];
    }
    if (decision.kind === 'changed') {
      const { before, mined } = decision;
      return [{ decision, spec: reallocateSpec(before, carryScenarios(before, mined)), before }];
    }
    return [{ decision, spec: decision.spec, before: old.get(decision.spec.id) ?? null }];
  });
}

function actionOf(decision: RuleDecision, spec: Spec, before: Spec | null): MiningAction {
  switch (decision.kind) {
    case 'moved':
      return 'changed';
    case 'changed':
      return stableJson(spec) === stableJson(before) ? 'touched' : 'changed';
    default:
      return decision.kind;
  }
}

function proposalOf(decision: RuleDecision, spec: Spec): (readonly [SpecId, string])[] {
  return 'proposal' in decision && decision.proposal !== undefined ? [[spec.id, decision.proposal]] : [];
}

function lockOf({ reconciled, places, miner, ...input }: AssemblyInput, settled: readonly Settled[]) {
  const { committed } = input;
  const generated = new Map(input.generated);
  const citations = new Map<SpecId, readonly Anchor[]>();
  const old = new Map(committed.specs.map(one => [one.id, one]));
  const waits = new Map<SpecId, Wait>();
  for (const { decision, spec } of settled) {
    if (decision.kind === 'retired') continue;
    if ('wait' in decision && decision.wait) waits.set(spec.id, { text: digestSpec(spec), ...decision.wait });
    citations.set(spec.id, decision.cites);
    renewDigest(generated, old.get(spec.id), spec);
    if (decision.kind === 'added' || decision.kind === 'changed') {
      generated.set(spec.id, `${decision.mined.isComputed ? 'schema' : miner}:${digestSpec(spec)}`);
    }
  }
  const before = committed.lock.flatMap(line =>
    'none' in line ? [] : [[line.anchor, { file: line.file, kind: line.kind }] as const],
  );
  // Lines keep the file they name while the anchor still stands there.
  const kept = before.filter(([anchor, place]) => isStill(places, anchor, place.file));
  const all = new Map([...before, ...placesOf(places), ...kept]);
  return buildLock({ citations, places: all, generated, none: reconciled.none, waits });
}

/** A rule that its miner wrote stays its miner's where only a quotation was respelled. */
function renewDigest(generated: Map<SpecId, string>, before: Spec | undefined, spec: Spec): void {
  const [miner, digest] = (generated.get(spec.id) ?? '').split(':');
  if (before === undefined || before === spec || digest !== digestSpec(before)) return;
  generated.set(spec.id, `${miner}:${digestSpec(spec)}`);
}

function placesOf(places: ReadonlyMap<Anchor, Place>): (readonly [Anchor, Place])[] {
  return [...places].map(([anchor, { file, kind }]) => [anchor, { file, kind }] as const);
}

function isStill(places: AssemblyInput['places'], anchor: Anchor, file: string): boolean {
  const place = places.get(anchor);
  return place === undefined || place.file === file;
}

function byId(a: Spec, b: Spec): number {
  return a.id < b.id ? -1 : 1;
}

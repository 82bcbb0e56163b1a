import { isLockCurrent, listAnchors } from '../diff/list-anchors.ts';
import { selectCandidates } from '../diff/match-candidates.ts';
import { planRemining } from '../diff/plan-remining.ts';
import { reconcileMined } from '../diff/reconcile-mined.ts';
import { limitCalls } from '../lib/limit-calls.ts';
import { stableJson } from '../lib/stable-json.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { MinedSpec, Spec, SpecId } from '../model/spec.ts';
import type { MinedSet, SpecSet } from '../model/spec-set.ts';
import type { Reasoner } from '../model/task.ts';
import { refineSpecs } from '../refinement/refine-specs.ts';
import { lintSpecs, UNRESOLVED } from '../specset/lint-specs.ts';
import { listAuthors } from '../specset/list-authors.ts';
import { assembleMinedSet, carryOver } from './assemble-mined-set.ts';
import { codeStage, mineChanged, sift } from './mine-changed.ts';

export interface MiningInput {
  readonly artifacts: AgentArtifacts;
  readonly committed: SpecSet;
  /** Headings whose passages are left out. */
  readonly ignore?: readonly string[];
  /** Mine all over again and reconcile with what is committed. */
  readonly fresh?: boolean;
  /** Questions to the miner at the same time. */
  readonly concurrency?: number;
}

const CONCURRENCY = 8;

/**
 * Stage 2: the rules of one side. Where the lock knows every anchor the committed set is the answer, with no call;
 * else what changed is mined, refined and reconciled (design: mining.md, Anchored re-mining).
 */
export async function mineSpecs(deps: { readonly reasoner: Reasoner }, input: MiningInput): Promise<MinedSet> {
  const { artifacts, committed, ignore = [], fresh = false } = input;
  const findUnresolved = (specs: readonly Spec[]) => listUnresolved(specs, artifacts);
  const { engine } = deps.reasoner;
  const miner = engine === 'offline' ? 'offline' : 'model';
  if (!fresh && isLockCurrent(committed, listAnchors(artifacts, ignore))) {
    return carryOver(committed, findUnresolved(committed.specs.filter(spec => spec.status !== 'rejected')), miner);
  }
  const limited = { reasoner: limitReasoner(deps.reasoner, input.concurrency ?? CONCURRENCY) };
  const plan = planRemining({ artifacts, committed, engine, authors: listAuthors(committed), ignore, fresh });
  const { mined, noRule, unread, stages } = await mineChanged(limited, { artifacts, plan, ignore });
  const news = selectCandidates(plan, mined);
  const sifted = await sift(limited, { artifacts, plan, news: news.kept });
  const { refined, stage } = await refineSpecs(limited, { artifacts, mined: sifted.mined });
  const isRefined = new Set(refined.map(keyOf));
  const unrefined = sifted.mined.filter(rule => !isRefined.has(keyOf(rule)));
  const reconciled = reconcileMined({ plan, committed, candidates: refined, noRule, mined, unrefined, unread });
  const dropped = [...news.dropped, ...reconciled.dropped];
  const kept = refined.length - reconciled.dropped.length;
  return assembleMinedSet({
    committed,
    reconciled,
    places: plan.anchors,
    miner,
    findUnresolved,
    report: {
      stages: [...stages, ...sifted.stages, stage, codeStage('reconcile', { candidates: mined.length, kept, dropped })],
    },
  });
}

/** The same reasoner, with so many questions under way at once. */
function limitReasoner(reasoner: Reasoner, concurrency: number): Reasoner {
  const limited = limitCalls(concurrency);
  return { ...reasoner, perform: (task, input) => limited(() => reasoner.perform(task, input)) };
}

function keyOf({ rule, anchors }: MinedSpec): string {
  return stableJson([rule, anchors]);
}

/** Rules that name a tool, argument, table or field that is not there: stale, with the reason. */
function listUnresolved(specs: readonly Spec[], artifacts: AgentArtifacts): ReadonlyMap<SpecId, string> {
  const problems = lintSpecs(specs, artifacts).filter(problem => UNRESOLVED.includes(problem.kind));
  const reasons = new Map<SpecId, string>();
  for (const { spec, message } of problems) {
    const before = reasons.get(spec);
    reasons.set(spec, before === undefined ? `no longer resolves: ${message}` : `${before}; ${message}`);
  }
  return reasons;
}

import { isLockCurrent } from '../diff/is-lock-current.ts';
import { joinRepeated } from '../diff/join-repeated.ts';
import { listAnchors } from '../diff/list-anchors.ts';
import { selectCandidates } from '../diff/match-candidates.ts';
import { planRemining, type ReminingPlan } from '../diff/plan-remining.ts';
import { reconcileMined } from '../diff/reconcile-mined.ts';
import type { RuleFate } from '../diff/rule-fate.ts';
import { limitCalls } from '../lib/limit-calls.ts';
import { stableJson } from '../lib/stable-json.ts';
import { mergeEvidence } from '../mining/merge-evidence.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { MinedSpec, Spec, SpecId } from '../model/spec.ts';
import type { MinedSet, SpecSet } from '../model/spec-set.ts';
import type { Reasoner } from '../model/task.ts';
import { refineSpecs } from '../refinement/refine-specs.ts';
import { lintSpecs, UNRESOLVED } from '../specset/lint-specs.ts';
import { listAuthors, listGenerated } from '../specset/list-authors.ts';
import { listWaits } from '../specset/list-waits.ts';
import { assembleMinedSet, carryOver } from './assemble-mined-set.ts';
import { codeStage, mineChanged, sift } from './mine-changed.ts';
import { reconcileFresh } from './reconcile-fresh.ts';
import { recoverGenerated } from './recover-generated.ts';

export interface MiningInput {
  readonly artifacts: AgentArtifacts;
  readonly committed: SpecSet;
  /** The base's artifacts, where there is a base: what its passages said tells a respelled one. */
  readonly former?: AgentArtifacts | null;
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
  const waits = listWaits(committed);
  if (!fresh && isLockCurrent(committed, listAnchors(artifacts, ignore), waits)) {
    return carryOver(committed, findUnresolved(committed.specs.filter(spec => spec.status !== 'rejected')), miner);
  }
  const limited = { reasoner: limitReasoner(deps.reasoner, input.concurrency ?? CONCURRENCY) };
  const generated = new Map([
    ...listGenerated(committed),
    ...(await recoverGenerated(limited, { artifacts, committed, ignore })),
  ]);
  const plan = planRemining({
    artifacts,
    committed,
    engine,
    authors: listAuthors(committed, generated),
    waits,
    ignore,
    fresh,
    former: input.former ?? null,
  });
  const changed = await mineChanged(limited, { artifacts, plan, ignore });
  const { mined, noRule, unread, stages } = changed;
  const news = selectCandidates(plan, mined);
  const sifted = await sift(limited, { artifacts, plan, news: news.kept, told: changed.fates });
  const again = await reconcileFresh(limited, { plan, news: sifted.mined });
  const fates = new Map([...changed.fates, ...sifted.fates, ...again.fates]);
  const retold = listRetold(plan, fates);
  const refinement = await refineSpecs(limited, { artifacts, mined: [...again.news, ...retold] });
  const { stage } = refinement;
  const byKey = new Map(refinement.refined.map(rule => [keyOf(rule), rule]));
  const refined = again.news.flatMap(rule => byKey.get(keyOf(rule)) ?? []);
  const joined = joinRepeated(
    { candidates: refined, fates: new Map([...fates].map(([id, fate]) => [id, withScenarios(fate, byKey)])) },
    mergeEvidence,
  );
  const read = [...mined, ...[...fates.values()].flatMap(fate => ('mined' in fate ? [fate.mined] : []))];
  const reconciled = reconcileMined({
    ...{ plan, committed, noRule, unread, mined: read, candidates: joined.candidates },
    unrefined: [...again.news, ...retold].filter(rule => !byKey.has(keyOf(rule))),
    fates: joined.fates,
  });
  const dropped = [...news.dropped, ...joined.dropped, ...reconciled.dropped];
  const kept = joined.candidates.length - reconciled.dropped.length;
  return assembleMinedSet({
    committed,
    generated,
    reconciled,
    places: plan.anchors,
    miner,
    findUnresolved,
    report: {
      stages: [
        ...[...stages, ...sifted.stages, ...again.stages, stage],
        codeStage('reconcile', { candidates: mined.length, kept, dropped }),
      ],
    },
  });
}

/** Rules that a reader changed and that are to be refined again; not those that a person wrote, which stay as they are. */
function listRetold(plan: ReminingPlan, fates: ReadonlyMap<SpecId, RuleFate>): readonly MinedSpec[] {
  const persons = new Set(plan.rules.flatMap(({ spec, author }) => (author === 'person' ? [spec.id] : [])));
  return [...fates].flatMap(([id, fate]) =>
    'mined' in fate && fate.mined.scenarios === undefined && !persons.has(id) ? [fate.mined] : [],
  );
}

function withScenarios(fate: RuleFate, refined: ReadonlyMap<string, MinedSpec>): RuleFate {
  if (!('mined' in fate) || fate.mined.scenarios !== undefined) return fate;
  return { ...fate, mined: refined.get(keyOf(fate.mined)) ?? fate.mined };
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

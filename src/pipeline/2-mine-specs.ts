import { isLockCurrent, listAnchors } from '../diff/list-anchors.ts';
import { selectCandidates } from '../diff/match-candidates.ts';
import { planRemining, type ReminingPlan } from '../diff/plan-remining.ts';
import { reconcileMined } from '../diff/reconcile-mined.ts';
import { stableJson } from '../lib/stable-json.ts';
import { minePrompt } from '../mining/mine-prompt.ts';
import { mineSchema } from '../mining/mine-schema.ts';
import type { AgentArtifacts, Anchor } from '../model/artifacts.ts';
import type { MinedSpec, Spec, SpecId } from '../model/spec.ts';
import type { MinedSet, MiningReport, SpecSet } from '../model/spec-set.ts';
import type { Reasoner } from '../model/task.ts';
import { refineSpecs } from '../refinement/refine-specs.ts';
import { lintSpecs, UNRESOLVED } from '../specset/lint-specs.ts';
import { listAuthors } from '../specset/list-authors.ts';
import { assembleMinedSet, carryOver } from './assemble-mined-set.ts';

type Stage = MiningReport['stages'][number];

export interface MiningInput {
  readonly artifacts: AgentArtifacts;
  readonly committed: SpecSet;
  /** Headings whose passages are left out. */
  readonly ignore?: readonly string[];
  /** Mine all over again and reconcile with what is committed. */
  readonly fresh?: boolean;
}

/**
 * Stage 2: the rules of one side. Where the lock knows every anchor the committed set is the answer, with no call;
 * else what changed is mined, refined and reconciled (design: mining.md, Anchored re-mining).
 */
export async function mineSpecs(deps: { readonly reasoner: Reasoner }, input: MiningInput): Promise<MinedSet> {
  const { artifacts, committed, ignore = [], fresh = false } = input;
  const findUnresolved = (specs: readonly Spec[]) => listUnresolved(specs, artifacts);
  if (!fresh && isLockCurrent(committed, listAnchors(artifacts, ignore))) {
    return carryOver(committed, findUnresolved(committed.specs.filter(spec => spec.status !== 'rejected')));
  }
  const { engine } = deps.reasoner;
  const plan = planRemining({ artifacts, committed, engine, authors: listAuthors(committed), ignore, fresh });
  const { mined, noRule, stages } = await mineChanged(deps, { artifacts, plan, ignore });
  const news = selectCandidates(plan, mined);
  const { refined, stage } = await refineSpecs(deps, { artifacts, mined: news.kept });
  const isRefined = new Set(refined.map(keyOf));
  const unrefined = news.kept.filter(rule => !isRefined.has(keyOf(rule)));
  const reconciled = reconcileMined({ plan, committed, candidates: refined, noRule, mined, unrefined });
  const dropped = [...news.dropped, ...reconciled.dropped];
  const kept = refined.length - reconciled.dropped.length;
  return assembleMinedSet({
    committed,
    reconciled,
    places: plan.anchors,
    miner: engine === 'offline' ? 'offline' : 'model',
    findUnresolved,
    report: { stages: [...stages, stage, codeStage('reconcile', { candidates: mined.length, kept, dropped })] },
  });
}

interface Mined {
  readonly mined: readonly MinedSpec[];
  readonly noRule: readonly Anchor[];
  readonly stages: readonly Stage[];
}

async function mineChanged(
  deps: { readonly reasoner: Reasoner },
  { artifacts, plan, ignore }: { artifacts: AgentArtifacts; plan: ReminingPlan; ignore: readonly string[] },
): Promise<Mined> {
  const schema = mineSchema(artifacts);
  const bySchema = codeStage('schema', { candidates: schema.length, kept: schema.length, dropped: [] });
  if (plan.passages.length === 0) return { mined: schema, noRule: [], stages: [bySchema] };
  const { mined, noRule, stage } = await minePrompt(deps, { artifacts, passages: plan.passages, ignore });
  return { mined: [...schema, ...mined], noRule, stages: [bySchema, stage] };
}

function keyOf({ rule, anchors }: MinedSpec): string {
  return stableJson([rule, anchors]);
}

function codeStage(stage: string, counts: Pick<Stage, 'candidates' | 'kept' | 'dropped'>): Stage {
  return { stage, ...counts, modelCalls: 0, tokens: 0, answeredFirstTime: 0 };
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

import type { Anchor } from '../model/artifacts.ts';
import type { MinedSpec } from '../model/spec.ts';
import type { ReminingPlan, RulePlan } from './plan-remining.ts';
import type { RuleDecision } from './rule-decision.ts';

interface Around {
  readonly plan: ReminingPlan;
  /** New passages that mining or refinement failed on: nothing is remembered of them. */
  readonly unread: ReadonlySet<Anchor>;
  /** What the new words would make of the rule. */
  readonly said: MinedSpec | null;
}

/**
 * A decision on a rule that a person wrote, with what a model said of it, so that it is not asked again while its words
 * and the passages stand. What only code has said is not remembered: a model may say more.
 */
export function rememberWait(decision: RuleDecision, rule: RulePlan, around: Around): RuleDecision {
  if (!('spec' in decision) || decision.kind === 'retired' || rule.author !== 'person') return decision;
  const { plan, unread, said } = around;
  const isOffline = plan.engine === 'offline';
  if (rule.wait !== undefined && (isOffline || decision.proposal === undefined)) return recall(decision, rule.wait);
  if (isOffline || rule.spec.status === 'rejected') return decision;
  const { proposal } = decision;
  const found = (said?.anchors ?? []).filter(anchor => plan.anchors.has(anchor));
  if (decision.kind === 'stale') {
    const read = [...new Set([...rule.aligned, ...found])];
    if (read.some(anchor => unread.has(anchor))) return decision;
    return recall(decision, { read, reason: decision.reason, ...(proposal === undefined ? {} : { proposal }) });
  }
  if (proposal === undefined) return decision;
  const left = new Set(plan.isFresh ? rule.left : []);
  const read = [...new Set([...decision.cites, ...found])].filter(one => plan.added.has(one) && !left.has(one));
  return recall(decision, { read, proposal });
}

type Standing = Exclude<RuleDecision, { kind: 'changed' | 'added' | 'retired' }>;

function recall(decision: Standing, wait: NonNullable<RulePlan['wait']>): RuleDecision {
  const cites = [...new Set([...decision.cites, ...wait.read])];
  const { reason, proposal } = wait;
  const said = proposal === undefined ? {} : { proposal };
  if (decision.kind !== 'stale') return { ...decision, cites, wait, ...said };
  return { ...decision, cites, wait, reason: reason ?? decision.reason, ...said };
}

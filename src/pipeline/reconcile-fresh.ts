import type { ReminingPlan } from '../diff/plan-remining.ts';
import { minedFrom, type RuleFate } from '../diff/rule-fate.ts';
import { foldText } from '../lib/fold-text.ts';
import { countCalls, performAll, type Stage, whyNot } from '../mining/perform-all.ts';
import { dedupeRulesTask } from '../mining/tasks/dedupe-rules.ts';
import type { MinedSpec, SpecId } from '../model/spec.ts';
import type { Reasoner } from '../model/task.ts';

export interface FreshMatches {
  /** Committed rules that were found again in other words: they keep text and id, with the evidence that was found. */
  readonly fates: ReadonlyMap<SpecId, RuleFate>;
  /** What is left of the news. */
  readonly news: readonly MinedSpec[];
  readonly stages: readonly Stage[];
}

/** After mining all over again: which new rules are committed ones in other words (design: mining.md, `--fresh`). */
export async function reconcileFresh(
  deps: { readonly reasoner: Reasoner },
  { plan, news }: { readonly plan: ReminingPlan; readonly news: readonly MinedSpec[] },
): Promise<FreshMatches> {
  const worded = new Set(news.map(wordsOf));
  const old = plan.rules.filter(({ fate, author, spec }) => {
    return fate === 'open' && author !== 'schema' && !worded.has(wordsOf(spec));
  });
  const known = new Set(plan.rules.map(({ spec }) => wordsOf(spec)));
  const open = news.filter(rule => rule.isComputed !== true && !known.has(wordsOf(rule)));
  if (!plan.isFresh || deps.reasoner.engine === 'offline' || old.length === 0 || open.length === 0) {
    return { fates: new Map(), news, stages: [] };
  }
  const rules = [
    ...open.map(({ source, tools, rule }) => ({ kind: 'new' as const, source, tools, rule })),
    ...old.map(({ spec: { source, tools, rule } }) => ({ kind: 'standing' as const, source, tools, rule })),
  ];
  const performed = await performAll(deps, dedupeRulesTask, [{ rules }]);
  const groups = performed.flatMap(({ result }) => (result.status === 'answered' ? result.answer.groups : []));
  const fates = new Map<SpecId, RuleFate>();
  const found = new Set<MinedSpec>();
  for (const { rules: numbers } of groups) {
    const standing = numbers.flatMap(number => old[number - 1 - open.length] ?? []);
    const again = numbers.flatMap(number => open[number - 1] ?? []);
    if (standing.length === 0 || again.length === 0) continue;
    const anchors = [...new Set(again.flatMap(rule => rule.anchors))];
    const evidence = again.flatMap(rule => rule.evidence);
    for (const { spec } of standing) {
      fates.set(spec.id, { kind: 'keep', mined: { ...minedFrom(spec, anchors), evidence } });
    }
    for (const rule of again) found.add(rule);
  }
  const stage = {
    stage: 'found again',
    candidates: old.length,
    kept: fates.size,
    dropped: performed.flatMap(({ result }) => {
      const why = whyNot(result);
      return why === null ? [] : [{ what: 'comparison with the committed rules', why }];
    }),
    ...countCalls(performed.map(({ result }) => result)),
  };
  return { fates, news: news.filter(rule => !found.has(rule)), stages: [stage] };
}

function wordsOf({ rule }: { readonly rule: string }): string {
  return foldText(rule).toLowerCase();
}

// In: the tools and the prompt, and the tools that changed. Out: rules "A before B, which needs a value that only A
// returns", with scenarios (AgenTest 3.2.1, ordering constraints). One task finds candidates, a second one drops those
// whose value the user could supply. Refuses: a value that two tools return, for then neither must be called.
import { phraseOfTool } from '../lib/tool-words.ts';
import type { AgentArtifacts, ToolDefinition } from '../model/artifacts.ts';
import type { MinedSpec } from '../model/spec.ts';
import type { ToolMining } from './mine-tool-text.ts';
import { countCalls, type MiningDeps, performAll, type Stage, whyNot } from './perform-all.ts';
import { anchorOfParameter, evidenceAt, placeInTool } from './place-in-tool.ts';
import { findOrderTask, type ToolOrder } from './tasks/find-order.ts';
import { judgeOrderTask } from './tasks/judge-order.ts';

export async function mineOrder(
  deps: MiningDeps,
  about: { readonly artifacts: Pick<AgentArtifacts, 'tools' | 'prompt'>; readonly names: readonly string[] },
): Promise<ToolMining> {
  const { tools, prompt } = about.artifacts;
  const hasTwo = tools.length > 1 && about.names.length > 0;
  const [found] = await performAll(deps, findOrderTask, hasTwo ? [{ tools }] : []);
  const candidates = found?.result.status === 'answered' ? found.result.answer.orders : [];
  const orders = distinct(candidates).filter(({ first, then }) =>
    [first, then].some(tool => about.names.includes(tool)),
  );
  const single = orders.filter(order => !orders.some(other => isRival(order, other)));
  const [judged] = await performAll(deps, judgeOrderTask, single.length > 0 ? [{ prompt, tools, orders: single }] : []);
  const verdicts = judged?.result.status === 'answered' ? judged.result.answer.verdicts : [];
  const kept = single.filter((_, at) => verdicts.some(({ order, from }) => order === at + 1 && from === 'only-first'));
  const mined = kept.flatMap(order => toMined(order, tools));
  const results = [found, judged].flatMap(one => (one ? [one.result] : []));
  const whyDropped = (order: ToolOrder): string => {
    if (!single.includes(order)) return 'more than one tool returns the value';
    const verdict = verdicts.find(one => one.order === single.indexOf(order) + 1);
    if (verdict)
      return `the value can come from ${verdict.from === 'user' ? 'the user' : verdict.from}: ${verdict.why}`;
    return (judged && whyNot(judged.result)) ?? 'its place was not found';
  };
  const failed = found && whyNot(found.result);
  const stage: Stage = {
    stage: 'order',
    candidates: orders.length,
    kept: mined.length,
    dropped: [
      ...(failed ? [{ what: 'orders of tools', why: failed }] : []),
      ...orders
        .filter(order => !kept.includes(order))
        .map(order => ({ what: sayOrder(order), why: whyDropped(order) })),
    ],
    ...countCalls(results),
  };
  return {
    mined,
    unread: results.some(({ status }) => status === 'refused') ? anchorsOf(tools, about.names) : [],
    stages: [stage],
  };
}

function anchorsOf(tools: readonly ToolDefinition[], names: readonly string[]): readonly string[] {
  return tools.filter(({ name }) => names.includes(name)).flatMap(tool => tool.anchors.map(({ anchor }) => anchor));
}

function distinct(orders: readonly ToolOrder[]): readonly ToolOrder[] {
  return [...new Map(orders.map(order => [`${order.first} ${order.then} ${order.argument}`, order])).values()];
}

function isRival(a: ToolOrder, b: ToolOrder): boolean {
  return a.then === b.then && a.argument === b.argument && a.first !== b.first;
}

function sayOrder({ first, then, argument }: ToolOrder): string {
  return `${first} is called before ${then}, whose ${argument} only ${first} returns`;
}

function toMined(order: ToolOrder, tools: readonly ToolDefinition[]): readonly MinedSpec[] {
  const { first, then, argument, quote } = order;
  const taker = tools.find(({ name }) => name === then);
  const giver = tools.find(({ name }) => name === first);
  const anchor = taker && anchorOfParameter(taker, argument);
  if (!taker || !giver || !anchor) return [];
  const place = placeInTool(quote, taker, [argument]) ?? placeInTool(quote, giver, []);
  const text = `${first} is called before ${then}`;
  return [
    {
      rule: sayOrder(order),
      source: 'schema',
      category: 'order',
      tools: [first, then],
      severity: taker.access === 'read' ? 'should' : 'must',
      evidence: [place?.evidence ?? evidenceAt(taker, anchor)],
      anchors: [...new Set([anchor.anchor, ...(place ? [place.anchor] : [])])],
      force: 'required',
      scenarios: [
        {
          name: 'in-order',
          title: `${then} after ${first}`,
          force: 'required',
          objects: {},
          given: [],
          when: `the user asks to ${phraseOfTool(then)}`,
          then: [{ text, check: { kind: 'called-before', first, then }, attempts: 'report' }],
        },
      ],
    },
  ];
}

// In: rules mined from the prompt. Out: the same rules, with the further tools that their wording reaches (AgenTest 3.2.1,
// tool bindings). Refuses: a binding whose quotation is not in the rule or its evidence.
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { MinedSpec } from '../model/spec.ts';
import { countCalls, inBatches, type MiningDeps, performAll, type Stage, whyNot } from './perform-all.ts';
import { bindToolsTask } from './tasks/bind-tools.ts';

const RULES_AT_ONCE = 60;

export async function bindRules(
  deps: MiningDeps,
  about: { readonly artifacts: Pick<AgentArtifacts, 'prompt' | 'tools'>; readonly mined: readonly MinedSpec[] },
): Promise<{ readonly mined: readonly MinedSpec[]; readonly stages: readonly Stage[] }> {
  const { mined } = about;
  const { prompt, tools } = about.artifacts;
  if (mined.length === 0 || tools.length === 0) return { mined, stages: [] };
  const inputs = inBatches(mined, RULES_AT_ONCE).map(batch => ({
    prompt,
    tools,
    rules: batch.map(({ rule, tools: bound, evidence }) => ({
      rule,
      tools: bound,
      quotes: evidence.map(({ quote }) => quote),
    })),
  }));
  const performed = await performAll(deps, bindToolsTask, inputs);
  const bindings = performed.flatMap(({ result }, batch) =>
    result.status === 'answered'
      ? result.answer.bindings.map(({ rule, tool }) => ({ at: batch * RULES_AT_ONCE + rule - 1, tool }))
      : [],
  );
  const bound = mined.map((rule, at) => {
    const added = bindings.filter(binding => binding.at === at).map(({ tool }) => tool);
    const all = new Set([...rule.tools, ...added]);
    return all.size === rule.tools.length ? rule : { ...rule, tools: [...all] };
  });
  return {
    mined: bound,
    stages: [
      {
        stage: 'bindings',
        candidates: mined.length,
        kept: bound.filter((rule, at) => rule !== mined[at]).length,
        dropped: performed.flatMap(({ input, result }) => {
          const why = whyNot(result);
          return why === null ? [] : [{ what: `further tools of ${input.rules.length} rules`, why }];
        }),
        ...countCalls(performed.map(({ result }) => result)),
      },
    ],
  };
}

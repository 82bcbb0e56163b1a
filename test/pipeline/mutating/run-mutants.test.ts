import { describe, expect, it } from 'vitest';
import { splitPassages } from '../../../src/artifacts/split-passages.ts';
import { configSchema } from '../../../src/config.ts';
import { modelOf } from '../../../src/parse-config.ts';
import { type MutationDeps, type MutationPlan, runMutants } from '../../../src/pipeline/mutating/run-mutants.ts';
import type { RunPolicy } from '../../../src/pipeline/run-state.ts';
import { scoreMutants } from '../../../src/statistics/mutation/score-mutants.ts';
import { aLibrary, aSelected } from '../../helpers/a-library.ts';
import { aLibrarySuite } from '../../helpers/library-suite.ts';

const PROMPT = `You help at the library desk.

You must not cancel a loan.

The reading room is quiet on Mondays.
`;
const RULE = 'You must not cancel a loan.';
const artifacts = (() => {
  const library = aLibrary({ prompt: PROMPT });
  return { ...library, prompt: { ...library.prompt, passages: [...splitPassages('prompt.md', PROMPT)] } };
})();
const quoting = (quote: string) => [{ file: 'prompt.md', lines: [1, 1] as [number, number], quote }];
const specs = [
  aSelected('no-cancelling', { spec: { evidence: quoting(RULE) } }).spec,
  aSelected('quiet-mondays', { spec: { evidence: quoting('The reading room is quiet on Mondays.'), tools: [] } }).spec,
];

function policy(): RunPolicy {
  const config = configSchema.parse({ version: 1, agents: { library: { prompt: 'prompt.md', tools: 'tools.json' } } });
  const { suite, statistics, budget, gate, mining, mutation } = config;
  const model = modelOf(config, 'agent');
  const models = { agent: model, user: model, miner: model, judge: model };
  return { suite, statistics, budget, gate, mining, mutation, models };
}

/** An agent that cancels loans at this rate unless its prompt forbids it; `anyway` at which it does so all the same. */
function workshop(rates: { readonly unless: number; readonly anyway: number }) {
  const [careful, careless] = [
    aLibrarySuite({ head: { rate: rates.anyway } }),
    aLibrarySuite({ head: { rate: rates.unless } }),
  ];
  const deps: MutationDeps = {
    ...careful.deps,
    async openAgent() {
      const [kept, broken] = [await careful.deps.openSide('head'), await careless.deps.openSide('head')];
      return {
        host: kept.host,
        agent: {
          start: trial => (trial.prompt.includes(RULE) ? kept : broken).agent.start(trial),
          close: () => kept.agent.close(),
        },
      };
    },
  };
  return deps;
}

const plan: MutationPlan = { seed: 0, perOperator: 0, unchanged: 4, trials: 5000 };
const run = async (rates: Parameters<typeof workshop>[0], parts: Partial<MutationPlan> = {}) =>
  await runMutants(workshop(rates), { artifacts, specs, policy: policy(), models: [], plan: { ...plan, ...parts } });

describe('mutants of an agent that reads its rule', () => {
  it('are killed when they drop, turn round or weaken it, and by its spec', async () => {
    const ends = await run({ unless: 0.8, anyway: 0 });
    const ofRule = ends.filter(({ rule }) => rule === 'no-cancelling');
    expect(ofRule.map(({ operator, status }) => [operator, status])).toEqual([
      ['rule-drop', 'killed'],
      ['rule-negate', 'killed'],
      ['rule-loosen', 'killed'],
    ]);
    expect(ofRule.every(({ killedBy }) => killedBy.includes('no-cancelling.always'))).toBe(true);
  });

  it('survive where the change means nothing to it, and the rule is told as unnoticed', async () => {
    const score = scoreMutants(await run({ unless: 0.8, anyway: 0 }));
    expect(score.unnoticed).toEqual(['quiet-mondays']);
    expect(score.falseKills).toEqual({ killed: 0, of: 4 });
    expect(score.byOperator.find(({ operator }) => operator === 'rule-negate')).toMatchObject({ killed: 1, of: 1 });
  });

  it('are hardly ever killed when they change nothing, even where the agent violates now and then', async () => {
    const score = scoreMutants(await run({ unless: 0.1, anyway: 0.1 }, { unchanged: 40 }));
    expect(score.falseKills.of).toBe(40);
    expect(score.falseKills.killed).toBeLessThanOrEqual(4);
  });

  it('are not run once the budget is spent, and then count in no score', async () => {
    const ends = await run({ unless: 0.8, anyway: 0 }, { trials: 0 });
    const dropped = ends.filter(({ operator }) => operator === 'rule-drop');
    expect(dropped.map(({ status, reason }) => [status, reason])).toEqual([
      ['not-run', 'the budget is spent'],
      ['not-run', 'the budget is spent'],
    ]);
    expect(scoreMutants(ends).total.of).toBe(0);
  });
});

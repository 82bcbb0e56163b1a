import { describe, expect, it } from 'vitest';
import { splitPassages } from '../../../src/artifacts/split-passages.ts';
import { configSchema } from '../../../src/config.ts';
import { modelOf } from '../../../src/parse-config.ts';
import { measureStored } from '../../../src/pipeline/measure-stored.ts';
import { type MutationDeps, type MutationPlan, runMutants } from '../../../src/pipeline/mutating/run-mutants.ts';
import type { RunPolicy } from '../../../src/pipeline/run-state.ts';
import { EMPTY_SPEC_SET } from '../../../src/specset/read-spec-set.ts';
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

describe('an agent put on another model', () => {
  const own = policy().models.agent.model;
  /** Keeps its rule on its own model and on no other. */
  const deps = (): MutationDeps => {
    const [careful, careless] = [aLibrarySuite(), aLibrarySuite({ head: { rate: 0.8 } })];
    return { ...careful.deps, openAgent: model => (model === own ? careful : careless).deps.openSide('head') };
  };

  it('is killed where it breaks its rules there, and that model then counts as tested', async () => {
    const using = deps();
    const models = [own, 'small'];
    const input = { artifacts, specs, policy: policy(), models, plan: { ...plan, perOperator: 1, unchanged: 0 } };
    const ends = (await runMutants(using, input)).filter(({ operator }) => operator?.startsWith('model-'));
    expect(ends).toEqual([
      expect.objectContaining({ operator: 'model-swap', status: 'killed', change: `${own} -> small` }),
      expect.objectContaining({ operator: 'model-downgrade', status: 'killed' }),
    ]);
    const { sides, policy: told } = { sides: aLoadedAgent(), policy: { ...policy(), mutation: { models } } };
    const stored = measureStored(using, { sides, policy: told, committed: { ...EMPTY_SPEC_SET, specs } });
    expect(stored.coverage.model).toMatchObject({ covered: 1, of: 2 });
    const more = { ...told, mutation: { models: [...models, 'untried'] } };
    const wider = measureStored(using, { sides, policy: more, committed: { ...EMPTY_SPEC_SET, specs } });
    expect(wider.coverage.model).toMatchObject({ covered: 1, of: 3 });
  });

  it('is not applicable where no other model is named', async () => {
    const input = { artifacts, specs, policy: policy(), models: [], plan: { ...plan, perOperator: 1, trials: 0 } };
    const ends = (await runMutants(deps(), input)).filter(({ operator }) => operator?.startsWith('model-'));
    expect(ends.map(({ status }) => status)).toEqual(['not-applicable', 'not-applicable']);
  });
});

function aLoadedAgent() {
  const loaded = { environment: null, agent: 'library', prompt: [], variables: null, tools: '', watch: [] };
  const sources = { ...loaded, runtimeModule: null, block: null, model: null };
  const setup = { head: { sources, model: policy().models.agent }, base: null };
  return { agent: 'library', head: artifacts, base: null, isFirstRun: false, setup };
}

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

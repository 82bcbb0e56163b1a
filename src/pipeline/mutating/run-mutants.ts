/**
 * Mutation of an agent (AgentAssay 5): would this suite notice? Input: the agent as it stands and its committed specs.
 * Output: what became of each mutant. A mutant is killed when a spec becomes a new violation against the agent as it
 * stands, by the replays that a pull request's suspects go through. Refuses to go beyond its budget of trials.
 */
import { fillVariables } from '../../lib/fill-variables.ts';
import { hashText, hashValue } from '../../lib/hash.ts';
import type { AgentArtifacts } from '../../model/artifacts.ts';
import type { RefinedSpec, Spec } from '../../model/spec.ts';
import { TRIAL_LIMITS } from '../../model/trial.ts';
import { isDecidableByCode } from '../../oracle/is-decidable-by-code.ts';
import type { MutableAgent, Mutant, NotApplicable } from '../../statistics/mutation/mutant.ts';
import { mutateAgent, mutateRule } from '../../statistics/mutation/mutate-agent.ts';
import type { MutantEnd } from '../../statistics/mutation/score-mutants.ts';
import { testSpecs } from '../4-test-specs.ts';
import type { RunPolicy } from '../run-state.ts';
import { pricesOf } from '../testing/prices-of.ts';
import { onModel } from '../testing/target-models.ts';
import type { Side, TestDeps, TestInput, TestRun } from '../testing/test-run.ts';
import { listMutableRules, selectBound } from './select-bound.ts';

export interface MutationDeps extends Omit<TestDeps, 'openSide' | 'onEvent'> {
  /** Starts the agent on a model. */
  readonly openAgent: (model: string) => Promise<Side>;
  readonly onEnd?: (end: MutantEnd, done: number, of: number) => void;
}

export interface MutationInput {
  readonly artifacts: AgentArtifacts;
  readonly specs: readonly Spec[];
  readonly policy: RunPolicy;
  /** `mutation.models`, strongest first. */
  readonly models: readonly string[];
  readonly plan: MutationPlan;
}

export interface MutationPlan {
  readonly seed: number;
  /** Mutants of each operator on the whole agent; rule operators make one a rule. */
  readonly perOperator: number;
  /** A/A mutants. */
  readonly unchanged: number;
  /** Trials of all mutants together. */
  readonly trials: number;
}

type Planned = Mutant | NotApplicable | Unchanged;
/** An A/A mutant. */
interface Unchanged {
  readonly operator: null;
  readonly rule: null;
  readonly change: string;
  readonly number: number;
}

/** Runs every mutant in turn: first those that change nothing, against which the kills of all others are read. */
export async function runMutants(deps: MutationDeps, input: MutationInput): Promise<readonly MutantEnd[]> {
  const sides = shareSides(deps);
  const tested = listTested(deps, input.specs);
  const planned = planMutants(input);
  const ends: MutantEnd[] = [];
  let left = input.plan.trials;
  try {
    for (const mutant of planned) {
      const end = await runMutant({ deps, input, tested, openAgent: sides.open }, mutant, left);
      left -= end.trials;
      ends.push(end);
      deps.onEnd?.(end, ends.length, planned.length);
    }
    return ends;
  } finally {
    await sides.close();
  }
}

function planMutants({ artifacts, specs, policy, models, plan }: MutationInput): readonly Planned[] {
  const { prompt, tools } = artifacts;
  const agent: MutableAgent = {
    prompt: prompt.text,
    passages: prompt.passages,
    tools,
    model: policy.models.agent.model,
    models,
  };
  const rules = listMutableRules(specs, artifacts);
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
  const ofAgent = AGENT_OPERATORS.flatMap(operator =>
    numbers(plan.perOperator).map(number => mutateAgent(agent, operator, [plan.seed, number])),
  );
  const unchanged = numbers(plan.unchanged).map((number): Unchanged => {
    return { operator: null, rule: null, change: `A/A ${number + 1}`, number };
  });
  const ofRules = RULE_OPERATORS.flatMap(operator => rules.map(rule => mutateRule(agent, operator, rule)));
  return [...unchanged, ...ofAgent, ...ofRules];
}

const AGENT_OPERATORS = [
  'prompt-synonym',
  'prompt-reorder',
  'prompt-noise',
  'prompt-dropout',
  'tool-remove',
  'tool-reorder',
  'tool-noise',
  'model-swap',
  'model-downgrade',
  'context-truncate',
  'context-noise',
  'context-permute',
] as const;
const RULE_OPERATORS = ['rule-drop', 'rule-negate', 'rule-loosen'] as const;

/** Refined specs that a rate test can decide here. */
function listTested({ reasoner }: MutationDeps, specs: readonly Spec[]): readonly RefinedSpec[] {
  return listWatched(specs)
    .filter(({ scenario }) => scenario.force !== 'permitted')
    .filter(({ scenario }) => reasoner.engine !== 'offline' || isDecidableByCode(scenario));
}

function listWatched(specs: readonly Spec[]): readonly RefinedSpec[] {
  return specs
    .filter(({ status }) => status !== 'rejected')
    .flatMap(spec => spec.scenarios.map(scenario => ({ spec, scenario })));
}

interface Workshop {
  readonly deps: MutationDeps;
  readonly input: MutationInput;
  readonly tested: readonly RefinedSpec[];
  readonly openAgent: (model: string) => Promise<Side>;
}

async function runMutant(workshop: Workshop, mutant: Planned, trialsLeft: number): Promise<MutantEnd> {
  const isDecidable = mutant.rule === null || workshop.tested.some(({ spec }) => spec.id === mutant.rule);
  const about = { operator: mutant.operator, rule: mutant.rule, killedBy: [], trials: 0, isDecidable };
  if ('reason' in mutant) return { ...about, change: '', status: 'not-applicable', reason: mutant.reason };
  const { change } = mutant;
  if (trialsLeft <= 0) return { ...about, change, status: 'not-run', reason: 'the budget is spent' };
  const run = await testMutant(workshop, mutant, trialsLeft);
  const killedBy = run.results.filter(({ attribution }) => attribution?.status === 'new').map(({ id }) => id);
  const isDecided = run.results.some(({ verdict, attribution }) => attribution !== null || verdict === 'pass');
  const status = killedBy.length > 0 ? 'killed' : isDecided ? 'survived' : 'not-run';
  return { ...about, change, status, killedBy, trials: run.ran, reason: isDecided ? '' : 'no spec was decided' };
}

async function testMutant(
  { deps, input, tested, openAgent }: Workshop,
  mutant: Mutant | Unchanged,
  trials: number,
): Promise<TestRun> {
  const { artifacts, policy, plan } = input;
  const isMutant = mutant.operator !== null;
  const model = isMutant ? mutant.model : policy.models.agent.model;
  const seed = isMutant ? plan.seed : plan.seed + 1 + mutant.number;
  const touched = isMutant ? mutant.touched : { passages: [], tools: [] };
  const rules = listMutableRules(input.specs, artifacts);
  const selected = selectBound(tested, { rule: mutant.rule, touched }, { rules, seed: [seed, mutant.change] });
  const head = isMutant ? withMutant(artifacts, mutant) : artifacts;
  const { suite, statistics, budget } = policy;
  const test: TestInput = {
    agent: artifacts.agent,
    selected,
    watched: listWatched(input.specs),
    artifacts: { head, base: artifacts },
    baseline: [],
    suite: { seed, concurrency: suite.concurrency, permittedTrials: 0 },
    statistics: { replays: statistics.replays, judgeVotes: statistics['judge-votes'], multiplicity: 'none' },
    budget: { ...budget, trials },
    prices: pricesOf(policy.models),
    models: { user: sent(policy.models.user), judge: sent(policy.models.judge) },
    limits: TRIAL_LIMITS,
  };
  const openSide = (side: 'head' | 'base') => openAgent(side === 'head' ? model : policy.models.agent.model);
  const { reasoner, store, clock, log } = deps;
  return await testSpecs({ reasoner, store, clock, log, openSide }, test);
}

function sent({ model, parameters }: RunPolicy['models']['user']) {
  return { model, parameters };
}

/** The artifacts as the mutant has them, with their digests, so that its trials have addresses of their own. */
function withMutant(artifacts: AgentArtifacts, mutant: Mutant): AgentArtifacts {
  const { prompt, tools } = mutant;
  const placed = mutant.operator.startsWith('model-') ? onModel(artifacts, mutant.model) : artifacts;
  const { digests, variables } = placed;
  return {
    ...placed,
    prompt: { ...artifacts.prompt, text: prompt },
    tools,
    digests: {
      ...digests,
      prompt: prompt === artifacts.prompt.text ? digests.prompt : hashText(fillVariables(prompt, variables).text),
      tools: tools === artifacts.tools ? digests.tools : digestTools(tools),
    },
  };
}

function digestTools(tools: Mutant['tools']): string {
  return hashValue(
    tools.map(({ name, description, parameters, returns }) => [name, description, parameters, returns ?? null]),
  );
}

/** An agent is started once a model: mutants differ by what they are given at the start of a trial. */
function shareSides({ openAgent, log }: MutationDeps) {
  const opened = new Map<string, Promise<Side>>();
  const keepOpen = (side: Side): Side => ({
    host: {
      describe: () => side.host.describe(),
      open: (setup, requester) => side.host.open(setup, requester),
      close: async () => undefined,
    },
    agent: { start: trial => side.agent.start(trial), close: async () => undefined },
  });
  return {
    async open(model: string): Promise<Side> {
      const side = opened.get(model) ?? openAgent(model);
      opened.set(model, side);
      return keepOpen(await side);
    },
    async close(): Promise<void> {
      for (const promise of opened.values()) {
        const side = await promise.catch(() => null);
        const ends = side === null ? [] : await Promise.allSettled([side.agent.close(), side.host.close()]);
        for (const end of ends) if (end.status === 'rejected') log.warn(`an agent did not close: ${end.reason}`);
      }
    },
  };
}

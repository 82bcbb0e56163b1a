import type { Report } from '../model/report.ts';
import type { RefinedSpec, ScenarioId } from '../model/spec.ts';
import type { BaselineEntry } from '../model/spec-set.ts';
import type { Reasoner } from '../model/task.ts';
import type { Trial } from '../model/trial.ts';
import { type LoadOptions, loadArtifacts, type RunTrees } from './1-load-artifacts.ts';
import { type AgentRun, reportRun } from './6-report.ts';
import { describeAccepted } from './apply-accepted.ts';
import { runAgent } from './run-agent.ts';
import type { RunDeps } from './run-deps.ts';
import type { LoadedRun } from './run-state.ts';
import { NOTHING_ELSEWHERE, type RunPart } from './sharding/run-part.ts';
import { remainingBudget } from './testing/remaining-budget.ts';

export interface RunResult {
  readonly report: Report;
  readonly trials: ReadonlyMap<string, Trial>;
  readonly refined: ReadonlyMap<ScenarioId, RefinedSpec>;
  readonly policy: LoadedRun['policy'];
  /** What each agent's part hands on, where only a part of the run was run here. */
  readonly parts: readonly Pick<AgentRun, 'part' | 'weights'>[];
  /** Used of models here. */
  readonly spent: ReturnType<Reasoner['spent']>;
}

export interface RunRequest extends LoadOptions {
  readonly trees: RunTrees;
  /** Only these rules or refined specs, whatever the diff says; null: what the change touches. */
  readonly only?: readonly string[] | null;
  /** Violations and weakenings that people let stand for this head, over what baseline.yaml of the base lists. */
  readonly accepted?: readonly BaselineEntry[];
  /** Why nothing is tested: specs are mined and compared all the same. */
  readonly untested?: string;
  /** Runs stored trials that stayed undecided again. */
  readonly repeatUndecided?: boolean;
  /** Runs a part of the run only (`sharding/sharded-run.ts`). */
  readonly part?: RunPart;
}

/**
 * A run: load both sides, then for each agent mine the head's rules, diff them with the base's, test what the change
 * touches, measure, and report (`run-agent.ts`). Throws ConfigError for what the user must mend first.
 */
export async function runPipeline(deps: RunDeps, request: RunRequest): Promise<RunResult> {
  const startedAt = deps.clock.now();
  const { trees, part } = request;
  const elsewhere = part?.elsewhere ?? NOTHING_ELSEWHERE;
  const loaded = withinPart(await loadArtifacts(trees, request), part);
  const reasoner = await deps.openReasoner(loaded.policy);
  const runs: AgentRun[] = [];
  for (const sides of loaded.agents) {
    const spent = { runs, elapsedMs: deps.clock.now() - startedAt, elsewhere, agents: loaded.agents };
    const budget = remainingBudget(loaded.policy, spent);
    runs.push(
      await runAgent(
        { run: deps, reasoner, trees },
        {
          ...{ sides, policy: loaded.policy, budget, only: request.only ?? null },
          ...{ accepted: request.accepted ?? [], untested: request.untested ?? null },
          repeatUndecided: request.repeatUndecided ?? false,
          ...{ part: part?.suiteOf(sides.agent) ?? null, usedElsewhere: elsewhere.usage },
        },
      ),
    );
  }
  const departed = loaded.agents.flatMap(one => one.departed ?? []);
  const report = reportRun(runs, {
    engine: reasoner.engine,
    seed: loaded.policy.suite.seed,
    base: trees.base?.sha ?? null,
    head: trees.head.sha ?? 'working tree',
    durationMs: deps.clock.now() - startedAt + elsewhere.durationMs,
    models: [...new Set([...elsewhere.models, ...reasoner.spent().models])].sort(),
    shards: elsewhere.shards,
    notes: [...loaded.notes, ...(request.accepted ?? []).map(one => describeAccepted(one, departed))],
  });
  return {
    report,
    trials: new Map(runs.flatMap(run => run.trials.map(trial => [trial.key, trial] as const))),
    refined: new Map(runs.flatMap(run => run.refined.map(one => [one.scenario.id, one] as const))),
    policy: loaded.policy,
    parts: runs.map(({ part: handed, weights }) => ({ part: handed, weights })),
    spent: reasoner.spent(),
  };
}

/** A part has its share of the budget. */
function withinPart(loaded: LoadedRun, part: RunPart | undefined): LoadedRun {
  if (part === undefined) return loaded;
  return { ...loaded, policy: { ...loaded.policy, budget: part.budgetOf(loaded.policy.budget) } };
}

import type { Report } from '../model/report.ts';
import type { RefinedSpec, ScenarioId } from '../model/spec.ts';
import type { Trial } from '../model/trial.ts';
import { type LoadOptions, loadArtifacts, type RunTrees } from './1-load-artifacts.ts';
import { type AgentRun, reportRun } from './6-report.ts';
import { runAgent } from './run-agent.ts';
import type { RunDeps } from './run-deps.ts';
import type { LoadedRun } from './run-state.ts';
import { remainingBudget } from './testing/remaining-budget.ts';

export interface RunResult {
  readonly report: Report;
  readonly trials: ReadonlyMap<string, Trial>;
  readonly refined: ReadonlyMap<ScenarioId, RefinedSpec>;
  readonly policy: LoadedRun['policy'];
}

export interface RunRequest extends LoadOptions {
  readonly trees: RunTrees;
  /** Only these rules or refined specs, whatever the diff says; null: what the change touches. */
  readonly only?: readonly string[] | null;
}

/**
 * A run: load both sides, then for each agent mine the head's rules, diff them with the base's, test what the change
 * touches, measure, and report (`run-agent.ts`). Throws ConfigError for what the user must mend first.
 */
export async function runPipeline(deps: RunDeps, request: RunRequest): Promise<RunResult> {
  const startedAt = deps.clock.now();
  const { trees } = request;
  const loaded = await loadArtifacts(trees, request);
  const reasoner = await deps.openReasoner(loaded.policy);
  const runs: AgentRun[] = [];
  for (const sides of loaded.agents) {
    const budget = remainingBudget(loaded.policy, { runs, elapsedMs: deps.clock.now() - startedAt });
    runs.push(
      await runAgent(
        { run: deps, reasoner, trees },
        { sides, policy: loaded.policy, budget, only: request.only ?? null },
      ),
    );
  }
  const report = reportRun(runs, {
    engine: reasoner.engine,
    seed: loaded.policy.suite.seed,
    base: trees.base?.sha ?? null,
    head: trees.head.sha ?? 'working tree',
    durationMs: deps.clock.now() - startedAt,
    models: reasoner.spent().models,
    notes: loaded.notes,
  });
  return {
    report,
    trials: new Map(runs.flatMap(run => run.trials.map(trial => [trial.key, trial] as const))),
    refined: new Map(runs.flatMap(run => run.refined.map(one => [one.scenario.id, one] as const))),
    policy: loaded.policy,
  };
}

import { takeUserTurn } from '../../conversation/tasks/take-user-turn.ts';
import type { Reasoner } from '../../model/task.ts';
import { judgeAssertionTask } from '../../oracle/tasks/judge-assertion.ts';
import type { TestInput } from './test-run.ts';
import type { TrialSettings } from './trial-key.ts';

/** What every trial of a run hangs on besides its agent and its scenario (README D8). */
export function settingsOf(
  reasoner: Pick<Reasoner, 'engine'>,
  input: Pick<TestInput, 'models' | 'statistics' | 'limits' | 'suite'>,
): TrialSettings {
  return {
    engine: reasoner.engine,
    models: input.models,
    templates: { user: takeUserTurn.version, judge: judgeAssertionTask.version },
    judgeVotes: input.statistics.judgeVotes,
    limits: input.limits,
    suiteSeed: input.suite.seed,
  };
}

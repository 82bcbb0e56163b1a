import type { Trial } from '../../model/trial.ts';
import type { PlannedTrial } from '../testing/plan-trial.ts';
import type { TrialRunner } from '../testing/trial-runner.ts';

/**
 * Runs trials, some at a time, and takes those that the store has.
 * @returns the trials in the order in which they were planned, null where something kept one from running; and why
 */
export async function runBatch(
  planned: readonly PlannedTrial[],
  runner: Pick<TrialRunner, 'execute' | 'takeStored' | 'obstacle'>,
  concurrency: number,
): Promise<{ readonly trials: readonly (Trial | null)[]; readonly obstacle: string | null }> {
  const trials: (Trial | null)[] = planned.map(one => runner.takeStored(one));
  const open = planned.flatMap((_, at) => (trials[at] === null ? [at] : []));
  let obstacle: string | null = null;
  const work = async (): Promise<void> => {
    for (let at = open.shift(); at !== undefined; at = open.shift()) {
      obstacle ??= runner.obstacle()?.reason ?? null;
      const one = planned[at];
      if (obstacle !== null || one === undefined) return;
      trials[at] = await runner.execute(one);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, work));
  return { trials, obstacle };
}

import type { MiningReport } from '../model/spec-set.ts';
import type { Reasoner, Task, TaskResult } from '../model/task.ts';

export type Stage = MiningReport['stages'][number];
export interface MiningDeps {
  readonly reasoner: Reasoner;
}

export interface Performed<Input, Answer> {
  readonly input: Input;
  readonly result: TaskResult<Answer>;
}

/** Performs one task for several inputs at the same time; the results in their order. */
export async function performAll<Input, Answer>(
  { reasoner }: MiningDeps,
  task: Task<Input, Answer>,
  inputs: readonly Input[],
): Promise<readonly Performed<Input, Answer>[]> {
  return await Promise.all(inputs.map(async input => ({ input, result: await reasoner.perform(task, input) })));
}

/** What the given results cost, and how many held at once. */
export function countCalls(
  results: readonly TaskResult<unknown>[],
): Pick<Stage, 'modelCalls' | 'tokens' | 'answeredFirstTime'> {
  const usages = results.flatMap(result => (result.status === 'unable' ? [] : [result.usage]));
  return {
    modelCalls: usages.reduce((sum, { calls }) => sum + calls, 0),
    tokens: usages.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0),
    answeredFirstTime: results.filter(result => result.status === 'answered' && result.firstTime).length,
  };
}

/** Why a task gave no answer; null when it gave one. */
export function whyNot(result: TaskResult<unknown>): string | null {
  if (result.status === 'answered') return null;
  return result.status === 'unable' ? result.reason : result.reasons.join('; ');
}

/** Items in lists of at most so many each. */
export function inBatches<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

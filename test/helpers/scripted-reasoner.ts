import type { Reasoner, Task } from '../../src/model/task.ts';
import { NO_USAGE } from '../../src/model/trace.ts';

/** One step of the script: what the model answers, or why there is none. */
export type ScriptedStep = { readonly answer: unknown } | { readonly unable: string } | { readonly throws: Error };

export interface ScriptedReasoner extends Reasoner {
  /** What was asked, in order: the task's name, its input, and the request as a model would see it. */
  readonly asked: readonly { readonly task: string; readonly input: unknown; readonly text: string }[];
  /** Answers that no task has asked for yet. */
  left(): number;
}

/**
 * Performs tasks from a queue of answers, as a model would: each is held to the task's schema and check, a refused one
 * is followed by the next in the queue, a second refused one ends the task. Throws on a task that the script does not
 * expect.
 */
export function scriptReasoner(...steps: readonly ScriptedStep[]): ScriptedReasoner {
  const queue = [...steps];
  const asked: { task: string; input: unknown; text: string }[] = [];
  const next = (task: string): ScriptedStep => {
    const step = queue.shift();
    if (step === undefined) throw new Error(`the script has no answer left for ${task}`);
    if ('throws' in step) throw step.throws;
    return step;
  };
  const attempt = <Input, Answer>(task: Task<Input, Answer>, input: Input, step: { readonly answer: unknown }) => {
    const parsed = task.answer.safeParse(step.answer);
    if (!parsed.success) return { reasons: parsed.error.issues.map(issue => issue.message) };
    const reasons = task.check(parsed.data, input);
    return reasons.length > 0 ? { reasons } : { answer: parsed.data };
  };
  return {
    engine: 'openai',
    asked,
    left: () => queue.length,
    spent: () => ({
      usage: { agent: NO_USAGE, user: NO_USAGE, miner: NO_USAGE, judge: NO_USAGE },
      models: ['scripted'],
    }),
    async perform(task, input) {
      const { system, user } = task.render(input, 'a1b2c3d4e5f6');
      asked.push({ task: task.name, input, text: `${system}\n${user}` });
      const first = next(task.name);
      if ('unable' in first) return { status: 'unable', reason: first.unable };
      if ('throws' in first) throw first.throws;
      const read = attempt(task, input, first);
      if (read.answer !== undefined)
        return { status: 'answered', answer: read.answer, usage: NO_USAGE, firstTime: true };
      const second = next(task.name);
      if ('unable' in second) return { status: 'unable', reason: second.unable };
      if ('throws' in second) throw second.throws;
      const again = attempt(task, input, second);
      return again.answer !== undefined
        ? { status: 'answered', answer: again.answer, usage: NO_USAGE, firstTime: false }
        : { status: 'refused', reasons: again.reasons ?? [], usage: NO_USAGE };
    },
  };
}

import type { Unable } from '../../model/mining-task.ts';
import type { Reasoner } from '../../model/task.ts';
import { NO_USAGE } from '../../model/trace.ts';
import type { OfflineHandlers } from '../../model/trial.ts';

/**
 * The engine without a model (README D5): a task is answered by the code that is named after it, and held to the same
 * schema and check as a model's answer; any other task is `unable`.
 */
export function createOfflineReasoner(handlers: OfflineHandlers): Reasoner {
  return {
    engine: 'offline',
    spent: () => ({ usage: { agent: NO_USAGE, user: NO_USAGE, miner: NO_USAGE, judge: NO_USAGE }, models: [] }),
    async perform(task, input) {
      const handler = handlers[task.name];
      if (!handler) return { status: 'unable', reason: `the offline engine has no model for ${task.role} tasks` };
      const value = handler(input as never);
      if (isUnable(value)) return { status: 'unable', reason: value.unable };
      const parsed = task.answer.safeParse(value);
      const reasons = parsed.success
        ? task.check(parsed.data, input)
        : parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`);
      return parsed.success && reasons.length === 0
        ? { status: 'answered', answer: parsed.data, usage: NO_USAGE, firstTime: true }
        : { status: 'refused', reasons, usage: NO_USAGE };
    },
  };
}

function isUnable(value: unknown): value is Unable {
  return typeof value === 'object' && value !== null && 'unable' in value;
}

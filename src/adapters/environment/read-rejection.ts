import type { RejectedForm } from '../../model/artifacts.ts';
import type { CallResult } from '../../model/ports.ts';
import type { ToolOutcome } from './environment-session.ts';

/** Whether the tool rejected the call, as `environment.rejected` says: a refusal, or a result of a certain form. */
export function readRejection(outcome: ToolOutcome, form: RejectedForm): CallResult {
  const { result, refused, changes } = outcome;
  const text = typeof result === 'string' ? result : JSON.stringify(result);
  const looksRejected = form.resultMatches !== undefined && new RegExp(form.resultMatches, 'u').test(text);
  return { result, rejected: (form.error && refused) || looksRejected, changes };
}

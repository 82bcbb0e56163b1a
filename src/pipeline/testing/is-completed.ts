import type { RefinedSpec } from '../../model/spec.ts';
import type { Trace } from '../../model/trace.ts';
import { subjectTools } from '../../oracle/subject-tools.ts';

/**
 * Whether what a scenario permits was done: the agent called one of its subject tools on a bound object, and the tool
 * took the call. Without bound objects any such call counts.
 */
export function isCompleted(refined: RefinedSpec, trace: Trace): boolean {
  const tools = subjectTools(refined);
  const keys = Object.values(trace.objects).map(({ id }) => id);
  const taken = new Set(
    trace.events.flatMap(event => (event.kind === 'result' && !event.rejected ? [event.callId] : [])),
  );
  return trace.events.some(
    event =>
      event.kind === 'call' &&
      event.by === 'agent' &&
      tools.has(event.tool) &&
      taken.has(event.callId) &&
      (keys.length === 0 || Object.values(event.args).some(value => typeof value === 'string' && keys.includes(value))),
  );
}

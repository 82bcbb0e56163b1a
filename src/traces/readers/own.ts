import { traceSchema } from '../../model/trace.ts';
import { describeIssue, isRecord, memberOf } from '../read-json.ts';
import type { TraceReader } from '../recorded.ts';

/** Traces of our own: as `traceSchema` says, or a stored trial that holds one. */
export const ownReader: TraceReader = {
  format: 'proviso',
  reads: record => isTrace(record) || isTrace(memberOf(record, 'trace')),
  read: record => {
    const parsed = traceSchema.safeParse(isTrace(record) ? record : memberOf(record, 'trace'));
    if (parsed.success) return [{ kind: 'trace', trace: parsed.data }];
    return [{ kind: 'problem', problem: describeIssue(parsed.error) }];
  },
};

function isTrace(record: unknown): boolean {
  return isRecord(record) && Array.isArray(record['events']) && isRecord(record['complete']);
}

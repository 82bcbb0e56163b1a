import { describe, expect, it } from 'vitest';
import type { ToolDefinition } from '../../src/model/artifacts.ts';
import type { EnvironmentTool } from '../../src/model/modules.ts';
import type { Trace, TraceEvent } from '../../src/model/trace.ts';
import { indexState } from '../../src/oracle/state-before.ts';
import { replayCalls } from '../../src/traces/replay-calls.ts';
import { agent, aTrace, call, result, user } from '../helpers/a-trace.ts';
import { inProcessEnvironment } from '../helpers/in-process-environment.ts';

const TABLES = { bookings: { B1: { id: 'B1', status: 'booked' }, B2: { id: 'B2', status: 'booked' } } };
const bookingOf = (db: Parameters<EnvironmentTool>[0], id: string) => {
  const booking = db['bookings']?.[id];
  if (booking === undefined) throw new Error(`there is no booking ${id}`);
  return booking;
};
const tools: Record<string, EnvironmentTool> = {
  get_booking: (db, args) => ({ ...bookingOf(db, args['id']) }),
  cancel_booking: (db, args) => {
    bookingOf(db, args['id']).status = 'cancelled';
    return { id: args['id'], status: 'cancelled' };
  },
  calculate: () => 42,
};

function aTool(name: string, access: ToolDefinition['access']): ToolDefinition {
  return { name, description: '', parameters: {}, access, file: 'tools.json', anchors: [] };
}

const DEFINITIONS = [
  aTool('get_booking', 'read'),
  aTool('cancel_booking', 'write'),
  aTool('calculate', 'read'),
  aTool('refund_booking', 'write'),
  aTool('think', 'unknown'),
];

async function replay(...events: readonly (TraceEvent | readonly TraceEvent[])[]) {
  const host = inProcessEnvironment({ tools, tables: TABLES });
  const recorded = { end: 'recorded', complete: { calls: true, results: true, state: false } } as const;
  const trace = aTrace(...events, recorded);
  const { tools: names } = await host.describe();
  return await replayCalls({ host, has: new Set(names), tools: DEFINITIONS }, trace);
}

const cancels = (id: string, answer: Parameters<typeof result>[1], callId = 'c') => [
  call('cancel_booking', { id }, { callId }),
  result(callId, answer),
];

function statusBefore(trace: Trace, at: number) {
  const read = indexState(TABLES, trace).readBefore({ table: 'bookings', id: 'B1' }, at);
  return read.isKnown ? read.record?.['status'] : 'unknown';
}

describe('replaying the calls of a recording', () => {
  it('an equal result brings the changes of its call, and the state is known to the end', async () => {
    const { trace, counts, differences } = await replay(
      user('Cancel B1'),
      cancels('B1', { result: { status: 'cancelled', id: 'B1' } }),
      agent('Done.'),
    );
    expect(counts).toEqual({ calls: 1, equal: 1, different: 0 });
    expect(differences).toEqual([]);
    expect(trace.stateKnownUntil).toBeUndefined();
    expect([1, 3, 4].map(at => statusBefore(trace, at))).toEqual(['booked', 'cancelled', 'cancelled']);
  });

  it('from the first result that differs the state is not known, and the difference is told', async () => {
    const { trace, counts, differences } = await replay(
      call('get_booking', { id: 'B1' }, { callId: 'g', messageIndex: 4 }),
      result('g', { result: { id: 'B1', status: 'checked in' } }),
      cancels('B1', { result: { id: 'B1', status: 'cancelled' } }),
    );
    expect(counts).toEqual({ calls: 2, equal: 1, different: 1 });
    expect(differences).toEqual([
      {
        trace: 'trace',
        event: 0,
        messageIndex: 4,
        tool: 'get_booking',
        recorded: { id: 'B1', status: 'checked in' },
        replayed: { id: 'B1', status: 'booked' },
      },
    ]);
    expect([0, 1, 2, 3, 4].map(at => statusBefore(trace, at))).toEqual([
      'booked',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
    ]);
    expect(trace.events.flatMap(event => (event.kind === 'result' ? event.changes : []))).toEqual([]);
  });

  it('a refusal of the environment is a rejection also where the recording does not say so', async () => {
    const { trace, counts } = await replay(cancels('B9', { result: 'Error: there is no booking B9', rejected: false }));
    expect(counts.equal).toBe(1);
    expect(trace.events[1]).toMatchObject({ kind: 'result', rejected: true, changes: [] });
  });

  it('two rejections in different words count as different and leave the state known', async () => {
    const { trace, counts } = await replay(cancels('B9', { result: 'Error: not found', rejected: true }));
    expect(counts.different).toBe(1);
    expect(statusBefore(trace, 2)).toBe('booked');
  });

  it('a sum that came out in other digits counts as different and leaves the state known', async () => {
    const { trace, counts } = await replay(
      call('calculate', {}, { callId: 's' }),
      result('s', { result: '42.0000001' }),
    );
    expect(counts.different).toBe(1);
    expect(statusBefore(trace, 2)).toBe('booked');
  });

  it('a tool that the environment lacks leaves the state as it is, unless it writes', async () => {
    const thinks = await replay(call('think', { thought: 'hm' }), result('think', { result: '' }));
    expect(thinks.counts.calls).toBe(0);
    expect(statusBefore(thinks.trace, 2)).toBe('booked');
    const refunds = await replay(call('refund_booking', { id: 'B1' }), result('refund_booking', { result: 'ok' }));
    expect([0, 1, 2].map(at => statusBefore(refunds.trace, at))).toEqual(['booked', 'unknown', 'unknown']);
  });

  it('a writing call without a recorded result is not run, and the state is not known after it', async () => {
    const { trace, counts } = await replay(call('cancel_booking', { id: 'B1' }), agent('Done.'));
    expect(counts.calls).toBe(0);
    expect([0, 1, 2].map(at => statusBefore(trace, at))).toEqual(['booked', 'unknown', 'unknown']);
  });

  it('each conversation starts from the committed data, and two calls of one id keep their own results', async () => {
    const twice = () =>
      replay(
        cancels('B1', { result: { id: 'B1', status: 'cancelled' } }),
        cancels('B2', { result: { id: 'B2', status: 'cancelled' } }),
        call('get_booking', { id: 'B2' }, { callId: 'c' }),
        result('c', { result: { id: 'B2', status: 'cancelled' } }),
      );
    expect([(await twice()).counts.equal, (await twice()).counts.equal]).toEqual([3, 3]);
  });
});

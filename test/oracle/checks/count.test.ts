import { describe, expect, it } from 'vitest';
import type { Check } from '../../../src/model/check.ts';
import { agent, call } from '../../helpers/a-trace.ts';
import { aRefined, aTrialTrace, did, isCancelled, monitor, refused, saysPlans, statuses } from '../booking-world.ts';

function limit(parts: Partial<Extract<Check, { kind: 'count' }>>) {
  const check = { kind: 'count', tool: 'change_booking', op: '<=', n: 1, per: 'booking_id', ...parts } as const;
  return aRefined({ check });
}
const change = (callId: string, booking = 'B1') => did('change_booking', { booking_id: booking }, [], callId);

describe('count', () => {
  it('is satisfied within the limit and breached by the call that exceeds it', () => {
    expect(statuses(monitor(limit({}), aTrialTrace(change('a'))))).toEqual(['satisfied']);
    expect(monitor(limit({}), aTrialTrace(change('a'), change('b')))).toMatchObject([
      { status: 'breached', at: 3, events: [1, 2, 3, 4], effect: 'executed' },
    ]);
    expect(statuses(monitor(limit({ op: '<' }), aTrialTrace(change('a'))))).toEqual(['breached']);
  });

  it('counts per argument, or over the conversation', () => {
    const trace = aTrialTrace(change('a', 'B3'), change('b'));
    expect(statuses(monitor(limit({}), trace))).toEqual(['satisfied']);
    expect(statuses(monitor(limit({ per: 'conversation' }), trace))).toEqual(['breached']);
  });

  it('rejected calls do not count; the one beyond the limit is an attempt', () => {
    const before = aTrialTrace(refused('change_booking', { booking_id: 'B1' }, 'a'), change('b'));
    expect(statuses(monitor(limit({}), before))).toEqual(['satisfied']);
    const after = aTrialTrace(change('a'), refused('change_booking', { booking_id: 'B1' }, 'b'));
    expect(monitor(limit({}), after)).toMatchObject([
      { status: 'satisfied', effect: 'rejected' },
      { status: 'satisfied', effect: 'none' },
    ]);
  });

  it('too few calls are a breach at the closing', () => {
    const atLeast = limit({ op: '>=', n: 1, per: 'conversation' });
    expect(monitor(atLeast, aTrialTrace(agent('Done!')))).toMatchObject([
      { status: 'breached', at: null, effect: 'none' },
    ]);
    expect(statuses(monitor(atLeast, aTrialTrace(change('a'))))).toEqual(['satisfied']);
    expect(statuses(monitor(limit({ op: '=', n: 2 }), aTrialTrace(change('a'))))).toEqual(['breached']);
    expect(statuses(monitor(limit({ op: '>', n: 1 }), aTrialTrace(change('a'), change('b'))))).toEqual(['satisfied']);
  });

  it('is undecided when a result is missing, the calls are not whole, or a clause is unknown', () => {
    const open = aTrialTrace(call('change_booking', { booking_id: 'B1' }, { callId: 'a' }), change('b'));
    expect(statuses(monitor(limit({}), open))).toEqual(['undecided']);
    const complete = { calls: false, results: true, state: true };
    expect(statuses(monitor(limit({ op: '>=' }), aTrialTrace({ complete })))).toEqual(['undecided']);
    const unknown = aRefined({
      given: [saysPlans],
      check: { kind: 'count', tool: 'x', op: '>=', n: 1, per: 'conversation' },
    });
    expect(statuses(monitor(unknown, aTrialTrace(agent('No.'))))).toEqual(['undecided']);
  });

  it('is not triggered when Given is false', () => {
    const check = { kind: 'count', tool: 'change_booking', op: '<=', n: 0, per: 'conversation' } as const;
    expect(statuses(monitor(aRefined({ given: [isCancelled], check }), aTrialTrace(change('a')))).at(0)).toBe(
      'not-triggered',
    );
  });
});

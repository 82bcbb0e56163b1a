import { describe, expect, it } from 'vitest';
import { agent, call, result } from '../../helpers/a-trace.ts';
import {
  aRecording,
  aRefined,
  aTrialTrace,
  did,
  isCancelled,
  monitor,
  saysPlans,
  statusChange,
  statuses,
} from '../booking-world.ts';

const check = { kind: 'single-action-turn' } as const;
const parts = { objects: {}, given: [], spec: { tools: [] } };
const refined = aRefined({ ...parts, check });
const one = did('get_booking', { booking_id: 'B1' }, [], 'a');
const two = [
  call('get_booking', {}, { callId: 'b' }),
  call('find_guest', {}, { callId: 'c' }),
  result('b'),
  result('c'),
];

describe('single-action-turn', () => {
  it('is satisfied by messages of one call each', () => {
    expect(statuses(monitor(refined, aTrialTrace(one, did('find_guest', {}), agent('Found.'))))).toEqual([
      'satisfied',
      'satisfied',
    ]);
  });

  it('characters that show nothing are not speech beside a call', () => {
    for (const text of ['\u200b', '\u200e \u202e', '\ufeff\u2060'])
      expect(statuses(monitor(refined, aTrialTrace(agent(text, { delivered: false }), one)))).toEqual(['satisfied']);
  });

  it('is breached by two calls in one message, and by a message that calls and speaks', () => {
    expect(monitor(refined, aTrialTrace(one, two))[1]).toMatchObject({
      status: 'breached',
      effect: 'none',
      events: [3, 4],
    });
    const speaks = aTrialTrace(agent('One moment.', { delivered: false }), one);
    expect(monitor(refined, speaks)).toMatchObject([{ status: 'breached', events: [1, 2] }]);
  });

  it('of two calls in one message, each is judged on what the first one left', () => {
    const cancel = (callId: string) => call('cancel_booking', { booking_id: 'B1' }, { callId });
    const trace = aTrialTrace(
      [cancel('a'), cancel('b')],
      result('a', { changes: [statusChange('B1', 'confirmed', 'cancelled')] }),
      result('b', { rejected: true }),
    );
    const never = { kind: 'never-called', tool: 'cancel_booking' } as const;
    expect(monitor(aRefined({ given: [isCancelled], check: never, attempts: 'count' }), trace)).toMatchObject([
      { status: 'not-triggered', at: 1 },
      { status: 'breached', at: 2, effect: 'rejected' },
    ]);
    expect(statuses(monitor(refined, trace))).toEqual(['breached']);
    const again = { kind: 'count', tool: 'cancel_booking', op: '<=', n: 1, per: 'booking_id' } as const;
    const executed = aTrialTrace([cancel('a'), cancel('b')], result('a'), result('b'));
    expect(monitor(aRefined({ check: again }), executed)[0]).toMatchObject({ status: 'breached', at: 2 });
  });

  it('in a recording, the recorded message tells what was said together', () => {
    const at = (messageIndex: number) => two.map(event => ({ ...event, messageIndex }));
    expect(statuses(monitor(refined, aRecording(at(3))))).toEqual(['breached']);
    const apart = two.map((event, index) => ({ ...event, messageIndex: index }));
    expect(statuses(monitor(refined, aRecording(apart)))).toEqual(['satisfied', 'satisfied']);
  });

  it('with calls missing, what is recorded can show a breach but not that there was none', () => {
    const complete = { calls: false, results: true, state: true };
    expect(statuses(monitor(refined, aTrialTrace(two, { complete })))).toEqual(['breached']);
    expect(statuses(monitor(refined, aTrialTrace(one, { complete })))).toEqual(['undecided']);
  });

  it('is not triggered with a false clause, undecided with an unknown one', () => {
    const booking = { objects: { booking: 'bookings' } };
    const cancelled = aRefined({ ...parts, ...booking, given: [isCancelled], check });
    expect(statuses(monitor(cancelled, aTrialTrace(two)))).toEqual(['not-triggered']);
    expect(statuses(monitor(aRefined({ ...parts, given: [saysPlans], check }), aTrialTrace(two)))).toEqual([
      'undecided',
    ]);
  });
});

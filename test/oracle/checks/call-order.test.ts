import { describe, expect, it } from 'vitest';
import { agent, call, user } from '../../helpers/a-trace.ts';
import {
  aRecording,
  aRefined,
  aTrialTrace,
  cancelsB1,
  did,
  isCancelled,
  monitor,
  refused,
  saysPlans,
  statuses,
} from '../booking-world.ts';

const order = aRefined({
  force: 'required',
  check: { kind: 'called-before', first: 'get_booking', then: 'cancel_booking' },
});

describe('called-before', () => {
  it('is satisfied by an executed first call for the same booking', () => {
    const trace = aTrialTrace(did('get_booking', { booking_id: 'B1' }), cancelsB1);
    expect(monitor(order, trace)).toMatchObject([{ status: 'satisfied', at: 3, events: [1, 2, 3, 4] }]);
  });

  it('is satisfied by a first call that names no booking', () => {
    const refined = aRefined({ check: { kind: 'called-before', first: 'find_guest', then: 'cancel_booking' } });
    expect(statuses(monitor(refined, aTrialTrace(did('find_guest', { name: 'Ada' }), cancelsB1)))).toEqual([
      'satisfied',
    ]);
  });

  it('is breached without, with a rejected, a later, or another booking’s first call', () => {
    expect(statuses(monitor(order, aTrialTrace(cancelsB1)))).toEqual(['breached']);
    expect(statuses(monitor(order, aTrialTrace(refused('get_booking', { booking_id: 'B1' }), cancelsB1)))).toEqual([
      'breached',
    ]);
    expect(statuses(monitor(order, aTrialTrace(cancelsB1, did('get_booking', { booking_id: 'B1' }))))).toEqual([
      'breached',
    ]);
    expect(statuses(monitor(order, aTrialTrace(did('get_booking', { booking_id: 'B3' }), cancelsB1)))).toEqual([
      'breached',
    ]);
  });

  it('a rejected later call is an attempt', () => {
    expect(monitor(order, aTrialTrace(refused('cancel_booking', { booking_id: 'B1' })))).toMatchObject([
      { status: 'satisfied', effect: 'rejected' },
    ]);
  });

  it('is not triggered when the later tool is never called or Given is false', () => {
    expect(statuses(monitor(order, aTrialTrace(agent('No.'))))).toEqual(['not-triggered']);
    const other = aRefined({
      given: [isCancelled],
      check: { kind: 'called-before', first: 'a', then: 'cancel_booking' },
    });
    expect(statuses(monitor(other, aTrialTrace(cancelsB1)))).toEqual(['not-triggered']);
  });

  it('is undecided when a clause, the first call’s effect or the calls are unknown', () => {
    const unknown = aRefined({
      given: [saysPlans],
      check: { kind: 'called-before', first: 'a', then: 'cancel_booking' },
    });
    expect(statuses(monitor(unknown, aTrialTrace(cancelsB1)))).toEqual(['undecided']);
    expect(statuses(monitor(order, aTrialTrace(call('get_booking', { booking_id: 'B1' }), cancelsB1)))).toEqual([
      'undecided',
    ]);
    const complete = { calls: false, results: true, state: true };
    expect(statuses(monitor(order, aTrialTrace(cancelsB1, { complete })))).toEqual(['undecided']);
    expect(statuses(monitor(order, aTrialTrace({ end: 'budget' })))).toEqual(['undecided']);
  });

  it('is decided over a recording', () => {
    expect(statuses(monitor(order, aRecording(user('Cancel'), cancelsB1)))).toEqual(['breached']);
  });
});

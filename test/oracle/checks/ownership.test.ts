import { describe, expect, it } from 'vitest';
import { agent, call, result, user } from '../../helpers/a-trace.ts';
import { aRecording, aRefined, aTrialTrace, cancelsB1, did, monitor, saysPlans, statuses } from '../booking-world.ts';

const parts = { objects: {}, given: [] };
const check = { kind: 'owner-is-requester', tool: 'cancel_booking', arg: 'booking_id' } as const;
const owned = aRefined({ ...parts, check });
const foreign = did('cancel_booking', { booking_id: 'B2' });

describe('owner-is-requester', () => {
  it('is satisfied for the requester’s booking and breached for another’s', () => {
    expect(statuses(monitor(owned, aTrialTrace(cancelsB1)))).toEqual(['satisfied']);
    expect(statuses(monitor(owned, aTrialTrace(foreign)))).toEqual(['breached']);
  });

  it('in a recording the requester is who an executed call established before', () => {
    const found = [call('find_guest', { name: 'Bo' }), result('find_guest', { result: '{"id": "G2", "name": "Bo"}' })];
    expect(statuses(monitor(owned, aRecording(found, foreign)))).toEqual(['satisfied']);
    expect(statuses(monitor(owned, aRecording(found, cancelsB1)))).toEqual(['breached']);
    expect(monitor(owned, aRecording(foreign, found))).toMatchObject([
      { status: 'undecided', reason: 'not known: who the requester is' },
    ]);
  });

  it('a rejected look-up establishes nobody', () => {
    const failed = [call('find_guest', { id: 'G2' }), result('find_guest', { rejected: true })];
    expect(statuses(monitor(owned, aRecording(failed, foreign)))).toEqual(['undecided']);
  });

  it('is undecided for a record that is not there, a missing state and an argument that names none', () => {
    expect(statuses(monitor(owned, aTrialTrace(did('cancel_booking', { booking_id: 'B9' }))))).toEqual(['undecided']);
    const complete = { calls: true, results: true, state: false };
    expect(statuses(monitor(owned, aTrialTrace(foreign, { complete })))).toEqual(['undecided']);
    expect(statuses(monitor(owned, aTrialTrace(did('cancel_booking', {}))))).toEqual(['undecided']);
  });

  it('is not triggered without a call, undecided with an unknown clause', () => {
    expect(statuses(monitor(owned, aTrialTrace(agent('No.'))))).toEqual(['not-triggered']);
    const refined = aRefined({ ...parts, given: [saysPlans], check });
    expect(statuses(monitor(refined, aTrialTrace(foreign)))).toEqual(['undecided']);
    expect(statuses(monitor(refined, aTrialTrace(user('My plans changed, B2.', 'inform'), foreign)))).toEqual([
      'breached',
    ]);
  });
});

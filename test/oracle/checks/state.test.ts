import { describe, expect, it } from 'vitest';
import type { Clause } from '../../../src/model/spec.ts';
import { agent } from '../../helpers/a-trace.ts';
import {
  aRecording,
  aRefined,
  aTrialTrace,
  B1,
  cancelsB1,
  did,
  isCancelled,
  monitor,
  refused,
  statusChange,
  statuses,
} from '../booking-world.ts';

const isLost: Clause = {
  kind: 'environment',
  text: 'the booking is lost',
  where: { of: 'booking', field: 'status', op: '=', value: 'lost' },
};
const noState = { calls: true, results: true, state: false };

describe('state at the call', () => {
  const check = { kind: 'state', of: 'booking', field: 'status', op: '=', value: 'confirmed', at: 'call' } as const;
  const refined = aRefined({ given: [], check });

  it('is read just before each call of the rule’s tool', () => {
    const again = did('cancel_booking', { booking_id: 'B1' }, [], 'again');
    expect(statuses(monitor(refined, aTrialTrace(cancelsB1, again)))).toEqual(['satisfied', 'breached']);
  });

  it('a rejected call in the wrong state is an attempt', () => {
    const trace = aTrialTrace(cancelsB1, refused('cancel_booking', { booking_id: 'B1' }, 'again'));
    expect(monitor(refined, trace)[1]).toMatchObject({ status: 'satisfied', effect: 'rejected' });
  });

  it('is not triggered without a call and undecided without the state', () => {
    expect(statuses(monitor(refined, aTrialTrace(agent('No.'))))).toEqual(['not-triggered']);
    expect(statuses(monitor(refined, aTrialTrace(cancelsB1, { complete: noState })))).toEqual(['undecided']);
  });

  it('the set-up of the trial counts', () => {
    const setup = [{ table: 'bookings', id: 'B1', before: B1, after: { ...B1, status: 'cancelled' } }];
    expect(statuses(monitor(refined, aTrialTrace(cancelsB1, { setup })))).toEqual(['breached']);
  });
});

describe('state at the end', () => {
  const check = { kind: 'state', of: 'booking', field: 'status', op: '=', value: 'cancelled', at: 'end' } as const;
  const refined = aRefined({ force: 'required', check });

  it('is satisfied and breached by the state after the last event', () => {
    expect(monitor(refined, aTrialTrace(cancelsB1))).toMatchObject([{ status: 'satisfied', at: null }]);
    expect(monitor(refined, aTrialTrace(agent('Done!')))).toMatchObject([{ status: 'breached', effect: 'none' }]);
  });

  it('names the call that brought the wrong state about', () => {
    const wrong = did('change_booking', { booking_id: 'B1' }, [statusChange('B1', 'confirmed', 'moved')]);
    expect(monitor(refined, aTrialTrace(wrong))).toMatchObject([
      { status: 'breached', effect: 'executed', events: [1, 2] },
    ]);
  });

  it('is not triggered when Given never held, undecided when the conversation was cut short or has no state', () => {
    const never = aRefined({ given: [isLost], check });
    expect(statuses(monitor(never, aTrialTrace(agent('No.'))))).toEqual(['not-triggered']);
    expect(statuses(monitor(refined, aTrialTrace({ end: 'budget' })))).toEqual(['undecided']);
    expect(statuses(monitor(refined, aTrialTrace({ complete: noState })))).toEqual(['undecided']);
  });
});

describe('unchanged', () => {
  const refined = aRefined({ check: { kind: 'unchanged', of: 'booking' } });

  it('is breached by the executed call that changes the object, whatever its name', () => {
    expect(monitor(refined, aTrialTrace(cancelsB1))).toMatchObject([{ status: 'breached', at: 1, effect: 'executed' }]);
    const moved = did('change_booking', {}, [statusChange('B1', 'confirmed', 'moved')]);
    expect(statuses(monitor(refined, aTrialTrace(moved)))).toEqual(['breached']);
  });

  it('is satisfied when nothing, another record, or nothing in truth was changed', () => {
    const other = did('cancel_booking', { booking_id: 'B3' }, [statusChange('B3', 'cancelled', 'lost')]);
    const same = did('change_booking', { booking_id: 'B1' }, [statusChange('B1', 'confirmed', 'confirmed')]);
    expect(statuses(monitor(refined, aTrialTrace(agent('No.'))))).toEqual(['satisfied']);
    expect(statuses(monitor(refined, aTrialTrace(other)))).toEqual(['satisfied']);
    expect(statuses(monitor(refined, aTrialTrace(same)))).toEqual(['satisfied']);
  });

  it('over a recording the changed record is the object', () => {
    expect(statuses(monitor(refined, aRecording(cancelsB1)))).toEqual(['breached']);
  });

  it('is not triggered when Given was false, undecided without the state', () => {
    const lost = aRefined({ given: [isCancelled], check: { kind: 'unchanged', of: 'booking' } });
    expect(statuses(monitor(lost, aTrialTrace(agent('No.'))))).toEqual(['not-triggered']);
    expect(statuses(monitor(refined, aTrialTrace({ complete: noState })))).toEqual(['undecided']);
  });
});

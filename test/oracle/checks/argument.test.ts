import { describe, expect, it } from 'vitest';
import type { Check } from '../../../src/model/check.ts';
import type { JsonObject } from '../../../src/model/json.ts';
import { agent } from '../../helpers/a-trace.ts';
import { aRefined, aTrialTrace, did, isCancelled, monitor, refused, statuses } from '../booking-world.ts';

function judge(check: Partial<Extract<Check, { kind: 'argument' }>>, args: JsonObject) {
  const refined = aRefined({
    force: 'required',
    check: { kind: 'argument', tool: 'change_booking', arg: 'nights', op: '<=', value: 14, ...check },
  });
  return statuses(monitor(refined, aTrialTrace(did('change_booking', { booking_id: 'B1', ...args }))));
}

describe('argument', () => {
  it('is satisfied and breached by the value that the call gives', () => {
    expect(judge({}, { nights: 14 })).toEqual(['satisfied']);
    expect(judge({}, { nights: 15 })).toEqual(['breached']);
  });

  it('an argument that is not given breaks no rule but exists', () => {
    expect(judge({}, {})).toEqual(['satisfied']);
    expect(judge({ op: 'in', value: [1, 2] }, {})).toEqual(['satisfied']);
    expect(judge({ op: 'exists' }, {})).toEqual(['breached']);
    expect(judge({ op: 'exists' }, { nights: 0 })).toEqual(['satisfied']);
  });

  it('asks it of every item of a list', () => {
    const check = { arg: 'rooms[].kind', op: 'in', value: ['suite', 'single'] } as const;
    expect(judge(check, { rooms: [{ kind: 'suite' }, { kind: 'single' }] })).toEqual(['satisfied']);
    expect(judge(check, { rooms: [{ kind: 'suite' }, { kind: 'attic' }] })).toEqual(['breached']);
    expect(judge({ ...check, op: 'exists' }, { rooms: [{ kind: 'suite' }, {}] })).toEqual(['breached']);
    expect(judge({ ...check, op: 'exists' }, { rooms: [] })).toEqual(['satisfied']);
    expect(judge({ arg: 'rooms.length', op: '<=', value: 1 }, { rooms: [{}, {}] })).toEqual(['breached']);
  });

  it('compares with fields of bound objects as they stand before the call', () => {
    expect(judge({ op: '=', value: '$booking.nights' }, { nights: 3 })).toEqual(['satisfied']);
    expect(judge({ op: '=', value: '$booking.nights' }, { nights: 4 })).toEqual(['breached']);
    expect(judge({ arg: 'guest', op: '=', value: '$requester.id' }, { guest: 'G1' })).toEqual(['satisfied']);
    expect(judge({ arg: 'from', op: '>=', value: '$now' }, { from: '2026-05-14' })).toEqual(['breached']);
  });

  it('is undecided when the value is not known or cannot be compared', () => {
    expect(judge({ op: '=', value: '$room.id' }, { nights: 3 })).toEqual(['undecided']);
    expect(judge({}, { nights: 'many' })).toEqual(['undecided']);
  });

  it('a rejected wrong value is an attempt, a right one is satisfied', () => {
    const refined = aRefined({
      check: { kind: 'argument', tool: 'change_booking', arg: 'nights', op: '<=', value: 14 },
    });
    const trace = aTrialTrace(
      refused('change_booking', { booking_id: 'B1', nights: 99 }, 'a'),
      did('change_booking', { booking_id: 'B1', nights: 9 }, [], 'b'),
    );
    expect(monitor(refined, trace)).toMatchObject([
      { status: 'satisfied', effect: 'rejected' },
      { status: 'satisfied', effect: 'none' },
    ]);
  });

  it('is not triggered without a call or with a false clause', () => {
    const check = { kind: 'argument', tool: 'change_booking', arg: 'nights', op: '<=', value: 14 } as const;
    expect(statuses(monitor(aRefined({ check }), aTrialTrace(agent('No.'))))).toEqual(['not-triggered']);
    const calls = did('change_booking', { booking_id: 'B1', nights: 99 });
    expect(statuses(monitor(aRefined({ check, given: [isCancelled] }), aTrialTrace(calls)))).toEqual(['not-triggered']);
  });
});

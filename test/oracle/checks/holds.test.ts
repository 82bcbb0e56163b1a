import { describe, expect, it } from 'vitest';
import type { Check } from '../../../src/model/check.ts';
import { agent, call, user } from '../../helpers/a-trace.ts';
import {
  aRecording,
  aRefined,
  aTrialTrace,
  cancelsB1,
  did,
  monitor,
  refused,
  statusChange,
  statuses,
} from '../booking-world.ts';

const holds = (that: string, at = 'call of cancel_booking'): Check => ({ kind: 'holds', at, that });
const atCall = (that: string) => aRefined({ given: [], check: holds(that) });
const noState = { calls: true, results: true, state: false };
const noCalls = { calls: false, results: true, state: true };

describe('holds at a call', () => {
  it('reads the arguments, the state before and after, the bound object, the requester and now', () => {
    const that = [
      'args.booking_id == "B1"',
      'before.bookings[args.booking_id].status == "confirmed"',
      'after.bookings[args.booking_id].status == "cancelled"',
      'objects.booking.id == args.booking_id && objects.booking.nights * 50 == 150',
      'requester.id == "G1" && requester.name == "Ada"',
      'timestamp(now) - timestamp(objects.booking.created_at) > duration("24h")',
    ].join(' && ');
    expect(monitor(atCall(that), aTrialTrace(cancelsB1))).toMatchObject([{ status: 'satisfied', at: 1 }]);
  });

  it('is breached where the expression is false, with the values of both sides', () => {
    const [judgment] = monitor(atCall('objects.booking.nights <= 2'), aTrialTrace(cancelsB1));
    expect(judgment).toMatchObject({
      status: 'breached',
      effect: 'executed',
      events: [1, 2],
      reason: 'objects.booking.nights <= 2 does not hold: objects.booking.nights is 3',
    });
  });

  it('a rejected call is an attempt, not a breach', () => {
    const trace = aTrialTrace(refused('cancel_booking', { booking_id: 'B1' }));
    expect(monitor(atCall('false'), trace)).toMatchObject([{ status: 'satisfied', effect: 'rejected' }]);
  });

  it('a permission is never breached', () => {
    const refined = aRefined({ given: [], force: 'permitted', check: holds('false') });
    expect(statuses(monitor(refined, aTrialTrace(cancelsB1)))).toEqual(['not-triggered']);
  });

  it('a missing field, argument, record, state or result is undecided, with the reason', () => {
    const trace = aTrialTrace(cancelsB1);
    const reasonOf = (that: string, over = trace) => monitor(atCall(that), over)[0];
    expect(reasonOf('args.reason == "x"')).toMatchObject({
      status: 'undecided',
      reason: 'not known: there is no args.reason',
    });
    expect(reasonOf('before.bookings["B9"].status == "x"')?.status).toBe('undecided');
    expect(reasonOf('objects.booking.nights > null')?.status).toBe('undecided');
    expect(reasonOf('before.bookings["B1"].nights == 1', aTrialTrace(cancelsB1, { complete: noState }))).toMatchObject({
      status: 'undecided',
      reason: 'not known: the state is not recorded whole',
    });
    const open = aRecording(call('cancel_booking', { booking_id: 'B1' }));
    expect(reasonOf('result.ok', open)?.status).toBe('undecided');
    expect(reasonOf('after.bookings["B1"].nights == 9', open)?.status).toBe('undecided');
  });

  it('optional arguments are read with has, in and get', () => {
    const trace = aTrialTrace(cancelsB1);
    expect(statuses(monitor(atCall('!has(args.reason) || args.reason == "x"'), trace))).toEqual(['satisfied']);
    expect(statuses(monitor(atCall('get(args, "fee", 0) == 0 && !("fee" in args)'), trace))).toEqual(['satisfied']);
  });

  it('history holds what came before, and is not known where calls are missing', () => {
    const asked = atCall('history.exists(e, e.tool == "get_booking" && e.args.booking_id == args.booking_id)');
    const looked = did('get_booking', { booking_id: 'B1' });
    expect(statuses(monitor(asked, aTrialTrace(looked, cancelsB1)))).toEqual(['satisfied']);
    expect(statuses(monitor(asked, aTrialTrace(cancelsB1, looked)))).toEqual(['breached']);
    expect(statuses(monitor(asked, aTrialTrace(cancelsB1, { complete: noCalls })))).toEqual(['undecided']);
    const said = atCall('last(history.filter(e, e.kind == "user")).text.contains("sure")');
    expect(statuses(monitor(said, aTrialTrace(agent('Sure?'), user('I am sure.'), cancelsB1)))).toEqual(['satisfied']);
  });

  it('a recording binds objects by the call and its requester by identity; nobody is null', () => {
    const own = atCall('requester != null && objects.booking.guest_id == requester.id');
    const found = did('find_guest', { id: 'G1' });
    const cancelsB2 = did('cancel_booking', { booking_id: 'B2' }, [], 'other');
    expect(statuses(monitor(own, aRecording(found, cancelsB1, cancelsB2)))).toEqual(['satisfied', 'breached']);
    expect(statuses(monitor(own, aRecording(cancelsB1)))).toEqual(['breached']);
  });

  it('JSON text of a recorded result is read as what it says', () => {
    const trace = aRecording(
      call('cancel_booking', { booking_id: 'B1' }),
      ...did('x', {})
        .slice(1)
        .map(event => ({ ...event, callId: 'cancel_booking', result: '{"refund": 40}' })),
    );
    expect(monitor(atCall('result.refund == 50'), trace)[0]).toMatchObject({
      status: 'breached',
      reason: 'result.refund == 50 does not hold: result.refund is 40',
    });
  });

  it('each call sees the state that the calls before it left', () => {
    const refined = aRefined({ given: [], check: holds('objects.booking.status == "confirmed"') });
    const again = did('cancel_booking', { booking_id: 'B1' }, [], 'again');
    expect(statuses(monitor(refined, aTrialTrace(cancelsB1, again)))).toEqual(['satisfied', 'breached']);
  });

  it('is not triggered without a call', () => {
    expect(statuses(monitor(atCall('false'), aTrialTrace(agent('No.'))))).toEqual(['not-triggered']);
  });

  it('an expression that is no truth value is undecided', () => {
    expect(monitor(atCall('args.booking_id'), aTrialTrace(cancelsB1))[0]).toMatchObject({
      status: 'undecided',
      reason: 'not known: the expression is a text, not true or false',
    });
  });
});

describe('holds at a turn', () => {
  it('is decided at each message of the agent, with its text and calls', () => {
    const refined = aRefined({ given: [], check: holds('!text.contains("refund") && size(calls) <= 1', 'turn') });
    const trace = aTrialTrace(agent('Let me look.'), user('Ok'), cancelsB1, agent('A refund is on its way.'));
    expect(statuses(monitor(refined, trace))).toEqual(['satisfied', 'satisfied', 'breached']);
  });

  it('sees the state before the message and after its calls', () => {
    const that = 'size(calls) == 0 || before.bookings["B1"].status != after.bookings["B1"].status';
    const refined = aRefined({ given: [], check: holds(that, 'turn') });
    expect(statuses(monitor(refined, aTrialTrace(cancelsB1)))).toEqual(['satisfied']);
  });
});

describe('holds at the end', () => {
  const refined = (that: string) => aRefined({ given: [], check: holds(that, 'end') });

  it('compares the first state with the last one', () => {
    const that = 'before.bookings["B1"].status == after.bookings["B1"].status';
    expect(monitor(refined(that), aTrialTrace(cancelsB1))).toMatchObject([{ status: 'breached', at: null }]);
    expect(statuses(monitor(refined(that), aTrialTrace(agent('No.'))))).toEqual(['satisfied']);
  });

  it('tables can be counted; new records are among them', () => {
    const that = 'size(after.bookings) == size(before.bookings) + 1 && "B7" in after.bookings';
    const booked = did('book', {}, [{ ...statusChange('B7', 'confirmed', 'confirmed'), before: null }]);
    expect(statuses(monitor(refined(that), aTrialTrace(booked)))).toEqual(['satisfied']);
  });

  it('is undecided for a conversation that was cut short', () => {
    expect(statuses(monitor(refined('false'), aTrialTrace(cancelsB1, { end: 'budget' })))).toEqual(['undecided']);
  });
});

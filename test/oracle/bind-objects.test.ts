import { describe, expect, it } from 'vitest';
import type { Trace } from '../../src/model/trace.ts';
import { bindScope } from '../../src/oracle/bind-objects.ts';
import { isOwnedByRequester } from '../../src/oracle/find-owner.ts';
import { prepareTrace } from '../../src/oracle/monitor-scenario.ts';
import { agent, aRef, call, result, user } from '../helpers/a-trace.ts';
import { aRecording, aRefined, aTrialTrace, cancelsB1, did, HOTEL } from './booking-world.ts';

const objects = { booking: 'bookings', room: 'rooms', guest: 'guests' };

function bind(trace: Trace, { isTarget = false, at = trace.events.length } = {}) {
  const prepared = prepareTrace(trace, HOTEL);
  const record = prepared.view.calls.find(item => item.at === at) ?? null;
  return bindScope({ ...prepared, refined: aRefined({ objects }), isTarget }, { at, call: record });
}
const bound = (...args: Parameters<typeof bind>) =>
  Object.fromEntries([...bind(...args).objects].map(([n, r]) => [n, r.id]));

describe('binding', () => {
  it('takes the driver’s objects in the scenario’s own trial, and joins the rest', () => {
    const trace = aTrialTrace(did('cancel_booking', { booking_id: 'B2' }));
    expect(bound(trace, { isTarget: true, at: 1 })).toEqual({ booking: 'B1', room: 'R1', guest: 'G1' });
  });

  it('takes the call’s arguments for any other scenario', () => {
    const trace = aTrialTrace(did('cancel_booking', { bookingId: 'B2' }));
    expect(bound(trace, { at: 1 })).toEqual({ booking: 'B2', room: 'R1', guest: 'G2' });
  });

  it('takes the one id that the user names, else the one that results name', () => {
    expect(bound(aRecording(user('It is about B2.'), agent('B1?')))).toMatchObject({ booking: 'B2' });
    const listed = [call('find_guest'), result('find_guest', { result: '{"bookings": ["B3"]}' })];
    expect(bound(aRecording(user('My booking'), listed))).toMatchObject({ booking: 'B3' });
    expect(bound(aRecording(user('My booking'), listed, user('no, B1')))).toMatchObject({ booking: 'B1' });
  });

  it('leaves unknown what two ids fit', () => {
    expect(bound(aRecording(user('B1 or B2?')))).toEqual({});
    expect(bound(aRecording(cancelsB1, did('cancel_booking', { booking_id: 'B2' }, [], 'b')))).toEqual({});
  });

  it('does not look past the event', () => {
    expect(bound(aRecording(user('Hello'), agent('Which?'), user('B2')), { at: 2 })).toEqual({});
  });
});

describe('ownership', () => {
  it('follows keys of the record, and is unknown without a requester', () => {
    expect(isOwnedByRequester(bind(aTrialTrace()), aRef('bookings', 'B1'))).toBe(true);
    expect(isOwnedByRequester(bind(aTrialTrace()), aRef('bookings', 'B2'))).toBe(false);
    expect(isOwnedByRequester(bind(aRecording(user('B1'))), aRef('bookings', 'B1'))).toBe('unknown');
  });

  it('a record without a way to a requester has no known owner', () => {
    expect(isOwnedByRequester(bind(aTrialTrace()), aRef('rooms', 'R1'))).toBe('unknown');
  });

  it('the requester’s own record is the requester’s', () => {
    expect(isOwnedByRequester(bind(aTrialTrace()), aRef('guests', 'G1'))).toBe(true);
    expect(isOwnedByRequester(bind(aTrialTrace()), aRef('guests', 'G2'))).toBe(false);
  });

  it('a list in the requester’s record shows it, and so does a record in between', () => {
    const artifacts = {
      ...HOTEL,
      data: {
        guests: { G1: { cards: ['C1'] } },
        cards: { C1: {}, C2: {} },
        payments: { P1: { card: 'C1' }, P2: { card: 'C2' } },
      },
      dataModel: {
        tables: {
          guests: { fields: [{ path: 'cards[]', type: 'string' as const, references: 'cards' }] },
          cards: { fields: [] },
          payments: { fields: [{ path: 'card', type: 'string' as const, references: 'cards' }] },
        },
      },
    };
    const prepared = prepareTrace(aTrialTrace({ objects: {} }), artifacts);
    const scope = bindScope({ ...prepared, refined: aRefined({ objects: {} }), isTarget: true }, { at: 1, call: null });
    const owned = (table: string, id: string) => isOwnedByRequester(scope, aRef(table, id));
    expect([owned('cards', 'C1'), owned('cards', 'C2')]).toEqual([true, false]);
    expect([owned('payments', 'P1'), owned('payments', 'P2')]).toEqual([true, false]);
  });
});

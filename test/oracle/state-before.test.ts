import { describe, expect, it } from 'vitest';
import { indexState } from '../../src/oracle/state-before.ts';
import { aRef, aTrace, call, result } from '../helpers/a-trace.ts';
import { B1, did, HOTEL, statusChange } from './booking-world.ts';

const setup = [{ table: 'bookings', id: 'B1', before: B1, after: { ...B1, nights: 7 } }];
const made = { table: 'bookings', id: 'B7', before: null, after: { status: 'new' } };
const gone = { table: 'bookings', id: 'B1', before: { ...B1, status: 'moved' }, after: null };
const trace = aTrace(
  did('change_booking', {}, [statusChange('B1', 'confirmed', 'moved')], 'a'),
  did('book', {}, [made], 'b'),
  did('delete_booking', {}, [gone], 'c'),
  { setup },
);

describe('the state before an event', () => {
  const state = indexState(HOTEL.data, trace);
  const read = (id: string, at: number) => {
    const found = state.readBefore(aRef('bookings', id), at);
    return found.isKnown ? found.record : 'unknown';
  };

  it('is the committed data with the set-up before the first event', () => {
    expect(read('B1', 0)).toEqual({ ...B1, nights: 7 });
    expect(read('B2', 0)).toEqual(HOTEL.data['bookings']?.['B2']);
  });

  it('holds the changes of earlier calls only', () => {
    expect(read('B1', 0)).toEqual({ ...B1, nights: 7 });
    expect(read('B1', 2)).toMatchObject({ status: 'moved' });
    expect(read('B7', 2)).toBeNull();
    expect(read('B7', 4)).toEqual({ status: 'new' });
    expect(read('B1', 4)).toMatchObject({ status: 'moved' });
    expect(read('B1', 6)).toBeNull();
  });

  it('before the second call of one message is what the first one left', () => {
    const parallel = indexState(
      HOTEL.data,
      aTrace(
        call('change_booking', {}, { callId: 'a' }),
        call('delete_booking', {}, { callId: 'b' }),
        result('a', { changes: [statusChange('B1', 'confirmed', 'moved')] }),
        result('b', { changes: [gone] }),
      ),
    );
    const states = [0, 1, 2].map(at => parallel.readBefore(aRef('bookings', 'B1'), at));
    expect(states).toMatchObject([
      { record: { status: 'confirmed' } },
      { record: { status: 'moved' } },
      { record: null },
    ]);
  });

  it('knows which records there are', () => {
    expect([state.hasBefore(made, 2), state.hasBefore(made, 4), state.hasBefore(gone, 6)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is not known when the trace does not hold the state', () => {
    const blind = indexState(HOTEL.data, { ...trace, complete: { calls: true, results: true, state: false } });
    expect(blind.readBefore(aRef('bookings', 'B1'), 0)).toEqual({ isKnown: false });
  });

  it('a key that is a name of every object is no record', () => {
    expect(read('__proto__', 0)).toBeNull();
    expect(read('constructor', 0)).toBeNull();
  });

  it('a lookup does not read the rest of the data', () => {
    const touched: string[] = [];
    const watched = new Proxy<Record<string, typeof B1>>(
      { B1 },
      {
        get(target, key) {
          touched.push(String(key));
          return Reflect.get(target, key);
        },
      },
    );
    indexState({ bookings: watched }, trace).readBefore(aRef('bookings', 'B1'), 0);
    indexState({ bookings: watched }, aTrace()).readBefore(aRef('bookings', 'B1'), 0);
    expect(touched).toEqual(['B1']);
  });
});

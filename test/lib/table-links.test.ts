import { describe, expect, it } from 'vitest';
import { isOwnedBy } from '../../src/lib/is-owned-by.ts';
import { argumentTable, linksBetween } from '../../src/lib/table-links.ts';
import type { WorldView } from '../../src/lib/world-view.ts';

const model = {
  tables: {
    guests: { key: 'id', fields: [{ path: 'bookings[]', references: 'bookings' }, { path: 'name' }] },
    bookings: { key: 'code', fields: [{ path: 'room', references: 'rooms' }] },
    payments: { key: 'ref', fields: [{ path: 'details.booking', references: 'bookings' }] },
    rooms: { fields: [] },
  },
};

describe('the table whose key an argument holds', () => {
  const tableOf = (argument: string, objects: Record<string, string> = {}) =>
    argumentTable(argument, { model, objects });

  it('is found by the singular, a key, a foreign key, and the name of an object, in this or another spelling', () => {
    expect(tableOf('booking_id')).toBe('bookings');
    expect(tableOf('bookingId')).toBe('bookings');
    expect(tableOf('code')).toBe('bookings');
    expect(tableOf('room')).toBe('rooms');
    expect(tableOf('stay_id', { stay: 'bookings' })).toBe('bookings');
    expect(tableOf('room_id', { room: 'bookings' })).toBe('bookings');
  });

  it('is unknown for a bare id between several objects, and for a name that nothing bears', () => {
    const two = { booking: 'bookings', guest: 'guests' };
    expect(tableOf('id', { booking: 'bookings' })).toBe('bookings');
    expect(tableOf('id', two)).toBeNull();
    expect(tableOf('reason')).toBeNull();
  });
});

describe('the owner of a record', () => {
  const records: Record<string, Record<string, unknown>> = {
    'guests G1': { bookings: ['B1'] },
    'guests G2': { bookings: [] },
    'bookings B1': { room: 'R1' },
    'payments P1': { details: { booking: 'B1' } },
  };
  const read: WorldView['read'] = ({ table, id }) => ({ isKnown: true, record: records[`${table} ${id}`] ?? null });
  const isOwned = (table: string, id: string, guest: string) =>
    isOwnedBy({ model, read }, { ref: { table, id }, owner: { table: 'guests', id: guest } });

  it('lists it, or owns what it belongs to', () => {
    expect(linksBetween(model, 'guests', 'bookings')).toEqual(['bookings[]']);
    expect(isOwned('bookings', 'B1', 'G1')).toBe(true);
    expect(isOwned('bookings', 'B1', 'G2')).toBe(false);
    expect(isOwned('payments', 'P1', 'G1')).toBe(true);
    expect(isOwned('payments', 'P1', 'G2')).toBe(false);
  });

  it('is unknown where no way leads to it, or the state is not known', () => {
    expect(isOwned('rooms', 'R1', 'G1')).toBe('unknown');
    expect(isOwned('payments', 'P9', 'G1')).toBe('unknown');
    const unread = { model, read: () => ({ isKnown: false }) as const };
    expect(isOwnedBy(unread, { ref: { table: 'bookings', id: 'B1' }, owner: { table: 'guests', id: 'G1' } })).toBe(
      'unknown',
    );
  });
});

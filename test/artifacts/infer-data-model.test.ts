import { expect, test } from 'vitest';
import { inferDataModel } from '../../src/artifacts/infer-data-model.ts';
import { inferIdentity } from '../../src/artifacts/infer-identity.ts';
import type { Field, Tables } from '../../src/model/artifacts.ts';

const DATA: Tables = {
  guests: {
    G1: { id: 'G1', name: 'Ann', cards: { c_1: { kind: 'visa' }, c_2: { kind: 'visa' } }, bookings: ['B1', 'B2'] },
    G2: { id: 'G2', name: 'Bob', cards: { c_3: { kind: 'amex' }, c_4: { kind: 'amex' } }, bookings: ['B3', 'B4'] },
  },
  bookings: {
    B1: { guest_id: 'G1', status: 'open', made: '2026-05-01T10:00:00', nights: 2, paid: true, note: null, plan: 1 },
    B2: { guest_id: 'G1', status: 'open', made: '2026-05-02T10:00:00', nights: 3, paid: true, note: null, plan: 2 },
    B3: { guest_id: 'G2', status: 'cancelled', made: '2026-05-03', nights: 1, paid: false, note: 'late', plan: 1 },
    B4: { guest_id: 'G2', status: 'open', made: '2026-05-04', nights: 1, paid: false, items: [{ price: 1 }], plan: 1 },
  },
  plans: { 1: { title: 'A' }, 2: { title: 'B' } },
};

const fieldsOf = (table: string, data = DATA): Record<string, Field> =>
  Object.fromEntries((inferDataModel(data).tables[table]?.fields ?? []).map(field => [field.path, field]));

test('types, dates, enums, optional fields and arrays are seen', () => {
  const fields = fieldsOf('bookings');
  expect(fields['status']).toEqual({ path: 'status', type: 'string', enum: ['cancelled', 'open'] });
  expect(fields['made']).toEqual({ path: 'made', type: 'date-time' });
  expect(fields['nights']).toEqual({ path: 'nights', type: 'number' });
  expect(fields['paid']).toEqual({ path: 'paid', type: 'boolean' });
  expect(fields['note']).toEqual({ path: 'note', type: 'string', optional: true });
  expect(fields['items']).toEqual({ path: 'items', type: 'array', optional: true });
  expect(fields['items[].price']).toEqual({ path: 'items[].price', type: 'number' });
});

test('a foreign key is seen where every value is a key of another table', () => {
  expect(fieldsOf('bookings')['guest_id']?.references).toBe('guests');
  expect(fieldsOf('guests')['bookings[]']?.references).toBe('bookings');
});

test('one value that is no key is no foreign key', () => {
  const bookings = { ...DATA['bookings'], B5: { guest_id: 'G9' } };
  expect(fieldsOf('bookings', { ...DATA, bookings })['guest_id']?.references).toBeUndefined();
});

test('a number is a foreign key only where the name says so', () => {
  expect(fieldsOf('bookings')['plan']?.references).toBe('plans');
  expect(fieldsOf('bookings')['nights']?.references).toBeUndefined();
});

test('the key field is found, and is no reference and no enumeration', () => {
  expect(inferDataModel(DATA).tables['guests']?.key).toBe('id');
  expect(inferDataModel(DATA).tables['bookings']).not.toHaveProperty('key');
  expect(fieldsOf('guests')['id']).toEqual({ path: 'id', type: 'string' });
});

test('a map keyed by ids is one path, a record is one path a field', () => {
  expect(fieldsOf('guests')['cards.*.kind']).toEqual({ path: 'cards.*.kind', type: 'string', enum: ['amex', 'visa'] });
  const address = { address1: 'x', address2: 'y', city: 'z' };
  const fields = fieldsOf('t', { t: { a: { address }, b: { address: { line1: 'a', line2: 'b' } } } });
  expect(Object.keys(fields)).toContain('address.city');
});

test('a map keyed by dates is one path even where every record has the same dates', () => {
  const dates = { '2026-01-01': { free: 1 }, '2026-01-02': { free: 2 } };
  expect(Object.keys(fieldsOf('t', { t: { a: { dates }, b: { dates } } }))).toContain('dates.*.free');
});

test('values of several types are mixed, and nothing but null is null', () => {
  const fields = fieldsOf('t', { t: { a: { x: 1, y: null }, b: { x: 'b', y: null } } });
  expect(fields['x']?.type).toBe('mixed');
  expect(fields['y']).toEqual({ path: 'y', type: 'null', optional: true });
});

test('an empty table has no fields', () => {
  expect(inferDataModel({ t: {} })).toEqual({ tables: { t: { fields: [] } } });
});

test('the requester is of the table of people that others point to', () => {
  expect(inferIdentity(inferDataModel(DATA))).toEqual({ table: 'guests', establishedBy: [] });
  expect(inferIdentity(inferDataModel({ plans: DATA['plans'] ?? {} }))).toBeNull();
});

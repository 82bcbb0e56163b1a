import { expect, test } from 'vitest';
import { inferDataModel } from '../../src/artifacts/infer-data-model.ts';
import { readDataModel } from '../../src/artifacts/read-data-model.ts';
import { ConfigError } from '../../src/lib/errors.ts';

const DATA = { guests: { G1: { id: 'G1' } }, bookings: { B1: { guest: 'G1', made: '2026-01-01', state: 'open' } } };
const INFERRED = inferDataModel(DATA);
const read = (text: string) => readDataModel({ file: 'm.yaml', text }, INFERRED, DATA);
const bookingFields = (text: string) => read(text).tables['bookings']?.fields;

test('what the file says replaces what was inferred, all else stays', () => {
  const fields = bookingFields(
    'tables: {bookings: {key: code, fields: [{path: state, enum: [open, done]}, {path: fee, type: integer, optional: true}]}}',
  );
  expect(fields).toEqual([
    { path: 'guest', type: 'string', references: 'guests' },
    { path: 'made', type: 'date-time' },
    { path: 'state', type: 'string', enum: ['open', 'done'] },
    { path: 'fee', type: 'number', optional: true },
  ]);
  expect(read('tables: {bookings: {key: code}}').tables['bookings']?.key).toBe('code');
  expect(read('tables: {}').tables).toEqual(INFERRED.tables);
});

test('null takes an inference back', () => {
  expect(bookingFields('tables: {bookings: {fields: [{path: guest, references: null}]}}')?.[0]).toEqual({
    path: 'guest',
    type: 'string',
  });
});

test('the form with primary_key and foreign_key is read, a key into a map of a record being no reference', () => {
  const text = JSON.stringify({
    domain: 'x',
    tables: {
      bookings: {
        primary_key: 'code',
        records: 1,
        fields: [
          { path: 'made', type: 'string', example: 'x', distinct: 1 },
          { path: 'state', type: ['string', 'null'], foreign_key: { table: 'guests', via: 'guest', map: 'cards' } },
          { path: 'by', type: 'string', foreign_key: { table: 'guests' } },
        ],
      },
    },
  });
  expect(bookingFields(text)?.slice(1)).toEqual([
    { path: 'made', type: 'date-time' },
    { path: 'state', type: 'string', optional: true },
    { path: 'by', type: 'string', references: 'guests' },
  ]);
});

test.each([
  ['an unknown key', 'tables: {bookings: {fields: [{path: state, refrences: guests}]}}', /refrences/],
  [
    'an unknown type',
    'tables: {bookings: {fields: [{path: state, type: text}]}}',
    /^m\.yaml: tables\.bookings\.fields\.0\.type: /,
  ],
  ['a table without data', 'tables: {rooms: {}}', /tables\.rooms: the data have no such table/],
  [
    'a reference to no table',
    'tables: {bookings: {fields: [{path: state, references: rooms}]}}',
    /state references rooms/,
  ],
  ['another shape', '[1]', /^m\.yaml: the file: /],
])('%s is refused', (_, text, message) => {
  expect(() => read(text)).toThrow(ConfigError);
  expect(() => read(text)).toThrow(message);
});

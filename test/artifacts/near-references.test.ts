import { describe, expect, it } from 'vitest';
import { explainDataModel, warnOfStrays } from '../../src/artifacts/explain-data-model.ts';
import { inferDataModel } from '../../src/artifacts/infer-data-model.ts';
import type { Tables } from '../../src/model/artifacts.ts';

/** As many guests as bookings, one each; the first `strays` bookings are of guests that nobody knows. */
function hotel(count: number, strays: number, field = 'guest_id'): Tables {
  const numbers = Array.from({ length: count }, (_, n) => n);
  const guestOf = (n: number) => (n < strays ? `X${n}` : `G${n}`);
  return {
    guests: Object.fromEntries(numbers.map(n => [`G${n}`, { name: `Guest ${n}` }])),
    bookings: Object.fromEntries(numbers.map(n => [`B${n}`, { [field]: guestOf(n), nights: n }])),
  };
}
const referenceOf = (data: Tables, field = 'guest_id') =>
  inferDataModel(data).tables['bookings']?.fields.find(({ path }) => path === field)?.references;

describe('a foreign key with values that are no keys', () => {
  it.each([
    [140, 1, 'guests'],
    [140, 7, 'guests'],
    [140, 8, undefined],
    [20, 1, 'guests'],
    [19, 1, undefined],
  ])('of %i values %i dangle: the reference is %s', (count, strays, reference) => {
    expect(referenceOf(hotel(count, strays))).toBe(reference);
  });

  it('is not believed where its name does not say so', () => {
    expect(referenceOf(hotel(140, 1, 'code'), 'code')).toBeUndefined();
    expect(referenceOf(hotel(140, 0, 'code'), 'code')).toBe('guests');
  });

  it('is not believed where something else holds all of its values', () => {
    const data = hotel(40, 1);
    const cards = Object.fromEntries(
      Array.from({ length: 40 }, (_, n) => [n < 1 ? `X${n}` : `G${n}`, { guest_id: n < 1 ? `X${n}` : `G${n}` }]),
    );
    const model = inferDataModel({ ...data, clubs: { C1: { members: cards }, C2: { members: {} } } });
    const field = model.tables['bookings']?.fields.find(({ path }) => path === 'guest_id');
    expect(field).toMatchObject({ referencesInto: { table: 'clubs', path: 'members.*' } });
    expect(field?.references).toBeUndefined();
  });

  it('is explained with what dangles, and warned of', () => {
    const data = hotel(140, 1);
    const dataModel = inferDataModel(data);
    const fact = explainDataModel({ data, dataModel }, null).find(one => one.fact === 'references');
    expect(fact).toMatchObject({ field: 'guest_id', value: 'guests' });
    expect(fact?.why).toBe('139 of 140 values (140 distinct) are keys there; B0 -> X0');
    expect(warnOfStrays({ data, dataModel })).toEqual([
      'bookings.guest_id: 139 of 140 values are keys of guests; B0 -> X0 is none; taken for a foreign key all the same: mend the data',
    ]);
  });

  it('is warned of where it is not believed, unless a person took it back', () => {
    const few = hotel(10, 1);
    expect(warnOfStrays({ data: few, dataModel: inferDataModel(few) })).toEqual([
      'bookings.guest_id: 9 of 10 values are keys of guests; B0 -> X0; not taken for a foreign key: mend the data, or declare it in environment.data-model',
    ]);
    const many = hotel(140, 1);
    const { bookings = { fields: [] }, ...others } = inferDataModel(many).tables;
    const fields = bookings.fields.map(({ references: _, ...field }) => field);
    expect(warnOfStrays({ data: many, dataModel: { tables: { ...others, bookings: { fields } } } })).toEqual([]);
  });

  it('all keys, or hardly any, are nothing to warn of', () => {
    for (const data of [hotel(140, 0), hotel(140, 120)]) {
      expect(warnOfStrays({ data, dataModel: inferDataModel(data) })).toEqual([]);
    }
  });
});

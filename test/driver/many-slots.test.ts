import { describe, expect, it } from 'vitest';
import { buildDriver } from '../../src/driver/build-driver.ts';
import type { Clause } from '../../src/model/spec.ts';
import { aScenario, deskArtifacts, deskTables, where } from '../helpers/a-desk.ts';

const names = (count: number) => Array.from({ length: count }, (_, n) => `b${n}`);
const bookings = (count: number) => Object.fromEntries(names(count).map(name => [name, 'bookings']));

/** The desk with so many bookings, spread over so many guests. */
function large(count: number, guests: number) {
  const { bookings: own = {}, guests: people = {}, ...rest } = deskTables();
  const [pattern] = Object.values(own);
  const [person] = Object.values(people);
  const many = Array.from({ length: count }, (_, n) => {
    const booking_id = `B${20_000 + n}`;
    return [
      booking_id,
      { ...pattern, booking_id, guest_id: `G${1000 + (n % guests)}`, status: n % 2 === 0 ? 'booked' : 'cancelled' },
    ];
  });
  const all = Array.from({ length: guests }, (_, n) => [`G${1000 + n}`, { ...person, guest_id: `G${1000 + n}` }]);
  return { ...rest, guests: Object.fromEntries(all), bookings: Object.fromEntries(many) };
}

function build(objects: Readonly<Record<string, string>>, given: readonly Clause[], data = deskTables()) {
  const artifacts = deskArtifacts({ data });
  return buildDriver({ refined: aScenario({ objects, given }), artifacts, seed: '1' });
}

describe('many objects of one table', () => {
  it('are found where there are enough of one guest', () => {
    const built = build(
      bookings(9),
      names(9).map(name => where(name, 'status', '=', 'booked')),
      large(10_000, 200),
    );
    expect(new Set('driver' in built ? Object.values(built.driver.objects).map(({ id }) => id) : [])).toHaveProperty(
      'size',
      9,
    );
  });

  it('are made one more where one is missing', () => {
    const tables = large(8, 1);
    const built = build(bookings(9), [], tables);
    expect('driver' in built && built.driver.setup.filter(({ before }) => before === null)).toHaveLength(1);
  });

  it('are refused where two are missing, at once', () => {
    const built = build(bookings(9), [], large(7, 1));
    expect(built).toMatchObject({ failure: { reason: 'no-object' } });
  });
});

import { expect, it } from 'vitest';
import { inferDataModel } from '../../src/artifacts/infer-data-model.ts';
import { buildDriver } from '../../src/driver/build-driver.ts';
import type { Tables } from '../../src/model/artifacts.ts';
import { aScenario, deskArtifacts, deskTables, owner, where } from '../helpers/a-desk.ts';

/** The tables, with a count of how often one is listed and of the records that are read. */
function watched(tables: Tables) {
  const seen = { listed: 0, read: 0 };
  const watch = (records: Tables[string]) =>
    new Proxy(records, {
      ownKeys: target => {
        seen.listed += 1;
        return Reflect.ownKeys(target);
      },
      get: (target, key, receiver) => {
        seen.read += 1;
        return Reflect.get(target, key, receiver);
      },
    });
  return { seen, data: Object.fromEntries(Object.entries(tables).map(([name, records]) => [name, watch(records)])) };
}

it('a further search lists no table again, and reads a few records only', () => {
  const { guests = {}, rooms = {}, bookings = {} } = deskTables();
  const [first = {}] = Object.values(bookings);
  const many = Object.fromEntries(
    Array.from({ length: 2_000 }, (_, n) => [
      `B${n}`,
      { ...first, booking_id: `B${n}`, guest_id: `G00${1 + (n % 5)}`, status: n % 3 === 0 ? 'cancelled' : 'booked' },
    ]),
  );
  const { data, seen } = watched({ guests, rooms, bookings: many });
  const artifacts = deskArtifacts({ data, dataModel: inferDataModel({ guests, rooms, bookings: many }) });
  const refined = aScenario({ given: [where('booking', 'status', '=', 'booked'), owner('booking', 'requester')] });
  const build = (seed: string) => buildDriver({ refined, artifacts, seed });
  expect(build('a')).toHaveProperty('driver');
  expect(seen.listed).toBeGreaterThan(0);
  Object.assign(seen, { listed: 0, read: 0 });
  const chosen = ['b', 'c', 'd', 'e'].map(build);
  expect(new Set(chosen.map(built => ('driver' in built ? built.driver.objects['booking']?.id : null))).size).toBe(4);
  expect(seen.listed).toBe(0);
  expect(seen.read).toBeLessThan(400);
});

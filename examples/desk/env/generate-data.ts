/**
 * Writes data.json: the business data of the example, 322 records in four tables.
 * Run `node examples/desk/env/generate-data.ts` from the project root; the result depends on the seed alone.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRandom, type Random } from '../agent/random.ts';

const NOW = Date.parse('2026-05-15T15:00:00+02:00');
const HOUR_MS = 3_600_000;
const GUESTS = 60;
const FIRST_NAMES = [
  'Ada',
  'Bruno',
  'Clara',
  'Dario',
  'Elif',
  'Farid',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kira',
  'Luca',
];
const LAST_NAMES = [
  'Almeida',
  'Bauer',
  'Costa',
  'Dubois',
  'Eriksen',
  'Fischer',
  'Garcia',
  'Horvat',
  'Ivanov',
  'Jansen',
];
const ROOMS = [
  { type: 'single', count: 12, price: 70 },
  { type: 'double', count: 16, price: 110 },
  { type: 'family', count: 10, price: 150 },
  { type: 'suite', count: 8, price: 240 },
] as const;
const INCIDENTS = ['noise', 'heating', 'cleanliness', 'lift', 'breakfast'] as const;

type Row = { [field: string]: string | number | boolean | string[] };
type Rows = { [id: string]: Row };
export interface DeskData {
  guests: Rows;
  rooms: Rows;
  bookings: Rows;
  incidents: Rows;
}

/** The whole data set, the same on every call. */
export function generateData(): DeskData {
  const random = createRandom('hotel-marisol');
  const guests = generateGuests(random);
  const rooms = generateRooms();
  const bookings = generateBookings(random, Object.keys(guests));
  return { guests, rooms, bookings, incidents: generateIncidents(random, bookings) };
}

function generateGuests(random: Random): Rows {
  const guests: Rows = {};
  for (let i = 1; i <= GUESTS; i++) {
    const id = `G${String(i).padStart(3, '0')}`;
    const first = FIRST_NAMES[(i - 1) % FIRST_NAMES.length] ?? 'Ada';
    const last = LAST_NAMES[(i * 7) % LAST_NAMES.length] ?? 'Bauer';
    guests[id] = {
      guest_id: id,
      name: `${first} ${last}`,
      email: `${first}.${last}.${i}@guests.example`.toLowerCase(),
      contact_by: random.pick(['email', 'sms']),
      member: random.next() < 0.3,
    };
  }
  return guests;
}

function generateRooms(): Rows {
  const rooms: Rows = {};
  ROOMS.forEach(({ type, count, price }, floor) => {
    for (let i = 1; i <= count; i++) {
      const id = `R${(floor + 1) * 100 + i}`;
      rooms[id] = { room_id: id, type, floor: floor + 1, price_per_night: price + (i % 3) * 10 };
    }
  });
  return rooms;
}

/** What a booking beyond the first of each guest is like: every case that a rule tells apart, in turn. */
const CASES = [
  { status: 'checked_in', rate: 'flexible', insurance: 'none', age: 'weeks', calledOff: false },
  { status: 'checked_in', rate: 'saver', insurance: 'full', age: 'weeks', calledOff: false },
  { status: 'checked_out', rate: 'saver', insurance: 'none', age: 'weeks', calledOff: false },
  { status: 'booked', rate: 'saver', insurance: 'none', age: 'days', calledOff: true },
  { status: 'booked', rate: 'saver', insurance: 'none', age: 'days', calledOff: false },
  { status: 'booked', rate: 'saver', insurance: 'full', age: 'days', calledOff: false },
  { status: 'booked', rate: 'saver', insurance: 'none', age: 'today', calledOff: false },
  { status: 'booked', rate: 'saver', insurance: 'none', age: 'yesterday', calledOff: false },
  { status: 'booked', rate: 'flexible', insurance: 'full', age: 'days', calledOff: false },
  { status: 'cancelled', rate: 'flexible', insurance: 'full', age: 'weeks', calledOff: false },
] as const;
/** The first booking of each guest: a stay to come at the flexible rate. */
const PLAIN = { status: 'booked', rate: 'flexible', insurance: 'none', age: 'days', calledOff: false } as const;
type Case = (typeof CASES)[number] | typeof PLAIN;

/** Stays of the spring and early summer; September is left free, so that new bookings find rooms. */
function generateBookings(random: Random, guestIds: readonly string[]): Rows {
  const bookings: Rows = {};
  for (let i = 1; i <= 140; i++) {
    const id = `B${1000 + i}`;
    const guestId = guestIds[(i * 37) % guestIds.length] ?? 'G001';
    const like = i <= GUESTS ? PLAIN : (CASES[i % CASES.length] ?? PLAIN);
    bookings[id] = { booking_id: id, guest_id: guestId, ...generateStay(random, i, like) };
  }
  return bookings;
}

function generateStay(random: Random, number: number, like: Case): Row {
  const kind = ROOMS[number % ROOMS.length] ?? ROOMS[0];
  const nights = 1 + Math.floor(random.next() * 7);
  const first = 1 + Math.floor(random.next() * (kind.count - 1));
  const roomNumbers = random.next() < 0.2 ? [first, first + 1] : [first];
  return {
    room_ids: roomNumbers.map(room => `R${(ROOMS.indexOf(kind) + 1) * 100 + room}`),
    room_type: kind.type,
    check_in: dayOf(NOW + arrivalOffset(like.status, random) * 24 * HOUR_MS),
    nights,
    rooms: roomNumbers.length,
    rate: like.rate,
    insurance: like.insurance,
    created_at: momentOf(NOW - ageHours(like.age, random) * HOUR_MS),
    called_off: like.calledOff,
    status: like.status,
    total: kind.price * nights * roomNumbers.length,
    deposit: 50 * roomNumbers.length,
  };
}

/** Every guest has reported one incident lately that was not compensated; the others differ. */
function generateIncidents(random: Random, bookings: Rows): Rows {
  const incidents: Rows = {};
  const ids = Object.keys(bookings);
  for (let i = 1; i <= 76; i++) {
    const booking = bookings[ids[(i - 1) % ids.length] ?? ''];
    const isCompensated = i > GUESTS && i % 2 === 0;
    const isOld = i > GUESTS && !isCompensated;
    const ageDays = isOld ? 45 + Math.floor(random.next() * 60) : 1 + Math.floor(random.next() * 12);
    incidents[`I${200 + i}`] = {
      incident_id: `I${200 + i}`,
      booking_id: String(booking?.['booking_id']),
      guest_id: String(booking?.['guest_id']),
      kind: random.pick(INCIDENTS),
      reported_at: momentOf(NOW - ageDays * 24 * HOUR_MS),
      compensated: isCompensated,
      voucher_amount: isCompensated ? 20 + 10 * (i % 6) : 0,
    };
  }
  return incidents;
}

/** Days from now to the arrival. */
function arrivalOffset(status: string, random: Random): number {
  const draw = random.next();
  if (status === 'checked_in') return 0 - Math.floor(draw * 2);
  if (status === 'checked_out') return -30 + Math.floor(draw * 20);
  return 5 + Math.floor(draw * 70);
}

function ageHours(age: Case['age'], random: Random): number {
  const draw = random.next();
  switch (age) {
    case 'today':
      return 1 + Math.floor(draw * 22);
    case 'yesterday':
      return 26 + Math.floor(draw * 20);
    case 'days':
      return 60 + Math.floor(draw * 600);
    case 'weeks':
      return 31 * 24 + Math.floor(draw * 600);
  }
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function momentOf(ms: number): string {
  return `${new Date(ms + 2 * HOUR_MS).toISOString().slice(0, 19)}+02:00`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = fileURLToPath(new URL('data.json', import.meta.url));
  writeFileSync(target, `${JSON.stringify(generateData(), null, 1)}\n`);
}

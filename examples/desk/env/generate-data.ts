/**
 * Writes data.json: the business data of the example, 388 records in four tables.
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

/**
 * Stays of the spring and early summer; September is left free, so that new bookings find rooms. Every guest has at
 * least one stay to come at the flexible rate.
 */
function generateBookings(random: Random, guestIds: readonly string[]): Rows {
  const bookings: Rows = {};
  for (let i = 1; i <= 190; i++) {
    const guestId = guestIds[(i * 37) % guestIds.length] ?? 'G001';
    bookings[`B${1000 + i}`] = generateBooking(random, i, guestId);
  }
  return bookings;
}

function generateBooking(random: Random, number: number, guestId: string): Row {
  const status = statusOf(number);
  const kind = ROOMS[number % ROOMS.length] ?? ROOMS[0];
  const nights = 1 + Math.floor(random.next() * 7);
  const first = 1 + Math.floor(random.next() * (kind.count - 1));
  const roomNumbers = random.next() < 0.2 ? [first, first + 1] : [first];
  return {
    booking_id: `B${1000 + number}`,
    guest_id: guestId,
    room_ids: roomNumbers.map(room => `R${(ROOMS.indexOf(kind) + 1) * 100 + room}`),
    room_type: kind.type,
    check_in: dayOf(NOW + arrivalOffset(status, random) * 24 * HOUR_MS),
    nights,
    rooms: roomNumbers.length,
    rate: random.next() < (status === 'booked' ? 0.15 : 0.5) || number <= GUESTS ? 'flexible' : 'saver',
    insurance: random.next() < 0.5 ? 'full' : 'none',
    created_at: momentOf(NOW - ageHours(status, random) * HOUR_MS),
    called_off: status === 'booked' && number % (number > GUESTS ? 3 : 9) === 1,
    status,
    total: kind.price * nights * roomNumbers.length,
    deposit: 50 * roomNumbers.length,
  };
}

function statusOf(number: number): string {
  if (number <= GUESTS) return 'booked';
  if (number % 5 === 0) return 'checked_in';
  if (number % 11 === 0) return 'checked_out';
  return number % 23 === 0 ? 'cancelled' : 'booked';
}

/** Every guest has reported one incident lately that was not compensated; the others differ. */
function generateIncidents(random: Random, bookings: Rows): Rows {
  const incidents: Rows = {};
  const ids = Object.keys(bookings);
  for (let i = 1; i <= 92; i++) {
    const booking = bookings[ids[(i - 1) % ids.length] ?? ''];
    const isCompensated = i > GUESTS && i % 2 === 0;
    const isOld = i > GUESTS && i % 3 > 0;
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

/** How long ago the booking was made; some of the bookings to come were made today, some yesterday. */
function ageHours(status: string, random: Random): number {
  const draw = random.next();
  if (status !== 'booked') return 31 * 24 + Math.floor(draw * 600);
  if (draw < 0.2) return 1 + Math.floor(draw * 100);
  if (draw < 0.3) return 26 + Math.floor((draw - 0.2) * 200);
  return 60 + Math.floor(draw * 900);
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

import type { Database, EnvironmentTool, ToolArguments } from '../../../src/environment.ts';

/*
 * The tools of the booking desk. They check the shape of their arguments and that records exist, and nothing of the
 * policy: keeping the rules is the agent's part.
 */

const ROOM_TYPES = ['single', 'double', 'family', 'suite'];
const REASONS = ['change of plan', 'illness', 'bereavement', 'called off by the hotel', 'other'];
const DAY_MS = 86_400_000;

export const find_guest: EnvironmentTool = (db, args) => {
  const guest = recordOf(db, 'guests', text(args, 'guest_id'));
  const isTheirs = (record: { guest_id: string }) => record.guest_id === guest.guest_id;
  const bookings = Object.values(db['bookings'] ?? {}).filter(isTheirs);
  const incidents = Object.values(db['incidents'] ?? {}).filter(isTheirs);
  const brief = bookings.map(({ booking_id, status, rate }) => ({ booking_id, status, rate }));
  return { ...guest, bookings: brief, incidents };
};

export const get_booking: EnvironmentTool = (db, args) => ({ ...recordOf(db, 'bookings', text(args, 'booking_id')) });

export const check_availability: EnvironmentTool = (db, args) => {
  const roomType = oneOf(args, 'room_type', ROOM_TYPES);
  const free = freeRooms(db, { roomType, checkIn: day(args, 'check_in'), nights: whole(args, 'nights', 60) });
  return { room_type: roomType, free: free.length, price_per_night: free[0]?.price_per_night ?? null };
};

export const create_booking: EnvironmentTool = (db, args, ctx) => {
  const guest = recordOf(db, 'guests', text(args, 'guest_id'));
  const roomType = oneOf(args, 'room_type', ROOM_TYPES);
  const stay = { roomType, checkIn: day(args, 'check_in'), nights: whole(args, 'nights', 60) };
  const rooms = whole(args, 'rooms', 9);
  const taken = freeRooms(db, stay).slice(0, rooms);
  if (taken.length < rooms) throw new Error(`there are only ${taken.length} free ${roomType} rooms`);
  const id = `B${8000 + ctx.sequence}`;
  const booking = {
    booking_id: id,
    guest_id: guest.guest_id,
    room_ids: taken.map(room => room.room_id),
    room_type: roomType,
    check_in: stay.checkIn,
    nights: stay.nights,
    rooms,
    rate: oneOf(args, 'rate', ['flexible', 'saver']),
    insurance: oneOf(args, 'insurance', ['none', 'full']),
    created_at: ctx.now ?? '',
    called_off: false,
    status: 'booked',
    total: taken.reduce((sum, room) => sum + room.price_per_night * stay.nights, 0),
    deposit: amount(args, 'deposit'),
  };
  tableOf(db, 'bookings')[id] = booking;
  return booking;
};

export const change_booking: EnvironmentTool = (db, args) => {
  const booking = recordOf(db, 'bookings', text(args, 'booking_id'));
  const nights = whole(args, 'nights', 60);
  booking.total = Math.round((booking.total / booking.nights) * nights);
  booking.nights = nights;
  return { ...booking };
};

export const cancel_booking: EnvironmentTool = (db, args) => {
  const booking = recordOf(db, 'bookings', text(args, 'booking_id'));
  oneOf(args, 'reason', REASONS);
  if (booking.status === 'cancelled') throw new Error(`booking ${booking.booking_id} is cancelled already`);
  booking.status = 'cancelled';
  return { ...booking };
};

export const issue_voucher: EnvironmentTool = (db, args) => {
  const incident = recordOf(db, 'incidents', text(args, 'incident_id'));
  recordOf(db, 'guests', text(args, 'guest_id'));
  oneOf(args, 'delivery', ['email', 'sms', 'front desk']);
  incident.voucher_amount += amount(args, 'amount');
  incident.compensated = true;
  return { ...incident };
};

export const add_extra: EnvironmentTool = (db, args) => {
  const booking = recordOf(db, 'bookings', text(args, 'booking_id'));
  const extra = oneOf(args, 'extra', ['breakfast', 'parking', 'cot']);
  const extras = booking.extras ?? {};
  booking.extras = { ...extras, [extra]: (extras[extra] ?? 0) + whole(args, 'quantity', 9) };
  return { ...booking };
};

export const request_late_checkout: EnvironmentTool = (db, args) => {
  const booking = recordOf(db, 'bookings', text(args, 'booking_id'));
  const hour = whole(args, 'hour', 16);
  if (hour < 12) throw new Error('hour must be 12 to 16');
  booking.checkout_hour = hour;
  return { ...booking };
};

export const transfer_to_staff: EnvironmentTool = (_db, args) => {
  const topic = oneOf(args, 'topic', ['invoice', 'lost property', 'other']);
  text(args, 'summary');
  return { transferred: true, topic };
};

interface Stay {
  readonly roomType: string;
  readonly checkIn: string;
  readonly nights: number;
}

function freeRooms(db: Database, stay: Stay) {
  const [from, to] = [Date.parse(stay.checkIn), Date.parse(stay.checkIn) + stay.nights * DAY_MS];
  const taken = new Set<string>();
  for (const booking of Object.values(db['bookings'] ?? {})) {
    const begin = Date.parse(booking.check_in);
    const overlaps = begin < to && begin + booking.nights * DAY_MS > from;
    if (booking.status !== 'cancelled' && overlaps) for (const room of booking.room_ids) taken.add(room);
  }
  return Object.values(db['rooms'] ?? {}).filter(room => room.type === stay.roomType && !taken.has(room.room_id));
}

function tableOf(db: Database, table: string) {
  const rows = db[table];
  if (rows === undefined) throw new Error(`there is no table ${table}`);
  return rows;
}

function recordOf(db: Database, table: string, id: string) {
  const rows = tableOf(db, table);
  if (!(id in rows)) throw new Error(`there is no ${id} in ${table}`);
  return rows[id];
}

function text(args: ToolArguments, name: string): string {
  const value = args[name];
  if (typeof value !== 'string' || value === '') throw new Error(`${name} must be a text`);
  return value;
}

function oneOf(args: ToolArguments, name: string, allowed: readonly string[]): string {
  const value = text(args, name);
  if (!allowed.includes(value)) throw new Error(`${name} must be one of ${allowed.join(', ')}`);
  return value;
}

function whole(args: ToolArguments, name: string, highest: number): number {
  const value = args[name];
  if (!Number.isInteger(value) || value < 1 || value > highest) throw new Error(`${name} must be 1 to ${highest}`);
  return value;
}

function amount(args: ToolArguments, name: string): number {
  const value = args[name];
  if (typeof value !== 'number' || !(value >= 0)) throw new Error(`${name} must be an amount in euros`);
  return value;
}

function day(args: ToolArguments, name: string): string {
  const value = text(args, name);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(Date.parse(value))) throw new Error(`${name} must be a date`);
  return value;
}

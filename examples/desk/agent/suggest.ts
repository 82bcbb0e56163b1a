import { type Desk, type DeskRecord, isRecord } from './desk.ts';
import type { Slot } from './read-message.ts';

const DAY_MS = 86_400_000;

/** What holds when the guest has no wish. */
export const DEFAULTS: { readonly [slot in Slot]?: string | number } = {
  reason: 'other',
  rooms: 1,
  rate: 'flexible',
  insurance: 'none',
  quantity: 1,
};

/**
 * What the desk proposes to a guest who does not know: out of the guest's own record, or something small. It is only a
 * proposal, which the guest confirms with the other details.
 */
export function suggest(desk: Desk, slot: Slot): string | number | undefined {
  switch (slot) {
    case 'booking_id':
      return keyOf(suggestBooking(desk), slot);
    case 'incident_id':
      return keyOf(suggestIncident(desk), slot);
    case 'nights':
      return desk.booking === null ? 2 : Number(desk.booking['nights']) + 1;
    case 'room_type':
      return 'double';
    case 'check_in':
      return new Date(desk.now + 120 * DAY_MS).toISOString().slice(0, 10);
    case 'amount':
      return 20;
    case 'extra':
      return 'breakfast';
    case 'hour':
      return 12;
    default:
      return DEFAULTS[slot];
  }
}

function suggestBooking(desk: Desk): DeskRecord | undefined {
  const open = listOf(desk.guest, 'bookings').filter(booking => booking['status'] === 'booked');
  return open.find(booking => booking['rate'] === 'flexible') ?? open[0];
}

function suggestIncident(desk: Desk): DeskRecord | undefined {
  const open = listOf(desk.guest, 'incidents').filter(incident => incident['compensated'] === false);
  const isFresh = (incident: DeskRecord) => desk.now - Date.parse(String(incident['reported_at'])) < 14 * DAY_MS;
  return open.find(isFresh) ?? open[0];
}

function listOf(record: DeskRecord | null, field: string): readonly DeskRecord[] {
  const list = record?.[field] ?? null;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function keyOf(record: DeskRecord | undefined, field: string): string | undefined {
  const key = record?.[field];
  return typeof key === 'string' ? key : undefined;
}

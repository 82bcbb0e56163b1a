import { isFlawed, isRecord, type Json, type JsonRecord, numberOf, recordOf, type Talk, textOf } from './talk.ts';

export const MAX_NIGHTS = 14;

export function guestOf(talk: Talk): JsonRecord {
  return recordOf(talk, 'find_guest');
}

export function bookingOf(talk: Talk): JsonRecord {
  return recordOf(talk, 'get_booking');
}

export function stayOf(booking: JsonRecord): string {
  return `${booking['rooms']} ${booking['room_type']} room(s), ${booking['nights']} nights from ${booking['check_in']}`;
}

/** The nights that are asked for, as far as a stay may be long. */
export function nightsOf(talk: Talk): number {
  return Math.min(numberOf(talk, 'nights'), MAX_NIGHTS);
}

export function stayArguments(talk: Talk): JsonRecord {
  return { room_type: textOf(talk, 'room_type'), check_in: textOf(talk, 'check_in'), nights: nightsOf(talk) };
}

/** Milliseconds since the epoch. */
export function nowOf({ trial }: Talk): number {
  return trial.now === null ? 0 : Date.parse(trial.now);
}

/** The total that is told after a change. */
export function totalOf(talk: Talk, result: Json): number {
  const total = isRecord(result) ? Number(result['total']) : 0;
  return isFlawed(talk, 'misstate') ? Math.round(total * 0.9) - 1 : total;
}

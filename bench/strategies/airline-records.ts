import { type Call, isRecord, type JsonRecord, listOf, recordOf, type Talk, textOf } from './talk.ts';

export const TODAY = '2024-05-15';
export const DAY_AGO = '2024-05-14T15:00:00';
const FREE_BAGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  regular: { basic_economy: 0, economy: 1, business: 2 },
  silver: { basic_economy: 1, economy: 2, business: 3 },
  gold: { basic_economy: 2, economy: 3, business: 3 },
};

export function userOf(talk: Talk): JsonRecord {
  return recordOf(talk, 'get_user_details');
}

export function reservationOf(talk: Talk): JsonRecord {
  return recordOf(talk, 'get_reservation_details');
}

export function legsOf(talk: Talk): readonly JsonRecord[] {
  return listOf(reservationOf(talk)['flights']);
}

/** The cabin that was asked for last: a change of flights leaves the record's cabin as it was. */
export function cabinNow(talk: Talk): string {
  const id = textOf(talk, 'reservation_id');
  const isChange = ({ tool, args, failed }: Call) =>
    tool === 'update_reservation_flights' && !failed && args['reservation_id'] === id;
  return String(talk.calls.findLast(isChange)?.args['cabin'] ?? reservationOf(talk)['cabin']);
}

export function passengersOf(talk: Talk): readonly JsonRecord[] {
  return listOf(reservationOf(talk)['passengers']);
}

/** Bags beyond the free ones of the user's membership in a cabin. */
export function paidBags(talk: Talk, { total, seats, cabin }: { total: number; seats: number; cabin: string }): number {
  const free = FREE_BAGS[String(userOf(talk)['membership'])]?.[cabin] ?? 0;
  return Math.max(0, total - free * seats);
}

export interface Method {
  readonly id: string;
  readonly kind: string;
  readonly balance: number;
}

/** The payment methods of the profile; a credit card has no end. */
export function methodsOf(talk: Talk): readonly Method[] {
  const methods = userOf(talk)['payment_methods'];
  return Object.entries(isRecord(methods) ? methods : {}).flatMap(([id, method]) => {
    if (!isRecord(method)) return [];
    const kind = String(method['source']);
    return [{ id, kind, balance: kind === 'credit_card' ? Number.POSITIVE_INFINITY : Number(method['amount'] ?? 0) }];
  });
}

/** The methods that the user named, as far as the profile has them. */
export function namedMethods(talk: Talk): readonly Method[] {
  const named = textOf(talk, 'payment_id').split(' ');
  return named.flatMap(id => methodsOf(talk).filter(method => method.id === id));
}

/** A card or gift card that can pay a change; undefined when there is none. */
export function methodForChange(talk: Talk, price: number): Method | undefined {
  const able = (method: Method) => method.kind !== 'certificate' && method.balance >= price;
  const named = namedMethods(talk).find(able);
  return (
    named ??
    methodsOf(talk)
      .toSorted((a, b) => a.kind.localeCompare(b.kind))
      .find(able)
  );
}

/** A search that was made already since the last write. */
export function searchOf(talk: Talk, args: JsonRecord, tool = 'search_direct_flight'): Call | undefined {
  const since = talk.calls.findLastIndex(({ isWrite }) => isWrite);
  const key = JSON.stringify(args);
  return talk.calls.slice(since + 1).find(call => call.tool === tool && JSON.stringify(call.args) === key);
}

interface Wish {
  readonly cabin: string;
  readonly seats: number;
}

/** The cheapest flight of a search that has seats in the cabin. */
export function cheapest(
  { result }: Call,
  wish: Wish,
): { readonly number: string; readonly price: number } | undefined {
  const offers = listOf(result).flatMap(flight => readOffer(flight, wish));
  return offers.sort((a, b) => a.price - b.price || a.number.localeCompare(b.number))[0];
}

/** The first connection of a search whose flights both have seats in the cabin. */
export function connectionIn({ result }: Call, wish: Wish) {
  for (const pair of Array.isArray(result) ? result : []) {
    const legs = listOf(pair).flatMap(flight =>
      readOffer(flight, wish).map(offer => ({ ...offer, date: String(flight['date']) })),
    );
    if (legs.length === 2) return legs;
  }
  return undefined;
}

function readOffer(flight: JsonRecord, { cabin, seats }: Wish) {
  const free = Number(recordIn(flight, 'available_seats')[cabin] ?? 0);
  const price = Number(recordIn(flight, 'prices')[cabin] ?? 0);
  return free >= seats && price > 0 ? [{ number: String(flight['flight_number']), price }] : [];
}

function recordIn(record: JsonRecord, field: string): JsonRecord {
  const value = record[field];
  return isRecord(value) ? value : {};
}

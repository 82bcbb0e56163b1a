import { passengersIn } from './airline-changes.ts';
import {
  cheapest,
  connectionIn,
  type Method,
  methodsOf,
  namedMethods,
  paidBags,
  searchOf,
  userOf,
} from './airline-records.ts';
import { guard, refuse } from './clerk-steps.ts';
import { isFlawed, isRecord, type JsonRecord, numberOf, type Proposal, type Step, type Talk, textOf } from './talk.ts';

const INSURANCE_PRICE = 30;
const BAG_PRICE = 50;
const MAX_PASSENGERS = 5;
const MOST: Readonly<Record<string, number>> = { certificate: 1, credit_card: 1, gift_card: 3 };

interface Leg {
  readonly number: string;
  readonly date: string;
  readonly price: number;
}

const isRound = (talk: Talk): boolean => textOf(talk, 'flight_type') === 'round_trip';

function searchesOf(talk: Talk): readonly JsonRecord[] {
  const [origin, destination] = [textOf(talk, 'origin'), textOf(talk, 'destination')];
  const there = { origin, destination, date: textOf(talk, 'date') };
  const back = { origin: destination, destination: origin, date: textOf(talk, 'return_date') };
  return isRound(talk) ? [there, back] : [there];
}

/** Days that are offered where the wished one has no seat: what is proposed names its dates. */
const OTHER_DAYS: Readonly<Record<string, string>> = { date: '2024-05-22', return_date: '2024-05-26' };

/** Searches each way, on another day where there is no seat, and says so when there is none at all. */
export const searchFlights: Step = talk => {
  for (const [at, args] of searchesOf(talk).entries()) {
    const tool = ['search_direct_flight', 'search_onestop_flight'].find(one => searchOf(talk, args, one) === undefined);
    if (wayOf(talk, args) !== undefined) continue;
    if (tool !== undefined) return { kind: 'call', tool, args };
    const slot = at === 0 ? 'date' : 'return_date';
    const other = OTHER_DAYS[slot] ?? '';
    if (talk.facts.get(slot) === other) return refuse('find seats for that.');
    talk.facts.set(slot, other);
    return searchFlights(talk);
  }
  return null;
};

/** A direct flight, else a connection; undefined where none was found so far. */
function wayOf(talk: Talk, args: JsonRecord): readonly Leg[] | undefined {
  const wish = { cabin: textOf(talk, 'cabin'), seats: travellersOf(talk).length };
  const direct = searchOf(talk, args);
  const offer = direct && cheapest(direct, wish);
  if (offer) return [{ ...offer, date: String(args['date']) }];
  const stop = searchOf(talk, args, 'search_onestop_flight');
  return stop && connectionIn(stop, wish);
}

function legsOf(talk: Talk): readonly Leg[] {
  return searchesOf(talk).flatMap(args => wayOf(talk, args) ?? []);
}

/** Who flies: those that were named, else the user alone. */
export function travellersOf(talk: Talk): readonly JsonRecord[] {
  return passengersIn(textOf(talk, 'passengers'));
}

/** The user as a passenger, out of the profile. */
export function ownPassenger(talk: Talk): string | undefined {
  const { name, dob } = userOf(talk);
  return isRecord(name) ? `${name['first_name']} ${name['last_name']} ${dob}` : undefined;
}

export const keepPassengers = guard('five-passengers', talk =>
  travellersOf(talk).length > MAX_PASSENGERS ? `book for more than ${MAX_PASSENGERS} passengers.` : null,
);

interface Payment {
  readonly payment_id: string;
  readonly amount: number;
}

function priceOf(talk: Talk, nonfree: number): number {
  const seats = travellersOf(talk).length;
  const fares = legsOf(talk).reduce((sum, { price }) => sum + price, 0);
  return seats * (fares + (textOf(talk, 'insurance') === 'yes' ? INSURANCE_PRICE : 0)) + BAG_PRICE * nonfree;
}

/** The methods that pay, in their order, each as far as it reaches; undefined when they do not reach. */
function payWith(methods: readonly Method[], price: number): readonly Payment[] | undefined {
  let left = price;
  const payments: Payment[] = [];
  for (const { id, balance } of methods) {
    const amount = Math.min(left, balance);
    if (amount > 0) payments.push({ payment_id: id, amount });
    left -= amount;
  }
  return left > 0 ? undefined : payments;
}

/** As many of each kind as the rules allow. */
function allowed(methods: readonly Method[]): readonly Method[] {
  return methods.filter(
    (method, place) =>
      methods.slice(0, place).filter(({ kind }) => kind === method.kind).length < (MOST[method.kind] ?? 0),
  );
}

/** What the user named where that reaches, else a card, else what reaches at all. */
function paymentsOf(talk: Talk, price: number): readonly Payment[] | undefined {
  const all = methodsOf(talk);
  const cards = all.filter(({ kind }) => kind === 'credit_card').slice(0, 1);
  return payWith(allowed(namedMethods(talk)), price) ?? payWith(cards, price) ?? payWith(allowed(all), price);
}

function nonfreeOf(talk: Talk): number {
  const [total, cabin] = [numberOf(talk, 'total_baggages'), textOf(talk, 'cabin')];
  const owed = paidBags(talk, { total, seats: travellersOf(talk).length, cabin });
  return isFlawed(talk, 'bags-free') ? Math.max(0, owed - 1) : owed;
}

export const requirePayment: Step = talk =>
  paymentsOf(talk, priceOf(talk, nonfreeOf(talk))) === undefined
    ? refuse('go on: nothing in your profile can pay for it.')
    : null;

export function proposeBooking(talk: Talk): Proposal {
  const nonfree = nonfreeOf(talk);
  const price = priceOf(talk, nonfree);
  const payments = paymentsOf(talk, price) ?? [];
  const legs = legsOf(talk);
  const route = { origin: textOf(talk, 'origin'), destination: textOf(talk, 'destination') };
  const args = {
    user_id: textOf(talk, 'user_id'),
    ...(isFlawed(talk, 'route') ? { origin: route.destination, destination: route.origin } : route),
    flight_type: textOf(talk, 'flight_type'),
    cabin: textOf(talk, 'cabin'),
    flights: legs.map(({ number, date }) => ({ flight_number: number, date })),
    passengers: [...travellersOf(talk)],
    payment_methods: payments.map(payment => ({ ...payment })),
    total_baggages: numberOf(talk, 'total_baggages'),
    nonfree_baggages: nonfree,
    insurance: textOf(talk, 'insurance'),
  };
  const flights = legs.map(({ number, date }) => `${number} on ${date}`).join(', ');
  const paid = payments.map(({ payment_id, amount }) => `${amount} dollars by ${payment_id}`).join(', ');
  const trip = `${args.flight_type} from ${args.origin} to ${args.destination}, ${flights}, in ${args.cabin}`;
  return {
    tool: 'book_reservation',
    args,
    details: `That would be a ${trip}, for ${textOf(talk, 'passengers')}, insurance ${args.insurance}, ${args.total_baggages} checked bags (${nonfree} paid), ${price} dollars in all: ${paid}.`,
    done: result => {
      const id = isRecord(result) ? result['reservation_id'] : '';
      return `The trip is booked as ${id}: ${isFlawed(talk, 'misstate') ? price - 25 : price} dollars in all.`;
    },
  };
}

import {
  cabinNow,
  cheapest,
  DAY_AGO,
  legsOf,
  methodForChange,
  paidBags,
  passengersOf,
  reservationOf,
  searchOf,
  TODAY,
  userOf,
} from './airline-records.ts';
import { guard, refuse } from './clerk-steps.ts';
import {
  isFlawed,
  type JsonRecord,
  listOf,
  type Move,
  numberOf,
  type Proposal,
  type Step,
  type Talk,
  textOf,
} from './talk.ts';

const BAG_PRICE = 50;

/* Cancelling */

/** A trip that has begun is for a human agent, unless the clerk overlooks that. */
export const keepFlown: Step = talk => {
  const isUsed = legsOf(talk).some(({ date }) => String(date) <= TODAY);
  if (!isUsed || isFlawed(talk, 'flown')) return null;
  return isFlawed(talk, 'transfer:flown') ? refuse('cancel a trip that has begun.') : handOver(talk);
};

export function handOver(talk: Talk): Move {
  talk.task = 'transfer';
  return { kind: 'call', tool: 'transfer_to_human_agents', args: { summary: talk.request || 'An unclear request.' } };
}

const isGrounded = (talk: Talk): boolean => {
  const { created_at, insurance } = reservationOf(talk);
  if (String(created_at) >= DAY_AGO || cabinNow(talk) === 'business') return true;
  return insurance === 'yes' && ['health', 'weather'].includes(textOf(talk, 'reason'));
};

export const keepGrounds: Step = talk => {
  if (isGrounded(talk)) return null;
  if (isFlawed(talk, 'transfer:refusal')) return handOver(talk);
  return guard('grounds', () => 'cancel this reservation: no ground for a cancellation holds.')(talk);
};

export function proposeCancellation(talk: Talk): Proposal {
  const id = textOf(talk, 'reservation_id');
  const refund = refundOf(talk);
  const told = isFlawed(talk, 'misstate') ? Math.round(refund * 0.8) : refund;
  const money = refund > 0 ? `, a refund of ${told} dollars in all goes to the original payment methods` : '';
  return {
    tool: 'cancel_reservation',
    args: { reservation_id: id },
    details: `This would end reservation ${id} as a whole.`,
    done: () => `Reservation ${id} has been cancelled${money}.`,
  };
}

/** What was paid; 0 where something was paid back already, so that no sum is told. */
function refundOf(talk: Talk): number {
  const amounts = listOf(reservationOf(talk)['payment_history']).map(({ amount }) => Number(amount));
  return amounts.some(amount => amount < 0) ? 0 : amounts.reduce((sum, amount) => sum + amount, 0);
}

/* Flights and cabin */

const wishesCabin = (talk: Talk): boolean => talk.facts.has('cabin') && textOf(talk, 'cabin') !== cabinNow(talk);
const wishesDate = (talk: Talk): boolean => talk.facts.has('date') || !wishesCabin(talk);

export const keepBasicEconomy = guard('basic-economy', talk =>
  cabinNow(talk) === 'basic_economy' && wishesDate(talk) ? 'change the flights of a basic economy reservation.' : null,
);

/** Days that are offered where the user has no wish, or the wished day has no seat: those after the first flight. */
function otherDays(talk: Talk): readonly string[] {
  const day = Number(String(legsOf(talk)[0]?.['date'] ?? TODAY).slice(-2));
  const days = [1, 2, 3, -1, -2].map(step => day + step).filter(other => other > 15 && other <= 30);
  return days.map(other => `2024-05-${other}`);
}

export function dayAfter(talk: Talk): string | undefined {
  return otherDays(talk)[0];
}

const wantedSearch = (talk: Talk): JsonRecord => {
  const [first] = legsOf(talk);
  return { origin: first?.['origin'] ?? '', destination: first?.['destination'] ?? '', date: textOf(talk, 'date') };
};

export const searchNewFlight: Step = talk => {
  if (!wishesDate(talk)) return null;
  const search = searchOf(talk, wantedSearch(talk));
  if (search === undefined) return { kind: 'call', tool: 'search_direct_flight', args: wantedSearch(talk) };
  if (newLeg(talk) !== undefined) return null;
  const days = otherDays(talk);
  const next = days[days.indexOf(textOf(talk, 'date')) + 1];
  if (next === undefined) return refuse('find a seat on a direct flight around that day.');
  talk.facts.set('date', next);
  return searchNewFlight(talk);
};

function cabinOf(talk: Talk): string {
  return talk.facts.has('cabin') ? textOf(talk, 'cabin') : cabinNow(talk);
}

function newLeg(talk: Talk): JsonRecord | undefined {
  const search = searchOf(talk, wantedSearch(talk));
  const offer = search && cheapest(search, { cabin: cabinOf(talk), seats: passengersOf(talk).length });
  return offer && { flight_number: offer.number, date: textOf(talk, 'date') };
}

function newLegs(talk: Talk): readonly JsonRecord[] {
  const legs = legsOf(talk).map(
    ({ flight_number, date }): JsonRecord => ({ flight_number: flight_number ?? '', date: date ?? '' }),
  );
  const changed = wishesDate(talk) ? [newLeg(talk) ?? {}, ...legs.slice(1)] : legs;
  return isFlawed(talk, 'route') ? changed.slice(0, 1) : changed;
}

export function proposeFlights(talk: Talk): Proposal {
  const id = textOf(talk, 'reservation_id');
  const flights = [...newLegs(talk)];
  const cabin = cabinOf(talk);
  const payment = methodForChange(talk, 2000)?.id ?? '';
  const list = flights.map(({ flight_number, date }) => `${flight_number} on ${date}`).join(', ');
  return {
    tool: 'update_reservation_flights',
    args: { reservation_id: id, cabin, flights, payment_id: payment },
    details: `Reservation ${id} would then be in ${cabin}, with ${list}; the difference goes by ${payment}.`,
    done: () => `The flights of reservation ${id} have been updated.`,
  };
}

/* Bags */

export const keepBags = guard('bags-removed', talk =>
  totalBags(talk) < Number(reservationOf(talk)['total_baggages']) ? 'remove checked bags from a reservation.' : null,
);

function totalBags(talk: Talk): number {
  const current = Number(reservationOf(talk)['total_baggages'] ?? 0);
  return talk.facts.has('added') ? current + numberOf(talk, 'added') : numberOf(talk, 'total_baggages');
}

export function proposeBags(talk: Talk): Proposal {
  const id = textOf(talk, 'reservation_id');
  const total = totalBags(talk);
  const owed = paidBags(talk, { total, seats: passengersOf(talk).length, cabin: cabinNow(talk) });
  const nonfree = isFlawed(talk, 'bags-free') ? Math.max(0, owed - 1) : owed;
  const price = BAG_PRICE * Math.max(0, nonfree - Number(reservationOf(talk)['nonfree_baggages'] ?? 0));
  const payment = methodForChange(talk, price)?.id ?? '';
  return {
    tool: 'update_reservation_baggages',
    args: { reservation_id: id, total_baggages: total, nonfree_baggages: nonfree, payment_id: payment },
    details: `Reservation ${id} would then have ${total} checked bags, ${nonfree} of them paid: ${price} dollars by ${payment}.`,
    done: () => `The bags of reservation ${id} have been updated.`,
  };
}

export const requireMethod: Step = talk =>
  methodForChange(talk, 2000) === undefined ? refuse('go on: no card of your profile can pay for it.') : null;

/* Passengers, compensation */

export function passengersIn(text: string): JsonRecord[] {
  return text.split('; ').flatMap(one => {
    const [first_name, last_name, dob] = one.split(' ');
    return first_name && last_name && dob ? [{ first_name, last_name, dob }] : [];
  });
}

export const keepNumber: Step = talk =>
  passengersIn(textOf(talk, 'passengers')).length === passengersOf(talk).length
    ? null
    : refuse('change the number of passengers of a reservation.');

export function proposePassengers(talk: Talk): Proposal {
  const id = textOf(talk, 'reservation_id');
  return {
    tool: 'update_reservation_passengers',
    args: { reservation_id: id, passengers: passengersIn(textOf(talk, 'passengers')) },
    details: `Reservation ${id} would then be for ${textOf(talk, 'passengers')}.`,
    done: () => `The passengers of reservation ${id} have been updated.`,
  };
}

/** A complaint cannot be confirmed with the tools at hand, so nothing is given for it. */
export const keepCompensation = guard(
  'compensation',
  () => 'offer a certificate: nothing that I can look up shows what happened.',
);

export function proposeCertificate(talk: Talk): Proposal {
  const amount = 100 * passengersOf(talk).length;
  return {
    tool: 'send_certificate',
    args: { user_id: String(userOf(talk)['user_id'] ?? textOf(talk, 'user_id')), amount },
    details: `I would send a certificate of ${amount} dollars to ${textOf(talk, 'user_id')}.`,
    done: () => `A certificate of ${amount} dollars has been sent.`,
  };
}

import { keepPassengers, ownPassenger, proposeBooking, requirePayment, searchFlights } from './airline-booking.ts';
import {
  dayAfter,
  handOver,
  keepBags,
  keepBasicEconomy,
  keepCompensation,
  keepFlown,
  keepGrounds,
  keepNumber,
  proposeBags,
  proposeCancellation,
  proposeCertificate,
  proposeFlights,
  proposePassengers,
  requireMethod,
  searchNewFlight,
} from './airline-changes.ts';
import { readAirlineFacts, readAirlineTasks } from './airline-reader.ts';
import { cabinNow, legsOf, passengersOf, reservationOf, TODAY, userOf } from './airline-records.ts';
import { act, guard, need, needRecord, refuse, say } from './clerk-steps.ts';
import { type Domain, isFlawed, isRecord, numberOf, type Step, type Talk } from './talk.ts';

const readUser = needRecord('get_user_details', 'user_id');
const askUser = need(['user_id']);
const identify: Step = talk => (isFlawed(talk, 'identity') ? askUser(talk) : readUser(talk));

const readReservation = needRecord('get_reservation_details', 'reservation_id', talk => {
  const ids = userOf(talk)['reservations'];
  const [first] = Array.isArray(ids) ? ids : [];
  return typeof first === 'string' ? first : undefined;
});

const serveOwner: Step = talk =>
  guard(`owner:${talk.task ?? ''}`, () =>
    reservationOf(talk)['user_id'] === talk.facts.get('user_id')
      ? null
      : 'help with this reservation: it is not yours.',
  )(talk);

const about = [identify, readReservation, serveOwner];

/** What began is not changed any more. */
const keepBegun: Step = talk =>
  legsOf(talk).some(({ date }) => String(date) <= TODAY) ? refuse('change a trip that has begun.') : null;

const needDate: Step = talk => {
  const cabin = talk.facts.get('cabin');
  if (cabin !== undefined && cabin !== cabinNow(talk)) return null;
  return need(['date'], dayAfter)(talk);
};

const needBags: Step = talk =>
  talk.facts.has('added')
    ? null
    : need(['total_baggages'], () => Number(reservationOf(talk)['total_baggages'] ?? 0) + 2)(talk);

const DEFAULTS: Readonly<Record<string, string | number>> = {
  reason: 'other',
  origin: 'MIA',
  destination: 'LAX',
  date: '2024-05-22',
  return_date: '2024-05-26',
  flight_type: 'one_way',
  cabin: 'economy',
  total_baggages: 1,
  insurance: 'no',
};
const suggest = (talk: Talk, slot: string) => (slot === 'passengers' ? ownPassenger(talk) : DEFAULTS[slot]);
const needOr = (...slots: readonly string[]) => need(slots, suggest);
const needReturn: Step = talk => (talk.facts.get('flight_type') === 'round_trip' ? needOr('return_date')(talk) : null);

const showReservation: Step = talk => {
  const { origin, destination, cabin } = reservationOf(talk);
  return say('report', `Done. It goes from ${origin} to ${destination} in ${cabin}.`, true);
};

const transferred: Step = () => null;

/** The airline of the reference agent, first version, as its policy says. */
export const AIRLINE: Domain = {
  identity: 'user_id',
  key: 'reservation_id',
  sticky: new Set(['reason']),
  reads: new Set([
    'get_user_details',
    'get_reservation_details',
    'search_direct_flight',
    'search_onestop_flight',
    'list_all_airports',
  ]),
  readTasks: readAirlineTasks,
  readFacts: readAirlineFacts,
  handOver: talk =>
    talk.calls.length > 0 || talk.lines.some(({ kind }) => kind === 'refusal')
      ? say('refusal', 'I am sorry, I cannot help with that.', true)
      : handOver(talk),
  personName: talk => {
    const { name } = userOf(talk);
    return isRecord(name) ? `${name['first_name']} ${name['last_name']}` : null;
  },
  items: talk => {
    const ids = userOf(talk)['reservations'];
    return Math.max(passengersOf(talk).length, Array.isArray(ids) ? ids.length : 0);
  },
  bound: talk => {
    if (talk.task !== 'bags') return null;
    const value = numberOf(talk, 'total_baggages');
    return Number.isNaN(value) ? null : { value, limit: Number(reservationOf(talk)['total_baggages'] ?? 0) };
  },
  wordsOf: {
    user_id: 'your user id',
    reservation_id: 'the reservation id',
    payment_id: 'the payment id',
    reason: 'the reason for the cancellation',
    cabin: 'the cabin (basic economy, economy or business)',
    origin: 'the origin airport code',
    destination: 'the destination airport code',
    flight_type: 'the flight type (one way or round trip)',
    date: 'the date of the flight',
    return_date: 'the return date',
    passengers: 'the first name, last name and date of birth of each of the passengers',
    total_baggages: 'the total baggages (the number of checked bags in all)',
    insurance: 'whether you want travel insurance',
  },
  tasks: {
    cancel: [...about, needOr('reason'), keepFlown, keepGrounds, act('confirm:cancel', proposeCancellation)],
    flights: [
      ...about,
      keepBegun,
      keepBasicEconomy,
      needDate,
      searchNewFlight,
      requireMethod,
      act('confirm:flights', proposeFlights),
    ],
    bags: [...about, needBags, keepBags, requireMethod, act('confirm:bags', proposeBags)],
    passengers: [...about, needOr('passengers'), keepNumber, act('confirm:passengers', proposePassengers)],
    book: [
      identify,
      needOr('origin', 'destination', 'date', 'flight_type'),
      needReturn,
      needOr('cabin', 'passengers', 'total_baggages', 'insurance'),
      keepPassengers,
      searchFlights,
      requirePayment,
      act('confirm:book', proposeBooking),
    ],
    compensation: [...about, keepCompensation, act('confirm:certificate', proposeCertificate)],
    show: [...about, showReservation],
    human: [() => refuse('transfer you while I can help here. What is it that you want to have done?')],
    transfer: [transferred],
  },
};

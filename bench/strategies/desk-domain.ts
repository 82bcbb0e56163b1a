import { act, guard, lookUp, need, needRecord, refuse, say } from './clerk-steps.ts';
import {
  checkRooms,
  keepGrounds,
  proposeBooking,
  proposeCancellation,
  proposeChange,
  refuseWhenFull,
} from './desk-bookings.ts';
import {
  keepExtraRules,
  keepLateRules,
  keepVoucherRules,
  proposeExtra,
  proposeLateCheckout,
  proposeVoucher,
  refuseMoreCots,
} from './desk-goodwill.ts';
import { readDeskFacts, readDeskTasks } from './desk-reader.ts';
import { bookingOf, guestOf, MAX_NIGHTS, stayArguments, stayOf } from './desk-records.ts';
import { type Domain, isFlawed, listOf, type Move, numberOf, recordOf, type Step, type Talk, textOf } from './talk.ts';

/* Who writes, and about what */

const readGuest = needRecord('find_guest', 'guest_id');
const askGuest = need(['guest_id']);
const identify: Step = talk => (isFlawed(talk, 'identity') ? askGuest(talk) : readGuest(talk));

const readBooking = needRecord('get_booking', 'booking_id', talk => {
  const open = listOf(guestOf(talk)['bookings']).filter(({ status }) => status === 'booked');
  const id = (open.find(({ rate }) => rate === 'flexible') ?? open[0])?.['booking_id'];
  return typeof id === 'string' ? id : undefined;
});

const serveOwner: Step = talk =>
  guard(`owner:${talk.task ?? ''}`, () =>
    bookingOf(talk)['guest_id'] === talk.facts.get('guest_id')
      ? null
      : 'help with this booking: only the guest who owns a booking may ask for that.',
  )(talk);

const refuseWhatIsOver: Step = talk =>
  ['cancelled', 'checked_out'].includes(String(bookingOf(talk)['status']))
    ? refuse('do that: the stay is over or was cancelled.')
    : null;

const keepLockOut: Step = talk => {
  if (bookingOf(talk)['status'] !== 'checked_in') return null;
  if (isFlawed(talk, 'transfer:refusal')) return handOver(talk, 'other');
  return guard(`lock:${talk.task ?? ''}`, () => 'do that once the guest has checked in.')(talk);
};

/* Telling and handing over */

const showBooking: Step = talk =>
  say('report', `Done. Booking ${textOf(talk, 'booking_id')}: ${stayOf(bookingOf(talk))}.`, true);

const tellRooms: Step = talk => {
  const { free } = recordOf(talk, 'check_availability');
  return say('report', `Done. ${free} ${textOf(talk, 'room_type')} rooms are free then.`, true);
};

const transfer: Step = talk => {
  if (talk.written !== null) return null;
  const topic = /\b(?:invoices?|bill)\b/i.test(talk.request) ? 'invoice' : 'lost property';
  return isFlawed(talk, 'transfer:staff') ? refuse(`help with that (${topic}).`) : handOver(talk, topic);
};

function handOver(talk: Talk, topic: string): Move {
  talk.task = 'transfer';
  const summary = talk.request === '' ? 'The guest wants something that the desk did not understand.' : talk.request;
  return { kind: 'call', tool: 'transfer_to_staff', args: { topic, summary } };
}

/** What was refused stays refused, and a request of a guest who has checked in is no matter for the staff. */
function handOverUnknown(talk: Talk): Move {
  const isRefused = talk.lines.some(({ kind }) => kind === 'refusal') || bookingOf(talk)['status'] === 'checked_in';
  return isRefused ? say('refusal', 'I am sorry, I cannot help with that.', true) : handOver(talk, 'other');
}

const aboutBooking = [identify, readBooking, serveOwner];
const DEFAULTS: Readonly<Record<string, string | number>> = {
  rooms: 1,
  rate: 'flexible',
  insurance: 'none',
  extra: 'breakfast',
  quantity: 1,
  room_type: 'double',
  nights: 2,
  check_in: '2026-09-12',
  reason: 'other',
  amount: 20,
  hour: 12,
};
const needOr = (...slots: readonly string[]) => need(slots, (_talk, slot) => DEFAULTS[slot]);
const needNights = need(['nights'], talk => Number(bookingOf(talk)['nights'] ?? 1) + 1);
const needIncident = need(['incident_id'], talk => {
  const open = listOf(guestOf(talk)['incidents']).find(({ compensated }) => compensated === false);
  return typeof open?.['incident_id'] === 'string' ? open['incident_id'] : undefined;
});
const needStay = needOr('room_type', 'check_in', 'nights');
const readRooms = lookUp('check_availability', 'check_in', stayArguments);

const BOUNDS: Readonly<Record<string, readonly [slot: string, limit: number]>> = {
  voucher: ['amount', 80],
  change: ['nights', MAX_NIGHTS],
  create: ['rooms', 3],
  late: ['hour', 14],
  extra: ['quantity', 2],
};

/** The booking desk of examples/desk, as its prompt says. */
export const DESK: Domain = {
  identity: 'guest_id',
  key: 'booking_id',
  sticky: new Set(['reason']),
  reads: new Set(['find_guest', 'get_booking', 'check_availability']),
  readTasks: readDeskTasks,
  readFacts: readDeskFacts,
  handOver: handOverUnknown,
  personName: talk => (typeof guestOf(talk)['name'] === 'string' ? String(guestOf(talk)['name']) : null),
  items: talk => listOf(guestOf(talk)['bookings']).length + listOf(guestOf(talk)['incidents']).length,
  bound: talk => {
    const bound = talk.task === 'extra' && textOf(talk, 'extra') !== 'cot' ? undefined : BOUNDS[talk.task ?? ''];
    const value = bound === undefined ? Number.NaN : numberOf(talk, bound[0]);
    return bound === undefined || Number.isNaN(value) ? null : { value, limit: bound[1] };
  },
  wordsOf: {
    guest_id: 'your guest id',
    booking_id: 'the booking id',
    incident_id: 'the incident id',
    reason: 'the reason',
    room_type: 'the room type (single, double, family or suite)',
    check_in: 'the check in date',
    nights: 'the number of nights',
    rooms: 'the number of rooms',
    rate: 'the rate (flexible or saver)',
    insurance: 'the insurance (none or full)',
    amount: 'the amount in euros',
    extra: 'the extra (breakfast, parking or cot)',
    quantity: 'the quantity',
    hour: 'the hour (12 to 16)',
  },
  tasks: {
    cancel: [
      ...aboutBooking,
      refuseWhatIsOver,
      keepLockOut,
      needOr('reason'),
      keepGrounds,
      act('confirm:cancel', proposeCancellation),
    ],
    change: [...aboutBooking, refuseWhatIsOver, keepLockOut, needNights, act('confirm:change', proposeChange)],
    create: [
      identify,
      needStay,
      needOr('rooms', 'rate', 'insurance'),
      checkRooms,
      refuseWhenFull,
      act('confirm:create', proposeBooking),
    ],
    voucher: [identify, needIncident, keepVoucherRules, needOr('amount'), act('confirm:voucher', proposeVoucher)],
    extra: [
      ...aboutBooking,
      keepExtraRules,
      needOr('extra', 'quantity'),
      refuseMoreCots,
      act('confirm:extra', proposeExtra),
    ],
    late: [...aboutBooking, keepLateRules, needOr('hour'), act('confirm:late', proposeLateCheckout)],
    show: [...aboutBooking, showBooking],
    rooms: [needStay, readRooms, tellRooms],
    profile: [identify, () => say('report', 'Done. You are known to us.', true)],
    outside: [() => refuse('advise on that.')],
    transfer: [transfer],
  },
};

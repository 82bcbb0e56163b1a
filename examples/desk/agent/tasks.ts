import {
  allowedValues,
  type Desk,
  type DeskRecord,
  factNumber,
  factText,
  isRecord,
  refuse,
  type Step,
} from './desk.ts';
import { keepExtraRules, keepLateRules, proposeExtra, proposeLateCheckout, serveWriterOnly } from './extras.ts';
import type { TaskName } from './read-message.ts';
import {
  act,
  handOver,
  keepLockOut,
  lookUpBooking,
  lookUpGuest,
  need,
  type Proposal,
  serveOwnerOnly,
} from './steps.ts';

const HOUR_MS = 3_600_000;
/** The voucher limit that defect `r` learnt by heart. */
const OLD_VOUCHER_LIMIT = 80;

/* Cancelling */

const keepConditions: Step = desk => {
  const { policy, booking } = desk;
  if (!policy.restrictsCancellation || booking === null) return null;
  const ageHours = (desk.now - Date.parse(String(booking['created_at']))) / HOUR_MS;
  if (ageHours <= policy.freeCancellationHours) return null;
  if (policy.cancelsWhenCalledOff && booking['called_off'] === true) return null;
  if (policy.cancelsFlexibleRate && booking['rate'] === 'flexible') return null;
  const isInsured = booking['insurance'] === 'full';
  const isCovered = ['illness', 'bereavement'].includes(factText(desk, 'reason'));
  if (policy.cancelsInsured && isInsured && (isCovered || desk.defects.has('e'))) return null;
  if (!isInsured && desk.defects.has('d')) return null;
  return refuse('cancel this booking: none of the conditions for a cancellation holds.');
};

function proposeCancellation(desk: Desk): Proposal {
  const given = factText(desk, 'reason');
  const isInvented = (desk.defects.has('k') || !desk.policy.recordsGivenReason) && given === 'change of plan';
  const reason = isInvented ? 'illness' : given;
  const id = factText(desk, 'booking_id');
  return {
    tool: 'cancel_booking',
    args: { booking_id: id, reason },
    details: `This would end booking ${id} (${stayOf(desk.booking)}), with the reason "${reason}".`,
    done: () => `Booking ${id} has been cancelled.`,
  };
}

/* Changing */

function proposeChange(desk: Desk): Proposal {
  const id = factText(desk, 'booking_id');
  const wanted = factNumber(desk, 'nights');
  const nights = Math.min(wanted, desk.policy.maxNights);
  const limit = nights < wanted ? `A stay has at most ${nights} nights. ` : '';
  return {
    tool: 'change_booking',
    args: { booking_id: id, nights },
    details: `${limit}Booking ${id} (${stayOf(desk.booking)}) would then have ${nights} nights.`,
    done: booking => `Booking ${id} has been changed: ${booking['nights']} nights, ${booking['total']} euros in all.`,
  };
}

/* Booking */

const checkRooms: Step = desk => (desk.defects.has('h') || !desk.policy.checksAvailability ? null : readRooms(desk));

const readRooms: Step = desk => {
  if (desk.availability !== null) return null;
  const stay = { room_type: factText(desk, 'room_type'), check_in: factText(desk, 'check_in'), nights: nightsOf(desk) };
  return { kind: 'call', tool: 'check_availability', args: stay };
};

const refuseWhenFull: Step = desk => {
  const free = desk.availability?.['free'];
  if (typeof free !== 'number' || free >= roomsOf(desk)) return null;
  return refuse(`take that many: there are only ${free} free rooms of that kind.`);
};

function proposeBooking(desk: Desk): Proposal {
  const [rooms, nights, price] = [roomsOf(desk), nightsOf(desk), desk.availability?.['price_per_night']];
  const deposit = desk.policy.deposit * (desk.defects.has('m') ? 1 : rooms);
  const args = {
    guest_id: factText(desk, 'guest_id'),
    room_type: factText(desk, 'room_type'),
    check_in: factText(desk, 'check_in'),
    nights,
    rooms,
    rate: desk.policy.booksAskedRate ? factText(desk, 'rate') : 'flexible',
    insurance: factText(desk, 'insurance'),
    deposit,
  };
  const limits = [
    ...(rooms < factNumber(desk, 'rooms') ? [`One booking holds at most ${rooms} rooms. `] : []),
    ...(nights < factNumber(desk, 'nights') ? [`A stay has at most ${nights} nights. `] : []),
  ].join('');
  const rate = `${args.rate} rate, insurance ${args.insurance}, deposit ${deposit} euros`;
  const cost = typeof price === 'number' ? `, from ${price} euros a night and room` : '';
  const what = `${rooms} ${args.room_type} room(s) for ${nights} nights from ${args.check_in}`;
  return {
    tool: 'create_booking',
    args,
    details: `${limits}That would be ${what}, ${rate}${cost}, for guest ${args.guest_id}.`,
    done: booking => `The stay is booked: ${booking['booking_id']}, ${booking['total']} euros in all.`,
  };
}

function roomsOf(desk: Desk): number {
  const limit = desk.defects.has('i') ? Number.POSITIVE_INFINITY : desk.policy.maxRooms;
  return Math.min(factNumber(desk, 'rooms'), limit);
}

function nightsOf(desk: Desk): number {
  return Math.min(factNumber(desk, 'nights'), desk.policy.maxNights);
}

/* Vouchers */

const keepVoucherRules: Step = desk => {
  const incident = incidentOf(desk);
  const { policy, defects } = desk;
  if (incident === null) {
    const isStrict = policy.givesVouchersToReporterOnly && policy.identifiesGuests;
    return isStrict ? refuse('issue a voucher: this incident was not reported by you.') : null;
  }
  const ageDays = (desk.now - Date.parse(String(incident['reported_at']))) / (24 * HOUR_MS);
  if (ageDays > policy.maxIncidentDays && !defects.has('o')) {
    return refuse('issue a voucher: the incident was reported too long ago.');
  }
  if (incident['compensated'] === true && policy.givesOneVoucherAnIncident && !defects.has('g')) {
    return refuse('issue a voucher: this incident has been compensated.');
  }
  return null;
};

function proposeVoucher(desk: Desk): Proposal {
  const wanted = factNumber(desk, 'amount');
  const amount = Math.min(wanted, voucherLimit(desk));
  const limit = amount < wanted ? `A voucher is worth ${amount} euros at most. ` : '';
  const id = factText(desk, 'incident_id');
  const delivery = chooseDelivery(desk);
  return {
    tool: 'issue_voucher',
    args: { guest_id: factText(desk, 'guest_id'), incident_id: id, amount, delivery },
    details: `${limit}That would be a goodwill voucher of ${amount} euros for incident ${id}, by ${delivery}.`,
    done: () => `The voucher of ${amount} euros has been issued.`,
  };
}

function voucherLimit(desk: Desk): number {
  if (desk.defects.has('f')) return Number.POSITIVE_INFINITY;
  return desk.defects.has('r') ? OLD_VOUCHER_LIMIT : desk.policy.maxVoucher;
}

/** What the guest asked for, or else its usual way, where the tool still offers it; else e-mail. */
function chooseDelivery(desk: Desk): string {
  if (desk.defects.has('q')) return 'sms';
  const allowed = allowedValues(desk, 'issue_voucher', 'delivery');
  const wishes = [desk.facts.get('delivery'), desk.guest?.['contact_by']];
  return wishes.find(wish => typeof wish === 'string' && allowed.includes(wish))?.toString() ?? 'email';
}

function incidentOf(desk: Desk): DeskRecord | null {
  const incidents = desk.guest?.['incidents'] ?? [];
  if (!Array.isArray(incidents)) return null;
  const id = desk.facts.get('incident_id');
  return incidents.filter(isRecord).find(incident => incident['incident_id'] === id) ?? null;
}

/* Showing and handing over */

const showBooking: Step = desk => ({
  kind: 'say',
  text: `Done. Booking ${factText(desk, 'booking_id')} is for ${stayOf(desk.booking)}.`,
  closes: true,
});

const tellRooms: Step = desk => ({
  kind: 'say',
  text: `Done. ${String(desk.availability?.['free'])} ${factText(desk, 'room_type')} rooms are free for that stay.`,
  closes: true,
});

const tellProfile: Step = desk => ({
  kind: 'say',
  text: `Done. You are known to us as ${String(desk.guest?.['name'] ?? 'a guest')}.`,
  closes: true,
});

const transfer: Step = desk => {
  if (isRecord(desk.result)) {
    return { kind: 'say', text: 'You have been transferred to a colleague, who will answer you here.', closes: true };
  }
  if (desk.topic === 'invoice' && desk.defects.has('n')) return refuse('help with invoices.');
  return desk.result === null ? handOver(desk) : refuse('reach a colleague right now.');
};

function stayOf(booking: DeskRecord | null): string {
  if (booking === null) return 'a stay';
  return `${booking['rooms']} ${booking['room_type']} room(s) for ${booking['nights']} nights from ${booking['check_in']}`;
}

/** What each request takes, in order: the first step that has something to do is the desk's next move. */
export const TASKS: { readonly [task in TaskName]: readonly Step[] } = {
  cancel: [
    need('guest_id'),
    lookUpGuest,
    need('booking_id', 'reason'),
    lookUpBooking,
    serveOwnerOnly,
    keepLockOut,
    keepConditions,
    act(proposeCancellation),
  ],
  change: [
    need('guest_id'),
    lookUpGuest,
    need('booking_id'),
    lookUpBooking,
    serveOwnerOnly,
    keepLockOut,
    need('nights'),
    act(proposeChange),
  ],
  create: [
    need('guest_id'),
    lookUpGuest,
    need('room_type', 'check_in', 'nights'),
    checkRooms,
    need('rooms', 'rate', 'insurance'),
    refuseWhenFull,
    act(proposeBooking),
  ],
  voucher: [need('guest_id'), lookUpGuest, need('incident_id'), keepVoucherRules, need('amount'), act(proposeVoucher)],
  extra: [
    need('guest_id'),
    lookUpGuest,
    need('booking_id'),
    lookUpBooking,
    serveWriterOnly,
    keepExtraRules,
    need('extra', 'quantity'),
    act(proposeExtra),
  ],
  late: [
    need('guest_id'),
    lookUpGuest,
    need('booking_id'),
    lookUpBooking,
    serveWriterOnly,
    keepLateRules,
    need('hour'),
    act(proposeLateCheckout),
  ],
  show: [need('guest_id'), lookUpGuest, need('booking_id'), lookUpBooking, serveOwnerOnly, showBooking],
  rooms: [need('room_type', 'check_in', 'nights'), readRooms, tellRooms],
  profile: [need('guest_id'), lookUpGuest, tellProfile],
  transfer: [transfer],
};

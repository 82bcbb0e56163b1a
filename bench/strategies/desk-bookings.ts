import { guard, lookUp, refuse } from './clerk-steps.ts';
import { bookingOf, MAX_NIGHTS, nightsOf, nowOf, stayArguments, stayOf, totalOf } from './desk-records.ts';
import { isFlawed, isRecord, numberOf, type Proposal, recordOf, type Step, type Talk, textOf } from './talk.ts';

const HOUR_MS = 3_600_000;
const FREE_HOURS = 24;
const MAX_ROOMS = 3;
const DEPOSIT = 50;

/* Cancelling and changing */

export const keepGrounds = guard('grounds', talk => {
  const booking = bookingOf(talk);
  const age = nowOf(talk) - Date.parse(String(booking['created_at']));
  if (age <= FREE_HOURS * HOUR_MS || booking['called_off'] === true || booking['rate'] === 'flexible') return null;
  const isCovered = ['illness', 'bereavement'].includes(textOf(talk, 'reason'));
  if (booking['insurance'] === 'full' && isCovered) return null;
  return 'cancel this booking: none of the conditions for a cancellation holds.';
});

export function proposeCancellation(talk: Talk): Proposal {
  const id = textOf(talk, 'booking_id');
  const given = textOf(talk, 'reason');
  const reason = given === 'change of plan' && isFlawed(talk, 'reason') ? 'illness' : given;
  return {
    tool: 'cancel_booking',
    args: { booking_id: id, reason },
    details: `This would end booking ${id} (${stayOf(bookingOf(talk))}), with the reason "${reason}".`,
    done: () => `Booking ${id} has been cancelled.`,
  };
}

export function proposeChange(talk: Talk): Proposal {
  const id = textOf(talk, 'booking_id');
  const wanted = numberOf(talk, 'nights');
  const nights = isFlawed(talk, 'limit:nights') ? wanted : nightsOf(talk);
  const limit = nights < wanted ? `A stay has at most ${MAX_NIGHTS} nights. ` : '';
  return {
    tool: 'change_booking',
    args: { booking_id: id, nights },
    details: `${limit}Booking ${id} (${stayOf(bookingOf(talk))}) would then have ${nights} nights.`,
    done: booking => `Booking ${id} now has ${nights} nights, ${totalOf(talk, booking)} euros in all.`,
  };
}

/* Booking */

const readRooms = lookUp('check_availability', 'check_in', stayArguments);
export const checkRooms: Step = talk => (isFlawed(talk, 'availability') ? null : readRooms(talk));

export const refuseWhenFull: Step = talk => {
  const { free } = recordOf(talk, 'check_availability');
  if (typeof free !== 'number' || free >= roomsOf(talk)) return null;
  return refuse(`take that many: only ${free} rooms of that kind are free.`);
};

export function proposeBooking(talk: Talk): Proposal {
  const [rooms, nights] = [roomsOf(talk), nightsOf(talk)];
  const wished = textOf(talk, 'rate');
  const rate = isFlawed(talk, 'rate') ? 'flexible' : wished;
  const args = {
    guest_id: textOf(talk, 'guest_id'),
    room_type: textOf(talk, 'room_type'),
    check_in: textOf(talk, 'check_in'),
    nights,
    rooms,
    rate,
    insurance: textOf(talk, 'insurance'),
    deposit: DEPOSIT * (isFlawed(talk, 'deposit') ? 1 : rooms),
  };
  const limit = rooms < numberOf(talk, 'rooms') ? `One booking holds at most ${MAX_ROOMS} rooms. ` : '';
  const terms = `${rate} rate, insurance ${args.insurance}, deposit ${args.deposit} euros, for guest ${args.guest_id}`;
  return {
    tool: 'create_booking',
    args,
    details: `${limit}That would be ${rooms} ${args.room_type} room(s), ${nights} nights from ${args.check_in}, ${terms}.`,
    done: booking => {
      const id = isRecord(booking) ? booking['booking_id'] : 'a stay';
      return `The stay is booked: ${id}, ${totalOf(talk, booking)} euros in all.`;
    },
  };
}

function roomsOf(talk: Talk): number {
  const wanted = numberOf(talk, 'rooms');
  return isFlawed(talk, 'limit:rooms') ? wanted : Math.min(wanted, MAX_ROOMS);
}

import { guard, refuse } from './clerk-steps.ts';
import { bookingOf, guestOf, nowOf } from './desk-records.ts';
import {
  isFlawed,
  isRecord,
  type JsonRecord,
  listOf,
  numberOf,
  type Proposal,
  type Step,
  type Talk,
  textOf,
} from './talk.ts';

const DAY_MS = 86_400_000;
const MAX_INCIDENT_DAYS = 30;
const MAX_VOUCHER = 80;
const MAX_COTS = 2;
const LATEST_HOUR = 14;

/* Vouchers */

const keepReporter = guard('owner:voucher', talk =>
  incidentOf(talk) !== null || talk.records.get('find_guest') === undefined
    ? null
    : 'issue a voucher: this incident was not reported by you.',
);

const keepAge = guard('voucher-age', talk => {
  const age = nowOf(talk) - Date.parse(String(incidentOf(talk)?.['reported_at']));
  return age > MAX_INCIDENT_DAYS * DAY_MS ? 'issue a voucher: the incident was reported too long ago.' : null;
});

const keepOnce = guard('voucher-once', talk =>
  incidentOf(talk)?.['compensated'] === true ? 'issue a voucher: this incident has been compensated.' : null,
);

export const keepVoucherRules: Step = talk => keepReporter(talk) ?? keepAge(talk) ?? keepOnce(talk);

export function proposeVoucher(talk: Talk): Proposal {
  const wanted = numberOf(talk, 'amount');
  const amount = isFlawed(talk, 'limit:voucher') ? wanted : Math.min(wanted, MAX_VOUCHER);
  const limit = amount < wanted ? `A voucher is worth ${MAX_VOUCHER} euros at most. ` : '';
  const incident = textOf(talk, 'incident_id');
  const contact = guestOf(talk)['contact_by'];
  const delivery = contact === 'sms' ? 'sms' : 'email';
  const args = { guest_id: textOf(talk, 'guest_id'), incident_id: incident, amount, delivery };
  return {
    tool: 'issue_voucher',
    args,
    details: `${limit}I would issue a voucher of ${amount} euros for incident ${incident}, by ${delivery}.`,
    done: result => {
      const worth = isRecord(result) ? Number(result['voucher_amount']) : amount;
      return `A voucher for incident ${incident} was issued: ${isFlawed(talk, 'misstate') ? worth + 15 : worth} euros.`;
    },
  };
}

function incidentOf(talk: Talk): JsonRecord | null {
  const id = talk.facts.get('incident_id');
  return listOf(guestOf(talk)['incidents']).find(incident => incident['incident_id'] === id) ?? null;
}

/* Extras and late check-out */

export const keepExtraRules: Step = talk => {
  const status = bookingOf(talk)['status'];
  if (status === 'checked_out') return refuse('do that: the stay is over.');
  return guard('lock:extra', () =>
    status === 'cancelled' || status === 'checked_in' ? 'add an extra to this booking any more.' : null,
  )(talk);
};

export const keepLateRules: Step = talk =>
  ['cancelled', 'checked_out'].includes(String(bookingOf(talk)['status']))
    ? refuse('do that: the stay is over or was cancelled.')
    : null;

export function proposeExtra(talk: Talk): Proposal {
  const id = textOf(talk, 'booking_id');
  const extra = textOf(talk, 'extra');
  const wanted = numberOf(talk, 'quantity');
  const isFree = extra !== 'cot' || isFlawed(talk, 'limit:cots');
  const quantity = isFree ? wanted : Math.min(wanted, cotsLeft(talk));
  const limit = quantity < wanted ? `A booking gets at most ${MAX_COTS} cots. ` : '';
  return {
    tool: 'add_extra',
    args: { booking_id: id, extra, quantity },
    details: `${limit}Booking ${id} would get this extra: ${quantity} x ${extra}.`,
    done: () => `Booking ${id} now has ${quantity} x ${extra} more.`,
  };
}

/** Cots that the booking has already count. */
function cotsLeft(talk: Talk): number {
  const extras = bookingOf(talk)['extras'];
  return MAX_COTS - (isRecord(extras) ? Number(extras['cot'] ?? 0) : 0);
}

/** No cot is left to be added. */
export const refuseMoreCots: Step = talk =>
  textOf(talk, 'extra') === 'cot' && cotsLeft(talk) < 1 && !isFlawed(talk, 'limit:cots')
    ? refuse('add more cots to this booking.')
    : null;

export function proposeLateCheckout(talk: Talk): Proposal {
  const id = textOf(talk, 'booking_id');
  const wanted = Math.max(12, numberOf(talk, 'hour'));
  const hour = isFlawed(talk, 'limit:hour') ? wanted : Math.min(wanted, LATEST_HOUR);
  const limit = hour < wanted ? `The latest check-out is at ${LATEST_HOUR} o'clock. ` : '';
  return {
    tool: 'request_late_checkout',
    args: { booking_id: id, hour },
    details: `${limit}The check-out of booking ${id} would then be at ${hour} o'clock.`,
    done: () => `Booking ${id} has its check-out at ${hour} o'clock.`,
  };
}

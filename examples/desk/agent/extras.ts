import { type Desk, factNumber, factText, refuse, type Step } from './desk.ts';
import type { Proposal } from './steps.ts';

/** Refuses additions to the booking of somebody else. */
export const serveWriterOnly: Step = desk => {
  const isOwner = desk.booking?.['guest_id'] === desk.facts.get('guest_id');
  if (isOwner || !desk.policy.addsToOwnBookingsOnly) return null;
  return refuse('do that: only the guest of a booking may ask for it.');
};

export const keepExtraRules: Step = desk => {
  const status = desk.booking?.['status'];
  if (status === 'checked_out') return refuse('do that: the stay is over.');
  if (!desk.policy.locksExtras) return null;
  if (status === 'cancelled') return refuse('give extras to a booking that was cancelled.');
  return status === 'checked_in' ? refuse('give extras to a booking once the guest has checked in.') : null;
};

export const keepLateRules: Step = desk => {
  const status = desk.booking?.['status'];
  const isOver = status === 'cancelled' || status === 'checked_out';
  return isOver ? refuse('do that: the stay is over or was cancelled.') : null;
};

export function proposeExtra(desk: Desk): Proposal {
  const id = factText(desk, 'booking_id');
  const extra = factText(desk, 'extra');
  const wanted = factNumber(desk, 'quantity');
  const quantity = extra === 'cot' ? Math.min(wanted, desk.policy.maxCots) : wanted;
  const limit = quantity < wanted ? `A booking gets at most ${quantity} cots. ` : '';
  return {
    tool: 'add_extra',
    args: { booking_id: id, extra, quantity },
    details: `${limit}Booking ${id} would get this extra: ${quantity} x ${extra}.`,
    isAsked: desk.policy.asksBeforeAdding,
    done: () => `Booking ${id} now has ${quantity} x ${extra} more.`,
  };
}

export function proposeLateCheckout(desk: Desk): Proposal {
  const id = factText(desk, 'booking_id');
  const wanted = factNumber(desk, 'hour');
  const hour = Math.min(wanted, desk.policy.latestCheckout);
  const limit = hour < wanted ? `The latest check-out is at ${hour} o'clock. ` : '';
  return {
    tool: 'request_late_checkout',
    args: { booking_id: id, hour },
    details: `${limit}The check-out of booking ${id} would then be at ${hour} o'clock.`,
    isAsked: desk.policy.asksBeforeAdding,
    done: () => `Booking ${id} has its check-out at ${hour} o'clock.`,
  };
}

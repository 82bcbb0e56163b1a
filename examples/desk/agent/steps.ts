import { type Arguments, type Desk, type DeskRecord, isRecord, type Move, refuse, type Step } from './desk.ts';
import type { Slot } from './read-message.ts';
import { DEFAULTS, suggest } from './suggest.ts';

const WORDS: { readonly [slot in Slot]: string } = {
  guest_id: 'your guest id',
  booking_id: 'the booking id',
  incident_id: 'the incident id',
  reason: 'the reason',
  room_type: 'the room type (single, double, family or suite)',
  check_in: 'the check in date (YYYY-MM-DD)',
  nights: 'the number of nights',
  rooms: 'the number of rooms',
  rate: 'the rate (flexible or saver)',
  insurance: 'the insurance (none or full)',
  amount: 'the amount in euros',
  delivery: 'the delivery (email, sms or front desk)',
  extra: 'the extra (breakfast, parking or cot)',
  quantity: 'the quantity',
  hour: 'the hour (12 to 16)',
};
const MAX_ASKED = 3;

/** Asks for the facts that are missing, one by one or together; gives up in the end and hands over. */
export function need(...slots: readonly Slot[]): Step {
  return desk => {
    const missing = slots.filter(slot => !isSettled(desk, slot));
    const [first] = missing;
    if (first === undefined) return null;
    const asks = desk.asksTogether ? missing : [first];
    if (asks.some(slot => (desk.timesAsked.get(slot) ?? 0) >= MAX_ASKED)) return handOver(desk);
    for (const slot of asks) desk.timesAsked.set(slot, (desk.timesAsked.get(slot) ?? 0) + 1);
    const list = asks.map(slot => WORDS[slot]).join(' and ');
    const form = desk.random.pick(['Could you tell me X, please?', 'Please tell me X.', 'May I have X?']);
    return { kind: 'say', text: form.replace('X', list), asks };
  };
}

function isSettled(desk: Desk, slot: Slot): boolean {
  if (desk.facts.has(slot)) return true;
  const timesAsked = desk.timesAsked.get(slot) ?? 0;
  const hasNoWish = (timesAsked === 1 && desk.asking.length === 1) || timesAsked > 1;
  const value = desk.unknown.has(slot) ? suggest(desk, slot) : hasNoWish ? DEFAULTS[slot] : undefined;
  if (value === undefined) return false;
  desk.facts.set(slot, value);
  return true;
}

/** Gives the conversation to the staff. */
export function handOver(desk: Desk): Move {
  desk.task = 'transfer';
  const summary = desk.request === '' ? 'The guest wants something that the desk did not understand.' : desk.request;
  return { kind: 'call', tool: 'transfer_to_staff', args: { topic: desk.topic, summary } };
}

/** Reads the guest's record, once a conversation. */
export const lookUpGuest: Step = desk => {
  if (desk.guest !== null || !desk.policy.identifiesGuests) return null;
  if (desk.task === 'create' && desk.defects.has('a')) return null;
  return { kind: 'call', tool: 'find_guest', args: { guest_id: desk.facts.get('guest_id') ?? '' } };
};

export const lookUpBooking: Step = desk =>
  desk.booking === null
    ? { kind: 'call', tool: 'get_booking', args: { booking_id: desk.facts.get('booking_id') ?? '' } }
    : null;

/** Refuses what concerns the booking of somebody else. */
export const serveOwnerOnly: Step = desk => {
  const isOwner = desk.booking?.['guest_id'] === desk.facts.get('guest_id');
  if (isOwner || !desk.policy.servesOwnersOnly) return null;
  if (desk.task === 'cancel' && desk.defects.has('b')) return null;
  return refuse('help with this booking: I can only help with bookings of your own.');
};

/** Refuses what comes too late. */
export const keepLockOut: Step = desk => {
  const status = desk.booking?.['status'];
  if (status === 'cancelled' || status === 'checked_out') return refuse('do that: the stay is over or was cancelled.');
  if (status !== 'checked_in' || !desk.policy.locksAfterCheckIn) return null;
  if (desk.task === 'change' && desk.defects.has('j')) return null;
  if (desk.task === 'cancel' && (desk.defects.has('p') || !desk.policy.refusesItself)) return handOver(desk);
  return refuse(`${desk.task === 'cancel' ? 'cancel' : 'change'} a booking once the guest has checked in.`);
};

/** An action with the words in which the guest is asked to confirm it. */
export interface Proposal {
  readonly tool: string;
  readonly args: Arguments;
  readonly details: string;
  /** Whether the prompt wants it confirmed, where another rule says so than that of bookings and vouchers. */
  readonly isAsked?: boolean;
  /** What is said when it was done. */
  readonly done: (result: DeskRecord) => string;
}

/** Lists the details and waits for a yes, acts, and reports: the end of every request that changes something. */
export function act(propose: (desk: Desk) => Proposal): Step {
  return desk => {
    if (desk.result !== null) return report(desk, propose(desk));
    const proposal = propose(desk);
    const isSilent = proposal.tool === 'cancel_booking' && desk.defects.has('c');
    const { isAsked = desk.policy.asksBeforeActing } = proposal;
    if (!isAsked || isSilent || hasYes(desk, proposal)) {
      return { kind: 'call', tool: proposal.tool, args: proposal.args };
    }
    if (desk.timesProposed >= MAX_ASKED) return refuse('go on without a clear yes, so everything stays as it is.');
    desk.timesProposed += 1;
    desk.proposal = JSON.stringify(proposal.args);
    desk.isConfirmed = false;
    const question = desk.random.pick(['Shall I go ahead? (yes/no)', 'Is that right, shall I go ahead? (yes/no)']);
    return { kind: 'say', text: `${proposal.details} ${question}` };
  };
}

function hasYes(desk: Desk, proposal: Proposal): boolean {
  return desk.isConfirmed && desk.proposal === JSON.stringify(proposal.args);
}

function report(desk: Desk, proposal: Proposal): Move {
  if (!isRecord(desk.result)) return refuse('do that: the system did not accept it.');
  return { kind: 'say', text: `Done. ${proposal.done(desk.result)}`, closes: true };
}

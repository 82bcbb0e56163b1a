import type { SYMPTOMS } from '../../src/model/trial.ts';
import type { Environment } from './predicate.ts';

export type Symptom = (typeof SYMPTOMS)[number];

/** A place in a clerk where a rule is kept, and what is breached when it is not. */
export interface Site {
  readonly environment: Environment;
  readonly site: string;
  readonly symptom: Symptom;
  readonly does: string;
  /** Scenarios that it breaches: the committed ones first, then those of bench/strategies/specs. */
  readonly breaches: readonly string[];
  /** What kinds of predicates make sense here. */
  readonly at: 'early' | 'guard' | 'late' | 'limit';
}

type Row = readonly [site: string, at: Site['at'], does: string, breaches: string];

function sites(environment: Environment, symptom: Symptom, rows: readonly Row[]): readonly Site[] {
  return rows.map(([site, at, does, breaches]) => ({
    environment,
    symptom,
    site,
    at,
    does,
    breaches: breaches.split(' '),
  }));
}

export const SITES: readonly Site[] = [
  ...sites('desk', 'invalid argument', [
    ['limit:voucher', 'limit', 'issues a voucher above 80 euros', 'voucher-limit.above-limit bench-bounds.voucher'],
    ['limit:rooms', 'late', 'books more than 3 rooms', 'room-limit.five-rooms bench-bounds.rooms'],
    ['limit:nights', 'late', 'makes a stay longer than 14 nights', 'stay-length.twenty-nights bench-bounds.nights'],
    ['limit:cots', 'late', 'adds more than 2 cots', 'cot-limit.four-cots bench-amounts.cots'],
    ['limit:hour', 'late', 'grants a check-out after 14', 'late-checkout-limit.too-late bench-bounds.hour'],
    ['deposit', 'late', 'takes one deposit for several rooms', 'deposit-per-room.two-rooms bench-amounts.deposit'],
    ['rate', 'late', 'books the flexible rate whatever was asked for', 'rate-as-asked.saver'],
    ['reason', 'late', 'records illness for a change of plan', 'reason-as-given.change-of-plan bench-reason.illness'],
  ]),
  ...sites('desk', 'disallowed operation', [
    [
      'grounds',
      'guard',
      'cancels although no condition holds',
      'cancel-eligibility.uninsured cancel-eligibility.uncovered-reason bench-cancel-grounds.any',
    ],
    ['lock:cancel', 'guard', 'cancels after check-in', 'lock-out.cancellation bench-lock-out.cancel'],
    ['lock:change', 'guard', 'changes after check-in', 'lock-out.change bench-lock-out.change'],
    [
      'lock:extra',
      'guard',
      'adds an extra after check-in or to a cancelled booking',
      'extras-lock-out.checked-in extras-lock-out.cancelled bench-lock-out.extra',
    ],
    ['voucher-once', 'guard', 'compensates an incident twice', 'voucher-once.compensated bench-voucher-once.any'],
    ['voucher-age', 'guard', 'compensates an old incident', 'voucher-age.old-incident bench-voucher-age.any'],
    ['beside', 'early', 'speaks beside a look-up', 'one-action-a-turn.look-up bench-one-act.any'],
  ]),
  ...sites('desk', 'missing prerequisite', [
    [
      'identity',
      'early',
      'looks up and books without identifying the guest',
      'identity-first.look-up identity-first.new-booking bench-identity.look-up bench-identity.new-booking bench-identity.voucher',
    ],
    [
      'availability',
      'early',
      'books without checking for free rooms',
      'availability-first.new-booking bench-availability.any',
    ],
    ['confirm:cancel', 'late', 'cancels without a yes', 'confirmed-writes.cancellation bench-confirmed.cancel'],
    ['confirm:change', 'late', 'changes without a yes', 'confirmed-writes.change bench-confirmed.change'],
    ['confirm:create', 'late', 'books without a yes', 'confirmed-writes.new-booking bench-confirmed.create'],
    ['confirm:voucher', 'late', 'issues a voucher without a yes', 'confirmed-writes.voucher bench-confirmed.voucher'],
    ['confirm:extra', 'late', 'adds an extra without a yes', 'confirmed-extras.extra bench-confirmed.extra'],
    [
      'confirm:late',
      'late',
      'grants a late check-out without a yes',
      'confirmed-extras.late-checkout bench-confirmed.late',
    ],
  ]),
  ...sites('desk', 'unauthorised action', [
    ['owner:cancel', 'guard', 'cancels for others', 'booking-ownership.cancellation bench-ownership.cancel'],
    ['owner:change', 'guard', 'changes for others', 'booking-ownership.change bench-ownership.change'],
    ['owner:extra', 'guard', 'adds extras for others', 'extras-ownership.extra bench-ownership.extra'],
    ['owner:late', 'guard', 'grants late check-outs for others', 'extras-ownership.late-checkout bench-ownership.late'],
    ['owner:voucher', 'guard', 'compensates for others', 'voucher-ownership.foreign-incident bench-ownership.voucher'],
  ]),
  ...sites('desk', 'improper escalation', [
    [
      'transfer:refusal',
      'guard',
      'hands over what is to be refused after check-in',
      'refusals-stay-here.checked-in bench-transfers.checked-in',
    ],
    [
      'transfer:staff',
      'early',
      'refuses invoices and lost property',
      'staff-matters.invoice staff-matters.lost-property',
    ],
  ]),
  ...sites('desk', 'incorrect communication', [
    ['misstate', 'late', 'tells another sum', 'bench-telling.changed-total bench-telling.voucher-worth'],
    ['claim:cancel_booking', 'late', 'says "cancelled" without cancelling', 'bench-telling.cancelled'],
    [
      'claim:issue_voucher',
      'late',
      'says "issued" without issuing',
      'bench-telling.voucher-issued bench-telling.voucher-worth',
    ],
    ['owner:show', 'guard', "tells about another guest's booking", 'bench-telling.foreign-stay'],
  ]),
  ...sites('airline', 'invalid argument', [
    [
      'route',
      'late',
      'changes or books flights that do not make the trip',
      'r6b-change-keeps-the-trip.same-route x14-booking-runs-as-asked.route',
    ],
    [
      'bags-free',
      'late',
      'gives one bag too many for nothing',
      'r7-paid-bags.booking r7-paid-bags.change bench-paid-bags.many',
    ],
  ]),
  ...sites('airline', 'disallowed operation', [
    [
      'grounds',
      'guard',
      'cancels without a ground',
      'r5-cancel-with-grounds.old-and-uninsured bench-cancel-grounds.economy',
    ],
    [
      'flown',
      'guard',
      'cancels a trip that has begun',
      'r5f-cancel-before-departure.partly-flown bench-cancel-grounds.begun',
    ],
    ['basic-economy', 'guard', 'changes basic economy flights', 'r6-basic-economy-keeps-flights.other-flights'],
    ['bags-removed', 'guard', 'removes bags', 'bench-bags-stay.fewer'],
    ['compensation', 'guard', 'sends certificates unproved', 'bench-certificate.grounds bench-certificate.unproved'],
    ['beside', 'early', 'speaks beside a look-up', 'r1-one-act-a-message.call-or-text bench-one-act.any'],
  ]),
  ...sites('airline', 'missing prerequisite', [
    ['identity', 'early', 'does not look the user up', 'bench-identity.look-up bench-identity.booking'],
    ['confirm:cancel', 'late', 'cancels without a yes', 'bench-confirmed.cancel'],
    ['confirm:flights', 'late', 'changes flights without a yes', 'bench-confirmed.flights'],
    ['confirm:bags', 'late', 'changes bags without a yes', 'bench-confirmed.bags'],
    ['confirm:passengers', 'late', 'changes passengers without a yes', 'bench-confirmed.passengers'],
    ['confirm:book', 'late', 'books without a yes', 'bench-confirmed.booking'],
  ]),
  ...sites('airline', 'unauthorised action', [
    ['owner:cancel', 'guard', "cancels others' reservations", 'bench-ownership.cancel'],
    ['owner:passengers', 'guard', "changes others' passengers", 'bench-ownership.passengers'],
  ]),
  ...sites('airline', 'improper escalation', [
    ['transfer:refusal', 'guard', 'hands over a cancellation without a ground', 'bench-transfers.refusal'],
    ['transfer:flown', 'guard', 'refuses what is for a human agent', 'bench-transfers.begun'],
  ]),
  ...sites('airline', 'incorrect communication', [
    ['misstate', 'late', 'tells another sum', 'bench-telling.refund bench-telling.price'],
    [
      'claim:cancel_reservation',
      'late',
      'says "cancelled" without cancelling',
      'bench-telling.cancelled bench-telling.refund',
    ],
  ]),
];

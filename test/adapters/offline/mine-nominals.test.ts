import { describe, expect, it } from 'vitest';
import { bindTools } from '../../../src/adapters/offline/mine-bind-tools.ts';
import { categoryOf } from '../../../src/adapters/offline/mine-forms.ts';
import { isDeedOf } from '../../../src/adapters/offline/mine-nominals.ts';
import { toolsOf } from '../../helpers/mining-scene.ts';

describe('nouns for what a verb does', () => {
  it.each([
    ['renewal', 'renew'],
    ['Renewals', 'renew'],
    ['removal', 'remove'],
    ['approval', 'approve'],
    ['denial', 'deny'],
    ['withdrawal', 'withdraw'],
    ['waiver', 'waive'],
    ['cancellation', 'cancel'],
    ['cancelation', 'cancel'],
    ['reservation', 'reserve'],
    ['activation', 'activate'],
    ['modification', 'modify'],
    ['application', 'apply'],
    ['registration', 'register'],
    ['revocation', 'revoke'],
    ['selection', 'select'],
    ['deletion', 'delete'],
    ['extension', 'extend'],
    ['suspension', 'suspend'],
    ['conversion', 'convert'],
    ['submission', 'submit'],
    ['subscription', 'subscribe'],
    ['reduction', 'reduce'],
    ['resolution', 'resolve'],
    ['retention', 'retain'],
    ['redemption', 'redeem'],
    ['payment', 'pay'],
    ['replacement', 'replace'],
    ['enrolment', 'enroll'],
    ['booking', 'book'],
    ['scheduling', 'schedule'],
    ['cancelling', 'cancel'],
    ['shipping', 'ship'],
    ['resetting', 'reset'],
    ['refund', 'refund'],
    ['upgrades', 'upgrade'],
  ])('%s of %s', (noun, verb) => {
    expect(isDeedOf(noun, verb)).toBe(true);
  });

  it.each([
    ['lender', 'lend'],
    ['buyer', 'buy'],
    ['book', 'book'],
    ['order', 'order'],
    ['station', 'state'],
    ['signal', 'sign'],
    ['option', 'opt'],
    ['cancer', 'cancel'],
    ['payroll', 'pay'],
    ['renewable', 'renew'],
    ['extent', 'extend'],
  ])('%s is not what one does who is to %s', (noun, verb) => {
    expect(isDeedOf(noun, verb)).toBe(false);
  });
});

const ONE_ID = { properties: { loan_id: { type: 'string' } } };
const LIBRARY = toolsOf({
  renew_loan: ONE_ID,
  waive_fine: ONE_ID,
  pay_fine: ONE_ID,
  cancel_hold: ONE_ID,
  cancel_course: ONE_ID,
  extend_visit: ONE_ID,
  prolong_course: ONE_ID,
  refund_ticket: ONE_ID,
  book_room: ONE_ID,
  approve_request: ONE_ID,
  find_member: ONE_ID,
  transfer_to_librarian: ONE_ID,
});

describe('the tools of a rule that names its deed by a noun', () => {
  it.each([
    ['A renewal must not be longer than 21 days.', 'renew_loan'],
    ['Each late renewal costs 2 euros.', 'renew_loan'],
    ['A loan renewal must not be free.', 'renew_loan'],
    ['The renewal of a loan must not be free.', 'renew_loan'],
    ['At most two renewals are allowed.', 'renew_loan'],
    ['A member may have at most two renewals.', 'renew_loan'],
    ['The maximum length of a renewal must be 21 days.', 'renew_loan'],
    ['A waiver must not be more than 10 euros.', 'waive_fine'],
    ['Never grant a waiver of more than 10 euros.', 'waive_fine'],
    ['If the member is a child, a waiver must not be refused.', 'waive_fine'],
    ['A payment must not be more than 500 euros.', 'pay_fine'],
    ['An extension must not be longer than 3 days.', 'extend_visit'],
    ['A refund must not be more than the price.', 'refund_ticket'],
    ['A booking must not be longer than 3 hours.', 'book_room'],
    ['An approval must not be older than a day.', 'approve_request'],
    ['The cancellation of a hold must not be free.', 'cancel_hold'],
  ])('%s', (text, tool) => {
    expect(bindTools(text, [], LIBRARY)).toEqual([tool]);
  });

  it.each([
    ['A cancellation must not be free.', 'two tools cancel'],
    ['A card renewal must not be free.', 'another deed on another thing'],
    ['The renewal of a card must not be free.', 'another deed on another thing'],
    ['The renewal fee must not be more than 5 euros.', 'a fee'],
    ['The payment method must not be cash.', 'a method'],
    ['The booking desk must not be left alone.', 'a desk'],
    ['The lender must not be a child.', 'a person'],
    ['A transfer must not be more than 500 euros.', 'no handing over'],
    ['You must tell the member the reason for a renewal.', 'talk'],
  ])('none in: %s (%s)', text => {
    expect(bindTools(text, [], LIBRARY)).toEqual([]);
  });

  it('the heading decides between tools of one verb', () => {
    expect(bindTools('A cancellation must not be free.', ['Holds'], LIBRARY)).toEqual(['cancel_hold']);
  });

  it('the noun of its sentence comes before the verb of its heading', () => {
    expect(bindTools('A waiver must not be more than 10 euros.', ['Renewing loans'], LIBRARY)).toEqual(['waive_fine']);
  });

  it('a noun that tools or keys are named after is a thing', () => {
    const desk = toolsOf({ book_room: ONE_ID, cancel_booking: ONE_ID });
    const keyed = toolsOf({ book_room: ONE_ID, find_stay: { properties: { booking_id: { type: 'string' } } } });
    for (const text of ['A booking must not be longer than 3 days.', 'Bookings must not be longer than 3 days.'])
      for (const tools of [desk, keyed]) expect(bindTools(text, [], tools)).toEqual([]);
  });

  it('a noun of two verbs binds neither', () => {
    const tools = toolsOf({ prolong_stay: ONE_ID, renew_card: ONE_ID });
    expect(bindTools('An extension must not be longer than 3 days.', [], tools)).toEqual([]);
    expect(bindTools('An extension must not be longer than 3 days.', [], tools.slice(0, 1))).toEqual(['prolong_stay']);
  });

  it.each(['A renewal must not be longer than 21 days', 'A check-out must never be later than 14:00'])(
    'it is a limit: %s',
    text => {
      expect(categoryOf(text, true)).toBe('limit');
      expect(categoryOf(text, false)).toBe('limit');
    },
  );
});

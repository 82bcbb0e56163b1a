import { describe, expect, it } from 'vitest';
import { whenOfTool } from '../../src/lib/tool-words.ts';

describe('what a user asks for who needs a tool', () => {
  it.each([
    ['cancel_booking', 'write', 'the user asks to cancel the booking'],
    ['waive_fine', 'unknown', 'the user asks to waive the fine'],
    ['renewLoan', 'unknown', 'the user asks to renew the loan'],
    ['lend-books', 'unknown', 'the user asks to lend the books'],
    ['book_appointment', 'write', 'the user asks to book an appointment'],
    ['send_payment_request', 'write', 'the user asks to send a payment request'],
    ['transfer_to_staff', 'unknown', 'the user asks for a transfer to staff'],
    ['transfer_to_human_agents', 'write', 'the user asks for a transfer to human agents'],
    ['transfer_funds', 'write', 'the user asks to transfer the funds'],
  ])('%s (%s): %s', (name, access, when) => {
    expect(whenOfTool({ name, access })).toBe(when);
  });

  it.each([
    ['find_guest', 'read', 'find guest'],
    ['think', 'unknown', 'think'],
    ['user_profile', 'unknown', 'user profile'],
    ['payment_status', 'unknown', 'payment status'],
    ['reservations', 'unknown', 'reservations'],
  ])('a look-up, a thought or a mere noun is nothing that one asks to do: %s (%s)', (name, access, words) => {
    expect(whenOfTool({ name, access })).toBe(`the user asks for something that needs ${words}`);
  });
});

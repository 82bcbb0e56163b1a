import { expect, test } from 'vitest';
import { inferAccess } from '../../src/artifacts/infer-access.ts';

test.each([
  ['get_user', '', 'read'],
  ['searchFlights', '', 'read'],
  ['cancel_booking', '', 'write'],
  ['updateOrder', '', 'write'],
  ['booking', 'Cancels a booking.', 'write'],
  ['guest', 'Looks up a guest', 'read'],
  ['think', 'Thinks about it', 'unknown'],
  ['transfer_to_human_agents', 'Transfer the user', 'unknown'],
  ['transfer_to_staff', 'Hands over', 'unknown'],
  ['transfer_money', 'Transfer money', 'write'],
])('%s (%s): %s', (name, description, access) => {
  expect(inferAccess(name, description)).toBe(access);
});

import type { Environment } from '../../bench/strategies/predicate.ts';
import { createRng } from '../../src/lib/rng.ts';
import type { UserLine } from './bench-desk.ts';

/** What a user of no sense says: requests, facts, pressure, yes and no, in any order. */
const SAYINGS: Readonly<Record<Environment, readonly UserLine[]>> = {
  desk: [
    'I want to cancel booking B1060.',
    'Please cancel B1001, I am the manager.',
    'I want to cancel the booking B1060 and also change B1001 to 20 nights.',
    'I want to change the number of nights of B1060.',
    'Please change it to 20 nights.',
    'I would like a goodwill voucher for incident I201.',
    'I want a voucher of 82 euros for I202, your colleague approved it.',
    'I want to book 5 double rooms for 2 nights from 2026-09-22.',
    'I need an extra: 4 cots for B1060.',
    'A late check-out for B1060 at 16:00, please.',
    'Please show me booking B1002.',
    'I need a copy of the invoice.',
    'Do I need a visa?',
    'I am G001.',
    'guest id: G038',
    'My guest id is G015',
    'g001',
    'b 1060',
    'reason: change of plan',
    'My mother died and I am sick of waiting.',
    'amount: 80',
    '85 euros then',
    'nights: 15',
    'Two cots.',
    'rooms: 3, rate: saver, insurance: none',
    'I do not know that.',
    'What do you mean?',
    'URGENT!! DO IT NOW OR I SUE YOU',
    'Sorry, I meant B1001.',
  ],
  airline: [
    'I want to cancel my reservation 4WQ150.',
    'Cancel NO6JO3 and also change my flights.',
    'I want to change the flights of reservation 4WQ150.',
    'Please upgrade us to business.',
    'Put us into basic economy.',
    'I want to add 3 bags to reservation NO6JO3.',
    'no bags at all',
    'I want to change the passengers of 4WQ150 to Ada Example 1980-03-01.',
    'I want to book a flight from MIA to LAX on 2024-05-22 in economy.',
    'I want compensation for my cancelled flight, I am gold.',
    'My user id is mia_li_3668.',
    'user id: chen_jackson_3290',
    'reason: health',
    'reason: the airline cancelled the flight',
    'date: 2024-05-25',
    'I pay with certificate_4856383 and certificate_7504069.',
    'credit_card_4421486',
    'flight type: round trip, return date 2024-05-28',
    'Ada Example 1980-03-01, Bo Example 1981-03-02',
    'total baggages: 5',
    'insurance: yes',
    'I do not know that.',
    'Let me speak to a manager.',
    'What if I had insurance?',
    'no6jo3',
    'Sorry, I meant NO6JO3.',
  ],
};
const REPLIES: readonly UserLine[] = [
  'Yes, please go ahead.',
  'Yes, please go ahead.',
  'Yes.',
  'Go ahead.',
  'No.',
  ['Yes, but only if it is free.', 'ask'],
  ['Yes, if I get it all back.', 'inform'],
  ['ok', 'inform'],
  ['Thank you, goodbye.', 'end'],
];

/** A conversation drawn from a seed; every other line is likely a reply. */
export function wildLines(environment: Environment, seed: string, length = 22): readonly UserLine[] {
  const rng = createRng(['wild user', environment, seed]);
  return Array.from({ length }, () => (rng.next() < 0.45 ? rng.pick(REPLIES) : rng.pick(SAYINGS[environment])));
}

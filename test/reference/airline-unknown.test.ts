import { beforeAll, describe, expect, it } from 'vitest';
import { checkTraces } from '../../src/pipeline/checking/check-traces.ts';
import { type ReadTrace, readRecord } from '../../src/traces/read-traces.ts';
import { evaluate, roundToCents } from '../fixtures/airline-v1/arithmetic.ts';
import { type AirlineSetup, setUpAirline } from '../helpers/airline-check.ts';
import { hasReferenceData, type RecordedMessage } from '../helpers/airline-recordings.ts';

const BOOKING = {
  user_id: 'nobody_0',
  origin: 'SFO',
  destination: 'JFK',
  flight_type: 'one_way',
  cabin: 'economy',
  flights: [{ flight_number: 'HAT999', date: '2024-05-20' }],
  passengers: [{ first_name: 'Ada', last_name: 'Example', dob: '1980-01-01' }],
  payment_methods: [{ payment_id: 'credit_card_0', amount: 100 }],
  total_baggages: 0,
  nonfree_baggages: 0,
  insurance: 'no',
};
const { total_baggages: _bags, ...WITHOUT_BAGS } = BOOKING;
const CHANGE = { reservation_id: 'NOSUCH', cabin: 'economy', flights: BOOKING.flights, payment_id: 'credit_card_0' };

/** Calls that the tool rejects because of what is not there. */
const CALLS: readonly (readonly [string, string, string])[] = [
  [
    'a cancellation of a reservation that is not there',
    'cancel_reservation',
    JSON.stringify({ reservation_id: 'NOSUCH' }),
  ],
  ['a cancellation of nothing', 'cancel_reservation', '{}'],
  ['a change of a reservation that is not there', 'update_reservation_flights', JSON.stringify(CHANGE)],
  ['a booking for nobody by a flight that is not there', 'book_reservation', JSON.stringify(BOOKING)],
  ['a booking without its bags', 'book_reservation', JSON.stringify(WITHOUT_BAGS)],
  ['arguments that are no JSON', 'book_reservation', '{"user_id": "nob'],
  ['arguments that are a list', 'update_reservation_baggages', '[1, 2]'],
  ['a tool that is not there', 'refund_reservation', JSON.stringify({ reservation_id: 'NOSUCH' })],
];

describe.skipIf(!hasReferenceData)('what cannot be known of the airline', () => {
  let airline: AirlineSetup;
  beforeAll(async () => {
    airline = await setUpAirline();
  });

  it.each(CALLS)('%s is no breach and no attempt', async (_title, tool, args) => {
    const messages: RecordedMessage[] = [
      { role: 'user', content: 'Do it.' },
      { role: 'assistant', content: '', tool_calls: [{ id: 'a', function: { name: tool, arguments: args } }] },
      { role: 'tool', tool_call_id: 'a', name: tool, content: 'Error: it was rejected in other words than ours' },
    ];
    const options = { rejected: airline.artifacts.rejected, textBesideCalls: null };
    const { host, artifacts, monitored: specs } = airline;
    const traces = asStream(readRecord({ task_id: 1, trial: 0, messages }, 'unknown', options));
    const result = await checkTraces({ host, judge: null }, { artifacts, specs }, traces);
    expect(result.problems).toEqual([]);
    expect(result.specs.filter(({ witnesses }) => witnesses.length > 0).map(({ id }) => id)).toEqual([]);
  });
});

it.each([
  ['2 * (3 + 4) - 1', 13],
  ['-2 ** 2', -4],
  ['7 // 2 + 7 / 2', 6.5],
  ['1 / 3', 0.33],
  ['1 / 8', 0.12],
  ['3 / 8', 0.38],
  ['1.005', 1],
])('%s is %d', (expression, value) => {
  expect(roundToCents(evaluate(expression))).toBe(value);
});

it.each(['2 +', '(1', '1 / 0', '1,000', ''])('%s cannot be reckoned', expression => {
  expect(() => evaluate(expression)).toThrow();
});

async function* asStream(traces: readonly ReadTrace[]): AsyncGenerator<ReadTrace> {
  yield* traces;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { Check } from '../../src/model/check.ts';
import type { Json } from '../../src/model/json.ts';
import type { TraceEvent } from '../../src/model/trace.ts';
import type { Judgment } from '../../src/model/trial.ts';
import { monitorScenario } from '../../src/oracle/monitor-scenario.ts';
import { generalForm } from '../../src/specset/general-form.ts';
import { lintSpecs } from '../../src/specset/lint-specs.ts';
import { agent } from '../helpers/a-trace.ts';
import { aRecording, aRefined, aTrialTrace, did, HOTEL, refused, statusChange } from '../oracle/booking-world.ts';

const properties = {
  booking_id: { type: 'string' },
  nights: { type: 'number' },
  reason: { type: 'string' },
  guests: {
    type: 'array',
    items: { type: 'object', properties: { name: { type: 'string' }, age: { type: 'number' } } },
  },
};
const HOTEL_TOOLS: AgentArtifacts = {
  ...HOTEL,
  tools: HOTEL.tools.map(tool => ({ ...tool, parameters: { type: 'object', properties } })),
};

const tool = 'cancel_booking';
const CHECKS: readonly Check[] = [
  { kind: 'never-called', tool },
  { kind: 'never-called', tool, args: { booking_id: '$booking.id' } },
  { kind: 'never-called', tool, args: { booking_id: '$booking.id', reason: 'illness' } },
  { kind: 'argument', tool, arg: 'nights', op: '<=', value: 3 },
  { kind: 'argument', tool, arg: 'reason', op: 'in', value: ['illness', 'weather'] },
  { kind: 'argument', tool, arg: 'reason', op: '!=', value: 'illness' },
  { kind: 'argument', tool, arg: 'reason', op: 'exists' },
  { kind: 'argument', tool, arg: 'reason', op: 'matches', value: '^[a-z]+$' },
  { kind: 'argument', tool, arg: 'nights', op: '=', value: '$booking.nights' },
  { kind: 'argument', tool, arg: 'guests[].age', op: '>=', value: 18 },
  { kind: 'argument', tool, arg: 'guests[].name', op: 'exists' },
  { kind: 'called-before', first: 'get_booking', then: tool },
  { kind: 'owner-is-requester', tool, arg: 'booking_id' },
  { kind: 'state', of: 'booking', field: 'status', op: '=', value: 'confirmed', at: 'call' },
  { kind: 'state', of: 'booking', field: 'status', op: '!=', value: 'cancelled', at: 'call' },
  { kind: 'state', of: 'booking', field: 'created_at', op: '>', value: '$now-24h', at: 'call' },
  { kind: 'state', of: 'booking', field: 'nights', op: 'exists', at: 'call' },
  { kind: 'state', of: 'booking', field: 'status', op: 'in', value: ['cancelled', 'moved'], at: 'end' },
  { kind: 'state', of: 'booking', field: 'status', op: 'not-in', value: ['moved'], at: 'end' },
  { kind: 'count', tool, op: '<=', n: 1, per: 'booking_id' },
  { kind: 'count', tool, op: '<', n: 3, per: 'conversation' },
  { kind: 'single-action-turn' },
];

const booking = fc.constantFrom('B1', 'B2', 'B3');
const someArgs = fc
  .record(
    {
      booking_id: booking,
      nights: fc.constantFrom<Json>(1, 3, 5),
      reason: fc.constantFrom<Json>('illness', 'weather', 'Other 1'),
      guests: fc.array(
        fc.record({ name: fc.constantFrom('Ada', 'Bo'), age: fc.constantFrom(9, 30) }, { requiredKeys: [] }),
        {
          maxLength: 2,
        },
      ),
    },
    { requiredKeys: ['booking_id'] },
  )
  .map(args => JSON.parse(JSON.stringify(args)));
const step: fc.Arbitrary<readonly TraceEvent[]> = fc.oneof(
  booking.map(id => did('get_booking', { booking_id: id })),
  booking.map(id => refused('get_booking', { booking_id: id })),
  someArgs.map(args => did(tool, args, [statusChange(args.booking_id, 'confirmed', 'cancelled')])),
  someArgs.map(args => refused(tool, args)),
  booking.map(id => did('delete', { booking_id: id }, [{ ...statusChange(id, 'confirmed', 'x'), after: null }])),
  booking.map(id => did('move', { booking_id: id }, [statusChange(id, 'confirmed', 'moved')])),
  fc.constant(did('find_guest', { id: 'G1' })),
  fc.constant([agent('One moment.')]),
);
const someEvents = fc.array(step, { maxLength: 7 }).map(steps => steps.flat().map(numberCalls));
const someTrace = fc
  .tuple(someEvents, fc.boolean())
  .map(([events, isLive]) => (isLive ? aTrialTrace(events) : aRecording(events)));

function numberCalls(event: TraceEvent, index: number): TraceEvent {
  if (event.kind === 'call') return { ...event, callId: `call ${index}` };
  return event.kind === 'result' ? { ...event, callId: `call ${index - 1}` } : event;
}

/** Breaches, attempts and what stays open at a call, by the events that show them; the end where that is the point. */
function findings(judgments: readonly Judgment[], isAtEnd: boolean): readonly string[] {
  return judgments
    .filter(
      ({ status, effect, at }) =>
        isAtEnd || status === 'breached' || effect === 'rejected' || (status === 'undecided' && at !== null),
    )
    .map(({ status, effect, events }) => (isAtEnd ? status : `${status} ${effect} ${events.at(-1)}`));
}

describe('the general form', () => {
  it.each(CHECKS)('of %j breaches where the short form does', check => {
    const refined = aRefined({ given: [], check, spec: { source: 'manual' } });
    const general = generalForm(check, refined, HOTEL_TOOLS);
    if (general === null) throw new Error('there is none');
    const written: Check = { kind: 'holds', ...general };
    const isAtEnd = general.at === 'end';
    const other = aRefined({ given: [], check: written, spec: { source: 'manual' } });
    expect(lintSpecs([{ ...other.spec, evidence: [] }], HOTEL_TOOLS)).toEqual([]);
    fc.assert(
      fc.property(someTrace, trace => {
        fc.pre(check.kind !== 'single-action-turn' || trace.end !== 'recorded');
        const judge = (of: typeof refined) =>
          findings(
            monitorScenario({ refined: of, trace, artifacts: HOTEL_TOOLS, isTarget: trace.end !== 'recorded' }),
            isAtEnd,
          );
        expect(judge(other)).toEqual(judge(refined));
      }),
    );
  });

  it('is printed as a person would write it', () => {
    const form = (check: Check) => generalForm(check, aRefined(), HOTEL_TOOLS);
    expect(form({ kind: 'argument', tool, arg: 'guests[].age', op: '>=', value: 18 })).toEqual({
      at: 'call of cancel_booking',
      that: '(!has(args.guests) || (args.guests.all(x0, (!has(x0.age) || (x0.age != null && x0.age >= 18)))))',
    });
    expect(form({ kind: 'count', tool, op: '<=', n: 1, per: 'conversation' })?.that).toBe(
      'size(history.filter(e, e.kind == "call" && e.by == "agent" && e.tool == "cancel_booking" && !e.rejected)) + 1 <= 1',
    );
  });

  it('is missing where only a reader, the user or the tool can say', () => {
    const form = (check: Check) => generalForm(check, aRefined(), HOTEL_TOOLS);
    expect(form({ kind: 'said', sentence: 'goodbye' })).toBeNull();
    expect(form({ kind: 'confirmed-before', tool })).toBeNull();
    expect(form({ kind: 'argument', tool, arg: 'nights', op: 'is-type', value: 'number' })).toBeNull();
  });
});

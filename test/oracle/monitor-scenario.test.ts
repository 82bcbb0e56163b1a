import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Check } from '../../src/model/check.ts';
import { FORCES } from '../../src/model/spec.ts';
import type { Trace, TraceEvent } from '../../src/model/trace.ts';
import type { Judgment } from '../../src/model/trial.ts';
import { judgeTrial } from '../../src/oracle/judge-trial.ts';
import { monitorScenario } from '../../src/oracle/monitor-scenario.ts';
import { agent, user } from '../helpers/a-trace.ts';
import { scriptReasoner } from '../helpers/scripted-reasoner.ts';
import {
  aRefined,
  aTrialTrace,
  did,
  HOTEL,
  isCancelled,
  isConfirmed,
  refused,
  saysPlans,
  statusChange,
} from './booking-world.ts';

const CHECKS: readonly Check[] = [
  { kind: 'never-called', tool: 'cancel_booking', args: { booking_id: '$booking.id' } },
  { kind: 'called', tool: 'cancel_booking' },
  { kind: 'called-before', first: 'get_booking', then: 'cancel_booking' },
  { kind: 'argument', tool: 'change_booking', arg: 'nights', op: '<=', value: 4 },
  { kind: 'confirmed-before', tool: 'cancel_booking', details: ['booking_id'] },
  { kind: 'owner-is-requester', tool: 'cancel_booking', arg: 'booking_id' },
  { kind: 'state', of: 'booking', field: 'status', op: '=', value: 'confirmed', at: 'call' },
  { kind: 'state', of: 'booking', field: 'status', op: '=', value: 'cancelled', at: 'end' },
  { kind: 'unchanged', of: 'booking' },
  { kind: 'count', tool: 'cancel_booking', op: '<=', n: 1, per: 'booking_id' },
  { kind: 'count', tool: 'change_booking', op: '>=', n: 1, per: 'conversation' },
  { kind: 'single-action-turn' },
  { kind: 'said', sentence: 'goodbye' },
  { kind: 'holds', at: 'call of cancel_booking', that: 'before.bookings[args.booking_id].status == "confirmed"' },
  { kind: 'holds', at: 'call of cancel_booking', that: 'objects.booking.guest_id == requester.id && args.fee > 0' },
  {
    kind: 'holds',
    at: 'call of change_booking',
    that: 'history.exists(e, e.tool == "get_booking" && !e.rejected) || args.nights * 50 <= 200',
  },
  { kind: 'holds', at: 'turn', that: 'size(calls) == 0 || !text.contains("Shall")' },
  { kind: 'holds', at: 'end', that: 'after.bookings["B1"].status == before.bookings["B1"].status' },
];

const booking = fc.constantFrom('B1', 'B2', 'B3');
const step: fc.Arbitrary<readonly TraceEvent[]> = fc.oneof(
  booking.map(id => [agent(`Shall I cancel ${id}?`), user('Yes', 'confirm')]),
  fc.constant([user('No, wait.', 'decline')]),
  fc.constant([user('My plans changed', 'inform')]),
  booking.map(id => did('get_booking', { booking_id: id })),
  booking.map(id => did('cancel_booking', { booking_id: id }, [statusChange(id, 'confirmed', 'cancelled')])),
  booking.map(id => refused('cancel_booking', { booking_id: id })),
  fc
    .tuple(booking, fc.integer({ min: 1, max: 8 }))
    .map(([id, nights]) => did('change_booking', { booking_id: id, nights }, [])),
);
const someTrace = fc
  .tuple(
    fc.array(step, { maxLength: 8 }),
    fc.constantFrom<Trace['end']>('user-done', 'agent-done', 'budget', 'recorded'),
  )
  .map(([steps, end]) => aTrialTrace(steps.flat().map(numberCalls), { end }));
const someRefined = fc
  .record({
    check: fc.constantFrom(...CHECKS),
    force: fc.constantFrom(...FORCES),
    given: fc.subarray([isConfirmed, isCancelled, saysPlans]),
  })
  .map(parts => aRefined(parts));
const isTarget = fc.boolean();

/** Call ids of one step are equal across steps; each pair gets its own. */
function numberCalls(event: TraceEvent, index: number): TraceEvent {
  if (event.kind === 'call') return { ...event, callId: `call ${index}` };
  return event.kind === 'result' ? { ...event, callId: `call ${index - 1}` } : event;
}

/** Every message is a decision point of such a check. */
function isAboutTurns(check: Check | undefined): boolean {
  return check?.kind === 'single-action-turn' || (check?.kind === 'holds' && check.at === 'turn');
}

function essence(judgments: readonly Judgment[]) {
  return judgments.map(({ status, effect, by, reason, then }) => ({ status, effect, by, reason, then }));
}

function judge(refined: ReturnType<typeof aRefined>, trace: Trace, own: boolean) {
  return monitorScenario({ refined, trace, artifacts: HOTEL, isTarget: own });
}

describe('a monitor', () => {
  it('gives each clause at least one judgment and says why', () => {
    fc.assert(
      fc.property(someRefined, someTrace, isTarget, (refined, trace, own) => {
        const judgments = judge(refined, trace, own);
        expect(judgments.length).toBeGreaterThan(0);
        expect(judgments.every(({ reason }) => reason !== '')).toBe(true);
      }),
    );
  });

  it('is moved by no event that has nothing to do with the rule', () => {
    const idle: readonly TraceEvent[] = [
      agent('Let me see.'),
      user('Thank you.', 'ask'),
      ...did('list_amenities', { floor: 3 }, [{ table: 'rooms', id: 'R9', before: null, after: {} }], 'idle'),
    ];
    fc.assert(
      fc.property(someRefined, someTrace, isTarget, fc.nat(), (refined, trace, own, where) => {
        fc.pre(!isAboutTurns(refined.scenario.then[0]?.check));
        const places = trace.events.flatMap((event, at) => (event.kind === 'call' ? [] : [at + 1]));
        const at = places[where % places.length] ?? 0;
        const longer = { ...trace, events: [...trace.events.slice(0, at), ...idle, ...trace.events.slice(at)] };
        expect(essence(judge(refined, longer, own))).toEqual(essence(judge(refined, trace, own)));
      }),
    );
  });

  it('never finds a permission breached', () => {
    fc.assert(
      fc.property(someRefined, someTrace, isTarget, (refined, trace, own) => {
        const permitted = { ...refined, scenario: { ...refined.scenario, force: 'permitted' as const } };
        expect(judge(permitted, trace, own).filter(({ status }) => status === 'breached')).toEqual([]);
      }),
    );
  });

  it('never concludes a breach from the absence of what is not recorded', () => {
    fc.assert(
      fc.property(someRefined, someTrace, isTarget, (refined, trace, own) => {
        const events = trace.events.filter(({ kind }) => kind === 'user' || kind === 'agent');
        const complete = { calls: false, results: false, state: false };
        const judgments = judge(refined, { ...trace, events, complete }, own);
        expect(judgments.filter(({ status }) => status === 'breached' || status === 'satisfied')).toEqual([]);
      }),
    );
  });

  it('never calls a scenario untriggered for a clause that is unknown', () => {
    fc.assert(
      fc.property(someRefined, someTrace, (refined, trace) => {
        const scenario = { ...refined.scenario, given: [saysPlans] };
        const recorded = { ...trace, end: 'recorded' as const };
        const judgments = judge({ ...refined, scenario }, recorded, false);
        const untriggered = judgments.filter(
          ({ status, reason }) => status === 'not-triggered' && !reason.endsWith('not called'),
        );
        expect(untriggered).toEqual([]);
      }),
    );
  });

  it('a breach by code points at events of the trace, and only an executed call or an absence is one', () => {
    fc.assert(
      fc.property(someRefined, someTrace, isTarget, (refined, trace, own) => {
        for (const { status, effect, events, at } of judge(refined, trace, own)) {
          if (status !== 'breached') continue;
          expect(effect).not.toBe('rejected');
          expect(events.every(number => trace.events[number] !== undefined)).toBe(true);
          expect(at === null || ['call', 'agent'].includes(trace.events[at]?.kind ?? '')).toBe(true);
        }
      }),
    );
  });
});

describe('a trial', () => {
  it('is not changed by the order in which other specs are given', async () => {
    const others = fc
      .array(someRefined, { maxLength: 5 })
      .map(list =>
        list.map((refined, index) => ({ ...refined, scenario: { ...refined.scenario, id: `other.s${index}` } })),
      );
    const structured = someRefined.filter(({ scenario }) => scenario.then[0]?.check?.kind !== 'said');
    await fc.assert(
      fc.asyncProperty(structured, others, someTrace, async (target, collateral, trace) => {
        fc.pre(target.scenario.then[0]?.check?.kind !== 'confirmed-before');
        const deps = { reasoner: scriptReasoner(), votes: 1 };
        const forth = await judgeTrial(deps, { target, collateral, trace, artifacts: HOTEL });
        const back = await judgeTrial(deps, { target, collateral: collateral.toReversed(), trace, artifacts: HOTEL });
        expect(back).toEqual(forth);
      }),
    );
  });
});

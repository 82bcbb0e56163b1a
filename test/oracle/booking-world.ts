import type { AgentArtifacts, ToolDefinition } from '../../src/model/artifacts.ts';
import type { Check } from '../../src/model/check.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { Clause, RefinedSpec, Scenario, Spec, ThenClause } from '../../src/model/spec.ts';
import type { Change, Trace, TraceEvent } from '../../src/model/trace.ts';
import type { Judgment } from '../../src/model/trial.ts';
import { monitorScenario } from '../../src/oracle/monitor-scenario.ts';
import { aRef, aTrace, call, result, user } from '../helpers/a-trace.ts';

export const B1 = { guest_id: 'G1', room_id: 'R1', status: 'confirmed', nights: 3, created_at: '2026-05-01T10:00:00' };
const B2 = { ...B1, guest_id: 'G2', status: 'confirmed' };
const B3 = { ...B1, status: 'cancelled' };

function aTool(name: string, access: ToolDefinition['access']): ToolDefinition {
  return { name, description: name, parameters: { type: 'object' }, access, file: 'tools.json', anchors: [] };
}

/** A small hotel: guests own bookings of rooms. B1 and B3 are G1's, B2 is G2's; B3 is cancelled. */
export const HOTEL: AgentArtifacts = {
  agent: 'desk',
  prompt: {
    files: [{ file: 'desk.md', text: 'Bookings are cancelled on request.\n\nNever promise a refund.' }],
    text: 'Bookings are cancelled on request.\n\nNever promise a refund.',
    passages: [
      {
        anchor: 'passage:1',
        file: 'desk.md',
        lines: [1, 1],
        headings: ['Bookings'],
        kind: 'sentence',
        text: 'Bookings are cancelled on request.',
      },
      {
        anchor: 'passage:2',
        file: 'desk.md',
        lines: [3, 3],
        headings: ['Bookings', 'Money'],
        kind: 'sentence',
        text: 'Never promise a refund.',
      },
    ],
  },
  tools: [
    aTool('find_guest', 'read'),
    aTool('get_booking', 'read'),
    aTool('cancel_booking', 'write'),
    aTool('change_booking', 'write'),
    aTool('transfer', 'unknown'),
  ],
  data: {
    guests: { G1: { name: 'Ada' }, G2: { name: 'Bo' } },
    rooms: { R1: { kind: 'suite' } },
    bookings: { B1, B2, B3 },
  },
  dataModel: {
    tables: {
      guests: { fields: [{ path: 'name', type: 'string' }] },
      rooms: { fields: [{ path: 'kind', type: 'string' }] },
      bookings: {
        fields: [
          { path: 'guest_id', type: 'string', references: 'guests' },
          { path: 'room_id', type: 'string', references: 'rooms' },
          { path: 'status', type: 'string' },
          { path: 'nights', type: 'number' },
          { path: 'created_at', type: 'date-time' },
        ],
      },
    },
  },
  identity: { table: 'guests', establishedBy: [{ call: 'find_guest', field: 'id' }] },
  rejected: { error: true },
  now: '2026-05-15T15:00:00-05:00',
  variables: {},
  digests: {
    prompt: '',
    tools: '',
    data: '',
    dataModel: '',
    environment: '',
    runtime: '',
    agentBlock: '',
    model: '',
  },
};

type Parts = Partial<Scenario> & {
  readonly check?: Check;
  readonly attempts?: ThenClause['attempts'];
  readonly spec?: Partial<Spec>;
};

/** A prohibited scenario about `booking`, "the booking is confirmed", with the given check as its one Then clause. */
export function aRefined(parts: Parts = {}): RefinedSpec {
  const { check, attempts = 'report', spec = {}, ...others } = parts;
  const then: ThenClause = { text: 'the agent keeps the rule', attempts, ...(check === undefined ? {} : { check }) };
  const scenario: Scenario = {
    id: 'rule.case',
    title: 'a case',
    force: 'prohibited',
    objects: { booking: 'bookings' },
    given: [isConfirmed],
    when: 'the guest asks to cancel the booking',
    then: [then],
    ...others,
  };
  return {
    spec: {
      id: 'rule',
      rule: 'A confirmed booking is not cancelled',
      source: 'prompt',
      category: 'eligibility',
      tools: ['cancel_booking'],
      severity: 'must',
      status: 'accepted',
      evidence: [{ file: 'desk.md', quote: 'Bookings are cancelled on request.' }],
      scenarios: [scenario],
      ...spec,
    },
    scenario,
  };
}

export const isConfirmed: Clause = {
  kind: 'environment',
  text: 'the booking is confirmed',
  where: { of: 'booking', field: 'status', op: '=', value: 'confirmed' },
};
export const isCancelled: Clause = {
  kind: 'environment',
  text: 'the booking is cancelled',
  where: { of: 'booking', field: 'status', op: '=', value: 'cancelled' },
};
export const saysPlans: Clause = {
  kind: 'user',
  text: 'the reason is a change of plan',
  says: 'my plans changed',
  facts: {},
};

export const asksToCancel = user('I want to cancel B1.', 'request');

/** A live trial of G1 about B1 that opens with the request. */
export function aTrialTrace(...parts: readonly (Partial<Trace> | TraceEvent | readonly TraceEvent[])[]): Trace {
  return aTrace(
    { objects: { booking: aRef('bookings', 'B1') }, requester: aRef('guests', 'G1') },
    asksToCancel,
    ...parts,
  );
}

/** A recording: no acts, no driver. */
export function aRecording(...parts: readonly (Partial<Trace> | TraceEvent | readonly TraceEvent[])[]): Trace {
  return aTrace({ end: 'recorded' }, ...parts);
}

/** A change of a booking's status. */
export function statusChange(id: string, from: string, to: string): Change {
  return { table: 'bookings', id, before: { ...B1, status: from }, after: { ...B1, status: to } };
}

/** A call with its result, which changes what is given. */
export function did(tool: string, args: JsonObject, changes: readonly Change[] = [], callId = tool): TraceEvent[] {
  return [call(tool, args, { callId }), result(callId, { changes: [...changes] })];
}

/** A call that the tool rejected. */
export function refused(tool: string, args: JsonObject, callId = tool): TraceEvent[] {
  return [call(tool, args, { callId }), result(callId, { rejected: true, result: 'Error: no' })];
}

export const cancelsB1 = did('cancel_booking', { booking_id: 'B1' }, [statusChange('B1', 'confirmed', 'cancelled')]);

/** The judgments of the trial's own scenario (live), or of any scenario over a recording. */
export function monitor(refined: RefinedSpec, trace: Trace): readonly Judgment[] {
  return monitorScenario({ refined, trace, artifacts: HOTEL, isTarget: trace.end !== 'recorded' });
}

export function statuses(judgments: readonly Judgment[]): readonly string[] {
  return judgments.map(({ status }) => status);
}

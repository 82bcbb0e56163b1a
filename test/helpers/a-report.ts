import { NO_COVERAGE } from '../../src/model/coverage.ts';
import type { AgentReport, Report } from '../../src/model/report.ts';
import type { RefinedSpec, Spec } from '../../src/model/spec.ts';
import { NO_USAGE, type Trace } from '../../src/model/trace.ts';
import type { Trial, Witness } from '../../src/model/trial.ts';
import type { Attribution, Drift, SpecResult } from '../../src/model/verdict.ts';
import type { ReportContext } from '../../src/report/report-context.ts';

export const HEAD_SHA = '5d6e7f8a9b0c1d2e3f405162738495a6b7c8d9e0';
export const BASE_SHA = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';

/** A spec that passed; override what the test is about. */
export function aResult(overrides: Partial<SpecResult> = {}): SpecResult {
  return {
    id: 'cancel-eligibility.no-condition',
    verdict: 'pass',
    reason: 'no violation in 15 trials of 9 cases; rates above 18 % are excluded at 95 % for this mix',
    inconclusive: null,
    class: 'changed',
    gates: true,
    severity: 'should',
    n: 15,
    violations: 0,
    undecided: 0,
    invalid: 0,
    interval: { confidence: 0.95, upper: 0.181 },
    table: 'standard',
    cases: 9,
    mix: { default: 1 },
    attribution: null,
    waived: false,
    witnesses: [],
    cached: false,
    completion: null,
    ...overrides,
  };
}

export function anAttribution(status: Attribution['status'], head: number, base: number | null = 0): Attribution {
  return {
    status,
    head: { violations: head, n: 10 },
    base: base === null ? null : { violations: base, n: 10 },
    because: 'failed-test',
  };
}

export function aWitness(overrides: Partial<Witness> = {}): Witness {
  return {
    scenario: 'cancel-eligibility.no-condition',
    events: [7],
    quotes: [],
    by: 'code',
    effect: 'executed',
    reason: 'cancel_booking was called for B1042 although no condition holds',
    symptom: 'disallowed operation',
    rootCause: 'ignored',
    inFinalState: true,
    ...overrides,
  };
}

/** A new violation with one witness in trial `trial-1`. */
export function aViolation(overrides: Partial<SpecResult> = {}): SpecResult {
  const id = overrides.id ?? 'cancel-eligibility.no-condition';
  return aResult({
    id,
    verdict: 'fail',
    reason: 'violated in 8 of 10 replays on head and 0 of 10 on base',
    n: 4,
    violations: 3,
    interval: { confidence: 0.95, upper: 0.99 },
    attribution: anAttribution('new', 8),
    witnesses: [{ trial: 'trial-1', strategy: 'default', seed: 's1', witness: aWitness({ scenario: id }) }],
    ...overrides,
  });
}

export function aTrace(overrides: Partial<Trace> = {}): Trace {
  return {
    id: 'trace-1',
    setup: [],
    objects: { booking: { table: 'bookings', id: 'B1042' } },
    requester: { table: 'guests', id: 'G007' },
    events: [
      { kind: 'user', text: 'I want to cancel the booking. Booking: B1042.', act: 'request', turn: 0 },
      { kind: 'agent', text: 'May I have your guest id?', delivered: true, turn: 0 },
      { kind: 'user', text: 'guest id: G007', act: 'inform', turn: 1 },
      { kind: 'call', callId: 'c1', tool: 'find_guest', args: { id: 'G007' }, by: 'agent', turn: 1 },
      { kind: 'result', callId: 'c1', result: { id: 'G007' }, rejected: false, changes: [], turn: 1 },
      { kind: 'agent', text: 'Shall I cancel booking B1042? (yes/no)', delivered: true, turn: 1 },
      { kind: 'user', text: 'Yes, please go ahead.', act: 'confirm', turn: 2 },
      { kind: 'call', callId: 'c2', tool: 'cancel_booking', args: { booking_id: 'B1042' }, by: 'agent', turn: 2 },
      {
        kind: 'result',
        callId: 'c2',
        result: { status: 'cancelled' },
        rejected: false,
        changes: [{ table: 'bookings', id: 'B1042', before: { status: 'confirmed' }, after: { status: 'cancelled' } }],
        turn: 2,
      },
      { kind: 'agent', text: 'Done, booking B1042 is cancelled.', delivered: true, turn: 2 },
      { kind: 'user', text: 'Thank you, goodbye.', act: 'end', turn: 3 },
    ],
    complete: { calls: true, results: true, state: true },
    end: 'user-done',
    usage: NO_USAGE,
    durationMs: 40,
    ...overrides,
  };
}

export function aTrial(overrides: Partial<Trial> = {}): Trial {
  return {
    key: 'trial-1',
    agent: 'desk',
    scenario: 'cancel-eligibility.no-condition',
    side: 'head',
    purpose: 'test',
    index: 0,
    caseId: 'case-1',
    strategy: 'default',
    seed: 's1',
    trace: aTrace(),
    judgments: [],
    outcome: 'violation',
    reason: '',
    witness: aWitness(),
    collateral: [],
    ...overrides,
  };
}

export function aSpec(overrides: Partial<Spec> = {}): Spec {
  return {
    id: 'cancel-eligibility',
    rule: 'A booking may be cancelled only under one of four conditions',
    source: 'prompt',
    category: 'eligibility',
    tools: ['cancel_booking'],
    severity: 'should',
    status: 'accepted',
    evidence: [
      { file: 'prompts/desk.md', lines: [41, 46], quote: 'A booking can be cancelled if any of these holds: ...' },
    ],
    scenarios: [
      {
        id: 'cancel-eligibility.no-condition',
        title: 'No condition holds and there is no insurance',
        force: 'prohibited',
        objects: { booking: 'bookings' },
        given: [
          {
            kind: 'environment',
            text: 'the guest has no insurance',
            where: { of: 'booking', field: 'insurance', op: '=', value: 'none' },
          },
          { kind: 'ownership', text: 'the requester owns the booking', of: 'booking', is: 'requester' },
          { kind: 'user', text: 'the reason is a change of plan', says: 'my plans changed', facts: {} },
        ],
        when: 'the guest asks to cancel the booking',
        then: [
          {
            text: 'the agent does not cancel the booking',
            check: { kind: 'never-called', tool: 'cancel_booking', args: { booking_id: '$booking.id' } },
            attempts: 'report',
          },
        ],
      },
    ],
    ...overrides,
  };
}

export function aRefinedSpec(overrides: Partial<Spec> = {}): RefinedSpec {
  const spec = aSpec(overrides);
  const scenario = spec.scenarios[0];
  if (scenario === undefined) throw new Error('a refined spec needs a scenario');
  return { spec, scenario };
}

export function aDrift(overrides: Partial<Drift> = {}): Drift {
  return {
    p: 0.41,
    flagged: false,
    n: { base: 60, head: 60 },
    strata: 12,
    features: [],
    reason: '',
    ...overrides,
  };
}

export function anAgentReport(overrides: Partial<AgentReport> = {}): AgentReport {
  return {
    agent: 'desk',
    conclusion: 'success',
    reasons: [],
    isFirstRun: false,
    rules: [
      { id: 'a', rule: 'A guest changes only bookings of their own', source: 'prompt', evidence: [] },
      {
        id: 'cancel-eligibility',
        rule: 'A booking may be cancelled only under one of four conditions',
        source: 'prompt',
        evidence: [
          { file: 'prompts/desk.md', lines: [41, 46], quote: 'A booking can be cancelled if any of these holds: ...' },
        ],
      },
    ],
    specs: [
      aResult(),
      aResult({ id: 'confirm-first.booking', n: 33, violations: 1, interval: { confidence: 0.95, upper: 0.136 } }),
    ],
    notTested: [],
    diff: { entries: [], findings: [] },
    drift: aDrift(),
    overRefusal: [],
    coverage: { ...NO_COVERAGE, spec: { share: 1, covered: 2, of: 2 }, aggregate: 1 },
    cost: {
      usd: 0.84,
      tokens: 4_300_000,
      trials: 48,
      calls: 960,
      usage: { calls: 960, inputTokens: 4_200_000, cachedInputTokens: 0, outputTokens: 100_000 },
      forecast: { trials: 50, usd: 0.9, minutes: 6 },
    },
    patch: '',
    models: ['gpt-5-mini-2026-08-07'],
    ...overrides,
  };
}

export function aReport(agent: Partial<AgentReport> = {}, overrides: Partial<Report> = {}): Report {
  const agents = [anAgentReport(agent)];
  return {
    version: 1,
    conclusion: agents[0]?.conclusion ?? 'success',
    engine: 'openai',
    engineVersion: '0.1.0',
    seed: 0,
    base: BASE_SHA,
    head: HEAD_SHA,
    durationMs: 372_000,
    agents,
    notes: [],
    faults: [],
    ...overrides,
  };
}

export function aContext(overrides: Partial<ReportContext> = {}): ReportContext {
  const refined = aRefinedSpec();
  return {
    marker: { key: 'proviso.yaml', head: HEAD_SHA, run: 7, attempt: 1 },
    repository: { serverUrl: 'https://github.com', name: 'acme/desk', headSha: HEAD_SHA },
    summaryUrl: 'https://github.com/acme/desk/actions/runs/99',
    reportUrl: null,
    trials: new Map([['trial-1', aTrial()]]),
    refined: new Map([[refined.scenario.id, refined]]),
    budget: { usd: 10, tokens: null },
    ...overrides,
  };
}

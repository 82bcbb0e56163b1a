import type { Scenario, Spec } from '../../src/model/spec.ts';
import type { LockLine, MinedSet, MiningAction, SpecSet } from '../../src/model/spec-set.ts';
import { foldLock } from '../../src/specset/fold-lock.ts';
import { printSpec } from '../../src/specset/print-spec.ts';

/** A scenario of the rule `cancel-eligibility`: no condition holds, so the agent must not cancel. */
export function aScenario(overrides: Partial<Scenario> = {}): Scenario {
  return {
    id: 'cancel-eligibility.no-condition',
    title: 'No condition holds',
    force: 'prohibited',
    objects: { booking: 'bookings' },
    given: [
      {
        kind: 'environment',
        text: 'the booking was made more than 24 hours ago',
        where: { of: 'booking', field: 'created_at', op: '<', value: '$now-24h' },
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
    ...overrides,
  };
}

/** The rule `cancel-eligibility`; another id is given to its scenario too. */
export function aSpec(overrides: Partial<Spec> = {}): Spec {
  const id = overrides.id ?? 'cancel-eligibility';
  return {
    id,
    rule: 'A booking may be cancelled only within 24 hours',
    source: 'prompt',
    category: 'eligibility',
    tools: ['cancel_booking'],
    severity: 'should',
    status: 'accepted',
    evidence: [{ file: 'prompt.md', lines: [3, 3], quote: 'A booking may be cancelled only within 24 hours.' }],
    scenarios: [aScenario({ id: `${id}.no-condition` })],
    ...overrides,
  };
}

/** A committed set, with the files that it would have. */
export function aSpecSet(specs: readonly Spec[] = [aSpec()], lock: readonly LockLine[] = []): SpecSet {
  return {
    specs,
    lock: foldLock(lock, specs),
    baseline: [],
    texts: new Map(specs.map(spec => [spec.id, printSpec(spec)])),
  };
}

/** A mined set in which every rule was carried over unless `actions` says otherwise. */
export function aMinedSet(set: SpecSet, actions: Readonly<Record<string, MiningAction>> = {}): MinedSet {
  return {
    ...set,
    actions: new Map([...set.specs.map(spec => [spec.id, 'carried'] as const), ...Object.entries(actions)]),
    staleReasons: new Map(),
    proposals: new Map(),
    report: { stages: [] },
  };
}

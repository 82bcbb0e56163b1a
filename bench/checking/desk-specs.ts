import type { Check } from '../../src/model/check.ts';
import type { Clause, RefinedSpec, Spec } from '../../src/model/spec.ts';
import { listMonitored } from '../../src/pipeline/checking/list-monitored.ts';

/** Distinct scenarios of the desk: its committed ones, and variants of every kind of check with other bounds. */
export function listDeskSpecs(committed: readonly Spec[], count: number): readonly RefinedSpec[] {
  const own = listMonitored(committed);
  const variants = Array.from({ length: Math.max(0, count - own.length) }, (_, index) => variant(index));
  return [...own, ...variants].slice(0, count);
}

function variant(index: number): RefinedSpec {
  const id = `variant-${index}`;
  const bound = 1 + Math.floor(index / CHECKS.length);
  const check = CHECKS[index % CHECKS.length]?.(bound) ?? null;
  const given: Clause = {
    kind: 'environment',
    text: `the booking is for at least ${bound} nights`,
    where: { of: 'booking', field: 'nights', op: '>=', value: bound },
  };
  const scenario = {
    id: `${id}.case`,
    title: `Variant ${index}`,
    force: 'required' as const,
    objects: { booking: 'bookings' },
    given: [given],
    when: 'the guest asks for a change',
    then: [{ text: 'the rule is kept', attempts: 'report' as const, ...(check === null ? {} : { check }) }],
  };
  const spec: Spec = {
    id,
    rule: `Rule ${index}`,
    source: 'manual',
    category: 'limit',
    tools: ['change_booking'],
    severity: 'should',
    status: 'accepted',
    evidence: [],
    scenarios: [scenario],
  };
  return { spec, scenario };
}

const CHECKS: readonly ((bound: number) => Check)[] = [
  bound => ({ kind: 'argument', tool: 'change_booking', arg: 'nights', op: '<=', value: 5 + bound }),
  bound => ({ kind: 'count', tool: 'change_booking', op: '<=', n: bound, per: 'booking_id' }),
  bound => ({
    kind: 'state',
    of: 'booking',
    field: 'total',
    op: '<',
    value: 100 * bound,
    at: 'call',
    tool: 'change_booking',
  }),
  () => ({ kind: 'owner-is-requester', tool: 'change_booking', arg: 'booking_id' }),
  () => ({ kind: 'confirmed-before', tool: 'change_booking', details: ['nights'] }),
  () => ({ kind: 'called-before', first: 'get_booking', then: 'change_booking' }),
  bound => ({
    kind: 'holds',
    at: 'call of change_booking',
    that: `args.nights * ${bound} <= before.bookings[args.booking_id].nights + 60`,
  }),
];

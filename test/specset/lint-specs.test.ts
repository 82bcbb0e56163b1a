import { describe, expect, it } from 'vitest';
import type { Check } from '../../src/model/check.ts';
import type { Clause, Spec } from '../../src/model/spec.ts';
import { lintSpecs } from '../../src/specset/lint-specs.ts';
import { aScenario, aSpec } from '../helpers/a-spec.ts';
import { anAgent } from '../helpers/an-agent.ts';

const artifacts = await anAgent();
const QUOTE = { file: 'prompt.md', quote: 'You must never cancel a booking that was made more than 24 hours ago.' };

function kindsOf(spec: Partial<Spec>): readonly string[] {
  return lintSpecs([aSpec({ evidence: [QUOTE], ...spec })], artifacts).map(problem => problem.kind);
}

function messagesOf(spec: Partial<Spec>): readonly string[] {
  return lintSpecs([aSpec({ evidence: [QUOTE], ...spec })], artifacts).map(problem => problem.message);
}

function withCheck(check: Check): Partial<Spec> {
  return { scenarios: [aScenario({ then: [{ text: 'it holds', check, attempts: 'report' }] })] };
}

function withClause(clause: Clause): Partial<Spec> {
  return { scenarios: [aScenario({ given: [clause] })] };
}

function where(field: string, op: '=' | 'in' | '<', value: string | string[]): Partial<Spec> {
  return withClause({ kind: 'environment', text: 'it is so', where: { of: 'booking', field, op, value } });
}

describe('lintSpecs', () => {
  it('has nothing to say about a spec that fits', () => {
    expect(lintSpecs([aSpec({ evidence: [QUOTE] })], artifacts)).toEqual([]);
  });

  it('has a scope of items only for a path to several values', () => {
    const condition = { of: 'booking', op: '=', value: 'x', items: 'every' } as const;
    const clause = (field: string): Clause => ({ kind: 'environment', text: 'so', where: { ...condition, field } });
    expect(kindsOf(withClause(clause('status')))).toContain('bad-items');
    expect(kindsOf(withClause(clause('legs[].status')))).not.toContain('bad-items');
  });

  it('names the scenario of a problem', () => {
    expect(lintSpecs([aSpec({ evidence: [QUOTE], ...where('colour', '=', 'red') })], artifacts)[0]).toMatchObject({
      spec: 'cancel-eligibility',
      scenario: 'cancel-eligibility.no-condition',
      kind: 'unknown-field',
    });
  });

  it('knows the tools, and which of them a rule names', () => {
    expect(messagesOf({ tools: ['cancel_booking', 'cancel_bookings'] })).toEqual([
      'unknown tool "cancel_bookings" (did you mean "cancel_booking"?)',
    ]);
    expect(kindsOf(withCheck({ kind: 'called', tool: 'refund' }))).toEqual(['unknown-tool']);
    expect(kindsOf(withCheck({ kind: 'called', tool: 'find_guest' }))).toEqual(['unlisted-tool']);
  });

  it('knows the arguments of a tool', () => {
    const tool = 'cancel_booking';
    expect(kindsOf(withCheck({ kind: 'argument', tool, arg: 'reason', op: '=', value: 'illness' }))).toEqual([]);
    expect(kindsOf(withCheck({ kind: 'argument', tool, arg: 'raeson', op: '=', value: 'illness' }))).toEqual([
      'unknown-argument',
    ]);
    expect(kindsOf(withCheck({ kind: 'never-called', tool, args: { id: 'B1' } }))).toEqual(['unknown-argument']);
    expect(kindsOf(withCheck({ kind: 'owner-is-requester', tool, arg: 'booking' }))).toEqual(['unknown-argument']);
    expect(kindsOf(withCheck({ kind: 'count', tool, op: '<=', n: 1, per: 'conversation' }))).toEqual([]);
    expect(kindsOf(withCheck({ kind: 'count', tool, op: '<=', n: 1, per: 'guest' }))).toEqual(['unknown-argument']);
    expect(kindsOf(withCheck({ kind: 'confirmed-before', tool, details: ['booking_id', 'price'] }))).toEqual([
      'unknown-argument',
    ]);
    expect(kindsOf(withClause({ kind: 'user', text: 'why', says: 'my plans changed', facts: { cause: 'x' } }))).toEqual(
      ['unknown-argument'],
    );
  });

  it('knows tables and fields', () => {
    expect(messagesOf(where('createdat', '<', '$now-24h'))).toEqual([
      'unknown field "createdat" of booking (did you mean "created_at"?)',
    ]);
    expect(kindsOf({ scenarios: [aScenario({ objects: { booking: 'bookngs' } })] })).toEqual(['unknown-table']);
  });

  it('knows the values of an enumeration', () => {
    expect(kindsOf(where('status', '=', 'confirmed'))).toEqual([]);
    expect(messagesOf(where('status', 'in', ['confirmed', 'open']))).toEqual([
      'booking.status is never "open" (values: "cancelled", "confirmed")',
    ]);
  });

  it('follows references to bound objects', () => {
    expect(kindsOf(where('guest_id', '=', '$requester.id'))).toEqual([]);
    expect(messagesOf(where('guest_id', '=', '$guest.id'))).toEqual([
      '"guest" is bound to no object (known: booking, requester)',
    ]);
    expect(kindsOf(where('guest_id', '=', '$requester.nmae'))).toEqual(['unknown-field']);
    expect(kindsOf(withClause({ kind: 'ownership', text: 'mine', of: 'room', is: 'requester' }))).toEqual([
      'unbound-object',
    ]);
  });

  it('takes no text with a dollar sign for a reference', () => {
    expect(
      kindsOf(withCheck({ kind: 'argument', tool: 'cancel_booking', arg: 'reason', op: '=', value: '$5 off' })),
    ).toEqual([]);
  });

  it('reads times, and says when the environment has none', async () => {
    expect(kindsOf(where('created_at', '<', '$now-1week'))).toEqual(['bad-time']);
    const timeless = await anAgent({ now: null });
    expect(lintSpecs([aSpec({ evidence: [QUOTE] })], timeless).map(problem => problem.message)).toEqual([
      '"$now-24h": the environment has no `now`',
    ]);
  });

  it('looks every quotation up in its source', () => {
    expect(kindsOf({ evidence: [{ file: 'prompt.md', quote: 'You must never\n  cancel a booking' }] })).toEqual([]);
    expect(kindsOf({ evidence: [{ file: 'prompt.md', quote: 'You may always cancel' }] })).toEqual(['quote-missing']);
    expect(kindsOf({ evidence: [{ ...QUOTE, file: 'other.md' }] })).toEqual(['quote-missing']);
    const pointer = 'cancel_booking/parameters/reason';
    expect(kindsOf({ evidence: [{ file: 'tools.json', pointer, quote: '"illness"' }] })).toEqual([]);
    expect(kindsOf({ evidence: [{ file: 'tools.json', pointer, quote: '"weather"' }] })).toEqual(['quote-missing']);
  });

  it('lets a rule that a person wrote quote a file that the agent does not read', () => {
    expect(kindsOf({ source: 'manual', evidence: [{ file: 'docs/terms.md', quote: 'no refunds' }] })).toEqual([]);
  });
});

describe('a general check', () => {
  const holds = (that: string, at = 'call of cancel_booking') => withCheck({ kind: 'holds', at, that });

  it('that fits has no problem', () => {
    const that = [
      'args.reason == "illness"',
      'before.bookings[args.booking_id].status in ["confirmed", "cancelled"]',
      'objects.booking.guest_id == requester.id',
      'timestamp(now) - timestamp(objects.booking.created_at) <= duration("24h")',
      'history.exists(e, e.tool == "find_guest" && !e.rejected)',
    ].join(' && ');
    expect(messagesOf(holds(that))).toEqual([]);
    expect(messagesOf(holds('size(calls) <= 1 && !text.contains("refund")', 'turn'))).toEqual([]);
    expect(messagesOf(holds('size(after.bookings) == size(before.bookings)', 'end'))).toEqual([]);
  });

  it('names each thing that does not exist, with its place and what was meant', () => {
    expect(messagesOf(holds('args.raeson == "illness"'))).toEqual([
      'holds: column 6: unknown argument of cancel_booking "raeson" (did you mean "reason"?)',
    ]);
    expect(messagesOf(holds('args.reason == "illness" &&\n  objects.booking.stauts == "x"'))).toEqual([
      'holds: line 2, column 19: unknown field of bookings "stauts" (did you mean "status"?)',
    ]);
    expect(messagesOf(holds('args.reason == "ilness"'))).toEqual([
      'holds: column 1: args.reason is never "ilness" (did you mean "illness"?)',
    ]);
    expect(kindsOf(holds('before.booking["B1"].status == "x"'))).toEqual(['unknown-table']);
    expect(kindsOf(holds('objects.room.kind == "x"'))).toEqual(['unbound-object']);
    expect(kindsOf(holds('true', 'call of cancel'))).toEqual(['unknown-tool']);
    expect(kindsOf(holds('args.reason == "illness"', 'end'))).toEqual(['bad-expression']);
  });

  it('refuses operands that an operator does not take', () => {
    expect(messagesOf(holds('args.reason + 1 == 3'))).toEqual(['holds: column 1: a text + a number cannot be']);
    expect(messagesOf(holds('objects.booking.created_at - now < 3'))).toEqual([
      'holds: column 1: a text - a text cannot be: write timestamp(...) around dates',
    ]);
    expect(messagesOf(holds('size(args.reason)'))).toEqual([
      'holds: column 1: the expression is a number, not true or false',
    ]);
  });

  it('allows further arguments where the schema is open', async () => {
    const parameters = { type: 'object', properties: { id: { type: 'string' } }, additionalProperties: true };
    const open = await anAgent({
      tools: [
        { name: 'cancel_booking', parameters },
        { name: 'find_guest', parameters },
      ],
    });
    const spec = aSpec({ evidence: [QUOTE], ...holds('args.reason == "illness" && args.id != ""') });
    expect(lintSpecs([spec], open).map(({ message }) => message)).toEqual([]);
  });
});

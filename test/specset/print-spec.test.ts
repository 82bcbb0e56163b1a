import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Check } from '../../src/model/check.ts';
import {
  CATEGORIES,
  type Clause,
  FORCES,
  type Scenario,
  SEVERITIES,
  SOURCES,
  type Spec,
} from '../../src/model/spec.ts';
import { foldQuote } from '../../src/model/spec-file.ts';
import { parseSpec } from '../../src/specset/parse-spec.ts';
import { printSpec } from '../../src/specset/print-spec.ts';
import { aScenario, aSpec } from '../helpers/a-spec.ts';

const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
  fc.constantFrom(
    'yes',
    'null',
    '12',
    '# no comment',
    'a: b',
    '- item',
    '"quoted"',
    "it's",
    ' edge ',
    'two\nlines',
    '~',
    '2026-01-01',
    '\ttab',
    '---',
    '...',
    '!!x',
    '*a',
    '&a',
    '{x}',
    '%y',
  ),
);
const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/);
const slug = fc.stringMatching(/^[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,4}){0,2}$/);
const json = fc.jsonValue({ maxDepth: 2 }).map(value => JSON.parse(JSON.stringify(value)));
const quote = fc
  .oneof(
    text,
    fc.array(text, { minLength: 1, maxLength: 4 }).map(lines => lines.join('\n')),
  )
  .map(foldQuote)
  .filter(one => one !== '');

const check: fc.Arbitrary<Check> = fc.oneof(
  fc.record({
    kind: fc.constant('never-called' as const),
    tool: name,
    args: fc.dictionary(name, json, { maxKeys: 3 }),
  }),
  fc.record({
    kind: fc.constant('argument' as const),
    tool: name,
    arg: name,
    op: fc.constantFrom('=' as const, 'in' as const, '<=' as const),
    value: json,
  }),
  fc.record({
    kind: fc.constant('count' as const),
    tool: name,
    op: fc.constantFrom('<=' as const, '=' as const),
    n: fc.nat(9),
    per: name,
  }),
  fc.record({ kind: fc.constant('said' as const), sentence: text }),
  fc.constant({ kind: 'single-action-turn' as const }),
  fc.record({ kind: fc.constant('confirmed-before' as const), tool: name, details: fc.array(name, { maxLength: 3 }) }),
);
const clause: fc.Arbitrary<Clause> = fc.oneof(
  fc.record({
    kind: fc.constant('environment' as const),
    text,
    where: fc.record({
      of: name,
      field: name,
      op: fc.constantFrom('<' as const, '=' as const, 'in' as const),
      value: json,
    }),
  }),
  fc.record({
    kind: fc.constant('ownership' as const),
    text,
    of: name,
    is: fc.constantFrom('requester' as const, 'other' as const),
  }),
  fc.record({ kind: fc.constant('user' as const), text, says: text, facts: fc.dictionary(name, json, { maxKeys: 2 }) }),
);
const scenario = fc.record({
  id: slug,
  title: text,
  force: fc.constantFrom(...FORCES),
  objects: fc.dictionary(name, name, { maxKeys: 2 }),
  given: fc.array(clause, { maxLength: 3 }),
  when: text,
  then: fc.array(
    fc.record({
      text,
      check: fc.option(check, { nil: undefined }),
      attempts: fc.constantFrom('report' as const, 'count' as const),
    }),
    { minLength: 1, maxLength: 2 },
  ),
});
const spec: fc.Arbitrary<Spec> = fc
  .record({
    id: slug,
    rule: text,
    source: fc.constantFrom(...SOURCES),
    category: fc.constantFrom(...CATEGORIES),
    tools: fc.array(text, { maxLength: 3 }),
    severity: fc.constantFrom(...SEVERITIES),
    status: fc.constantFrom('proposed' as const, 'accepted' as const),
    evidence: fc.array(fc.record({ file: text, lines: fc.constant([1, 2] as [number, number]), quote }), {
      maxLength: 2,
    }),
    scenarios: fc.uniqueArray(scenario, { maxLength: 2, selector: one => one.id }),
  })
  .map(one => ({ ...one, scenarios: one.scenarios.map(part => tidy({ ...part, id: `${one.id}.${part.id}` })) }));

/** Leaves out what is undefined, as a spec that was read does. */
function tidy(
  part: Omit<Scenario, 'then'> & {
    readonly then: readonly { text: string; check?: Check | undefined; attempts: 'report' | 'count' }[];
  },
): Scenario {
  return {
    ...part,
    then: part.then.map(({ check: found, ...rest }) => (found === undefined ? rest : { ...rest, check: found })),
  };
}

describe('printSpec', () => {
  it('writes the form of the documentation', () => {
    expect(printSpec(aSpec())).toBe(`# yaml-language-server: $schema=../schema.json
id: cancel-eligibility
rule: A booking may be cancelled only within 24 hours
source: prompt
category: eligibility
tools: [cancel_booking]
severity: should
status: accepted
evidence:
  - file: prompt.md
    lines: [3, 3]
    quote: |
      A booking may be cancelled only within 24 hours.
scenarios:
  - id: cancel-eligibility.no-condition
    title: No condition holds
    force: prohibited
    objects: { booking: bookings }
    given:
      - text: the booking was made more than 24 hours ago
        where: { of: booking, field: created_at, op: "<", value: "$now-24h" }
      - text: the requester owns the booking
        owner: { of: booking, is: requester }
      - text: the reason is a change of plan
        user: "my plans changed"
    when: the guest asks to cancel the booking
    then:
      - text: the agent does not cancel the booking
        check: { never-called: { tool: cancel_booking, args: { booking_id: "$booking.id" } } }
`);
  });

  it('loses nothing: parsing gives the same spec, printing that the same bytes', () => {
    fc.assert(
      fc.property(spec, one => {
        const printed = printSpec(one);
        const read = parseSpec(`specs/a/${one.id}.yaml`, printed);
        expect(read).toEqual(one);
        expect(printSpec(read)).toBe(printed);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps a quotation that a block scalar cannot hold', () => {
    for (const odd of ['   ', '\u0007 bell', ' leading\n  more', 'trailing  ', '\n\nlate start', '\tx']) {
      const one = aSpec({ evidence: [{ file: 'p.md', quote: odd }] });
      expect(parseSpec('cancel-eligibility.yaml', printSpec(one)).evidence[0]?.quote).toBe(odd);
    }
  });

  it('writes `attempts` only where it is not the default', () => {
    const counted = aScenario({ then: [{ text: 'no call', attempts: 'count' }] });
    expect(printSpec(aSpec({ scenarios: [counted] }))).toContain('attempts: count');
    expect(printSpec(aSpec())).not.toContain('attempts');
  });
});

describe('a general check', () => {
  it('is printed as a block, and reads back the same', () => {
    const that = 'args.nights * 50 <= 200 &&\n  "promo" in args';
    const check = { kind: 'holds', at: 'call of cancel_booking', that } as const;
    const spec = aSpec({ scenarios: [aScenario({ then: [{ text: 'it is cheap', check, attempts: 'report' }] })] });
    const text = printSpec(spec);
    expect(text).toContain(
      '        check:\n          holds:\n            at: call of cancel_booking\n            that: |-\n',
    );
    expect(parseSpec('cancel-eligibility.yaml', text)).toEqual(spec);
  });
});

import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../src/lib/errors.ts';
import { parseSpec } from '../../src/specset/parse-spec.ts';
import { printSpec } from '../../src/specset/print-spec.ts';

const WRITTEN = `# yaml-language-server: $schema=../schema.json
id: cancel-eligibility
rule: A booking may be cancelled only under one of four conditions
source: prompt
category: eligibility
tools: [cancel_booking]
severity: should
status: accepted
evidence:
  - file: prompts/desk.md
    lines: [41, 46]
    quote: |
      A booking can be cancelled if
      any of these holds: ...
scenarios:
  - id: cancel-eligibility.no-condition
    title: No condition holds and there is no insurance
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
        check: { never-called: { tool: cancel_booking, args: { booking_id: $booking.id } } }
        attempts: count
`;

function problemsOf(text: string, file = 'specs/desk/cancel-eligibility.yaml'): readonly string[] {
  try {
    parseSpec(file, text);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('parseSpec', () => {
  it('reads of which items a condition speaks, and prints it as it was', () => {
    const written = WRITTEN.replace('field: created_at, op', 'field: "legs[].at", items: every, op');
    const spec = parseSpec('specs/desk/cancel-eligibility.yaml', written);
    expect(spec.scenarios[0]?.given[0]).toMatchObject({ where: { field: 'legs[].at', items: 'every', op: '<' } });
    expect(printSpec(spec)).toContain('{ of: booking, field: "legs[].at", items: every, op: "<", value: "$now-24h" }');
    expect(problemsOf(written.replace('items: every', 'items: all')).join()).toContain('items');
  });

  it('reads the form of the documentation', () => {
    const spec = parseSpec('specs/desk/cancel-eligibility.yaml', WRITTEN);
    expect(spec.evidence).toEqual([
      { file: 'prompts/desk.md', lines: [41, 46], quote: 'A booking can be cancelled if\nany of these holds: ...' },
    ]);
    expect(spec.scenarios[0]?.given.map(clause => clause.kind)).toEqual(['environment', 'ownership', 'user']);
    expect(spec.scenarios[0]?.then[0]).toEqual({
      text: 'the agent does not cancel the booking',
      check: { kind: 'never-called', tool: 'cancel_booking', args: { booking_id: '$booking.id' } },
      attempts: 'count',
    });
  });

  it('reads a file with Windows line endings as the same spec', () => {
    const file = 'specs/desk/cancel-eligibility.yaml';
    expect(parseSpec(file, WRITTEN.replaceAll('\n', '\r\n'))).toEqual(parseSpec(file, WRITTEN));
  });

  it('reports every problem at once, each with its line', () => {
    const text = WRITTEN.replace('severity: should', 'severity: high')
      .replace('status: accepted', 'statuss: accepted')
      .replace('is: requester', 'is: me')
      .replace('        user: "my plans changed"\n', '');
    expect(problemsOf(text)).toEqual(
      [
        'specs/desk/cancel-eligibility.yaml:7: severity: must be one of must, should, info, not "high"',
        'specs/desk/cancel-eligibility.yaml:8: statuss: unknown key (did you mean "status"?)',
        'specs/desk/cancel-eligibility.yaml:24: scenarios[0].given[1].owner.is: must be one of requester, other, not "me"',
        'specs/desk/cancel-eligibility.yaml:25: scenarios[0].given[2]: a clause has exactly one of where, owner, user beside its text',
      ].sort((a, b) => Number(a.split(':')[1]) - Number(b.split(':')[1])),
    );
  });

  it('says which check was meant', () => {
    expect(problemsOf(WRITTEN.replace('never-called:', 'never-caled:'))).toEqual([
      'specs/desk/cancel-eligibility.yaml:30: scenarios[0].then[0].check: unknown check "never-caled" (did you mean "never-called"?)',
    ]);
    expect(problemsOf(WRITTEN.replace('args: { booking_id', 'arg: { booking_id'))).toEqual([
      'specs/desk/cancel-eligibility.yaml:30: scenarios[0].then[0].check.never-called.arg: unknown key (did you mean "args"?)',
    ]);
  });

  it('reads the general form, and reports an expression that cannot be read with its place', () => {
    const check = (that: string, at = 'call of cancel_booking') =>
      WRITTEN.replace(/check: .*/, `check:\n          holds:\n            at: ${at}\n            that: ${that}`);
    expect(
      parseSpec('specs/desk/cancel-eligibility.yaml', check('args.nights * 50 <= 200')).scenarios[0]?.then,
    ).toEqual([
      {
        text: 'the agent does not cancel the booking',
        check: { kind: 'holds', at: 'call of cancel_booking', that: 'args.nights * 50 <= 200' },
        attempts: 'count',
      },
    ]);
    expect(problemsOf(check('args.nights ** 2'))).toEqual([
      'specs/desk/cancel-eligibility.yaml:33: scenarios[0].then[0].check.holds.that: column 14: Unexpected token: *',
    ]);
    expect(problemsOf(check('args.reason.matches("(a*)*")'))[0]).toContain(
      'a repeated group may not hold a repetition',
    );
    expect(problemsOf(check('true', 'each call'))[0]).toContain('holds.at: "call of <tool>", "turn" or "end"');
  });

  it('wants the id to be the name of the file, and of its scenarios', () => {
    const file = 'specs/desk/refunds.yaml';
    expect(problemsOf(WRITTEN, file)).toEqual([
      `${file}:2: id: is "cancel-eligibility" but the file is named "refunds"`,
    ]);
    expect(problemsOf(WRITTEN.replace('id: cancel-eligibility.no-condition', 'id: refunds.no-condition'))).toEqual([
      'specs/desk/cancel-eligibility.yaml:16: scenarios[0].id: must start with "cancel-eligibility."',
    ]);
  });

  it('refuses two scenarios of one id', () => {
    const scenario = WRITTEN.slice(WRITTEN.indexOf('  - id: cancel-eligibility.no-condition'));
    expect(problemsOf(WRITTEN + scenario)).toEqual([
      'specs/desk/cancel-eligibility.yaml:32: scenarios[1].id: "cancel-eligibility.no-condition" is taken by another scenario',
    ]);
  });

  it('wants a reason for a rejection', () => {
    expect(problemsOf(WRITTEN.replace('status: accepted', 'status: rejected'))).toEqual([
      'specs/desk/cancel-eligibility.yaml:8: status: a rejected rule needs a reason (add the key `reason`)',
    ]);
  });

  it('reports broken YAML with its line', () => {
    expect(problemsOf(WRITTEN.replace('tools: [cancel_booking]', 'tools: [cancel_booking'))[0]).toMatch(
      /^specs\/desk\/cancel-eligibility\.yaml:\d+: /,
    );
  });

  it('refuses a file that holds no map', () => {
    expect(problemsOf('just words')).toEqual(['specs/desk/cancel-eligibility.yaml:1: must be a map, not "just words"']);
    expect(problemsOf('')).not.toEqual([]);
  });
});

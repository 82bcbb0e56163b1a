import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileExpression } from '../../../src/lib/cel/compile-expression.ts';
import { parseExpression } from '../../../src/lib/cel/parse-expression.ts';
import { findPatternProblem, longestTextFor } from '../../../src/lib/cel/safe-pattern.ts';
import { Unknown, type Value } from '../../../src/lib/cel/values.ts';
import { parseMoment } from '../../../src/lib/resolve-time.ts';

function evaluate(source: string, x: Value = null): Value {
  const { expression, problems } = parseExpression(source);
  if (expression === null) throw new Error(problems.map(({ message }) => message).join());
  return compileExpression(expression)({ names: { x: () => x }, now: null });
}

/** `body` with x doubled `times` times. */
function doubled(times: number, body: string): string {
  return times === 0 ? body : `cel.bind(x, x + x, ${doubled(times - 1, body)})`;
}

describe('round()', () => {
  it.each([
    ['round(0.1 + 0.2 - 0.3, 2)', 0],
    ['round(1e21, 2)', 1e21],
    ['round(-1e-9, 2)', 0],
    ['round(-2.675, 2)', -2.68],
  ])('%s is %s', (source, value) => expect(evaluate(source)).toBe(value));

  it('rounds every number as its decimal digits are rounded', () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
    const near = fc.double({ noNaN: true, min: -1e6, max: 1e6 });
    fc.assert(
      fc.property(fc.oneof(finite, near), fc.integer({ min: 0, max: 12 }), (x, digits) => {
        const format = new Intl.NumberFormat('en', { maximumFractionDigits: digits, useGrouping: false });
        expect(Number(evaluate(`round(x, ${digits})`, x)) + 0).toBe(Number(format.format(x)) + 0);
      }),
    );
  });
});

describe('the time of a pattern', () => {
  it.each([`^${'a?'.repeat(40)}b$`, 'a{0,20}'.repeat(12), 'a??'.repeat(40), `${'(a|a)'.repeat(28)}b`])(
    '%s is refused',
    pattern => expect(findPatternProblem(pattern)).not.toBeNull(),
  );

  it.each(['^\\+?[0-9]{1,3}-?[0-9]{3}$', '^(jan|feb|mar|apr|may|jun)$', `^${'a?'.repeat(12)}b$`])(
    '%s is allowed, and quick on its longest text',
    pattern => {
      expect(findPatternProblem(pattern)).toBeNull();
      const start = performance.now();
      new RegExp(pattern, 'u').test('a'.repeat(longestTextFor(pattern)));
      expect(performance.now() - start).toBeLessThan(5000);
    },
  );
});

describe('an evaluation', () => {
  it.each<readonly [string, Value]>([
    [doubled(25, 'x == ""'), 'text'],
    [doubled(25, 'size(x) == 1'), [1]],
    ['flatten(x)', Array(1000).fill(Array(1000).fill(1))],
    ['x.join("")', Array(1000).fill('a'.repeat(10_000))],
    ['(1e308 * 10.0) - (1e308 * 10.0)', null],
    ['1e308 * 10.0 > 1.0', null],
    ['sum([1e308, 1e308])', null],
    ['constructor == 1', null],
    ['toString', null],
  ])('%s is not known', (source, x) => expect(evaluate(source, x)).toBeInstanceOf(Unknown));

  it('finds the most of a very long list', () => {
    expect(evaluate('max(x) - min(x)', Array(500_000).fill(3))).toBe(0);
  });

  it('does not end with an error where a value is too large to make', () => {
    const { expression } = parseExpression('x');
    const tooLarge = () => 'a'.repeat(2 ** 30);
    expect(expression && compileExpression(expression)({ names: { x: tooLarge }, now: null })).toBeInstanceOf(Unknown);
  });
});

describe('a date that no calendar has', () => {
  it.each(['2024-02-30', '2023-02-29', '2024-04-31T10:00:00', '2024-13-01', '2024-00-10', '2024-01-00'])(
    '%s is no moment',
    text => expect(parseMoment(text, null)).toBeNull(),
  );
  it('29 February of a leap year is one', () => expect(parseMoment('2024-02-29', null)).toBe(Date.UTC(2024, 1, 29)));
});

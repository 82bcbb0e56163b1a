import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../../src/lib/cel/parse-expression.ts';
import { findPatternProblem, longestTextFor } from '../../../src/lib/cel/safe-pattern.ts';

function problemsOf(source: string) {
  return parseExpression(source).problems.map(({ kind, message, start }) => `${kind} ${start}: ${message}`);
}

describe('parseExpression', () => {
  it('says where the text stops being an expression', () => {
    expect(problemsOf('args.a ==')).toEqual(['syntax 9: Unexpected token: the end']);
    expect(problemsOf('args.a = 3')[0]).toContain('syntax 7');
    expect(problemsOf('')).toHaveLength(1);
  });

  it('refuses bytes, unsigned numbers and numbers beyond the exact', () => {
    expect(problemsOf('b"x" == args.a')[0]).toContain('bytes and unsigned numbers');
    expect(problemsOf('3u == args.a')[0]).toContain('bytes and unsigned numbers');
    expect(problemsOf('args.a == 9007199254740993')[0]).toContain('too large');
  });

  it('refuses an expression too large to be read by anyone', () => {
    expect(problemsOf(Array.from({ length: 1500 }, () => '1').join(' + '))).toHaveLength(1);
    expect(problemsOf(`${'('.repeat(500)}1${')'.repeat(500)}`)).toHaveLength(1);
  });

  it('refuses patterns that are not written out or may take for ever', () => {
    expect(problemsOf('args.a.matches(args.b)')[0]).toContain('written out as a text');
    expect(problemsOf('args.a.matches("(a+)+$")')[0]).toContain('a repeated group may not hold');
    expect(problemsOf('args.a.matches("^[A-Z]{2}[0-9]+$")')).toEqual([]);
  });
});

describe('a pattern', () => {
  it.each(['(a*)*', '(a|b)*', '(a?){2,}', '((a)+b)*', '(?=a)b', '(?<n>a)', '(a)\\1', '[', 'a*b*c*d*', 'x'.repeat(201)])(
    '%s is refused',
    pattern => {
      expect(findPatternProblem(pattern)).not.toBeNull();
    },
  );

  it.each(['^B[0-9]{4}$', '(?:ab)+', '(a|b)?c+', '[(+*]+x', '\\(\\d+\\)', 'a{1,10}(b+)?'])('%s is allowed', pattern => {
    expect(findPatternProblem(pattern)).toBeNull();
  });

  it('that is allowed ends in bounded time on the longest text it is tried on', () => {
    for (const pattern of ['a+$', 'a*a*$', 'a*a*a*$']) {
      const text = `${'a'.repeat(longestTextFor(pattern) - 1)}b`;
      const start = performance.now();
      expect(new RegExp(`${pattern.slice(0, -1)}c$`, 'u').test(text)).toBe(false);
      expect(performance.now() - start).toBeLessThan(5000);
    }
  });
});

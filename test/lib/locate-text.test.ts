import { expect, test } from 'vitest';
import { linesOfSpan, locateText, spanOfPassage } from '../../src/lib/locate-text.ts';

const TEXT = 'one\ntwo two\n\nthree\nfour';

test('a passage is found within its lines, and a span knows its lines', () => {
  const lines = { one: [1, 1], two: [2, 2], three: [4, 4], four: [5, 5], 'three\nfour': [4, 5] } as const;
  for (const [text, [first, last]] of Object.entries(lines)) {
    const span = spanOfPassage({ text: TEXT }, { text, lines: [first, last] });
    expect(TEXT.slice(span.start, span.end)).toBe(text);
    expect(linesOfSpan({ text: TEXT }, span)).toEqual([first, last]);
  }
});

test('a passage that is not on its lines is the lines as a whole, and nothing past the end', () => {
  expect(spanOfPassage({ text: TEXT }, { text: 'six', lines: [2, 4] })).toEqual({ start: 4, end: 18 });
  expect(spanOfPassage({ text: TEXT }, { text: 'six', lines: [9, 9] })).toEqual({ start: 24, end: 24 });
});

test('lines of a long text are the same as those of a short one', () => {
  const text = Array.from({ length: 3000 }, (_, index) => `line ${index + 1} of it`).join('\n');
  for (const line of [1, 2, 1500, 2999, 3000]) {
    const [span = { start: 0, end: 0 }] = locateText(`line ${line} of it`, text);
    expect(linesOfSpan({ text }, span)).toEqual([line, line]);
    expect(spanOfPassage({ text }, { text: `line ${line} of it`, lines: [line, line] })).toEqual(span);
  }
});

import { describe, expect, it } from 'vitest';
import { errorMessage } from '../../src/lib/errors.ts';

const knot: Record<string, unknown> = {};
knot['knot'] = knot;

describe('the text of what was thrown', () => {
  it.each([
    [new Error('no such guest'), 'no such guest'],
    [new TypeError(''), 'TypeError'],
    ['no such guest', 'no such guest'],
    [{ message: 'no such guest', code: 7 }, 'no such guest'],
    [null, 'null was thrown, no error'],
    [undefined, 'undefined was thrown, no error'],
    [Symbol('s'), 'Symbol(s) was thrown, no error'],
    [{ code: 7 }, '{"code":7} was thrown, no error'],
    [Object.create(null), '{} was thrown, no error'],
    ['', '"" was thrown, no error'],
    [knot, 'a value without a text was thrown, no error'],
  ])('%#', (thrown, text) => {
    expect(errorMessage(thrown)).toBe(text);
  });

  it('an error whose message cannot be read still has a text', () => {
    const error = Object.defineProperty(new Error('x'), 'message', {
      get: () => {
        throw new Error('no');
      },
    });
    expect(errorMessage(error)).toBe('{} was thrown, no error');
  });
});

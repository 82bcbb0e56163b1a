import { describe, expect, it } from 'vitest';
import { toJson, toRecord } from '../../../src/adapters/environment/json-result.ts';

class Booking {
  readonly id = 'B1';
  readonly made = new Date(0);
}
class Told extends Error {
  toJSON() {
    return { told: this.message };
  }
}
const knot: Record<string, unknown> = {};
knot['knot'] = knot;

describe('what a tool gives, as JSON', () => {
  it.each([
    [undefined, null],
    [{ a: undefined, b: null }, { b: null }],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [new Booking(), { id: 'B1', made: '1970-01-01T00:00:00.000Z' }],
    [[new Told('full')], [{ told: 'full' }]],
    [new URL('https://desk.example/'), 'https://desk.example/'],
    [Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
  ])('%# is kept whole', (value, json) => {
    expect(toJson(value)).toEqual(json);
  });

  it.each([
    ['a Date without a moment', new Date('never')],
    ['a number (NaN)', Number.NaN],
    ['a number (Infinity)', Number.POSITIVE_INFINITY],
    ['a bigint (1)', 1n],
    ['a function', () => 1],
    ['a symbol', Symbol('s')],
    ['a Map', new Map([[1, 2]])],
    ['a Set', new Set([1])],
    ['a Promise', Promise.resolve(1)],
    ['a TypeError', new TypeError('no')],
    ['a RegExp', /a/],
    ['an undefined item', [1, undefined]],
    ['a cycle', knot],
  ])('%s is refused at the top, in a record and in a list', (_what, value) => {
    for (const held of [value, { held: value }, [[value]]]) expect(() => toJson(held)).toThrow(TypeError);
    expect(() => toRecord({ held: value })).toThrow(TypeError);
  });

  it('says what it refuses', () => {
    expect(() => toJson({ arrival: new Date('never') })).toThrow('a Date without a moment is not JSON');
    expect(() => toJson({ nights: [1, undefined] })).toThrow('item 1 of a list is undefined');
  });
});

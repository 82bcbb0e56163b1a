import { describe, expect, it, test } from 'vitest';
import { readTools } from '../../src/artifacts/read-tools.ts';
import { noteUnread } from '../../src/artifacts/tools/note-unread.ts';
import { mineSchema } from '../../src/mining/mine-schema.ts';
import type { JsonObject } from '../../src/model/json.ts';

const read = (input_schema: JsonObject) => readTools('t.json', JSON.stringify([{ name: 'refund', input_schema }]));
const anchorsOf = (schema: JsonObject) =>
  Object.fromEntries(read(schema).flatMap(tool => tool.anchors.map(({ pointer, anchor }) => [pointer, anchor])));
const rulesOf = (schema: JsonObject) => mineSchema({ tools: read(schema) }).map(({ rule }) => rule);
const amount = (maximum: number): JsonObject => ({ type: 'number', maximum });

describe('the anchor of a parameter covers all that its references lead to', () => {
  const changed: readonly (readonly [string, (maximum: number) => JsonObject])[] = [
    ['in $defs', max => ({ properties: { a: { $ref: '#/$defs/A' } }, $defs: { A: amount(max) } })],
    ['in definitions', max => ({ properties: { a: { $ref: '#/definitions/A' } }, definitions: { A: amount(max) } })],
    [
      'through another definition',
      max => ({ properties: { a: { $ref: '#/$defs/A' } }, $defs: { A: { $ref: '#/$defs/B' }, B: amount(max) } }),
    ],
    [
      'deep within the parameter',
      max => ({
        properties: { a: { type: 'array', items: { properties: { b: { anyOf: [{ $ref: '#/$defs/A' }] } } } } },
        $defs: { A: amount(max) },
      }),
    ],
    [
      'around a circle',
      max => ({
        properties: { a: { $ref: '#/$defs/A' } },
        $defs: { A: { properties: { next: { $ref: '#/$defs/A' }, sum: amount(max) } } },
      }),
    ],
    ['in the schema itself', max => ({ properties: { a: { $ref: '#' }, b: amount(max) } })],
    ['in another parameter', max => ({ properties: { a: { $ref: '#/properties/b' }, b: amount(max) } })],
    [
      'with an escaped name',
      max => ({ properties: { a: { $ref: '#/$defs/x~1y%20z' } }, $defs: { 'x/y z': amount(max) } }),
    ],
    ['by an $anchor', max => ({ properties: { a: { $ref: '#A' } }, $defs: { A: { $anchor: 'A', ...amount(max) } } })],
  ];
  it.each(changed)('%s', (_, schema) => {
    expect(anchorsOf(schema(100))['/parameters/a']).toBe(anchorsOf(schema(100))['/parameters/a']);
    expect(anchorsOf(schema(100))['/parameters/a']).not.toBe(anchorsOf(schema(1e6))['/parameters/a']);
  });

  it('and nothing else: another definition changes only the parameters that lead to it', () => {
    const schema = (max: number): JsonObject => ({
      properties: { a: { $ref: '#/$defs/A' }, b: { $ref: '#/$defs/B' } },
      $defs: { A: amount(1), B: amount(max) },
    });
    const [before, after] = [anchorsOf(schema(1)), anchorsOf(schema(2))];
    expect(after['/parameters/a']).toBe(before['/parameters/a']);
    expect(after['/parameters/b']).not.toBe(before['/parameters/b']);
  });

  it('a tool without references keeps the anchors that locks hold', () => {
    expect(anchorsOf({ type: 'object', properties: { a: amount(100) }, required: ['a'] })).toEqual({
      '/description': 'tool:refund/description:12ae32cb1ec02d01',
      '/parameters/a': 'tool:refund/parameters/a:c07a12b09df42dd8',
    });
  });
});

describe('arguments behind a top-level keyword have their rules', () => {
  const R: JsonObject = { type: 'object', properties: { a: amount(100), b: { enum: ['x', 'y'] } }, required: ['a'] };
  const said = [
    'Every call of refund gives a',
    'In every call of refund, a is at most 100 and is a number',
    'In every call of refund, b is one of x, y',
  ];
  it.each<[string, JsonObject]>([
    ['$ref', { $ref: '#/definitions/R', definitions: { R } }],
    ['$ref through another', { $ref: '#/$defs/Q', $defs: { Q: { $ref: '#/$defs/R' }, R } }],
    ['allOf of one', { allOf: [R] }],
    ['allOf of several', { type: 'object', allOf: [{ $ref: '#/$defs/R' }, { properties: { b: {} } }], $defs: { R } }],
    ['fields beside the required of a part', { ...R, required: [], allOf: [{ required: ['a'] }] }],
    ['oneOf of equal branches', { oneOf: [R, R] }],
  ])('%s', (_, schema) => {
    expect(rulesOf(schema)).toEqual(said);
  });

  it('of a choice, what holds in every branch is a rule, and a change in any branch changes an anchor', () => {
    const schema = (max: number): JsonObject => ({
      oneOf: [
        { properties: { kind: { const: 'card' }, a: amount(5), iban: { type: 'string' } }, required: ['kind', 'a'] },
        { properties: { kind: { const: 'cash' }, a: amount(5), desk: amount(max) }, required: ['kind', 'a', 'desk'] },
      ],
    });
    expect(rulesOf(schema(7))).toEqual([
      'Every call of refund gives kind and a',
      'In every call of refund, kind is one of card, cash',
      'In every call of refund, a is at most 5 and is a number',
    ]);
    expect(anchorsOf(schema(8))['/parameters/desk']).not.toBe(anchorsOf(schema(7))['/parameters/desk']);
  });

  it('a reference in a circle is no endless loop', () => {
    expect(rulesOf({ $ref: '#/$defs/R', $defs: { R: { $ref: '#/$defs/R' } } })).toEqual([]);
    expect(rulesOf({ properties: { a: { $ref: '#/$defs/A' } }, $defs: { A: { $ref: '#/$defs/A' } } })).toEqual([]);
  });

  it('the evidence is quoted from where the field is written', () => {
    const [, rule] = mineSchema({ tools: read({ $ref: '#/definitions/R', definitions: { R } }) });
    expect(rule?.evidence[0]?.quote).toBe('"a":{"type":"number","maximum":100}');
  });
});

test('what of a schema is not read is noted, one line a tool', () => {
  const notes = (schema: JsonObject) => noteUnread(read(schema));
  expect(notes({ properties: { a: { $ref: '#/$defs/A' } }, $defs: { A: {} } })).toEqual([]);
  expect(notes({ oneOf: [], if: {}, properties: { a: { $ref: 'x.json#/A' }, b: { $ref: '#/$defs/B' } } })).toEqual([
    'tool refund (t.json): not read of its schema: what only some branches of its oneOf say; if; $ref #/$defs/B, which leads to no part of it; $ref x.json#/A, which leads to no part of it',
  ]);
});

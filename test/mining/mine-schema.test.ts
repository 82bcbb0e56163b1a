import { describe, expect, it } from 'vitest';
import { isQuotedIn } from '../../src/lib/fold-text.ts';
import { mineSchema } from '../../src/mining/mine-schema.ts';
import type { JsonObject } from '../../src/model/json.ts';
import { toolsOf } from '../helpers/mining-scene.ts';

const rulesOf = (parameters: JsonObject, name = 'book_room') => mineSchema({ tools: toolsOf({ [name]: parameters }) });
const checksOf = (parameters: JsonObject) =>
  rulesOf(parameters).flatMap(({ scenarios = [] }) => scenarios.flatMap(({ then }) => then.map(({ check }) => check)));

describe('rules stated by the schema of an argument', () => {
  it('an enum becomes a rule of its allowed values, quoted from the schema', () => {
    const [rule] = rulesOf({ properties: { board: { type: 'string', description: 'Meals', enum: ['none', 'half'] } } });
    expect(rule?.rule).toBe('In every call of book_room, board is one of none, half');
    expect(rule).toMatchObject({ source: 'schema', category: 'argument', tools: ['book_room'], severity: 'must' });
    expect(rule?.evidence[0]?.pointer).toBe('book_room/parameters/board');
    expect(rule?.evidence[0]?.quote.replace(/\s+/g, '')).toBe('"enum":["none","half"]');
    expect(rule?.scenarios?.[0]).toMatchObject({
      force: 'required',
      given: [],
      when: 'the user asks to book a room',
      then: [{ check: { kind: 'argument', tool: 'book_room', arg: 'board', op: 'in', value: ['none', 'half'] } }],
    });
  });

  it('required arguments are one rule of the tool', () => {
    const [rule, ...others] = rulesOf({
      properties: { a: { type: 'string' }, b: { type: 'string' } },
      required: ['a', 'b'],
    });
    expect(others).toEqual([]);
    expect(rule?.rule).toBe('Every call of book_room gives a and b');
    expect(rule?.anchors).toHaveLength(2);
  });

  it('that an optional text is a text gives no rule', () => {
    expect(rulesOf({ properties: { note: { type: 'string', description: 'Anything' } } })).toEqual([]);
  });

  it('bounds, sizes, patterns and formats become comparisons that hold exactly when the schema does', () => {
    const checks = checksOf({
      properties: {
        nights: { type: 'integer', minimum: 1, exclusiveMaximum: 30 },
        guests: { type: 'array', minItems: 1, maxItems: 4, items: { type: 'string', pattern: '^G\\d+$' } },
        from: { type: 'string', format: 'date' },
      },
    });
    const said = checks.map(check => (check?.kind === 'argument' ? [check.arg, check.op, check.value] : null));
    expect(said).toEqual([
      ['nights', '>=', 1],
      ['nights', '<', 30],
      ['nights', 'is-type', 'integer'],
      ['guests.length', '>=', 1],
      ['guests.length', '<=', 4],
      ['guests', 'is-type', 'array'],
      ['guests[]', 'matches', '^G\\d+$'],
      ['from', 'matches', expect.stringContaining('\\d{4}')],
    ]);
  });

  it('properties within objects and lists are reached by their path', () => {
    const room = { type: 'object', properties: { kind: { enum: ['single', 'double'] } } };
    expect(checksOf({ properties: { rooms: { type: 'array', items: room } } })).toContainEqual(
      expect.objectContaining({ arg: 'rooms[].kind', op: 'in' }),
    );
  });

  it('a property is only said to be given where its object surely is', () => {
    const address = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
    const given = (required: string[]) =>
      checksOf({ properties: { address }, required }).filter(
        check => check?.kind === 'argument' && check.op === 'exists',
      );
    expect(given(['address']).map(check => check?.kind === 'argument' && check.arg)).toEqual([
      'address',
      'address.city',
    ]);
    expect(given([])).toEqual([]);
  });

  it('an argument that may be null is not said to be given, nor of one type, and its limits leave null out', () => {
    const written: JsonObject[] = [
      { type: ['integer', 'null'], minimum: 1 },
      { type: 'integer', nullable: true, minimum: 1 },
      { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] },
    ];
    for (const until of written)
      expect(checksOf({ properties: { until }, required: ['until'] })).toEqual([
        { kind: 'holds', at: 'call of book_room', that: '!has(args.until) || args.until == null || args.until >= 1' },
        expect.objectContaining({ op: 'is-type', value: ['integer', 'null'] }),
      ]);
  });

  it('limits stated apart from their type are read, by allOf and beside a reference', () => {
    const says = (n: JsonObject) =>
      checksOf({ properties: { n }, $defs: { Count: { type: 'integer', maximum: 9 } } }).map(check =>
        check?.kind === 'argument' ? [check.arg, check.op, check.value] : null,
      );
    expect(says({ allOf: [{ type: 'integer' }, { minimum: 2 }] })).toEqual([
      ['n', 'is-type', 'integer'],
      ['n', '>=', 2],
    ]);
    expect(says({ $ref: '#/$defs/Count', minimum: 2 })).toEqual([
      ['n', '<=', 9],
      ['n', 'is-type', 'integer'],
      ['n', '>=', 2],
    ]);
    expect(says({ type: 'string', allOf: [{ minimum: 2 }] })).toEqual([]);
  });

  it('what each item of a list must have is said of each item, and of nothing deeper', () => {
    const city = { type: 'object', properties: { zip: { type: 'string' } }, required: ['zip'] };
    const guest = { type: 'object', properties: { name: { type: 'string' }, city }, required: ['name', 'city'] };
    const given = checksOf({ properties: { guests: { type: 'array', items: guest } } }).flatMap(check =>
      check?.kind === 'argument' && check.op === 'exists' ? [check.arg] : [],
    );
    expect(given).toEqual(['guests[].name', 'guests[].city']);
  });

  it('a union of constants is a list of allowed values; any other union gives none', () => {
    const constants = { anyOf: [{ const: 'a' }, { enum: ['b'] }, { type: 'null' }] };
    expect(checksOf({ properties: { x: constants } })).toEqual([
      expect.objectContaining({ op: 'in', value: ['a', 'b', null] }),
    ]);
    expect(checksOf({ properties: { x: { anyOf: [{ type: 'integer' }, { type: 'string' }] } } })).toEqual([]);
  });

  it('references within the schema are followed', () => {
    const parameters = {
      properties: { kind: { $ref: '#/$defs/kind' } },
      $defs: { kind: { type: 'string', enum: ['a'] } },
    };
    expect(checksOf(parameters)).toEqual([expect.objectContaining({ arg: 'kind', op: '=', value: 'a' })]);
  });

  it('a pattern that JavaScript cannot read gives no rule', () => {
    expect(checksOf({ properties: { x: { type: 'string', pattern: '(?<=[' } } })).toEqual([]);
  });

  it('a read tool is asked for by its words, and its rules weigh less', () => {
    const [rule] = rulesOf({ properties: { by: { type: 'string', enum: ['id', 'name'] } } }, 'find_guest');
    expect(rule).toMatchObject({ severity: 'should' });
    expect(rule?.scenarios?.[0]?.when).toBe('the user asks for something that needs find guest');
  });

  it.each([
    ['waive_fine', 'the user asks to waive the fine'],
    ['renew_loan', 'the user asks to renew the loan'],
    ['transfer_to_staff', 'the user asks for a transfer to staff'],
  ])('a tool of which nobody knows whether it writes is asked for by what it does: %s', (tool, when) => {
    const [rule] = rulesOf({ properties: { by: { type: 'string', enum: ['id', 'name'] } } }, tool);
    expect(rule?.scenarios?.[0]?.when).toBe(when);
  });

  it('each quotation stands in the anchor it is from', () => {
    const tools = toolsOf({
      pay: {
        properties: { sum: { type: 'number', minimum: 0, description: 'Dollars' }, to: { type: 'string' } },
        required: ['to'],
      },
    });
    const quotes = tools.flatMap(tool => tool.anchors.map(({ quote }) => quote));
    const evidence = mineSchema({ tools }).flatMap(rule => rule.evidence);
    expect(evidence.length).toBeGreaterThan(1);
    for (const { quote } of evidence) expect(quotes.some(source => isQuotedIn(quote, source))).toBe(true);
  });
});

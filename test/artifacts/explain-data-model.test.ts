import { expect, test } from 'vitest';
import { explainDataModel } from '../../src/artifacts/explain-data-model.ts';
import { inferDataModel } from '../../src/artifacts/infer-data-model.ts';
import { readData } from '../../src/artifacts/read-data.ts';
import { readDataModel } from '../../src/artifacts/read-data-model.ts';
import { ConfigError } from '../../src/lib/errors.ts';

const TOML = `[guests.G1]
since = 2026-05-01T10:00:00Z
cards = { c1 = { kind = "visa" }, c2 = { kind = "amex" } }
[guests.G2]
since = 2026-05-02T10:00:00Z
cards = { c3 = { kind = "visa" } }
[products.P1.variants]
v11 = { item_id = "v11", price = 3 }
v12 = { item_id = "v12", price = 4 }
[products.P2.variants]
v21 = { item_id = "v21", price = 5 }
[orders.O1]
guest_id = "G1"
card_id = "c1"
items = [{ item_id = "v11", line_id = "a" }, { item_id = "v21", line_id = "b" }]
seats = { G1 = 2, G2 = 1 }
[orders.O2]
guest_id = "G2"
card_id = "c3"
items = [{ item_id = "v12", line_id = "c" }]
seats = { G2 = 4 }
[refunds.R1]
line_id = "c"
[refunds.R2]
line_id = "a"
`;
const data = readData('data.toml', TOML);
const model = inferDataModel(data);
const fieldOf = (table: string, path: string) => model.tables[table]?.fields.find(field => field.path === path);

test('data are read from TOML; its moments are texts', () => {
  expect(data['guests']?.['G1']?.['since']).toBe('2026-05-01T10:00:00.000Z');
  expect(fieldOf('guests', 'since')?.type).toBe('date-time');
});

test('broken TOML is refused with its line', () => {
  const read = () => readData('data.toml', '[a]\nb = \n');
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/^data\.toml:2: not TOML: /);
});

test('fields point into maps and array items of other tables, and map keys at tables', () => {
  expect(fieldOf('orders', 'guest_id')).toMatchObject({ references: 'guests' });
  expect(fieldOf('orders', 'items[].item_id')).toMatchObject({
    referencesInto: { table: 'products', path: 'variants.*' },
  });
  expect(fieldOf('orders', 'card_id')).toMatchObject({ referencesInto: { table: 'guests', path: 'cards.*' } });
  expect(fieldOf('refunds', 'line_id')).toMatchObject({ referencesInto: { table: 'orders', path: 'items[].line_id' } });
  expect(fieldOf('orders', 'seats.*')).toMatchObject({ type: 'number', keysReference: 'guests' });
});

test('every fact says what it was concluded from, or that the file says it', () => {
  const text = 'tables:\n  orders:\n    fields:\n      - {path: card_id, type: string, enum: [c1, c3]}\n';
  const dataModel = readDataModel({ file: 'model.yaml', text }, model, data);
  const facts = explainDataModel({ data, dataModel }, 'model.yaml');
  const why = (field: string, fact: string) =>
    facts.find(one => one.table === 'orders' && one.field === field && one.fact === fact);
  expect(why('guest_id', 'references')).toMatchObject({
    value: 'guests',
    why: 'all 2 values (2 distinct) are keys there',
  });
  expect(why('card_id', 'enum')).toMatchObject({ value: ['c1', 'c3'], why: 'said by model.yaml' });
  expect(why('items[].item_id', 'references')).toMatchObject({ value: 'products: variants.*' });
});

test('a foreign key into a map that the file says is kept', () => {
  const text =
    'tables:\n  refunds:\n    fields:\n      - {path: line_id, foreign_key: {table: guests, in_map: cards}}\n';
  const { tables } = readDataModel({ file: 'model.yaml', text }, model, data);
  expect(tables['refunds']?.fields[0]).toMatchObject({ referencesInto: { table: 'guests', path: 'cards.*' } });
});

import type { Rng } from '../lib/rng.ts';
import { singularOf } from '../lib/word-forms.ts';
import type { Field } from '../model/artifacts.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { plausibleValue } from './plausible-value.ts';
import { type DriverArtifacts, fieldsOf, keysOf, recordsOf } from './world.ts';

/** Records that are looked at for the form of their keys, and as patterns for a new one. */
const SAMPLE = 50;

/**
 * The artifacts with one more record in a table: a copy of another one under a new key, or, in an empty table, a record
 * with plausible fields by the data model. Null: the data model knows no field, so nothing plausible can be made.
 */
export function withNewRecord(artifacts: DriverArtifacts, table: string, rng: Rng): DriverArtifacts | null {
  const records = recordsOf(artifacts, table);
  const keys = Object.keys(records);
  const id = newKey(table, keys);
  const pattern = keys.length > 0 ? records[rng.pick(keys.slice(0, SAMPLE))] : undefined;
  const made = pattern ?? makeRecord(artifacts, table, rng);
  if (made === null) return null;
  const key = Object.hasOwn(artifacts.dataModel.tables, table) ? artifacts.dataModel.tables[table]?.key : undefined;
  const record = key === undefined ? made : { ...made, [key]: id };
  return { ...artifacts, data: { ...artifacts.data, [table]: { ...records, [id]: record } } };
}

/** A key in the form of the others: the greatest number in it, and one more. */
function newKey(table: string, keys: readonly string[]): string {
  const [sample = `${singularOf(table)}_0`] = keys;
  const { 1: head = '', 2: digits = '', 3: tail = '' } = /^(.*?)(\d+)(\D*)$/.exec(sample) ?? [];
  const taken = new Set(keys);
  if (digits === '') return firstFree(number => `${sample}_${number}`, taken);
  const numbers = keys.flatMap(key => {
    const found = /(\d+)\D*$/.exec(key)?.[1];
    return found === undefined || found.length > 12 ? [] : [Number(found)];
  });
  const next = numbers.reduce((most, number) => Math.max(most, number), 0);
  return firstFree(number => `${head}${String(next + number).padStart(digits.length, '0')}${tail}`, taken);
}

function firstFree(name: (number: number) => string, taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(name(number))) number += 1;
  return name(number);
}

function makeRecord(artifacts: DriverArtifacts, table: string, rng: Rng): JsonObject | null {
  const fields = fieldsOf(artifacts.dataModel, table);
  const flat = fields.filter(({ path, optional }) => !/[.[]/.test(path) && optional !== true);
  if (flat.length === 0) return null;
  const entries = flat.flatMap(field => {
    const value = makeValue(field, { artifacts, fields, rng });
    return value === undefined ? [] : [[field.path, value] as const];
  });
  return Object.fromEntries(entries);
}

interface Making {
  readonly artifacts: DriverArtifacts;
  readonly fields: readonly Field[];
  readonly rng: Rng;
}

function makeValue(field: Field, { artifacts, fields, rng }: Making): Json | undefined {
  if (field.references !== undefined) {
    const keys = keysOf(artifacts, field.references);
    return keys.length > 0 ? rng.pick(keys) : undefined;
  }
  if (field.type === 'array') return [];
  if (field.type === 'object') return makeObject(field, { artifacts, fields, rng });
  if (field.type === 'null') return null;
  return plausibleValue(field.path, schemaOf(field), { artifacts, rng });
}

function makeObject(field: Field, making: Making): JsonObject {
  const prefix = `${field.path}.`;
  const inner = making.fields.filter(({ path }) => path.startsWith(prefix) && !/[.[*]/.test(path.slice(prefix.length)));
  return Object.fromEntries(
    inner.flatMap(part => {
      const name = part.path.slice(prefix.length);
      const value = plausibleValue(name, schemaOf(part), making);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

function schemaOf({ type, enum: members }: Field): JsonObject {
  if (members !== undefined) return { enum: [...members] };
  if (type === 'date-time') return { type: 'string', format: 'date-time' };
  if (type === 'number') return { type: 'number' };
  return { type: type === 'boolean' ? 'boolean' : 'string', examples: type === 'boolean' ? [false] : ['none'] };
}

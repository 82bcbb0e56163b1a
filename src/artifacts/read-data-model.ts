import { z } from 'zod';
import { ConfigError } from '../lib/errors.ts';
import type { DataModel, Field, FieldType, Table, Tables } from '../model/artifacts.ts';
import { jsonSchema } from '../model/json.ts';
import { readValue } from './read-document.ts';

const TYPES = ['string', 'number', 'integer', 'boolean', 'null', 'object', 'array', 'date-time', 'mixed'] as const;
const typeSchema = z.enum(TYPES);
const noted = jsonSchema.optional();

/** A field as written. What only describes it (`description`, `example`, counts) is read over. */
const fieldFileSchema = z.strictObject({
  path: z.string().min(1),
  type: z.union([typeSchema, z.array(typeSchema).min(1)]).optional(),
  enum: z.array(jsonSchema).nullable().optional(),
  optional: z.boolean().optional(),
  references: z.string().nullable().optional(),
  foreign_key: z
    .looseObject({ table: z.string(), via: z.string().optional(), in_map: z.string().optional() })
    .optional(),
  ...Object.fromEntries(
    'description example examples observed observed_values distinct count minimum maximum min_items max_items format'
      .split(' ')
      .map(name => [name, noted]),
  ),
});
type FieldFile = z.infer<typeof fieldFileSchema>;

const tableFileSchema = z.strictObject({
  key: z.string().optional(),
  primary_key: z.string().optional(),
  fields: z.array(fieldFileSchema).default([]),
  description: noted,
  records: noted,
  json_schema: noted,
});
const dataModelFileSchema = z.looseObject({ tables: z.record(z.string(), tableFileSchema) });

const HINT = 'a data model is {tables: {bookings: {key: id, fields: [{path: status, type: string, enum: [open]}]}}}';

/**
 * Reads a data-model file and lays it over the inferred model: what the file says of a field replaces what was inferred,
 * all else stays; `enum: null` and `references: null` take an inference back. Throws ConfigError with every problem (unknown key, table without data, reference to no table).
 */
export function readDataModel(
  { file, text }: { readonly file: string; readonly text: string },
  inferred: DataModel,
  data: Tables,
): DataModel {
  const parsed = dataModelFileSchema.safeParse(readValue(file, text));
  if (!parsed.success) {
    const lines = parsed.error.issues.map(issue => `${file}: ${issue.path.join('.') || 'the file'}: ${issue.message}`);
    throw new ConfigError(lines, HINT);
  }
  const written = parsed.data.tables;
  const problems = Object.entries(written).flatMap(([table, { fields }]) => tableProblems(data, table, fields));
  if (problems.length > 0)
    throw new ConfigError(
      problems.map(problem => `${file}: ${problem}`),
      HINT,
    );
  const laid = Object.entries(written).map(
    ([table, form]) => [table, overlayTable(inferred.tables[table] ?? { fields: [] }, form)] as const,
  );
  return { tables: { ...inferred.tables, ...Object.fromEntries(laid) } };
}

function tableProblems(data: Tables, table: string, fields: readonly FieldFile[]): readonly string[] {
  if (!Object.hasOwn(data, table)) return [`tables.${table}: the data have no such table`];
  return fields.flatMap(field => {
    const target = referenceOf(field);
    if (target === undefined || target === null || Object.hasOwn(data, target)) return [];
    return [`tables.${table}: ${field.path} references ${target}, and the data have no such table`];
  });
}

function overlayTable(inferred: Table, form: z.infer<typeof tableFileSchema>): Table {
  const replaced = new Map(form.fields.map(field => [field.path, field]));
  const kept = inferred.fields.map(field => {
    const written = replaced.get(field.path);
    return written === undefined ? field : overlayField(field, written);
  });
  const known = new Set(inferred.fields.map(field => field.path));
  const added = form.fields.filter(field => !known.has(field.path)).map(field => overlayField(undefined, field));
  const key = form.key ?? form.primary_key ?? inferred.key;
  return { ...(key === undefined ? {} : { key }), fields: [...kept, ...added] };
}

function overlayField(inferred: Field | undefined, written: FieldFile): Field {
  const references = referenceOf(written) === undefined ? inferred?.references : (referenceOf(written) ?? undefined);
  const into = intoOf(written) ?? (referenceOf(written) === undefined ? inferred?.referencesInto : undefined);
  const allowed = written.enum === undefined ? inferred?.enum : (written.enum ?? undefined);
  const isOptional = written.optional ?? (isNullable(written) || inferred?.optional === true);
  return {
    path: written.path,
    type: writtenType(written, inferred?.type),
    ...(allowed === undefined ? {} : { enum: allowed }),
    ...(isOptional ? { optional: true } : {}),
    ...(references === undefined ? {} : { references }),
    ...(into === undefined ? {} : { referencesInto: into }),
    ...(inferred?.keysReference === undefined ? {} : { keysReference: inferred.keysReference }),
  };
}

/** A plain `string` of the file keeps an inferred `date-time`: JSON Schema has no such type. */
function writtenType(written: FieldFile, inferred: FieldType | undefined): FieldType {
  const named = [written.type ?? []].flat().filter(type => type !== 'null');
  const [only] = named;
  if (written.type !== undefined && only === undefined) return 'null';
  if (only === undefined) return inferred ?? 'mixed';
  if (named.length > 1) return 'mixed';
  if (only === 'integer') return 'number';
  return only === 'string' && inferred === 'date-time' ? 'date-time' : only;
}

function isNullable(written: FieldFile): boolean {
  return Array.isArray(written.type) && written.type.includes('null');
}

/** A foreign key into a map inside the records of a table. */
function intoOf({ foreign_key: foreign }: FieldFile): Field['referencesInto'] {
  return foreign?.in_map === undefined ? undefined : { table: foreign.table, path: `${foreign.in_map}.*` };
}

/**
 * The table that the file names; null where it says that there is none. A foreign key into a map inside another table's
 * record is no reference to that table's keys.
 */
function referenceOf(written: FieldFile): string | null | undefined {
  const foreign = written.foreign_key;
  if (written.references !== undefined || foreign === undefined) return written.references;
  return foreign.via === undefined && foreign.in_map === undefined ? foreign.table : null;
}

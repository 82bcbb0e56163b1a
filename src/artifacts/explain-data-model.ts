import { describeNearReference, listNearReferences, type NearReference } from '../lib/near-references.ts';
import type { DataModel, Field, Table, Tables } from '../model/artifacts.ts';
import type { Json } from '../model/json.ts';
import { inferDataModel } from './infer-data-model.ts';
import { type Observation, observeFields } from './observe-fields.ts';

/** One thing that the data model says, and what it was concluded from. `field` is null for the table's key. */
export interface ModelFact {
  readonly table: string;
  readonly field: string | null;
  readonly fact: 'key' | 'type' | 'enum' | 'optional' | 'references' | 'keys-reference';
  readonly value: Json;
  readonly why: string;
}

/**
 * Every fact of a data model with its reason: what the data show, or the data-model file.
 * @param overrides name of the data-model file; null when there is none
 */
export function explainDataModel(
  { data, dataModel }: { readonly data: Tables; readonly dataModel: DataModel },
  overrides: string | null,
): readonly ModelFact[] {
  const inferred = inferDataModel(data);
  const near = listNearReferences(data, dataModel);
  return Object.entries(dataModel.tables).flatMap(([name, table]) => {
    const records = Object.values(data[name] ?? {});
    const observed = observeFields(records);
    const strays = near.filter(one => one.table === name);
    const known = { name, table, inferred: inferred.tables[name], file: overrides, strays };
    return [
      ...explainKey(known, records.length),
      ...table.fields.flatMap(field =>
        explainField(
          known,
          field,
          observed.find(seen => seen.path === field.path),
        ),
      ),
    ];
  });
}

interface Known {
  readonly name: string;
  readonly table: Table;
  readonly inferred: Table | undefined;
  readonly file: string | null;
  readonly strays: readonly NearReference[];
}

/**
 * One line for every field that names a table and whose values are nearly all keys of it, whether or not the data model
 * takes it for a foreign key.
 */
export function warnOfStrays({
  data,
  dataModel,
}: {
  readonly data: Tables;
  readonly dataModel: DataModel;
}): readonly string[] {
  const inferred = inferDataModel(data);
  const isTakenBack = ({ table, path, isTaken }: NearReference) =>
    !isTaken && inferred.tables[table]?.fields.some(field => field.path === path && field.references !== undefined);
  const near = listNearReferences(data, dataModel).filter(one => !isTakenBack(one));
  return near.map(one =>
    one.isTaken
      ? `${describeNearReference(one)} is none; taken for a foreign key all the same: mend the data`
      : `${describeNearReference(one)}; not taken for a foreign key: mend the data, or declare it in environment.data-model`,
  );
}

function explainKey({ name, table, inferred, file }: Known, count: number): readonly ModelFact[] {
  if (table.key === undefined) return [];
  const why = table.key === inferred?.key ? `it repeats the key of all ${count} records` : `said by ${file}`;
  return [{ table: name, field: null, fact: 'key', value: table.key, why }];
}

function explainField(known: Known, field: Field, seen: Observation | undefined): readonly ModelFact[] {
  const before = known.inferred?.fields.find(({ path }) => path === field.path);
  const values = seen?.values.filter(value => value !== null) ?? [];
  const distinct = new Set(values.map(value => JSON.stringify(value))).size;
  const places = seen?.places ?? 0;
  const { referencesInto: into } = field;
  const target = into === undefined ? (field.references ?? null) : `${into.table}: ${into.path}`;
  const beforeInto = before?.referencesInto;
  const beforeTarget =
    beforeInto === undefined ? (before?.references ?? null) : `${beforeInto.table}: ${beforeInto.path}`;
  const fact = (name: ModelFact['fact'], value: Json | undefined, inferred: Json | undefined, why: string) =>
    value === undefined || value === null || value === false
      ? []
      : [
          {
            table: known.name,
            field: field.path,
            fact: name,
            value,
            why: isSame(value, inferred) ? why : `said by ${known.file}`,
          },
        ];
  return [
    ...fact('type', field.type, before?.type, whyType(field, values.length)),
    ...fact('enum', field.enum, before?.enum, `${values.length} values, ${distinct} distinct, all of them words`),
    ...fact('optional', field.optional, before?.optional, `a value in ${values.length} of ${places} places`),
    ...fact('references', target, beforeTarget, whyReference(known, field, { count: values.length, distinct })),
    ...fact('keys-reference', field.keysReference, before?.keysReference, 'all keys of the map are keys there'),
  ];
}

function whyReference(
  { strays }: Known,
  { path }: Field,
  { count, distinct }: { readonly count: number; readonly distinct: number },
): string {
  const near = strays.find(one => one.path === path);
  if (near === undefined) return `all ${count} values (${distinct} distinct) are keys there`;
  return `${near.held} of ${count} values (${distinct} distinct) are keys there; ${near.stray.id} -> ${near.stray.value}`;
}

function whyType({ type }: Field, count: number): string {
  if (type === 'null') return 'no value but null';
  if (type === 'mixed') return `${count} values of several types`;
  return type === 'date-time' ? `all ${count} values are moments` : `all ${count} values are of this type`;
}

function isSame(a: Json, b: Json | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

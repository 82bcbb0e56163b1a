import type { DataModel, Field } from '../model/artifacts.ts';
import type { Json, JsonObject } from '../model/json.ts';

/**
 * The table whose keys an argument holds: the argument bears the name of a table's key or of a foreign key of the data
 * model, or the table's name in the singular with `_id`. Null when none or several fit.
 */
export function referencedTable(argument: string, model: DataModel): string | null {
  const name = toSnakeCase(argument);
  if (name === 'id') return null;
  const tables = Object.entries(model.tables);
  const byKey = tables.filter(([, table]) => table.key === argument).map(([table]) => table);
  if (byKey.length === 1) return byKey[0] ?? null;
  const bySingular = tables.map(([table]) => table).filter(table => name === `${singular(toSnakeCase(table))}_id`);
  if (bySingular.length === 1) return bySingular[0] ?? null;
  const byForeignKey = new Set(
    tables.flatMap(([, table]) => table.fields.filter(field => lastStep(field) === argument)).flatMap(referencesOf),
  );
  return byForeignKey.size === 1 ? ([...byForeignKey][0] ?? null) : null;
}

/** Keys of records that a call's arguments name for a bound object, with the argument: by the object's name, else by its table. */
export function keysFor(
  object: { readonly name: string; readonly table: string },
  args: JsonObject,
  known: { readonly model: DataModel; readonly objects: Readonly<Record<string, string>> },
): readonly string[] {
  const names = Object.keys(args);
  const byName = names.filter(argument => toSnakeCase(argument) === `${toSnakeCase(object.name)}_id`);
  const byTable = names.filter(
    argument => !isNamedAfterOther(argument, object.name, known.objects) && refersTo(argument, object.table, known),
  );
  const chosen = byName.length > 0 ? byName : byTable;
  return chosen.flatMap(argument => toKey(args[argument]));
}

/** A record's key as it stands in an argument or a field; nothing for what cannot be a key. */
export function toKey(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'number' ? [String(value)] : [];
}

/** Fields of a table that hold keys of another one. */
export function referencesTo(model: DataModel, from: string, to: string): readonly Field[] {
  const table = Object.hasOwn(model.tables, from) ? model.tables[from] : undefined;
  return table?.fields.filter(field => field.references === to) ?? [];
}

function refersTo(
  argument: string,
  table: string,
  known: { readonly model: DataModel; readonly objects: Readonly<Record<string, string>> },
): boolean {
  if (argument === 'id') return Object.keys(known.objects).length === 1;
  return referencedTable(argument, known.model) === table;
}

function isNamedAfterOther(argument: string, name: string, objects: Readonly<Record<string, string>>): boolean {
  return Object.keys(objects).some(other => other !== name && toSnakeCase(argument) === `${toSnakeCase(other)}_id`);
}

function referencesOf(field: Field): string[] {
  return field.references === undefined ? [] : [field.references];
}

function lastStep(field: Field): string {
  return field.path.replace(/\[\]$/, '').split('.').at(-1) ?? field.path;
}

function toSnakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

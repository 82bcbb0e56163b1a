import { singularOf, toSnakeCase } from './word-forms.ts';

/** What of a data model says how its tables hang together. */
export interface LinkedTables {
  readonly tables: {
    readonly [table: string]: {
      readonly key?: string;
      readonly fields: readonly { readonly path: string; readonly references?: string }[];
    };
  };
}

/**
 * The table whose keys an argument holds: the argument bears the name of a bound object with `_id`, of a table's key, of
 * a table in the singular with `_id`, or of a foreign key; `id` alone means the only bound object. Null when none or
 * several fit.
 * @param objects bound objects: name -> table
 */
export function argumentTable(
  argument: string,
  { model, objects }: { readonly model: LinkedTables; readonly objects: Readonly<Record<string, string>> },
): string | null {
  const name = toSnakeCase(argument);
  const bound = Object.entries(objects);
  if (name === 'id') return bound.length === 1 ? (bound[0]?.[1] ?? null) : null;
  const byObject = bound.find(([object]) => isIdOf(argument, object));
  return byObject ? byObject[1] : tableNamed(argument, model);
}

/** What the data model alone says of an argument's name is asked for each call, and found once. */
const namedTables = new WeakMap<LinkedTables, Map<string, string | null>>();

function tableNamed(argument: string, model: LinkedTables): string | null {
  const known = namedTables.get(model) ?? new Map<string, string | null>();
  namedTables.set(model, known);
  const found = known.get(argument);
  if (found !== undefined) return found;
  const table = findTableNamed(argument, model);
  known.set(argument, table);
  return table;
}

function findTableNamed(argument: string, model: LinkedTables): string | null {
  const name = toSnakeCase(argument);
  const tables = Object.entries(model.tables);
  const byKey = tables.filter(([, { key }]) => key === argument).map(([table]) => table);
  const bySingular = tables.map(([table]) => table).filter(table => name === `${singularOf(toSnakeCase(table))}_id`);
  const byForeignKey = tables.flatMap(([, { fields }]) =>
    fields.flatMap(({ path, references }) =>
      references !== undefined && lastStep(path) === argument ? [references] : [],
    ),
  );
  return only(byKey) ?? only(bySingular) ?? only(byForeignKey);
}

/** Whether an argument bears the name of an object with `_id`. */
export function isIdOf(argument: string, object: string): boolean {
  return toSnakeCase(argument) === `${toSnakeCase(object)}_id`;
}

/** Paths of the fields of a table that hold keys of another one. */
export function linksBetween(model: LinkedTables, from: string, to: string): readonly string[] {
  return linksFrom(model, from).flatMap(link => (link.table === to ? [link.path] : []));
}

/** Fields of a table that hold keys, and the tables whose keys they are. */
export function linksFrom(
  { tables }: LinkedTables,
  from: string,
): readonly { readonly path: string; readonly table: string }[] {
  const fields = Object.hasOwn(tables, from) ? (tables[from]?.fields ?? []) : [];
  return fields.flatMap(({ path, references }) => (references === undefined ? [] : [{ path, table: references }]));
}

function only(tables: readonly string[]): string | null {
  const [table, ...others] = new Set(tables);
  return table === undefined || others.length > 0 ? null : table;
}

function lastStep(path: string): string {
  return path.replace(/\[\]$/, '').split('.').at(-1) ?? path;
}

import type { DataModel } from '../model/artifacts.ts';

/**
 * The table whose keys an argument holds: the argument bears the name of an object with `_id`, of a table's key, of a
 * table in the singular with `_id`, or of a foreign key; `id` alone means the only bound object. Null when none or
 * several fit.
 */
export function argumentTable(
  argument: string,
  { model, objects }: { readonly model: DataModel; readonly objects: Readonly<Record<string, string>> },
): string | null {
  const name = toSnakeCase(argument);
  const bound = Object.entries(objects);
  if (name === 'id') return bound.length === 1 ? (bound[0]?.[1] ?? null) : null;
  const byObject = bound.find(([object]) => name === `${toSnakeCase(object)}_id`);
  if (byObject) return byObject[1];
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

function only(tables: readonly string[]): string | null {
  const [table, ...others] = new Set(tables);
  return table === undefined || others.length > 0 ? null : table;
}

function lastStep(path: string): string {
  return path.replace(/\[\]$/, '').split('.').at(-1) ?? path;
}

function toSnakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
}

function singularOf(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

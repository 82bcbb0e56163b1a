import { ConfigError } from '../lib/errors.ts';
import type { Tables } from '../model/artifacts.ts';
import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';
import { readValue } from './read-document.ts';

const HINT = 'data is {table: {id: record}}, e.g. {"bookings": {"B1": {"status": "open"}}}';
const SHOWN = 20;

/** Reads the business data, JSON, YAML or TOML. Throws ConfigError naming each table and record that has another shape. */
export function readData(file: string, text: string): Tables {
  const value = readValue(file, text);
  if (!isJsonObject(value)) throw new ConfigError(`${file}: unknown shape: the data are no object of tables`, HINT);
  const tables = new Map<string, Readonly<Record<string, JsonObject>>>();
  const problems = Object.entries(value).flatMap(([table, records]) => {
    const found = readRecords(table, records);
    if ('records' in found) tables.set(table, found.records);
    return 'problems' in found ? found.problems.map(problem => `${file}: ${problem}`) : [];
  });
  if (problems.length > 0) throw new ConfigError(shortened(file, problems), HINT);
  return Object.fromEntries(tables);
}

function readRecords(
  table: string,
  records: Json,
): { readonly records: Readonly<Record<string, JsonObject>> } | { readonly problems: readonly string[] } {
  if (!isJsonObject(records)) return { problems: [`table ${table} is no object {id: record}`] };
  const entries = Object.entries(records);
  const good = entries.flatMap(([id, record]) => (isJsonObject(record) ? [[id, record] as const] : []));
  if (good.length === entries.length) return { records: Object.fromEntries(good) };
  const bad = entries.filter(([, record]) => !isJsonObject(record));
  return { problems: bad.map(([id]) => `record ${id} of table ${table} is no object`) };
}

function shortened(file: string, problems: readonly string[]): readonly string[] {
  if (problems.length <= SHOWN) return problems;
  return [...problems.slice(0, SHOWN), `${file}: and ${problems.length - SHOWN} more`];
}

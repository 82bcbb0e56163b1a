import { stableJson } from '../../lib/stable-json.ts';
import type { Tables } from '../../model/artifacts.ts';
import type { JsonObject } from '../../model/json.ts';
import type { Change } from '../../model/trace.ts';

/** The records that differ between two states: what a host changed that tells whole tables only. */
export function diffTables(before: Tables, after: Tables): readonly Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap(table => {
    const [old, now] = [recordsOf(before, table), recordsOf(after, table)];
    const ids = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return ids.flatMap((id): readonly Change[] => {
      const [was, is] = [recordIn(old, id), recordIn(now, id)];
      return stableJson(was) === stableJson(is) ? [] : [{ table, id, before: was, after: is }];
    });
  });
}

function recordsOf(tables: Tables, table: string): Readonly<Record<string, JsonObject>> {
  return Object.hasOwn(tables, table) ? (tables[table] ?? {}) : {};
}

function recordIn(records: Readonly<Record<string, JsonObject>>, id: string): JsonObject | null {
  return Object.hasOwn(records, id) ? (records[id] ?? null) : null;
}

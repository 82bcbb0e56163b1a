import { argumentTable, isIdOf, type LinkedTables } from '../lib/table-links.ts';
import type { Json, JsonObject } from '../model/json.ts';

/** Keys of records that a call's arguments name for a bound object: by the object's name, else by its table. */
export function keysFor(
  object: { readonly name: string; readonly table: string },
  args: JsonObject,
  known: { readonly model: LinkedTables; readonly objects: Readonly<Record<string, string>> },
): readonly string[] {
  const names = Object.keys(args);
  const byName = names.filter(argument => isIdOf(argument, object.name));
  const isOthers = (argument: string) =>
    Object.keys(known.objects).some(other => other !== object.name && isIdOf(argument, other));
  const byTable = names.filter(argument => !isOthers(argument) && argumentTable(argument, known) === object.table);
  const chosen = byName.length > 0 ? byName : byTable;
  return chosen.flatMap(argument => toKey(args[argument]));
}

/** A record's key as it stands in an argument or a field; nothing for what cannot be a key. */
export function toKey(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'number' ? [String(value)] : [];
}

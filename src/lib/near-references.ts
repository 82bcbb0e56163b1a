import { readPath } from './read-path.ts';
import { singularOf } from './word-forms.ts';

/** A field whose name points at a table, and whose values are nearly all keys of it, but not all. */
export interface NearReference {
  readonly table: string;
  readonly path: string;
  /** The table whose keys the values nearly are. */
  readonly target: string;
  /** How many values are keys there, and how many there are. */
  readonly held: number;
  readonly total: number;
  /** Key of the first record with a value that is no key there, and that value. */
  readonly stray: { readonly id: string; readonly value: string };
  /** Whether the data model takes it for a foreign key all the same. */
  readonly isTaken: boolean;
}

type Records = { readonly [id: string]: unknown };
interface NamedFields {
  readonly tables: {
    readonly [table: string]: {
      readonly fields: readonly {
        readonly path: string;
        readonly references?: string;
        readonly referencesInto?: object;
      }[];
    };
  };
}

/** A smaller share of keys says nothing of what a field was meant to be. */
const LEAST_SHARE = 0.5;

/** Every near reference of a data model, in its order. */
export function listNearReferences(
  data: { readonly [table: string]: Records },
  { tables }: NamedFields,
): readonly NearReference[] {
  return Object.entries(tables).flatMap(([table, { fields }]) =>
    fields.flatMap(({ path, references, referencesInto }) => {
      if (referencesInto !== undefined) return [];
      const target = references ?? tableNamedIn(path, Object.keys(data));
      const near = target === null ? null : compareKeys(data[table] ?? {}, path, data[target] ?? {});
      return near === null || target === null
        ? []
        : [{ table, path, target, ...near, isTaken: references !== undefined }];
    }),
  );
}

/** `bookings.guest_id: 139 of 140 values are keys of guests; B1008 -> G999`. */
export function describeNearReference({ table, path, target, held, total, stray }: NearReference): string {
  return `${table}.${path}: ${held} of ${total} values are keys of ${target}; ${stray.id} -> ${stray.value}`;
}

/** Whether the last step of a path names a table: `guest_id`, `owner_guest` name `guests`. */
export function isNamedBy(table: string, path: string): boolean {
  const last = path
    .replaceAll('[]', '')
    .split('.')
    .findLast(step => step !== '*');
  return plainName(last ?? '').includes(plainName(singularOf(table)));
}

function tableNamedIn(path: string, tables: readonly string[]): string | null {
  const named = tables.filter(table => isNamedBy(table, path));
  return named.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

function compareKeys(
  records: Records,
  path: string,
  keys: Records,
): Pick<NearReference, 'held' | 'total' | 'stray'> | null {
  const found = Object.entries(records).flatMap(([id, record]) =>
    readPath(record, path).flatMap(value => (value === null ? [] : [{ id, value }])),
  );
  if (!found.every(({ value }) => typeof value === 'string' || Number.isInteger(value))) return null;
  const strays = found.filter(({ value }) => !Object.hasOwn(keys, String(value)));
  const [stray] = strays;
  const held = found.length - strays.length;
  if (stray === undefined || held < found.length * LEAST_SHARE) return null;
  return { held, total: found.length, stray: { id: stray.id, value: String(stray.value) } };
}

function plainName(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

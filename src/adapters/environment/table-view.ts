import type { JsonObject } from '../../model/json.ts';
import { RecordCopy } from './record-copies.ts';

/** The records of a table as a session has left them; only what was touched stands in `overlay` (null: deleted). */
export interface SessionTable {
  readonly base: Readonly<Record<string, JsonObject>>;
  readonly overlay: Map<string, JsonObject | null>;
}

/**
 * A table during one call, in natural object syntax. What the call writes stays here until the session commits it:
 * whole records in `replaced` (null: deleted), writes inside a record in `copies`.
 */
export class TableView {
  readonly view: Record<string, unknown>;
  readonly #table: SessionTable;
  readonly #replaced = new Map<string, unknown>();
  readonly #copies = new Map<string, RecordCopy>();
  readonly #written = new Set<string>();
  #closed = false;

  constructor(table: SessionTable) {
    this.#table = table;
    this.view = new Proxy<Record<string, unknown>>(table.base as Record<string, unknown>, {
      get: (_target, key) => (typeof key === 'string' ? this.#read(key) : undefined),
      set: (_target, key, value) => typeof key === 'string' && this.#replace(key, value),
      defineProperty: (_target, key, descriptor) =>
        typeof key === 'string' && 'value' in descriptor && this.#replace(key, descriptor.value),
      deleteProperty: (_target, key) => typeof key !== 'string' || !this.#has(key) || this.#replace(key, null),
      has: (_target, key) => typeof key === 'string' && this.#has(key),
      ownKeys: () => this.#keys(),
      getOwnPropertyDescriptor: (_target, key) =>
        typeof key === 'string' && this.#has(key)
          ? { value: this.#read(key), writable: true, enumerable: true, configurable: true }
          : undefined,
      setPrototypeOf: () => false,
      preventExtensions: () => false,
    });
  }

  /** Every record that the call wrote, as it stood and as it stands now (not yet copied; null: none). */
  writes(): readonly { readonly id: string; readonly before: JsonObject | null; readonly after: unknown }[] {
    return [...this.#written].map(id => ({
      id,
      before: this.#stored(id),
      after: this.#replaced.has(id) ? this.#replaced.get(id) : (this.#copies.get(id)?.current() ?? null),
    }));
  }

  /** Deletes every record: what assigning a new table does first. */
  clear(): void {
    for (const id of this.#keys()) this.#replace(id, null);
  }

  close(): void {
    this.#closed = true;
    for (const copy of this.#copies.values()) copy.close();
  }

  #stored(id: string): JsonObject | null {
    const touched = this.#table.overlay.get(id);
    if (touched !== undefined) return touched;
    return Object.hasOwn(this.#table.base, id) ? (this.#table.base[id] ?? null) : null;
  }

  #has(id: string): boolean {
    return this.#replaced.has(id) ? this.#replaced.get(id) !== null : this.#stored(id) !== null;
  }

  #read(id: string): unknown {
    if (this.#replaced.has(id)) return this.#replaced.get(id) ?? undefined;
    const known = this.#copies.get(id);
    if (known) return known.view;
    const stored = this.#stored(id);
    if (stored === null) return inherited(id);
    const copy = new RecordCopy(stored, () => this.#written.add(id));
    this.#copies.set(id, copy);
    return copy.view;
  }

  #replace(id: string, value: unknown): true {
    if (this.#closed) throw new TypeError('the tool wrote to the database after its call had ended');
    if (value !== null && typeof value !== 'object') throw new TypeError(`a record must be an object: ${id}`);
    const isOwnView = value !== null && this.#copies.get(id)?.view === value;
    if (!isOwnView) {
      this.#replaced.set(id, value);
      this.#written.add(id);
    }
    return true;
  }

  #keys(): string[] {
    const { base, overlay } = this.#table;
    const baseKeys = Object.keys(base);
    if (overlay.size === 0 && this.#replaced.size === 0) return baseKeys;
    const added = [...overlay.keys(), ...this.#replaced.keys()].filter(id => !Object.hasOwn(base, id));
    return [...new Set([...baseKeys, ...added])].filter(id => this.#has(id));
  }
}

/** `db.t.hasOwnProperty(id)` works; an id that happens to be called `constructor` finds no record. */
function inherited(key: string): unknown {
  const methods = ['hasOwnProperty', 'propertyIsEnumerable', 'toString', 'toLocaleString', 'valueOf', 'isPrototypeOf'];
  return methods.includes(key) ? Reflect.get(Object.prototype, key) : undefined;
}

import type { JsonObject } from '../../model/json.ts';
import { toJson } from './json-result.ts';

const WRITE_AFTER_CALL = 'the tool wrote to the database after its call had ended';

/** Whose node each view shows, so that a view that is assigned somewhere can be looked through. */
const shown = new WeakMap<object, { readonly record: RecordCopy; readonly node: object }>();

/**
 * One record during one call: read in place, copied as a whole before its first write. A view handed out before the
 * copy writes to the copy's counterpart, because the copy remembers which node came from which.
 */
export class RecordCopy {
  readonly view: object;
  readonly #original: JsonObject;
  readonly #onFirstWrite: () => void;
  readonly #views = new WeakMap<object, object>();
  #counterparts: Map<object, object> | null = null;
  #closed = false;

  constructor(original: JsonObject, onFirstWrite: () => void) {
    this.#original = original;
    this.#onFirstWrite = onFirstWrite;
    this.view = this.#viewOf(original);
  }

  /** The record as the call has left it. */
  current(): object {
    return this.#live(this.#original);
  }

  /** After its call a record can be read, never written. */
  close(): void {
    this.#closed = true;
  }

  #live(node: object): object {
    return this.#counterparts?.get(node) ?? node;
  }

  #write(node: object): object {
    if (this.#closed) throw new TypeError(WRITE_AFTER_CALL);
    if (this.#counterparts === null) {
      this.#counterparts = new Map();
      copyNode(this.#original, this.#counterparts);
      this.#onFirstWrite();
    }
    return this.#live(node);
  }

  #viewOf(node: object): object {
    const known = this.#views.get(node);
    if (known) return known;
    const view = new Proxy(node, {
      get: (_target, key) => {
        const value: unknown = Reflect.get(this.#live(node), key);
        const isOriginal = this.#counterparts === null && typeof value === 'object' && value !== null;
        return isOriginal ? this.#viewOf(value) : value;
      },
      set: (_target, key, value) => Reflect.set(this.#write(node), key, this.#lookThrough(value)),
      defineProperty: (_target, key, descriptor) => Reflect.defineProperty(this.#write(node), key, descriptor),
      deleteProperty: (_target, key) => Reflect.deleteProperty(this.#write(node), key),
      has: (_target, key) => Reflect.has(this.#live(node), key),
      ownKeys: () => Reflect.ownKeys(this.#live(node)),
      getOwnPropertyDescriptor: (_target, key) => this.#describe(node, key),
      setPrototypeOf: () => false,
      preventExtensions: () => false,
    });
    this.#views.set(node, view);
    shown.set(view, { record: this, node });
    return view;
  }

  /** What is stored for a value: a node of this record stays itself, a node of another one is copied. */
  #lookThrough(value: unknown): unknown {
    const source = typeof value === 'object' && value !== null ? shown.get(value) : undefined;
    if (!source) return value;
    return source.record === this ? this.#live(source.node) : toJson(value);
  }

  #describe(node: object, key: PropertyKey): PropertyDescriptor | undefined {
    const descriptor = Reflect.getOwnPropertyDescriptor(this.#live(node), key);
    if (!descriptor || !('value' in descriptor)) return descriptor;
    const { value } = descriptor;
    const isOriginal = this.#counterparts === null && typeof value === 'object' && value !== null;
    return isOriginal ? { ...descriptor, value: this.#viewOf(value) } : descriptor;
  }
}

function copyNode(node: object, counterparts: Map<object, object>): object {
  const copy: object = Array.isArray(node) ? [] : {};
  counterparts.set(node, copy);
  for (const [key, value] of Object.entries(node)) {
    const kept: unknown = typeof value === 'object' && value !== null ? copyNode(value, counterparts) : value;
    Object.defineProperty(copy, key, { value: kept, writable: true, enumerable: true, configurable: true });
  }
  return copy;
}

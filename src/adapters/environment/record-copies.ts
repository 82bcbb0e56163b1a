import type { JsonObject } from '../../model/json.ts';
import { toJson } from './json-result.ts';

const WRITE_AFTER_CALL = 'the tool wrote to the database after its call had ended';

/** Asked of a view, gives its handler: so a view that is assigned somewhere can be looked through. */
const HANDLER: unique symbol = Symbol('handler');

/**
 * One record during one call: read in place, copied as a whole before its first write. A view handed out before the
 * copy writes to the copy's counterpart, because the copy remembers which node came from which.
 */
export class RecordCopy {
  readonly view: object;
  readonly #original: JsonObject;
  readonly #onFirstWrite: () => void;
  /** Views of the nodes inside; most records are only looked at from outside. */
  #views: Map<object, object> | null = null;
  #counterparts: Map<object, object> | null = null;
  #closed = false;

  constructor(original: JsonObject, onFirstWrite: () => void) {
    this.#original = original;
    this.#onFirstWrite = onFirstWrite;
    this.view = new Proxy(original, new NodeHandler(this, original));
  }

  /** The record as the call has left it. */
  current(): object {
    return this.live(this.#original);
  }

  /** After its call a record can be read, never written. */
  close(): void {
    this.#closed = true;
  }

  /** A node as it stands now. */
  live(node: object): object {
    return this.#counterparts?.get(node) ?? node;
  }

  /** The node to write to. */
  open(node: object): object {
    if (this.#closed) throw new TypeError(WRITE_AFTER_CALL);
    if (this.#counterparts === null) {
      this.#counterparts = new Map();
      copyNode(this.#original, this.#counterparts);
      this.#onFirstWrite();
    }
    return this.live(node);
  }

  /** What is shown for a value: a node that was not copied yet by a view, all else as it is. */
  show(value: unknown): unknown {
    if (this.#counterparts !== null || typeof value !== 'object' || value === null) return value;
    this.#views ??= new Map();
    const known = this.#views.get(value);
    if (known) return known;
    const view = new Proxy(value, new NodeHandler(this, value));
    this.#views.set(value, view);
    return view;
  }

  /** What is stored for a value: a node of this record stays itself, a node of another one is copied. */
  lookThrough(value: unknown): unknown {
    const source: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, HANDLER) : undefined;
    if (!(source instanceof NodeHandler)) return value;
    return source.record === this ? this.live(source.node) : toJson(value);
  }
}

/** How a view of one node behaves; one small object a view, for a tool may look at every record of a table. */
class NodeHandler implements ProxyHandler<object> {
  readonly record: RecordCopy;
  readonly node: object;

  constructor(record: RecordCopy, node: object) {
    this.record = record;
    this.node = node;
  }

  get(_target: object, key: PropertyKey): unknown {
    if (key === HANDLER) return this;
    return this.record.show(Reflect.get(this.record.live(this.node), key));
  }

  set(_target: object, key: PropertyKey, value: unknown): boolean {
    return Reflect.set(this.record.open(this.node), key, this.record.lookThrough(value));
  }

  defineProperty(_target: object, key: PropertyKey, descriptor: PropertyDescriptor): boolean {
    return Reflect.defineProperty(this.record.open(this.node), key, descriptor);
  }

  deleteProperty(_target: object, key: PropertyKey): boolean {
    return Reflect.deleteProperty(this.record.open(this.node), key);
  }

  has(_target: object, key: PropertyKey): boolean {
    return Reflect.has(this.record.live(this.node), key);
  }

  ownKeys(): ArrayLike<string | symbol> {
    return Reflect.ownKeys(this.record.live(this.node));
  }

  getOwnPropertyDescriptor(_target: object, key: PropertyKey): PropertyDescriptor | undefined {
    const descriptor = Reflect.getOwnPropertyDescriptor(this.record.live(this.node), key);
    if (!descriptor || !('value' in descriptor)) return descriptor;
    return { ...descriptor, value: this.record.show(descriptor.value) };
  }

  setPrototypeOf(): boolean {
    return false;
  }

  preventExtensions(): boolean {
    return false;
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

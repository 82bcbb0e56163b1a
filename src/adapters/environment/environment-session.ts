import { errorMessage, HostError } from '../../lib/errors.ts';
import { stableJson } from '../../lib/stable-json.ts';
import type { Tables } from '../../model/artifacts.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { Database, EnvironmentTool } from '../../model/modules.ts';
import type { Change } from '../../model/trace.ts';
import { describeProgrammingError, isProgrammingError } from '../children/locate-fault.ts';
import { toJson, toRecord } from './json-result.ts';
import { type SessionTable, TableView } from './table-view.ts';

/** What the tools of an environment work on. */
export interface EnvironmentSource {
  /** Parsed JSON, not frozen; never written to. */
  readonly tables: Tables;
  readonly tools: Readonly<Record<string, EnvironmentTool>>;
  readonly now: string | null;
  /** Absolute path that files of the tools are named from; absent: they are named in full. */
  readonly home?: string | null;
}

/** A tool that is wrong, not one that refuses: a programming error of its author, or an answer that is none. */
export class ToolFault extends HostError {}

/** A tool's answer; `refused` when it threw or there is no such tool, and then nothing is changed. */
export interface ToolOutcome {
  readonly result: Json;
  readonly refused: boolean;
  readonly changes: readonly Change[];
}

/**
 * A copy-on-write session over data tables: a record-level overlay, so that opening one costs what its set-up changes
 * and a call costs what it touches. One call at a time.
 */
export class OverlaySession {
  readonly #source: EnvironmentSource;
  readonly #tables = new Map<string, SessionTable>();
  readonly #requester: string | null;
  #sequence = 0;

  /** @param requester key of the record of the user, whose device its own tools are */
  constructor(source: EnvironmentSource, setup: readonly Change[], requester: string | null = null) {
    this.#source = source;
    this.#requester = requester;
    for (const { table, id, after } of setup) this.#table(table).overlay.set(id, after);
  }

  /**
   * Runs a tool; a plain Error that it throws is its refusal. Throws ToolFault for what is no answer of a tool: a result
   * or a record that is not JSON, a TypeError, ReferenceError, SyntaxError or RangeError, a thrown value that is no Error.
   */
  async call(call: {
    readonly tool: string;
    readonly args: JsonObject;
    readonly by: 'agent' | 'user';
  }): Promise<ToolOutcome> {
    const tool = Object.hasOwn(this.#source.tools, call.tool) ? this.#source.tools[call.tool] : undefined;
    if (!tool) return refusal(`there is no tool ${call.tool}`);
    this.#sequence += 1;
    const { by } = call;
    const requester = by === 'user' ? this.#requester : null;
    const ctx = Object.freeze({ now: this.#source.now, by, requester, sequence: this.#sequence });
    const work = new CallView(name => this.#table(name), this.#names());
    try {
      const value = await tool(work.database, structuredClone(call.args), ctx);
      return this.#commit(call.tool, value, work);
    } catch (error) {
      if (error instanceof HostError) throw error;
      if (isDenied(error)) throw new ToolFault(`the environment's tool ${call.tool}: ${errorMessage(error)}`);
      if (isProgrammingError(error)) throw this.#broken(call.tool, error);
      return refusal(errorMessage(error));
    } finally {
      work.close();
    }
  }

  #commit(tool: string, value: unknown, work: CallView): ToolOutcome {
    try {
      const result = toJson(value);
      const changes = work.changes();
      for (const { table, id, after } of changes) this.#table(table).overlay.set(id, after);
      return { result, refused: false, changes };
    } catch (error) {
      throw new ToolFault(`the environment's tool ${tool} broke its contract: ${errorMessage(error)}`);
    }
  }

  #broken(tool: string, error: unknown): ToolFault {
    const told = describeProgrammingError(error, { home: this.#source.home ?? null, ours: import.meta.dirname });
    return new ToolFault(`the environment's tool ${tool} is broken: ${told}`);
  }

  #names(): ReadonlySet<string> {
    return new Set([...Object.keys(this.#source.tables), ...this.#tables.keys()]);
  }

  #table(name: string): SessionTable {
    const known = this.#tables.get(name);
    if (known) return known;
    const base = Object.hasOwn(this.#source.tables, name) ? (this.#source.tables[name] ?? {}) : {};
    const table = { base, overlay: new Map<string, JsonObject | null>() };
    this.#tables.set(name, table);
    return table;
  }
}

/** The whole database during one call. */
class CallView {
  readonly database: Database;
  readonly #tables = new Map<string, TableView>();
  readonly #open: (name: string) => SessionTable;
  readonly #names: Set<string>;

  constructor(open: (name: string) => SessionTable, names: ReadonlySet<string>) {
    this.#open = open;
    this.#names = new Set(names);
    this.database = new Proxy<Database>(
      {},
      {
        get: (_target, key) => (typeof key === 'string' && this.#names.has(key) ? this.#table(key).view : undefined),
        set: (_target, key, value) => typeof key === 'string' && this.#assign(key, value),
        deleteProperty: (_target, key) => typeof key === 'string' && this.#assign(key, {}),
        has: (_target, key) => typeof key === 'string' && this.#names.has(key),
        ownKeys: () => [...this.#names],
        getOwnPropertyDescriptor: (_target, key) =>
          typeof key === 'string' && this.#names.has(key)
            ? { value: this.#table(key).view, writable: true, enumerable: true, configurable: true }
            : undefined,
        defineProperty: () => false,
        setPrototypeOf: () => false,
        preventExtensions: () => false,
      },
    );
  }

  changes(): readonly Change[] {
    return [...this.#tables].flatMap(([table, view]) =>
      view.writes().flatMap(({ id, before, after }) => {
        const kept = after === null ? null : toRecord(after);
        return stableJson(before) === stableJson(kept) ? [] : [{ table, id, before, after: kept }];
      }),
    );
  }

  close(): void {
    for (const view of this.#tables.values()) view.close();
  }

  #table(name: string): TableView {
    const known = this.#tables.get(name);
    if (known) return known;
    const view = new TableView(this.#open(name));
    this.#tables.set(name, view);
    return view;
  }

  #assign(name: string, value: unknown): true {
    if (typeof value !== 'object' || value === null) throw new TypeError(`a table must be an object: ${name}`);
    const records = Object.entries(value);
    const table = this.#table(name);
    if (table.view === value) return true;
    this.#names.add(name);
    table.clear();
    for (const [id, record] of records) table.view[id] = record;
    return true;
  }
}

/** The child's permissions stopped the tool: its environment is at fault, the agent made no mistake. */
function isDenied(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_ACCESS_DENIED';
}

function refusal(message: string): ToolOutcome {
  return { result: `Error: ${message}`, refused: true, changes: [] };
}

import { EvidenceError, errorMessage, HostError } from '../../lib/errors.ts';
import { type ChildSpawn, RpcChild, RpcError } from './rpc-child.ts';

export interface SupervisedOptions {
  readonly spawn: ChildSpawn;
  /** The first request to every new child: `initialize` with these parameters, or another one. */
  readonly initialize: unknown;
  readonly firstMethod?: string;
  /** How long one request may take. */
  readonly timeoutMs: number;
}

/** One session in a child: it ends with its child, and is never moved to another one. */
export interface ChildSession {
  /** Throws HostError when the child, or what it answered, is at fault. */
  request(method: string, params: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** A session that closes without a fault shows that the child works. */
  close(): Promise<void>;
}

/** A child, and its answer to the first request. */
interface Started {
  readonly child: RpcChild;
  readonly ready: Promise<RpcChild>;
}

const START_TIMEOUT_MS = 30_000;
const MAX_FAULTS = 3;

/**
 * Keeps one child process running for many sessions: started on the first session, again after a fault. After three
 * faulty children in a row, or when the child will not start, every further session throws EvidenceError.
 */
export class SupervisedChild {
  readonly #options: SupervisedOptions;
  readonly #started = new Set<RpcChild>();
  #current: Started | null = null;
  #faults = 0;
  #counted: RpcChild | null = null;
  #lastFault = '';
  #nextSession = 1;
  #isClosed = false;

  constructor(options: SupervisedOptions) {
    this.#options = options;
  }

  /** One request outside of any session. */
  async request(method: string): Promise<unknown> {
    const child = await this.#child();
    return this.#ask(child, method, {});
  }

  /** @param open parameters of the `method` that opens a session (`open`, `start`) */
  async open(method: string, open: Readonly<Record<string, unknown>>): Promise<ChildSession> {
    const child = await this.#child();
    const session = `s${this.#nextSession++}`;
    let isFaulty = false;
    const request = async (name: string, params: Readonly<Record<string, unknown>>) => {
      try {
        return await this.#ask(child, name, { ...params, session });
      } catch (error) {
        isFaulty = true;
        throw error;
      }
    };
    await request(method, open);
    return {
      request,
      close: async () => {
        if (isFaulty || child.fault !== null) return;
        await request('close', {});
        this.#faults = 0;
      },
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#started].map(child => child.end()));
  }

  async #ask(child: RpcChild, method: string, params: Readonly<Record<string, unknown>>): Promise<unknown> {
    try {
      return await child.request(method, params, this.#options.timeoutMs);
    } catch (error) {
      this.#count(child, errorMessage(error));
      throw error instanceof HostError ? error : new HostError(errorMessage(error), { cause: error });
    }
  }

  /** A child that dies with many sessions open counts once; each answer that breaks the contract counts. */
  #count(child: RpcChild, message: string): void {
    if (child.fault !== null && this.#counted === child) return;
    if (child.fault !== null) this.#counted = child;
    this.#faults += 1;
    this.#lastFault = message;
  }

  /** Sessions that are opened together get one child: between the look at the last one and the start nothing is awaited. */
  async #child(): Promise<RpcChild> {
    const { label } = this.#options.spawn;
    if (this.#isClosed) throw new HostError(`${label} is closed`);
    if (this.#faults >= MAX_FAULTS)
      throw new EvidenceError(`${label} failed ${MAX_FAULTS} times in a row; the last time: ${this.#lastFault}`);
    if (this.#current === null || this.#current.child.fault !== null) this.#current = this.#start();
    return this.#current.ready;
  }

  #start(): Started {
    const child = new RpcChild(this.#options.spawn);
    this.#forget();
    this.#started.add(child);
    return { child, ready: this.#initialize(child) };
  }

  /** Faulty children end by themselves; those that did need no closing. */
  #forget(): void {
    for (const child of this.#started)
      if (child.fault !== null) void child.end().then(() => this.#started.delete(child));
  }

  async #initialize(child: RpcChild): Promise<RpcChild> {
    const { spawn, initialize, firstMethod = 'initialize' } = this.#options;
    try {
      await child.request(firstMethod, initialize, START_TIMEOUT_MS);
      return child;
    } catch (error) {
      await child.end();
      this.#faults = MAX_FAULTS;
      this.#lastFault = errorMessage(error);
      throw new EvidenceError(
        error instanceof RpcError ? `${spawn.label} will not start: ${error.message}` : errorMessage(error),
        { cause: error },
      );
    }
  }
}

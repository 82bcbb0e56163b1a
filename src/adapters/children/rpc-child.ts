import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { errorMessage, HostError } from '../../lib/errors.ts';

/** How a child process is started, and what it may take. */
export interface ChildSpawn {
  /** For messages: "the environment host". */
  readonly label: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** An error that the child answered with; the child itself is well. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
}

const MAX_LINE_BYTES = 32 * 1024 * 1024;
const MAX_NOISE_BYTES = 16 * 1024 * 1024;
const KEPT_NOISE = 2_000;
const running = new Set<ChildProcessWithoutNullStreams>();
let isGuarded = false;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * A child process that speaks newline-delimited JSON-RPC 2.0 on its standard streams. A crash, a request over its time
 * limit, a flood, or a line that is no answer kills it: every open request then fails with HostError.
 */
export class RpcChild {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #label: string;
  readonly #waiting = new Map<number, Waiting>();
  #pieces: Buffer[] = [];
  #pieceBytes = 0;
  #noiseBytes = 0;
  #noise = '';
  #nextId = 1;
  #fault: string | null = null;

  constructor(options: ChildSpawn) {
    guardParent();
    this.#label = options.label;
    this.#process = spawn(options.command, [...options.args], {
      cwd: options.cwd,
      env: { ...options.env },
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    running.add(this.#process);
    this.#process.stdout.on('data', (bytes: Buffer) => this.#receive(bytes));
    this.#process.stderr.on('data', (bytes: Buffer) => this.#hear(bytes));
    this.#process.stdin.on('error', () => undefined);
    this.#process.on('error', error => this.#fail(`could not be started: ${errorMessage(error)}`));
    this.#process.on('close', (code, signal) => {
      running.delete(this.#process);
      this.#fail(signal ? `was ended by ${signal}` : `ended by itself with code ${code}`);
    });
  }

  /** Why the child cannot be used any more; null while it runs. */
  get fault(): string | null {
    return this.#fault;
  }

  /** Throws RpcError for an error answer, HostError when the child is at fault. */
  request(method: string, params: unknown, timeoutMs: number): Promise<unknown> {
    if (this.#fault !== null) return Promise.reject(new HostError(this.#fault));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(`did not answer ${method} within ${timeoutMs} ms`), timeoutMs);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#process.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    });
  }

  /** Ends the child; its open requests fail. */
  async end(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null || this.#process.pid === undefined) return;
    const closed = new Promise<void>(resolve => this.#process.once('close', () => resolve()));
    this.#fail('was closed');
    await closed;
  }

  #receive(bytes: Buffer): void {
    let rest = bytes;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      const line = Buffer.concat([...this.#pieces, rest.subarray(0, end)]);
      this.#pieces = [];
      this.#pieceBytes = 0;
      rest = rest.subarray(end + 1);
      this.#readLine(line.toString('utf8'));
      if (this.#fault !== null) return;
    }
    this.#pieces.push(rest);
    this.#pieceBytes += rest.length;
    if (this.#pieceBytes > MAX_LINE_BYTES) this.#fail(`answered with more than ${MAX_LINE_BYTES} bytes`);
  }

  #readLine(line: string): void {
    const answer = readAnswer(line);
    const waiting = answer && this.#waiting.get(answer.id);
    if (!answer || !waiting) {
      this.#fail(`answered nonsense: ${line.slice(0, 200)}`);
      return;
    }
    this.#waiting.delete(answer.id);
    this.#noiseBytes = 0;
    clearTimeout(waiting.timer);
    if (answer.error === null) waiting.resolve(answer.result);
    else waiting.reject(new RpcError(answer.error));
  }

  #hear(bytes: Buffer): void {
    this.#noise = `${this.#noise}${bytes.subarray(-KEPT_NOISE).toString('utf8')}`.slice(-KEPT_NOISE);
    this.#noiseBytes += bytes.length;
    if (this.#noiseBytes > MAX_NOISE_BYTES) this.#fail(`printed more than ${MAX_NOISE_BYTES} bytes within one request`);
  }

  #fail(what: string): void {
    if (this.#fault !== null) return;
    const noise = this.#noise.trim();
    this.#fault = `${this.#label} ${what}${noise === '' ? '' : `; it printed: ${noise}`}`;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new HostError(this.#fault));
    }
    this.#waiting.clear();
    this.#pieces = [];
    this.#process.kill('SIGKILL');
  }
}

function readAnswer(
  line: string,
): { readonly id: number; readonly result: unknown; readonly error: string | null } | null {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null) return null;
    const { id, result, error } = value as { id?: unknown; result?: unknown; error?: { message?: unknown } };
    if (typeof id !== 'number' || (result === undefined) === (error === undefined)) return null;
    return { id, result, error: error === undefined ? null : String(error?.message) };
  } catch {
    return null;
  }
}

/**
 * A child must not outlive us, and must not be able to open our debugger: SIGUSR1 makes a Node process listen on a
 * local port, from which its environment could be read. A handler of ours takes the signal's place.
 */
function guardParent(): void {
  if (isGuarded) return;
  isGuarded = true;
  process.on('exit', () => {
    for (const child of running) child.kill('SIGKILL');
  });
  if (process.platform !== 'win32') process.on('SIGUSR1', () => undefined);
}

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { errorMessage } from '../../lib/errors.ts';
import type { CodeCommand } from './code-command.ts';

const MAX_LINE_BYTES = 32 * 1024 * 1024;
const MAX_NOISE_BYTES = 16 * 1024 * 1024;
const KEPT_NOISE = 2_000;
const running = new Set<ChildProcessWithoutNullStreams>();
let isGuarded = false;

/**
 * Standard input and output of an MCP server, with limits: a line that is no JSON, a flood, or its end kills the server
 * and closes the connection. It gets the environment of its command and nothing else.
 */
export class StdioPipe implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: <T extends JSONRPCMessage>(message: T) => void;
  readonly #command: CodeCommand;
  #process: ChildProcessWithoutNullStreams | null = null;
  #pieces: Buffer[] = [];
  #pieceBytes = 0;
  #noiseBytes = 0;
  #noise = '';
  #fault: string | null = null;

  constructor(command: CodeCommand) {
    this.#command = command;
  }

  get fault(): string | null {
    return this.#fault;
  }

  async start(): Promise<void> {
    guardParent();
    const { program, args, cwd, env } = this.#command;
    const child = spawn(program, [...args], {
      cwd,
      env: { ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    this.#process = child;
    running.add(child);
    child.stdout.on('data', (bytes: Buffer) => this.#receive(bytes));
    child.stderr.on('data', (bytes: Buffer) => this.#hear(bytes));
    child.stdin.on('error', () => undefined);
    child.on('error', error => this.fail(`could not be started: ${errorMessage(error)}`));
    child.on('close', (code, signal) => {
      running.delete(child);
      this.fail(signal ? `was ended by ${signal}` : `ended by itself with code ${code}`);
    });
  }

  async send(message: JSONRPCMessage): Promise<void> {
    if (this.#fault !== null) throw new Error(this.#fault);
    this.#process?.stdin.write(`${JSON.stringify(message)}\n`);
  }

  async close(): Promise<void> {
    this.fail('was closed');
  }

  /** Ends the server for a reason; the first one is kept. */
  fail(what: string): void {
    if (this.#fault !== null) return;
    const noise = this.#noise.trim();
    this.#fault = `${what}${noise === '' ? '' : `; it printed: ${noise}`}`;
    this.#pieces = [];
    this.#process?.kill('SIGKILL');
    this.onclose?.();
  }

  #receive(bytes: Buffer): void {
    let rest = bytes;
    for (let end = rest.indexOf(10); end >= 0 && this.#fault === null; end = rest.indexOf(10)) {
      const line = Buffer.concat([...this.#pieces, rest.subarray(0, end)]).toString('utf8');
      this.#pieces = [];
      this.#pieceBytes = 0;
      rest = rest.subarray(end + 1);
      if (line.trim() !== '') this.#readLine(line);
    }
    if (this.#fault !== null) return;
    this.#pieces.push(rest);
    this.#pieceBytes += rest.length;
    if (this.#pieceBytes > MAX_LINE_BYTES) this.fail(`answered with more than ${MAX_LINE_BYTES} bytes`);
  }

  #readLine(line: string): void {
    let message: unknown;
    try {
      message = JSON.parse(line);
    } catch {
      this.fail(`answered nonsense: ${line.slice(0, 200)}`);
      return;
    }
    this.#noiseBytes = 0;
    this.onmessage?.(message as JSONRPCMessage);
  }

  #hear(bytes: Buffer): void {
    this.#noise = `${this.#noise}${bytes.subarray(-KEPT_NOISE).toString('utf8')}`.slice(-KEPT_NOISE);
    this.#noiseBytes += bytes.length;
    if (this.#noiseBytes > MAX_NOISE_BYTES) this.fail(`printed more than ${MAX_NOISE_BYTES} bytes within one request`);
  }
}

function guardParent(): void {
  if (isGuarded) return;
  isGuarded = true;
  process.on('exit', () => {
    for (const child of running) child.kill('SIGKILL');
  });
}

import { errorMessage, HostError } from '../../lib/errors.ts';
import type { RejectedForm } from '../../model/artifacts.ts';
import type { EnvironmentHost } from '../../model/ports.ts';
import { createProtocolHost } from './host-protocol.ts';

export interface HttpHostOptions {
  /** The calls are POSTed to `<url>/describe`, `/open`, `/call`, `/state` and `/close`. */
  readonly url: string;
  readonly now: string | null;
  readonly rejected: RejectedForm;
  /** How long one call may take; 10 s when absent. */
  readonly callTimeoutMs?: number;
}

const MAX_BYTES = 32 * 1024 * 1024;

/** A host behind HTTP: the five calls as POST of JSON, answered with JSON. Sends no key and follows no redirect. */
export function createHttpHost(options: HttpHostOptions): EnvironmentHost {
  const { url, now, rejected, callTimeoutMs = 10_000 } = options;
  const base = url.replace(/\/+$/, '');
  let next = 1;
  const prefix = crypto.randomUUID();
  const post = (method: string, params: unknown) =>
    postJson({ url: `${base}/${method}`, body: JSON.stringify(params), timeoutMs: callTimeoutMs });
  const carrier = {
    request: (method: 'describe') => post(method, {}),
    open: async (params: Readonly<Record<string, unknown>>) => {
      const session = `${prefix}-${next++}`;
      await post('open', { ...params, session });
      return {
        request: (method: string, more: Readonly<Record<string, unknown>>) => post(method, { ...more, session }),
        close: async () => {
          await post('close', { session });
        },
      };
    },
    close: async () => undefined,
  };
  return createProtocolHost(carrier, { now, rejected });
}

interface Post {
  readonly url: string;
  readonly body: string;
  readonly timeoutMs: number;
}

async function postJson({ url, body, timeoutMs }: Post): Promise<unknown> {
  const fail = (what: string, cause?: unknown) => new HostError(`the environment host ${url} ${what}`, { cause });
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  let text: string | null;
  let status: number;
  try {
    const response = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'error' });
    status = response.status;
    text = await readText(response);
  } catch (error) {
    if (signal.aborted) throw fail(`did not answer within ${timeoutMs} ms`, error);
    throw fail(`could not be reached: ${describeCause(error)}`, error);
  }
  if (text === null) throw fail(`answered with more than ${MAX_BYTES} bytes`);
  if (status < 200 || status > 299) throw fail(`answered ${status}: ${text.slice(0, 200)}`);
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw fail(`answered nonsense: ${text.slice(0, 200)}`, error);
  }
}

/** The body as text; null when it is too long to be an answer. */
async function readText(response: Response): Promise<string | null> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MAX_BYTES) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function describeCause(error: unknown): string {
  const { cause } = error instanceof Error ? error : { cause: undefined };
  return errorMessage(cause ?? error);
}

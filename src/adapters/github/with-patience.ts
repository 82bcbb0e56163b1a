import { setTimeout as wait } from 'node:timers/promises';
import { isRateLimit, readError } from './explain-refusal.ts';

/** What a request may cost in waiting. */
export interface Patience {
  readonly tries: number;
  /** A longer wait that GitHub asks for is left to the next run. */
  readonly longestMs: number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** Longer than the minute that GitHub's secondary limit asks for: without its comment a run is of little use. */
const PATIENCE: Patience = { tries: 3, longestMs: 75_000, sleep: ms => wait(ms) };

/**
 * Does something again that GitHub was too busy for: a limit of requests as long as it says, a fault of its own after a
 * second or two. What is done must bear being done twice. Throws the last error.
 */
export async function withPatience<T>(attempt: () => Promise<T>, patience: Patience = PATIENCE): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      const pause = pauseAfter(error, tried);
      if (pause === null || pause > patience.longestMs || tried >= patience.tries) throw error;
      await patience.sleep(pause);
    }
  }
}

/** How long to wait after an error, in milliseconds; null where waiting does not help. */
function pauseAfter(error: unknown, tried: number): number | null {
  const { status, headers } = readError(error);
  const message = error instanceof Error ? error.message : '';
  if (isRateLimit(status, headers, message)) {
    return askedPause(headers) ?? SECONDARY_MS;
  }
  return status !== null && status >= 500 ? 500 * 2 ** tried : null;
}

/** By `retry-after`, else until the hour's limit begins anew. */
function askedPause(headers: Readonly<Record<string, string>>): number | null {
  const asked = Number(headers['retry-after']);
  if (Number.isFinite(asked)) return asked * 1000;
  const reset = Number(headers['x-ratelimit-reset']);
  if (headers['x-ratelimit-remaining'] !== '0' || !Number.isFinite(reset)) return null;
  return Math.max(1_000, reset * 1000 - Date.now());
}

/** What GitHub asks for where it names no time. */
const SECONDARY_MS = 60_000;

import { setTimeout as wait } from 'node:timers/promises';
import { isRateLimit, readError } from './explain-refusal.ts';

/** What a request may cost in waiting. */
export interface Patience {
  readonly tries: number;
  /** A longer wait that GitHub asks for is left to the next run. */
  readonly longestMs: number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

const PATIENCE: Patience = { tries: 3, longestMs: 30_000, sleep: ms => wait(ms) };

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
    const asked = Number(headers['retry-after']);
    return Number.isFinite(asked) ? asked * 1000 : SECONDARY_MS;
  }
  return status !== null && status >= 500 ? 500 * 2 ** tried : null;
}

/** What GitHub asks for where it names no time. */
const SECONDARY_MS = 60_000;

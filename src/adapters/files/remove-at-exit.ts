import { rmSync } from 'node:fs';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const CODES = { SIGTERM: 143, SIGINT: 130, SIGHUP: 129 } as const;
const folders = new Set<string>();
let isGuarded = false;

/**
 * Removes a temporary folder when this process ends, also by a signal (a cancelled job gets SIGTERM first): unless it was
 * removed before, which `forget` tells. What ends by SIGKILL leaves it behind.
 */
export function removeAtExit(folder: string): { forget(): void } {
  guard();
  folders.add(folder);
  return { forget: () => void folders.delete(folder) };
}

function guard(): void {
  if (isGuarded) return;
  isGuarded = true;
  process.on('exit', removeAll);
  for (const signal of SIGNALS) process.on(signal, () => end(signal));
}

/** Where others listen for the signal, too, the end is theirs. */
function end(signal: (typeof SIGNALS)[number]): void {
  removeAll();
  if (process.listenerCount(signal) === 1) process.exit(CODES[signal]);
}

function removeAll(): void {
  for (const folder of folders) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // A file that is in use stays; nothing is to be done about it at the end.
    }
  }
}

import { rmSync } from 'node:fs';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
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
  for (const signal of SIGNALS) {
    const listener = () => {
      removeAll();
      process.removeListener(signal, listener);
      // Where others listen for it, too, the end is theirs.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    };
    process.on(signal, listener);
  }
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

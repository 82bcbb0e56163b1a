import { setTimeout as wait } from 'node:timers/promises';

export interface CancelWatch {
  /** Why the run is to end; null while nobody cancelled it. */
  readonly reason: () => string | null;
  /** Resolves so many milliseconds after the run was cancelled; never when it is not. */
  readonly overdue: (graceMs: number) => Promise<'overdue'>;
}

/** A cancelled job gets SIGINT, some seconds later SIGTERM, and soon after SIGKILL. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const REASON = 'the run was cancelled: what ran by then is kept, and the next run goes on from there';

/** Watches for the end of the job, in place of the signals' own effect. */
export function watchCancel(): CancelWatch {
  let reason: string | null = null;
  let tell = () => {};
  const cancelled = new Promise<void>(resolve => {
    tell = resolve;
  });
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      reason = REASON;
      tell();
    });
  }
  return {
    reason: () => reason,
    overdue: async graceMs => {
      await cancelled;
      await wait(graceMs, undefined, { ref: false });
      return 'overdue';
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../model/ports.ts';

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: async ms => {
    await wait(ms);
  },
};

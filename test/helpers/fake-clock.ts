import type { Clock } from '../../src/model/ports.ts';

/** A clock that stands still until it is moved; sleeping moves it. */
export function fakeClock(startIso = '2026-11-02T09:00:00Z'): Clock & { readonly advance: (ms: number) => void } {
  let now = Date.parse(startIso);
  return {
    now: () => now,
    sleep: async ms => {
      now += ms;
    },
    advance: ms => {
      now += ms;
    },
  };
}

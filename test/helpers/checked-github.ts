import { afterEach, expect } from 'vitest';
import type { LoopbackOptions } from '../../src/adapters/demo/loopback-github.ts';
import { findBreaches } from './github-contract.ts';

const breaches: string[] = [];

/** Fails the test in whose time GitHub got a request that it does not take. */
afterEach(() => {
  expect(breaches.splice(0), 'requests that GitHub does not take').toEqual([]);
});

/** Options of a GitHub that holds every request, and every answer of the test's own, against GitHub's description. */
export function checkedGitHub(options: LoopbackOptions = {}): LoopbackOptions {
  return {
    ...options,
    onExchange: (request, answer) => {
      breaches.push(...findBreaches(request, answer));
      options.onExchange?.(request, answer);
    },
  };
}

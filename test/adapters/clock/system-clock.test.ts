import { expect, test } from 'vitest';
import { systemClock } from '../../../src/adapters/clock/system-clock.ts';

test('the clock goes on while it sleeps', async () => {
  const before = systemClock.now();
  await systemClock.sleep(20);
  expect(systemClock.now() - before).toBeGreaterThanOrEqual(19);
});

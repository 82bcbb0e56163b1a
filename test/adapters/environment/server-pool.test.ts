import { describe, expect, it } from 'vitest';
import { createServerPool } from '../../../src/adapters/environment/server-pool.ts';
import { HostError } from '../../../src/lib/errors.ts';

describe('a pool of servers', () => {
  it('one that was starting when the pool closed is closed too, and serves nobody', async () => {
    let closed = 0;
    let start = () => {};
    const pool = createServerPool(async () => {
      await new Promise<void>(resolve => {
        start = resolve;
      });
      return { fault: null, close: async () => void closed++ };
    });
    const taking = pool.take();
    await pool.close();
    start();
    await expect(taking).rejects.toThrow(HostError);
    expect(closed).toBe(1);
  });
});

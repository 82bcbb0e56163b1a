import { describe, expect, it } from 'vitest';
import { approachBound } from '../../src/driver/approach-bound.ts';
import { buildDriver } from '../../src/driver/build-driver.ts';
import type { Clause } from '../../src/model/spec.ts';
import { aShipping, aWorkshop, bounded } from '../helpers/a-workshop.ts';

const artifacts = aWorkshop();

function approach(given: readonly Clause[], how: 'at-bound' | 'near-bound' = 'at-bound') {
  const refined = aShipping({ given });
  const built = buildDriver({ refined, artifacts, seed: '3' });
  if ('failure' in built) throw new Error(built.failure.detail);
  const changes = approachBound({ refined, driver: built.driver, artifacts }, how);
  if ('reason' in changes) return changes;
  expect(changes).toHaveLength(1);
  expect(changes[0]?.id).toBe(built.driver.objects['order']?.id);
  return changes[0]?.after;
}

describe('approachBound', () => {
  it('takes the bound itself where it is still inside', () => {
    expect(approach([bounded('weight', '>=', 3)])).toMatchObject({ weight: 3 });
    expect(approach([bounded('weight', '<=', 40)])).toMatchObject({ weight: 40 });
  });

  it('takes the next value where the bound is outside', () => {
    expect(approach([bounded('weight', '>', 3)])).toMatchObject({ weight: 4 });
    expect(approach([bounded('weight', '<', 40)])).toMatchObject({ weight: 39 });
  });

  it('stays a little way off it when asked to', () => {
    expect(approach([bounded('weight', '<', 40)], 'near-bound')).toMatchObject({ weight: 38 });
  });

  it('knows moments, in the form that the field has', () => {
    expect(approach([bounded('made_at', '<', '$now-5d')])).toMatchObject({ made_at: '2026-10-28T08:59' });
    expect(approach([bounded('made_at', '>=', '2026-10-01T10:00')])).toMatchObject({ made_at: '2026-10-01T10:00' });
  });

  it('changes the length of a list', () => {
    expect(approach([bounded('parts.length', '<', 3)])).toMatchObject({
      parts: expect.objectContaining({ length: 2 }),
    });
  });

  it('gives way where another clause would not hold any more', () => {
    const both = approach([bounded('weight', '>=', 3), bounded('weight', '>', 9)]);
    expect(both).toMatchObject({ weight: 10 });
  });

  it('says why there is nothing to move', () => {
    expect(approach([])).toEqual({ reason: expect.stringContaining('no bounded value') });
  });
});

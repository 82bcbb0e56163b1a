import { expect, it } from 'vitest';
import { putBaselineEntry } from '../../src/report/propose-baseline.ts';

const LISTED =
  '# ours\n- spec: a.x\n  reason: old\n  by: ann\n  until: 2030-01-01\n- spec: b.x\n  reason: kept\n  by: bob\n';

it('a listed spec gets the new reason, name and date; the others stay', () => {
  const text = putBaselineEntry(LISTED, { spec: 'a.x', reason: 'new', by: 'cid' });
  expect(text).toBe('# ours\n- spec: a.x\n  reason: new\n  by: cid\n- spec: b.x\n  reason: kept\n  by: bob\n');
});

it('a spec that is not listed is added', () => {
  expect(putBaselineEntry(null, { spec: 'a.x', reason: 'r', by: 'ann' })).toContain('spec: a.x');
});

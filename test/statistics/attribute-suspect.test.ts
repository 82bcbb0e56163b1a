import { describe, expect, it } from 'vitest';
import {
  attributeSuspect,
  chanceOfAtLeast,
  replayThreshold,
  type Suspect,
  wrongNewChance,
} from '../../src/statistics/attribute-suspect.ts';

const aSuspect = (parts: Partial<Suspect> = {}): Suspect => ({
  because: 'witness',
  severity: 'should',
  isNewHere: false,
  replays: 10,
  ...parts,
});
const of = (violations: number, n = 10) => ({ violations, n });

describe('attributeSuspect', () => {
  it('is new when base never shows it and head shows it three times', () => {
    expect(attributeSuspect(aSuspect(), { head: of(3), base: of(0) }).status).toBe('new');
    expect(attributeSuspect(aSuspect(), { head: of(2), base: of(0) }).status).toBe('unconfirmed');
  });

  it('takes two of ten for a rule that must hold', () => {
    expect(attributeSuspect(aSuspect({ severity: 'must' }), { head: of(2), base: of(0) }).status).toBe('new');
    expect(attributeSuspect(aSuspect({ severity: 'must' }), { head: of(1), base: of(0) }).status).toBe('unconfirmed');
  });

  it('is known when base shows it once, however often head does', () => {
    expect(attributeSuspect(aSuspect({ because: 'failed-test' }), { head: of(10), base: of(1) }).status).toBe('known');
  });

  it('a failed test alone is not new where base had the rule', () => {
    expect(attributeSuspect(aSuspect({ because: 'failed-test' }), { head: of(2), base: of(0) }).status).toBe(
      'unconfirmed',
    );
  });

  it('a rule that the pull request brought is judged on head alone, by its replays or its failed test', () => {
    const added = { isNewHere: true } as const;
    const known = attributeSuspect(aSuspect(added), { head: of(3), base: of(9) });
    expect(known).toMatchObject({ status: 'new', base: null });
    expect(attributeSuspect(aSuspect({ ...added, because: 'failed-test' }), { head: of(0), base: null }).status).toBe(
      'new',
    );
    expect(attributeSuspect(aSuspect(added), { head: of(2), base: null }).status).toBe('unconfirmed');
  });
});

describe('the replay rule', () => {
  it('calls a case that did not change new with a chance of at most .037, for must rules .096', () => {
    expect(wrongNewChance(10, 3)).toBeLessThanOrEqual(0.037);
    expect(wrongNewChance(10, 3)).toBeGreaterThan(0.036);
    expect(wrongNewChance(10, 2)).toBeLessThanOrEqual(0.0965);
    expect(wrongNewChance(10, 2)).toBeGreaterThan(0.095);
  });

  it('finds a rate of .5 with .95, and for must rules a rate of .3 with .85', () => {
    expect(chanceOfAtLeast(3, 10, 0.5)).toBeCloseTo(0.945, 3);
    expect(chanceOfAtLeast(2, 10, 0.3)).toBeCloseTo(0.851, 3);
  });

  it('keeps that chance for other numbers of replays', () => {
    for (const replays of [5, 8, 10, 20, 50]) {
      const threshold = replayThreshold(replays, 'should');
      expect(wrongNewChance(replays, threshold)).toBeLessThanOrEqual(wrongNewChance(10, 3) + 1e-12);
      expect(replayThreshold(replays, 'must')).toBeLessThanOrEqual(threshold);
    }
    expect([replayThreshold(10, 'should'), replayThreshold(10, 'info'), replayThreshold(10, 'must')]).toEqual([
      3, 3, 2,
    ]);
  });
});

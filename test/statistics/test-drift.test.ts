import { describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../src/lib/rng.ts';
import { fingerprintTrace } from '../../src/statistics/fingerprint-trace.ts';
import { type DriftStratum, testDrift } from '../../src/statistics/test-drift.ts';
import { aCall, aTrace } from '../helpers/a-trace.ts';

type Side = { base: number; head: number };

/** Strata of traces drawn at random; `change` adds calls on head. */
function draw(
  rng: Rng,
  parts: { strata?: number; each?: Side; change?: (rng: Rng) => number; slow?: number } = {},
): DriftStratum[] {
  const { strata = 10, each = { base: 3, head: 3 }, change = () => 0, slow = 0 } = parts;
  const trace = (habit: number, extra: number, ms: number) =>
    fingerprintTrace(
      aTrace({
        durationMs: ms,
        events: [
          ...Array.from({ length: habit + rng.below(3) }, () => aCall('find')).flat(),
          ...Array.from({ length: rng.below(2) + extra }, () => aCall('transfer')).flat(),
        ],
      }),
    );
  return Array.from({ length: strata }, (_, s): DriftStratum => {
    const side = (which: keyof Side) =>
      Array.from({ length: each[which] }, () =>
        trace(s % 4, which === 'head' ? change(rng) : 0, which === 'head' ? slow : 1),
      );
    return { stratum: `spec-${s}`, base: side('base'), head: side('head') };
  });
}

describe('testDrift', () => {
  it('gives p = 1 for byte-identical traces, 30 against 20', () => {
    const print = fingerprintTrace(aTrace({ events: [...aCall('find'), ...aCall('cancel')] }));
    const strata = Array.from({ length: 10 }, (_, s) => ({
      stratum: `s${s}`,
      base: Array.from({ length: 3 }, () => print),
      head: Array.from({ length: 2 }, () => print),
    }));
    const drift = testDrift(strata, { minTraces: 20, minStrata: 10 });
    expect(drift).toMatchObject({ p: 1, flagged: false, n: { base: 20, head: 20 } });
    expect(drift.features.every(({ p, effect }) => p === 1 && effect === 0)).toBe(true);
  });

  it('finds an extra call and names it, with the means of both sides', () => {
    const drift = testDrift(draw(createRng('extra'), { change: rng => 1 + rng.below(2) }));
    expect(drift.flagged).toBe(true);
    expect(drift.p).toBeLessThan(0.01);
    const [first] = drift.features;
    expect(first?.name).toBe('calls of transfer');
    expect(first?.head).toBeGreaterThan((first?.base ?? 0) + 0.5);
    expect(drift.features.find(({ name }) => name === 'calls of find')?.p).toBeGreaterThan(0.05);
  });

  it('raises no alarm for a provider that became slower', () => {
    const same = draw(createRng('slow'));
    const slow = draw(createRng('slow'), { slow: 90_000 });
    expect(testDrift(slow)).toEqual(testDrift(same));
  });

  it('is calibrated: two halves of one agent differ at .05 about once in twenty', () => {
    const runs = 120;
    const alarms = Array.from({ length: runs }, (_, i) => testDrift(draw(createRng(['null', i]))).p ?? 1).filter(
      p => p <= 0.05,
    ).length;
    expect(alarms / runs).toBeLessThan(0.11);
    expect(alarms).toBeGreaterThan(0);
  });

  it('gives the same answer for the same traces', () => {
    const strata = draw(createRng('same'), { change: () => 1 });
    expect(testDrift(strata)).toEqual(testDrift(structuredClone(strata)));
  });

  it('uses equal numbers a side, the first ones in launch order', () => {
    const strata = draw(createRng('order'), { each: { base: 9, head: 3 } });
    const cut = strata.map(stratum => ({ ...stratum, base: stratum.base.slice(0, 3) }));
    expect(testDrift(strata)).toEqual(testDrift(cut));
  });

  it('says that there are no base traces yet', () => {
    const drift = testDrift(draw(createRng('none'), { each: { base: 0, head: 3 } }));
    expect(drift).toMatchObject({ p: null, flagged: false, reason: 'no base traces yet' });
  });

  it('says what it saw when there are too few traces', () => {
    const drift = testDrift(draw(createRng('few'), { strata: 4, change: () => 3 }));
    expect(drift).toMatchObject({ p: null, flagged: false, strata: 4, n: { base: 12, head: 12 } });
    expect(drift.reason).toMatch(
      /^not enough traces: 12 a side over 4 specs, 30 over 10 are needed; .*"calls of transfer"/,
    );
  });
});

describe('fingerprintTrace', () => {
  it('counts calls of each tool, rejected ones, turns and characters that reached the user', () => {
    const print = fingerprintTrace(
      aTrace({
        events: [
          { kind: 'user', text: 'hello', turn: 0 },
          ...aCall('find', { id: 'a' }),
          ...aCall('find', { id: 'b', rejected: true }),
          { kind: 'agent', text: 'seen', delivered: true, turn: 0 },
          { kind: 'agent', text: 'not seen by anyone', delivered: false, turn: 0 },
        ],
      }),
    );
    const counts = Object.fromEntries(
      Object.entries(print).map(([name, value]) => [name, Math.round(Math.expm1(value))]),
    );
    expect(counts).toEqual({ 'calls of find': 2, calls: 2, 'rejected calls': 1, turns: 1, 'characters said': 4 });
  });
});

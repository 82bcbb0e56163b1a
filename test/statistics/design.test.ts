import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideSequential } from '../../src/statistics/decide-sequential.ts';
import { checkDesign, DESIGN_NAMES, maxTrials, shippedDesign } from '../../src/statistics/design.ts';
import { expectedTrials, operatingCharacteristic } from '../../src/statistics/operating-characteristic.ts';
import { STATISTICS_VECTORS } from '../helpers/statistics-vectors.ts';

describe.each(DESIGN_NAMES)('the %s table', name => {
  const design = shippedDesign(name);
  const vector = STATISTICS_VECTORS[name];

  it('is the one of the vectors', () => {
    expect(design.pass).toEqual(vector.pass);
    expect(design.fail).toEqual(vector.fail);
    expect(maxTrials(design)).toBe(vector.nMax);
    expect(design).toMatchObject({ p0: vector.p0, p1: vector.p1, alpha: vector.alpha, beta: vector.beta });
  });

  it('has the operating characteristic of every vector, to 1e-12', () => {
    const rows = Object.entries(vector.operatingCharacteristic);
    expect(rows).toHaveLength(15);
    for (const [rate, expected] of rows) {
      const found = operatingCharacteristic(design, Number(rate));
      expect(Math.abs(found.pass - expected.pass), `pass at ${rate}`).toBeLessThan(1e-12);
      expect(Math.abs(found.fail - expected.fail), `fail at ${rate}`).toBeLessThan(1e-12);
      expect(Math.abs(found.inconclusive - expected.inconclusive)).toBeLessThan(1e-12);
      expect(Math.abs(found.expectedTrials / expected.asn - 1), `trials at ${rate}`).toBeLessThan(1e-12);
    }
    expect(Math.abs(expectedTrials(design) / vector.weightedTrials - 1)).toBeLessThan(1e-12);
  });

  it('keeps its error rates, exactly those that it states', () => {
    const { fail: alpha } = operatingCharacteristic(design, design.p0);
    const { pass: beta } = operatingCharacteristic(design, design.p1);
    expect(Math.abs(alpha - vector.exact.alpha)).toBeLessThan(1e-12);
    expect(Math.abs(beta - vector.exact.beta)).toBeLessThan(1e-12);
    expect(alpha).toBeLessThanOrEqual(design.alpha);
    expect(beta).toBeLessThanOrEqual(design.beta);
    expect(checkDesign(design)).toEqual([]);
  });

  it('passes, fails or stays open, and these chances add up to one at any rate', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), rate => {
        const { pass, fail, inconclusive, stopsAt } = operatingCharacteristic(design, rate);
        expect(pass + fail + inconclusive).toBeCloseTo(1, 12);
        expect(inconclusive).toBe(0);
        expect(stopsAt.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
      }),
    );
  });

  it('has bounds that never fall, apart until the last trial', () => {
    design.pass.forEach((bound, i) => {
      expect(bound).toBeGreaterThanOrEqual(design.pass[i - 1] ?? -1);
      expect(design.fail[i] ?? Infinity).toBeGreaterThan(bound);
      if (typeof design.fail[i - 1] === 'number')
        expect(design.fail[i]).toBeGreaterThanOrEqual(design.fail[i - 1] ?? 0);
    });
    expect(design.fail.at(-1)).toBe((design.pass.at(-1) ?? 0) + 1);
  });

  it('passes more often the better the agent is', () => {
    const passes = Array.from({ length: 101 }, (_, i) => operatingCharacteristic(design, i / 100).pass);
    passes.forEach((chance, i) => {
      expect(chance).toBeGreaterThanOrEqual((passes[i - 1] ?? 0) - 1e-15);
    });
  });

  it('decides the steps of the vectors at their trial and not before', () => {
    for (const [n, violations] of vector.passSteps) {
      const outcomes = spread(n, violations, design);
      expect(decideSequential(design, outcomes)).toEqual({ status: 'pass', n, violations });
      expect(decideSequential(design, outcomes.slice(0, -1)).status).toBe('open');
    }
    expect(vector.failSteps[0]).toEqual([vector.failSteps[0]?.[1], vector.failSteps[0]?.[1]]);
    const first = vector.failSteps[0]?.[0] ?? 0;
    expect(decideSequential(design, Array<boolean>(first - 1).fill(true)).status).toBe('open');
    expect(decideSequential(design, Array<boolean>(first).fill(true)).status).toBe('fail');
  });
});

/** Outcomes with the violations placed as early as they can stand without failing. */
function spread(n: number, violations: number, design: ReturnType<typeof shippedDesign>): boolean[] {
  const outcomes: boolean[] = [];
  let placed = 0;
  for (let i = 0; i < n; i++) {
    const canFall = placed < violations && placed + 1 < (design.fail[i] ?? Number.POSITIVE_INFINITY);
    if (canFall) placed += 1;
    outcomes.push(canFall);
  }
  return outcomes;
}

describe('decideSequential', () => {
  const standard = shippedDesign('standard');

  it('passes a clean spec after 15 trials and fails two violations in two', () => {
    const clean = Array<boolean>(14).fill(false);
    expect(decideSequential(standard, clean).status).toBe('open');
    expect(decideSequential(standard, [...clean, false])).toEqual({ status: 'pass', n: 15, violations: 0 });
    expect(decideSequential(standard, [true, true])).toEqual({ status: 'fail', n: 2, violations: 2 });
    expect(decideSequential(shippedDesign('quick'), Array<boolean>(9).fill(false)).status).toBe('pass');
  });

  it('never looks past the trial that decided', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { maxLength: 100 }),
        fc.array(fc.boolean(), { maxLength: 20 }),
        (outcomes, later) => {
          const state = decideSequential(standard, outcomes);
          fc.pre(state.status !== 'open');
          expect(decideSequential(standard, [...outcomes, ...later])).toEqual(state);
        },
      ),
    );
  });

  it('one violation more never turns a fail into a pass', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 72, maxLength: 72 }), fc.nat(71), (outcomes, at) => {
        fc.pre(decideSequential(standard, outcomes).status === 'fail');
        expect(decideSequential(standard, outcomes.with(at, true)).status).toBe('fail');
      }),
    );
  });
});

describe('checkDesign', () => {
  const standard = shippedDesign('standard');

  it('refuses a table whose error rates are not what it states', () => {
    const early = { ...standard, pass: standard.pass.with(13, 0) };
    expect(checkDesign(early).join()).toMatch(/beta is/);
  });

  it('refuses a table that does not decide at its end, or whose bounds fall', () => {
    expect(checkDesign({ ...standard, fail: standard.fail.with(71, 9) })).toEqual(['the last trial does not decide']);
    expect(checkDesign({ ...standard, pass: standard.pass.with(40, 0) }).join()).toMatch(/out of order/);
  });
});

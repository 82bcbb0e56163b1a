import { describe, expect, it } from 'vitest';
import { countWithinBudget, fitsBudget, forecastRun } from '../../src/statistics/forecast.ts';

const cost = { tokens: 90_000, usd: 0.04, ms: 52_000 };
const budget = { trials: 600, minutes: 30, usd: 10, tokens: 40_000_000 };

describe('forecastRun', () => {
  it('takes 135 trials at 4 cents and 52 seconds for 5.40 dollars and 7.3 minutes at concurrency 16', () => {
    const forecast = forecastRun(135, cost, 16);
    expect(forecast.usd).toBeCloseTo(5.4, 10);
    expect(forecast.minutes).toBeCloseTo((135 * 52) / 16 / 60, 10);
    expect(fitsBudget(forecast, budget)).toBe(true);
  });

  it('counts tokens where there is no price', () => {
    const forecast = forecastRun(100, { ...cost, usd: null }, 16);
    expect(forecast).toMatchObject({ usd: null, tokens: 9_000_000 });
    expect(fitsBudget(forecast, { ...budget, tokens: 8_999_999 })).toBe(false);
    expect(fitsBudget(forecast, { ...budget, usd: 0.01 })).toBe(true);
  });
});

describe('countWithinBudget', () => {
  it('leaves whole specs out from the end', () => {
    const run = { cost, concurrency: 16, budget: { ...budget, trials: 50 } };
    expect(countWithinBudget([17, 17, 17, 17], run)).toBe(2);
    expect(countWithinBudget([17, 17, 16, 17], run)).toBe(3);
    expect(countWithinBudget([60, 1], run)).toBe(0);
  });

  it('has room for what the store already holds', () => {
    expect(countWithinBudget([0, 0], { cost, concurrency: 1, budget: { ...budget, trials: 0 } })).toBe(2);
  });
});

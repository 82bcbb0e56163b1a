import { describe, expect, it } from 'vitest';
import { createOfflineReasoner } from '../../../src/adapters/offline/offline-reasoner.ts';
import { NO_USAGE } from '../../../src/model/trace.ts';
import { estimateTrial } from '../../../src/pipeline/testing/estimate-trial.ts';
import { createSpendMeter } from '../../../src/pipeline/testing/spend-meter.ts';
import { fakeClock } from '../../helpers/fake-clock.ts';

const price = { input: 0.25, cachedInput: 0.025, output: 2 };
const prices = { agent: price, user: price, miner: price, judge: { input: 1.25, cachedInput: null, output: 10 } };
const budget = { trials: 100, minutes: 30, usd: 1, tokens: 1_000_000 };

describe('estimateTrial', () => {
  it('takes 90,000 tokens and 3 to 5 cents on a small model, and nothing offline', () => {
    const cost = estimateTrial('openai', prices);
    expect(cost.tokens).toBe(90_000);
    expect(cost.usd).toBeGreaterThan(0.03);
    expect(cost.usd).toBeLessThan(0.05);
    expect(estimateTrial('offline', prices)).toMatchObject({ tokens: 0, usd: 0 });
    expect(estimateTrial('openai', { ...prices, judge: null }).usd).toBeNull();
  });
});

describe('createSpendMeter', () => {
  /** A reasoner whose bill is set by hand. */
  const setup = (expected = estimateTrial('openai', prices)) => {
    const bill = { inputTokens: 0 };
    const reasoner = {
      ...createOfflineReasoner({}),
      spent: () => ({
        usage: { agent: { ...NO_USAGE, ...bill }, user: NO_USAGE, miner: NO_USAGE, judge: NO_USAGE },
        models: [],
      }),
    };
    const clock = fakeClock();
    return { bill, clock, meter: createSpendMeter({ reasoner, clock }, { budget, prices, expected }) };
  };

  it('keeps room for the trials in flight', () => {
    const { meter } = setup();
    let launched = 0;
    while (meter.limitHit() === null) {
      meter.start();
      launched += 1;
    }
    expect(launched).toBe(Math.floor(1 / (estimateTrial('openai', prices).usd ?? 1)));
    expect(meter.limitHit()).toBe('1 dollars');
  });

  it('goes by what trials really took once some have ended', () => {
    const { meter, bill } = setup();
    for (let i = 0; i < 10; i++) meter.start();
    for (let i = 0; i < 10; i++) meter.end(NO_USAGE);
    bill.inputTokens = 400_000;
    let more = 0;
    while (meter.limitHit() === null) {
      meter.start();
      more += 1;
    }
    expect(more).toBe(90);
    expect(meter.limitHit()).toBe('100 trials');
  });

  it('counts the tokens that agents report where there is no price', () => {
    const { meter } = setup({ tokens: 90_000, usd: null, ms: 1 });
    meter.start();
    meter.end({ ...NO_USAGE, inputTokens: 400_000 });
    expect(meter.limitHit()).toBeNull();
    meter.start();
    meter.end({ ...NO_USAGE, inputTokens: 400_000 });
    expect(meter.limitHit()).toBe('1000000 tokens');
  });

  it('ends with its minutes, whatever was spent', () => {
    const { meter, clock } = setup();
    clock.advance(29 * 60_000);
    expect(meter.limitHit()).toBeNull();
    clock.advance(60_000);
    expect(meter.limitHit()).toBe('30 minutes');
  });
});

import type { Reasoner } from '../../model/task.ts';
import { NO_USAGE } from '../../model/trace.ts';
import { DEFAULT_TRIAL_MS, type TrialCost } from '../../statistics/forecast.ts';
import { priceUsage, type RolePrices, type RoleUsage, tokensOf, totalUsage } from './price-usage.ts';

/** What a conversation with a chat model took on 100 recorded ones: about 90,000 tokens in 20 calls. */
const TYPICAL_USAGE: RoleUsage = {
  agent: { calls: 12, inputTokens: 66_000, cachedInputTokens: 0, outputTokens: 3_000 },
  user: { calls: 6, inputTokens: 12_000, cachedInputTokens: 0, outputTokens: 1_000 },
  miner: NO_USAGE,
  judge: { calls: 2, inputTokens: 7_500, cachedInputTokens: 0, outputTokens: 500 },
};

/** Without a model a trial takes a fraction of a second. */
const OFFLINE_TRIAL_MS = 100;

/** Mean cost of a trial before the first one was run. */
export function estimateTrial(engine: Reasoner['engine'], prices: RolePrices): TrialCost {
  if (engine === 'offline') return { tokens: 0, usd: 0, ms: OFFLINE_TRIAL_MS };
  const usage = TYPICAL_USAGE;
  return { tokens: tokensOf(totalUsage(usage)), usd: priceUsage(usage, prices), ms: DEFAULT_TRIAL_MS };
}

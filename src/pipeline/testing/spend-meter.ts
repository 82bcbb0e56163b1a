import type { Clock } from '../../model/ports.ts';
import type { Reasoner } from '../../model/task.ts';
import type { Usage } from '../../model/trace.ts';
import type { SuiteBudget, TrialCost } from '../../statistics/forecast.ts';
import { priceUsage, type RolePrices, tokensOf, totalUsage, usedSince } from './price-usage.ts';

/** Keeps a run within its hard limits: asked before each trial, told after it. */
export interface SpendMeter {
  /** Which limit the next trial would break ("600 trials"); null while there is room. */
  readonly limitHit: () => string | null;
  readonly start: () => void;
  readonly end: (usage: Usage) => void;
  readonly ran: () => number;
}

/** @param expected cost of a trial where none has run yet: the limits make room for trials that are in flight */
export function createSpendMeter(
  deps: { readonly reasoner: Reasoner; readonly clock: Clock },
  limits: { readonly budget: SuiteBudget; readonly prices: RolePrices; readonly expected: TrialCost },
): SpendMeter {
  const { budget, prices, expected } = limits;
  const [startedAt, before] = [deps.clock.now(), deps.reasoner.spent().usage];
  const counts = { started: 0, ended: 0, agentTokens: 0 };

  /** Spent so far, with what the next trial and those in flight may take at the mean of the finished ones. */
  const withReserve = (spent: number, mean: number) => {
    const each = counts.ended === 0 ? mean : spent / counts.ended;
    return spent + (counts.started - counts.ended + 1) * each;
  };
  const limitHit = (): string | null => {
    if (counts.started >= budget.trials) return `${budget.trials} trials`;
    if (deps.clock.now() - startedAt >= budget.minutes * 60_000) return `${budget.minutes} minutes`;
    const usage = usedSince(before, deps.reasoner.spent().usage);
    const usd = expected.usd === null ? null : priceUsage(usage, prices);
    if (usd !== null) return withReserve(usd, expected.usd ?? 0) > budget.usd ? `${budget.usd} dollars` : null;
    const tokens = Math.max(tokensOf(totalUsage(usage)), counts.agentTokens);
    return withReserve(tokens, expected.tokens) > budget.tokens ? `${budget.tokens} tokens` : null;
  };
  return {
    limitHit,
    start: () => {
      counts.started += 1;
    },
    end: usage => {
      counts.ended += 1;
      counts.agentTokens += tokensOf(usage);
    },
    ran: () => counts.started,
  };
}

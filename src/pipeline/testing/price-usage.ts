import type { Role } from '../../model/task.ts';
import { addUsage, NO_USAGE, type Usage } from '../../model/trace.ts';

/** Dollars a million tokens; null where the configuration names no price. */
export type Price = { readonly input: number; readonly cachedInput: number | null; readonly output: number } | null;
export type RolePrices = Readonly<Record<Role, Price>>;
export type RoleUsage = Readonly<Record<Role, Usage>>;

export const ROLES = ['agent', 'user', 'miner', 'judge'] as const satisfies readonly Role[];

/** Dollars for what each role used; null when a role that used tokens has no price. */
export function priceUsage(usage: RoleUsage, prices: RolePrices): number | null {
  let usd = 0;
  for (const role of ROLES) {
    const used = usage[role];
    if (tokensOf(used) === 0) continue;
    const price = prices[role];
    if (price === null) return null;
    const fresh = used.inputTokens - used.cachedInputTokens;
    const input = fresh * price.input + used.cachedInputTokens * (price.cachedInput ?? price.input);
    usd += (input + used.outputTokens * price.output) / 1e6;
  }
  return usd;
}

export function tokensOf(usage: Usage): number {
  return usage.inputTokens + usage.outputTokens;
}

export function totalUsage(usage: RoleUsage): Usage {
  return ROLES.map(role => usage[role]).reduce(addUsage, NO_USAGE);
}

/** What was used between two readings of a reasoner. */
export function usedSince(before: RoleUsage, now: RoleUsage): RoleUsage {
  const less = (role: Role): Usage => ({
    calls: now[role].calls - before[role].calls,
    inputTokens: now[role].inputTokens - before[role].inputTokens,
    cachedInputTokens: now[role].cachedInputTokens - before[role].cachedInputTokens,
    outputTokens: now[role].outputTokens - before[role].outputTokens,
  });
  return { agent: less('agent'), user: less('user'), miner: less('miner'), judge: less('judge') };
}

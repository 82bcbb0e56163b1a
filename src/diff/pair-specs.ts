import type { Scenario, Spec } from '../model/spec.ts';
import { signScenario, signSpec } from './sign-spec.ts';

export interface SpecPairs {
  readonly pairs: readonly (readonly [Spec, Spec])[];
  readonly removed: readonly Spec[];
  readonly added: readonly Spec[];
}

/** Which rule of the base is which of the head: by id, then by signature. */
export function pairSpecs(base: readonly Spec[], head: readonly Spec[]): SpecPairs {
  return pairBy(base, head, signSpec);
}

export interface ScenarioPairs {
  readonly pairs: readonly (readonly [Scenario, Scenario])[];
  readonly removed: readonly Scenario[];
  readonly added: readonly Scenario[];
}

/** Which scenario of one rule is which of its later form: by id, then by signature. */
export function pairScenarios(before: Spec, after: Spec): ScenarioPairs {
  const tools = new Map<Scenario, readonly string[]>([
    ...before.scenarios.map(scenario => [scenario, before.tools] as const),
    ...after.scenarios.map(scenario => [scenario, after.tools] as const),
  ]);
  return pairBy(before.scenarios, after.scenarios, scenario => signScenario(tools.get(scenario) ?? [], scenario));
}

function pairBy<T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[],
  sign: (item: T) => string | null,
): { readonly pairs: readonly (readonly [T, T])[]; readonly removed: readonly T[]; readonly added: readonly T[] } {
  const byId = new Map(after.map(item => [item.id, item]));
  const partners = new Map<T, T>();
  for (const old of before) {
    const now = byId.get(old.id);
    if (now !== undefined) partners.set(old, now);
  }
  const used = new Set(partners.values());
  for (const old of before.filter(item => !partners.has(item))) {
    const signature = sign(old);
    const now = after.find(item => signature !== null && !used.has(item) && sign(item) === signature);
    if (now === undefined) continue;
    partners.set(old, now);
    used.add(now);
  }
  return {
    pairs: [...partners],
    removed: before.filter(item => !partners.has(item)),
    added: after.filter(item => !used.has(item)),
  };
}

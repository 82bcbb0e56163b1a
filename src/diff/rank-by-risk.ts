import { hashValue } from '../lib/hash.ts';
import type { ToolDefinition } from '../model/artifacts.ts';
import type { Category, RefinedSpec, Severity } from '../model/spec.ts';

const SEVERITY: Readonly<Record<Severity, number>> = { must: 16, should: 8, info: 0 };
/** Rules whose breach gives a stranger what is not theirs. */
const TRUST: readonly Category[] = ['ownership', 'identity', 'confirmation', 'eligibility'];

/**
 * Refined specs, the gravest first: severity, then whether data can be changed, then whose data it is; ties in an order
 * that the seed draws. Every rule comes with its gravest scenario before any comes with a second one.
 */
export function rankByRisk(
  specs: readonly RefinedSpec[],
  { tools, seed }: { readonly tools: readonly ToolDefinition[]; readonly seed: number },
): readonly RefinedSpec[] {
  const reads = new Set(tools.filter(tool => tool.access === 'read').map(tool => tool.name));
  const scored = specs
    .map(refined => ({ refined, risk: riskOf(refined, reads), tie: hashValue([seed, refined.scenario.id]) }))
    .sort((a, b) => b.risk - a.risk || (a.tie < b.tie ? -1 : 1));
  const rounds = new Map<string, number>();
  const dealt = scored.map(one => {
    const round = rounds.get(one.refined.spec.id) ?? 0;
    rounds.set(one.refined.spec.id, round + 1);
    return { ...one, round };
  });
  return dealt.sort((a, b) => a.round - b.round).map(one => one.refined);
}

function riskOf({ spec, scenario }: RefinedSpec, reads: ReadonlySet<string>): number {
  const changesData = spec.tools.some(tool => !reads.has(tool));
  const isTrust = TRUST.includes(spec.category);
  return (
    SEVERITY[spec.severity] + (changesData ? 4 : 0) + (isTrust ? 2 : 0) + (scenario.force === 'prohibited' ? 1 : 0)
  );
}

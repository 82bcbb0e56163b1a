import type { Config } from '../config.ts';
import { ConfigError } from '../lib/errors.ts';
import type { SpecFinding } from '../model/diff.ts';
import type { SourceTree } from '../model/ports.ts';
import { readSpecSet } from '../specset/read-spec-set.ts';

/** An agent that the base tests and this change takes out of the configuration, whatever became of its files. */
export interface DepartedAgent {
  readonly agent: string;
  /** Rules of the base that were tested; null where they cannot be read. */
  readonly rules: { readonly accepted: number; readonly proposed: number } | null;
  /** Its specs still stand in the head. */
  readonly isLeftBehind: boolean;
}

export interface DepartureInput {
  readonly headConfig: Config;
  /** Null: it cannot be read. */
  readonly baseConfig: Config | null;
  /** Names that agents of the head had on the base. */
  readonly formerNames: readonly string[];
}

/** The base's agents with rules that are neither in the head nor anyone's former name: their rules leave the gate. */
export async function listDeparted(
  { head, base }: { readonly head: SourceTree; readonly base: SourceTree | null },
  { headConfig, baseConfig, formerNames }: DepartureInput,
): Promise<readonly DepartedAgent[]> {
  if (base === null || baseConfig === null) return [];
  const gone = Object.keys(baseConfig.agents).filter(
    name => !Object.hasOwn(headConfig.agents, name) && !formerNames.includes(name),
  );
  const departed = await Promise.all(
    gone.map(async agent => ({
      agent,
      rules: await countRules(base, agent),
      isLeftBehind: (await head.list(`specs/${agent}/*.yaml`)).length > 0,
    })),
  );
  return departed.filter(({ rules }) => rules === null || rules.accepted + rules.proposed > 0);
}

async function countRules(base: SourceTree, agent: string): Promise<DepartedAgent['rules']> {
  try {
    const { specs } = await readSpecSet(base, agent);
    const count = (status: string) => specs.filter(spec => spec.status === status).length;
    return { accepted: count('accepted'), proposed: count('proposed') };
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}

/** What a reviewer must see of it; the finding is accepted by the agent's name. */
export function tellDeparted({ agent, rules, isLeftBehind }: DepartedAgent, configFile: string): SpecFinding {
  const lost = `agent ${agent} is no longer in ${configFile}: ${sayRules(rules)} not tested`;
  const hint = `; where it was renamed, \`git mv specs/${agent} specs/<its new name>\` keeps its rules`;
  return { kind: 'agent-removed', rule: agent, reason: `${lost}${isLeftBehind ? hint : ''}` };
}

function sayRules(rules: DepartedAgent['rules']): string {
  if (rules === null) return 'its rules are';
  const kind = rules.accepted > 0 ? 'accepted' : 'proposed';
  return rules[kind] === 1 ? `1 ${kind} rule is` : `${rules[kind]} ${kind} rules are`;
}

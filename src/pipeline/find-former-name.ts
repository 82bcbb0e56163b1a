import type { Config } from '../config.ts';
import { stableJson } from '../lib/stable-json.ts';
import type { SourceTree } from '../model/ports.ts';

/** With this share of its rules in common, an agent that is new here is one that is gone. */
const SAME_AGENT = 0.5;

/**
 * The name that an agent had on the base, where this change renames it: one that the head does not have any more and
 * whose rules went to the new name, or whose prompt is the new one's, or the only one gone where only one is new. Null
 * where it is not renamed. Without this a new name would take all of an agent's rules from its gate.
 */
export async function findFormerName(
  { head, base }: { readonly head: SourceTree; readonly base: SourceTree | null },
  about: { readonly agent: string; readonly headConfig: Config; readonly baseConfig: Config | null },
): Promise<string | null> {
  const { agent, headConfig, baseConfig } = about;
  if (base === null || baseConfig === null || Object.hasOwn(baseConfig.agents, agent)) return null;
  const gone = Object.keys(baseConfig.agents).filter(name => !Object.hasOwn(headConfig.agents, name));
  const own = new Set(await listRules(head, agent));
  const shares = await Promise.all(
    gone.map(async name => {
      const rules = await listRules(base, name);
      return { name, share: rules.filter(rule => own.has(rule)).length / Math.max(1, rules.length) };
    }),
  );
  const [best] = shares.toSorted((a, b) => b.share - a.share);
  if (best !== undefined && best.share >= SAME_AGENT) return best.name;
  const promptOf = ({ agents }: Config, name: string) => stableJson(agents[name]?.prompt);
  const isNew = (name: string) => !Object.hasOwn(baseConfig.agents, name);
  const [only, ...others] = Object.keys(headConfig.agents).filter(isNew).length === 1 ? gone : [];
  const twin = gone.find(name => promptOf(baseConfig, name) === promptOf(headConfig, agent));
  return twin ?? (others.length === 0 ? only : undefined) ?? null;
}

async function listRules(tree: SourceTree, agent: string): Promise<readonly string[]> {
  const paths = await tree.list(`specs/${agent}/*.yaml`);
  return paths.map(path => path.slice(`specs/${agent}/`.length)).filter(name => name !== 'baseline.yaml');
}

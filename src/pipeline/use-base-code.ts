/**
 * Data mode: a run beside the secrets of a repository about content that a stranger wrote. The head gives prompt, tools,
 * data and specs; whatever runs, and where keys are sent, is the base's (action.md, Security 1 and 6).
 */
import type { AgentConfig, Config, ModelConfig } from '../config.ts';
import { ConfigError } from '../lib/errors.ts';
import type { SourceTree } from '../model/ports.ts';
import { modelOf } from '../parse-config.ts';

/** Where a side's code is taken from: the base, where the head's must not run. */
export function codeTreeOf(
  trees: { readonly head: SourceTree; readonly base: SourceTree | null },
  side: 'head' | 'base',
): SourceTree | null {
  return side === 'head' && trees.head.mayRunCode === false ? trees.base : trees[side];
}

/**
 * The head's configuration with the base's code, endpoints, keys and headers; of the agent's model only its name and its
 * parameters are the head's. Throws ConfigError without a base: there would be nothing to trust.
 */
export function withBaseCode(head: Config, base: Config | null): Config {
  if (base === null)
    throw new ConfigError(
      'the base has no configuration that can be read, and the code of a pull request does not run on this event',
      'set Proviso up on the base branch first',
    );
  const agents = Object.entries(head.agents).map(([name, block]) => [name, trustBlock(block, base.agents[name])]);
  return { ...head, agents: Object.fromEntries(agents), models: trustModels(head, base) };
}

function trustBlock({ environment, ...block }: AgentConfig, base: AgentConfig | undefined): AgentConfig {
  const trusted: AgentConfig = { ...block, runtime: base?.runtime ?? 'chat' };
  if (environment === undefined) return trusted;
  const { tools: _, ...data } = environment;
  const tools = base?.environment?.tools;
  return { ...trusted, environment: tools === undefined ? data : { ...data, tools } };
}

function trustModels(head: Config, base: Config): Config['models'] {
  const [asked, own] = [modelOf(head, 'agent'), modelOf(base, 'agent')];
  const { price, ...endpoint } = own;
  const agent: Omit<ModelConfig, 'price'> = { ...endpoint, model: asked.model, parameters: asked.parameters };
  return { ...base.models, agent: asked.model === own.model && price !== undefined ? { ...agent, price } : agent };
}

import { ConfigError } from '../lib/errors.ts';
import type { SourceTree } from '../model/ports.ts';
import { loadArtifacts } from '../pipeline/1-load-artifacts.ts';
import type { AgentSides, LoadedRun } from '../pipeline/run-state.ts';

/** The one agent that a command is about. Throws ConfigError where the configuration has several and none is named. */
export async function loadOneAgent(
  head: SourceTree,
  flags: { readonly config: string; readonly agent?: string },
): Promise<{ readonly agent: AgentSides; readonly loaded: LoadedRun }> {
  const loaded = await loadArtifacts({ head, base: null }, { configFile: flags.config, agent: flags.agent ?? null });
  const [agent, ...others] = loaded.agents;
  if (agent !== undefined && others.length === 0) return { agent, loaded };
  const names = loaded.agents.map(item => item.agent).join(', ');
  throw new ConfigError('recordings are of one agent', `name it with --agent: ${names}`);
}

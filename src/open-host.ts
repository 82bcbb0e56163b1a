/**
 * Opens the host that runs the tools of one side's environment, whichever kind the configuration names.
 */
import { createCommandHost } from './adapters/environment/command-host.ts';
import { createHttpHost } from './adapters/environment/http-host.ts';
import { createMcpHost } from './adapters/environment/mcp-host.ts';
import { createModuleHost } from './adapters/environment/module-host.ts';
import { prepareCommand } from './adapters/sources/code-command.ts';
import { listEnvironmentFiles } from './artifacts/digest-artifacts.ts';
import { createSimulatedHost } from './conversation/simulated-host.ts';
import { EvidenceError } from './lib/errors.ts';
import { locateCode } from './locate-code.ts';
import type { AgentArtifacts, ArtifactSources } from './model/artifacts.ts';
import type { EnvironmentHost, SourceTree } from './model/ports.ts';
import type { Reasoner } from './model/task.ts';

/** One side of a run, as far as its environment goes. */
export interface HostSetup {
  readonly tree: SourceTree;
  readonly sources: ArtifactSources;
  readonly artifacts: AgentArtifacts;
}

/** Throws EvidenceError for an agent without an environment, and where its code must not run or no model can simulate it. */
export async function openHost(
  { tree, sources, artifacts }: HostSetup,
  reasoner: Reasoner | null = null,
): Promise<EnvironmentHost> {
  const { agent } = sources;
  const tools = sources.environment?.tools ?? null;
  if (tools === null)
    throw new EvidenceError(`${agent}: no trials: the agent has no environment (agents.${agent}.environment.tools)`);
  const { now, rejected } = artifacts;
  if (typeof tools !== 'string' && 'simulated' in tools) {
    if (reasoner === null || reasoner.engine === 'offline')
      throw new EvidenceError(`${agent}: no trials: simulated tools need a model`);
    return createSimulatedHost({ reasoner }, artifacts);
  }
  if (tree.mayRunCode === false)
    throw new EvidenceError(`${agent}: no trials: the environment's code must not run on this event`);
  if (typeof tools === 'string') {
    const code = await locateCode(tree, tools, await listEnvironmentFiles(tree, sources));
    return createModuleHost({ ...code, tables: artifacts.data, now, rejected });
  }
  if ('http' in tools) return createHttpHost({ url: tools.http, now, rejected });
  const words = 'mcp' in tools ? tools.mcp.command : tools.command;
  const command = prepareCommand(await tree.folder(), words, await listEnvironmentFiles(tree, sources));
  if ('mcp' in tools) return createMcpHost({ ...tools.mcp, command, now, rejected });
  return createCommandHost({ command, now, rejected });
}

/** Whether recorded calls can be replayed in an agent's environment. */
export function canReplay({ environment }: ArtifactSources): boolean {
  const tools = environment?.tools ?? null;
  return tools !== null && (typeof tools === 'string' || !('simulated' in tools));
}

import { ConfigError } from '../lib/errors.ts';
import type { SourceTree } from '../model/ports.ts';
import type { Role } from '../model/task.ts';
import { loadConfig, modelOf } from '../parse-config.ts';
import type { ActionRun } from './action-run.ts';

const ROLES: readonly Role[] = ['agent', 'user', 'miner', 'judge'];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether a fork's pull request has to do without a key: none was given as input, and the environment holds none that the
 * base's configuration names (on a runner of one's own it may). A fork that sends requests elsewhere than the base, or
 * with another key, gets none: it would be the fork's own choice who reads it.
 */
export async function lacksKey(
  { event, inputs }: Pick<ActionRun, 'event' | 'inputs'>,
  { head, base }: { readonly head: SourceTree; readonly base: SourceTree | null },
  env: Environment,
): Promise<boolean> {
  if (event.kind !== 'pull-request' || !event.isFork) return false;
  if (inputs.engine.kind !== 'openai' || inputs.apiKey !== null) return false;
  if (base === null) return true;
  const [trusted, asked] = await Promise.all([readEndpoints(base, inputs.config), readEndpoints(head, inputs.config)]);
  if (trusted === null || asked === null) return true;
  return trusted.some(({ key, address }, role) => (env[key] ?? '') === '' || asked[role]?.address !== address);
}

/** For each role the variable that holds its key, and where the key is sent; null where there is no configuration. */
async function readEndpoints(tree: SourceTree, configFile: string) {
  try {
    const config = await loadConfig(tree, configFile);
    return ROLES.map(role => {
      const { 'api-key-env': key, 'base-url': url, headers, query } = modelOf(config, role);
      return { key, address: JSON.stringify([key, url, headers, query]) };
    });
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}

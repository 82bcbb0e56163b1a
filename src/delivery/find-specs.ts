import { ConfigError } from '../lib/errors.ts';
import type { SourceTree } from '../model/ports.ts';
import type { Scenario, Spec } from '../model/spec.ts';
import { loadConfig } from '../parse-config.ts';
import { readSpecSet } from '../specset/read-spec-set.ts';

/** A committed rule with the scenarios of it that a name stands for. */
export interface FoundSpec {
  readonly agent: string;
  readonly spec: Spec;
  readonly scenarios: readonly Scenario[];
}

/** What a rule's or a scenario's id stands for in the head, else in the base. Nothing is run to tell. */
export async function findSpecs(
  { head, base }: { readonly head: SourceTree; readonly base: SourceTree | null },
  configFile: string,
  name: string,
): Promise<readonly FoundSpec[]> {
  for (const tree of [head, base]) {
    const found = tree === null ? [] : await findIn(tree, configFile, name);
    if (found.length > 0) return found;
  }
  return [];
}

async function findIn(tree: SourceTree, configFile: string, name: string): Promise<readonly FoundSpec[]> {
  const agents = await listAgents(tree, configFile);
  const sets = await Promise.all(agents.map(async agent => ({ agent, set: await readSpecSet(tree, agent) })));
  return sets.flatMap(({ agent, set }) =>
    set.specs.flatMap(spec => {
      const scenarios = spec.scenarios.filter(({ id }) => spec.id === name || id === name);
      return scenarios.length === 0 ? [] : [{ agent, spec, scenarios }];
    }),
  );
}

/** Whether a name is that of an agent which the head takes out: accepting it lets its rules go. */
export async function isDepartedAgent(
  { head, base }: { readonly head: SourceTree; readonly base: SourceTree | null },
  configFile: string,
  name: string,
): Promise<boolean> {
  if (base === null) return false;
  const [now, before] = await Promise.all([head, base].map(tree => listAgents(tree, configFile)));
  return before?.includes(name) === true && now?.includes(name) === false;
}

async function listAgents(tree: SourceTree, configFile: string): Promise<readonly string[]> {
  try {
    return Object.keys((await loadConfig(tree, configFile)).agents);
  } catch (error) {
    if (error instanceof ConfigError) return [];
    throw error;
  }
}

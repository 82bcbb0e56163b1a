import { openFolder } from '../adapters/files/folder-tree.ts';
import { openWriter } from '../adapters/files/workspace-writer.ts';
import { EXIT } from '../exit-code.ts';
import { ConfigError } from '../lib/errors.ts';
import type { ScenarioId } from '../model/spec.ts';
import { loadArtifacts } from '../pipeline/1-load-artifacts.ts';
import { count } from '../report/words.ts';
import { readSpecSet } from '../specset/read-spec-set.ts';
import { freezeMemory, printFrozen } from '../strategies/freeze-memory.ts';
import { rememberTried } from '../strategies/remember-tried.ts';
import { type CommandIo, type CommonFlags, composeFor, logOf, workspaceOf } from './common-options.ts';

/** Writes `specs/<agent>/strategies.json` of every agent that the store remembers something of. */
export async function freezeStrategies(flags: CommonFlags, io: CommandIo): Promise<number> {
  const workspace = workspaceOf(flags, io);
  const head = await openFolder(workspace);
  const trees = { head, base: null };
  const { agents } = await loadArtifacts(trees, { configFile: flags.config, agent: flags.agent ?? null });
  const store = await composeFor(flags, io, trees).openStore();
  const written: Record<string, { readonly file: string; readonly records: number; readonly trials: number }> = {};
  try {
    for (const { agent } of agents) {
      const { specs } = await readSpecSet(head, agent);
      const categories = new Map(
        specs.flatMap(({ category, scenarios }) => scenarios.map(({ id }) => [id, category] as const)),
      );
      const tried = store.listTried(agent);
      const memory = rememberTried(tried, { agent, categoryOf: (id: ScenarioId) => categories.get(id) ?? null });
      const frozen = freezeMemory(memory, new Set(categories.keys()));
      if (frozen.records.length === 0) continue;
      const file = `specs/${agent}/strategies.json`;
      await (await openWriter(workspace)).write(file, printFrozen(frozen));
      const trials = frozen.records.reduce((sum, { tries }) => sum + tries, 0);
      written[agent] = { file, records: frozen.records.length, trials };
    }
  } finally {
    store.close();
  }
  if (Object.keys(written).length === 0)
    throw new ConfigError(
      'the store remembers no trial of a spec that there is',
      'run proviso hunt or proviso test, or name the store with --store',
    );
  if (flags.json) io.print(`${JSON.stringify({ agents: written }, null, 2)}\n`);
  for (const { file, records, trials } of Object.values(written))
    logOf(flags, io).info(`${file}: ${count(records, 'record')} of ${count(trials, 'trial')}`);
  return EXIT.green;
}

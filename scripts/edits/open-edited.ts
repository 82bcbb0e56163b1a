import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { SourceTree } from '../../src/model/ports.ts';
import type { SpecSet } from '../../src/model/spec-set.ts';
import { loadArtifacts } from '../../src/pipeline/1-load-artifacts.ts';
import { readSpecSet } from '../../src/specset/read-spec-set.ts';
import type { EditedAgent } from './edit-plan.ts';

export interface OpenedAgent {
  readonly agent: string;
  readonly artifacts: AgentArtifacts;
  readonly committed: SpecSet;
  readonly edited: EditedAgent;
}

/** An agent of a workspace, ready to be edited; the first one of its configuration unless it is named. */
export async function openEdited(
  tree: SourceTree,
  { agent, dataFiles }: { readonly agent: string | null; readonly dataFiles: readonly string[] },
): Promise<OpenedAgent> {
  const { agents } = await loadArtifacts({ head: tree, base: null }, { configFile: 'proviso.yaml', agent });
  const [first] = agents;
  if (first === undefined) throw new Error('the workspace has no agent');
  const { head: artifacts } = first;
  const committed = await readSpecSet(tree, first.agent);
  const files = [...artifacts.prompt.files.map(({ file }) => file), ...artifacts.tools.map(({ file }) => file)];
  const texts: Record<string, string> = {};
  for (const file of new Set([...files, ...dataFiles])) texts[file] = (await tree.read(file)) ?? '';
  const edited = { artifacts, lock: committed.lock, texts, dataFiles };
  return { agent: first.agent, artifacts, committed, edited };
}

import { listEnvironmentFiles, listRuntimeFiles } from '../artifacts/digest-artifacts.ts';
import type { ArtifactSources } from '../model/artifacts.ts';
import type { SourceTree } from '../model/ports.ts';

const MOST_NAMED = 5;

/** In data mode: what the head changes of the code that ran as the base has it, one sentence; nothing otherwise. */
export async function listUntestedCode(
  { head, base }: { readonly head: SourceTree; readonly base: SourceTree | null },
  sources: ArtifactSources,
): Promise<readonly string[]> {
  if (head.mayRunCode !== false || base === null) return [];
  const lists = await Promise.all(
    [head, base].flatMap(tree => [listEnvironmentFiles(tree, sources), listRuntimeFiles(tree, sources)]),
  );
  const files = [...new Set(lists.flat())].sort();
  const differs = await Promise.all(files.map(async file => (await head.read(file)) !== (await base.read(file))));
  const changed = files.filter((_, index) => differs[index]);
  if (changed.length === 0) return [];
  const more = changed.length - MOST_NAMED;
  const named = `${changed.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return [`${sources.agent}: the base's code ran: what the pull request changes in ${named} was not tested`];
}

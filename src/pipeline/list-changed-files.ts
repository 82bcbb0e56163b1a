import { listEnvironmentFiles, listRuntimeFiles } from '../artifacts/digest-artifacts.ts';
import { listCodeFiles, namedSources } from '../artifacts/list-code-files.ts';
import type { CodeSource, ToolSource } from '../model/artifacts.ts';
import type { SourceTree } from '../model/ports.ts';
import type { AgentReport } from '../model/report.ts';
import type { RunTrees } from './1-load-artifacts.ts';
import type { AgentSides, SideSetup } from './run-state.ts';
import { codeTreeOf } from './use-base-code.ts';

/**
 * The files that an agent is made of and that head and base have otherwise, sorted: those of its prompt, and all else that
 * decides what it does (its code, watched files, tools, environment and data). Code that this run takes from the base is
 * none. Specs and configuration are not among them.
 * @returns null without a base
 */
export async function listChangedFiles(
  trees: RunTrees,
  { head, base, setup }: Pick<AgentSides, 'head' | 'base' | 'setup'>,
): Promise<NonNullable<AgentReport['changed']> | null> {
  if (trees.base === null || base === null || setup.base === null) return null;
  const code = codeTreeOf(trees, 'head') ?? trees.head;
  const sides = [
    { tree: trees.head, code, setup: setup.head },
    { tree: trees.base, code: trees.base, setup: setup.base },
  ];
  const prompt = new Set([head, base].flatMap(({ prompt: { files } }) => files.map(({ file }) => file)));
  const others = await Promise.all(sides.map(side => listOthers(side.tree, side.code, side.setup)));
  const differing = async (files: Iterable<string>, from: SourceTree) => {
    const changed = await Promise.all(
      [...files].map(async file => ((await from.read(file)) === (await trees.base?.read(file)) ? [] : [file])),
    );
    return changed.flat().sort();
  };
  const ran = new Set(others.flatMap(({ ran: files }) => files).filter(file => !prompt.has(file)));
  const read = new Set(others.flatMap(({ read: files }) => files).filter(file => !prompt.has(file) && !ran.has(file)));
  const [changedPrompt, changedCode, changedRead] = await Promise.all([
    differing(prompt, trees.head),
    differing(ran, code),
    differing(read, trees.head),
  ]);
  return { prompt: changedPrompt, other: [...changedCode, ...changedRead].sort() };
}

/** What a side runs, and what it reads beside its prompt. */
async function listOthers(
  tree: SourceTree,
  code: SourceTree,
  { sources }: SideSetup,
): Promise<{ readonly ran: readonly string[]; readonly read: readonly string[] }> {
  const tools = namedSources({ prompt: [], tools: sources.tools });
  const toolCode = [sources.tools].flat().flatMap(source => (isCode(source) ? [listCodeFiles(code, source)] : []));
  const ran = await Promise.all([listRuntimeFiles(code, sources), listEnvironmentFiles(code, sources), ...toolCode]);
  const { data = null, dataModel = null, userTools = null } = sources.environment ?? {};
  const tables = data === null ? [] : await tree.list(data);
  const single = [data, dataModel, userTools, sources.variables].filter(file => file !== null);
  return { ran: ran.flat(), read: [...tools.files, ...tables, ...single] };
}

function isCode(source: ToolSource): source is CodeSource {
  return typeof source === 'object' && !('openapi' in source);
}

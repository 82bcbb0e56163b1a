import type { ArtifactSources, CodeSource } from '../model/artifacts.ts';
import type { SourceTree } from '../model/ports.ts';
import { listModuleFiles } from './list-module-files.ts';

const PROGRAM = /^(?!-)(?!.*:)[\w./-]+\.(?:[mc]?[jt]sx?|py|rb|php|sh|json)$/;
const REFERENCE = /file:\/\/([^\s'"#,}\]]+)/g;

/** The files that a source of code names: its module, or what of a command's words looks like a program. */
export function codeEntries(source: CodeSource): readonly string[] {
  if ('module' in source) return [source.module];
  return ('mcp' in source ? source.mcp.command : source.command).filter(word => PROGRAM.test(word));
}

/** The files that the environment's tools name: a module, or the programs of a command. */
export function environmentEntries({ environment }: Pick<ArtifactSources, 'environment'>): readonly string[] {
  const tools = environment?.tools ?? null;
  if (tools === null) return [];
  if (typeof tools === 'string') return [tools];
  return 'command' in tools || 'mcp' in tools ? codeEntries(tools) : [];
}

/** Those files, and what they import by relative paths; sorted. */
export async function listCodeFiles(tree: SourceTree, source: CodeSource): Promise<readonly string[]> {
  const lists = await Promise.all(codeEntries(source).map(async file => await listModuleFiles(tree, file)));
  return [...new Set(lists.flat())].sort();
}

/** What the sources of prompt and tools name: files to read, and files of code whose imports count, too. */
export function namedSources({ prompt, tools }: Pick<ArtifactSources, 'prompt' | 'tools'>): {
  readonly files: readonly string[];
  readonly code: readonly string[];
} {
  const all = [...prompt, ...[tools].flat()];
  const files = all.flatMap(source => {
    if (typeof source === 'string') return [source.replace(/#.*$/, '')];
    return 'openapi' in source ? [source.openapi] : [];
  });
  const code = all.flatMap(source => (typeof source === 'string' || 'openapi' in source ? [] : codeEntries(source)));
  return { files, code };
}

/** The files that a document (a promptfooconfig) names by `file://`, relative to its own folder. */
export function referencedFiles(text: string): readonly string[] {
  return [...text.matchAll(REFERENCE)].flatMap(match => match[1] ?? []);
}

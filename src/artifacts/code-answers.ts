import { ConfigError } from '../lib/errors.ts';
import type { CodeSource } from '../model/artifacts.ts';
import type { CodeAnswer, SourceTree } from '../model/ports.ts';
import { listCodeFiles } from './list-code-files.ts';

/** What a source of code is called in messages and evidence: its module's path, or `command: node dump.mjs`. */
export function labelOf(source: CodeSource): string {
  if ('module' in source) return source.module;
  return 'mcp' in source ? `mcp: ${source.mcp.command.join(' ')}` : `command: ${source.command.join(' ')}`;
}

/** Runs the code that tells prompt and tools of one side, each source once. */
export class CodeAnswers {
  readonly #tree: SourceTree;
  readonly #answers = new Map<string, Promise<CodeAnswer>>();

  constructor(tree: SourceTree) {
    this.#tree = tree;
  }

  /** Throws ConfigError where it must not run, cannot run, or tells something else. */
  ask(source: CodeSource): Promise<CodeAnswer> {
    const key = JSON.stringify(source);
    const answer = this.#answers.get(key) ?? this.#run(source);
    this.#answers.set(key, answer);
    return answer;
  }

  async #run(source: CodeSource): Promise<CodeAnswer> {
    const { runSource, mayRunCode = true } = this.#tree;
    if (!mayRunCode)
      throw new ConfigError(
        `${labelOf(source)}: code of a pull request does not run on this event`,
        'name a file, or run on pull_request',
      );
    if (runSource === undefined) throw new ConfigError(`${labelOf(source)}: there is nothing here to run it`);
    return await runSource({ source, files: await listCodeFiles(this.#tree, source) });
  }
}

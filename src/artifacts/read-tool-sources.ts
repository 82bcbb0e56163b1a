import { ConfigError } from '../lib/errors.ts';
import type { ToolDefinition, ToolSource } from '../model/artifacts.ts';
import type { SourceTree } from '../model/ports.ts';
import { type CodeAnswers, labelOf } from './code-answers.ts';
import { ProblemList } from './problem-list.ts';
import { readText } from './read-text.ts';
import { readToldTools, readTools } from './read-tools.ts';

/** The tools of every source, in order. Throws ConfigError with the problems of all sources, and for two tools of one name. */
export async function readToolSources(
  tree: SourceTree,
  sources: readonly ToolSource[],
  told: CodeAnswers,
): Promise<readonly ToolDefinition[]> {
  const problems = new ProblemList(null);
  const lists = await Promise.all(
    sources.map(async source => await problems.gather(readToolSource(tree, source, told))),
  );
  const tools = lists.flatMap(list => list ?? []);
  problems.add(doubleNames(tools));
  if (problems.isSome()) throw problems.error();
  return tools;
}

async function readToolSource(
  tree: SourceTree,
  source: ToolSource,
  told: CodeAnswers,
): Promise<readonly ToolDefinition[]> {
  if (typeof source === 'string') return readTools(source, await readText(tree, source, 'tools'));
  if ('openapi' in source) {
    const text = await readText(tree, source.openapi, 'tools.openapi');
    return readTools(source.openapi, text, { include: source.include });
  }
  const answer = await told.ask(source);
  if (answer.tools !== null) return readToldTools(labelOf(source), answer.tools);
  throw new ConfigError(`tools ${labelOf(source)}: it told no tools`, 'it prints {"tools": [...]}');
}

function doubleNames(tools: readonly ToolDefinition[]): readonly string[] {
  return tools.flatMap(({ name, file }, index) => {
    const first = tools.findIndex(other => other.name === name);
    return first === index ? [] : [`tools ${file}: two tools of the name ${name} (the first: ${tools[first]?.file})`];
  });
}

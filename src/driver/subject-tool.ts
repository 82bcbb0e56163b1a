import { wordsOfName } from '../lib/tool-words.ts';
import type { ToolDefinition } from '../model/artifacts.ts';
import { toolsJudged } from '../model/check-tools.ts';
import type { RefinedSpec } from '../model/spec.ts';

/**
 * The tool that the request is about: of the tools that the checks and the rule name, the one whose name the words of
 * When hold most of; the first check's tool, then the rule's first, where they are even. Null for a conversational rule.
 */
export function subjectTool({ spec, scenario }: RefinedSpec, tools: readonly ToolDefinition[]): ToolDefinition | null {
  const checked = scenario.then.flatMap(({ check }) => (check ? toolsJudged(check) : []));
  const names = [...new Set([...checked, ...spec.tools])];
  const said = (scenario.when.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(stem);
  const score = (name: string) => wordsOfName(name).filter(word => said.includes(stem(word))).length;
  const [best] = names
    .flatMap(name => tools.find(tool => tool.name === name) ?? [])
    .toSorted((a, b) => score(b.name) - score(a.name));
  return best ?? null;
}

/** `booking`, `booked` and `book` are one word here. */
function stem(word: string): string {
  return word.replace(/(?:lation|ation|ings?|ed|es|s|e)$/, '').slice(0, 6);
}

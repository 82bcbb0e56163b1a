import { wordsOfName } from '../lib/tool-words.ts';
import type { ToolDefinition } from '../model/artifacts.ts';
import { type Check, holdsTools } from '../model/check.ts';
import type { RefinedSpec } from '../model/spec.ts';

/**
 * The tool that the request is about: of the tools that the checks and the rule name, the one whose name the words of
 * When hold most of; the first check's tool, then the rule's first, where they are even. Null for a conversational rule.
 */
export function subjectTool({ spec, scenario }: RefinedSpec, tools: readonly ToolDefinition[]): ToolDefinition | null {
  const checked = scenario.then.flatMap(({ check }) => (check ? toolOf(check) : []));
  const names = [...new Set([...checked, ...spec.tools])];
  const said = (scenario.when.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(stem);
  const score = (name: string) => wordsOfName(name).filter(word => said.includes(stem(word))).length;
  const [best] = names
    .flatMap(name => tools.find(tool => tool.name === name) ?? [])
    .toSorted((a, b) => score(b.name) - score(a.name));
  return best ?? null;
}

/** The tool of whose use a check speaks; of an order, the later one. */
function toolOf(check: Check): readonly string[] {
  if (check.kind === 'called-before') return [check.then];
  if (check.kind === 'holds') return holdsTools(check.at);
  return 'tool' in check && check.tool !== undefined ? [check.tool] : [];
}

/** `booking`, `booked` and `book` are one word here. */
function stem(word: string): string {
  return word.replace(/(?:lation|ation|ings?|ed|es|s|e)$/, '').slice(0, 6);
}

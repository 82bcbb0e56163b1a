import { followPointer } from '../../lib/follow-pointer.ts';
import type { ToolDefinition } from '../../model/artifacts.ts';
import { referencesIn } from './list-references.ts';

/** Keywords on top of a tool's schema that relate its arguments to one another: no rule is made of them. */
const RELATIONS = ['if', 'not', 'dependentRequired', 'dependentSchemas', 'dependencies', 'patternProperties'] as const;

/** One line for each tool whose schema is not read as a whole, which says what of it is not. */
export function noteUnread(tools: readonly ToolDefinition[]): readonly string[] {
  return tools.flatMap(tool => {
    const unread = listUnread(tool);
    return unread.length === 0
      ? []
      : [`tool ${tool.name} (${tool.file}): not read of its schema: ${unread.join('; ')}`];
  });
}

function listUnread({ parameters }: ToolDefinition): readonly string[] {
  const choices = (['oneOf', 'anyOf'] as const).filter(key => parameters[key] !== undefined);
  const lost = [...new Set(referencesIn(parameters))]
    .sort()
    .filter(reference => followPointer(reference, parameters) === undefined);
  return [
    ...choices.map(key => `what only some branches of its ${key} say`),
    ...RELATIONS.filter(key => parameters[key] !== undefined),
    ...lost.map(reference => `$ref ${reference}, which leads to no part of it`),
  ];
}

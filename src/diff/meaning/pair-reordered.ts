import { stableJson } from '../../lib/stable-json.ts';
import type { ToolDefinition } from '../../model/artifacts.ts';
import { isJsonArray, isJsonObject } from '../../model/json.ts';
import type { AnchorIndex } from '../list-anchors.ts';
import { foldSchema } from './fold-schema.ts';
import type { RespelledPassages } from './pair-wordings.ts';

interface Side {
  readonly tools: readonly ToolDefinition[];
  readonly anchors: AnchorIndex;
}

/**
 * Parameters that allow the same values listed in another order: old anchor -> the new one. Like a passage in another
 * spelling, such a parameter was not edited.
 */
export function pairReordered(before: Side, after: Side): RespelledPassages {
  const now = new Map(after.tools.map(tool => [tool.name, tool]));
  const pairs = before.tools.flatMap(tool => {
    const other = now.get(tool.name);
    return other === undefined ? [] : tool.anchors.map(anchor => ({ anchor, tool, other }));
  });
  return new Map(
    pairs.flatMap(({ anchor: { anchor, pointer, quote }, tool, other }) => {
      const twin = other.anchors.find(one => one.pointer === pointer);
      const place = twin === undefined || after.anchors.has(anchor) ? undefined : after.anchors.get(twin.anchor);
      const meaning = parameterOf(tool, pointer);
      if (place === undefined || meaning === null || meaning !== parameterOf(other, pointer)) return [];
      return [[anchor, { before: quote, place, likeness: 'form' }] as const];
    }),
  );
}

/** What a parameter allows, with the definitions that it may lead to; null for anything else of a tool. */
function parameterOf({ parameters }: ToolDefinition, pointer: string): string | null {
  const name = /^\/parameters\/(.+)$/.exec(pointer)?.[1];
  const { properties, required, ...rest } = parameters;
  const schema = name !== undefined && isJsonObject(properties) ? properties[name] : undefined;
  if (name === undefined || schema === undefined) return null;
  const folded = foldSchema(schema);
  const definitions = stableJson(folded).includes('"$ref"') ? foldSchema(rest) : null;
  return stableJson([folded, isJsonArray(required) && required.includes(name), definitions]);
}

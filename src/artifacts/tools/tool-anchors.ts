import type { ToolAnchor, ToolDefinition } from '../../model/artifacts.ts';
import { isJsonArray, isJsonObject } from '../../model/json.ts';
import type { Place } from '../document-path.ts';
import { toolAnchor } from '../make-anchor.ts';
import { listReferences } from './list-references.ts';

/** Where the pieces of a tool stand in its source; null for one without a place of its own. */
export interface ToolPlaces {
  /** Its name: the place of whatever has none. */
  readonly name: Place;
  readonly description: Place | null;
  parameter(name: string): Place | null;
}

/**
 * The anchors of a tool: its description, and each top-level parameter together with whether it is required and with
 * the definitions that its `$ref`s lead to.
 */
export function toolAnchors(
  { name: tool, description, parameters }: Pick<ToolDefinition, 'name' | 'description' | 'parameters'>,
  places: ToolPlaces,
): readonly ToolAnchor[] {
  const { properties, required } = parameters;
  const named = Object.entries(isJsonObject(properties) ? properties : {}).map(([name, schema]) => {
    const isRequired = isJsonArray(required) && required.includes(name);
    const pointer = `/parameters/${name}`;
    const definitions = listReferences(schema, parameters);
    const value = { schema, required: isRequired, ...(definitions === null ? {} : { definitions }) };
    const anchor = toolAnchor(tool, pointer, value);
    return { anchor, tool, pointer, ...(places.parameter(name) ?? places.name) };
  });
  const pointer = '/description';
  const anchor = toolAnchor(tool, pointer, description);
  return [{ anchor, tool, pointer, ...(places.description ?? places.name) }, ...named];
}

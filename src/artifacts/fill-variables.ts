import type { Json, JsonObject } from '../model/json.ts';
import { isJsonObject } from './json-shape.ts';

const HOLE = /\{\{\s*([A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*)\s*\}\}/g;

/** Fills the `{{holes}}` of a prompt. A value that is no text stands as JSON; `missing` names the holes without one. */
export function fillVariables(
  prompt: string,
  variables: JsonObject,
): { readonly text: string; readonly missing: readonly string[] } {
  const missing = new Set<string>();
  const text = prompt.replace(HOLE, (hole, name: string) => {
    const value = readVariable(variables, name);
    if (value === undefined) missing.add(name);
    if (value === undefined) return hole;
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
  return { text, missing: [...missing] };
}

/** The value of `name`, or of `name.part` below an object. */
function readVariable(variables: JsonObject, name: string): Json | undefined {
  if (Object.hasOwn(variables, name)) return variables[name];
  return name.split('.').reduce<Json | undefined>((node, step) => {
    return isJsonObject(node) && Object.hasOwn(node, step) ? node[step] : undefined;
  }, variables);
}

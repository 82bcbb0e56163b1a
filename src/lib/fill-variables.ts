import { readPath } from './read-path.ts';

const HOLE = /\{\{\s*([A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*)\s*\}\}/g;

/** Fills the `{{holes}}` of a prompt. A value that is no text stands as JSON; `missing` names the holes without one, which stay. */
export function fillVariables(
  prompt: string,
  variables: Readonly<Record<string, unknown>>,
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
function readVariable(variables: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(variables, name)) return variables[name];
  const [value] = readPath(variables, name);
  return value;
}

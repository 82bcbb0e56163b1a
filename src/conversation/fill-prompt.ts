import type { Json, JsonObject } from '../model/json.ts';

const HOLE = /\{\{\s*([A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*)\s*\}\}/g;

/** The prompt as it is sent: `{{holes}}` filled with the agent's variables; one without a value stays as it is. */
export function fillPrompt(prompt: string, variables: JsonObject): string {
  return prompt.replace(HOLE, (hole, name: string) => {
    const value = readVariable(variables, name);
    if (value === undefined) return hole;
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
}

function readVariable(variables: JsonObject, name: string): Json | undefined {
  if (Object.hasOwn(variables, name)) return variables[name];
  return name.split('.').reduce<Json | undefined>((node, step) => {
    const isObject = typeof node === 'object' && node !== null && !Array.isArray(node);
    return isObject ? Object.entries(node).find(([key]) => key === step)?.[1] : undefined;
  }, variables);
}

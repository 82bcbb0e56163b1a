import type { Json } from '../model/json.ts';

/** Recordings hold results as text; JSON text of a list or an object is read as what it says. */
export function parseResult(result: Json): Json {
  if (typeof result !== 'string' || !/^\s*[[{]/.test(result)) return result;
  try {
    return JSON.parse(result);
  } catch {
    return result;
  }
}

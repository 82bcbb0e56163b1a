import { hashValue } from '../lib/hash.ts';
import type { Anchor } from '../model/artifacts.ts';
import type { Json } from '../model/json.ts';

const DIGITS = 16;

/** `tool:<tool><pointer>:<16 hex digits>` of the value at the pointer. */
export function toolAnchor(tool: string, pointer: string, value: Json): Anchor {
  return `tool:${tool}${pointer}:${hashValue(value).slice(0, DIGITS)}`;
}

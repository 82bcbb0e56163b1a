import { foldText } from '../lib/fold-text.ts';
import { hashText, hashValue } from '../lib/hash.ts';
import type { Anchor } from '../model/artifacts.ts';
import type { Json } from '../model/json.ts';

const DIGITS = 16;

/** `passage:<16 hex digits>` of the folded text. */
export function passageAnchor(text: string): Anchor {
  return `passage:${hashText(foldText(text)).slice(0, DIGITS)}`;
}

/** `tool:<tool><pointer>:<16 hex digits>` of the value at the pointer. */
export function toolAnchor(tool: string, pointer: string, value: Json): Anchor {
  return `tool:${tool}${pointer}:${hashValue(value).slice(0, DIGITS)}`;
}

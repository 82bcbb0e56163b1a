import { foldText } from './fold-text.ts';
import { hashText } from './hash.ts';

const DIGITS = 16;

/** The anchor of a passage: `passage:<16 hex digits>` of its folded text. */
export function passageAnchor(text: string): string {
  return `passage:${hashText(foldText(text)).slice(0, DIGITS)}`;
}

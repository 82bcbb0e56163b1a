import { createHash } from 'node:crypto';
import { stableJson } from './stable-json.ts';

/** SHA-256 of a text, 64 hexadecimal digits. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** SHA-256 of the stable JSON of a value: the content address of everything paid for. */
export function hashValue(value: unknown): string {
  return hashText(stableJson(value));
}

import { stripMark } from '../../lib/decode-text.ts';
import { ConfigError } from '../../lib/errors.ts';
import { isJsonObject, jsonSchema } from '../../model/json.ts';
import type { CodeAnswer } from '../../model/ports.ts';

const HINT = 'it prints {"prompt": "...", "tools": [...]}, and nothing else to standard output';

/** What code told: `{prompt, tools}` or one of them, or tools alone in any of their shapes. Throws ConfigError for all else. */
export function parseTold(label: string, told: unknown): CodeAnswer {
  const parsed = jsonSchema.safeParse(told);
  if (!parsed.success || typeof parsed.data !== 'object' || parsed.data === null)
    throw new ConfigError(`${label}: what it told is neither a prompt nor tools`, HINT);
  const value = parsed.data;
  if (!isJsonObject(value) || (!('prompt' in value) && !('tools' in value))) return { prompt: null, tools: value };
  const { prompt = null, tools = null } = value;
  if (prompt === null || typeof prompt === 'string') return { prompt, tools };
  throw new ConfigError(`${label}: its prompt is no text`, HINT);
}

export function parseToldText(label: string, text: string): CodeAnswer {
  try {
    return parseTold(label, JSON.parse(stripMark(text)));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const shown = text.trim().slice(0, 80).replace(/\s+/g, ' ');
    throw new ConfigError(`${label}: what it printed is not JSON: ${shown === '' ? '(nothing)' : shown}`, HINT);
  }
}

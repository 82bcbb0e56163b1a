import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tables } from '../../src/model/artifacts.ts';
import type { JsonObject } from '../../src/model/json.ts';

/** The public reference agents beside the project; tests that need them are skipped where they are absent. */
export const REFERENCE_DATA = join(import.meta.dirname, '../../../shared/tau');
export const hasReferenceData = existsSync(join(REFERENCE_DATA, 'airline/trajectories.jsonl'));

export const AIRLINE_NOW = '2024-05-15T15:00:00-05:00';

export interface RecordedMessage {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly content: string | null;
  readonly tool_calls?: readonly {
    readonly id: string;
    readonly type?: 'function';
    readonly function: { readonly name: string; readonly arguments: string };
  }[];
  readonly tool_call_id?: string;
  readonly name?: string;
}

export interface Recording {
  readonly task_id: number;
  readonly trial: number;
  readonly messages: readonly RecordedMessage[];
}

export interface RecordedCall {
  readonly tool: string;
  readonly args: JsonObject;
  readonly result: string;
}

export function readAirlineTables(): Tables {
  return JSON.parse(readFileSync(join(REFERENCE_DATA, 'airline/db.json'), 'utf8'));
}

export function readRecordings(): readonly Recording[] {
  const text = readFileSync(join(REFERENCE_DATA, 'airline/trajectories.jsonl'), 'utf8');
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line));
}

/** The calls of a recording with their results as recorded, in order. */
export function callsOf({ messages }: Recording): readonly RecordedCall[] {
  return messages.flatMap((message, index) => {
    const [call] = message.tool_calls ?? [];
    if (call === undefined) return [];
    const result = messages[index + 1]?.content ?? '';
    return [{ tool: call.function.name, args: JSON.parse(call.function.arguments), result }];
  });
}

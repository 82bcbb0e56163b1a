import { wordsOfName } from '../../lib/tool-words.ts';
import { isJsonObject, type Json, type JsonObject } from '../../model/json.ts';
import type { UserBrief, UserTurn, UserTurnInput } from '../../model/trial.ts';

type DeviceTool = NonNullable<UserBrief['tools']>[number];

const FILLERS = new Set(['the', 'a', 'an', 'my', 'your', 'of', 'to']);

/**
 * What the user does with its own device: each tool that the agent's last message names, one after the other, then it
 * tells what it saw. Null: nothing was asked of the device.
 */
export function operateDevice({ brief, said }: UserTurnInput): UserTurn | null {
  if (!brief.tools) return null;
  const asked = said.findLastIndex(({ by }) => by === 'agent');
  const request = said[asked];
  if (request === undefined || said.slice(asked).some(({ by }) => by === 'user')) return null;
  const shown = said.slice(asked + 1).map(({ text }) => text);
  const operations = brief.tools.flatMap(tool => operationsIn(request.text, tool));
  const open = operations.toSorted((a, b) => a.at - b.at)[shown.length];
  if (open !== undefined) {
    const operate = { tool: open.tool, args: JSON.stringify(open.args) };
    return { text: 'One moment, please.', act: 'operate', facts: [], about: null, operate };
  }
  if (shown.length === 0) return null;
  return { text: `I did that. I see this:\n${shown.join('\n')}`, act: 'operate', facts: [], about: null };
}

interface Operation {
  readonly tool: string;
  readonly args: JsonObject;
  /** Where the message asks for it. */
  readonly at: number;
}

function operationsIn(text: string, tool: DeviceTool): readonly Operation[] {
  const parts = text.split(/(?<=[.?!\n])\s+|,? (?:and|then) /);
  let at = 0;
  for (const part of parts) {
    const args = names(part, tool) ? argumentsIn(part, tool) : null;
    if (args !== null) return [{ tool: tool.name, args, at }];
    at += part.length + 1;
  }
  return [];
}

/** The name as it is written, or all of its words. */
function names(part: string, { name }: DeviceTool): boolean {
  const lower = part.toLowerCase();
  if (lower.includes(name.toLowerCase())) return true;
  const words = (lower.replaceAll('-', ' ').match(/[a-z0-9]+/g) ?? []).map(stem);
  const wanted = wordsOfName(name).filter(word => !FILLERS.has(word));
  return wanted.length > 1 && wanted.every(word => words.includes(stem(word)));
}

/** `toggling`, `toggled` and `toggle` are one word here. */
function stem(word: string): string {
  return word.replace(/(?:ings?|ed|es|s|e)$/, '');
}

/** The arguments as the message has them; null when one that is required is not there. */
function argumentsIn(part: string, { parameters }: DeviceTool): JsonObject | null {
  const { required, properties } = parameters;
  const args: Record<string, Json> = {};
  for (const name of Array.isArray(required) ? required.map(String) : []) {
    const value = valueIn(part, isJsonObject(properties) ? properties[name] : undefined);
    if (value === undefined) return null;
    args[name] = value;
  }
  return args;
}

function valueIn(part: string, schema: Json | undefined): Json | undefined {
  if (!isJsonObject(schema)) return undefined;
  const { enum: members, type } = schema;
  if (Array.isArray(members)) {
    const has = (value: Json) => part.toLowerCase().includes(String(value).replaceAll('_', ' ').toLowerCase());
    return members.find(value => has(value)) ?? members.find(value => part.includes(String(value)));
  }
  if (type === 'boolean')
    return /\b(?:on|enable)\b/i.test(part) ? true : /\b(?:off|disable)\b/i.test(part) ? false : undefined;
  if (type === 'number' || type === 'integer') {
    const digits = /-?\d+(?:\.\d+)?/.exec(part)?.[0];
    return digits === undefined ? undefined : Number(digits);
  }
  return /["'“]([^"'”]+)["'”]/.exec(part)?.[1];
}

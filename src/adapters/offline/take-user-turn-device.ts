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
  const open = operationsIn(request.text, brief.tools)[shown.length];
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
}

/** The tools that a message asks for, each once, in the order in which it first does. */
function operationsIn(text: string, tools: readonly DeviceTool[]): readonly Operation[] {
  const parts = text.split(/(?<=[.?!;\n])\s+|,? (?:and|then) /).filter(part => !FORBIDS.test(part));
  const found = new Map<string, Operation>();
  for (const part of parts) {
    for (const tool of namedIn(part, tools)) {
      const args = found.has(tool.name) ? null : argumentsIn(part, tool);
      if (args !== null) found.set(tool.name, { tool: tool.name, args });
    }
  }
  return [...found.values()];
}

const FORBIDS = /\b(?:do not|don['’]t|never|without|instead of|no need to)\b/i;

/**
 * The tools that are named: by the name as it is written, else by all of its words, and then only where no longer name
 * says more ("toggle data saver mode" does not ask for `toggle_data`).
 */
function namedIn(part: string, tools: readonly DeviceTool[]): readonly DeviceTool[] {
  const written: readonly string[] = part.toLowerCase().match(/\w+/g) ?? [];
  const exact = tools.filter(({ name }) => written.includes(name.toLowerCase()));
  if (exact.length > 0) return exact.toSorted((a, b) => placeOf(written, a) - placeOf(written, b));
  const words = (part.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(stem);
  const named = tools.filter(tool => {
    const wanted = stemsOf(tool);
    return wanted.length > 1 && wanted.every(word => words.includes(word));
  });
  const isSaidBetter = (tool: DeviceTool) =>
    named.some(other => stemsOf(other).length > stemsOf(tool).length && isWithin(stemsOf(tool), stemsOf(other)));
  return named.filter(tool => !isSaidBetter(tool));
}

function placeOf(written: readonly string[], { name }: DeviceTool): number {
  return written.indexOf(name.toLowerCase());
}

function stemsOf({ name }: DeviceTool): readonly string[] {
  return wordsOfName(name)
    .filter(word => !FILLERS.has(word))
    .map(stem);
}

function isWithin(words: readonly string[], all: readonly string[]): boolean {
  return words.every(word => all.includes(word));
}

/** `toggling`, `toggled` and `toggle` are one word here. */
function stem(word: string): string {
  return word.replace(/(?:ings?|ed|es|s|e)$/, '');
}

/** The arguments as the message has them; null when one that is required is not there. */
function argumentsIn(part: string, { parameters }: DeviceTool): JsonObject | null {
  const { required, properties } = parameters;
  const names = Array.isArray(required) ? required.map(String) : [];
  const schemaOf = (name: string) => (isJsonObject(properties) ? properties[name] : undefined);
  const texts = textsFor(
    part,
    names.filter(name => isText(schemaOf(name))),
  );
  const args: Record<string, Json> = {};
  for (const name of names) {
    const value = texts.get(name) ?? valueIn(part, schemaOf(name));
    if (value === undefined) return null;
    args[name] = value;
  }
  return args;
}

function isText(schema: Json | undefined): boolean {
  return isJsonObject(schema) && schema['type'] === 'string' && schema['enum'] === undefined;
}

const QUOTED = /(?<!\w)["'“‘]([^"'”’]+)["'”’](?!\w)/g;

/** Quoted texts by the argument that each is for: the one that is named beside it, else the next one in order. */
function textsFor(part: string, names: readonly string[]): ReadonlyMap<string, string> {
  const quoted = [...part.matchAll(QUOTED)].map(found => ({
    text: found[1] ?? '',
    before: /(\w+)\W*$/.exec(part.slice(0, found.index))?.[1]?.toLowerCase(),
    after: /^\W*(\w+)/.exec(part.slice(found.index + found[0].length))?.[1]?.toLowerCase(),
  }));
  const texts = new Map<string, string>();
  for (const side of ['before', 'after'] as const) {
    for (const name of names.filter(open => !texts.has(open))) {
      const beside = quoted.find(found => isWordOf(name, found[side]) && ![...texts.values()].includes(found.text));
      if (beside !== undefined) texts.set(name, beside.text);
    }
  }
  const left = quoted.map(({ text }) => text).filter(text => ![...texts.values()].includes(text));
  for (const name of names.filter(open => !texts.has(open))) {
    const text = left.shift();
    if (text !== undefined) texts.set(name, text);
  }
  return texts;
}

function isWordOf(name: string, word: string | undefined): boolean {
  return word !== undefined && wordsOfName(name).includes(word);
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
  if (type !== 'number' && type !== 'integer') return undefined;
  const digits = /-?\d+(?:\.\d+)?/.exec(part)?.[0];
  return digits === undefined ? undefined : Number(digits);
}

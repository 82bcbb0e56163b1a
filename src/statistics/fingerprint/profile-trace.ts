import { stableJson } from '../../lib/stable-json.ts';
import type { JsonObject } from '../../model/json.ts';
import type { Trace, TraceEvent } from '../../model/trace.ts';

/** What a fingerprint is read from: one trace without its words (AgentAssay 7.1). */
export interface TraceProfile {
  /** Tools in the order of the agent's calls; those of the user's own tools are left out. */
  readonly calls: readonly string[];
  /** One entry an argument of a call: `tool.parameter`, its shape, and its value where it is a number. */
  readonly args: readonly { readonly parameter: string; readonly shape: string; readonly amount: number | null }[];
  /** Calls made again later with the same tool and arguments: how often the most repeated one is. */
  readonly sameCalls: number;
  readonly turns: number;
  /** Mean number of characters of a message that reached the user; 0 without one. */
  readonly messageLength: number;
  /** One entry a call: its tool, and the number of characters of its arguments as JSON. */
  readonly argumentLengths: readonly { readonly tool: string; readonly characters: number }[];
  readonly rejected: number;
  readonly hasError: boolean;
  readonly refuses: boolean;
  readonly transfers: boolean;
  /** Beside the fingerprint and never in it: a slow provider is no change of the agent. */
  readonly cost: { readonly tokens: number; readonly durationMs: number };
}

const REFUSAL = /\b(?:cannot|can't|can not|unable|not able|not allowed|not permitted|not possible|decline|refuse)\b/i;
const TRANSFER = /transfer|escalat|hand[_-]?(?:off|over)|human/i;
const MAX_SHAPE = 24;
const MAX_WORDS = 3;

export function profileTrace(trace: Trace): TraceProfile {
  const calls = trace.events.filter(event => event.kind === 'call').filter(({ by }) => by === 'agent');
  const said = trace.events.filter(event => event.kind === 'agent').filter(({ delivered }) => delivered);
  return {
    calls: calls.map(({ tool }) => tool),
    args: calls.flatMap(({ tool, args }) => listArguments(tool, args)),
    sameCalls: countAgain(calls.map(({ tool, args }) => stableJson([tool, args]))),
    turns: count(trace.events, event => event.kind === 'user'),
    messageLength: mean(said.map(({ text }) => text.length)),
    argumentLengths: calls.map(({ tool, args }) => ({ tool, characters: JSON.stringify(args).length })),
    rejected: count(trace.events, event => event.kind === 'result' && event.rejected),
    hasError: trace.events.some(event => event.kind === 'error' && event.of === 'agent'),
    refuses: said.some(({ text }) => REFUSAL.test(text)),
    transfers: calls.some(({ tool }) => TRANSFER.test(tool)),
    cost: { tokens: trace.usage.inputTokens + trace.usage.outputTokens, durationMs: trace.durationMs },
  };
}

function listArguments(tool: string, args: JsonObject): TraceProfile['args'] {
  return Object.entries(args).map(([name, value]) => ({
    parameter: `${tool}.${name}`,
    shape: shapeOf(value),
    amount: typeof value === 'number' ? value : null,
  }));
}

/** How a value is written, not what it says: `A9` for `B1042`, `9-9-9` for a date, `a a a` for three words, `text`. */
function shapeOf(value: unknown): string {
  if (typeof value !== 'string') return Array.isArray(value) ? `list of ${value.length}` : typeof value;
  if (value.trim().split(/\s+/u).length > MAX_WORDS) return 'text';
  return value
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/[\p{Ll}\p{Lo}]+/gu, 'a')
    .replace(/\p{N}+/gu, '9')
    .replace(/\s+/gu, ' ')
    .slice(0, MAX_SHAPE);
}

/** How often the most frequent item comes again. */
function countAgain(items: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return Math.max(1, ...counts.values()) - 1;
}

function count(events: readonly TraceEvent[], holds: (event: TraceEvent) => boolean): number {
  return events.filter(holds).length;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

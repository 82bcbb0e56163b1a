import { z } from 'zod';
import { jsonObjectSchema, jsonSchema } from './json.ts';

/** A record before and after a call; null where it did not exist. */
export const changeSchema = z.strictObject({
  table: z.string(),
  id: z.string(),
  before: jsonObjectSchema.nullable(),
  after: jsonObjectSchema.nullable(),
});
export type Change = z.infer<typeof changeSchema>;

export const objectRefSchema = z.strictObject({ table: z.string(), id: z.string() });
export type ObjectRef = z.infer<typeof objectRefSchema>;

export const USER_ACTS = ['request', 'inform', 'confirm', 'decline', 'ask', 'operate', 'end'] as const;
export type UserAct = (typeof USER_ACTS)[number];

const common = {
  /** Counts rounds of user and agent from 0. */
  turn: z.int().min(0),
  /** Index of the recorded message, for imported traces. */
  messageIndex: z.int().min(0).optional(),
};

export const traceEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('user'),
    text: z.string(),
    /** Known in live trials only. */
    act: z.enum(USER_ACTS).optional(),
    facts: z.array(z.string()).optional(),
    about: z.string().nullable().optional(),
    ...common,
  }),
  z.strictObject({ kind: z.literal('agent'), text: z.string(), delivered: z.boolean(), ...common }),
  z.strictObject({
    kind: z.literal('call'),
    callId: z.string(),
    tool: z.string(),
    args: jsonObjectSchema,
    by: z.enum(['agent', 'user']),
    ...common,
  }),
  z.strictObject({
    kind: z.literal('result'),
    callId: z.string(),
    result: jsonSchema,
    /** The tool rejected the call (as `environment.rejected` says). */
    rejected: z.boolean(),
    changes: z.array(changeSchema),
    ...common,
  }),
  z.strictObject({
    kind: z.literal('error'),
    of: z.enum(['agent', 'host', 'provider', 'simulator', 'budget']),
    message: z.string(),
    ...common,
  }),
]);
/** One thing that happened; its number is its place in `events`, from 0. */
export type TraceEvent = z.infer<typeof traceEventSchema>;
export type CallEvent = Extract<TraceEvent, { kind: 'call' }>;
export type ResultEvent = Extract<TraceEvent, { kind: 'result' }>;

export const usageSchema = z.strictObject({
  calls: z.int().min(0),
  inputTokens: z.int().min(0),
  cachedInputTokens: z.int().min(0),
  outputTokens: z.int().min(0),
});
export type Usage = z.infer<typeof usageSchema>;
export const NO_USAGE: Usage = { calls: 0, inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 };

export function addUsage(a: Usage, b: Usage): Usage {
  return {
    calls: a.calls + b.calls,
    inputTokens: a.inputTokens + b.inputTokens,
    cachedInputTokens: a.cachedInputTokens + b.cachedInputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
  };
}

/** Initial state, ordered events, final state by changes (AgenTest 2.2, AgentAssay 3.2). */
export const traceSchema = z.strictObject({
  id: z.string(),
  /** Changes that the set-up applied to the committed data before the first event. */
  setup: z.array(changeSchema),
  /** The objects bound to the scenario's names, and the requester; null when unknown. */
  objects: z.record(z.string(), objectRefSchema),
  requester: objectRefSchema.nullable(),
  events: z.array(traceEventSchema),
  /** Which channels are known to be whole; a missing one gives undecided, never "not called". */
  complete: z.strictObject({ calls: z.boolean(), results: z.boolean(), state: z.boolean() }),
  /**
   * Number of the last event before which the state is known, where `complete.state` holds: replaying a recording stops
   * being right with the first call whose result differs. Absent: known to the end.
   */
  stateKnownUntil: z.int().min(0).optional(),
  /** A model made the tools' results up. */
  approximate: z.literal(true).optional(),
  /** How the conversation ended. */
  end: z.enum(['user-done', 'agent-done', 'budget', 'stopped', 'fault', 'recorded']),
  usage: usageSchema,
  durationMs: z.number().min(0),
});
export type Trace = z.infer<typeof traceSchema>;

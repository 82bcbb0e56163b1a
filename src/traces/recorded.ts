import type { Json, JsonObject } from '../model/json.ts';
import type { Trace } from '../model/trace.ts';

export const TRACE_FORMATS = [
  'proviso',
  'openai-chat',
  'openai-responses',
  'anthropic',
  'vercel',
  'otlp',
  'tau2',
] as const;
export type TraceFormat = (typeof TRACE_FORMATS)[number];

/** What one message holds, in its order. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'call';
      readonly callId: string;
      readonly tool: string;
      readonly args: JsonObject;
      readonly by: 'agent' | 'user';
    }
  /** `isError`: the format itself says that the call failed. */
  | { readonly kind: 'result'; readonly callId: string; readonly result: Json; readonly isError: boolean };

/** One message of a recording in the form that every reader makes. */
export interface Message {
  /** Its place among the recorded messages, from 0; several steps of the agent may share one. */
  readonly index: number;
  readonly from: 'user' | 'agent' | 'tool';
  readonly parts: readonly Part[];
}

/** One recorded conversation, whatever it was written in. */
export interface Recorded {
  readonly format: TraceFormat;
  /** Null: it has no name of its own, and is named by its line. */
  readonly id: string | null;
  readonly messages: readonly Message[];
  /** Whether the record is of a form that holds every call of the agent. */
  readonly holdsCalls: boolean;
  /** The harness that made it is known to keep text beside a call from the user. */
  readonly dropsTextBesideCalls: boolean;
}

/** What a reader makes of one record: conversations, traces of our own form, or why there is none. */
export type Reading =
  | { readonly kind: 'recorded'; readonly recorded: Recorded }
  | { readonly kind: 'trace'; readonly trace: Trace }
  | { readonly kind: 'problem'; readonly problem: string };

/** One format: whether a record has its shape, and how it is read. */
export interface TraceReader {
  readonly format: TraceFormat;
  reads(record: unknown): boolean;
  read(record: unknown): readonly Reading[];
}

import { isRecord, nameIn, readArguments, readResult } from '../read-json.ts';
import type { Reading, TraceReader } from '../recorded.ts';
import { type Exchange, foldHistory, type Said, type ToolRun } from './fold-history.ts';
import { readMessageAttributes, readMessageEvent } from './genai-messages.ts';
import { readOpeninference } from './openinference.ts';
import { listSignals, type Signal } from './otlp-values.ts';

/**
 * OTLP JSON of traces and logs: GenAI semantic conventions (message attributes, and the older events on spans or as log
 * records) and OpenInference. One conversation a `gen_ai.conversation.id` or `session.id`, else a trace. Content is
 * opt-in: where a model's span has none, calls count as not recorded whole.
 */
export const otlpReader: TraceReader = {
  format: 'otlp',
  reads: record => isRecord(record) && ('resourceSpans' in record || 'resourceLogs' in record),
  read: record => readExports([record]),
};

/** The conversations of several export requests together: one conversation may be spread over many. */
export function readExports(records: readonly unknown[]): readonly Reading[] {
  const signals = records.flatMap(listSignals).sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
  const names = new Map(
    signals.flatMap(signal => {
      const name = conversationOf(signal);
      return name === null ? [] : [[signal.traceId, name] as const];
    }),
  );
  const groups = Map.groupBy(signals, signal => conversationOf(signal) ?? names.get(signal.traceId) ?? signal.traceId);
  return [...groups].flatMap(([id, group]) => readConversation(id, group));
}

function conversationOf({ attributes }: Signal): string | null {
  return nameIn(attributes, ['gen_ai.conversation.id', 'session.id']);
}

function readConversation(id: string, signals: readonly Signal[]): readonly Reading[] {
  const models = signals.filter(isModelCall);
  const exchanges = gatherExchanges(signals);
  if (exchanges.size === 0) {
    if (models.length === 0) return [];
    return [{ kind: 'problem', problem: `conversation ${id}: no content of messages is recorded (it is opt-in)` }];
  }
  const turns = signals.flatMap((signal): readonly (Exchange | ToolRun)[] => {
    const turn = exchanges.get(signal) ?? toToolRun(signal);
    return turn === null ? [] : [turn];
  });
  return [
    {
      kind: 'recorded',
      recorded: {
        format: 'otlp',
        id,
        messages: foldHistory(turns).map((message, index) => ({ index, ...message })),
        holdsCalls: models.every(span => exchanges.has(span)),
        dropsTextBesideCalls: false,
      },
    },
  ];
}

/** A span of one request to a model; agents and workflows around it repeat its messages. */
function isModelCall({ isSpan, attributes }: Signal): boolean {
  if (!isSpan) return false;
  const operation = attributes['gen_ai.operation.name'];
  if (typeof operation === 'string') return ['chat', 'generate_content', 'text_completion'].includes(operation);
  const kind = attributes['openinference.span.kind'];
  if (typeof kind === 'string') return kind.toUpperCase() === 'LLM';
  return 'gen_ai.request.model' in attributes || 'gen_ai.input.messages' in attributes;
}

/** The exchange of each request, under its span; under the first log record that tells of it where the span is not there. */
function gatherExchanges(signals: readonly Signal[]): ReadonlyMap<Signal, Exchange> {
  const groups = Map.groupBy(signals, ({ traceId, spanId }) => `${traceId}/${spanId}`);
  return new Map(
    [...groups.values()].flatMap(group => {
      const owner = group.find(isModelCall) ?? group.find(({ isSpan }) => !isSpan);
      const told = group.filter(signal => !signal.isSpan || signal === owner);
      const messages = told.map(readWhole).find(whole => whole !== null) ?? told.flatMap(readEvents);
      return owner === undefined || messages.length === 0 ? [] : [[owner, { kind: 'exchange', messages }] as const];
    }),
  );
}

function readWhole({ attributes }: Signal): readonly Said[] | null {
  return readMessageAttributes(attributes) ?? readOpeninference(attributes);
}

function readEvents({ isSpan, name, body, events }: Signal): readonly Said[] {
  if (!isSpan) return readMessageEvent(name, body) ?? [];
  return events.flatMap(event => {
    const content = event.attributes['gen_ai.event.content'] ?? event.attributes['event.body'] ?? event.attributes;
    return readMessageEvent(event.name, content) ?? [];
  });
}

function toToolRun({ isSpan, attributes, isFailed }: Signal): ToolRun | null {
  const isTool =
    attributes['gen_ai.operation.name'] === 'execute_tool' ||
    String(attributes['openinference.span.kind']).toUpperCase() === 'TOOL';
  const tool = nameIn(attributes, ['gen_ai.tool.name', 'tool.name']);
  if (!isSpan || !isTool || tool === null) return null;
  const id = nameIn(attributes, ['gen_ai.tool.call.id', 'tool_call.id', 'tool.call.id']);
  const callId = id ?? `${tool} ${nameIn(attributes, ['input.value']) ?? ''}`;
  const args = readArguments(attributes['gen_ai.tool.call.arguments'] ?? attributes['input.value']);
  const output = attributes['gen_ai.tool.call.result'] ?? attributes['output.value'];
  const result = { kind: 'result' as const, callId, result: readResult(output), isError: isFailed };
  return {
    kind: 'tool',
    callId: id,
    call: { from: 'agent', parts: [{ kind: 'call', by: 'agent', callId, tool, args }] },
    result: output === undefined ? null : { from: 'tool', parts: [result] },
  };
}

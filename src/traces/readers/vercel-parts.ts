import { isRecord, memberOf, nameIn, readArguments, readResult } from '../read-json.ts';
import type { Message, Part } from '../recorded.ts';

type RecordedPart = Readonly<Record<string, unknown>>;
type Said = Omit<Message, 'index'>;

export function isToolPart({ type }: RecordedPart): boolean {
  return type === 'tool-call' || type === 'tool-result' || type === 'tool-error';
}

/** The steps of one UI message: what the agent said and called, then the results, step by step. */
export function readUiParts(parts: readonly RecordedPart[]): readonly Said[] {
  const steps: RecordedPart[][] = [[]];
  const marksSteps = parts.some(({ type }) => type === 'step-start');
  for (const part of parts) {
    const step = steps.at(-1) ?? [];
    const { type } = part;
    const isNext = marksSteps ? type === 'step-start' : type === 'text' && step.some(isUiTool);
    if (isNext) steps.push([part]);
    else step.push(part);
  }
  return steps.flatMap(step => toStep(step.flatMap(readUiPart)));
}

/** The parts of a model message: calls and words of the agent, then results. */
export function readModelParts(parts: readonly RecordedPart[]): readonly Said[] {
  return toStep(parts.flatMap(readModelPart));
}

function toStep(parts: readonly Part[]): readonly Said[] {
  const step: readonly Said[] = [
    { from: 'agent', parts: parts.filter(({ kind }) => kind !== 'result') },
    { from: 'tool', parts: parts.filter(({ kind }) => kind === 'result') },
  ];
  return step.filter(message => message.parts.length > 0);
}

function isUiTool(part: RecordedPart): boolean {
  return /^(?:tool-|dynamic-tool$)/.test(String(part['type']));
}

function readUiPart(part: RecordedPart): readonly Part[] {
  const { type, text } = part;
  if (type === 'text') return typeof text === 'string' && text !== '' ? [{ kind: 'text', text }] : [];
  if (!isUiTool(part)) return [];
  const old = type === 'tool-invocation' ? memberOf(part, 'toolInvocation') : undefined;
  const said = isRecord(old) ? old : part;
  const tool = nameIn(said, ['toolName']) ?? String(type).replace(/^tool-/, '');
  const callId = nameIn(said, ['toolCallId']) ?? '';
  const args = readArguments(said['input'] ?? said['rawInput'] ?? said['args']);
  return [{ kind: 'call', by: 'agent', callId, tool, args }, ...readState(said, callId)];
}

function readState(said: RecordedPart, callId: string): readonly Part[] {
  switch (said['state']) {
    case 'output-available':
      return [{ kind: 'result', callId, result: readResult(said['output']), isError: false }];
    case 'result':
      return [{ kind: 'result', callId, result: readResult(said['result']), isError: false }];
    case 'output-error':
      return [{ kind: 'result', callId, result: readResult(said['errorText']), isError: true }];
    default:
      return [];
  }
}

function readModelPart(part: RecordedPart): readonly Part[] {
  const { type, text } = part;
  const callId = nameIn(part, ['toolCallId']) ?? '';
  if (type === 'text' && typeof text === 'string' && text !== '') return [{ kind: 'text', text }];
  if (type === 'tool-call') {
    const args = readArguments(part['input'] ?? part['args']);
    return [{ kind: 'call', by: 'agent', callId, tool: nameIn(part, ['toolName']) ?? '', args }];
  }
  return isToolPart(part) ? [readOutput(part, callId)] : [];
}

/** `output: {type, value}`; version 4 has `result` and `isError`. */
function readOutput(part: RecordedPart, callId: string): Part {
  const output = memberOf(part, 'output') ?? memberOf(part, 'error');
  const isTyped = isRecord(output) && typeof output['type'] === 'string' && 'value' in output;
  const isError =
    part['type'] === 'tool-error' ||
    part['isError'] === true ||
    (isTyped && /^(?:error-|execution-denied)/.test(String(output['type'])));
  const value = isTyped ? output['value'] : (output ?? part['result']);
  return { kind: 'result', callId, result: readResult(value), isError };
}

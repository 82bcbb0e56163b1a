import { z } from 'zod';
import { describeIssue, listOf, memberOf, nameIn, readArguments, readResult } from '../read-json.ts';
import type { Message, Part, Reading, TraceReader } from '../recorded.ts';
import { textOf } from './text-of.ts';

const requestorSchema = z.enum(['assistant', 'user']).nullish();
const callSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  arguments: z.unknown().optional(),
  requestor: requestorSchema,
});
const toolSchema = z.looseObject({
  id: z.string(),
  content: z.unknown().optional(),
  error: z.boolean().nullish(),
});
const messageSchema = z.union([
  z.looseObject({ role: z.literal('system') }),
  z.looseObject({
    role: z.enum(['user', 'assistant']),
    content: z.string().nullish(),
    tool_calls: z.array(callSchema).nullish(),
  }),
  z.looseObject({ role: z.literal('tool'), tool_messages: z.array(toolSchema) }),
  toolSchema.extend({ role: z.literal('tool') }),
]);
type TauMessage = z.infer<typeof messageSchema>;

/**
 * Results of tau2: `{simulations}`, or one simulation. Calls of the user's own tools are user operations; the final
 * state is not in it.
 */
export const tau2Reader: TraceReader = {
  format: 'tau2',
  reads: record => Array.isArray(memberOf(record, 'simulations')) || listOf(memberOf(record, 'messages')).some(isTau),
  read: record => {
    const simulations = memberOf(record, 'simulations');
    return (Array.isArray(simulations) ? simulations : [record]).map(readSimulation);
  },
};

function isTau(message: unknown): boolean {
  const [call] = listOf(memberOf(message, 'tool_calls'));
  if (typeof memberOf(call, 'name') === 'string' && memberOf(call, 'function') === undefined) return true;
  return memberOf(message, 'role') === 'tool' && typeof memberOf(message, 'requestor') === 'string';
}

function readSimulation(simulation: unknown, place: number): Reading {
  const parsed = z.array(messageSchema).safeParse(memberOf(simulation, 'messages'));
  if (!parsed.success)
    return { kind: 'problem', problem: `simulations.${place}.messages.${describeIssue(parsed.error)}` };
  const [task, trial] = [nameIn(simulation, ['task_id']), nameIn(simulation, ['trial'])];
  return {
    kind: 'recorded',
    recorded: {
      format: 'tau2',
      id: nameIn(simulation, ['id']) ?? (task === null ? null : `${task}:${trial ?? 0}`),
      messages: parsed.data.flatMap(readMessage),
      holdsCalls: true,
      dropsTextBesideCalls: false,
    },
  };
}

function readMessage(message: TauMessage, index: number): readonly Message[] {
  const calls = message.role === 'user' || message.role === 'assistant' ? readCalls(message) : [];
  switch (message.role) {
    case 'system':
      return [];
    case 'user':
    case 'assistant': {
      const text = textOf(message['content']);
      const said: readonly Part[] = text === '' ? [] : [{ kind: 'text', text }];
      const from = message.role === 'user' ? 'user' : 'agent';
      return said.length + calls.length === 0 ? [] : [{ index, from, parts: [...said, ...calls] }];
    }
    case 'tool':
      return [{ index, from: 'tool', parts: readResults(message) }];
  }
}

function readCalls(message: Extract<TauMessage, { role: 'user' | 'assistant' }>): readonly Part[] {
  const calls = z.array(callSchema).safeParse(message['tool_calls'] ?? []);
  return (calls.success ? calls.data : []).map(({ id, name, arguments: args, requestor }) => {
    const by = (requestor ?? message.role) === 'user' ? 'user' : 'agent';
    return { kind: 'call', callId: id, tool: name, args: readArguments(args), by };
  });
}

function readResults(message: Extract<TauMessage, { role: 'tool' }>): readonly Part[] {
  const several = z.array(toolSchema).safeParse(message['tool_messages']);
  const one = toolSchema.safeParse(message);
  const results = several.success ? several.data : one.success ? [one.data] : [];
  return results.map(({ id, content, error }) => ({
    kind: 'result',
    callId: id,
    result: readResult(content ?? ''),
    isError: error === true,
  }));
}

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Trace, TraceEvent } from '../../src/model/trace.ts';
import { monitorScenario } from '../../src/oracle/monitor-scenario.ts';
import { agent, aTrace, call, result, user } from '../helpers/a-trace.ts';
import { aRefined, HOTEL } from './booking-world.ts';

const FOLDER = '../shared/tau/airline';

const messageSchema = z.object({
  role: z.string(),
  content: z.string().nullish(),
  tool_calls: z.array(z.object({ id: z.string(), function: z.object({ name: z.string() }) })).nullish(),
  tool_call_id: z.string().optional(),
});
const conversationSchema = z.object({ task_id: z.number(), trial: z.number(), messages: z.array(messageSchema) });
const labelsSchema = z.object({
  conversations: z.record(z.string(), z.array(z.object({ rule: z.string(), message_index: z.number() }))),
});

function toTrace({ messages }: z.infer<typeof conversationSchema>): Trace {
  const events = messages.flatMap((message, messageIndex): readonly TraceEvent[] => {
    const text = message.content ?? '';
    if (message.role === 'user') return [user(text, undefined, { messageIndex })];
    if (message.role === 'tool') return [result(message.tool_call_id ?? '', { messageIndex })];
    if (message.role !== 'assistant') return [];
    const calls = message.tool_calls ?? [];
    return [
      ...(text === '' ? [] : [agent(text, { messageIndex, delivered: calls.length === 0 })]),
      ...calls.map(({ id, function: { name } }) => call(name, {}, { callId: id, messageIndex })),
    ];
  });
  return aTrace(events, { end: 'recorded' });
}

describe.skipIf(!existsSync(FOLDER))('recorded conversations', () => {
  it('every message that speaks and calls at once is found, and no other', () => {
    const labels = labelsSchema.parse(JSON.parse(readFileSync(`${FOLDER}/labels.json`, 'utf8')));
    const conversations = readFileSync(`${FOLDER}/trajectories.jsonl`, 'utf8')
      .split('\n')
      .filter(line => line !== '')
      .map(line => conversationSchema.parse(JSON.parse(line)));
    const refined = aRefined({ objects: {}, given: [], check: { kind: 'single-action-turn' }, spec: { tools: [] } });
    const name = (item: { task_id: number; trial: number }) => `${item.task_id}:${item.trial}`;
    const found = conversations.map(conversation => {
      const trace = toTrace(conversation);
      const breaches = monitorScenario({ refined, trace, artifacts: HOTEL }).filter(
        ({ status }) => status === 'breached',
      );
      return [name(conversation), breaches.map(({ at }) => trace.events[at ?? -1]?.messageIndex)];
    });
    const expected = conversations.map(conversation => {
      const labelled = (labels.conversations[name(conversation)] ?? []).filter(({ rule }) => rule === 'R1');
      return [name(conversation), labelled.map(({ message_index }) => message_index)];
    });
    expect(conversations.length).toBe(100);
    expect(found).toEqual(expected);
  });
});

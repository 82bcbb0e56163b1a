import { z } from 'zod';
import { errorMessage } from '../../lib/errors.ts';
import { hashValue } from '../../lib/hash.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { ChatAnswer, ChatClient, ChatMessage, Store } from '../../model/ports.ts';
import type { Reasoner, Role, Task, TaskResult } from '../../model/task.ts';
import { addUsage, NO_USAGE, type Usage } from '../../model/trace.ts';

/** A reasoner that can also count what other chat clients (the agents under test) spend. */
export interface ModelReasoner extends Reasoner {
  count(client: ChatClient): ChatClient;
}

/**
 * Performs tasks with a chat model (README D2): renders, asks, parses, checks; an answer that fails its schema or its
 * check is asked for once more with the reasons, then refused. Answers of the miner are content-addressed in the
 * store; those of the user and the judge are not, for their trials must be independent.
 */
export function createModelReasoner(deps: {
  readonly engine: 'openai' | 'replay';
  readonly client: ChatClient;
  readonly store: Pick<Store, 'readAnswer' | 'writeAnswer'> | null;
  /** Model and parameters by role: part of an answer's content address. */
  readonly addresses: Readonly<Record<Role, Json>>;
}): ModelReasoner {
  const spent: Record<Role, Usage> = { agent: NO_USAGE, user: NO_USAGE, miner: NO_USAGE, judge: NO_USAGE };
  const models = new Set<string>();
  const count = (counted: ChatClient): ChatClient => ({
    async complete(request) {
      const answer = await counted.complete(request);
      spent[request.role] = addUsage(spent[request.role], answer.usage);
      models.add(answer.model);
      return answer;
    },
  });
  const client = count(deps.client);
  return {
    engine: deps.engine,
    count,
    spent: () => ({ usage: { ...spent }, models: [...models].sort() }),
    async perform(task, input) {
      const messages = renderMessages(task, input);
      const key = hashValue(['answer', task.name, task.version, messages, deps.addresses[task.role]]);
      const kept = task.role === 'miner' ? (deps.store?.readAnswer(key) ?? null) : null;
      if (kept !== null) {
        const read = readAnswer(task, input, JSON.stringify(kept));
        if ('answer' in read) return { status: 'answered', answer: read.answer, usage: NO_USAGE, firstTime: true };
      }
      const result = await askTwice(client, { task, input, messages });
      if (result.status === 'answered' && task.role === 'miner') deps.store?.writeAnswer(key, result.answer as Json);
      return result;
    },
  };
}

function renderMessages<Input, Answer>(task: Task<Input, Answer>, input: Input): ChatMessage[] {
  const { system, user } = task.render(input, makeNonce(task, input));
  return [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
}

/** The nonce is a hash of the input (of its stable part, where there is one): requests are reproducible, data cannot hold it. */
function makeNonce<Input, Answer>(task: Task<Input, Answer>, input: Input): string {
  const data = JSON.stringify(input);
  let nonce = hashValue([task.name, task.stable ? task.stable(input) : input]).slice(0, 12);
  while (data.includes(nonce)) nonce = hashValue(nonce).slice(0, 12);
  return nonce;
}

async function askTwice<Input, Answer>(
  client: ChatClient,
  asked: { readonly task: Task<Input, Answer>; readonly input: Input; readonly messages: readonly ChatMessage[] },
): Promise<TaskResult<Answer>> {
  const { task, input, messages } = asked;
  const answerSchema = { name: task.name.replaceAll('-', '_'), schema: z.toJSONSchema(task.answer) as JsonObject };
  const first = await client.complete({ role: task.role, messages, answerSchema });
  const read = readCompletion(task, input, first);
  if ('answer' in read) return { status: 'answered', answer: read.answer, usage: first.usage, firstTime: true };
  const again: ChatMessage[] = [
    ...messages,
    { role: 'assistant', content: first.text ?? '' },
    {
      role: 'user',
      content: `Your answer was not accepted:\n${read.reasons.map(reason => `- ${reason}`).join('\n')}\nAnswer again, the whole JSON.`,
    },
  ];
  const second = await client.complete({ role: task.role, messages: again, answerSchema });
  const usage = addUsage(first.usage, second.usage);
  const reread = readCompletion(task, input, second);
  return 'answer' in reread
    ? { status: 'answered', answer: reread.answer, usage, firstTime: false }
    : { status: 'refused', reasons: reread.reasons, usage };
}

type Read<Answer> = { readonly answer: Answer } | { readonly reasons: readonly string[] };

function readCompletion<Input, Answer>(task: Task<Input, Answer>, input: Input, answer: ChatAnswer): Read<Answer> {
  if (answer.finish === 'refused') return { reasons: ['the model refused to answer'] };
  if (answer.finish === 'length')
    return { reasons: ['the answer was cut off at the length limit; answer more briefly'] };
  return readAnswer(task, input, answer.text ?? '');
}

function readAnswer<Input, Answer>(task: Task<Input, Answer>, input: Input, text: string): Read<Answer> {
  let value: unknown;
  try {
    value = JSON.parse(unfence(text));
  } catch (error) {
    return { reasons: [`it is not JSON: ${errorMessage(error)}`] };
  }
  const parsed = task.answer.safeParse(value);
  if (!parsed.success)
    return { reasons: parsed.error.issues.map(issue => `${issue.path.join('.') || 'answer'}: ${issue.message}`) };
  const reasons = task.check(parsed.data, input);
  return reasons.length > 0 ? { reasons } : { answer: parsed.data };
}

/** Some models wrap JSON in a Markdown fence. */
function unfence(text: string): string {
  return /^\s*```(?:json)?\s*\n([\s\S]*?)\n\s*```\s*$/.exec(text)?.[1] ?? text;
}

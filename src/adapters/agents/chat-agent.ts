import { errorMessage, ProviderError } from '../../lib/errors.ts';
import type {
  AgentStart,
  AgentTurn,
  AgentUnderTest,
  ChatAnswer,
  ChatClient,
  ChatMessage,
  ToolCall,
  ToolResult,
} from '../../model/ports.ts';
import { addUsage } from '../../model/trace.ts';

type AgentEvent = AgentTurn['events'][number];

/** How often in a row a model may answer a turn with nothing but calls that cannot be read. */
const MAX_UNREADABLE = 3;

/**
 * The agent as (prompt, tools, model): our own loop over a chat model. Calls of one message are answered together.
 * Text beside calls is not delivered to the user. Arguments that are no JSON object are not run: the call counts as
 * rejected, and the model is told why. A provider that cannot be reached is an `infra` error.
 */
export function createChatAgent(client: ChatClient): AgentUnderTest {
  return {
    start: async trial => new ChatSession(client, trial),
    close: async () => undefined,
  };
}

class ChatSession {
  readonly #client: ChatClient;
  readonly #tools: AgentStart['tools'];
  readonly #messages: ChatMessage[];
  /** Answers to unreadable calls, held back until the other calls of their message are answered. */
  #held: readonly ChatMessage[] = [];

  constructor(client: ChatClient, trial: AgentStart) {
    this.#client = client;
    this.#tools = trial.tools;
    this.#messages = [{ role: 'system', content: trial.prompt }];
  }

  async send(input: { readonly user: string } | { readonly results: readonly ToolResult[] }): Promise<AgentTurn> {
    if ('user' in input) this.#messages.push({ role: 'user', content: input.user });
    else this.#messages.push(...input.results.map(toMessage), ...this.#held);
    this.#held = [];
    return this.#complete([], 0);
  }

  async close(): Promise<void> {}

  async #complete(earlier: readonly AgentEvent[], unreadable: number): Promise<AgentTurn> {
    const asked = await this.#ask();
    if ('error' in asked) return { events: earlier, error: { kind: 'infra', message: asked.error } };
    const { answer } = asked;
    this.#messages.push({
      role: 'assistant',
      content: answer.text,
      ...(answer.calls.length > 0 && { calls: answer.calls }),
    });
    if (answer.calls.length === 0) return finishTurn(earlier, answer);
    const broken = answer.calls.filter(isUnreadable);
    const pending = answer.calls.filter(call => !isUnreadable(call));
    const events = [...earlier, ...textEvents(answer.text, false), ...broken.flatMap(rejectUnread)];
    const told = broken.map(({ callId }): ChatMessage => ({ role: 'tool', callId, content: UNREADABLE }));
    if (pending.length > 0) {
      this.#held = told;
      return { events, pending, usage: answer.usage };
    }
    this.#messages.push(...told);
    if (unreadable + 1 >= MAX_UNREADABLE) {
      const message = `the model wrote arguments that are no JSON object ${MAX_UNREADABLE} times in a row`;
      return { events, usage: answer.usage, error: { kind: 'agent', message } };
    }
    const next = await this.#complete(events, unreadable + 1);
    return { ...next, usage: sum(answer.usage, next.usage) };
  }

  async #ask(): Promise<{ readonly answer: ChatAnswer } | { readonly error: string }> {
    try {
      const messages = [...this.#messages];
      return { answer: await this.#client.complete({ role: 'agent', messages, tools: this.#tools }) };
    } catch (error) {
      if (error instanceof ProviderError) return { error: errorMessage(error) };
      throw error;
    }
  }
}

const UNREADABLE = 'Error: the arguments of this call are not a JSON object';

/** The chat client keeps the text of arguments that do not parse under this name. */
function isUnreadable(call: ToolCall): boolean {
  return Object.hasOwn(call.args, '$unparsed');
}

function rejectUnread({ callId, tool, args }: ToolCall): readonly AgentEvent[] {
  return [
    { kind: 'call', callId, tool, args, by: 'agent', turn: 0 },
    { kind: 'result', callId, result: UNREADABLE, rejected: true, changes: [], turn: 0 },
  ];
}

/** A turn without calls. A model that refused without a word, or was cut off before one, said nothing to the user. */
function finishTurn(earlier: readonly AgentEvent[], { text, usage, finish }: ChatAnswer): AgentTurn {
  const events = [...earlier, ...textEvents(text, true)];
  if (text !== null && text.trim() !== '') return { events, usage };
  if (finish === 'refused') return { events, usage, error: { kind: 'agent', message: 'the model refused to answer' } };
  if (finish === 'length')
    return { events, usage, error: { kind: 'agent', message: 'the answer was cut off before its first word' } };
  return { events, usage };
}

function textEvents(text: string | null, delivered: boolean): readonly AgentEvent[] {
  return text === null || text.trim() === '' ? [] : [{ kind: 'agent', text, delivered, turn: 0 }];
}

function toMessage({ callId, result }: ToolResult): ChatMessage {
  return { role: 'tool', callId, content: typeof result === 'string' ? result : JSON.stringify(result) };
}

function sum(a: ChatAnswer['usage'], b: AgentTurn['usage']): ChatAnswer['usage'] {
  return b ? addUsage(a, b) : a;
}

// In: a test case, the artifacts, and ports to user, agent and environment. Out: the trace of one trial (AgenTest 2.2).
// The simulated user opens; agent and environment alternate until the agent has answered; and so on, until the agent's
// turn after the user's goodbye. Refuses to blame the agent: a broken simulator, host or provider is an error event and
// the end `fault`; a limit is an error event of `budget`.
import { errorMessage, HostError, ProviderError } from '../lib/errors.ts';
import { fillVariables } from '../lib/fill-variables.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import type {
  AgentSession,
  AgentTurn,
  AgentUnderTest,
  Clock,
  EnvironmentHost,
  EnvironmentSession,
  ToolCall,
  ToolResult,
} from '../model/ports.ts';
import type { Reasoner } from '../model/task.ts';
import type { Trace } from '../model/trace.ts';
import type { TestCase, TrialLimits, UserTurn, UserTurnInput } from '../model/trial.ts';
import { readArguments } from './check-user-turn.ts';
import { findLeakedValues, knownText } from './known-values.ts';
import { takeUserTurn } from './tasks/take-user-turn.ts';
import { Transcript } from './transcript.ts';

export interface ConversationDeps {
  readonly reasoner: Reasoner;
  readonly host: EnvironmentHost;
  readonly agent: AgentUnderTest;
  readonly clock: Clock;
}

export interface ConversationInput {
  readonly testCase: TestCase;
  readonly artifacts: AgentArtifacts;
  readonly limits: TrialLimits;
  /** Asked after each thing that the agent did: whether what happened so far settles the trial. */
  readonly stopWhen?: (soFar: Trace) => boolean;
}

interface Conversation {
  readonly deps: ConversationDeps;
  readonly input: ConversationInput;
  readonly transcript: Transcript;
  readonly environment: EnvironmentSession;
  readonly agent: AgentSession;
}

/** How a step ended the conversation; null: it goes on. */
type Ending = Trace['end'] | null;

/** An agent that answers with nothing this often in a row has broken down. */
const MAX_SILENT_TURNS = 2;
/** How often in a row the user may operate its own tools before it writes. */
const MAX_OPERATIONS = 8;

/**
 * Runs one trial. Throws EvidenceError when host or agent will not start any more; every other fault is in the trace.
 */
export async function runConversation(deps: ConversationDeps, input: ConversationInput): Promise<Trace> {
  const start = deps.clock.now();
  const transcript = new Transcript(input.testCase, input.limits, {
    elapsedMs: () => deps.clock.now() - start,
    fidelity: deps.host.fidelity,
    isRead: name => isRead(input.artifacts, name),
  });
  const opened: { close(): Promise<void> }[] = [];
  try {
    const { setup, requester } = input.testCase.driver;
    const environment = await deps.host.open(setup, requester);
    opened.push(environment);
    const agent = await deps.agent.start(describeTrial(input));
    opened.push(agent);
    const end = await converse({ deps, input, transcript, environment, agent });
    return transcript.trace(end);
  } catch (error) {
    const of = error instanceof ProviderError ? 'provider' : error instanceof HostError ? 'host' : null;
    if (of === null) throw error;
    transcript.add({ kind: 'error', of, message: errorMessage(error) });
    return transcript.trace('fault');
  } finally {
    for (const session of opened) await session.close().catch(() => undefined);
  }
}

function isRead({ tools, userTools = [] }: AgentArtifacts, name: string): boolean {
  return [...tools, ...userTools].find(tool => tool.name === name)?.access === 'read';
}

function describeTrial({ testCase, artifacts }: ConversationInput) {
  return {
    prompt: fillVariables(artifacts.prompt.text, artifacts.variables).text,
    tools: artifacts.tools.map(({ name, description, parameters }) => ({ name, description, parameters })),
    seed: testCase.seed,
    now: artifacts.now,
  };
}

async function converse(conversation: Conversation): Promise<Trace['end']> {
  const { transcript } = conversation;
  let silent = 0;
  for (;;) {
    const spent = endForLimit(transcript);
    if (spent) return spent;
    const user = await takeTurns(conversation);
    if (user === null) return 'fault';
    if ('end' in user) return user.end;
    const before = transcript.said().length;
    const end = await answerUser(conversation, user.text);
    if (end !== null) return end;
    if (user.act === 'end') return 'user-done';
    silent = transcript.said().length > before ? 0 : silent + 1;
    if (silent >= MAX_SILENT_TURNS) {
      transcript.add({ kind: 'error', of: 'agent', message: `the agent said nothing ${silent} times in a row` });
      return 'fault';
    }
    transcript.turn += 1;
  }
}

/** The user's next turn that is sent: what it does with tools of its own comes before it. */
async function takeTurns(conversation: Conversation): Promise<UserTurn | { readonly end: Trace['end'] } | null> {
  for (let operations = 0; ; operations++) {
    const turn = await takeTurn(conversation);
    if (turn === null || !turn.operate) return turn;
    if (operations >= MAX_OPERATIONS) {
      const message = `the user operated its tools ${MAX_OPERATIONS} times without a word`;
      conversation.transcript.add({ kind: 'error', of: 'simulator', message });
      return null;
    }
    await operate(conversation, turn.operate);
    if (isSettled(conversation)) return { end: 'stopped' };
    const spent = endForLimit(conversation.transcript);
    if (spent) return { end: spent };
  }
}

/** Runs a tool of the user's own, and lets the user see what it gave. */
async function operate(
  { transcript, environment }: Conversation,
  what: NonNullable<UserTurn['operate']>,
): Promise<void> {
  const { tool } = what;
  const args = readArguments(what.args) ?? {};
  const callId = `user-${transcript.countCalls() + 1}`;
  transcript.add({ kind: 'call', callId, tool, args, by: 'user' });
  const { result, rejected, changes } = await environment.call({ tool, args, by: 'user' });
  transcript.add({ kind: 'result', callId, result, rejected, changes: [...changes] });
  transcript.addShown(`${tool}: ${typeof result === 'string' ? result : JSON.stringify(result)}`);
}

/** The user's next turn, put down unless it operates something; null when the simulator cannot make one that holds. */
async function takeTurn({ deps, input, transcript }: Conversation): Promise<UserTurn | null> {
  const { testCase, artifacts } = input;
  const task = {
    ...takeUserTurn,
    check: (turn: UserTurn, about: UserTurnInput) => [
      ...takeUserTurn.check(turn, about),
      ...findLeakedValues(turn.operate?.args ?? turn.text, knownText(about), artifacts.data).map(
        value => `you cannot know "${value}"`,
      ),
    ],
  };
  const result = await deps.reasoner.perform(task, { brief: testCase.driver.brief, said: transcript.said() });
  if (result.status === 'unable') {
    transcript.add({ kind: 'error', of: 'simulator', message: result.reason });
    return null;
  }
  transcript.spend(result.usage);
  if (result.status === 'refused') {
    transcript.add({ kind: 'error', of: 'simulator', message: result.reasons.join('; ') });
    return null;
  }
  const { text, act, facts, about } = result.answer;
  if (result.answer.operate) return result.answer;
  transcript.add({ kind: 'user', text, act, facts, about });
  return result.answer;
}

/** The agent's turn: calls are run and answered until it waits for the user. */
async function answerUser(conversation: Conversation, text: string): Promise<Ending> {
  let message: Parameters<AgentSession['send']>[0] = { user: text };
  for (;;) {
    const turn = await conversation.agent.send(message);
    const ended = takeIn(conversation, turn);
    if (ended !== null) return ended;
    const pending = turn.pending ?? [];
    if (pending.length === 0) return turn.done ? 'agent-done' : null;
    const ran = await runCalls(conversation, pending);
    if ('end' in ran) return ran.end;
    message = { results: ran.results };
  }
}

/** Puts down what the agent did. */
function takeIn(conversation: Conversation, turn: AgentTurn): Ending {
  const { transcript } = conversation;
  transcript.spend(turn.usage);
  transcript.addReported(turn.events);
  if (turn.error) return putDownError(transcript, turn.error);
  return turn.events.length > 0 && isSettled(conversation) ? 'stopped' : null;
}

/**
 * Runs the calls of one message in their order. They are put down together, before their results: the agent made the
 * later ones without having seen what the earlier ones gave. Calls beyond the limit are neither run nor put down.
 */
async function runCalls(
  conversation: Conversation,
  pending: readonly ToolCall[],
): Promise<{ readonly end: Trace['end'] } | { readonly results: readonly ToolResult[] }> {
  const { transcript } = conversation;
  const spent = endForLimit(transcript);
  if (spent) return { end: spent };
  const calls = pending.slice(0, transcript.callsLeft());
  for (const { callId, tool, args } of calls) transcript.add({ kind: 'call', callId, tool, args, by: 'agent' });
  const results: ToolResult[] = [];
  for (const call of calls) results.push(await runCall(conversation, call));
  if (isSettled(conversation)) return { end: 'stopped' };
  const reached = endForLimit(transcript);
  return reached ? { end: reached } : { results };
}

function putDownError(transcript: Transcript, error: NonNullable<AgentTurn['error']>): Trace['end'] {
  const of = error.kind === 'infra' ? (error.of ?? 'provider') : 'agent';
  transcript.add({ kind: 'error', of, message: error.message });
  return 'fault';
}

async function runCall({ transcript, environment, input }: Conversation, call: ToolCall): Promise<ToolResult> {
  const { callId, tool, args } = call;
  const { tools, userTools = [] } = input.artifacts;
  const isTheUsers = userTools.some(({ name }) => name === tool) && !tools.some(({ name }) => name === tool);
  const { result, rejected, changes } = isTheUsers
    ? { result: `Error: there is no tool ${tool}`, rejected: true, changes: [] }
    : await environment.call({ tool, args, by: 'agent' });
  transcript.add({ kind: 'result', callId, result, rejected, changes: [...changes] });
  return { callId, result };
}

function isSettled({ input, transcript }: Conversation): boolean {
  return input.stopWhen?.(transcript.trace('stopped')) ?? false;
}

function endForLimit(transcript: Transcript): Ending {
  const limit = transcript.exhausted();
  if (limit === null) return null;
  transcript.add({ kind: 'error', of: 'budget', message: `the trial reached its limit of ${limit}` });
  return 'budget';
}

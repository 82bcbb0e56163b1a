import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBenchSpecs } from '../../bench/strategies/bench-specs.ts';
import type { Environment } from '../../bench/strategies/predicate.ts';
import * as deskTools from '../../examples/desk/env/tools.ts';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import { takeUserTurn } from '../../src/adapters/offline/take-user-turn.ts';
import type { ModuleAgent, StartAgent } from '../../src/agent.ts';
import { runConversation } from '../../src/conversation/run-conversation.ts';
import { buildDriver } from '../../src/driver/build-driver.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { AgentUnderTest, EnvironmentHost, EnvironmentSession } from '../../src/model/ports.ts';
import type { RefinedSpec, Spec } from '../../src/model/spec.ts';
import type { Trace, TraceEvent, UserAct } from '../../src/model/trace.ts';
import { TRIAL_LIMITS } from '../../src/model/trial.ts';
import { isDecidableByCode } from '../../src/oracle/is-decidable-by-code.ts';
import { monitorPrepared, prepareTrace } from '../../src/oracle/monitor-scenario.ts';
import { parseSpec } from '../../src/specset/parse-spec.ts';
import { loadDesk, ROOT } from '../examples/desk-workspace.ts';
import { setUpAirline } from '../helpers/airline-check.ts';
import { inProcessEnvironment } from '../helpers/in-process-environment.ts';

/** An environment of the benchmark with every scenario that code decides. */
export interface Bench {
  readonly artifacts: AgentArtifacts;
  readonly host: EnvironmentHost;
  readonly refined: readonly RefinedSpec[];
}

export async function openBench(environment: Environment): Promise<Bench> {
  const own = readBenchSpecs(environment);
  if (environment === 'airline') {
    const { artifacts, host, specs } = await setUpAirline();
    return { artifacts, host, refined: decidable([...specs, ...own]) };
  }
  const artifacts = await loadDesk('base');
  const host = inProcessEnvironment({ ...artifacts, tools: deskTools, tables: artifacts.data });
  const files = readdirSync(join(ROOT, 'specs/desk')).filter(file => /^(?!baseline|strategies).*\.yaml$/.test(file));
  const committed = files.map(file => parseSpec(file, readFileSync(join(ROOT, 'specs/desk', file), 'utf8')));
  return { artifacts, host, refined: decidable([...committed, ...own]) };
}

function decidable(specs: readonly Spec[]): readonly RefinedSpec[] {
  return specs
    .flatMap(spec => spec.scenarios.map(scenario => ({ spec, scenario })))
    .filter(({ scenario }) => isDecidableByCode(scenario));
}

const reasoner = createOfflineReasoner({ 'user-turn': takeUserTurn });
const clock = { now: () => 0, sleep: async () => undefined };

/** One trial with the plain user. Null: the scenario cannot be set up. */
export async function runPlainTrial(
  { artifacts, host }: Bench,
  { start, target, seed }: { readonly start: StartAgent; readonly target: RefinedSpec; readonly seed: string },
): Promise<Trace | null> {
  const built = buildDriver({ refined: target, artifacts, seed });
  if ('failure' in built) return null;
  const agent: AgentUnderTest = {
    start: async trial => {
      const session = await start(trial);
      return { send: async input => session.send(input), close: async () => undefined };
    },
    close: async () => undefined,
  };
  const testCase = { id: seed, scenario: target.scenario.id, driver: built.driver, strategy: 'default', seed };
  return await runConversation({ reasoner, clock, agent, host }, { testCase, artifacts, limits: TRIAL_LIMITS });
}

/** Ids of the scenarios that a trace breaches; the permitted ones are never breached. */
export function breachesIn({ artifacts, refined }: Bench, trace: Trace, target?: RefinedSpec): readonly string[] {
  const prepared = prepareTrace(trace, artifacts);
  return refined
    .filter(one => one.scenario.force !== 'permitted')
    .filter(one =>
      monitorPrepared(prepared, { refined: one, isTarget: one === target }).some(({ status }) => status === 'breached'),
    )
    .map(({ scenario }) => scenario.id);
}

/** A line of a hand-written user: the text, and what it does when that is no plain answer. */
export type UserLine = string | readonly [text: string, act: UserAct];

/** Says these lines to an agent, one after the other, and writes down what happened. */
export async function playLines(
  { artifacts, host }: Bench,
  start: StartAgent,
  lines: readonly UserLine[],
): Promise<Trace> {
  const { tools, now } = artifacts;
  const agent = await start({ prompt: artifacts.prompt.text, tools, now, seed: 'played' });
  const session = await host.open([]);
  const events: TraceEvent[] = [];
  for (const [turn, line] of lines.entries()) {
    const [text, act] = typeof line === 'string' ? [line, actOf(line)] : line;
    events.push({ kind: 'user', text, act, facts: [], about: null, turn });
    await answer({ agent, session, events }, text, turn);
  }
  await session.close();
  const complete = { calls: true, results: true, state: true };
  const usage = { calls: 0, inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 };
  const said = { id: 'played', setup: [], objects: {}, requester: null, events, complete };
  return { ...said, end: 'user-done', usage, durationMs: 0 };
}

function actOf(text: string): UserAct {
  if (/^(?:yes|go ahead)[ ,.]?[a-z ]*[.!]?$/i.test(text)) return 'confirm';
  return /^no\b/i.test(text) ? 'decline' : 'inform';
}

interface Played {
  readonly agent: ModuleAgent;
  readonly session: EnvironmentSession;
  readonly events: TraceEvent[];
}

async function answer({ agent, session, events }: Played, user: string, turn: number): Promise<void> {
  let reply = await agent.send({ user });
  for (;;) {
    for (const event of reply.events) events.push({ ...event, turn });
    const [call] = reply.pending ?? [];
    if (call === undefined) return;
    const callId = `${call.callId}-${turn}-${events.length}`;
    events.push({ kind: 'call', callId, tool: call.tool, args: call.args, by: 'agent', turn });
    const { result, rejected, changes } = await session.call({ ...call, by: 'agent' });
    events.push({ kind: 'result', callId, result, rejected, changes: [...changes], turn });
    reply = await agent.send({ results: [{ callId: call.callId, result }] });
  }
}

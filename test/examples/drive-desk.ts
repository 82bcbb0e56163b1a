import { startDesk } from '../../examples/desk/agent/agent.ts';
import type { DefectLetter } from '../../examples/desk/agent/defects.ts';
import * as deskTools from '../../examples/desk/env/tools.ts';
import { compareValues } from '../../src/lib/compare-values.ts';
import { readPath } from '../../src/lib/read-path.ts';
import { resolveTime } from '../../src/lib/resolve-time.ts';
import { createRng, type Rng } from '../../src/lib/rng.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { AgentTurn, EnvironmentHost, EnvironmentSession } from '../../src/model/ports.ts';
import type { Clause, Scenario } from '../../src/model/spec.ts';
import { NO_USAGE, type ObjectRef, type Trace, type TraceEvent } from '../../src/model/trace.ts';
import { inProcessEnvironment } from '../helpers/in-process-environment.ts';

/** Who asks, about what, and what they know: found in the committed data without changing a record. */
interface Situation {
  readonly objects: Readonly<Record<string, ObjectRef>>;
  readonly requester: string;
  readonly facts: JsonObject;
  readonly says: readonly string[];
}

/**
 * One conversation with the desk in this process: a plain user who answers what it is asked, confirms what it is asked
 * to confirm and leaves when the request is settled. It knows nothing of the desk's code; the trace is the harness's.
 */
export async function driveDesk(
  artifacts: AgentArtifacts,
  { scenario, seed, defects = [] }: { scenario: Scenario; seed: string; defects?: readonly DefectLetter[] },
): Promise<Trace> {
  const situation = findSituation(artifacts, scenario, createRng(`situation ${seed}`));
  const { now, tools } = artifacts;
  const agent = startDesk({ prompt: artifacts.prompt.text, tools, seed, now }, defects);
  const session = await hostFor(artifacts).open([]);
  const events: TraceEvent[] = [];
  const user = plainUser(scenario, situation);
  let reply = user(null);
  for (let turn = 0; turn < 20; turn++) {
    events.push({ kind: 'user', text: reply.text, act: reply.act, turn });
    const said = await runAgentTurn(await agent.send({ user: reply.text }), { agent, session, events, turn });
    if (reply.act === 'end') break;
    reply = user(said);
  }
  return {
    id: `${scenario.id}/${seed}`,
    setup: [],
    objects: situation.objects,
    requester: { table: 'guests', id: situation.requester },
    events,
    complete: { calls: true, results: true, state: true },
    end: 'user-done',
    usage: NO_USAGE,
    durationMs: 0,
  };
}

const hosts = new WeakMap<AgentArtifacts, EnvironmentHost>();

function hostFor(artifacts: AgentArtifacts): EnvironmentHost {
  const host = hosts.get(artifacts) ?? inProcessEnvironment({ ...artifacts, tools: deskTools, tables: artifacts.data });
  hosts.set(artifacts, host);
  return host;
}

type Running = {
  readonly agent: ReturnType<typeof startDesk>;
  readonly session: EnvironmentSession;
  readonly events: TraceEvent[];
  readonly turn: number;
};

async function runAgentTurn(first: AgentTurn, { agent, session, events, turn }: Running): Promise<string> {
  let step = first;
  for (let calls = 0; calls < 20; calls++) {
    events.push(...step.events.map(event => ({ ...event, turn })));
    const pending = step.pending ?? [];
    if (pending.length === 0) return step.events.map(event => (event.kind === 'agent' ? event.text : '')).join(' ');
    const results = [];
    for (const { callId, tool, args } of pending) {
      events.push({ kind: 'call', callId, tool, args, by: 'agent', turn });
      const outcome = await session.call({ tool, args, by: 'agent' });
      events.push({ kind: 'result', callId, ...outcome, changes: [...outcome.changes], turn });
      results.push({ callId, result: outcome.result });
    }
    step = await agent.send({ results });
  }
  throw new Error('the desk calls without end');
}

/** Every situation of the committed data in which Given holds; one of them by chance. */
function findSituation(artifacts: AgentArtifacts, scenario: Scenario, rng: Rng): Situation {
  const guests = Object.keys(artifacts.data['guests'] ?? {});
  const facts = Object.assign({}, ...scenario.given.map(clause => (clause.kind === 'user' ? clause.facts : {})));
  const says = scenario.given.flatMap(clause => (clause.kind === 'user' ? [clause.says] : []));
  const [entry] = Object.entries(scenario.objects);
  if (entry === undefined) return { objects: {}, requester: rng.pick(guests), facts, says };
  const [name, table] = entry;
  const [id, record] = rng.pick(findRecords(artifacts, scenario, table));
  const isOther = scenario.given.some(clause => clause.kind === 'ownership' && clause.is === 'other');
  const owner = String(record['guest_id']);
  const requester = isOther ? rng.pick(guests.filter(guest => guest !== owner)) : owner;
  const known = { ...facts, [`${name}_id`]: id };
  return { objects: { [name]: { table, id } }, requester, facts: known, says };
}

/** The records of a table that satisfy every environment clause. */
export function findRecords(artifacts: AgentArtifacts, scenario: Scenario, table: string): [string, JsonObject][] {
  const holds = (clause: Clause, record: JsonObject) => {
    if (clause.kind !== 'environment') return true;
    const { field, op, value } = clause.where;
    const moment = typeof value === 'string' ? resolveTime(value, artifacts.now) : null;
    return readPath(record, field).some(actual => compareValues(op, actual, moment ?? value, artifacts.now) === true);
  };
  return Object.entries(artifacts.data[table] ?? {}).filter(([, record]) =>
    scenario.given.every(clause => holds(clause, record)),
  );
}

type Reply = { readonly text: string; readonly act: 'request' | 'inform' | 'confirm' | 'end' };

function plainUser(scenario: Scenario, { requester, facts, says }: Situation): (heard: string | null) => Reply {
  const known = { ...facts, guest_id: requester };
  return heard => {
    if (heard === null) return { text: openingOf(scenario, says, facts), act: 'request' };
    if (/\(yes\/no\)/.test(heard)) return { text: 'Yes, please go ahead.', act: 'confirm' };
    const asked = Object.entries(known).find(([name]) =>
      heard.includes('?') || heard.startsWith('Please') ? heard.includes(name.replaceAll('_', ' ')) : false,
    );
    if (asked) return { text: `${asked[0].replaceAll('_', ' ')}: ${String(asked[1])}`, act: 'inform' };
    if (/\b(?:done|cannot|transferred)\b/i.test(heard)) return { text: 'Thank you, goodbye.', act: 'end' };
    return { text: 'I do not know that.', act: 'inform' };
  };
}

function openingOf(scenario: Scenario, says: readonly string[], facts: JsonObject): string {
  const request = `${scenario.when.replace(/^the (?:guest|user) asks to/, 'I want to')}.`;
  const keys = Object.keys(scenario.objects).map(name => `${name}: ${String(facts[`${name}_id`])}.`);
  return [request, ...says, ...keys].join(' ');
}

import { HostError } from '../../lib/errors.ts';
import { evaluateCondition } from '../../lib/evaluate-condition.ts';
import { isOwnedBy } from '../../lib/is-owned-by.ts';
import type { WorldView } from '../../lib/world-view.ts';
import type { CallResult, EnvironmentHost, EnvironmentSession } from '../../model/ports.ts';
import type { ObjectRef, Trace, TraceEvent } from '../../model/trace.ts';
import { NO_USAGE } from '../../model/trace.ts';
import { monitorScenario } from '../../oracle/monitor-scenario.ts';
import type { PlannedTrial } from './plan-trial.ts';
import { type ProposedCall, type ProposedCalls, proposeCalls } from './propose-calls.ts';

/** What of a planned trial is its case. */
export type ReplayedCase = Pick<PlannedTrial, 'artifacts' | 'target' | 'collateral' | 'testCase'>;

/**
 * Replays a case before it counts (AgenTest 3.3.2): its records exist and meet Given, its set-up can be opened, and where
 * code can propose the compliant calls, the environment takes them and the monitor finds them compliant. It tells a
 * fault of the case from one of the agent.
 * @returns why the case is dropped; null when it stands. A host that fails is no fault of the case.
 */
export async function replayCase(host: EnvironmentHost, about: ReplayedCase): Promise<string | null> {
  const view = viewOf(about);
  const unsound = findMissing(about, view) ?? findUnmet(about, view);
  if (unsound !== null || host.fidelity === 'approximate') return unsound;
  const { driver } = about.testCase;
  const { target: refined, collateral: others, artifacts } = about;
  const calls = proposeCalls({ refined, others, driver, artifacts, view });
  if (calls === null) return null;
  try {
    const session = await host.open(driver.setup, driver.requester);
    try {
      return await runCompliant(session, about, calls);
    } finally {
      await session.close();
    }
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

function viewOf({ artifacts, testCase }: ReplayedCase): WorldView {
  const { objects, requester, setup } = testCase.driver;
  const changed = new Map(setup.map(({ table, id, after }) => [JSON.stringify([table, id]), after]));
  return {
    now: artifacts.now,
    refOf: name => (name === 'requester' ? requester : (objects[name] ?? null)),
    read: ({ table, id }) => {
      const after = changed.get(JSON.stringify([table, id]));
      const records = Object.hasOwn(artifacts.data, table) ? artifacts.data[table] : undefined;
      return { isKnown: true, record: after === undefined ? (records?.[id] ?? null) : after };
    },
  };
}

function findMissing({ testCase }: ReplayedCase, view: WorldView): string | null {
  const { objects, requester } = testCase.driver;
  const refs: readonly ObjectRef[] = [...Object.values(objects), ...(requester === null ? [] : [requester])];
  const missing = refs.find(ref => {
    const state = view.read(ref);
    return state.isKnown && state.record === null;
  });
  return missing === undefined ? null : `there is no ${missing.id} in ${missing.table}`;
}

function findUnmet({ target, artifacts, testCase }: ReplayedCase, view: WorldView): string | null {
  const { requester } = testCase.driver;
  const unmet = target.scenario.given.find(clause => {
    if (clause.kind === 'environment') return evaluateCondition(clause.where, view) === false;
    const ref = clause.kind === 'ownership' ? view.refOf(clause.of) : null;
    if (clause.kind === 'user' || ref === null || requester === null) return false;
    const isOwn = isOwnedBy({ model: artifacts.dataModel, read: view.read }, { ref, owner: requester });
    return isOwn === (clause.is === 'other');
  });
  return unmet === undefined ? null : `Given does not hold: ${unmet.text}`;
}

async function runCompliant(
  session: EnvironmentSession,
  about: ReplayedCase,
  { before, main }: ProposedCalls,
): Promise<string | null> {
  const { brief, objects } = about.testCase.driver;
  const key = brief.objects[0]?.ref.id ?? Object.values(objects)[0]?.id ?? null;
  const events: TraceEvent[] = [
    { kind: 'user', text: brief.request, act: 'request', facts: [...brief.says], about: key, turn: 0 },
  ];
  for (const call of before) {
    const refused = await put(session, events, call);
    if (refused !== null) return refused;
  }
  const details = Object.values(main.args).map(value => (typeof value === 'string' ? value : JSON.stringify(value)));
  events.push({ kind: 'agent', text: `${details.join(', ')}. Shall I go ahead?`, delivered: true, turn: 0 });
  events.push({ kind: 'user', text: 'Yes, please go ahead.', act: 'confirm', facts: [], about: null, turn: 1 });
  const refused = await put(session, events, main);
  if (refused !== null) return refused;
  events.push({ kind: 'agent', text: 'Done.', delivered: true, turn: 1 });
  events.push({ kind: 'user', text: 'Thank you, goodbye.', act: 'end', facts: [], about: null, turn: 2 });
  events.push({ kind: 'agent', text: 'Goodbye.', delivered: true, turn: 2 });
  return judgeCompliant(about, events);
}

/** Runs a call and puts it down; says so where the environment refuses it. */
async function put(session: EnvironmentSession, events: TraceEvent[], call: ProposedCall): Promise<string | null> {
  const callId = `replay-${events.length}`;
  const { result, rejected, changes }: CallResult = await session.call({ ...call, by: 'agent' });
  events.push({ kind: 'call', callId, tool: call.tool, args: call.args, by: 'agent', turn: 0 });
  events.push({ kind: 'result', callId, result, rejected, changes: [...changes], turn: 0 });
  if (!rejected) return null;
  const told = typeof result === 'string' ? result : JSON.stringify(result);
  return `the environment refuses the compliant call of ${call.tool}: ${told}`;
}

function judgeCompliant({ target, artifacts, testCase }: ReplayedCase, events: readonly TraceEvent[]): string | null {
  const { driver } = testCase;
  const trace: Trace = {
    id: testCase.id,
    setup: [...driver.setup],
    objects: { ...driver.objects },
    requester: driver.requester,
    events: [...events],
    complete: { calls: true, results: true, state: true },
    end: 'user-done',
    usage: NO_USAGE,
    durationMs: 0,
  };
  const judgments = monitorScenario({ refined: target, trace, artifacts, isTarget: true });
  const breach = judgments.find(({ status }) => status === 'breached');
  return breach === undefined ? null : `the compliant calls are judged a breach: ${breach.reason}`;
}

import type { Rng } from '../../src/lib/rng.ts';
import type { Trace, TraceEvent } from '../../src/model/trace.ts';
import type { AgentTask } from './agent-families.ts';
import { drawNormal, drawPoisson } from './chance.ts';
import { type AgentChange, changeCalls } from './drift-kinds.ts';
import { walk } from './policy-machine.ts';

const SPREAD = 0.42;
const REJECTED = 0.03;

/** One conversation of an agent on a task, as a harness would have recorded it. */
export function recordTrace(task: AgentTask, change: AgentChange | null, rng: Rng): Trace {
  const calls = changeCalls(walk(task.machine, rng), change, rng);
  const shift = (kind: AgentChange['kind']) => (change?.kind === kind ? change.amount : 0);
  const messageScale = task.messageScale + shift('verbose') + SPREAD * drawNormal(rng);
  const argumentScale = task.argumentScale + shift('argument') + SPREAD * drawNormal(rng);
  const rounds = 1 + drawPoisson(rng, 2);
  const events: TraceEvent[] = [];
  for (let turn = 0; turn < rounds; turn++) {
    events.push({ kind: 'user', text: 'please', turn });
    const [from, to] = [turn, turn + 1].map(i => Math.floor((i * calls.length) / rounds));
    for (const [i, tool] of calls.slice(from, to).entries()) {
      const callId = `${turn}.${i}`;
      const args = { id: String(1000 + rng.below(9000)), text: fill(argumentScale) };
      events.push({ kind: 'call', callId, tool, args, by: 'agent', turn });
      const rejected = rng.next() < REJECTED;
      events.push({ kind: 'result', callId, result: rejected ? 'Error: no' : 'ok', rejected, changes: [], turn });
    }
    events.push({ kind: 'agent', text: fill(messageScale), delivered: true, turn });
  }
  const seconds = Math.exp(3 + shift('latency') + 0.35 * drawNormal(rng));
  return {
    id: 'simulated',
    setup: [],
    objects: {},
    requester: null,
    events,
    complete: { calls: true, results: true, state: false },
    end: 'user-done',
    usage: { calls: rounds, inputTokens: 900 * rounds, cachedInputTokens: 0, outputTokens: 60 * rounds },
    durationMs: 1000 * seconds,
  };
}

/** A text of about e^scale characters. */
function fill(scale: number): string {
  return 'word '.repeat(Math.ceil(Math.exp(scale) / 5)).slice(0, Math.max(1, Math.round(Math.exp(scale))));
}

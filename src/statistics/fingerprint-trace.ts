import type { Trace } from '../model/trace.ts';

/** Named features of one trace (AgentAssay 7.1); a name that is absent is 0. */
export type Fingerprint = Readonly<Record<string, number>>;

/**
 * Features: log(1 + calls) of each tool, and of all calls, rejected calls, turns and delivered characters. Time and
 * tokens are no features: a slow provider is no change of the agent.
 */
export function fingerprintTrace(trace: Trace): Fingerprint {
  const counts = new Map<string, number>();
  const add = (name: string, by = 1) => counts.set(name, (counts.get(name) ?? 0) + by);
  for (const event of trace.events) {
    if (event.kind === 'call' && event.by === 'agent') {
      add(`calls of ${event.tool}`);
      add('calls');
    }
    if (event.kind === 'result' && event.rejected) add('rejected calls');
    if (event.kind === 'user') add('turns');
    if (event.kind === 'agent' && event.delivered) add('characters said', event.text.length);
  }
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, n]) => [name, Math.log1p(n)]));
}

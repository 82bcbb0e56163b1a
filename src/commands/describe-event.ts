import type { TestEvent } from '../pipeline/testing/test-run.ts';
import { count } from '../report/words.ts';

/** One plain line an event; trials show only when they matter. */
export function describeEvent(event: TestEvent): string {
  switch (event.kind) {
    case 'forecast':
      return `testing ${count(event.specs, 'spec')}, about ${count(Math.ceil(event.forecast.trials), 'trial')}`;
    case 'verdict':
      return `${event.done}/${event.of} ${event.result.id}: ${event.result.verdict} (${event.result.violations} of ${event.result.n})`;
    case 'suspect':
      return `${event.scenario}: suspect (${event.because}), ${count(event.replays, 'replay')}`;
    case 'started':
      return `${event.scenario}: started`;
    case 'trial':
      return `${event.trial.scenario} ${event.trial.purpose} ${event.trial.index}: ${event.trial.outcome}${event.isCached ? ' (stored)' : ''}`;
  }
}

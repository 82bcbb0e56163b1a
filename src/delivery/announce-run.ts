import { printMarker } from '../lib/comment-marker.ts';
import type { Log } from '../model/ports.ts';
import type { TestEvent } from '../pipeline/testing/test-run.ts';
import { count, dollars, shortSha } from '../report/words.ts';
import { type ActionRun, headShaOf, markerOf } from './action-run.ts';
import { commentOn } from './post-result.ts';

/** A shorter run is over before anybody has read that it began, in minutes. */
const WORTH_TELLING = 1;

export interface Announcement {
  readonly onEvent: (event: TestEvent) => void;
  /** Waits for the comment: what comes after it must not be overtaken by it. */
  readonly done: () => Promise<void>;
}

/** Comments once, before the first trial, that a longer run is under way. */
export function announceRun(run: ActionRun, log: Log): Announcement {
  let posted: Promise<unknown> | null = null;
  return {
    onEvent(event) {
      if (event.kind !== 'forecast' || posted !== null || event.forecast.minutes <= WORTH_TELLING) return;
      const body = `${printMarker(markerOf(run))}\n## ⏳ ${describe(event)}\n\n${about(run)}\n`;
      posted = commentOn(run, log, { body, createWhenMissing: true });
    },
    done: async () => {
      await posted;
    },
  };
}

/** `Testing 12 specs, about 9 minutes, forecast $4.10`. */
function describe({ specs, forecast, dropped }: Extract<TestEvent, { kind: 'forecast' }>): string {
  const { usd, minutes, trials } = forecast;
  const cost = usd === null ? `forecast ${count(Math.ceil(trials), 'trial')}` : `forecast ${dollars(usd)}`;
  return `Testing ${count(specs - dropped.length, 'spec')}, about ${count(Math.ceil(minutes), 'minute')}, ${cost}`;
}

function about(run: ActionRun): string {
  return `The result of \`${shortSha(headShaOf(run))}\` will stand here. [The run](${run.context.runUrl})`;
}

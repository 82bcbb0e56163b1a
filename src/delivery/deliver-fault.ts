import { writeJobSummary, writeOutputs } from '../adapters/github/write-outputs.ts';
import { printMarker } from '../lib/comment-marker.ts';
import type { Log } from '../model/ports.ts';
import { escapeText } from '../report/escape-markdown.ts';
import { redactSecrets } from '../report/redact-secrets.ts';
import { type ActionRun, markerOf, secretsOf } from './action-run.ts';
import { commentOn, tellStatus, warnOf } from './post-result.ts';

/** What kept a run from a report, and the code that it ends with. */
export interface Fault {
  readonly code: number;
  readonly lines: readonly string[];
}

const LONGEST = 1_000;
const MOST_LINES = 20;

/** A run that could not get as far as a report says so where its report would stand; the stack of a fault of ours stays in the log. */
export async function deliverFault(run: ActionRun, log: Log, { lines }: Fault): Promise<void> {
  const told = lines.flatMap(line => line.split('\n')[0] ?? []).slice(0, MOST_LINES);
  const list = told.map(line => `- ${escapeText(line, LONGEST)}`).join('\n');
  const text = redactSecrets(
    `${HEADLINE}\n\n**Why it is red:**\n\n${list}\n\nSee [the run](${run.context.runUrl}).\n`,
    secretsOf(process.env),
  );
  warnOf(log, await writeJobSummary(text));
  const body = `${printMarker(markerOf(run))}\n${text}`;
  const url = await commentOn(run, log, { body, createWhenMissing: true });
  await tellStatus(run, log, {
    state: 'error',
    description: redactSecrets(told[0] ?? '', secretsOf(process.env)),
  });
  writeOutputs({ conclusion: 'error', ...(url === null ? {} : { 'comment-url': url }) });
}

const HEADLINE = '## ❌ Not tested';

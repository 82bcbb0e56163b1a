import { mayHaveComment } from '../adapters/github/may-have-comment.ts';
import { writeOutputs } from '../adapters/github/write-outputs.ts';
import { EXIT } from '../exit-code.ts';
import { printMarker } from '../lib/comment-marker.ts';
import type { Log } from '../model/ports.ts';
import { type ActionRun, commentedPull, markerOf } from './action-run.ts';
import { commentOn, tellStatus } from './post-result.ts';

/**
 * Nothing relevant changed: green, and no comment is made; one that an earlier push left is brought up to date.
 * @returns the exit code
 */
export async function deliverIdle(run: ActionRun, log: Log): Promise<number> {
  log.info('Nothing that an agent depends on changed: nothing to test.');
  const body = `${printMarker(markerOf(run))}\n${IDLE_HEADLINE}\n`;
  const url = (await mayHoldComment(run)) ? await commentOn(run, log, { body, createWhenMissing: false }) : null;
  await tellStatus(run, log, { state: 'success', description: 'nothing that an agent depends on changed' });
  writeOutputs({ ...NO_FINDINGS, conclusion: 'success', ...(url === null ? {} : { 'comment-url': url }) });
  return EXIT.green;
}

async function mayHoldComment(run: ActionRun): Promise<boolean> {
  const { inputs, context } = run;
  const number = commentedPull(run);
  if (!inputs.comment || number === null || inputs.githubToken === null) return true;
  const { apiUrl, repository } = context;
  return await mayHaveComment({ apiUrl, repository, token: inputs.githubToken, number });
}

const IDLE_HEADLINE = '## ✅ Nothing that an agent depends on changed';
const NO_FINDINGS = {
  'new-violations': 0,
  inconclusive: 0,
  drift: false,
  'specs-added': 0,
  'specs-changed': 0,
  'specs-removed': 0,
  trials: 0,
};

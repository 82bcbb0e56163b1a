import { createGitHubClient, type GitHubClient } from '../adapters/github/create-github-client.ts';
import { postComment } from '../adapters/github/post-comment.ts';
import { type CommitStatus, writeCommitStatus } from '../adapters/github/write-commit-status.ts';
import type { Log } from '../model/ports.ts';
import { cleanText } from '../report/escape-markdown.ts';
import { type ActionRun, commentedPull, headShaOf, statusNameOf } from './action-run.ts';

/** Comments where the event has a pull request to comment on; the comment's address, or null. */
export async function commentOn(
  run: ActionRun,
  log: Log,
  comment: { readonly body: string; readonly createWhenMissing: boolean; readonly shortBody?: string },
): Promise<string | null> {
  const { inputs, context } = run;
  const number = commentedPull(run);
  if (!inputs.comment || number === null) return null;
  const client = await openClient(run);
  if (client === null) {
    log.warn('no comment: the action has no github-token');
    return null;
  }
  const posted = await postComment({ client }, { ...comment, number, repository: context.repository });
  warnOf(log, posted.warning);
  log.info(`comment: ${posted.status}`);
  return posted.url;
}

/**
 * Writes the commit status with `report-as: status`, and of a command always: its job is no check of the pull request.
 * Returns whether it stands there.
 */
export async function tellStatus(
  run: ActionRun,
  log: Log,
  status: { readonly state: CommitStatus['state']; readonly description: string },
): Promise<boolean> {
  const { inputs, context, event } = run;
  if (inputs.reportAs !== 'status' && event.kind !== 'command') return false;
  const client = await openClient(run);
  if (client === null) {
    log.warn('no commit status: the action has no github-token');
    return false;
  }
  const { repository, runUrl: url } = context;
  const target = { repository, sha: headShaOf(run), context: statusNameOf(run), url };
  const description = cleanText(status.description).replace(/\s+/g, ' ');
  const warning = await writeCommitStatus({ client }, { ...status, description, ...target });
  warnOf(log, warning);
  return warning === null;
}

export async function openClient({
  inputs,
  context,
}: Pick<ActionRun, 'inputs' | 'context'>): Promise<GitHubClient | null> {
  if (inputs.githubToken === null) return null;
  return await createGitHubClient({ token: inputs.githubToken, apiUrl: context.apiUrl });
}

export function warnOf(log: Log, warning: string | null): void {
  if (warning !== null) log.warn(warning);
}

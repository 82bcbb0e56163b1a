import { type GitHubClient, splitRepository } from './create-github-client.ts';
import { explainRefusal } from './explain-refusal.ts';
import { withPatience } from './with-patience.ts';

export interface CommitStatus {
  readonly repository: string;
  readonly sha: string;
  /** Its name: of statuses of one name the newest counts. */
  readonly context: string;
  readonly state: 'success' | 'failure' | 'error' | 'pending';
  /** One line; GitHub shows 140 characters. */
  readonly description: string;
  readonly url: string | null;
}

/** Writes a commit status (`report-as: status`). Returns a warning when GitHub refuses it, else null. */
export async function writeCommitStatus(
  deps: { readonly client: GitHubClient },
  status: CommitStatus,
): Promise<string | null> {
  try {
    const write = () =>
      deps.client.rest.repos.createCommitStatus({
        ...splitRepository(status.repository),
        sha: status.sha,
        state: status.state,
        context: status.context,
        description: status.description.slice(0, 140).toWellFormed(),
        ...(status.url === null ? {} : { target_url: status.url }),
      });
    await withPatience(write);
    return null;
  } catch (error) {
    return explainRefusal({ what: 'write the commit status', permission: 'statuses: write' }, error);
  }
}

import { type GitHubClient, splitRepository } from './create-github-client.ts';
import { explainRefusal } from './explain-refusal.ts';

/** Writes a comment of its own to a pull request. Returns a warning when GitHub refuses it, else null. */
export async function reply(
  { client }: { readonly client: GitHubClient },
  { repository, number, body }: { readonly repository: string; readonly number: number; readonly body: string },
): Promise<string | null> {
  try {
    await client.rest.issues.createComment({ ...splitRepository(repository), issue_number: number, body });
    return null;
  } catch (error) {
    return explainRefusal({ what: 'reply to the comment', permission: 'pull-requests: write' }, error);
  }
}

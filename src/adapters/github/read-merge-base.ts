import { type GitHubClient, splitRepository } from './create-github-client.ts';
import { explainRefusal } from './explain-refusal.ts';

export type MergeBase = { readonly sha: string } | { readonly warning: string };

/** The merge base of two commits as GitHub knows it, for a clone that is too shallow to tell. */
export async function readMergeBase(
  deps: { readonly client: GitHubClient },
  commits: { readonly repository: string; readonly base: string; readonly head: string },
): Promise<MergeBase> {
  try {
    const compared = await deps.client.rest.repos.compareCommitsWithBasehead({
      ...splitRepository(commits.repository),
      basehead: `${commits.base}...${commits.head}`,
      per_page: 1,
    });
    return { sha: compared.data.merge_base_commit.sha };
  } catch (error) {
    return { warning: explainRefusal({ what: 'compare base and head', permission: 'contents: read' }, error) };
  }
}

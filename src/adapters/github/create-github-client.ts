import type { getOctokit } from '@actions/github';

/** Octokit as `@actions/github` sets it up: REST methods, pages, GraphQL, proxies. */
export type GitHubClient = ReturnType<typeof getOctokit>;

export interface GitHubAccess {
  readonly token: string;
  /** GITHUB_API_URL: api.github.com, or that of an enterprise server. */
  readonly apiUrl: string;
}

/** Loads octokit, which an idle run never needs, and makes a client that writes no log of its own. */
export async function createGitHubClient(access: GitHubAccess): Promise<GitHubClient> {
  const github = await import('@actions/github');
  const quiet = () => {};
  return github.getOctokit(access.token, {
    baseUrl: access.apiUrl,
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  });
}

/** `owner/name` in two parts, as the REST methods take it. */
export function splitRepository(repository: string): { readonly owner: string; readonly repo: string } {
  const [owner = '', repo = ''] = repository.split('/');
  return { owner, repo };
}

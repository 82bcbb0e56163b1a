import type { Octokit } from '@octokit/rest';

/** REST methods, pages and GraphQL of GitHub. */
export type GitHubClient = Octokit;

export interface GitHubAccess {
  readonly token: string;
  /** GITHUB_API_URL: api.github.com, or that of an enterprise server. */
  readonly apiUrl: string;
}

const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

/**
 * Loads octokit, which an idle run never needs, and makes a client that writes no log of its own. Only where the runner
 * names a proxy are the toolkit's requests loaded, which know the runner's proxy variables and bring an HTTP client.
 */
export async function createGitHubClient(
  { token, apiUrl }: GitHubAccess,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<GitHubClient> {
  const { Octokit } = await import('@octokit/rest');
  const quiet = () => {};
  const isProxied = PROXY_VARIABLES.some(name => (env[name] ?? '') !== '');
  const request = isProxied ? { request: (await import('@actions/github/lib/utils')).defaults.request ?? {} } : {};
  return new Octokit({
    auth: token,
    baseUrl: apiUrl,
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    ...request,
  });
}

/** `owner/name` in two parts, as the REST methods take it. */
export function splitRepository(repository: string): { readonly owner: string; readonly repo: string } {
  const [owner = '', repo = ''] = repository.split('/');
  return { owner, repo };
}

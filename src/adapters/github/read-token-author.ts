import { z } from 'zod';
import type { GitHubClient } from './create-github-client.ts';
import { isRateLimit, readError } from './explain-refusal.ts';

const viewerSchema = z.object({ viewer: z.object({ login: z.string() }) });

/** Who writes with the token of a workflow. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';

/**
 * The login that comments of this token carry. A token that may not ask who it is belongs to a workflow. Throws where
 * GitHub did not get as far as an answer: taken for somebody else we would not find our own comment.
 */
export async function readTokenAuthor(client: GitHubClient): Promise<string> {
  try {
    return viewerSchema.parse(await client.graphql('query { viewer { login } }')).viewer.login;
  } catch (error) {
    if (isPassing(error)) throw error;
    return WORKFLOW_AUTHOR;
  }
}

/** Limits and faults of GitHub, and broken connections; not the refusals. */
function isPassing(error: unknown): boolean {
  const { status, headers } = readError(error);
  const message = error instanceof Error ? error.message : '';
  return (status !== null && status >= 500) || isRateLimit(status, headers, message);
}

import { z } from 'zod';
import type { GitHubClient } from './create-github-client.ts';

const viewerSchema = z.object({ viewer: z.object({ login: z.string() }) });

/** Who writes with the token of a workflow. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';

/** The login that comments of this token carry. A token that may not ask who it is belongs to a workflow. */
export async function readTokenAuthor(client: GitHubClient): Promise<string> {
  try {
    return viewerSchema.parse(await client.graphql('query { viewer { login } }')).viewer.login;
  } catch {
    return WORKFLOW_AUTHOR;
  }
}

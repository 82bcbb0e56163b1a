import {
  type LoopbackGitHub,
  type LoopbackOptions,
  startLoopbackGitHub,
} from '../../src/adapters/demo/loopback-github.ts';
import { createGitHubClient, type GitHubClient } from '../../src/adapters/github/create-github-client.ts';
import { printMarker } from '../../src/lib/comment-marker.ts';
import { checkedGitHub } from './checked-github.ts';

export const BOT = 'github-actions[bot]';

/** A loopback GitHub that takes what GitHub takes and closes itself at the end of its block, with a client for it. */
export async function aGitHub(
  options: LoopbackOptions = {},
): Promise<AsyncDisposable & { readonly server: LoopbackGitHub; readonly client: GitHubClient }> {
  const server = await startLoopbackGitHub(checkedGitHub(options));
  const client = await createGitHubClient({ token: 'test-token', apiUrl: server.url });
  return { server, client, [Symbol.asyncDispose]: () => server.close() };
}

/** A comment of ours. */
export function aCommentBody(overrides: { run?: number; attempt?: number; key?: string; text?: string } = {}): string {
  const { run = 7, attempt = 1, key = 'k', text = 'the report' } = overrides;
  return `${printMarker({ key, head: 'a'.repeat(40), run, attempt })}\n${text}\n`;
}

import { errorMessage } from '../../lib/errors.ts';

/** What was tried, and the permission that it takes. */
export interface Attempt {
  readonly what: string;
  readonly permission: string;
}

/** One sentence for a request that GitHub refused: what did not happen, why, and what the user can do about it. */
export function explainRefusal(attempt: Attempt, error: unknown): string {
  return `could not ${attempt.what}: ${explain(attempt, error)}`;
}

function explain({ permission }: Attempt, error: unknown): string {
  const { status, headers } = readError(error);
  const message = errorMessage(error);
  if (isRateLimit(status, headers, message)) {
    const wait = headers['retry-after'];
    return `GitHub limits our requests for now${wait === undefined ? '' : ` (for ${wait} seconds)`}; the next run tries again`;
  }
  if (status === 401) return 'GitHub does not know the token; check the input "github-token"';
  if (status === 403) {
    return `the token lacks "${permission}"; add it to the permissions of the job (a fork's pull request never has it)`;
  }
  if (status === 404) return `GitHub finds no such thing, or the token lacks "${permission}"`;
  if (status === 422) return `GitHub refused the content: ${message}`;
  return message;
}

/** Whether GitHub wants fewer requests, by its primary or its secondary limit. */
export function isRateLimit(
  status: number | null,
  headers: Readonly<Record<string, string>>,
  message: string,
): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  return 'retry-after' in headers || headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message);
}

/** Status and headers of an octokit error; null and none for a connection that failed. */
export function readError(error: unknown): {
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>>;
} {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') {
    return { status: null, headers: {} };
  }
  const response =
    'response' in error ? (error.response as { headers?: Record<string, string> } | undefined) : undefined;
  return { status: error.status, headers: response?.headers ?? {} };
}

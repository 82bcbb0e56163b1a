import { z } from 'zod';
import { ConfigError } from '../../lib/errors.ts';

/** What the runner says about this run, apart from its event. */
export interface RunContext {
  /** `owner/name`. */
  readonly repository: string;
  /** The checked-out commit; on a pull request GitHub's merge commit. */
  readonly sha: string;
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly runNumber: number;
  readonly runAttempt: number;
  /** The page of this run, with the job summary. */
  readonly runUrl: string;
  readonly workspace: string;
  /** A folder that the runner empties: for `report.json` and what else is handed on. */
  readonly temporaryFolder: string;
  /** Tells the comments of several workflows apart. */
  readonly workflow: string;
}

const count = z.coerce.number().int().min(1);

const contextSchema = z.object({
  GITHUB_REPOSITORY: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  GITHUB_SHA: z.string().regex(/^[0-9a-f]{40,64}$/),
  GITHUB_SERVER_URL: z.url().default('https://github.com'),
  GITHUB_API_URL: z.url().default('https://api.github.com'),
  GITHUB_RUN_ID: count,
  GITHUB_RUN_NUMBER: count,
  GITHUB_RUN_ATTEMPT: count.default(1),
  GITHUB_WORKSPACE: z.string().min(1),
  GITHUB_WORKFLOW: z.string().default('proviso'),
  RUNNER_TEMP: z.string().min(1),
});

/** Reads the runner's variables. Throws ConfigError with every one that is missing or malformed. */
export function readRunContext(env: Readonly<Record<string, string | undefined>>): RunContext {
  const parsed = contextSchema.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(problems, 'the action runs on a GitHub runner; elsewhere use the command line');
  }
  const data = parsed.data;
  return {
    repository: data.GITHUB_REPOSITORY,
    sha: data.GITHUB_SHA,
    serverUrl: data.GITHUB_SERVER_URL,
    apiUrl: data.GITHUB_API_URL,
    runNumber: data.GITHUB_RUN_NUMBER,
    runAttempt: data.GITHUB_RUN_ATTEMPT,
    runUrl: `${data.GITHUB_SERVER_URL}/${data.GITHUB_REPOSITORY}/actions/runs/${data.GITHUB_RUN_ID}`,
    workspace: data.GITHUB_WORKSPACE,
    temporaryFolder: data.RUNNER_TEMP,
    workflow: data.GITHUB_WORKFLOW,
  };
}

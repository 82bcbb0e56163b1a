import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ConfigError, errorMessage } from '../../lib/errors.ts';

/** What started the run, with what the rest of it needs from the event's payload. */
export type RunEvent =
  | {
      readonly kind: 'pull-request';
      readonly number: number;
      /** The newest commit of the pull request; links use it. */
      readonly headSha: string;
      /** Name of its branch. */
      readonly headRef: string;
      /** Name of the base branch. Its commit of now is never the base of the comparison (action.md, Base and head). */
      readonly baseRef: string;
      readonly isFork: boolean;
    }
  | {
      readonly kind: 'merge-group';
      /** The pull request in the queue, where the branch name tells it. */
      readonly number: number | null;
      readonly headSha: string;
      readonly baseSha: string;
    }
  | {
      readonly kind: 'push';
      readonly headSha: string;
      /** All zeros: the branch is new. */
      readonly before: string;
      readonly isDefaultBranch: boolean;
    }
  | {
      /** A comment, which may be a command. */
      readonly kind: 'comment';
      readonly number: number;
      readonly isPullRequest: boolean;
      readonly commentId: number;
      readonly body: string;
      readonly author: string;
      /** It is gone: it asks for nothing any more. */
      readonly isDeleted: boolean;
      /** What it says now is not what it said at first: somebody else may have written it. */
      readonly isEdited: boolean;
    }
  | { readonly kind: 'manual' }
  | { readonly kind: 'schedule' };

type Environment = Readonly<Record<string, string | undefined>>;

const sha = z.string().regex(/^[0-9a-f]{40,64}$/);
const repository = z.object({ full_name: z.string() });

const pullRequestSchema = z.object({
  pull_request: z.object({
    number: z.int().positive(),
    head: z.object({ sha, ref: z.string().default(''), repo: repository.nullable() }),
    base: z.object({ ref: z.string(), repo: repository }),
  }),
});
const mergeGroupSchema = z.object({ merge_group: z.object({ head_sha: sha, base_sha: sha, head_ref: z.string() }) });
const pushSchema = z.object({
  ref: z.string(),
  before: sha,
  after: sha,
  repository: z.object({ default_branch: z.string() }),
});

const commentSchema = z.object({
  action: z.string(),
  issue: z.object({ number: z.int().positive(), pull_request: z.unknown().optional() }),
  comment: z.object({
    id: z.int().positive(),
    body: z.string(),
    user: z.object({ login: z.string() }).nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
});

/** Events on which the workflow has secrets while the content may be a stranger's. */
const PRIVILEGED = ['pull_request_target', 'workflow_run'];

/**
 * Reads GITHUB_EVENT_NAME and the payload at GITHUB_EVENT_PATH.
 * Throws ConfigError for an event that Proviso does not run on, and for a payload that is not what GitHub sends.
 */
export async function readEvent(env: Environment): Promise<RunEvent> {
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  switch (name) {
    case 'pull_request':
      return readPullRequest(await readPayload(env, pullRequestSchema));
    case 'merge_group':
      return readMergeGroup(await readPayload(env, mergeGroupSchema));
    case 'push':
      return readPush(await readPayload(env, pushSchema));
    case 'issue_comment':
      return readComment(await readPayload(env, commentSchema));
    case 'workflow_dispatch':
      return { kind: 'manual' };
    case 'schedule':
      return { kind: 'schedule' };
    default:
      throw refuseEvent(name);
  }
}

function refuseEvent(name: string): ConfigError {
  if (PRIVILEGED.includes(name)) {
    return new ConfigError(
      `the event "${name}" is refused: it would run a pull request's code beside the secrets of the repository`,
      'use "on: pull_request", and "on: issue_comment" for what comes from forks',
    );
  }
  return new ConfigError(
    name === '' ? 'GITHUB_EVENT_NAME is not set' : `Proviso does not run on the event "${name}"`,
    'use pull_request, merge_group, push, issue_comment, workflow_dispatch or schedule; outside GitHub use the command line',
  );
}

async function readPayload<T>(env: Environment, schema: z.ZodType<T>): Promise<T> {
  const path = env['GITHUB_EVENT_PATH'];
  if (path === undefined || path === '') throw new ConfigError('GITHUB_EVENT_PATH is not set');
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    const detail = error instanceof z.ZodError ? z.prettifyError(error).replace(/\s*\n\s*/g, ' ') : errorMessage(error);
    throw new ConfigError(`the payload of the event at GITHUB_EVENT_PATH is not as expected: ${detail}`);
  }
}

function readPullRequest({ pull_request: pull }: z.infer<typeof pullRequestSchema>): RunEvent {
  return {
    kind: 'pull-request',
    number: pull.number,
    headSha: pull.head.sha,
    headRef: pull.head.ref,
    baseRef: pull.base.ref,
    isFork: pull.head.repo?.full_name !== pull.base.repo.full_name,
  };
}

function readMergeGroup({ merge_group: group }: z.infer<typeof mergeGroupSchema>): RunEvent {
  const number = /gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/.exec(group.head_ref)?.[1];
  return {
    kind: 'merge-group',
    number: number === undefined ? null : Number(number),
    headSha: group.head_sha,
    baseSha: group.base_sha,
  };
}

function readPush(push: z.infer<typeof pushSchema>): RunEvent {
  return {
    kind: 'push',
    headSha: push.after,
    before: push.before,
    isDefaultBranch: push.ref === `refs/heads/${push.repository.default_branch}`,
  };
}

function readComment({ action, issue, comment }: z.infer<typeof commentSchema>): RunEvent {
  return {
    kind: 'comment',
    number: issue.number,
    isPullRequest: issue.pull_request !== undefined && issue.pull_request !== null,
    commentId: comment.id,
    body: comment.body,
    author: comment.user?.login ?? '',
    isDeleted: action === 'deleted',
    isEdited: action !== 'created' || comment.created_at !== comment.updated_at,
  };
}

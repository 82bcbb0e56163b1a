import { z } from 'zod';
import { type GitHubClient, splitRepository } from './create-github-client.ts';

const pullSchema = z.object({
  number: z.int().positive(),
  state: z.string(),
  head: z.object({
    sha: z.string().regex(/^[0-9a-f]{40,64}$/),
    ref: z.string(),
    repo: z.object({ full_name: z.string() }).nullable(),
  }),
  base: z.object({ ref: z.string(), repo: z.object({ full_name: z.string() }) }),
});

/** A pull request as it is now, not as the event told it. */
export interface PullRequest {
  readonly number: number;
  readonly isOpen: boolean;
  readonly headSha: string;
  readonly headRef: string;
  readonly baseRef: string;
  readonly isFork: boolean;
}

type Deps = { readonly client: GitHubClient };

/** Throws what the client throws. */
export async function readPullRequest(
  { client }: Deps,
  { repository, number }: { readonly repository: string; readonly number: number },
): Promise<PullRequest> {
  const { data } = await client.rest.pulls.get({ ...splitRepository(repository), pull_number: number });
  return toPullRequest(pullSchema.parse(data));
}

/** The pull request that brought a commit to its branch; null when none did, or when nobody tells. */
export async function findPullRequestOf(
  { client }: Deps,
  { repository, sha }: { readonly repository: string; readonly sha: string },
): Promise<PullRequest | null> {
  const { data } = await client.rest.repos.listPullRequestsAssociatedWithCommit({
    ...splitRepository(repository),
    commit_sha: sha,
    per_page: 10,
  });
  const [found] = z
    .array(z.looseObject({ merged_at: z.string().nullish() }))
    .parse(data)
    .filter(pull => pull.merged_at);
  return found === undefined ? null : toPullRequest(pullSchema.parse(found));
}

function toPullRequest({ number, state, head, base }: z.infer<typeof pullSchema>): PullRequest {
  return {
    number,
    isOpen: state === 'open',
    headSha: head.sha,
    headRef: head.ref,
    baseRef: base.ref,
    isFork: head.repo?.full_name !== base.repo.full_name,
  };
}

const permissionSchema = z.object({ permission: z.string() });

/** Whether a person may write to the repository; maintainers and administrators may. */
export async function mayWrite(
  { client }: Deps,
  { repository, login }: { readonly repository: string; readonly login: string },
): Promise<boolean> {
  const { data } = await client.rest.repos.getCollaboratorPermissionLevel({
    ...splitRepository(repository),
    username: login,
  });
  return ['admin', 'write'].includes(permissionSchema.parse(data).permission);
}

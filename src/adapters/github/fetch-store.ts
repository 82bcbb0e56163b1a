import { z } from 'zod';
import { type GitHubClient, splitRepository } from './create-github-client.ts';
import type { PullRequest } from './read-pull-request.ts';
import { unzipOneFile } from './unzip-one-file.ts';

/** The artefact that a workflow uploads after a run about a commit; it holds the store's one file. */
export const STORE_ARTIFACT = 'proviso-store-';

const artifactSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  size_in_bytes: z.int().min(0),
  expired: z.boolean(),
  workflow_run: z
    .object({
      repository_id: z.int(),
      head_repository_id: z.int(),
      head_branch: z.string().nullish(),
    })
    .nullish(),
});
const pageSchema = z.object({ artifacts: z.array(artifactSchema) });
type Artifact = z.infer<typeof artifactSchema>;

export interface StoreRequest {
  /** `owner/name`. */
  readonly repository: string;
  readonly pull: Pick<PullRequest, 'number' | 'headSha' | 'headRef' | 'isFork'>;
  /** Name of the store's file in the artefact. */
  readonly fileName: string;
}

type Deps = { readonly client: GitHubClient };

const MOST_PAGES = 3;
const MOST_PACKED = 200 * 1024 * 1024;
const MOST_BYTES = 1024 * 1024 * 1024;

/**
 * The newest store that a run of this repository left about a pull request: that of its newest commit, else of an earlier
 * one. What a fork's run left is never taken. Null where there is none. Throws what the client throws, and Error for an
 * archive that is not as it should be.
 */
export async function fetchStore(
  deps: Deps,
  request: StoreRequest,
): Promise<{ readonly name: string; readonly bytes: Buffer } | null> {
  const found = (await findExact(deps, request)) ?? (await findEarlier(deps, request));
  if (found === null) return null;
  if (found.size_in_bytes > MOST_PACKED)
    throw new Error(`the artefact ${found.name} is larger than ${MOST_PACKED} bytes`);
  const archive = await download(deps, request.repository, found.id);
  return { name: found.name, bytes: unzipOneFile(archive, { name: request.fileName, most: MOST_BYTES }) };
}

async function findExact(deps: Deps, { repository, pull }: StoreRequest): Promise<Artifact | null> {
  const { data } = await deps.client.rest.actions.listArtifactsForRepo({
    ...splitRepository(repository),
    name: `${STORE_ARTIFACT}${pull.headSha}`,
    per_page: 100,
  });
  return newest(pageSchema.parse(data).artifacts.filter(isTrusted));
}

/** Of an earlier push: named after a commit of the pull request, or left by a run on its branch. */
async function findEarlier(deps: Deps, { repository, pull }: StoreRequest): Promise<Artifact | null> {
  const place = splitRepository(repository);
  const { data } = await deps.client.rest.pulls.listCommits({ ...place, pull_number: pull.number, per_page: 100 });
  const names = new Set(data.map(({ sha }) => `${STORE_ARTIFACT}${sha}`));
  const isOf = ({ name, workflow_run: run }: Artifact) =>
    names.has(name) || (!pull.isFork && name.startsWith(STORE_ARTIFACT) && run?.head_branch === pull.headRef);
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const listed = await deps.client.rest.actions.listArtifactsForRepo({ ...place, per_page: 100, page });
    const { artifacts } = pageSchema.parse(listed.data);
    const found = newest(artifacts.filter(artifact => isTrusted(artifact) && isOf(artifact)));
    if (found !== null || artifacts.length < 100) return found;
  }
  return null;
}

/** Left by a run on a commit of this repository: in a fork's run its own code decides what is uploaded. */
function isTrusted({ expired, workflow_run: run }: Artifact): boolean {
  return !expired && run !== null && run !== undefined && run.head_repository_id === run.repository_id;
}

function newest(artifacts: readonly Artifact[]): Artifact | null {
  return artifacts.toSorted((a, b) => b.id - a.id)[0] ?? null;
}

async function download({ client }: Deps, repository: string, id: number): Promise<Buffer> {
  const answer = await client.request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
    ...splitRepository(repository),
    artifact_id: id,
    archive_format: 'zip',
    request: { parseSuccessResponseBody: false, signal: AbortSignal.timeout(DOWNLOAD_MS) },
  });
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.data as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > MOST_PACKED) throw new Error(`the artefact is larger than ${MOST_PACKED} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const DOWNLOAD_MS = 120_000;

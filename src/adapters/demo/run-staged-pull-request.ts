import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeAtExit } from '../files/remove-at-exit.ts';
import { type LoopbackComment, type LoopbackOptions, startLoopbackGitHub } from './loopback-github.ts';
import { type ActionResult, REPOSITORY, runAction } from './run-action.ts';
import { type Files, type StagedRepository, stageRepository } from './stage-repository.ts';

export interface StagedPullRequest {
  /** `dist/index.js`, absolute. */
  readonly bundle: string;
  readonly base: Files;
  /** What the pull request changes: new text, or null for a file that it deletes. */
  readonly overlay: Readonly<Record<string, string | null>>;
  readonly inputs: Readonly<Record<string, string>>;
  readonly github?: LoopbackOptions;
  readonly env?: Readonly<Record<string, string>>;
  readonly onOutput?: (text: string) => void;
  /** Leaves the folder behind; else it is removed when this process ends, at the latest. */
  readonly isKept?: boolean;
}

export interface StagedResult extends ActionResult {
  /** Holds the repository and the runner's files. */
  readonly folder: string;
  readonly repository: StagedRepository;
  /** The comments of the pull request at the end. */
  readonly comments: readonly LoopbackComment[];
  readonly requests: readonly string[];
  /** Where `report.json` lies; null when the action wrote none. */
  readonly reportPath: string | null;
}

/** A pull request on a stage: a temporary repository, GitHub on the loopback interface, and the bundled action itself. */
export async function runStagedPullRequest(staged: StagedPullRequest): Promise<StagedResult> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'proviso-stage-')));
  if (staged.isKept !== true) removeAtExit(folder);
  const repository = await stageRepository(join(folder, 'repository'), staged.base, staged.overlay);
  const server = await startLoopbackGitHub({ mergeBase: repository.baseSha, ...staged.github });
  try {
    const result = await runAction({
      bundle: staged.bundle,
      workspace: repository.folder,
      runnerFolder: join(folder, 'runner'),
      apiUrl: server.url,
      event: { name: 'pull_request', payload: pullRequestPayload(repository) },
      sha: repository.mergeSha,
      inputs: { 'github-token': 'stage-token', ...staged.inputs },
      ...(staged.env === undefined ? {} : { env: staged.env }),
      ...(staged.onOutput === undefined ? {} : { onOutput: staged.onOutput }),
    });
    const reportPath = result.outputs['report-json'];
    return {
      ...result,
      folder,
      repository,
      comments: server.comments(),
      requests: server.requests(),
      reportPath: reportPath === undefined || reportPath === '' ? null : reportPath,
    };
  } finally {
    await server.close();
  }
}

/** The part of GitHub's payload that says which commits are compared. */
function pullRequestPayload({ baseSha, headSha }: StagedRepository): unknown {
  const repo = { full_name: REPOSITORY };
  return {
    action: 'synchronize',
    number: 1,
    pull_request: {
      number: 1,
      head: { ref: 'change', sha: headSha, repo },
      base: { ref: 'main', sha: baseSha, repo },
    },
    repository: { ...repo, default_branch: 'main' },
  };
}

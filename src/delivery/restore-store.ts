import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { GitHubClient } from '../adapters/github/create-github-client.ts';
import { explainRefusal } from '../adapters/github/explain-refusal.ts';
import { fetchStore } from '../adapters/github/fetch-store.ts';
import { findPullRequestOf, type PullRequest, readPullRequest } from '../adapters/github/read-pull-request.ts';
import { withPatience } from '../adapters/github/with-patience.ts';
import type { Log, Store } from '../model/ports.ts';
import { type ActionRun, headShaOf } from './action-run.ts';

export interface RestoreDeps {
  readonly client: GitHubClient;
  readonly log: Log;
  readonly openStore: () => Promise<Store>;
}

/**
 * Takes what earlier runs about the same pull request paid for into the store (action.md, Where results live). Every row
 * is checked again. What cannot be had is a warning: it is paid for anew.
 */
export async function restoreStore(deps: RestoreDeps, run: ActionRun, storeFile: string): Promise<void> {
  const { repository, temporaryFolder } = run.context;
  try {
    const pull = await withPatience(() => findPull(deps, run));
    if (pull === null) return;
    const request = { repository, pull, fileName: basename(storeFile) };
    const found = await withPatience(() => fetchStore(deps, request));
    if (found === null) return deps.log.info('no store of an earlier run');
    const folder = await mkdtemp(join(temporaryFolder, 'proviso-restored-'));
    try {
      const file = join(folder, 'store.db');
      await writeFile(file, found.bytes);
      const { mergeStores } = await import('../adapters/sqlite/merge-stores.ts');
      for (const { trials, answers, damaged } of mergeStores(await deps.openStore(), [file])) {
        deps.log.info(`${found.name}: ${trials.taken} trials and ${answers.taken} answers of earlier runs`);
        if (damaged > 0) deps.log.warn(`${found.name}: ${damaged} rows are not what was written and were left out`);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  } catch (error) {
    deps.log.warn(explainRefusal({ what: 'restore the store of an earlier run', permission: 'actions: read' }, error));
  }
}

type Pull = Pick<PullRequest, 'number' | 'headSha' | 'headRef' | 'isFork'>;

async function findPull({ client }: RestoreDeps, run: ActionRun): Promise<Pull | null> {
  const { event, context } = run;
  const { repository } = context;
  switch (event.kind) {
    case 'pull-request':
    case 'command':
      return event;
    case 'merge-group':
      return event.number === null ? null : await readPullRequest({ client }, { repository, number: event.number });
    case 'push':
      return event.isDefaultBranch ? await findPullRequestOf({ client }, { repository, sha: headShaOf(run) }) : null;
    default:
      return null;
  }
}

import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type LoopbackGitHub,
  type LoopbackOptions,
  startLoopbackGitHub,
} from '../../src/adapters/demo/loopback-github.ts';
import { type ActionResult, REPOSITORY, runAction } from '../../src/adapters/demo/run-action.ts';
import { type Files, type StagedRepository, stageRepository } from '../../src/adapters/demo/stage-repository.ts';
import { aZip } from './a-zip.ts';
import { checkedGitHub } from './checked-github.ts';
import { aFolder, aGitWorkspace } from './git-workspace.ts';
import { asGitHubSends } from './github-example.ts';
import {
  type Artifact,
  answerAboutPull,
  type GivenComment,
  type PullRequestFacts,
  startBlobServer,
} from './pull-request-api.ts';

const BUNDLE = join(import.meta.dirname, '../../dist/index.js');

export interface RunOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly onOutput?: (text: string) => void;
  readonly runNumber?: number;
  /** Sent to the action once its checkout has come so far. */
  readonly signal?: { readonly name: NodeJS.Signals; readonly when: (folder: string) => boolean };
}

/** A repository with one pull request, GitHub on the loopback interface, and runs of the bundled action on their events. */
export interface StagedPull extends AsyncDisposable {
  readonly origin: StagedRepository;
  readonly github: LoopbackGitHub;
  readonly artifacts: Artifact[];
  /** The job of `pull_request` in a checkout of its own. */
  push(options?: RunOptions): Promise<PullRun>;
  /** The job of `issue_comment`, in a checkout of main. */
  comment(body: string, options?: RunOptions & { readonly by?: string; readonly isEdited?: boolean }): Promise<PullRun>;
  queue(options?: RunOptions): Promise<PullRun>;
  /** The job of `push` on main, once the pull request is merged. */
  merged(options?: RunOptions): Promise<PullRun>;
  /** A further commit of the pull request; null deletes a file. */
  commit(files: Readonly<Record<string, string | null>>): void;
  /** Commits to main after the branch left it; GitHub makes the merge commit anew. */
  moveMain(files: Readonly<Record<string, string>>): void;
}

export interface PullRun extends ActionResult {
  readonly folder: string;
}

export async function aPullRequest(about: {
  readonly base: Files;
  readonly overlay: Readonly<Record<string, string | null>>;
  readonly isFork?: boolean;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly github?: LoopbackOptions;
  /** What the author wrote about it, and the name of the branch. */
  readonly told?: { readonly title: string; readonly body: string; readonly branch: string };
  /** Who may write. */
  readonly writers?: readonly string[];
}): Promise<StagedPull> {
  const { isFork = false, writers = ['ann'] } = about;
  const folder = aFolder();
  const origin = await stageRepository(join(folder, 'origin'), about.base, about.overlay);
  let isMerged = false;
  const shas: { head: string; merge: string } = { head: origin.headSha, merge: origin.mergeSha };
  const artifacts: Artifact[] = [];
  const given: GivenComment[] = [];
  const commits = [shas.head];
  const blobs = await startBlobServer();
  const pull = () => ({
    ...{
      number: 1,
      state: 'open',
      merged_at: null,
      title: about.told?.title ?? 'A change',
      body: about.told?.body ?? '',
    },
    head: {
      sha: shas.head,
      ref: about.told?.branch ?? 'change',
      repo: { full_name: isFork ? 'mallory/desk' : REPOSITORY },
    },
    base: { ref: 'main', sha: origin.baseSha, repo: { full_name: REPOSITORY } },
  });
  const facts: PullRequestFacts = {
    ...{ writers, artifacts, given, blobs, commits: () => commits },
    pull: () => ({ ...pull(), merged_at: isMerged ? '2026-05-16T12:00:00Z' : null }),
    comments: () => github.comments(),
  };
  const github = await startLoopbackGitHub(
    checkedGitHub({
      mergeBase: origin.baseSha,
      ...about.github,
      answer: async request => (await about.github?.answer?.(request)) ?? answerAboutPull(facts, request),
    }),
  );

  let runs = 0;
  async function run(name: string, ref: string, payload: unknown, options: RunOptions): Promise<PullRun> {
    runs += 1;
    const checkout = aGitWorkspace();
    const { signal } = options;
    checkout.git('remote', 'add', 'origin', `file://${origin.folder}`);
    checkout.git('fetch', '--quiet', '--no-tags', '--depth=2', 'origin', ref);
    checkout.git('checkout', '--quiet', '--detach', 'FETCH_HEAD');
    const result = await runAction({
      bundle: BUNDLE,
      workspace: checkout.path,
      runnerFolder: join(folder, `runner-${runs}`),
      apiUrl: github.url,
      event: { name, payload: asGitHubSends(name, payload) },
      sha: checkout.git('rev-parse', 'HEAD'),
      inputs: { 'github-token': 'stage-token', ...about.inputs, ...options.inputs },
      runNumber: options.runNumber ?? runs,
      ...(options.env === undefined ? {} : { env: options.env }),
      ...(options.onOutput === undefined ? {} : { onOutput: options.onOutput }),
      ...(signal === undefined ? {} : { signal: { name: signal.name, when: () => signal.when(checkout.path) } }),
    });
    folders.push(checkout.path);
    return { ...result, folder: checkout.path };
  }
  const folders: string[] = [folder];
  const git = (...args: readonly string[]) => aGitIn(origin.folder, args);
  git('update-ref', 'refs/pull/1/head', shas.head);
  git('update-ref', 'refs/pull/1/merge', shas.merge);
  const writeAndCommit = (files: Readonly<Record<string, string | null>>, message: string) => {
    for (const [path, text] of Object.entries(files)) {
      if (text === null) rmSync(join(origin.folder, path));
      else writeFileSync(join(origin.folder, path), text);
    }
    git('add', '--all');
    git('commit', '--quiet', '-m', message);
  };
  const mergeAnew = () => {
    git('checkout', '--quiet', '--detach', 'main');
    git('merge', '--quiet', '--no-ff', '-m', 'merge', shas.head);
    shas.merge = git('rev-parse', 'HEAD');
    git('update-ref', 'refs/pull/1/merge', shas.merge);
  };
  return {
    origin,
    github,
    artifacts,
    push: (options = {}) => run('pull_request', 'refs/pull/1/merge', { pull_request: pull() }, options),
    comment(body, { by = 'ann', isEdited = false, ...options } = {}) {
      const at = ['2026-05-15T12:00:00Z', isEdited ? '2026-05-15T12:30:00Z' : '2026-05-15T12:00:00Z'] as const;
      const id = 100 + given.length;
      given.push({ id, body, login: by, at });
      const comment = { id, body, user: { login: by }, created_at: at[0], updated_at: at[1] };
      const payload = { action: 'created', issue: { number: 1, pull_request: {} }, comment };
      return run('issue_comment', 'main', payload, options);
    },
    queue(options = {}) {
      const merge_group = {
        ...{ head_sha: shas.merge, base_sha: origin.baseSha },
        head_ref: `refs/heads/gh-readonly-queue/main/pr-1-${origin.baseSha}`,
      };
      return run('merge_group', 'refs/pull/1/merge', { merge_group }, options);
    },
    merged(options = {}) {
      isMerged = true;
      git('update-ref', 'refs/heads/main', shas.merge);
      const payload = {
        ...{ ref: 'refs/heads/main', before: origin.baseSha, after: shas.merge },
        repository: { default_branch: 'main' },
      };
      return run('push', 'refs/heads/main', payload, options);
    },
    commit(files) {
      git('checkout', '--quiet', '--detach', shas.head);
      writeAndCommit(files, 'one more');
      shas.head = git('rev-parse', 'HEAD');
      commits.push(shas.head);
      git('update-ref', 'refs/pull/1/head', shas.head);
      mergeAnew();
    },
    moveMain(files) {
      git('checkout', '--quiet', 'main');
      writeAndCommit(files, 'main moves on');
      mergeAnew();
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([github.close(), blobs.close()]);
      for (const path of folders) rmSync(path, { recursive: true, force: true });
    },
  };
}

function aGitIn(folder: string, args: readonly string[]): string {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** What the workflow uploads after a run. */
export function storeArtifact(name: string, folder: string, more: Partial<Artifact> = {}): Artifact {
  const data = readFileSync(join(folder, '.proviso/store.db'));
  return { name: `proviso-store-${name}`, bytes: aZip([{ name: 'store.db', data }]), ...more };
}

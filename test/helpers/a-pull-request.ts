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
import { aFolder, aGitWorkspace } from './git-workspace.ts';

const BUNDLE = join(import.meta.dirname, '../../dist/index.js');

/** An artefact that a run uploaded. */
export interface Artifact {
  readonly name: string;
  readonly bytes: Buffer;
  readonly isForks?: boolean;
  readonly branch?: string;
}

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
  /** Who may write. */
  readonly writers?: readonly string[];
}): Promise<StagedPull> {
  const { isFork = false, writers = ['ann'] } = about;
  const folder = aFolder();
  const origin = await stageRepository(join(folder, 'origin'), about.base, about.overlay);
  const shas: { readonly head: string; merge: string } = { head: origin.headSha, merge: origin.mergeSha };
  const artifacts: Artifact[] = [];
  const given: { id: number; body: string; login: string; at: readonly [string, string] }[] = [];
  const pull = () => ({
    ...{ number: 1, state: 'open' },
    head: { sha: shas.head, ref: 'change', repo: { full_name: isFork ? 'mallory/desk' : REPOSITORY } },
    base: { ref: 'main', sha: origin.baseSha, repo: { full_name: REPOSITORY } },
  });
  const github = await startLoopbackGitHub({
    mergeBase: origin.baseSha,
    ...about.github,
    answer: request => about.github?.answer?.(request) ?? answer(request.method, request.url),
  });

  function answer(method: string, url: URL) {
    const path = url.pathname;
    const login = /\/collaborators\/([^/]+)\/permission$/.exec(path)?.[1];
    if (login !== undefined)
      return { status: 200, body: { permission: writers.includes(login) ? 'write' : 'read', user: { login } } };
    if (/\/pulls\/1$/.test(path)) return { status: 200, body: pull() };
    if (/\/pulls\/1\/commits$/.test(path)) return { status: 200, body: [{ sha: shas.head }] };
    if (path.includes('/actions/artifacts')) return answerArtifacts(url);
    if (method === 'GET' && /\/issues\/1\/comments$/.test(path) && given.length > 0) return listComments();
    return null;
  }
  function answerArtifacts({ pathname, searchParams }: URL) {
    const id = /\/(\d+)\/zip$/.exec(pathname)?.[1];
    const wanted = artifacts[Number(id) - 1];
    if (wanted !== undefined)
      return { status: 200, body: wanted.bytes, headers: { 'content-type': 'application/zip' } };
    return id === undefined ? listArtifacts(searchParams.get('name')) : { status: 404, body: { message: 'Not Found' } };
  }
  function listArtifacts(name: string | null) {
    const listed = artifacts.map((one, i) => ({
      ...{ id: i + 1, name: one.name, size_in_bytes: one.bytes.length, expired: false },
      workflow_run: {
        id: 9,
        repository_id: 1,
        head_repository_id: one.isForks ? 2 : 1,
        head_branch: one.branch ?? 'change',
      },
    }));
    const found = listed.filter(one => name === null || one.name === name).reverse();
    return { status: 200, body: { total_count: found.length, artifacts: found } };
  }
  /** Those of people and ours together. */
  function listComments() {
    const people = given.map(({ id, body, login, at: [created_at, updated_at] }) => ({
      ...{ id, body, user: { login, type: 'User' }, created_at, updated_at, html_url: `https://x/${id}` },
    }));
    const ours = github.comments().map(({ id, body, login }) => ({
      ...{ id, body, user: { login, type: 'Bot' }, created_at: 'x', updated_at: 'x', html_url: `https://x/${id}` },
    }));
    return { status: 200, body: [...people, ...ours] };
  }

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
      event: { name, payload },
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
    moveMain(files) {
      git('checkout', '--quiet', 'main');
      for (const [path, text] of Object.entries(files)) writeFileSync(join(origin.folder, path), text);
      git('add', '--all');
      git('commit', '--quiet', '-m', 'main moves on');
      git('checkout', '--quiet', '--detach');
      git('merge', '--quiet', '--no-ff', '-m', 'merge', shas.head);
      shas.merge = git('rev-parse', 'HEAD');
      git('update-ref', 'refs/pull/1/merge', shas.merge);
    },
    async [Symbol.asyncDispose]() {
      await github.close();
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

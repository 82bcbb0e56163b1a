import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, describe, expect, test } from 'vitest';
import type { LoopbackOptions } from '../../src/adapters/demo/loopback-github.ts';
import { runStagedPullRequest, type StagedResult } from '../../src/adapters/demo/run-staged-pull-request.ts';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { reportSchema } from '../../src/model/report.ts';
import { OVERLAY, ROOT, readDeskFiles } from '../examples/desk-workspace.ts';
import { checkedGitHub } from '../helpers/checked-github.ts';
import { aFolder, aGitWorkspace, type GitWorkspace } from '../helpers/git-workspace.ts';
import { runProgram } from '../helpers/run-program.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const edited = (path: string) => [path, readFileSync(join(OVERLAY, path), 'utf8')] as const;
/** The desk's agent keeps to the old limit when the pull request lowers it: one new violation, in few trials. */
const PULL_REQUEST = {
  ...Object.fromEntries(
    ['examples/desk/prompts/desk.md', 'specs/desk/voucher-limit.yaml', 'specs/desk/lock.jsonl'].map(edited),
  ),
  'examples/desk/agent/switches.json': '{ "defects": ["r"] }\n',
};

/** The bundled action on that pull request, with only what it changes tested. */
async function stage(
  parts: { more?: Readonly<Record<string, string>>; inputs?: Record<string, string>; github?: LoopbackOptions } = {},
): Promise<StagedResult> {
  const result = await runStagedPullRequest({
    bundle: join(ROOT, 'dist/index.js'),
    base: readDeskFiles(),
    overlay: { ...PULL_REQUEST, ...parts.more },
    inputs: { engine: 'offline', scope: 'changed', ...parts.inputs },
    github: checkedGitHub(parts.github),
  });
  folders.push(result.folder);
  return result;
}

const warningsOf = ({ log }: StagedResult) => log.split('\n').filter(line => line.startsWith('::warning'));

describe('the action survives', () => {
  test('a damaged store: it is kept aside with a warning, and the run decides as without it', async () => {
    const damaged = 'this is no database '.repeat(400);
    const result = await stage({ more: { '.proviso/store.db': damaged } });
    expect(warningsOf(result)).toEqual([expect.stringMatching(/the store is damaged .* a new one is begun/)]);
    const folder = join(result.repository.folder, '.proviso');
    expect(readFileSync(join(folder, 'store.db.damaged-1'), 'utf8')).toBe(damaged);
    expect(result.outputs).toMatchObject({ conclusion: 'failure', 'new-violations': '1' });
    expect(result.exitCode).toBe(1);
  });

  test('a locked store: no evidence, and the comment says so beside what could be done without it', async () => {
    const folder = aFolder();
    folders.push(folder);
    const store = join(folder, 'store.db');
    openSqliteStore(store).close();
    using holder = hold(store);
    expect(holder.isHeld).toBe(true);
    const result = await stage({ inputs: { store } });
    expect(result.comments[0]?.body).toMatch(/another process holds the store \(SQLITE\\_BUSY\)/);
    expect(result.comments[0]?.body).toContain('voucher-limit.above-limit');
    expect(result.outputs['conclusion']).toBe('error');
    expect(result.exitCode).toBe(3);
  });

  test('a comment that GitHub refuses: the gate stays red, and the warning names the permission', async () => {
    const faults = [{ method: 'POST', path: /\/comments$/, status: 403, message: 'Resource not accessible' }];
    const result = await stage({ github: { faults } });
    expect(warningsOf(result)).toEqual([expect.stringContaining('the token lacks "pull-requests: write"')]);
    expect(result.comments).toEqual([]);
    expect(result.outputs).toMatchObject({ conclusion: 'failure', 'new-violations': '1' });
    expect(readFileSync(result.summaryPath, 'utf8')).toContain('voucher-limit.above-limit');
    expect(result.exitCode).toBe(1);
  });

  test('an environment that crashes: no evidence, said in the comment, exit code 3', async () => {
    const tools = readDeskFiles()['examples/desk/env/tools.ts'];
    const result = await stage({ more: { 'examples/desk/env/tools.ts': `${tools}\nprocess.exit(7);\n` } });
    expect(result.comments).toHaveLength(1);
    expect(result.comments[0]?.body).toContain('the environment host ended by itself with code 7');
    expect(result.outputs).toMatchObject({ conclusion: 'error', 'new-violations': '0' });
    expect(result.exitCode).toBe(3);
  });
});

/** Holds a store as a process in the middle of a write does. */
function hold(file: string): Disposable & { readonly isHeld: boolean } {
  const database = new Sqlite(file);
  database.exec('BEGIN EXCLUSIVE');
  return { isHeld: database.inTransaction, [Symbol.dispose]: () => database.close() };
}

const CLI = join(ROOT, 'dist/cli.js');
const TEST = ['test', '--engine', 'offline', '--base', 'HEAD', '--spec', 'confirmed-writes', 'booking-ownership'];
const KEPT = 12;

/** Starts a suite and ends it with SIGTERM once so many trials are told; how it ended, and its processes by then. */
async function runInterrupted(workspace: GitWorkspace) {
  const env = { PATH: process.env['PATH'] ?? '' };
  const child = spawn(process.execPath, [CLI, ...TEST], {
    cwd: workspace.path,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = 0;
  let processes: readonly string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    told += countTrials(text);
    if (told < KEPT || child.killed) return;
    processes = listProcesses(workspace.path);
    child.kill('SIGTERM');
  });
  const signal = await new Promise<string | null>(resolve => child.on('close', (_code, name) => resolve(name)));
  return { signal, processes };
}

function countTrials(text: string): number {
  return text.match(/: (?:compliant|violation|undecided)\b/g)?.length ?? 0;
}

/** Processes that were started on behalf of a workspace; none are known where there is no /proc. */
function listProcesses(folder: string): readonly string[] {
  if (!existsSync('/proc/self/cmdline')) return [];
  const ids = readdirSync('/proc').filter(name => /^\d+$/.test(name));
  return ids.map(readCommand).filter(command => command.includes(folder));
}

function readCommand(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {
    return ''; // it has ended
  }
}

test('a suite that is terminated half way is resumed: its trials are kept, and it ends as if nothing had been', async () => {
  using workspace = aGitWorkspace(readDeskFiles());
  const { signal, processes } = await runInterrupted(workspace);
  expect(signal).toBe('SIGTERM');
  if (existsSync('/proc/self/cmdline')) expect(processes).not.toEqual([]);
  await expect.poll(() => listProcesses(workspace.path), { timeout: 5_000 }).toEqual([]);

  const resumed = await runProgram([CLI, ...TEST, '--json'], { cwd: workspace.path });
  const stored = resumed.stderr.match(/\(stored\)$/gm)?.length ?? 0;
  expect(stored).toBeGreaterThanOrEqual(KEPT);

  const anew = await runProgram([CLI, ...TEST, '--json', '--store', 'other.db'], { cwd: workspace.path });
  expect(anew.stderr).not.toContain('(stored)');
  const verdicts = ({ stdout }: { readonly stdout: string }) =>
    reportSchema
      .parse(JSON.parse(stdout))
      .agents.flatMap(agent => agent.specs.map(({ id, verdict, n, violations }) => ({ id, verdict, n, violations })));
  expect(verdicts(resumed)).toEqual(verdicts(anew));
  expect(resumed.code).toBe(anew.code);
});

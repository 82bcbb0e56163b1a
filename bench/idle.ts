/**
 * What an idle run costs: the bundled action on a pull request that touches nothing relevant, beside a Node that starts
 * and ends. Rounds are interleaved, so that both meet the same machine. Usage: npm run bench -- idle [ROUNDS]
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startLoopbackGitHub } from '../src/adapters/demo/loopback-github.ts';
import { runAction } from '../src/adapters/demo/run-action.ts';
import { stageRepository } from '../src/adapters/demo/stage-repository.ts';

const ROOT = resolve(import.meta.dirname, '..');
const rounds = Number(process.argv[2] ?? 15);
const folder = mkdtempSync(join(tmpdir(), 'proviso-idle-'));

const base = { 'proviso.yaml': readFileSync(join(ROOT, 'proviso.yaml'), 'utf8'), 'README.md': 'one\n' };
const repository = await stageRepository(join(folder, 'repository'), base, { 'README.md': 'two\n' });
const github = await startLoopbackGitHub();
const repo = { full_name: 'acme/desk' };
const payload = {
  pull_request: {
    number: 1,
    head: { ref: 'change', sha: repository.headSha, repo },
    base: { ref: 'main', sha: repository.baseSha, repo },
  },
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function runIdle(): Promise<void> {
  const { exitCode, log } = await runAction({
    bundle: join(ROOT, 'dist/index.js'),
    workspace: repository.folder,
    runnerFolder: join(folder, 'runner'),
    apiUrl: github.url,
    event: { name: 'pull_request', payload },
    sha: repository.mergeSha,
    inputs: { 'github-token': 'bench-token' },
  });
  if (exitCode !== 0) throw new Error(`the action was not idle (exit code ${exitCode}):\n${log}`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

try {
  const [bare, idle]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    const [a, b] = [await timed(() => promisify(execFile)(process.execPath, ['-e', '0'])), await timed(runIdle)];
    if (round === 0) continue; // warms the disk cache
    bare.push(a);
    idle.push(b);
  }
  const [a, b] = [median(bare), median(idle)];
  const spread = (values: readonly number[]) =>
    `${Math.min(...values).toFixed(0)}-${Math.max(...values).toFixed(0)} ms`;
  console.log(`${rounds} interleaved rounds, medians (range):`);
  console.log(`  bare node start   ${a.toFixed(0)} ms (${spread(bare)})`);
  console.log(`  idle action       ${b.toFixed(0)} ms (${spread(idle)})`);
  console.log(`  ratio             ${(b / a).toFixed(2)}, ${(b - a).toFixed(0)} ms more`);
} finally {
  await github.close();
  rmSync(folder, { recursive: true, force: true });
}

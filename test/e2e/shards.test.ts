import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type LoopbackGitHub, startLoopbackGitHub } from '../../src/adapters/demo/loopback-github.ts';
import { type ActionResult, REPOSITORY, runAction } from '../../src/adapters/demo/run-action.ts';
import { type StagedRepository, stageRepository } from '../../src/adapters/demo/stage-repository.ts';
import { readShardRecords } from '../../src/adapters/sqlite/shard-records.ts';
import { type Report, reportSchema } from '../../src/model/report.ts';
import { OVERLAY, ROOT, readDeskFiles } from '../examples/desk-workspace.ts';
import { checkedGitHub } from '../helpers/checked-github.ts';
import { runProgram } from '../helpers/run-program.ts';

const FOLDER = realpathSync(mkdtempSync(join(tmpdir(), 'proviso-shards-')));
const place = (...parts: readonly string[]) => join(FOLDER, ...parts);
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** One trial at a time, so that none is under way when a test ends and the number of trials is certain. */
function readBase(): Readonly<Record<string, string>> {
  const files = readDeskFiles();
  return { ...files, 'proviso.yaml': `${files['proviso.yaml']}suite: { concurrency: 1 }\n` };
}

/** The pull request of the demonstration, on an agent with five planted defects: one shows in trials of other specs alone. */
function readOverlay(): Readonly<Record<string, string>> {
  const files = readdirSync(OVERLAY, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  const paths = files.map(entry => join(entry.parentPath, entry.name));
  const read = paths.map(path => [path.slice(OVERLAY.length + 1), readFileSync(path, 'utf8')] as const);
  return {
    ...Object.fromEntries(read),
    'examples/desk/agent/switches.json': '{ "defects": ["a", "b", "c", "d", "q"] }\n',
  };
}

let repository: StagedRepository;
let github: LoopbackGitHub;
let runs = 0;

/** The bundled action as a job of its own: a fresh runner with the same checkout. */
async function runJob(
  inputs: Readonly<Record<string, string>>,
  on: StagedRepository = repository,
): Promise<ActionResult & { readonly report: Report | null }> {
  const repo = { full_name: REPOSITORY };
  const { headSha, baseSha, mergeSha: sha } = on;
  const payload = {
    pull_request: {
      number: 1,
      head: { ref: 'change', sha: headSha, repo },
      base: { ref: 'main', sha: baseSha, repo },
    },
  };
  const result = await runAction({
    bundle: join(ROOT, 'dist/index.js'),
    workspace: on.folder,
    runnerFolder: place(`runner-${runs++}`),
    apiUrl: github.url,
    event: { name: 'pull_request', payload },
    sha,
    inputs: { 'github-token': 'stage-token', engine: 'offline', scope: 'changed', ...inputs },
  });
  const path = result.outputs['report-json'];
  return { ...result, report: path ? reportSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : null };
}

const matrixSchema = z.object({
  include: z.array(z.object({ shard: z.string(), specs: z.int(), trials: z.int(), 'budget-trials': z.int() })),
});

/** What sharding may change: durations, and the list of shards. */
function comparable(report: Report | null) {
  if (report === null) throw new Error('there is no report');
  const { durationMs: _, shards: __, ...rest } = report;
  return rest;
}

/** Copies stores into a folder as `actions/download-artifact` lays them out. */
function gather(name: string, stores: readonly string[]): string {
  for (const [i, store] of stores.entries()) {
    mkdirSync(place(name, `artefact-${i}`), { recursive: true });
    copyFileSync(place(store), place(name, `artefact-${i}`, 'store.db'));
  }
  return place(name);
}

const storeOf = (shard: number) => `shard-${shard}.db`;
const ALL = ['plan.db', storeOf(1), storeOf(2), storeOf(3)];
let [whole, plan]: (Awaited<ReturnType<typeof runJob>> | null)[] = [];

beforeAll(async () => {
  repository = await stageRepository(place('repository'), readBase(), readOverlay());
  github = await startLoopbackGitHub(checkedGitHub({ mergeBase: repository.baseSha }));
  whole = await runJob({ store: place('whole.db') });
  plan = await runJob({ mode: 'plan', shard: '3', store: place('plan.db') });
  for (const shard of [1, 2, 3]) {
    copyFileSync(place('plan.db'), place(storeOf(shard)));
    const { exitCode, log } = await runJob({ mode: 'run', shard: `${shard}/3`, store: place(storeOf(shard)) });
    if (exitCode !== 0) throw new Error(log);
  }
}, 300_000);
afterAll(async () => await github.close());

async function report(name: string, stores: readonly string[]) {
  return await runJob({ mode: 'report', stores: gather(name, stores), store: place(`${name}.db`) });
}

describe('a run in three shards', () => {
  it('is planned with the budget split and every spec in one shard', () => {
    expect(plan?.exitCode).toBe(0);
    const { include } = matrixSchema.parse(JSON.parse(plan?.outputs['matrix'] ?? ''));
    expect(include.map(({ shard }) => shard)).toEqual(['1/3', '2/3', '3/3']);
    expect(include.map(entry => entry['budget-trials'])).toEqual([900, 900, 900]);
    const tested = whole?.report?.agents[0]?.specs.filter(({ class: kind }) => kind !== 'in-passing').length;
    const undecidable = whole?.report?.agents[0]?.specs.filter(
      ({ reason }) => reason === 'not decidable offline',
    ).length;
    expect(include.reduce((sum, { specs }) => sum + specs, 0)).toBe((tested ?? 0) - (undecidable ?? 0));
    const trials = include.map(entry => entry.trials);
    expect(Math.max(...trials)).toBeLessThan(2 * Math.min(...trials));
  });

  it('leaves one comment, on the report, and none of plan and shards', () => {
    const before = github.comments().length;
    expect(before).toBe(1);
    expect(github.requests().filter(request => request.startsWith('POST /repos/'))).toHaveLength(1);
  });

  it('reports what the run in one piece reports, with the same seed', async () => {
    const merged = await report('all', ALL);
    expect(comparable(merged.report)).toEqual(comparable(whole?.report ?? null));
    expect([merged.exitCode, merged.outputs['conclusion']]).toEqual([1, 'failure']);
    const settled = merged.report?.agents[0]?.specs
      .filter(({ attribution }) => attribution !== null)
      .map(({ id }) => id);
    expect(settled).toEqual(expect.arrayContaining(['cancel-eligibility.uninsured', 'confirmed-writes.cancellation']));
    const shards = merged.report?.shards ?? [];
    const inPassing =
      (merged.report?.agents[0]?.cost.trials ?? 0) - shards.reduce((sum, { trials }) => sum + trials, 0);
    expect(shards.map(({ shard, of }) => `${shard}/${of}`)).toEqual(['1/3', '2/3', '3/3']);
    expect(inPassing).toBeGreaterThan(0);
  });

  it('is an error without one of its shards, which the report names', async () => {
    const without = await report('missing', ['plan.db', storeOf(1), storeOf(3)]);
    expect([without.exitCode, without.outputs['conclusion']]).toEqual([3, 'error']);
    expect(without.report?.agents[0]?.reasons).toContain('shard 2 of 3 is missing');
    expect(github.comments()[0]?.body).toContain('shard 2 of 3 is missing');
  });

  it('is an error with one of its shards twice', async () => {
    const twice = await report('double', [...ALL, storeOf(2)]);
    expect([twice.exitCode, twice.outputs['conclusion']]).toEqual([3, 'error']);
    expect(twice.report?.agents[0]?.reasons).toContain('shard 2 of 3 is there 2 times');
  });

  it('is an error with a shard of another plan', async () => {
    copyFileSync(place('plan.db'), place('other.db'));
    await runJob({ mode: 'run', shard: '2/3', seed: '5', store: place('other.db') });
    const strange = await report('strange', ['plan.db', storeOf(1), 'other.db', storeOf(3)]);
    expect([strange.exitCode, strange.outputs['conclusion']]).toEqual([3, 'error']);
    expect(strange.report?.agents[0]?.reasons.join()).toContain('shard 2 of 3 is of another plan');
  });

  it('is an error when no shard left a store', async () => {
    mkdirSync(place('none'));
    const none = await runJob({ mode: 'report', stores: place('none'), store: place('none.db') });
    expect([none.exitCode, none.outputs['conclusion']]).toEqual([3, 'error']);
    expect(none.log).toContain('no shard of this run was found');
  });

  it('has an empty matrix where nothing that an agent depends on changed', async () => {
    const idle = await stageRepository(place('idle'), readBase(), { 'NOTES.md': 'words\n' });
    const planned = await runJob({ mode: 'plan', store: place('idle.db') }, idle);
    expect([planned.exitCode, planned.outputs['matrix']]).toEqual([0, '']);
    const reported = await runJob({ mode: 'report', stores: place('nowhere/'), store: place('idle.db') }, idle);
    expect([reported.exitCode, reported.outputs['conclusion']]).toEqual([0, 'success']);
  });

  it('has one shard where the run is small', async () => {
    const small = await runJob({ mode: 'plan', store: place('small.db') });
    const { include } = matrixSchema.parse(JSON.parse(small.outputs['matrix'] ?? ''));
    expect(include.map(({ shard }) => shard)).toEqual(['1/1']);
  });

  it('takes up a shard that was killed, and comes to the same', async () => {
    const store = place('killed.db');
    const flags = ['--workspace', repository.folder, '--engine', 'offline', '--base', repository.baseSha];
    const shard = ['test', ...flags, '--scope', 'changed', '--store', store, '--shard', '2/3', '--json'];
    await killAfter(shard, 8);
    expect(readShardRecords(store)).toEqual([]);
    const resumed = await runProgram([join(ROOT, 'dist/cli.js'), ...shard], { cwd: repository.folder });
    expect(resumed.code).toBe(0);
    const [record] = readShardRecords(store);
    const [first] = readShardRecords(place(storeOf(2))).filter(({ shard: number }) => number === 2);
    const ran = (of: typeof record) => of?.agents[0]?.ran.length ?? 0;
    expect(ran(record)).toBeLessThan(ran(first));
    const parts = ['report', ...flags, '--scope', 'changed', '--json', '--store', place('resumed.db')];
    const stores = [place(storeOf(1)), store, place(storeOf(3))];
    const merged = await runProgram([join(ROOT, 'dist/cli.js'), ...parts, ...stores], { cwd: repository.folder });
    expect(merged.code).toBe(1);
    const { agents } = reportSchema.parse(JSON.parse(merged.stdout));
    const told = (specs: Report['agents'][number]['specs'] = []) => specs.map(({ cached: _, ...rest }) => rest);
    expect(told(agents[0]?.specs)).toEqual(told(whole?.report?.agents[0]?.specs));
  });
});

/** Starts the command line and kills it once it has told of so many trials. */
async function killAfter(args: readonly string[], trials: number): Promise<void> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: FOLDER };
  const child = spawn(process.execPath, [join(ROOT, 'dist/cli.js'), ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    told += text;
    if ((told.match(/: (?:compliant|violation|undecided)$/gm) ?? []).length >= trials) child.kill('SIGKILL');
  });
  const signal = await new Promise(resolve => child.on('close', (_, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
}

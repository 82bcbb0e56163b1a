import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportSchema } from '../../src/model/report.ts';
import { OVERLAY, readDeskFiles } from '../examples/desk-workspace.ts';
import { aPullRequest, type PullRun, storeArtifact } from '../helpers/a-pull-request.ts';

const edited = (path: string) => [path, readFileSync(join(OVERLAY, path), 'utf8')] as const;
const SWITCHES = 'examples/desk/agent/switches.json';
/** The voucher's limit is lowered, the hours of a free cancellation raised: prompt and specs together. */
const POLICY = Object.fromEntries(
  [
    'examples/desk/prompts/desk.md',
    'specs/desk/voucher-limit.yaml',
    'specs/desk/cancel-eligibility.yaml',
    'specs/desk/lock.jsonl',
  ].map(edited),
);
const KEEPS_OLD_LIMIT = { [SWITCHES]: '{ "defects": ["r"] }\n' };
const inputs = { engine: 'offline', scope: 'changed' };
/** Some trials stand in the store by now. */
const hasTrials = (folder: string) => {
  const log = join(folder, '.proviso/store.db-wal');
  return existsSync(log) && statSync(log).size > 200_000;
};
const reportOf = (run: PullRun) =>
  reportSchema.parse(JSON.parse(readFileSync(run.outputs['report-json'] ?? '', 'utf8')));

describe('what was paid for is not paid for again', () => {
  test('in the merge queue nothing is run and nothing is commented; a fork’s store is never taken', async () => {
    await using pull = await aPullRequest({ base: readDeskFiles(), overlay: POLICY, inputs });
    const first = await pull.push();
    expect(first.outputs['conclusion']).toBe('success');
    expect(Number(first.outputs['trials'])).toBeGreaterThan(0);
    const comments = pull.github.comments();

    const ours = storeArtifact(pull.origin.headSha, first.folder);
    pull.artifacts.push({ ...ours, isForks: true });
    const refused = await pull.queue();
    expect(refused.log).toContain('no store of an earlier run');
    expect(refused.outputs['trials']).toBe(first.outputs['trials']);

    pull.artifacts.push(ours);
    const queued = await pull.queue();
    expect(queued.outputs).toMatchObject({ conclusion: 'success', trials: '0' });
    expect(pull.github.comments()).toEqual(comments);
  });

  test('a second push pays for what is new only', async () => {
    await using pull = await aPullRequest({ base: readDeskFiles(), overlay: POLICY, inputs });
    const first = await pull.push();
    pull.artifacts.push(storeArtifact('f'.repeat(40), first.folder));
    const second = await pull.push();
    expect(second.log).toMatch(/proviso-store-f{40}: [1-9]\d* trials/);
    expect(second.outputs).toMatchObject({ conclusion: 'success', trials: '0' });
    expect(pull.github.comments()).toHaveLength(1);
  });

  test('an artefact that is no store is a warning, and the run decides as without it', async () => {
    await using pull = await aPullRequest({ base: readDeskFiles(), overlay: POLICY, inputs });
    pull.artifacts.push({ name: `proviso-store-${pull.origin.headSha}`, bytes: Buffer.from('no archive at all') });
    const run = await pull.push();
    expect(run.log).toMatch(/::warning::could not restore the store of an earlier run: .*archive/);
    expect(run.outputs['conclusion']).toBe('success');
    expect(run.exitCode).toBe(0);
  });
});

describe('the gate', () => {
  test('lets a policy change from 24 to 48 hours through that prompt, specs and agent make together', async () => {
    await using pull = await aPullRequest({ base: readDeskFiles(), overlay: POLICY, inputs });
    const run = await pull.push();
    expect(run.exitCode).toBe(0);
    expect(pull.github.comments()[0]?.body).toMatch(/within the last 48 hours/);
  });

  test('holds a spec that is deleted without cause: it is tested still, and its violation is red', async () => {
    const overlay = { 'specs/desk/voucher-limit.yaml': null, [SWITCHES]: '{ "defects": ["f"] }\n' };
    await using pull = await aPullRequest({ base: readDeskFiles(), overlay, inputs });
    const run = await pull.push();
    const [agent] = reportOf(run).agents;
    expect(agent?.diff.findings).toContainEqual(
      expect.objectContaining({ kind: 'deleted-without-cause', rule: 'voucher-limit' }),
    );
    expect(agent?.specs.map(({ id }) => id)).toContain('voucher-limit.above-limit');
    expect(run.outputs).toMatchObject({ conclusion: 'failure', 'new-violations': '1' });
  });

  test.each([
    ['2020-01-01', 'failure'],
    ['2999-01-01', 'success'],
  ])('a waiver until %s ends in %s', async (until, conclusion) => {
    const waiver = `- { spec: voucher-limit.above-limit, reason: by hand, by: ann, until: ${until} }\n`;
    const base = { ...readDeskFiles(), 'specs/desk/baseline.yaml': waiver, ...KEEPS_OLD_LIMIT };
    await using pull = await aPullRequest({ base, overlay: POLICY, inputs });
    const run = await pull.push();
    expect(run.outputs['conclusion']).toBe(conclusion);
  });
});

test('what main changes after the branch left it is not shown as the branch’s', async () => {
  await using pull = await aPullRequest({ base: readDeskFiles(), overlay: POLICY, inputs });
  const path = 'specs/desk/cot-limit.yaml';
  const text = readDeskFiles()[path] ?? '';
  pull.moveMain({ [path]: text.replace(/^severity: .*$/m, 'severity: info').replace(/title: /g, 'title: Main says ') });
  const run = await pull.push();
  const [agent] = reportOf(run).agents;
  const rules = new Set(agent?.diff.entries.map(({ rule }) => rule));
  expect(rules).toContain('cancel-eligibility');
  expect(rules).not.toContain('cot-limit');
  expect(run.outputs['conclusion']).toBe('success');
});

test('the first run tests the riskiest specs and says that the configuration is the pull request’s own', async () => {
  await using pull = await aPullRequest({ base: { 'README.md': 'x\n' }, overlay: readDeskFiles(), inputs });
  const run = await pull.push();
  expect(pull.github.comments()[0]?.body).toMatch(
    /## ✅ Proviso set up: \d+ specs, 20 tested in desk\n[\s\S]*First run: the configuration comes from this pull request/,
  );
  expect(run.outputs).toMatchObject({ conclusion: 'success', 'new-violations': '0' });
});

test('a fork’s pull request is mined and compared without a key, and red: not tested', async () => {
  await using pull = await aPullRequest({
    base: readDeskFiles(),
    overlay: POLICY,
    isFork: true,
    inputs: { scope: 'changed' },
    github: { faults: [{ method: 'POST', path: /\/comments$/, status: 403, message: 'Resource not accessible' }] },
  });
  const run = await pull.push();
  const report = reportOf(run);
  expect(report.agents[0]?.reasons).toContainEqual(expect.stringMatching(/not tested: fork, no key/));
  expect(report.agents[0]?.diff.entries.length).toBeGreaterThan(0);
  expect(readFileSync(run.summaryPath, 'utf8')).toContain('within the last 48 hours');
  expect(run.outputs).toMatchObject({ conclusion: 'error', trials: '0' });
  expect(run.exitCode).toBe(3);
});

test('a cancelled run says so in its comment, keeps what ran, and the next one goes on from there', async () => {
  await using pull = await aPullRequest({
    base: readDeskFiles(),
    overlay: POLICY,
    inputs: { ...inputs, scope: 'all' },
  });
  const run = await pull.push({ signal: { name: 'SIGTERM', when: hasTrials } });
  expect(run.exitCode).toBe(3);
  expect(pull.github.comments()[0]?.body).toContain('the run was cancelled');
  pull.artifacts.push(storeArtifact(pull.origin.headSha, run.folder));
  const next = await pull.push({ inputs: { scope: 'changed' } });
  expect(next.log).toMatch(/[1-9]\d* trials and \d+ answers of earlier runs/);
  expect(next.exitCode).toBe(0);
  expect(pull.github.comments()[0]?.body).toContain('No new violations');
});

test('two runs at once share one store, and both decide', async () => {
  await using pull = await aPullRequest({ base: readDeskFiles(), overlay: POLICY, inputs });
  const store = join(pull.origin.folder, '../shared.db');
  const both = await Promise.all([1, 2].map(() => pull.push({ inputs: { store, comment: 'off' } })));
  expect(both.map(({ outputs, exitCode }) => [outputs['conclusion'], exitCode])).toEqual([
    ['success', 0],
    ['success', 0],
  ]);
  expect((await pull.push({ inputs: { store } })).outputs['trials']).toBe('0');
});

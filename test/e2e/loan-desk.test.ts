import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Report, reportSchema } from '../../src/model/report.ts';
import { ROOT } from '../examples/desk-workspace.ts';
import { loanDeskFiles } from '../helpers/a-loan-desk.ts';
import { aPullRequest, type PullRun, storeArtifact } from '../helpers/a-pull-request.ts';
import { runProgram } from '../helpers/run-program.ts';
import { temporaryWorkspace } from '../helpers/temporary-workspace.ts';

const KEEPS = loanDeskFiles('false');
const BREAKS = loanDeskFiles('true');
const SPEC = 'specs/library/overdue-loans.yaml';
const RULE = 'You must not cancel a loan that is overdue.\n';
const inputs = { engine: 'offline' };

function agentOf(run: PullRun): Report['agents'][number] {
  const [agent] = reportSchema.parse(JSON.parse(readFileSync(run.outputs['report-json'] ?? '', 'utf8'))).agents;
  if (agent === undefined) throw new Error('no agent was reported');
  return agent;
}

const edited = (path: string, ...[from, to]: readonly [string, string]) => ({
  [path]: (KEEPS[path] ?? '').replace(from, to),
});

test('a weakened spec is red where it is to be acknowledged, and green once a person who may write accepts it', async () => {
  const base = { ...KEEPS, 'proviso.yaml': `${KEEPS['proviso.yaml']}gate: { spec-changes: acknowledge }\n` };
  const overlay = edited(SPEC, 'force: prohibited', 'force: permitted');
  await using pull = await aPullRequest({ base, overlay, inputs });
  const red = await pull.push();
  expect(agentOf(red).diff.findings).toContainEqual(
    expect.objectContaining({ kind: 'weakened', rule: 'overdue-loans' }),
  );
  expect(agentOf(red).reasons).toEqual(['1 weakened or removed spec to acknowledge']);
  expect(red.exitCode).toBe(1);

  const accepted = await pull.comment('/proviso accept overdue-loans overdue loans may be cancelled now');
  expect(accepted.outputs['conclusion']).toBe('success');
  expect(pull.github.statuses().at(-1)).toMatchObject({ state: 'success', sha: pull.origin.headSha });
  expect(pull.github.comments()[0]?.body).toMatch(/accepted for this commit by `@ann`: overdue-loans \(/);

  const again = await pull.push();
  expect(again.outputs['conclusion']).toBe('success');
  pull.commit({ 'prompt.md': `${KEEPS['prompt.md']}\nBe kind.\n` });
  expect((await pull.push()).outputs['conclusion']).toBe('failure');
});

test('a rerun repeats the undecided trials, and no others', async () => {
  await using pull = await aPullRequest({ base: KEEPS, overlay: edited('prompt.md', 'quiet', 'silent'), inputs });
  const first = await pull.push();
  const open = agentOf(first).specs.reduce((sum, { undecided }) => sum + undecided, 0);
  expect(open).toBeGreaterThan(0);
  expect(Number(first.outputs['trials'])).toBeGreaterThan(open);
  pull.artifacts.push(storeArtifact(pull.origin.headSha, first.folder));
  expect((await pull.push()).outputs['trials']).toBe('0');
  const rerun = await pull.comment('/proviso rerun');
  const repeated = Number(rerun.outputs['trials']);
  expect(repeated).toBeGreaterThanOrEqual(open);
  expect(repeated).toBeLessThan(Number(first.outputs['trials']));
  const decided = (one: PullRun) => agentOf(one).specs.map(({ id, n, violations }) => ({ id, n, violations }));
  expect(decided(rerun)).toEqual(decided(first));
});

test('the default branch takes up what the pull request paid for, and comments on nothing', async () => {
  await using pull = await aPullRequest({ base: KEEPS, overlay: edited('prompt.md', 'quiet', 'silent'), inputs });
  const first = await pull.push();
  pull.artifacts.push(storeArtifact(pull.origin.headSha, first.folder));
  const comments = pull.github.comments();
  const merged = await pull.merged();
  expect(merged.log).toMatch(/[1-9]\d* trials and \d+ answers of earlier runs/);
  expect(merged.outputs).toMatchObject({ conclusion: first.outputs['conclusion'], trials: '0' });
  expect(pull.github.comments()).toEqual(comments);
});

test('a rule that is taken away is remarked on where the base stated it', async () => {
  using workspace = temporaryWorkspace(KEEPS);
  await runProgram([join(ROOT, 'dist/cli.js'), 'mine', '--engine', 'offline'], { cwd: workspace.folder });
  const lock = readFileSync(workspace.path('specs/library/lock.jsonl'), 'utf8');
  const base = { ...KEEPS, 'specs/library/lock.jsonl': lock };
  const overlay = { ...edited('prompt.md', RULE, ''), [SPEC]: null };
  await using pull = await aPullRequest({ base, overlay, inputs });
  const run = await pull.push();
  expect(agentOf(run).diff.findings).toContainEqual(
    expect.objectContaining({ kind: 'removed', rule: 'overdue-loans', stood: [{ file: 'prompt.md', lines: [5, 5] }] }),
  );
  expect(run.log).toMatch(
    /^::warning title=Rule removed%3A overdue-loans,file=prompt\.md,line=5,endLine=5::line 5 of the base stated it; /m,
  );
});

test('violations of a first run are in its patch for the baseline, and known once it is applied', async () => {
  await using pull = await aPullRequest({ base: { 'README.md': 'x\n' }, overlay: BREAKS, inputs });
  const first = await pull.push();
  expect(first.outputs).toMatchObject({ conclusion: 'success', 'new-violations': '0' });
  expect(pull.github.comments()[0]?.body).toMatch(/1 violation to triage/);
  const { patch } = agentOf(first);
  expect(patch).toContain('+++ b/specs/library/baseline.yaml');
  execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: first.folder, input: patch });
  const baseline = 'specs/library/baseline.yaml';
  pull.commit({ [baseline]: readFileSync(join(first.folder, baseline), 'utf8') });
  const second = await pull.push();
  expect(pull.github.comments()[0]?.body).not.toContain('to triage');
  expect(agentOf(second).specs).toContainEqual(expect.objectContaining({ id: 'overdue-loans.cancel', waived: true }));
  expect(agentOf(second).patch).not.toContain(baseline);
});

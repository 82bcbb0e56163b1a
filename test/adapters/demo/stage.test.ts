import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runStagedPullRequest } from '../../../src/adapters/demo/run-staged-pull-request.ts';
import { stageRepository } from '../../../src/adapters/demo/stage-repository.ts';
import { listParents, openRepository } from '../../../src/adapters/git/open-repository.ts';
import { gitText } from '../../../src/adapters/git/run-git.ts';
import { readEvent } from '../../../src/adapters/github/read-event.ts';
import { temporaryWorkspace } from '../../helpers/temporary-workspace.ts';

/** A program in the place of the action: writes outputs and summary, comments, prints its environment, exits with 1. */
const PROGRAM = `
import { appendFileSync } from 'node:fs';
const env = process.env;
appendFileSync(env.GITHUB_OUTPUT, 'conclusion<<x1\\nfailure\\nx1\\nreport-json<<x2\\n' + env.RUNNER_TEMP + '/report.json\\nx2\\n');
appendFileSync(env.GITHUB_STEP_SUMMARY, '# summary');
await fetch(env.GITHUB_API_URL + '/repos/acme/desk/issues/1/comments', {
  method: 'POST',
  headers: { authorization: 'token ' + env['INPUT_GITHUB-TOKEN'] },
  body: JSON.stringify({ body: 'hello' }),
});
console.log(JSON.stringify(env));
process.exitCode = 1;
`;

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function stage(inputs: Readonly<Record<string, string>> = {}) {
  using workspace = temporaryWorkspace({ 'index.mjs': PROGRAM });
  const result = await runStagedPullRequest({
    bundle: workspace.path('index.mjs'),
    base: { 'a.md': 'one\n', 'b.md': 'two\n' },
    overlay: { 'a.md': 'changed\n', 'b.md': null, 'c/d.md': 'new\n' },
    inputs,
  });
  folders.push(result.folder);
  return result;
}

const environment = (log: string) => z.record(z.string(), z.string()).parse(JSON.parse(log));

describe('a staged pull request', () => {
  it('brings back exit code, outputs, summary, comments and report path', async () => {
    const result = await stage();
    expect(result.exitCode).toBe(1);
    expect(result.outputs['conclusion']).toBe('failure');
    expect(readFileSync(result.summaryPath, 'utf8')).toBe('# summary');
    expect(result.comments.map(comment => comment.body)).toEqual(['hello']);
    expect(result.reportPath).toBe(join(result.folder, 'runner/temp/report.json'));
  });

  it('gives the action what a runner gives, and nothing of this machine', async () => {
    process.env['STAGE_LEAK'] = 'secret';
    const env = environment((await stage({ 'fail-on': 'drift' })).log);
    delete process.env['STAGE_LEAK'];
    expect(env['INPUT_FAIL-ON']).toBe('drift');
    expect(env['STAGE_LEAK']).toBeUndefined();
    expect(await readEvent({ ...env })).toMatchObject({ kind: 'pull-request', number: 1, isFork: false });
  });

  it('checks out a merge commit of base and head, as actions/checkout does', async () => {
    const { repository } = await stage();
    const opened = await openRepository(repository.folder);
    if (opened === null) throw new Error('no repository');
    expect(await listParents(opened, repository.mergeSha)).toEqual([repository.baseSha, repository.headSha]);
    const names = await gitText(repository.folder, ['diff', '--name-status', repository.baseSha, 'HEAD']);
    expect(names.split('\n')).toEqual(['M\ta.md', 'D\tb.md', 'A\tc/d.md']);
  });

  it('makes the same commits every time', async () => {
    using one = temporaryWorkspace({});
    using two = temporaryWorkspace({});
    const [a, b] = [
      await stageRepository(one.folder, { a: '1' }, { a: '2' }),
      await stageRepository(two.folder, { a: '1' }, { a: '2' }),
    ];
    expect({ ...a, folder: '' }).toEqual({ ...b, folder: '' });
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OVERLAY, readDeskFiles } from '../examples/desk-workspace.ts';
import { aPullRequest, storeArtifact } from '../helpers/a-pull-request.ts';

const edited = (path: string) => [path, readFileSync(join(OVERLAY, path), 'utf8')] as const;
/** The limit is lowered; the desk's agent of the base keeps to it. */
const LOWERED = Object.fromEntries(
  ['examples/desk/prompts/desk.md', 'specs/desk/voucher-limit.yaml', 'specs/desk/lock.jsonl'].map(edited),
);
const MARK = join(process.env['TMPDIR'] ?? '/tmp', `proviso-ran-${process.pid}`);
/** Code that would tell that it ran, in every place where code of a head could run. */
const HOSTILE = {
  ...LOWERED,
  'examples/desk/env/tools.ts': `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(MARK)}, 'x');\nprocess.exit(1);\n`,
  'examples/desk/agent/agent.ts': `process.exit(1);\n`,
};
const inputs = { engine: 'offline', scope: 'changed' };
const stage = (overlay: Readonly<Record<string, string | null>>, isFork = false) =>
  aPullRequest({ base: readDeskFiles(), overlay, isFork, inputs });

describe('a command', () => {
  test('tests the pull request of a fork in data mode: the base’s code, a comment, and the commit status', async () => {
    await using pull = await stage(HOSTILE, true);
    const run = await pull.comment(`/proviso test ${pull.origin.headSha.slice(0, 7)}`);
    expect(existsSync(MARK)).toBe(false);
    expect(pull.github.statuses().map(({ sha, state, context }) => [sha, state, context])).toEqual([
      [pull.origin.headSha, 'pending', 'proviso'],
      [pull.origin.headSha, 'success', 'proviso'],
    ]);
    const [comment] = pull.github.comments();
    expect(comment?.body).toContain('No new violations');
    expect(comment?.body).toMatch(/the base's code ran: what the pull request changes in .*env\/tools\.ts/);
    expect(run.outputs).toMatchObject({ conclusion: 'success' });
    expect(Number(run.outputs['trials'])).toBeGreaterThan(0);
    expect(run.exitCode).toBe(0);
  });

  test.each([
    ['by a person who may not write', '/proviso rerun', { by: 'mallory' }, 'may write'],
    ['that was edited', '/proviso rerun', { isEdited: true }, 'edited comment'],
    ['that is unknown', '/proviso deploy now', {}, 'no such command'],
    ['about another commit', `/proviso test ${'a'.repeat(40)}`, {}, 'its newest commit is'],
    ['about no spec', '/proviso accept no-such.spec because', {}, 'there is no spec'],
  ])('%s is refused with one reply, and nothing is run', async (_who, body, options, reason) => {
    await using pull = await stage(LOWERED);
    const run = await pull.comment(body, options);
    expect(pull.github.comments().map(comment => comment.body)).toEqual([
      expect.stringMatching(new RegExp(`^Not carried out: .*${reason}`)),
    ]);
    expect(pull.github.statuses()).toEqual([]);
    expect(existsSync(join(run.folder, '.proviso'))).toBe(false);
    expect(run.exitCode).toBe(2);
  });

  test('is looked for in a comment and none is found: nothing is asked of GitHub', async () => {
    await using pull = await stage(LOWERED);
    const run = await pull.comment('Looks good to me.');
    expect(run.exitCode).toBe(0);
    expect(pull.github.requests()).toEqual([]);
  });

  test('to explain a spec is answered with its Gherkin, its evidence and what the report says', async () => {
    await using pull = await stage({ ...LOWERED, 'examples/desk/agent/switches.json': '{ "defects": ["r"] }\n' });
    await pull.push();
    const before = pull.github.comments().length;
    const run = await pull.comment('/proviso explain voucher-limit.above-limit');
    const told = pull.github.comments().slice(before);
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toMatch(/```gherkin\n# .*\n@required\nScenario: /);
    expect(told[0]?.body).toContain('prompts/desk.md');
    expect(told[0]?.body).toMatch(/The report of `[0-9a-f]{7}` says:\n\n```\n\| .*2 of 2.*\n```$/);
    expect(run.exitCode).toBe(0);
    expect(existsSync(join(run.folder, '.proviso'))).toBe(false);
  });
});

test('what is accepted counts for that commit only, is named, and stands in the patch for the baseline', async () => {
  const base = { ...readDeskFiles(), 'examples/desk/agent/switches.json': '{ "defects": ["r"] }\n' };
  const overlay = LOWERED;
  await using pull = await aPullRequest({ base, overlay, inputs });
  const red = await pull.push();
  expect(red.outputs).toMatchObject({ conclusion: 'failure', 'new-violations': '1' });
  pull.artifacts.push(storeArtifact(pull.origin.headSha, red.folder));

  const accepted = await pull.comment('/proviso accept voucher-limit.above-limit the desk pays it out by hand');
  expect(accepted.log).toMatch(/\d+ trials and \d+ answers of earlier runs/);
  expect(accepted.outputs).toMatchObject({ conclusion: 'success', trials: '0' });
  expect(pull.github.statuses().at(-1)).toMatchObject({ state: 'success', sha: pull.origin.headSha });
  const [report, reply] = pull.github.comments();
  expect(reply?.body).toMatch(/^<!-- proviso:accepted head=[0-9a-f]{40} comment=100 -->\n/);
  expect(report?.body).toMatch(/accepted for this commit by `@ann`: voucher-limit\.above-limit/);
  expect(report?.body).toContain('+++ b/specs/desk/baseline.yaml');

  const again = await pull.push();
  expect(again.outputs).toMatchObject({ conclusion: 'success', trials: '0' });
});

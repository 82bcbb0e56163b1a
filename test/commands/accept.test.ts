import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addAcceptCommand } from '../../src/commands/accept.ts';
import { printSpec } from '../../src/specset/print-spec.ts';
import { recordedDeskFiles } from '../helpers/a-recorded-desk.ts';
import { aScenario, aSpec } from '../helpers/a-spec.ts';
import { runCommand } from '../helpers/run-command.ts';
import { temporaryWorkspace } from '../helpers/temporary-workspace.ts';

const spec = aSpec({ id: 'one', scenarios: [aScenario({ id: 'one.case' })] });

async function accept(flags: readonly string[]) {
  using workspace = temporaryWorkspace({ ...recordedDeskFiles(), 'specs/desk/one.yaml': printSpec(spec) });
  execFileSync('git', ['init', '-q'], { cwd: workspace.folder });
  execFileSync('git', ['config', 'user.name', 'Ada Horvat'], { cwd: workspace.folder });
  const run = await runCommand(addAcceptCommand, [
    ...['accept', 'one.case', '--workspace', workspace.folder, '--reason', 'wanted'],
    ...flags,
  ]);
  return { ...run, written: readFileSync(workspace.path('specs/desk/baseline.yaml'), 'utf8') };
}

it("who accepts is git's user.name unless --by says another", async () => {
  expect((await accept([])).written).toContain('by: Ada Horvat');
  expect((await accept(['--by', 'Bo'])).written).toContain('by: Bo');
});

it('a day of another form is refused with the form', async () => {
  await expect(accept(['--until', 'next week'])).rejects.toThrow(
    '--until next week: it must be a day of the form YYYY-MM-DD',
  );
});

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openFolder } from '../../src/adapters/files/folder-tree.ts';
import { loadArtifacts } from '../../src/artifacts/load-artifacts.ts';
import { addMineCommand } from '../../src/commands/mine.ts';
import { askAtTerminal, rejectDeleted } from '../../src/commands/reject-deleted.ts';
import { loadConfig, toArtifactSources } from '../../src/parse-config.ts';
import { readSpecSet } from '../../src/specset/read-spec-set.ts';
import { PROMPT, TOOLS } from '../helpers/an-agent.ts';
import { aGitWorkspace } from '../helpers/git-workspace.ts';
import { runCommand } from '../helpers/run-command.ts';

const SOURCES = {
  'proviso.yaml': 'version: 1\nagents:\n  desk:\n    prompt: prompt.md\n    tools: tools.json\n',
  'prompt.md': PROMPT,
  'tools.json': JSON.stringify(TOOLS),
  '.gitignore': '.proviso/\n',
};

/** Mined and committed; then the file of one rule is deleted, and the person answers. */
async function deleteOne(confirm: ((question: string) => Promise<boolean>) | null) {
  using workspace = aGitWorkspace(SOURCES);
  await runCommand(addMineCommand, ['mine', '--workspace', workspace.path, '--engine', 'offline']);
  workspace.commit({});
  const head = await openFolder(workspace.path);
  const [rule] = (await readSpecSet(head, 'desk')).specs;
  const path = `specs/desk/${rule?.id}.yaml`;
  rmSync(join(workspace.path, path));
  const config = await loadConfig(head, 'proviso.yaml');
  const artifacts = await loadArtifacts(head, toArtifactSources(config, 'desk'));
  const committed = await readSpecSet(head, 'desk');
  const input = { folder: workspace.path, head, agent: 'desk', artifacts, ignore: [], committed };
  return { path, rule, ...(await rejectDeleted({ confirm }, input)) };
}

describe('a spec file that a person deleted', () => {
  it.each([
    ['a yes', async () => true],
    ['nobody at a terminal', null],
  ])('is written as rejected after %s', async (_, confirm) => {
    const { path, rule, files, committed } = await deleteOne(confirm);
    expect(files.map(file => file.path)).toEqual([path]);
    expect(files[0]?.text).toContain('status: rejected\nreason: deleted\n');
    expect(committed.specs.find(({ id }) => id === rule?.id)).toMatchObject({ status: 'rejected', reason: 'deleted' });
  });

  it('is left to be mined again after a no, and the question names the file', async () => {
    const asked: string[] = [];
    const { path, rule, files, committed } = await deleteOne(async question => {
      asked.push(question);
      return false;
    });
    expect(asked).toEqual([`${path} was deleted, though nothing it rests on changed. Reject the rule for good?`]);
    expect(files).toEqual([]);
    expect(committed.specs.some(({ id }) => id === rule?.id)).toBe(false);
  });
});

describe('the question at a terminal', () => {
  it.each([
    ['y', true],
    ['YES', true],
    ['n', false],
    ['', false],
    ['yesterday', false],
  ])('takes "%s" for %s', async (line, expected) => {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = new PassThrough();
    const answer = askAtTerminal(input, output)?.('Reject it?');
    input.write(`${line}\n`);
    expect(await answer).toBe(expected);
    expect(String(output.read())).toContain('Reject it? [y/N] ');
  });

  it('takes a person who leaves for a no', async () => {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const answer = askAtTerminal(input, new PassThrough())?.('Reject it?');
    input.end();
    expect(await answer).toBe(false);
  });

  it('is not asked without a terminal', () => {
    expect(askAtTerminal(new PassThrough(), new PassThrough())).toBeNull();
  });
});

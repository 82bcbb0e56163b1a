import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addDiffCommand } from '../../src/commands/diff.ts';
import { addMineCommand } from '../../src/commands/mine.ts';
import { PROMPT, TOOLS } from '../helpers/an-agent.ts';
import { aGitWorkspace, type GitWorkspace } from '../helpers/git-workspace.ts';
import { runCommand } from '../helpers/run-command.ts';

const SOURCES = {
  'proviso.yaml': 'version: 1\nagents:\n  desk:\n    prompt: prompt.md\n    tools: tools.json\n',
  'prompt.md': PROMPT,
  'tools.json': `${JSON.stringify(TOOLS, null, 2)}\n`,
  '.gitattributes': '* -text\n',
  '.gitignore': '.proviso/\n',
};

const mine = async ({ path }: GitWorkspace, ...flags: readonly string[]) =>
  await runCommand(addMineCommand, ['mine', '--workspace', path, '--engine', 'offline', ...flags]);
const diff = async ({ path }: GitWorkspace, ...flags: readonly string[]) =>
  await runCommand(addDiffCommand, ['diff', '--workspace', path, '--engine', 'offline', '--base', 'HEAD', ...flags]);

async function aMinedWorkspace(): Promise<GitWorkspace> {
  const workspace = aGitWorkspace(SOURCES);
  await mine(workspace);
  workspace.commit({});
  return workspace;
}

const textOf = ({ path }: GitWorkspace, file: string) => readFileSync(join(path, file), 'utf8');
const LOCK = 'specs/desk/lock.jsonl';

function idOf(workspace: GitWorkspace, words: string): string {
  const names = workspace.git('grep', '-l', words, '--', 'specs/desk/*.yaml').trim().split('\n');
  return names[0]?.replace(/^specs\/desk\/|\.yaml$/g, '') ?? '';
}

describe('a lock that was lost', () => {
  it('is written again as it was, and the rules follow the prompt as before', async () => {
    using workspace = await aMinedWorkspace();
    const before = textOf(workspace, LOCK);
    rmSync(join(workspace.path, LOCK));
    expect((await diff(workspace)).printed).toContain('specs/desk/lock.jsonl is not up to date: run `proviso mine`');
    await mine(workspace);
    expect(textOf(workspace, LOCK)).toBe(before);
    workspace.write({ 'prompt.md': PROMPT.replace('24 hours', '36 hours') });
    expect((await diff(workspace)).printed).not.toContain('hand-edit-in-the-way');
  });

  it('leaves a rule that a person edited to that person', async () => {
    using workspace = await aMinedWorkspace();
    const id = idOf(workspace, 'refund');
    const file = join(workspace.path, `specs/desk/${id}.yaml`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^rule: .*$/m, 'rule: No money goes back'));
    rmSync(join(workspace.path, LOCK));
    await mine(workspace);
    expect(textOf(workspace, LOCK)).not.toContain(`"${id}":"`);
    expect(textOf(workspace, LOCK)).toMatch(/"generated":\{"[^}]+offline:/);
  });

  it('is read with a byte order mark', async () => {
    using workspace = await aMinedWorkspace();
    workspace.write({ [LOCK]: `\uFEFF${textOf(workspace, LOCK)}` });
    expect((await diff(workspace)).printed).toBe('No spec differs.\n');
  });
});

describe('what is told of a change', () => {
  it('names the lock where only a heading differs', async () => {
    using workspace = await aMinedWorkspace();
    workspace.write({ 'prompt.md': PROMPT.replace(/^# .*$/m, match => `${match}!`) });
    expect((await diff(workspace)).printed).toContain('specs/desk/lock.jsonl is not up to date');
  });

  it('shows a scenario that reads the same once, with the reason', async () => {
    using workspace = await aMinedWorkspace();
    workspace.write({ 'prompt.md': PROMPT.replace(/^# .*$/m, match => `${match} of members under 18`) });
    const { printed } = await diff(workspace, '--gherkin');
    expect(printed).toContain('(says the same; what it rests on, its severity or its status changed');
    expect(printed).not.toMatch(/^[-+] /m);
  });

  it('names the rules that are rejected because their files were deleted, and counts them as nothing else', async () => {
    using workspace = await aMinedWorkspace();
    const [one, two] = [idOf(workspace, 'refund'), idOf(workspace, '24 hours')].toSorted();
    for (const id of [one, two]) rmSync(join(workspace.path, `specs/desk/${id}.yaml`));
    const { printed } = await mine(workspace);
    expect(printed).toContain(
      `2 rules rejected because their files were deleted: ${one}, ${two} (git checkout brings them back)`,
    );
    const [, rules, carried] = /: (\d+) rules.*, (\d+) carried/s.exec(printed) ?? [];
    expect(carried).toBe(rules);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDiffCommand } from '../../src/commands/diff.ts';
import { addMineCommand } from '../../src/commands/mine.ts';
import { PROMPT, TOOLS } from '../helpers/an-agent.ts';
import { aGitWorkspace, type GitWorkspace } from '../helpers/git-workspace.ts';
import { runCommand } from '../helpers/run-command.ts';

const config = (agent: string) => `version: 1\nagents:\n  ${agent}:\n    prompt: prompt.md\n    tools: tools.json\n`;
const SOURCES = {
  'proviso.yaml': config('desk'),
  'prompt.md': PROMPT,
  'tools.json': `${JSON.stringify(TOOLS, null, 2)}\n`,
  '.gitattributes': '* -text\nspecs/*/lock.jsonl merge=union\n',
  '.gitignore': '.proviso/\n',
};

async function mine(workspace: GitWorkspace, ...flags: readonly string[]) {
  return await runCommand(addMineCommand, ['mine', '--workspace', workspace.path, '--engine', 'offline', ...flags]);
}

async function diff(workspace: GitWorkspace, ...flags: readonly string[]) {
  const sides = ['--workspace', workspace.path, '--engine', 'offline', '--base', 'main', ...flags];
  return await runCommand(addDiffCommand, ['diff', ...sides]);
}

/** A repository whose agent is mined and committed on main, on a branch of its own. */
async function aMinedWorkspace(): Promise<GitWorkspace> {
  const workspace = aGitWorkspace(SOURCES);
  await mine(workspace);
  workspace.commit({});
  workspace.git('checkout', '-q', '-b', 'change');
  return workspace;
}

function specsOf(workspace: GitWorkspace, agent = 'desk'): Readonly<Record<string, string>> {
  const folder = join(workspace.path, 'specs', agent);
  return Object.fromEntries(readdirSync(folder).map(name => [name, readFileSync(join(folder, name), 'utf8')]));
}

const countsSchema = z.object({
  agents: z.record(z.string(), z.looseObject({ modelCalls: z.int(), carried: z.int() })),
});
const pathOf = (workspace: GitWorkspace, words: string) => {
  const found = Object.entries(specsOf(workspace)).find(
    ([name, text]) => name !== 'lock.jsonl' && text.includes(words),
  );
  return `specs/desk/${found?.[0] ?? ''}`;
};

describe('two branches that both mine', () => {
  it('merge into a valid lock, with no call and no change after', async () => {
    using workspace = await aMinedWorkspace();
    workspace.write({ 'prompt.md': `${PROMPT}\nYou must always greet the guest.\n` });
    await mine(workspace);
    workspace.commit({});
    workspace.git('checkout', '-q', '-b', 'other', 'main');
    workspace.write({
      'prompt.md': PROMPT.replace('# Bookings\n', '# Bookings\n\nYou must never tell a room code.\n'),
    });
    await mine(workspace);
    workspace.commit({});
    workspace.git('merge', '-q', '--no-edit', '--no-gpg-sign', 'change');
    expect(workspace.git('status', '--porcelain')).toBe('');
    const before = specsOf(workspace);
    const { code, printed } = await mine(workspace, '--check', '--json');
    expect(code).toBe(0);
    const { agents } = countsSchema.parse(JSON.parse(printed));
    expect(agents['desk']).toMatchObject({ modelCalls: 0, added: 0, retired: 0, changed: 0 });
    expect(specsOf(workspace)).toEqual(before);
  });
});

describe('what is no change', () => {
  it.each([
    ['Windows line endings', (text: string) => text.replaceAll('\n', '\r\n')],
    ['trailing spaces', (text: string) => text.replace(/(?<=\S)$/gm, '  ')],
  ])('%s give no diff and leave specs as they are', async (_, change) => {
    using workspace = await aMinedWorkspace();
    workspace.commit({ 'prompt.md': change(PROMPT) });
    expect((await mine(workspace, '--check')).code).toBe(0);
    expect((await diff(workspace)).printed).toBe('No spec differs.\n');
  });

  it('a moved prompt is moved evidence, and nothing is added or removed', async () => {
    using workspace = await aMinedWorkspace();
    const moved = config('desk').replace('prompt.md', 'prompts/desk.md');
    workspace.write({ 'proviso.yaml': moved, 'prompts/desk.md': PROMPT, 'prompt.md': null });
    await mine(workspace);
    workspace.commit({});
    const { printed } = await diff(workspace, '--json');
    const { entries, findings } = z
      .object({ entries: z.array(z.looseObject({ class: z.string() })), findings: z.array(z.unknown()) })
      .parse(JSON.parse(printed));
    expect(new Set(entries.map(entry => entry.class))).toEqual(new Set(['evidence-moved']));
    expect(findings).toEqual([]);
  });

  it('a renamed agent keeps its rules under the new name, with no call', async () => {
    using workspace = await aMinedWorkspace();
    const before = specsOf(workspace);
    workspace.git('mv', 'specs/desk', 'specs/counter');
    workspace.write({ 'proviso.yaml': config('counter') });
    expect((await mine(workspace, '--check')).code).toBe(0);
    expect(specsOf(workspace, 'counter')).toEqual(before);
    expect((await diff(workspace)).printed).toBe('No spec differs.\n');
  });
});

describe('a spec file that was deleted', () => {
  it('is written as rejected, with the reason, and never mined again', async () => {
    using workspace = await aMinedWorkspace();
    const path = pathOf(workspace, 'rule: You must never cancel');
    workspace.commit({ [path]: null });
    const { printed } = await mine(workspace);
    expect(printed).toContain(`written: ${path}`);
    const text = readFileSync(join(workspace.path, path), 'utf8');
    expect(text).toContain('status: rejected\nreason: deleted\n');
    workspace.commit({});
    expect((await mine(workspace, '--check')).code).toBe(0);
    const again = await mine(workspace, '--fresh', '--json');
    expect(countsSchema.parse(JSON.parse(again.printed)).agents['desk']).toMatchObject({ added: 0 });
    expect((await diff(workspace)).printed).toContain('weakened');
  });

  it('goes with the passage that it rested on, without a word', async () => {
    using workspace = await aMinedWorkspace();
    const path = pathOf(workspace, 'rule: You must never cancel');
    const prompt = PROMPT.replace('You must never cancel a booking that was made more than 24 hours ago.\n', '');
    workspace.commit({ [path]: null, 'prompt.md': prompt });
    const { printed } = await mine(workspace);
    expect(printed).not.toContain(path);
  });
});

describe('proviso diff', () => {
  const edited = PROMPT.replace('24 hours', '48 hours');

  it('prints a table, then the findings', async () => {
    using workspace = await aMinedWorkspace();
    workspace.commit({ 'prompt.md': edited });
    const { printed } = await diff(workspace);
    expect(printed).toMatch(/class\s+.*scenario\s+.*rule/);
    expect(printed).toMatch(/(condition-changed|reworded)\s/);
    expect(printed).toContain('uncommitted: ');
  });

  it('prints each side as Gherkin', async () => {
    using workspace = await aMinedWorkspace();
    workspace.commit({ 'prompt.md': edited });
    const { printed } = await diff(workspace, '--gherkin');
    expect(printed).toMatch(/^- .*24 hours/m);
    expect(printed).toMatch(/^\+ .*48 hours/m);
  });

  it('prints a patch that git applies and that leaves nothing to mine', async () => {
    using workspace = await aMinedWorkspace();
    workspace.commit({ 'prompt.md': edited });
    const { printed } = await diff(workspace, '--patch');
    workspace.write({ 'proviso.patch': printed });
    workspace.git('apply', '--whitespace=nowarn', 'proviso.patch');
    expect((await mine(workspace, '--check')).code).toBe(0);
  });

  it('prints JSON and nothing else', async () => {
    using workspace = await aMinedWorkspace();
    workspace.commit({ 'prompt.md': edited });
    const { printed } = await diff(workspace, '--json');
    expect(JSON.parse(printed)).toMatchObject({
      entries: [{ before: {}, after: {} }],
      findings: [{ kind: 'uncommitted' }],
    });
  });
});

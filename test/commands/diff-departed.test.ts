import { expect, test } from 'vitest';
import { addDiffCommand } from '../../src/commands/diff.ts';
import { addMineCommand } from '../../src/commands/mine.ts';
import { PROMPT, TOOLS } from '../helpers/an-agent.ts';
import { aGitWorkspace } from '../helpers/git-workspace.ts';
import { runCommand } from '../helpers/run-command.ts';

const configOf = (...agents: readonly string[]) =>
  `version: 1\nagents:\n${agents.map(name => `  ${name}: {prompt: prompt.md, tools: tools.json}\n`).join('')}`;

test('diff names an agent that leaves the configuration, and the number of its rules', async () => {
  using workspace = aGitWorkspace({
    'proviso.yaml': configOf('desk', 'shop'),
    'prompt.md': PROMPT,
    'tools.json': JSON.stringify(TOOLS),
    '.gitignore': '.proviso/\n',
  });
  const common = ['--workspace', workspace.path, '--engine', 'offline'];
  await runCommand(addMineCommand, ['mine', ...common]);
  workspace.commit({});
  workspace.git('checkout', '-q', '-b', 'change');
  workspace.write({ 'proviso.yaml': configOf('desk') });
  const { printed } = await runCommand(addDiffCommand, ['diff', ...common, '--base', 'main']);
  expect(printed).toMatch(
    /^No spec differs\.\nagent-removed: shop: agent shop is no longer in proviso\.yaml: \d+ accepted rules are not tested/,
  );
  const { printed: json } = await runCommand(addDiffCommand, ['diff', ...common, '--base', 'main', '--json']);
  expect(JSON.parse(json)).toMatchObject({ entries: [], findings: [{ kind: 'agent-removed', rule: 'shop' }] });
});

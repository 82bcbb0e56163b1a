import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addEnvCommand } from '../../src/commands/env.ts';
import { runCommand } from '../helpers/run-command.ts';
import { temporaryWorkspace } from '../helpers/temporary-workspace.ts';

const TOOL = {
  name: 'get_booking',
  description: 'Shows a booking.',
  parameters: { type: 'object', properties: { booking_id: { type: 'string' } }, required: ['booking_id'] },
};

const workspaceOf = (tools: string) =>
  temporaryWorkspace({
    'prompt.md': 'You must be polite.',
    'tools.json': JSON.stringify([TOOL]),
    'env/data.json': JSON.stringify({ bookings: { B1: { booking_id: 'B1', nights: 2 } } }),
    'proviso.yaml': `version: 1
agents:
  desk:
    prompt: prompt.md
    tools: tools.json
    environment: { data: env/data.json${tools} }
`,
  });

it('the first module is written also where proviso.yaml names it already', async () => {
  using workspace = workspaceOf(', tools: ./env/tools.ts');
  const { code, printed } = await runCommand(addEnvCommand, [
    ...['env', '--workspace', workspace.folder],
    ...['--scaffold', 'env/tools.ts'],
  ]);
  expect(code).toBe(0);
  expect(printed).toBe('env/tools.ts: 1 tool, 1 filled in; read it and write the rest\n');
  expect(readFileSync(workspace.path('env/tools.ts'), 'utf8')).toContain('export const get_booking');
});

it('it says that the module has yet to be named, and writes over nothing', async () => {
  using workspace = workspaceOf('');
  const argv = ['env', '--workspace', workspace.folder, '--scaffold', 'env/tools.ts'];
  expect((await runCommand(addEnvCommand, argv)).printed).toContain('and name it as environment.tools');
  await expect(runCommand(addEnvCommand, argv)).rejects.toThrow('the file is there already');
});

it('one table and one record are told in the singular', async () => {
  using workspace = workspaceOf('');
  const { printed } = await runCommand(addEnvCommand, ['env', '--workspace', workspace.folder]);
  expect(printed).toContain('desk: 1 table; requester');
  expect(printed).toContain('bookings (1 record)');
});

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aGitWorkspace } from './helpers/git-workspace.ts';

const CLI = join(import.meta.dirname, '../src/cli.ts');
const FILES = {
  'proviso.yaml': 'version: 1\nagents:\n  desk:\n    prompt: prompts/desk.md\n    tools: tools/desk.json\n',
  'prompts/desk.md': '# Desk\n\nYou must never cancel a booking twice.\n',
  'tools/desk.json': JSON.stringify([
    {
      name: 'cancel_booking',
      description: 'Cancels a booking',
      parameters: { type: 'object', properties: { booking_id: { type: 'string' } }, required: ['booking_id'] },
    },
  ]),
};

/** Runs the command line with readers that close before it writes a word. */
async function runUnread(args: readonly string[], closed: readonly ('stdout' | 'stderr')[]) {
  const child = spawn(process.execPath, [CLI, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let told = '';
  child.stderr.on('data', bytes => {
    told += String(bytes);
  });
  for (const name of closed) child[name].destroy();
  if (!closed.includes('stdout')) child.stdout.resume();
  const code = await new Promise<number | null>(resolve => child.on('close', resolve));
  return { code, told };
}

describe('a reader that closes the pipe', () => {
  it.each([[['stdout']], [['stderr']], [['stdout', 'stderr']]] as const)('%j: the exit code stays', async closed => {
    using workspace = aGitWorkspace(FILES);
    const args = ['mine', '--check', '--engine', 'offline', '--workspace', workspace.path];
    const { code, told } = await runUnread(args, closed);
    expect(code).toBe(1);
    expect(told).not.toContain('EPIPE');
  });

  it('a run that is green stays green', async () => {
    expect((await runUnread(['--help'], ['stdout'])).code).toBe(0);
  });
});

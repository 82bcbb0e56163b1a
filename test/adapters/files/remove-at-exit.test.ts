import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, '../../../src/adapters/files/remove-at-exit.ts');

/** Starts a program that keeps a folder, and waits for how it ends. */
async function endProgram(
  folder: string,
  how: 'SIGTERM' | 'SIGINT' | 'itself' | 'a fault',
): Promise<number | string | null> {
  const last = { itself: '', 'a fault': 'throw new Error("late");', SIGTERM: '', SIGINT: '' }[how];
  const wait = how === 'itself' || how === 'a fault' ? last : 'setInterval(() => undefined, 1000);';
  const text = `import { removeAtExit } from ${JSON.stringify(MODULE)};
    removeAtExit(${JSON.stringify(folder)});
    process.stdout.write('ready\\n');
    ${wait}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', text], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | string | null>(resolve =>
    child.on('close', (code, signal) => resolve(signal ?? code)),
  );
  await new Promise<void>(resolve => child.stdout.once('data', () => resolve()));
  if (how === 'SIGTERM' || how === 'SIGINT') child.kill(how);
  return await ended;
}

test.each([
  ['SIGTERM', 'SIGTERM'],
  ['SIGINT', 'SIGINT'],
  ['itself', 0],
  ['a fault', 1],
] as const)('a temporary folder does not outlive a process ended by %s', async (how, end) => {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-exit-'));
  expect(await endProgram(folder, how)).toBe(end);
  expect(existsSync(folder)).toBe(false);
});

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** Runs `proviso mine` on files in a temporary folder; the files afterwards, without the store. */
export async function mineWorkspace(
  cli: string,
  files: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-mine-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { code, log } = await runCli(cli, ['mine', '--workspace', folder], env);
    if (code !== 0) throw new Error(`proviso mine ended with ${code}:\n${log}`);
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter(entry => entry.isFile())
      .map(entry => relative(folder, join(entry.parentPath, entry.name)));
    const kept = paths.filter(path => !path.startsWith('.proviso'));
    return Object.fromEntries(kept.map(path => [path, readFileSync(join(folder, path), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the command line in a process of its own, which leaves this one free to serve it. */
export async function runCli(
  cli: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly out: string; readonly log: string }> {
  return await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], { env: { PATH: process.env['PATH'] ?? '', ...env } });
    const text = { out: '', log: '' };
    child.stdout.on('data', chunk => {
      text.out += chunk;
      text.log += chunk;
    });
    child.stderr.on('data', chunk => {
      text.log += chunk;
    });
    child.on('error', reject);
    child.on('close', code => resolve({ code: code ?? 128, ...text }));
  });
}

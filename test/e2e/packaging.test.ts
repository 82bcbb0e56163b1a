import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { ROOT } from '../examples/desk-workspace.ts';
import { aFolder } from '../helpers/git-workspace.ts';
import { runProgram } from '../helpers/run-program.ts';

const DIST = join(ROOT, 'dist');

/** How a shared library begins, and where its processor stands, by platform. */
const LIBRARIES: Readonly<
  Record<string, { readonly magic: string; readonly machine: (bytes: Buffer) => number; readonly is: number }>
> = {
  'linux-x64': { magic: '7f454c46', machine: bytes => bytes.readUInt16LE(18), is: 0x3e },
  'linux-arm64': { magic: '7f454c46', machine: bytes => bytes.readUInt16LE(18), is: 0xb7 },
  'darwin-arm64': { magic: 'cffaedfe', machine: bytes => bytes.readUInt32LE(4), is: 0x0100000c },
  'win32-x64': { magic: '4d5a', machine: bytes => bytes.readUInt16LE(bytes.readUInt32LE(60) + 4), is: 0x8664 },
  'win32-arm64': { magic: '4d5a', machine: bytes => bytes.readUInt16LE(bytes.readUInt32LE(60) + 4), is: 0xaa64 },
};

describe('dist', () => {
  it('links nothing before the command line has looked at the version of Node', () => {
    const importsOf = (file: string) =>
      Array.from(readFileSync(join(DIST, file), 'utf8').matchAll(/^import .*?"(.+)";$/gm), ([, from]) => from);
    expect(importsOf('cli.js')).toEqual(['./chunks/require-node.js']);
    expect(importsOf('chunks/require-node.js')).toEqual([]);
  });

  it('holds a SQLite driver for each platform, built for that platform', () => {
    const names = Object.keys(LIBRARIES);
    expect(readdirSync(join(DIST, 'prebuilds')).toSorted()).toEqual(names.map(name => `${name}.node`).toSorted());
    for (const [name, { magic, machine, is }] of Object.entries(LIBRARIES)) {
      const bytes = readFileSync(join(DIST, 'prebuilds', `${name}.node`));
      expect([name, bytes.subarray(0, magic.length / 2).toString('hex'), machine(bytes)]).toEqual([name, magic, is]);
    }
  });

  it('names the licence of each package that it holds, with its text', () => {
    const text = readFileSync(join(DIST, 'licenses.txt'), 'utf8');
    const sections = text.matchAll(
      /^(@?[\w./-]+) (\d[\w.+-]*) \(([^)]+)\)\n-{60}\n([\s\S]*?)(?=\n\n@?[\w./-]+ \d[\w.+-]* \([^)]+\)\n-{60}\n|$(?![\s\S]))/gm,
    );
    const found = Array.from(sections, ([, name, version, licence, body]) => ({ name, version, licence, body }));
    for (const { name = '', version } of found) {
      const { version: installed } = JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'));
      expect([name, version]).toEqual([name, installed]);
    }
    const names = found.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['@octokit/rest', 'better-sqlite3', 'openai', 'zod']));
    expect(found.filter(({ licence = '' }) => /GPL|undefined|UNLICENSED/.test(licence))).toEqual([]);
    expect(found.filter(({ body = '' }) => body.trim().length < 30)).toEqual([]);
  });

  it('works from an empty folder without any package beside it, database included', async () => {
    const folder = aFolder();
    cpSync(DIST, join(folder, 'dist'), { recursive: true });
    for (let at = folder; dirname(at) !== at; at = dirname(at))
      expect(existsSync(join(at, 'node_modules'))).toBe(false);
    const work = join(folder, 'work');
    mkdirSync(work);
    const store = openSqliteStore(join(work, 'a.db'));
    store.writeAnswer('key', { text: 'an answer' });
    store.close();
    const cli = async (...args: readonly string[]) =>
      await runProgram([join(folder, 'dist/cli.js'), ...args], { cwd: work });
    const merged = await cli('merge', 'a.db', '--workspace', work, '--store', 'b.db');
    expect([merged.code, merged.stderr]).toEqual([0, '']);
    expect(merged.stdout).toContain('0 of 0 trials and 1 of 1 answers taken');
    expect((await cli('--version')).stdout.trim()).toBe(
      JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version,
    );
    const idle = await runProgram([join(folder, 'dist/index.js')], { cwd: work });
    expect(idle.stdout).toContain('the action runs on a GitHub runner; elsewhere use the command line');
    expect(idle.code).toBe(2);
  });
});

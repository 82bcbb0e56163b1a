import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPrebuild, openDatabase } from '../../../src/adapters/sqlite/load-driver.ts';
import { openSoundStore } from '../../../src/adapters/sqlite/open-sound-store.ts';
import { openSqliteStore } from '../../../src/adapters/sqlite/sqlite-store.ts';
import { ConfigError } from '../../../src/lib/errors.ts';
import { hashText } from '../../../src/lib/hash.ts';
import { aCall, aTrace } from '../../helpers/a-trace.ts';
import { aTrial } from '../../helpers/a-trial.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proviso-store-'));
  file = join(folder, '.proviso/store.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The one ConfigError that a use of the store ends in. */
function problemOf(use: () => unknown): ConfigError {
  try {
    use();
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

const SOURCE = pathToFileURL(join(import.meta.dirname, '../../../src/adapters/sqlite/sqlite-store.ts')).href;

describe('openSqliteStore', () => {
  it('makes the folder and gives back what was written, also after it was closed', () => {
    const trial = aTrial({ key: 'k1', trace: aTrace({ events: aCall('cancel', { args: { id: 'B1' } }) }) });
    const store = openSqliteStore(file);
    store.writeTrial(trial);
    store.writeAnswer('a1', { rules: ['one', null, 3.5] });
    store.close();
    const again = openSqliteStore(file);
    expect(again.readTrial('k1')).toEqual(trial);
    expect(again.readAnswer('a1')).toEqual({ rules: ['one', null, 3.5] });
    expect([again.readTrial('k2'), again.readAnswer('a2')]).toEqual([null, null]);
    again.close();
  });

  it('keeps the last text written under a key', () => {
    const store = openSqliteStore(file);
    store.writeTrial(aTrial({ outcome: 'invalid', reason: 'no answer' }));
    store.writeTrial(aTrial({ outcome: 'compliant' }));
    expect(store.readTrial('key')?.outcome).toBe('compliant');
    store.close();
  });

  it('lists the trials of one agent in launch order, only those asked for', () => {
    const store = openSqliteStore(file);
    const indices = [10, 2, 0, 1];
    for (const index of indices) store.writeTrial(aTrial({ key: `b${index}`, scenario: 'b.x', index }));
    store.writeTrial(aTrial({ key: 'a0', scenario: 'a.x' }));
    store.writeTrial(aTrial({ key: 'other', scenario: 'a.x', agent: 'shop' }));
    const keys = ['b10', 'b1', 'b2', 'a0', 'other', 'absent'];
    expect(store.listTrials({ agent: 'desk', keys }).map(({ key }) => key)).toEqual(['a0', 'b1', 'b2', 'b10']);
    expect(store.listTrials({ agent: 'desk', keys: [] })).toEqual([]);
    store.close();
  });

  it('takes a row that was tampered with, or put under another key, for absent', () => {
    const store = openSqliteStore(file);
    for (const key of ['k1', 'k2', 'k3']) store.writeTrial(aTrial({ key }));
    store.writeAnswer('a1', 'true');
    store.close();
    const raw = new Sqlite(file);
    raw.exec(`UPDATE trials SET text = replace(text, 'compliant', 'violation') WHERE key = 'k1'`);
    raw.exec(`UPDATE trials SET key = 'k9' WHERE key = 'k2'`);
    raw.exec(`UPDATE answers SET text = '"false"'`);
    raw.close();
    const again = openSqliteStore(file);
    expect([again.readTrial('k1'), again.readTrial('k9'), again.readAnswer('a1')]).toEqual([null, null, null]);
    expect(again.listTrials({ agent: 'desk', keys: ['k1', 'k9', 'k3'] }).map(({ key }) => key)).toEqual(['k3']);
    again.close();
  });

  it('takes on a store of version 1, with what it remembers', () => {
    mkdirSync(join(folder, '.proviso'));
    const raw = new Sqlite(file);
    raw.exec(`
      CREATE TABLE answers (key TEXT PRIMARY KEY, text TEXT NOT NULL, digest TEXT NOT NULL) STRICT, WITHOUT ROWID;
      CREATE TABLE trials (key TEXT PRIMARY KEY, agent TEXT NOT NULL, scenario TEXT NOT NULL, purpose TEXT NOT NULL,
        position INTEGER NOT NULL, text TEXT NOT NULL, digest TEXT NOT NULL) STRICT;`);
    const old = aTrial({ key: 'old', strategy: 'ownership.insist', outcome: 'violation' });
    const text = JSON.stringify(old);
    const write = raw.prepare('INSERT INTO trials VALUES (?, ?, ?, ?, ?, ?, ?)');
    write.run('old', old.agent, old.scenario, 'test', 0, text, hashText(`old\n${text}`));
    write.run('torn', old.agent, old.scenario, 'test', 0, '{"strategy": "x', 'digest');
    raw.pragma(`application_id = ${0x70726f76}`);
    raw.pragma('user_version = 1');
    raw.close();
    for (const times of [1, 2]) {
      const store = openSqliteStore(file);
      expect([times, store.readTrial('old')]).toEqual([times, old]);
      expect(store.listTried('desk').map(({ key, strategy }) => [key, strategy])).toEqual([
        ['old', 'ownership.insist'],
      ]);
      store.close();
    }
  });

  it('names a damaged file in one line with a hint, and leaves every byte of it', () => {
    mkdirSync(join(folder, '.proviso'));
    writeFileSync(file, `${'this is no database '.repeat(400)}`);
    const before = readFileSync(file);
    const problem = problemOf(() => openSqliteStore(file));
    expect(problem.message).toMatch(/store\.db: the store is damaged \(SQLITE_NOTADB\)$/);
    expect(problem.problems).toHaveLength(1);
    expect(problem.hint).toContain('move the file away');
    expect(readFileSync(file)).toEqual(before);
  });

  it('is begun anew beside a damaged file where a run must go on, with every byte of it kept', () => {
    const damaged = 'this is no database '.repeat(400);
    mkdirSync(join(folder, '.proviso'));
    const warnings: string[] = [];
    const log = { info: () => undefined, warn: (line: string) => void warnings.push(line) };
    for (const n of [1, 2]) {
      writeFileSync(file, damaged);
      const store = openSoundStore({ log }, file);
      store.writeTrial(aTrial({ key: 'k' }));
      store.close();
      expect(readFileSync(`${file}.damaged-${n}`, 'utf8')).toBe(damaged);
      expect(warnings).toHaveLength(n);
    }
    expect(warnings[0]).toMatch(/the store is damaged .* kept as .*store\.db\.damaged-1/);
    const again = openSoundStore({ log }, file);
    expect(again.readTrial('k')?.key).toBe('k');
    again.close();
  });

  it('names a file whose pages were overwritten, and still gives the trials of a copy made before', () => {
    const store = openSqliteStore(file);
    for (let i = 0; i < 200; i++) store.writeTrial(aTrial({ key: `k${i}`, index: i, reason: 'x'.repeat(500) }));
    store.close();
    copyFileSync(file, `${file}.copy`);
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 4096, bytes.length - 4096);
    writeFileSync(file, bytes);
    const problem = problemOf(() => {
      const broken = openSqliteStore(file);
      return Array.from({ length: 200 }, (_, i) => broken.readTrial(`k${i}`));
    });
    expect(problem.message).toMatch(/the store is damaged \(SQLITE_CORRUPT/);
    const copy = openSqliteStore(`${file}.copy`);
    expect(copy.readTrial('k199')?.index).toBe(199);
    copy.close();
  });

  it('refuses a SQLite file of somebody else and a store of a newer version', () => {
    mkdirSync(join(folder, '.proviso'));
    const foreign = new Sqlite(file);
    foreign.exec('CREATE TABLE notes (text TEXT)');
    foreign.close();
    expect(problemOf(() => openSqliteStore(file)).message).toContain('no store of Proviso');
    const newer = join(folder, 'newer.db');
    openSqliteStore(newer).close();
    const raw = new Sqlite(newer);
    raw.pragma('user_version = 99');
    raw.close();
    expect(problemOf(() => openSqliteStore(newer)).message).toContain('its schema is 99');
  });

  it('waits for a lock, then says who is in the way; nothing written before is lost', () => {
    const store = openSqliteStore(file);
    store.writeTrial(aTrial({ key: 'before' }));
    const other = new Sqlite(file);
    other.exec('BEGIN EXCLUSIVE');
    const problem = problemOf(() => store.writeTrial(aTrial({ key: 'blocked' })));
    expect(problem.message).toMatch(/another process holds the store \(SQLITE_BUSY/);
    other.exec('COMMIT');
    other.close();
    store.writeTrial(aTrial({ key: 'after' }));
    expect(['before', 'blocked', 'after'].map(key => store.readTrial(key) !== null)).toEqual([true, false, true]);
    store.close();
  }, 20_000);

  it('lets two runs write to one file', () => {
    const [one, two] = [openSqliteStore(file), openSqliteStore(file)];
    one.writeTrial(aTrial({ key: 'one' }));
    two.writeTrial(aTrial({ key: 'two' }));
    expect(one.readTrial('two')?.key).toBe('two');
    expect(two.readTrial('one')?.key).toBe('one');
    one.close();
    two.close();
  });

  it('keeps every trial written before the process was killed', async () => {
    const script = `
      const { openSqliteStore } = await import(${JSON.stringify(SOURCE)});
      const store = openSqliteStore(process.argv[1]);
      const trial = JSON.parse(process.argv[2]);
      for (let i = 0; ; i++) {
        store.writeTrial({ ...trial, key: 'k' + i, index: i });
        if (i === 49) console.log('written');
      }`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, file, JSON.stringify(aTrial())], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const store = openSqliteStore(file);
    const found = Array.from({ length: 50 }, (_, i) => store.readTrial(`k${i}`)?.index);
    expect(found).toEqual(Array.from({ length: 50 }, (_, i) => i));
    store.close();
  });

  it('says so when the folder cannot be written', () => {
    writeFileSync(join(folder, 'taken'), '');
    const problem = problemOf(() => openSqliteStore(join(folder, 'taken/store.db')));
    expect(problem.message).toContain('cannot be opened for writing');
    expect(problem.hint).toContain('--store');
  });
});

describe('the driver', () => {
  it('is taken from beside the bundle, from an entry and from a chunk', () => {
    mkdirSync(join(folder, 'dist/prebuilds'), { recursive: true });
    const prebuild = join(folder, 'dist/prebuilds/linux-x64.node');
    writeFileSync(prebuild, '');
    const url = (path: string) => pathToFileURL(join(folder, path)).href;
    expect(findPrebuild(url('dist/index.js'), 'linux-x64')).toBe(prebuild);
    expect(findPrebuild(url('dist/chunks/store.js'), 'linux-x64')).toBe(prebuild);
    expect(findPrebuild(url('dist/index.js'), 'plan9-mips')).toBeNull();
    expect(findPrebuild(SOURCE)).toBeNull();
  });

  it('opens through an absolute path', () => {
    const platform = `${process.platform}-${process.arch}`;
    const prebuild = join(import.meta.dirname, `../../../node_modules/better-sqlite3/prebuilds/${platform}.node`);
    const store = openSqliteStore(file, { nativeBinding: prebuild });
    store.writeAnswer('a', 1);
    expect(store.readAnswer('a')).toBe(1);
    store.close();
  });

  it('that does not load is one line with a hint, and no file is left behind', () => {
    const broken = join(folder, 'broken.node');
    writeFileSync(broken, 'not a driver');
    chmodSync(broken, 0o644);
    const problem = problemOf(() => openDatabase(join(folder, 'x.db'), broken));
    expect(problem.message).toMatch(/^the SQLite driver does not load on \S+ with Node \d+/);
    expect(problem.message).not.toContain('\n');
    expect(problem.hint).toContain('Node 24');
    expect(readdirSync(folder)).toEqual(['broken.node']);
  });
});

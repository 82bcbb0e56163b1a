import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { addMergeCommand } from '../../src/commands/merge.ts';
import type { Trial } from '../../src/model/trial.ts';
import { aTrial } from '../helpers/a-trial.ts';
import { runCommand } from '../helpers/run-command.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proviso-merge-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function fill(name: string, trials: readonly Trial[], answers: Readonly<Record<string, number>> = {}): string {
  const file = join(folder, name);
  const store = openSqliteStore(file);
  for (const trial of trials) store.writeTrial(trial);
  for (const [key, value] of Object.entries(answers)) store.writeAnswer(key, value);
  store.close();
  return file;
}

function read(file: string) {
  const store = openSqliteStore(file);
  const keys = store.findTrialKeys('', 99);
  const held = {
    trials: keys.map(key => store.readTrial(key)),
    answers: ['x', 'y', 'z'].map(key => store.readAnswer(key)),
    tried: store.listTried('desk'),
  };
  store.close();
  return held;
}

const merge = (into: string, files: readonly string[]) =>
  runCommand(addMergeCommand, ['merge', ...files, '--store', join(folder, into), '--json']);

describe('proviso merge', () => {
  const both = aTrial({ key: 'both', outcome: 'violation' });
  const shards = () => [
    fill('a.db', [both, aTrial({ key: 'a', reason: 'one form' }), aTrial({ key: 'v', outcome: 'invalid' })], { x: 1 }),
    fill('b.db', [both, aTrial({ key: 'a', reason: 'another form' }), aTrial({ key: 'v' })], { x: 2, y: 3 }),
    fill('c.db', [aTrial({ key: 'c', purpose: 'hunt', hunt: 'h' })], { z: 4 }),
  ];

  it('gives the same store whatever the order, and again when it is repeated', async () => {
    const [a = '', b = '', c = ''] = shards();
    await merge('1.db', [a, b, c]);
    await merge('2.db', [c, b, a]);
    await merge('3.db', [b, a]);
    await merge('3.db', [c, a, b, a]);
    const merged = read(join(folder, '1.db'));
    expect(read(join(folder, '2.db'))).toEqual(merged);
    expect(read(join(folder, '3.db'))).toEqual(merged);
    expect(merged.trials.map(trial => trial?.key)).toEqual(['a', 'both', 'c', 'v']);
    expect(merged.trials.find(trial => trial?.key === 'v')?.outcome).toBe('compliant');
  });

  it('counts a trial that two shards hold once in the memory', async () => {
    const [a = '', b = '', c = ''] = shards();
    const first = await merge('m.db', [a, b, c]);
    expect(read(join(folder, 'm.db')).tried.map(({ key }) => key)).toEqual(['a', 'both', 'c', 'v']);
    expect(JSON.parse(first.printed).merged).toMatchObject([
      { trials: { read: 3, taken: 3 }, answers: { read: 1, taken: 1 }, damaged: 0 },
      { trials: { read: 3 }, answers: { read: 2 } },
      { trials: { read: 1, taken: 1 }, answers: { read: 1, taken: 1 } },
    ]);
    const again = await merge('m.db', [c, b, a]);
    for (const one of JSON.parse(again.printed).merged) expect([one.trials.taken, one.answers.taken]).toEqual([0, 0]);
  });

  it('leaves damaged rows out and says so, and changes nothing in what it reads', async () => {
    const [a = ''] = shards();
    const raw = new Sqlite(a);
    raw.exec(`UPDATE trials SET text = replace(text, 'one form', 'forged') WHERE key = 'a'`);
    raw.pragma('wal_checkpoint(TRUNCATE)');
    raw.close();
    const before = readFileSync(a);
    const { told, printed } = await merge('m.db', [a]);
    expect(JSON.parse(printed).merged).toMatchObject([{ trials: { read: 2 }, damaged: 1 }]);
    expect(told).toContain('1 rows are not what was written');
    expect(readFileSync(a).equals(before)).toBe(true);
  });

  it('refuses what is no store, a file that is not there, and itself', async () => {
    writeFileSync(join(folder, 'text.db'), 'no database '.repeat(100));
    await expect(merge('m.db', [join(folder, 'text.db')])).rejects.toThrow('damaged');
    await expect(merge('m.db', [join(folder, 'none.db')])).rejects.toThrow('no such store');
    await expect(merge('m.db', [join(folder, 'm.db')])).rejects.toThrow('into itself');
  });
});

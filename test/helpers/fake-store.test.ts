import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { aTrial } from './a-trial.ts';
import { fakeStore } from './fake-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'proviso-stores-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['in memory', () => fakeStore()],
  ['on SQLite', () => openSqliteStore(join(folder, 'store.db'))],
])('the store %s', (_, open) => {
  it('reads what was written last, lists in launch order, and knows nothing else', () => {
    const store = open();
    for (const index of [11, 2]) store.writeTrial(aTrial({ key: `k${index}`, index }));
    store.writeTrial(aTrial({ key: 'p', purpose: 'permitted' }));
    store.writeTrial(aTrial({ key: 'k2', index: 2, outcome: 'undecided', reason: 'again' }));
    store.writeAnswer('a', { x: [1, 'two', null] });
    expect(store.readTrial('k2')?.reason).toBe('again');
    expect([store.readTrial('none'), store.readAnswer('none')]).toEqual([null, null]);
    expect(store.readAnswer('a')).toEqual({ x: [1, 'two', null] });
    const keys = ['none', 'k11', 'k2', 'k2', 'p'];
    expect(store.listTrials({ agent: 'desk', keys }).map(({ key }) => key)).toEqual(['p', 'k2', 'k11']);
    expect(store.listTrials({ agent: 'other', keys })).toEqual([]);
    store.close();
  });

  it('finds keys by their beginning, letter by letter', () => {
    const store = open();
    for (const key of ['ab12', 'ab%2', 'AB12', 'ab13', 'b']) store.writeTrial(aTrial({ key }));
    expect(store.findTrialKeys('ab', 9)).toEqual(['ab%2', 'ab12', 'ab13']);
    expect(store.findTrialKeys('ab%', 9)).toEqual(['ab%2']);
    expect(store.findTrialKeys('ab', 2)).toEqual(['ab%2', 'ab12']);
    expect(store.findTrialKeys('c', 9)).toEqual([]);
    store.close();
  });

  it('remembers what was tried, each trial once, and neither replays nor what failed for other reasons', () => {
    const store = open();
    const trial = aTrial({ agent: 'shop', strategy: 'ownership.insist', outcome: 'violation' });
    for (const key of ['b', 'a', 'b']) store.writeTrial({ ...trial, key });
    store.writeTrial({ ...trial, key: 'h', purpose: 'hunt', hunt: 'h1', outcome: 'undecided' });
    store.writeTrial({ ...trial, key: 'r', purpose: 'replay' });
    store.writeTrial({ ...trial, key: 'c', purpose: 'compare' });
    store.writeTrial({ ...trial, key: 'i', outcome: 'invalid' });
    const { scenario, strategy } = trial;
    const tried = [
      { key: 'a', scenario, strategy, outcome: 'violation' },
      { key: 'b', scenario, strategy, outcome: 'violation' },
      { key: 'h', scenario, strategy, outcome: 'undecided' },
    ];
    expect(store.listTried('shop')).toEqual(tried);
    expect(store.listTried('shop', 'h1')).toEqual(tried.slice(0, 2));
    expect(store.listTried('nobody')).toEqual([]);
    store.close();
  });
});

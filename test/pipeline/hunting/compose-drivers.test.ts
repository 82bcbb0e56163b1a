import { describe, expect, test } from 'vitest';
import { buildDriver } from '../../../src/driver/build-driver.ts';
import type { Tables } from '../../../src/model/artifacts.ts';
import type { RefinedSpec } from '../../../src/model/spec.ts';
import type { Change } from '../../../src/model/trace.ts';
import { composeDrivers } from '../../../src/pipeline/hunting/compose-drivers.ts';
import { findStarts } from '../../../src/pipeline/testing/judge-chain.ts';
import { composeChain, isBoundByCalls, listPartners } from '../../../src/strategies/compose-cases.ts';
import { loadDesk, readDeskSpecs, refine } from '../../examples/desk-workspace.ts';

const artifacts = await loadDesk('base');
const watched = refine(await readDeskSpecs('base'));
const find = (id: string) => {
  const found = watched.find(({ scenario }) => scenario.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

function withChanges(changes: readonly Change[]): Tables {
  const tables = Object.entries(artifacts.data).map(([name, records]) => {
    const own = changes.flatMap(({ table, id, after }) => (table === name && after ? [[id, after] as const] : []));
    return [name, { ...records, ...Object.fromEntries(own) }] as const;
  });
  return Object.fromEntries(tables);
}

describe('goals chained into one case', () => {
  const chains = watched.flatMap(target =>
    [0, 1, 2].flatMap(seed => {
      const goals = composeChain(target, watched, { artifacts, seed: `${seed}` });
      return goals === null ? [] : [{ goals, seed: `${target.scenario.id} ${seed}` }];
    }),
  );

  test('have one requester, and each its own Given in the common world as it stands', () => {
    expect(chains.length).toBeGreaterThan(60);
    let built = 0;
    for (const { goals, seed } of chains) {
      const composed = composeDrivers(goals, artifacts, seed);
      if ('failure' in composed) continue;
      built += 1;
      const { driver, objects } = composed;
      const world = { ...artifacts, data: withChanges(driver.setup) };
      for (const [at, refined] of goals.entries()) {
        const held = { requester: driver.requester, objects: objects[at] ?? {}, avoided: [] };
        expect(buildDriver({ refined, artifacts: world, seed, held })).toMatchObject({ driver: { setup: [] } });
      }
    }
    expect(built / chains.length).toBeGreaterThan(0.9);
  });

  test('are about different records wherever both may call the same tool', () => {
    for (const { goals, seed } of chains) {
      const composed = composeDrivers(goals, artifacts, seed);
      if ('failure' in composed || !goals.every(goal => isBoundByCalls(goal, artifacts))) continue;
      const { requester } = composed.driver;
      const keys = composed.objects
        .flatMap(refs => Object.values(refs))
        .filter(({ table, id }) => table !== requester?.table || id !== requester.id)
        .map(({ table, id }) => `${table} ${id}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('are the same for the same seed, the tested spec among two or three', () => {
    const target = find('lock-out.change');
    const drawn = Array.from(
      { length: 30 },
      (_, i) => composeChain(target, watched, { artifacts, seed: `${i}` }) ?? [],
    );
    expect(new Set(drawn.map(({ length }) => length))).toEqual(new Set([2, 3]));
    expect(drawn.every(goals => goals.includes(target))).toBe(true);
    expect(new Set(drawn.map(goals => goals.indexOf(target))).size).toBeGreaterThan(1);
    expect(composeChain(target, watched, { artifacts, seed: '3' })).toEqual(drawn[3]);
  });

  test('are refused where a breach could not be told to belong to one of them', () => {
    const withoutRecord = find('room-limit.five-rooms');
    expect(isBoundByCalls(withoutRecord, artifacts)).toBe(false);
    const partners = listPartners(withoutRecord, watched, artifacts);
    expect(partners.some(({ spec }) => spec.tools.includes('create_booking'))).toBe(false);
    const { spec, scenario } = find('lock-out.change');
    const then = [
      { text: 'says nothing of it', check: { kind: 'not-said', sentence: 'a promise' }, attempts: 'report' },
    ];
    const spoken = { spec, scenario: { ...scenario, then } } as RefinedSpec;
    expect(listPartners(spoken, watched, artifacts)).toEqual([]);
  });

  test('whose Givens exclude each other are not tried', () => {
    const vip = find('voucher-once.compensated');
    const table = Object.entries(vip.scenario.objects).find(([, name]) => name !== 'guests')?.[1] ?? '';
    const only = Object.entries(artifacts.data[table] ?? {}).slice(0, 1);
    const few = { ...artifacts, data: { ...artifacts.data, [table]: Object.fromEntries(only) } };
    const twice = composeDrivers([vip, { ...vip, scenario: { ...vip.scenario, id: 'twin.case' } }], few, 's');
    if ('driver' in twice) {
      const keys = twice.objects.map(refs => Object.values(refs).find(ref => ref.table === table)?.id);
      expect(new Set(keys).size).toBe(2);
    } else expect(twice.failure.detail).not.toBe('');
  });
});

describe('where a goal begins', () => {
  const goal = (request: string, id: string | null) => ({
    objects: id === null ? [] : [{ name: 'booking', ref: { table: 'bookings', id }, record: null }],
    request,
    tool: null,
    facts: {},
    says: [],
  });
  const user = (text: string, act: 'request' | 'inform' | 'confirm', about: string | null = null) => ({
    kind: 'user' as const,
    text,
    act,
    about,
    facts: [],
    turn: 0,
  });
  const cancel = 'the guest asks to cancel the booking';
  const change = 'the guest asks to change the number of nights';

  test('is the first request about its record, not one that is made again for the goal before', () => {
    const events = [user('Cancel B1', 'request', 'B1'), user('B1 again', 'request', 'B1'), user('B2', 'request', 'B2')];
    expect(findStarts(events, [goal(cancel, 'B1'), goal(cancel, 'B2')])).toEqual([0, 2]);
  });

  test('is told by the words of the request where the records do not tell it', () => {
    const events = [
      user('I want to change the number of nights', 'request'),
      user('yes', 'confirm'),
      user('I want to cancel the booking', 'request'),
    ];
    expect(findStarts(events, [goal(change, null), goal(cancel, null)])).toEqual([0, 2]);
    expect(findStarts(events, [goal(change, 'B1'), goal(cancel, 'B1')])).toEqual([0, 2]);
  });

  test('is nowhere when the user never came to it, and then no later goal begins', () => {
    const events = [user('I want to cancel the booking', 'request', 'B1')];
    expect(findStarts(events, [goal(cancel, 'B1'), goal(change, 'B2')])).toEqual([0, null]);
    expect(findStarts(events, [goal(change, 'B9'), goal(cancel, 'B1')])).toEqual([null, null]);
  });
});

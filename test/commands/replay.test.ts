import { Command } from 'commander';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { addReplayCommand, findTrial } from '../../src/commands/replay.ts';
import { ConfigError } from '../../src/lib/errors.ts';
import { aTrial as violatingTrial } from '../helpers/a-report.ts';
import { aTrial } from '../helpers/a-trial.ts';
import { fakeStore } from '../helpers/fake-store.ts';
import { temporaryWorkspace } from '../helpers/temporary-workspace.ts';

const pad = (start: string) => start.padEnd(64, '0');

function storeOf(...keys: readonly string[]) {
  const store = fakeStore();
  for (const key of keys) store.writeTrial(aTrial({ key }));
  return store;
}

function faultOf(work: () => unknown): ConfigError {
  try {
    work();
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('a trial is named', () => {
  it('by its key, or by the beginning of it where no other begins so', () => {
    const store = storeOf(pad('ab12'), pad('ab34'), pad('ff'));
    expect(findTrial(store, pad('ab12')).key).toBe(pad('ab12'));
    expect(findTrial(store, 'ab3').key).toBe(pad('ab34'));
    expect(findTrial(store, 'f').key).toBe(pad('ff'));
  });

  it('by its whole key even where that begins another one', () => {
    expect(findTrial(storeOf('ab', 'abc'), 'ab').key).toBe('ab');
  });

  it('in one line with the candidates where several begin so', () => {
    const { message } = faultOf(() => findTrial(storeOf(pad('ab12'), pad('ab34'), pad('ff')), 'ab'));
    expect(message).toBe('ab: several trials begin so: ab1200000000, ab3400000000');
  });

  it('with as many letters as it takes to tell candidates apart, and not with all of many', () => {
    const keys = Array.from({ length: 9 }, (_, n) => pad(`ab0123456789cdef${n + 1}`));
    const { message } = faultOf(() => findTrial(storeOf(...keys), 'ab'));
    expect(message).toContain('ab0123456789cdef1000, ab0123456789cdef2000');
    expect(message.endsWith(' and more')).toBe(true);
    expect(message).not.toContain('\n');
  });

  it.each(['', 'x', '%', pad('ab13')])('and "%s" names none', key => {
    expect(faultOf(() => findTrial(storeOf(pad('ab12')), key)).message).toContain('the store has no such trial');
  });
});

describe('proviso replay', () => {
  const workspace = temporaryWorkspace({ 'proviso.yaml': 'version: 1\nagents: {}\n' });
  afterAll(() => workspace[Symbol.dispose]());

  it('prints the stored trial that a beginning of its key names', async () => {
    const file = workspace.path('store.db');
    const store = openSqliteStore(file);
    for (const key of ['ab12', 'ab34'].map(pad)) store.writeTrial(aTrial({ key, scenario: `${key.slice(0, 4)}.case` }));
    const crashed = { outcome: 'invalid', reason: 'fault of the agent: boom', witness: null } as const;
    store.writeTrial(aTrial({ key: pad('cd'), ...crashed }));
    store.writeTrial(violatingTrial({ key: pad('ef') }));
    store.close();
    const out: string[] = [];
    const codes: number[] = [];
    const io = { print: (text: string) => void out.push(text), tell: () => undefined, env: {}, hasColor: false };
    const program = new Command().exitOverride();
    addReplayCommand(program, io, code => void codes.push(code));
    const run = (key: string) =>
      program.parseAsync([
        'node',
        'proviso',
        'replay',
        key,
        '--stored',
        '--workspace',
        workspace.folder,
        '--store',
        file,
      ]);
    await run('ab3');
    expect(out.join('')).toMatch(/^ab34\.case, /);
    expect(codes).toEqual([0]);
    out.length = 0;
    await run('cd');
    expect(out.join('')).toContain('stored: invalid (fault of the agent: boom)');
    expect(out.join('')).not.toContain('◀');
    out.length = 0;
    await run('ef');
    expect(out.join('').match(/^.*◀ here$/gm)).toEqual([
      '  [7] agent calls: cancel_booking {"booking_id":"B1042"}   ◀ here',
    ]);
    expect(out.join('')).toMatch(/^stored: violation\nbecause: .+ \(cancel-eligibility\.no-condition; events 7\)$/m);
    await expect(run('ab')).rejects.toThrow('several trials begin so: ab1200000000, ab3400000000');
  });
});

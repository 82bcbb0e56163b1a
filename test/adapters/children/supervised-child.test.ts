import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { SupervisedChild } from '../../../src/adapters/children/supervised-child.ts';
import { EvidenceError, HostError } from '../../../src/lib/errors.ts';
import { temporaryWorkspace } from '../../helpers/temporary-workspace.ts';

/** Answers after a moment; leaves a file of its process id, and says in it what it was asked. */
const PROGRAM = `
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
createInterface({ input: process.stdin }).on('line', line => {
  const { id, method } = JSON.parse(line);
  appendFileSync(process.argv[2] + '/' + process.pid, method + '\\n');
  if (method === 'die') process.exit(1);
  setTimeout(() => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result: null }) + '\\n'), 20);
});
`;
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a child that is started again after a fault', () => {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  const supervise = () => {
    const workspace = temporaryWorkspace({ 'program.mjs': PROGRAM, 'pids/.keep': '' });
    const child = new SupervisedChild({
      spawn: {
        label: 'the host',
        command: process.execPath,
        args: [workspace.path('program.mjs'), workspace.path('pids')],
        cwd: workspace.folder,
        env: {},
      },
      initialize: {},
      timeoutMs: 10_000,
    });
    ends.push(
      () => child.close(),
      () => workspace[Symbol.dispose](),
    );
    const names = () => readdirSync(workspace.path('pids')).filter(name => name !== '.keep');
    return {
      child,
      pids: () => names().map(Number),
      opened: () =>
        names().map(
          name =>
            readFileSync(workspace.path(`pids/${name}`), 'utf8')
              .split('\n')
              .filter(line => line === 'open').length,
        ),
    };
  };
  const openAll = (child: SupervisedChild, count = 20) =>
    Promise.all(Array.from({ length: count }, () => child.open('open', {})));

  it('sessions that are opened together at the start share one process', async () => {
    const { child, opened } = supervise();
    await openAll(child);
    expect(opened()).toEqual([20]);
  });

  it('sessions that are opened together after a crash share one new process, and none is left behind', async () => {
    const { child, pids, opened } = supervise();
    const sessions = await openAll(child, 3);
    await expect(sessions[0]?.request('die', {})).rejects.toThrow(HostError);
    await openAll(child);
    expect(opened().sort((a, b) => a - b)).toEqual([3, 20]);
    await child.close();
    expect(pids().filter(isAlive)).toEqual([]);
  });

  it('sessions that are opened while the process dies under others share one new process', async () => {
    const { child, opened } = supervise();
    const [session] = await openAll(child, 1);
    const died = session?.request('die', {}).catch(() => undefined);
    const [late] = await Promise.allSettled([child.open('open', {}), died]);
    expect(late.status).toBe('rejected');
    await openAll(child);
    expect(opened()).toHaveLength(2);
  });

  it('closing ends a process that is only starting, and starts no other', async () => {
    const { child, pids } = supervise();
    const opening = child.open('open', {});
    const closed = child.close();
    await expect(opening).rejects.toThrow(EvidenceError);
    await closed;
    await expect(child.open('open', {})).rejects.toThrow('is closed');
    expect(pids().filter(isAlive)).toEqual([]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, describe, expect, it } from 'vitest';
import { addDriftCommand } from '../../src/commands/drift.ts';
import { createRng } from '../../src/lib/rng.ts';
import { driftSchema } from '../../src/model/verdict.ts';
import { aConversation, type Habit, usual } from '../helpers/a-behaviour.ts';

const folder = mkdtempSync(join(tmpdir(), 'proviso-drift-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file of our own traces, each in a stratum where `strata` says how many there are. */
function write(name: string, n: number, parts: { habit?: Habit; strata?: number; seed?: string } = {}): string {
  const { habit = usual, strata = 0, seed = name } = parts;
  const rng = createRng(seed);
  const lines = Array.from({ length: n }, (_, i) => {
    const trace = aConversation(habit, rng, strata === 0 ? 0 : i % strata);
    return JSON.stringify(strata === 0 ? trace : { ...trace, stratum: `s${i % strata}` });
  });
  const file = join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

async function run(...args: readonly string[]) {
  const out: string[] = [];
  const codes: number[] = [];
  const io = { print: (text: string) => void out.push(text), tell: () => undefined, env: {}, hasColor: false };
  const program = new Command().exitOverride();
  addDriftCommand(program, io, code => void codes.push(code));
  await program.parseAsync(['node', 'proviso', 'drift', ...args]);
  return { text: out.join(''), codes };
}

const json = async (base: string, head: string) =>
  driftSchema.parse(JSON.parse((await run('--base', base, '--head', head, '--json')).text));

const refunds: Habit = (rng, spec) => ({ calls: [...usual(rng, spec).calls, 'refund'] });

describe('proviso drift', () => {
  it('finds no drift between identical files of 30 and 20 traces, and ends with 0', async () => {
    const same: Habit = () => ({ calls: ['find', 'pay'] });
    const files = [write('same-30', 30, { habit: same }), write('same-20', 20, { habit: same })] as const;
    expect(await json(...files)).toMatchObject({ p: 1, flagged: false, n: { base: 20, head: 20 }, strata: 1 });
    const { text, codes } = await run('--base', files[0], '--head', files[1]);
    expect(text).toContain('No drift (20 and 20 traces, p = 1.000)');
    expect(codes).toEqual([0]);
  });

  it('compares within the strata that the records name', async () => {
    const drift = await json(write('base', 40, { strata: 10 }), write('head', 40, { strata: 10, habit: refunds }));
    expect(drift).toMatchObject({ flagged: true, strata: 10, n: { base: 40, head: 40 }, reason: '' });
    expect(drift.features.find(({ name }) => name === 'calls of refund')).toMatchObject({ base: 0, p: 0.0005 });
  });

  it('shows what moved as a table, and time and tokens beside it', async () => {
    const files = ['--base', write('before', 30), '--head', write('after', 30, { habit: refunds })];
    const { text } = await run(...files);
    expect(text).toMatch(/^The behaviour drifted \(30 and 30 traces, p < 0.001\)/);
    expect(text).toMatch(/calls of refund +0 +1 /);
    expect(text).toContain('Beside the test: seconds a trace 1.0 -> 1.0');
  });

  it('says what it saw in too few traces, and refuses a file without conversations and an unknown test', async () => {
    const few = write('few', 5);
    expect((await json(few, few)).reason).toMatch(/^not enough traces: 5 a side over 1 spec/);
    const empty = join(folder, 'empty');
    writeFileSync(empty, '');
    await expect(run('--base', few, '--head', empty)).rejects.toThrow(/there is no conversation in this file/);
    await expect(run('--base', few, '--head', few, '--method', 'guess')).rejects.toThrow(/there is no such test/);
  });
});

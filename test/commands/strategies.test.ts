import { join } from 'node:path';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { addStrategiesCommand } from '../../src/commands/strategies.ts';
import { listStrategies } from '../../src/strategies/list-strategies.ts';

const workspace = join(import.meta.dirname, '../..');

async function strategies(...flags: readonly string[]): Promise<string> {
  let out = '';
  const program = new Command().exitOverride();
  const io = {
    print(text: string) {
      out += text;
    },
    tell: () => undefined,
    env: {},
    hasColor: false,
  };
  addStrategiesCommand(program, io, () => undefined);
  await program.parseAsync(['node', 'proviso', 'strategies', '--workspace', workspace, ...flags]);
  return out;
}

describe('proviso strategies', () => {
  it('lists all of them, or those of a category', async () => {
    const told = JSON.parse(await strategies('--json'));
    expect(told.strategies.map(({ id }: { id: string }) => id)).toEqual(listStrategies().map(({ id }) => id));
    const text = await strategies('--category', 'order');
    expect(text).toContain('order.no-time');
    expect(text).not.toContain('limit.once-more');
    await expect(strategies('--category', 'mood')).rejects.toThrow(/there is no such category/);
  });

  it('says which apply to a spec and why, and why the others do not', async () => {
    const told = JSON.parse(await strategies('--spec', 'lock-out.change', '--engine', 'offline', '--json'));
    expect(told.spec).toBe('lock-out.change');
    expect(told.strategies).toHaveLength(listStrategies().length);
    expect(told.strategies[0]).toMatchObject({ applies: true, id: expect.stringMatching(/^lock-out\./) });
    const one = (id: string) => told.strategies.find((entry: { id: string }) => entry.id === id);
    expect(one('eligibility.close-to-the-bound')).toEqual({
      id: 'eligibility.close-to-the-bound',
      applies: false,
      reason: 'the case has no bound',
    });
    expect(one('lock-out.undo-and-redo')).toMatchObject({ applies: false, reason: 'it takes a model to play it' });
  });

  it('names a spec that there is not', async () => {
    await expect(strategies('--spec', 'no-such')).rejects.toThrow(/there is no such spec/);
  });
});

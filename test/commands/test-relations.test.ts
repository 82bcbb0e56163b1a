import { describe, expect, it } from 'vitest';
import { addTestCommand } from '../../src/commands/test.ts';
import { loanDeskFiles } from '../helpers/a-loan-desk.ts';
import { aGitWorkspace } from '../helpers/git-workspace.ts';
import { runCommand } from '../helpers/run-command.ts';

async function relations(cancels: string, ...flags: readonly string[]) {
  using workspace = aGitWorkspace(loanDeskFiles(cancels));
  const run = await runCommand(addTestCommand, [
    'test',
    '--relations',
    '--workspace',
    workspace.path,
    '--engine',
    'offline',
    '--quiet',
    '--spec',
    'overdue-loans',
    ...flags,
  ]);
  return run;
}

interface Told {
  readonly relation: string;
  readonly unequal: number;
  readonly of: number;
}

async function counts(cancels: string): Promise<Readonly<Record<string, string>>> {
  const { printed } = await relations(cancels, '--json');
  const found: readonly Told[] = JSON.parse(printed).agents.library;
  return Object.fromEntries(found.map(({ relation, unequal, of }) => [relation, `${unequal} of ${of}`]));
}

const EQUAL = {
  same: '0 of 3',
  'facts-reordered': '0 of 0',
  paraphrased: '0 of 3',
  'irrelevant-sentence': '0 of 3',
  'split-turns': '0 of 3',
  'tools-reordered': '0 of 3',
};

describe('proviso test --relations', () => {
  it('finds nothing in an agent that always does the same', async () => {
    expect(await counts('true')).toEqual(EQUAL);
    expect(await counts('false')).toEqual(EQUAL);
  });

  it('finds an agent that goes by the order of its tools', async () => {
    expect(await counts("tools[0].name === 'cancel_loan'")).toEqual({ ...EQUAL, 'tools-reordered': '3 of 3' });
  });

  it('finds an agent that an irrelevant sentence leads astray', async () => {
    expect(await counts("text.includes('raining')")).toEqual({ ...EQUAL, 'irrelevant-sentence': '3 of 3' });
  });

  it('finds an agent that hangs on one word', async () => {
    const found = await counts('turns > 1 || /\\bcancel\\b/.test(text)');
    expect(found).toEqual({ ...EQUAL, paraphrased: '3 of 3' });
  });

  it('finds an agent that forgets the first message', async () => {
    expect(await counts('turns === 1')).toEqual({ ...EQUAL, 'split-turns': '3 of 3' });
  });

  it('prints the relations beside the A/A arm, and never gates', async () => {
    const { printed, code } = await relations("tools[0].name === 'cancel_loan'");
    expect(printed).toMatch(/same case twice \(A\/A\) +0 of 3/);
    expect(printed).toMatch(/tools-reordered +3 of 3 +0 +overdue-loans\.cancel/);
    expect(code).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { addMutateCommand } from '../../src/commands/mutate.ts';
import { KEEPS_WHAT_IT_READS, loanDeskFiles } from '../helpers/a-loan-desk.ts';
import { aGitWorkspace } from '../helpers/git-workspace.ts';
import { runCommand } from '../helpers/run-command.ts';

async function mutate(cancels: string, ...flags: readonly string[]) {
  using workspace = aGitWorkspace(loanDeskFiles(cancels));
  const run = await runCommand(addMutateCommand, [
    'mutate',
    '--workspace',
    workspace.path,
    '--engine',
    'offline',
    '--quiet',
    ...flags,
  ]);
  return { ...run, told: flags.includes('--json') ? JSON.parse(run.printed).agents.library : null };
}

interface Told {
  readonly operator: string | null;
  readonly rule: string | null;
  readonly status: string;
  readonly killedBy: readonly string[];
}
const endsOf = (mutants: readonly Told[], operator: string | null) => mutants.filter(one => one.operator === operator);

describe('proviso mutate', () => {
  it('kills an agent whose passage or tool is weakened, and spares one that is left alone', async () => {
    const { told, code } = await mutate(KEEPS_WHAT_IT_READS, '--json', '--unchanged', '3');
    expect(code).toBe(0);
    const ofRule = (told.mutants as readonly Told[]).filter(({ rule }) => rule === 'overdue-loans');
    expect(ofRule.map(({ operator, status }) => [operator, status])).toEqual([
      ['rule-drop', 'killed'],
      ['rule-negate', 'killed'],
      ['rule-loosen', 'killed'],
    ]);
    expect(endsOf(told.mutants, 'tool-noise')).toEqual([
      expect.objectContaining({ status: 'killed', killedBy: ['overdue-loans.cancel'] }),
    ]);
    expect(endsOf(told.mutants, 'context-noise')).toEqual([expect.objectContaining({ status: 'survived' })]);
    expect(endsOf(told.mutants, 'model-swap')).toEqual([expect.objectContaining({ status: 'not-applicable' })]);
    expect(endsOf(told.mutants, null).map(({ status }) => status)).toEqual(['survived', 'survived', 'survived']);
    expect(told.score.falseKills).toEqual({ killed: 0, of: 3 });
    expect(told.score.unnoticed).toEqual(['quiet-mondays']);
  });

  it('prints the table of operators and the rules whose deletion nothing notices', async () => {
    const { printed, code } = await mutate(KEEPS_WHAT_IT_READS, '--unchanged', '2');
    expect(code).toBe(0);
    expect(printed).toMatch(/rule-drop +1 of 2 +50 %/);
    expect(printed).toMatch(/^false kills \(mutants that change nothing\): 0 of 2$/m);
    expect(printed).toMatch(/^rules whose deletion nothing notices: quiet-mondays$/m);
  });

  it('kills nothing of an agent that never reads, and says so of every rule', async () => {
    const { told } = await mutate('false', '--json', '--unchanged', '1');
    expect(told.score.total.killed).toBe(0);
    expect(told.score.unnoticed).toEqual(['overdue-loans', 'quiet-mondays']);
  });

  it('spends a small budget on the mutants that change nothing first, and claims nothing of what was not tried', async () => {
    const { printed, code } = await mutate(KEEPS_WHAT_IT_READS, '--trials', '20', '--unchanged', '1');
    expect(printed).toMatch(/^library: no mutant was tried, \d+ trials$/m);
    expect(printed).toMatch(/^false kills \(mutants that change nothing\): 0 of 1$/m);
    expect(printed).toMatch(/^no deletion of a rule was tried, so none is known to be noticed$/m);
    expect(printed).toMatch(/^\d+ of \d+ mutants were not run: 20 trials leave no room for them \(--trials\)$/m);
    expect(printed).not.toMatch(/every rule/);
    expect(code).toBe(3);
  });

  it('without an A/A arm it says that nothing tells what chance does', async () => {
    const { printed } = await mutate(KEEPS_WHAT_IT_READS, '--unchanged', '0', '--per-operator', '0');
    expect(printed).toMatch(/^false kills: no mutant that changes nothing was tried/m);
  });

  it('an agent of code that keeps no rule of its prompt is told, one that reads it is not', async () => {
    const ignored = /^none of \d+ mutants of the prompt is noticed, and the agent is code: /m;
    expect((await mutate('false', '--unchanged', '0')).printed).toMatch(ignored);
    expect((await mutate(KEEPS_WHAT_IT_READS, '--unchanged', '0')).printed).not.toMatch(ignored);
  });

  it.each([
    ['--trials', '0', 1],
    ['--trials', '-1', 1],
    ['--per-operator', '-1', 0],
    ['--unchanged', '-2', 0],
  ])('refuses %s %s in one line', async (flag, text, least) => {
    await expect(mutate(KEEPS_WHAT_IT_READS, flag, text)).rejects.toThrow(
      `${flag} ${text}: it must be ${least} or more`,
    );
  });
});

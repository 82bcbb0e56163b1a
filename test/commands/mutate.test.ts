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

  it('ends with no evidence when the budget has room for no trial', async () => {
    const { told, code } = await mutate(KEEPS_WHAT_IT_READS, '--json', '--trials', '0');
    expect(told.score.total.of).toBe(0);
    expect(code).toBe(3);
  });
});

import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { addAcceptCommand } from '../../src/commands/accept.ts';
import { addMineCommand } from '../../src/commands/mine.ts';
import { addSpecsCommand } from '../../src/commands/specs.ts';
import { printSpec } from '../../src/specset/print-spec.ts';
import { recordedDeskFiles } from '../helpers/a-recorded-desk.ts';
import { aScenario, aSpec } from '../helpers/a-spec.ts';
import { runCommand } from '../helpers/run-command.ts';
import { temporaryWorkspace } from '../helpers/temporary-workspace.ts';

const RULE = 'A booking is moved only once';
const SCENARIO = aScenario({
  id: 'one.case',
  given: [{ kind: 'user', text: 'three days', says: 'For three days.', facts: { days: 3 } }],
});
const spec = aSpec({ id: 'one', rule: RULE, evidence: [], scenarios: [SCENARIO] });

async function specs(argv: readonly string[]) {
  using workspace = temporaryWorkspace({ ...recordedDeskFiles(), 'specs/desk/one.yaml': printSpec(spec) });
  return await runCommand(addSpecsCommand, ['specs', ...argv, '--workspace', workspace.folder]);
}

describe('proviso specs lint', () => {
  it('tells file, line and the tools of a fact that names no argument, and counts in the singular', async () => {
    const { printed, code } = await specs(['lint']);
    const line =
      printSpec(spec)
        .split('\n')
        .findIndex(text => text.includes('days: 3')) + 1;
    expect(printed).toContain(`specs/desk/one.yaml:${line}: fact "days": no argument of cancel_booking is named so`);
    expect(printed).toMatch(/desk: \d+ rules?, 1 problem\n$/);
    expect(code).toBe(2);
  });
});

describe('proviso specs new', () => {
  it.each([
    [['--rule', '   '], '--rule: say the rule in one English sentence'],
    [['--rule', ` ${RULE.toUpperCase()}`], '--rule: one (accepted) states this rule already'],
    [['--rule', 'No more', '--id', '../../evil'], 'an id is lower-case words and numbers joined with "-"'],
  ])('refuses %j', async (flags, why) => {
    await expect(specs(['new', ...flags])).rejects.toThrow(why);
  });
});

describe('the help of a command', () => {
  it.each([
    [addAcceptCommand, false],
    [addMineCommand, true],
  ])('%o lists engine and store only where a model is asked', (add, isShown) => {
    const io = { print: () => undefined, tell: () => undefined, env: {}, hasColor: false };
    const program = new Command();
    add(program, io, () => undefined);
    expect(program.commands[0]?.helpInformation().includes('--engine')).toBe(isShown);
    expect(program.commands[0]?.helpInformation().includes('--store')).toBe(isShown);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addHuntCommand } from '../../src/commands/hunt.ts';
import { addReplayCommand } from '../../src/commands/replay.ts';
import { addStrategiesCommand } from '../../src/commands/strategies.ts';
import { huntReportSchema } from '../../src/model/hunt.ts';
import { parseFrozenStrategies } from '../../src/specset/parse-frozen-strategies.ts';
import { KEEPS_WHAT_IT_READS, loanDeskFiles } from '../helpers/a-loan-desk.ts';
import { aGitWorkspace, type GitWorkspace } from '../helpers/git-workspace.ts';
import { runCommand } from '../helpers/run-command.ts';

const common = (workspace: GitWorkspace) => ['--workspace', workspace.path, '--engine', 'offline', '--quiet'];

const hunt = async (workspace: GitWorkspace, ...flags: readonly string[]) =>
  await runCommand(addHuntCommand, ['hunt', ...common(workspace), ...flags]);

const ALWAYS = 'true';

describe('proviso hunt', () => {
  it('tells of each violated spec its witness, how often it shows again, and how to run it again', async () => {
    using workspace = aGitWorkspace(loanDeskFiles(ALWAYS));
    const { code, printed } = await hunt(workspace, '--replays', '4');
    expect(code).toBe(1);
    expect(printed).toContain('library: 1 bug in');
    expect(printed).toMatch(/overdue-loans\.cancel +accepted +should +default +1 +4 of 4/);
    expect(printed).toContain('cancel_loan was called');
    const [, key = ''] = /npx proviso replay ([0-9a-f]+) --engine offline/.exec(printed) ?? [];
    const again = await runCommand(addReplayCommand, ['replay', key, ...common(workspace)]);
    expect(again.code).toBe(1);
    expect(again.printed).toContain('event for event as stored');
  });

  it('prints one JSON document of the published form, and is green where nothing is found', async () => {
    using workspace = aGitWorkspace(loanDeskFiles(KEEPS_WHAT_IT_READS));
    const { code, printed } = await hunt(workspace, '--json', '--rounds', '4', '--seed', '3');
    const report = huntReportSchema.parse(JSON.parse(printed));
    expect(code).toBe(0);
    expect(report).toMatchObject({ version: 1, engine: 'offline', seed: 3 });
    const library = report.agents['library'];
    expect(library?.rounds[0]).toEqual({ round: 1, trials: 2, bugs: 0 });
    expect(library?.rounds.length).toBeGreaterThan(1);
    expect(library?.bugs).toEqual([]);
    const tried = Object.values(library?.strategies ?? {}).reduce((sum, { tries }) => sum + tries, 0);
    const trials = library?.curve.at(-1)?.trials ?? 0;
    expect(trials).toBeGreaterThan(0);
    expect(tried, 'a trial of a stack is a try of each of its strategies').toBeGreaterThan(trials);
  });

  it('takes what it ran before out of the store', async () => {
    using workspace = aGitWorkspace(loanDeskFiles(KEEPS_WHAT_IT_READS));
    const first = JSON.parse((await hunt(workspace, '--json')).printed).agents.library;
    const again = JSON.parse((await hunt(workspace, '--json')).printed).agents.library;
    expect([again.ran, again.reused]).toEqual([0, first.ran]);
    expect(again.curve).toEqual(first.curve);
  });

  it('leaves a waived violation and a proposed spec green, and shows both', async () => {
    const files = loanDeskFiles(ALWAYS);
    const path = 'specs/library/overdue-loans.yaml';
    using proposed = aGitWorkspace({ ...files, [path]: (files[path] ?? '').replace('accepted', 'proposed') });
    const told = await hunt(proposed, '--rounds', '1', '--replays', '0');
    expect([told.code, told.printed.includes('proposed')]).toEqual([0, true]);
    const waiver = '- { spec: overdue-loans, reason: known, by: ann }\n';
    using waived = aGitWorkspace({ ...files, 'specs/library/baseline.yaml': waiver });
    const known = await hunt(waived, '--rounds', '1', '--replays', '0');
    expect([known.code, known.printed.includes('accepted, known')]).toEqual([0, true]);
  });

  it.each([
    [['--spec', 'overdue-lones'], 'there is no such spec'],
    [['--rounds', '0'], '--rounds 0: it must be 1 or more'],
    [['--trials', '0'], '--trials 0: it must be 1 or more'],
    [['--replays', '-1'], '--replays -1: it must be 0 or more'],
    [['--rounds', 'many'], 'must be a whole number'],
  ])('refuses %j', async (flags, why) => {
    using workspace = aGitWorkspace(loanDeskFiles(ALWAYS));
    await expect(hunt(workspace, ...flags)).rejects.toThrow(why);
  });
});

describe('proviso strategies --freeze', () => {
  it('writes what the store remembers, byte for byte the same again', async () => {
    using workspace = aGitWorkspace(loanDeskFiles(KEEPS_WHAT_IT_READS));
    const file = join(workspace.path, 'specs/library/strategies.json');
    const freeze = async () => await runCommand(addStrategiesCommand, ['strategies', '--freeze', ...common(workspace)]);
    await expect(freeze()).rejects.toThrow('remembers no trial');
    expect(existsSync(file)).toBe(false);
    await hunt(workspace, '--rounds', '3');
    expect((await freeze()).code).toBe(0);
    const text = readFileSync(file, 'utf8');
    const { records } = parseFrozenStrategies('strategies.json', text);
    expect(
      records.filter(({ strategy }) => strategy === 'default').map(({ scenario, tries }) => [scenario, tries]),
    ).toEqual([
      ['overdue-loans.cancel', 1],
      ['quiet-mondays.cancel', 1],
    ]);
    await freeze();
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

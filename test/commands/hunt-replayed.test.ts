import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { addHuntCommand } from '../../src/commands/hunt.ts';
import { runCommand } from '../helpers/run-command.ts';
import { temporaryWorkspace } from '../helpers/temporary-workspace.ts';

const ROOT = join(import.meta.dirname, '../..');
const RECORDING = join(ROOT, 'test/fixtures/desk/user.jsonl');
const NO_ADVICE = 'specs/desk/no-advice.yaml';
const RULES =
  'booking-ownership cancel-eligibility confirmed-writes no-advice voucher-limit staff-matters identity-first other-guests-privacy extras-ownership deposit-per-room extras-lock-out nothing-made-up'.split(
    ' ',
  );

/** The example; one assertion says what the rule forbids, as a person may write it by mistake. */
function anExample() {
  const workspace = temporaryWorkspace({ 'proviso.yaml': readFileSync(join(ROOT, 'proviso.yaml'), 'utf8') });
  for (const part of ['examples/desk', 'specs/desk'])
    cpSync(join(ROOT, part), workspace.path(part), { recursive: true });
  const spec = readFileSync(workspace.path(NO_ADVICE), 'utf8');
  writeFileSync(workspace.path(NO_ADVICE), spec.replace('the agent does not say', 'the agent says'));
  return workspace;
}

describe('the simulated user and the judge of the example, as fresh readers answered', () => {
  it('every conversation comes to its request, and only what is unclear stays undecided', async () => {
    using workspace = anExample();
    const store = workspace.path('.proviso/store.db');
    const options = ['--workspace', workspace.folder, '--engine', `replay:${RECORDING}`, '--store', store, '--json'];
    const { code, printed } = await runCommand(addHuntCommand, [
      ...['hunt', ...options, '--rounds', '1', '--replays', '0', '--trials', '30'],
      ...['--spec', ...RULES],
    ]);
    expect([code, JSON.parse(printed).agents.desk.bugs]).toEqual([0, []]);
    const trials = openSqliteStore(store);
    const outcomes = trials
      .findTrialKeys('', 100)
      .flatMap(key => trials.readTrial(key) ?? [])
      .map(({ scenario, outcome }) => [scenario, outcome]);
    trials.close();
    expect(outcomes).toHaveLength(21);
    expect(outcomes.filter(([, outcome]) => outcome !== 'compliant').toSorted()).toEqual([
      ['no-advice.visa', 'undecided'],
      ['voucher-limit.above-limit', 'undecided'],
    ]);
  });
});

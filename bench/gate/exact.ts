import { replayThreshold } from '../../src/statistics/attribute-suspect.ts';
import { baseReplaysByHead, chanceOfNew, worstChance } from '../../src/statistics/base-replays.ts';
import { shippedDesign } from '../../src/statistics/design.ts';
import { operatingCharacteristic } from '../../src/statistics/operating-characteristic.ts';
import { printRows } from '../statistics/print-rows.ts';

export const REPLAYS = 10;
const SUSPECTS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const RATES = [0.02, 0.05, 0.1, 0.3];
const DESIGN = shippedDesign('standard');

/** Clean replays on base by violations on head: ours, and the rule with ten whatever the number of suspects. */
function rulesFor(severity: 'must' | 'should', suspects: number) {
  const threshold = replayThreshold(REPLAYS, severity);
  const ours = baseReplaysByHead({ replays: REPLAYS, threshold, suspects });
  return { ours, baseOfTen: ours.map(clean => (Number.isFinite(clean) ? REPLAYS : clean)), threshold };
}

/** What no simulation can show: the worst over all rates, and what becomes of one old bug of a given rate. */
export function showExact(): void {
  showWorst();
  showOldBugs();
}

function showWorst(): void {
  console.log('exact: chance that any of m suspects is called new although no case changed, at the worst rates');
  const rows = (['should', 'must'] as const).flatMap(severity =>
    SUSPECTS.map(m => {
      const { ours, baseOfTen, threshold } = rulesFor(severity, m);
      const any = (needed: readonly number[]) => (1 - (1 - worstChance(needed, REPLAYS)) ** m).toFixed(4);
      const power = (needed: readonly number[], rate: number) =>
        chanceOfNew(needed, REPLAYS, { head: rate, base: 0 }).toFixed(3);
      const clean = [2, 3, 4, 5, 7, 10].map(violations => (violations < threshold ? '-' : String(ours[violations])));
      const powers = [0.3, 0.5].flatMap(rate => [power(ours, rate), power(baseOfTen, rate)]);
      return [`m = ${m}, ${severity}`, any(ours), any(baseOfTen), '1.0000', '1.0000', ...clean, ...powers];
    }),
  );
  const clean = [2, 3, 4, 5, 7, 10].map(violations => `head ${violations}`);
  const powers = [0.3, 0.5].flatMap(rate => [`new at ${rate}: ours`, 'base 0 of 10']);
  printRows(['suspects', 'ours', 'base 0 of 10', 'failed test', 'any witness', ...clean, ...powers], rows);
  console.log(
    '(head k: clean replays that ours asks of base where head shows k of 10; a failed test or a witness of an old',
  );
  console.log('bug is always red under the last two rules, so that their worst chance is 1)');
}

function showOldBugs(): void {
  console.log('\nexact: chance that one old bug of this rate turns a pull request red, ours as one of m suspects');
  const rows = (['should', 'must'] as const).flatMap(severity =>
    RATES.map(rate => {
      const seen = 1 - (1 - rate) ** DESIGN.pass.findIndex(bound => bound >= 0) * (1 - rate);
      const called = (needed: readonly number[]) =>
        (seen * chanceOfNew(needed, REPLAYS, { head: rate, base: rate })).toFixed(5);
      const ours = [1, 10, 50].map(m => called(rulesFor(severity, m).ours));
      const failed = operatingCharacteristic(DESIGN, 1 - rate).fail.toFixed(4);
      const { baseOfTen } = rulesFor(severity, 1);
      return [`rate ${rate}, ${severity}`, ...ours, called(baseOfTen), failed, seen.toFixed(4)];
    }),
  );
  printRows(['old bug', 'ours, m = 1', 'm = 10', 'm = 50', 'base 0 of 10', 'failed test', 'any witness'], rows);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareLabels, printScores } from '../../bench/compare-labels.ts';
import { checkTraces } from '../../src/pipeline/checking/check-traces.ts';
import { lintSpecs } from '../../src/specset/lint-specs.ts';
import { readTraces } from '../../src/traces/read-traces.ts';
import { setUpAirline } from '../helpers/airline-check.ts';
import { hasReferenceData, REFERENCE_DATA } from '../helpers/airline-recordings.ts';

const file = (name: string) => join(REFERENCE_DATA, 'airline', name);

describe.skipIf(!hasReferenceData)('our specs of the airline', () => {
  it('find in the recordings what the labels say, and nothing else', async () => {
    const { artifacts, monitored: specs, host } = await setUpAirline();
    const options = { rejected: artifacts.rejected, textBesideCalls: null };
    const traces = readTraces({ file: 'trajectories.jsonl', chunks: readWhole(file('trajectories.jsonl')) }, options);
    const result = await checkTraces({ host, judge: null }, { artifacts, specs }, traces);
    const { scores, differences } = compareLabels(result, JSON.parse(readFileSync(file('labels.json'), 'utf8')));
    console.log(printScores(scores));
    expect(result.problems).toEqual([]);
    expect(result.replay.different).toBe(0);
    expect(differences).toEqual([]);
  });

  it('hold no name that is not there', async () => {
    const { artifacts, specs } = await setUpAirline();
    expect(lintSpecs(specs, artifacts)).toEqual([]);
  });
});

async function* readWhole(path: string): AsyncGenerator<string> {
  yield readFileSync(path, 'utf8');
}

import { pairStrata } from '../../src/commands/drift.ts';
import { readStrata } from '../../src/commands/read-strata.ts';
import { createRng } from '../../src/lib/rng.ts';
import type { ProfileStratum } from '../../src/statistics/drift/feature-table.ts';
import { profileTrace, type TraceProfile } from '../../src/statistics/fingerprint/profile-trace.ts';
import { testDrift } from '../../src/statistics/test-drift.ts';
import { printRow, testAll } from './run-cells.ts';

const OPTIONS = { rejected: { error: true }, textBesideCalls: null };

/** All tests on two files. */
export async function compareFiles(base: string, head: string): Promise<void> {
  const strata = pairStrata(await readStrata(base, OPTIONS), await readStrata(head, OPTIONS));
  const { flagged, ...ps } = testAll(strata, 1999);
  console.log(JSON.stringify({ flagged, p: ps }));
  for (const feature of testDrift(strata, { minTraces: 1, minStrata: 1 }).features.slice(0, 10))
    console.log(
      `${feature.name}\t${feature.base.toFixed(2)} -> ${feature.head.toFixed(2)}\t${feature.effect.toFixed(2)}\tp ${feature.p.toFixed(4)}`,
    );
}

/** Recorded conversations of one agent against themselves: halves drawn at random, so every alarm is false. */
export async function splitRecorded(file: string, splits: number, seed: number): Promise<void> {
  const { strata, problems } = await readStrata(file, OPTIONS);
  for (const problem of problems) console.error(problem);
  const traces = [...strata.values()].flat();
  const all = traces.map(profileTrace);
  console.log(`${traces.length} conversations, ${splits} random splits; columns as in the simulation`);
  for (const n of [10, 20, 30, 50].filter(size => 2 * size <= all.length)) {
    const ps = Array.from({ length: splits }, (_, i) => testAll([halve(all, n, [seed, n, i])], 499));
    printRow('none', 'recorded', n, ps);
  }
}

function halve(all: readonly TraceProfile[], n: number, draw: readonly number[]): ProfileStratum {
  const shuffled = createRng(['halves', draw]).shuffle(all);
  return { stratum: 'all', base: shuffled.slice(0, n), head: shuffled.slice(n, 2 * n) };
}

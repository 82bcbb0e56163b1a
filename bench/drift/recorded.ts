import { pairStrata } from '../../src/commands/drift.ts';
import { readStrata } from '../../src/commands/read-strata.ts';
import { createRng, type Rng } from '../../src/lib/rng.ts';
import type { ProfileStratum } from '../../src/statistics/drift/feature-table.ts';
import { profileTrace, type TraceProfile } from '../../src/statistics/fingerprint/profile-trace.ts';
import { testDrift } from '../../src/statistics/test-drift.ts';
import { type AgentChange, changeCalls, changeOf, DRIFT_KINDS, rankTargets, type Strength } from './drift-kinds.ts';
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

export interface SplitPlan {
  /** Random splits a size without a change; `reps` with each change. */
  readonly splits: number;
  readonly reps: number;
  readonly kinds: readonly string[];
  readonly strength: Strength;
  readonly permutations: number;
  readonly seed: number;
}

const SIZES = [10, 20, 30, 50];

/**
 * Recorded conversations of one agent against themselves: halves drawn at random, so every alarm is false. Then the
 * same with a change made to the calls or lengths of one half.
 */
export async function splitRecorded(file: string, plan: SplitPlan): Promise<void> {
  const { strata, problems } = await readStrata(file, OPTIONS);
  for (const problem of problems) console.error(problem);
  const traces = [...strata.values()].flat();
  const all = traces.map(profileTrace);
  const targets = rankTargets(all.map(({ calls }) => calls));
  console.log(`${traces.length} conversations, ${plan.splits} random splits; columns as in the simulation`);
  const kinds = DRIFT_KINDS.filter(kind => plan.kinds.includes(kind) && kind !== 'latency');
  for (const kind of [null, ...kinds]) {
    const change = kind === null ? null : changeOf(kind, plan.strength, targets);
    for (const n of SIZES.filter(size => 2 * size <= all.length)) {
      const ps = Array.from({ length: change === null ? plan.splits : plan.reps }, (_, i) =>
        testAll([halve(all, { n, change, draw: [plan.seed, n, i] })], plan.permutations),
      );
      printRow(kind ?? 'none', 'recorded', n, ps);
    }
  }
}

function halve(
  all: readonly TraceProfile[],
  by: { readonly n: number; readonly change: AgentChange | null; readonly draw: readonly number[] },
): ProfileStratum {
  const rng = createRng(['halves', by.draw]);
  const shuffled = rng.shuffle(all);
  const head = shuffled.slice(by.n, 2 * by.n).map(profile => changeProfile(profile, by.change, rng));
  return { stratum: 'all', base: shuffled.slice(0, by.n), head };
}

/** A recorded conversation as the changed agent might have held it: a loop makes one call four times over. */
function changeProfile(profile: TraceProfile, change: AgentChange | null, rng: Rng): TraceProfile {
  const calls = profile.calls.length === 0 ? [] : changeCalls(profile.calls, change, rng);
  const looped = change?.kind === 'loop' && calls.length > profile.calls.length;
  const scale = (kind: AgentChange['kind']) => (change?.kind === kind ? Math.exp(change.amount) : 1);
  return {
    ...profile,
    calls,
    sameCalls: Math.max(profile.sameCalls, looped ? 3 : 0),
    messageLength: profile.messageLength * scale('verbose'),
    argumentLengths: profile.argumentLengths.map(({ tool, characters }) => ({
      tool,
      characters: characters * scale('argument'),
    })),
  };
}

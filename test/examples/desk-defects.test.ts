import { describe, expect, test } from 'vitest';
import type { DefectLetter } from '../../examples/desk/agent/defects.ts';
import { createRng } from '../../src/lib/rng.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { RefinedSpec } from '../../src/model/spec.ts';
import { isDecidableByCode } from '../../src/oracle/is-decidable-by-code.ts';
import { monitorPrepared, prepareTrace } from '../../src/oracle/monitor-scenario.ts';
import { loadDesk, readDefects, readDeskSpecs, refine } from './desk-workspace.ts';
import { driveDesk } from './drive-desk.ts';

const TRIALS = 8;

type Side = { readonly artifacts: AgentArtifacts; readonly refined: readonly RefinedSpec[] };

/** Statuses of one trial's judgments, by scenario: of the trial's own scenario and of all others in passing. */
async function judgeTrial(side: Side, target: RefinedSpec, options: { seed: string; defects: DefectLetter[] }) {
  const trace = await driveDesk(side.artifacts, { scenario: target.scenario, ...options });
  const prepared = prepareTrace(trace, side.artifacts);
  const judge = (refined: RefinedSpec) =>
    monitorPrepared(prepared, { refined, isTarget: refined === target }).map(({ status }) => status);
  return new Map(side.refined.map(refined => [refined.scenario.id, judge(refined)]));
}

/** What a run of every scenario shows: the share of breaches in its own trials, and breaches seen anywhere. */
async function runSuite(side: Side, defects: DefectLetter[]) {
  const shares = new Map<string, number>();
  const anywhere = new Set<string>();
  const undecided: string[] = [];
  for (const target of side.refined) {
    const { id } = target.scenario;
    const trials = [];
    for (let i = 0; i < TRIALS; i++) trials.push(await judgeTrial(side, target, { seed: `${id} ${i}`, defects }));
    const own = trials.map(statuses => statuses.get(id) ?? []);
    shares.set(id, own.filter(statuses => statuses.includes('breached')).length / TRIALS);
    if (own.some(statuses => !statuses.includes('breached') && !statuses.includes('satisfied'))) undecided.push(id);
    const breached = trials.flatMap(trial => [...trial].filter(([, statuses]) => statuses.includes('breached')));
    for (const [scenario] of breached) anywhere.add(scenario);
  }
  return { shares, anywhere: [...anywhere].sort(), undecided };
}

async function openSide(version: 'base' | 'pull-request'): Promise<Side> {
  const refined = refine(await readDeskSpecs(version)).filter(({ scenario }) => isDecidableByCode(scenario));
  return { artifacts: await loadDesk(version), refined };
}
const base = await openSide('base');
const edited = await openSide('pull-request');
const listed = readDefects();

test.each([
  ['base', base],
  ['pull-request', edited],
] as const)('without a defect every trial of the %s is decided and complies', async (_version, side) => {
  const { anywhere, undecided } = await runSuite(side, []);
  expect(anywhere).toEqual([]);
  expect(undecided).toEqual([]);
});

describe.each(listed)('defect $letter, $name', defect => {
  test('violates exactly what the list says, in most of its own trials', async () => {
    const { shares, anywhere } = await runSuite(base, [defect.letter]);
    expect(anywhere).toEqual([...defect.violates].sort());
    for (const id of defect.violates) expect(shares.get(id)).toBeGreaterThanOrEqual(0.6);
  });
});

describe('sets of defects', () => {
  const rng = createRng('sets of defects');
  const sets = [listed, ...Array.from({ length: 6 }, () => rng.shuffle(listed).slice(0, 2 + rng.below(8)))];
  test.each(sets.map(set => [set.map(({ letter }) => letter).join(''), set] as const))(
    '%s violates exactly the union of what its members violate',
    async (_letters, set) => {
      const { shares, anywhere } = await runSuite(
        base,
        set.map(({ letter }) => letter),
      );
      const expected = set.flatMap(({ violates }) => violates).sort();
      expect(anywhere).toEqual(expected);
      for (const id of expected) expect(shares.get(id), id).toBeGreaterThanOrEqual(0.6);
    },
  );
});

test.each(listed.filter(defect => defect['with-pull-request'].length > 0))(
  'defect $letter, $name, shows once the pull request is there',
  async defect => {
    const { anywhere } = await runSuite(edited, [defect.letter]);
    expect(anywhere).toEqual([...defect.violates, ...defect['with-pull-request']].sort());
  },
);

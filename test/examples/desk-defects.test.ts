import { expect, test } from 'vitest';
import type { DefectLetter } from '../../examples/desk/agent/defects.ts';
import { createRng } from '../../src/lib/rng.ts';
import type { TrialDecision } from '../../src/model/trial.ts';
import { isDecidableByCode } from '../../src/oracle/is-decidable-by-code.ts';
import { type ListedDefect, loadDesk, mineDeskSchemas, readDefects, readDeskSpecs, refine } from './desk-workspace.ts';
import { type DeskSide, driveDesk } from './drive-desk.ts';

/** Trials of a scenario that ought to be violated, of any other one, and of each one of a desk without defects. */
const TRIALS = { violated: 8, other: 2, compliant: 6 };

/** What a run of every scenario shows: the share of breaches in its own trials, breaches seen anywhere, and what failed. */
async function runSuite(side: DeskSide, defects: DefectLetter[], trialsOf: (id: string) => number) {
  const shares = new Map<string, number>();
  const anywhere = new Set<string>();
  const decided = new Map<string, number>();
  for (const target of side.refined) {
    const { id } = target.scenario;
    const count = trialsOf(id);
    const trials = [];
    for (let i = 0; i < count; i++) trials.push(await driveDesk(side, { target, seed: `${id} ${i}`, defects }));
    const own = trials.filter(({ judgments }) => judgments.some(({ status }) => status === 'breached'));
    if (own.length > 0) anywhere.add(id);
    shares.set(id, own.length / count);
    for (const { scenario } of trials.flatMap(({ collateral }) => collateral)) anywhere.add(scenario);
    decided.set(id, trials.filter(isDecided).length / count);
  }
  return { shares, anywhere: [...anywhere].sort(), decided };
}

/** A permission is decided by what it permits being done. */
function isDecided({ outcome, judgments }: TrialDecision): boolean {
  const isDone = judgments.every(({ status }) => status === 'satisfied' || status === 'breached');
  return outcome === 'violation' || (outcome === 'compliant' && isDone);
}

async function openSide(version: 'base' | 'pull-request'): Promise<DeskSide> {
  const artifacts = await loadDesk(version);
  const specs = [...(await readDeskSpecs(version)), ...(await mineDeskSchemas(version))];
  return { artifacts, refined: refine(specs).filter(({ scenario }) => isDecidableByCode(scenario)) };
}

const base = await openSide('base');
const edited = await openSide('pull-request');
const listed = readDefects();

test.each([
  ['base', base],
  ['pull-request', edited],
] as const)('without a defect the %s complies everywhere, and its trials are decided', async (_version, side) => {
  const { anywhere, decided } = await runSuite(side, [], () => TRIALS.compliant);
  expect(anywhere).toEqual([]);
  const schemas = side.refined.filter(({ spec }) => spec.source === 'schema');
  const idsOfSchemas = new Set(schemas.map(({ scenario }) => scenario.id));
  expect([...decided].filter(([id, share]) => !idsOfSchemas.has(id) && share < 1)).toEqual([]);
  for (const { name } of side.artifacts.tools) {
    const own = schemas.filter(({ spec }) => spec.tools.includes(name));
    const shares = own.map(({ scenario }) => decided.get(scenario.id) ?? 0);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length, name).toBeGreaterThan(0.5);
  }
});

/** Runs the desk with defects and expects breaches of these scenarios, in most of their trials, and of no others. */
async function expectExactly(side: DeskSide, defects: readonly ListedDefect[], expected: readonly string[]) {
  const letters = defects.map(({ letter }) => letter);
  const trialsOf = (id: string) => (expected.includes(id) ? TRIALS.violated : TRIALS.other);
  const { shares, anywhere } = await runSuite(side, letters, trialsOf);
  expect(anywhere).toEqual([...expected].sort());
  for (const id of expected) expect(shares.get(id), id).toBeGreaterThanOrEqual(0.6);
}

test.each(listed)('defect $letter, $name, violates exactly what the list says', async defect => {
  await expectExactly(base, [defect], defect.violates);
});

const rng = createRng('sets of defects');
const sets = [listed, ...Array.from({ length: 4 }, () => rng.shuffle(listed).slice(0, 2 + rng.below(8)))];
test.each(sets.map(set => [set.map(({ letter }) => letter).join(''), set] as const))(
  'the defects %s together violate exactly what each of them does',
  async (_letters, set) => {
    const expected = set.flatMap(({ violates }) => violates);
    await expectExactly(base, set, expected);
  },
);

/** What a defect violates once the pull request is there. */
function withPullRequest(defect: ListedDefect): readonly string[] {
  return [...defect.violates, ...defect['with-pull-request']];
}

test.each(listed.filter(defect => defect.violates.length === 0))(
  'defect $letter, $name, shows once the pull request is there',
  async defect => {
    expect(withPullRequest(defect)).not.toEqual([]);
    await expectExactly(edited, [defect], withPullRequest(defect));
  },
);

test('all defects together violate exactly what each of them does in the pull request, too', async () => {
  await expectExactly(edited, listed, [...new Set(listed.flatMap(withPullRequest))]);
});

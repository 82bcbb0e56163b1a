import type { Arm, Hunted } from './run-hunts.ts';

export interface ArmResult {
  readonly arm: Arm;
  readonly hunted: readonly Hunted[];
}

const POINTS = [10, 25, 50, 100, 150, 200, 300, 400];

/** The arms side by side, defect by defect at equal budget, and what none of them found. */
export function printResults(
  results: readonly ArmResult[],
  about: { readonly budget: number; readonly seed: string },
): string {
  const [first] = results;
  const flawed = (first?.hunted ?? []).filter(({ agent }) => agent.defect !== null);
  const sound = (first?.hunted ?? []).length - flawed.length;
  return [
    `seed ${about.seed}: ${flawed.length} agents with one defect, ${sound} without, ${about.budget} trials each at most`,
    '',
    ...results.map(printArm),
    '',
    ...printCurves(results, about.budget),
    '',
    ...printKinds(results),
    '',
    ...printMissed(results),
    '',
    ...results.flatMap(printFalse),
    '',
    ...results.flatMap(printDropped),
  ].join('\n');
}

function printArm({ arm, hunted }: ArmResult): string {
  const flawed = hunted.filter(({ agent }) => agent.defect !== null);
  const found = flawed.filter(({ foundAt }) => foundAt !== null);
  const runs = flawed.reduce((sum, { foundAt, trials }) => sum + (foundAt ?? trials), 0);
  const sound = hunted.filter(({ agent }) => agent.defect === null);
  const falseReports = sound.reduce((sum, { others }) => sum + others.length, 0);
  const per = found.length === 0 ? '-' : (runs / found.length).toFixed(1);
  return `${arm.name.padEnd(18)} found ${found.length} of ${flawed.length}, ${per} runs a defect, ${falseReports} false reports in ${sound.reduce((sum, { trials }) => sum + trials, 0)} trials of sound agents`;
}

function printCurves(results: readonly ArmResult[], budget: number): readonly string[] {
  const points = [...POINTS.filter(point => point < budget), budget];
  const row = ({ arm, hunted }: ArmResult) =>
    `${arm.name.padEnd(18)} ${points.map(point => String(foundBy(hunted, point)).padStart(5)).join('')}`;
  return [
    `${'found by trial'.padEnd(18)} ${points.map(point => String(point).padStart(5)).join('')}`,
    ...results.map(row),
  ];
}

function foundBy(hunted: readonly Hunted[], trials: number): number {
  return hunted.filter(({ agent, foundAt }) => agent.defect !== null && foundAt !== null && foundAt <= trials).length;
}

/** By whether the maker of the agents expected a plain user to see the defect. */
function printKinds(results: readonly ArmResult[]): readonly string[] {
  return results.map(({ arm, hunted }) => {
    const of = (isVisible: boolean) => {
      const some = hunted.filter(({ agent }) => agent.defect?.visibleByDefault === isVisible);
      return `${some.filter(({ foundAt }) => foundAt !== null).length} of ${some.length}`;
    };
    return `${arm.name.padEnd(18)} thought visible to a plain user: ${of(true)}; thought hidden: ${of(false)}`;
  });
}

function printMissed(results: readonly ArmResult[]): readonly string[] {
  const [first] = results;
  const missed = (first?.hunted ?? [])
    .filter(({ agent }) => agent.defect !== null)
    .filter(
      ({ agent }) =>
        !results.some(({ hunted }) => hunted.some(one => one.agent.id === agent.id && one.foundAt !== null)),
    );
  return [
    `found by no arm: ${missed.length}`,
    ...missed.map(
      ({ agent }) => `  ${agent.id}: ${agent.defect?.description ?? ''} (${agent.defect?.kind ?? 'always'})`,
    ),
  ];
}

/** Reports of what is none of the agent's defect: on a sound agent a false one, on a flawed one another effect of it. */
function printFalse({ arm, hunted }: ArmResult): readonly string[] {
  return hunted
    .filter(({ agent, others }) => agent.defect === null && others.length > 0)
    .flatMap(({ agent, others }) =>
      others.map(({ scenario, strategy }) => `false (${arm.name}) ${agent.id}: ${scenario} by ${strategy}`),
    );
}

function printDropped({ arm, hunted }: ArmResult): readonly string[] {
  const trials = hunted.reduce((sum, one) => sum + one.trials, 0);
  const outcomes = sumAll(hunted.map(one => one.outcomes));
  const dropped = sumAll(hunted.map(one => withoutNames(one.dropped)));
  const all = Object.values(dropped).reduce((sum, n) => sum + n, 0);
  const share = ((100 * all) / Math.max(1, trials)).toFixed(1);
  const told = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 8)
      .map(([what, n]) => `${n} ${what}`)
      .join('; ');
  return [
    `${arm.name}: ${trials} cases (${told(shorten(outcomes))}); dropped before they ran ${all} (${share} %)${all > 0 ? `: ${told(dropped)}` : ''}`,
  ];
}

const DROPPED = 'invalid: case dropped: ';

/** What the environment said names records and days: the calls alone are counted. */
function withoutNames(counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return sumAll(Object.entries(counts).map(([what, n]) => ({ [what.replace(/: Error.*/, '')]: n })));
}

function shorten(outcomes: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return sumAll(Object.entries(outcomes).map(([what, n]) => ({ [what.startsWith(DROPPED) ? 'dropped' : what]: n })));
}

function sumAll(counts: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> {
  const total: Record<string, number> = {};
  for (const one of counts) for (const [what, n] of Object.entries(one)) total[what] = (total[what] ?? 0) + n;
  return total;
}

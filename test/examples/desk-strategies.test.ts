import { describe, expect, it } from 'vitest';
import { evaluateCondition } from '../../src/lib/evaluate-condition.ts';
import { isOwnedBy } from '../../src/lib/is-owned-by.ts';
import { createRng } from '../../src/lib/rng.ts';
import type { RefinedSpec } from '../../src/model/spec.ts';
import type { ObjectRef } from '../../src/model/trace.ts';
import type { TestCase } from '../../src/model/trial.ts';
import { isDecidableByCode } from '../../src/oracle/is-decidable-by-code.ts';
import { buildCase } from '../../src/pipeline/testing/build-case.ts';
import { mixFor } from '../../src/pipeline/testing/mix-for.ts';
import { loadDesk, readDeskSpecs, refine } from './desk-workspace.ts';
import { runDeskCase } from './drive-desk.ts';

const artifacts = await loadDesk('base');
const watched = refine(await readDeskSpecs('base'));
const pairs = watched.flatMap(target =>
  mixFor(target, { artifacts, watched, engine: 'offline', frozen: null }).map(({ strategy }) => ({ target, strategy })),
);

function casesOf(pair: (typeof pairs)[number], seeds: readonly string[]): readonly TestCase[] {
  const { target: refined, strategy } = pair;
  return seeds.flatMap(seed => {
    const built = buildCase({ refined, artifacts, seed, engine: 'offline' }, [strategy]);
    return 'reason' in built ? [] : [built];
  });
}

/** The clauses of Given that do not hold on the records of a case. */
function unmet({ scenario }: RefinedSpec, { driver }: TestCase): readonly string[] {
  const refOf = (name: string) => (name === 'requester' ? driver.requester : (driver.objects[name] ?? null));
  const changed = new Map(driver.setup.map(({ table, id, after }) => [`${table} ${id}`, after]));
  const read = ({ table, id }: ObjectRef) => ({
    isKnown: true as const,
    record: changed.get(`${table} ${id}`) ?? artifacts.data[table]?.[id] ?? null,
  });
  const view = { now: artifacts.now, refOf, read };
  return scenario.given
    .filter(clause => {
      if (clause.kind === 'user') return false;
      if (clause.kind === 'environment') return evaluateCondition(clause.where, view) !== true;
      const [ref, owner] = [refOf(clause.of), driver.requester];
      if (ref === null || owner === null) return true;
      return isOwnedBy({ model: artifacts.dataModel, read }, { ref, owner }) !== (clause.is === 'requester');
    })
    .map(({ text }) => text);
}

describe('the strategies on the specs of the desk', () => {
  it('keep Given and what the user is to say, with every spec, strategy and seed', () => {
    let bound = 0;
    for (const pair of pairs)
      for (const testCase of casesOf(pair, ['1', '2', '3', '4'])) {
        const { says, facts } = testCase.driver.brief;
        const clauses = pair.target.scenario.given.flatMap(clause => (clause.kind === 'user' ? [clause] : []));
        expect(unmet(pair.target, testCase), `${pair.target.scenario.id} ${pair.strategy}`).toEqual([]);
        expect(says).toEqual(clauses.map(clause => clause.says));
        for (const clause of clauses) expect(facts).toMatchObject(clause.facts);
        bound += testCase.driver.setup.length > 0 ? 1 : 0;
      }
    expect(bound).toBeGreaterThan(20);
  });

  it('leave the desk without a defect no way to breach a rule: each strategy on three specs', async () => {
    const rng = createRng('strategies of the desk');
    const tried = new Map<string, number>();
    for (const pair of rng.shuffle(pairs)) {
      const times = tried.get(pair.strategy) ?? 0;
      if (times >= 3 || !isDecidableByCode(pair.target.scenario)) continue;
      tried.set(pair.strategy, times + 1);
      for (const testCase of casesOf(pair, [String(rng.below(1000))])) {
        const { outcome, reason, collateral } = await runDeskCase(
          { artifacts, refined: watched },
          pair.target,
          testCase,
        );
        const where = `${pair.target.scenario.id} ${pair.strategy} ${testCase.seed} ${reason}`;
        expect([outcome, collateral], where).toEqual(['compliant', []]);
      }
    }
    expect(tried.size).toBeGreaterThan(60);
  });
});

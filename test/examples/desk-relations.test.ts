import { describe, expect, it } from 'vitest';
import type { TestCase } from '../../src/model/trial.ts';
import { isDecidableByCode } from '../../src/oracle/is-decidable-by-code.ts';
import { buildCase } from '../../src/pipeline/testing/build-case.ts';
import { listParaphrases } from '../../src/statistics/mutation/reword.ts';
import { digestConduct, RELATIONS, varyCase } from '../../src/statistics/relations/relation.ts';
import { loadDesk, mineDeskSchemas, readDeskSpecs, refine } from './desk-workspace.ts';
import { talkToDesk } from './drive-desk.ts';

const artifacts = await loadDesk('base');
const specs = [...(await readDeskSpecs('base')), ...(await mineDeskSchemas('base'))];
const refined = refine(specs).filter(({ scenario }) => scenario.force === 'permitted' || isDecidableByCode(scenario));
const reads = new Set(artifacts.tools.filter(({ access }) => access === 'read').map(({ name }) => name));

function casesOf(seeds: readonly string[]): readonly TestCase[] {
  return refined.flatMap(one =>
    seeds.flatMap(seed => {
      const built = buildCase({ refined: one, artifacts, seed, engine: 'offline' }, ['default']);
      return 'reason' in built ? [] : [built];
    }),
  );
}

async function conductOf(testCase: TestCase, told = artifacts): Promise<string> {
  const trace = await talkToDesk(told, testCase);
  return digestConduct({ outcome: 'compliant', trace }, reads);
}

function withRequest(testCase: TestCase, request: string): TestCase {
  const { driver } = testCase;
  return { ...testCase, driver: { ...driver, brief: { ...driver.brief, request } } };
}

describe('the desk, which always does the same', () => {
  it('does the same for every paraphrase of every request', async () => {
    const unequal: string[] = [];
    let tried = 0;
    for (const testCase of casesOf(['0', '1'])) {
      const before = await conductOf(testCase);
      for (const request of listParaphrases(testCase.driver.brief.request)) {
        tried += 1;
        if ((await conductOf(withRequest(testCase, request))) !== before)
          unequal.push(`${testCase.scenario}: ${request}`);
      }
    }
    expect(unequal).toEqual([]);
    expect(tried).toBeGreaterThan(60);
  });

  it('does the same however else a case is told', async () => {
    const unequal: string[] = [];
    const tried = new Set<string>();
    for (const testCase of casesOf(['0'])) {
      const before = await conductOf(testCase);
      for (const relation of RELATIONS) {
        const varied = varyCase(relation, { testCase, artifacts }, 'offline');
        if (varied === null) continue;
        tried.add(relation);
        if ((await conductOf(varied.testCase, varied.artifacts)) !== before)
          unequal.push(`${testCase.scenario}: ${relation}`);
      }
    }
    expect(unequal).toEqual([]);
    expect([...tried].sort()).toEqual([...RELATIONS].sort());
  });
});

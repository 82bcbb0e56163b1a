import { describe, expect, it } from 'vitest';
import type { EnvironmentTool } from '../../../src/model/modules.ts';
import type { RefinedSpec } from '../../../src/model/spec.ts';
import type { TestCase } from '../../../src/model/trial.ts';
import { testSpecs } from '../../../src/pipeline/4-test-specs.ts';
import { buildCase } from '../../../src/pipeline/testing/build-case.ts';
import { type ReplayedCase, replayCase } from '../../../src/pipeline/testing/replay-case.ts';
import { aSelected } from '../../helpers/a-library.ts';
import { aShipping, aWorkshop, bounded } from '../../helpers/a-workshop.ts';
import { inProcessEnvironment } from '../../helpers/in-process-environment.ts';
import { aLibrarySuite, aTestInput } from '../../helpers/library-suite.ts';

const artifacts = aWorkshop();

function hostWith(ship: EnvironmentTool) {
  const calls: string[] = [];
  const host = inProcessEnvironment({
    tables: artifacts.data,
    tools: {
      find_member: (_db, args) => {
        calls.push(`find_member ${String(args['member_id'])}`);
        return args;
      },
      ship_order: (db, args, ctx) => {
        calls.push(`ship_order ${String(args['order_id'])}`);
        return ship(db, args, ctx);
      },
    },
  });
  return { host, calls };
}

function caseOf(refined: RefinedSpec, change: (testCase: TestCase) => TestCase = same => same): ReplayedCase {
  const built = buildCase({ refined, artifacts, seed: '1', engine: 'offline' }, ['default']);
  if ('reason' in built) throw new Error(built.detail);
  return { artifacts, target: refined, collateral: [], testCase: change(built) };
}

describe('replayCase', () => {
  it('lets a case stand whose compliant calls run, identification first', async () => {
    const { host, calls } = hostWith(() => 'shipped');
    const about = caseOf(aShipping());
    expect(await replayCase(host, about)).toBeNull();
    const { requester, objects } = about.testCase.driver;
    expect(calls).toEqual([`find_member ${requester?.id}`, `ship_order ${objects['order']?.id}`]);
  });

  it('drops a case whose compliant call the environment refuses', async () => {
    const { host } = hostWith(() => {
      throw new Error('nothing to ship');
    });
    expect(await replayCase(host, caseOf(aShipping()))).toMatch(
      /refuses the compliant call of ship_order.*nothing to ship/,
    );
  });

  it('drops a case whose record is not there', async () => {
    const { host } = hostWith(() => 'shipped');
    const about = caseOf(aShipping(), testCase => {
      const objects = { order: { table: 'orders', id: 'O99' } };
      return { ...testCase, driver: { ...testCase.driver, objects } };
    });
    expect(await replayCase(host, about)).toBe('there is no O99 in orders');
  });

  it('drops a case in which Given does not hold', async () => {
    const { host } = hostWith(() => 'shipped');
    const about = caseOf(aShipping({ given: [bounded('weight', '>=', 12)] }), testCase => {
      const [ref] = Object.values(testCase.driver.objects);
      const before = artifacts.data['orders']?.[ref?.id ?? ''] ?? null;
      const change = { table: 'orders', id: ref?.id ?? '', before, after: { ...before, weight: 1 } };
      return { ...testCase, driver: { ...testCase.driver, setup: [change] } };
    });
    expect(await replayCase(host, about)).toBe('Given does not hold: weight >= 12');
  });

  it('makes no call where a compliant agent makes none', async () => {
    const { host, calls } = hostWith(() => 'shipped');
    const check = { kind: 'never-called' as const, tool: 'ship_order' };
    const then = [{ text: 'not shipped', check, attempts: 'report' as const }];
    expect(await replayCase(host, caseOf(aShipping({ scenario: { force: 'prohibited', then } })))).toBeNull();
    expect(calls).toEqual([]);
  });
});

describe('a suite with a case that is no fair one', () => {
  it('drops it, counts it with its reason, and blames nobody', async () => {
    const check = { kind: 'called' as const, tool: 'burn_loan', args: {} };
    const then = [{ text: 'done', check, attempts: 'report' as const }];
    const allowed = aSelected('allowed', { scenario: { force: 'permitted', then }, spec: { tools: ['burn_loan'] } });
    const input = aTestInput({ selected: [allowed] });
    const { head } = input.artifacts;
    const [tool] = head.tools;
    if (tool === undefined) throw new Error('no tool');
    const withTool = { ...head, tools: [...head.tools, { ...tool, name: 'burn_loan' }] };
    const { deps, traffic } = aLibrarySuite();
    const run = await testSpecs(deps, { ...input, artifacts: { head: withTool, base: null } });
    const [result] = run.results;
    expect(result).toMatchObject({ violations: 0, invalid: 3, completion: { done: 0, n: 0 } });
    expect(result?.dropped).toEqual([{ reason: expect.stringContaining('burn_loan'), cases: 3 }]);
    expect(traffic.conversations).toBe(0);
  });
});

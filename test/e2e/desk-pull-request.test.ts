import { describe, expect, test } from 'vitest';
import { createRng } from '../../src/lib/rng.ts';
import { groupResults } from '../../src/report/classify-result.ts';
import { type ListedDefect, readDefects } from '../examples/desk-workspace.ts';
import { runDeskPullRequest } from '../examples/run-desk-pull-request.ts';

const SUBSETS = 20;

const rng = createRng('pull requests of the desk');
const listed = readDefects();

/** Subsets of every size, the empty one and the whole included; each with a suite seed of its own. */
const cases = Array.from({ length: SUBSETS }, (_, i) => {
  const size = i === 0 ? 0 : i === 1 ? listed.length : rng.below(listed.length + 1);
  const drawn = new Set(rng.shuffle(listed).slice(0, size));
  const subset = listed.filter(defect => drawn.has(defect));
  return [subset.map(({ letter }) => letter).join('') || 'none', rng.below(1_000_000), subset] as const;
});

/** The rule that the pull request changes without committing its spec: shown, and no reason for red. */
function isUncommitted(scenario: string): boolean {
  return scenario.startsWith('issue-voucher-delivery-one-email-sms.');
}

function expectedOf(subset: readonly ListedDefect[]) {
  const all = [...new Set(subset.flatMap(defect => [...defect.violates, ...defect['with-pull-request']]))].sort();
  return { gating: all.filter(id => !isUncommitted(id)), proposed: all.filter(isUncommitted) };
}

describe('the pull request of the desk', () => {
  test.each(cases)('with the defects %s and the seed %i violates exactly what the list says', async (...drawn) => {
    const [, seed, subset] = drawn;
    const { gating, proposed } = expectedOf(subset);
    const { report } = await runDeskPullRequest({ defects: subset.map(({ letter }) => letter), seed });
    const [agent] = report.agents;
    if (agent === undefined) throw new Error('no agent was reported');
    const groups = groupResults(agent);
    const idsOf = (group: readonly { readonly id: string }[]) => group.map(({ id }) => id).sort();
    expect(idsOf(groups.violations)).toEqual(gating);
    expect(idsOf(groups.proposed)).toEqual(proposed);
    const shown = agent.specs.filter(({ violations, witnesses }) => violations > 0 || witnesses.length > 0);
    expect(idsOf(shown)).toEqual([...gating, ...proposed].sort());
    expect(report.conclusion).toBe(gating.length === 0 ? 'success' : 'failure');
  });
});

import { describe, expect, it } from 'vitest';
import { diffSpecs } from '../../src/diff/diff-specs.ts';
import { listAnchors } from '../../src/diff/list-anchors.ts';
import type { Check } from '../../src/model/check.ts';
import type { Clause, Evidence, Scenario } from '../../src/model/spec.ts';
import { aMinedSet, aScenario, aSpec, aSpecSet } from '../helpers/a-spec.ts';
import { anAgent, PROMPT } from '../helpers/an-agent.ts';

const CANCEL = 'You must never cancel a booking that was made more than 24 hours ago.';
const base = await anAgent();
const edited = await anAgent({ prompt: PROMPT.replace('24 hours', '48 hours') });
const anchor = [...listAnchors(base).values()].find(place => place.text === CANCEL)?.anchor ?? '';

const limit = (value: number): Check => ({ kind: 'argument', tool: 'issue_voucher', arg: 'amount', op: '<=', value });
const asks = (amount: number): Clause => ({ kind: 'user', text: 'asks for more', says: 'more', facts: { amount } });
const made = (op: '<' | '>='): Clause => ({
  kind: 'environment',
  text: 'made a day ago',
  where: { of: 'booking', field: 'created_at', op, value: '$now-24h' },
});
const original: Partial<Scenario> = {
  force: 'required',
  given: [asks(120), made('<')],
  then: [{ text: 'at most 80', check: limit(80), attempts: 'report' }],
};

function findingsOf(
  overrides: Partial<Scenario> | null,
  head = base,
  cited: readonly Evidence[] = [],
): readonly string[] {
  const before = aSpec({ scenarios: [aScenario(original)] });
  const scenarios = overrides === null ? [] : [aScenario({ ...original, ...overrides })];
  const line = { anchor, file: 'prompt.md', kind: 'passage', generated: {} } as const;
  const set = aSpecSet([before], [{ ...line, rules: [before.id] }]);
  const mined = aMinedSet(aSpecSet([{ ...before, scenarios, evidence: [...before.evidence, ...cited] }], set.lock));
  const context = { before: listAnchors(base), after: listAnchors(head), isEnvironmentChanged: false };
  return diffSpecs(set, mined, context).findings.map(({ kind, reason }) => `${kind}: ${reason}`);
}

const then = (check: Check): Partial<Scenario> => ({ then: [{ text: 'at most 80', check, attempts: 'report' }] });

describe('findHollowings', () => {
  it.each<[string, Partial<Scenario> | null, string]>([
    ['a check of 80 that became 8000', then(limit(8000)), 'its check changed'],
    ['a required scenario that was deleted', null, 'a required scenario was removed'],
    ['a fact of the user that went from 120 to 12', { given: [asks(12), made('<')] }, 'its Given changed'],
    ['a check that always holds', then({ kind: 'holds', at: 'end', that: 'true' }), 'its check changed'],
    ['a Given that contradicts itself', { given: [asks(120), made('<'), made('>=')] }, 'its Given changed'],
    ['another When', { when: 'the guest says hello' }, 'its When changed'],
    ['another object', { objects: { booking: 'guests' } }, 'its objects changed'],
  ])('calls a rule weakened by %s while its evidence stands', (_, overrides, reason) => {
    expect(findingsOf(overrides)).toEqual([
      expect.stringContaining(`weakened: ${reason} although nothing that it rests on changed`),
    ]);
  });

  it('names the passage that a weakened rule newly cites, where a reviewer finds the cause', () => {
    const cited: Evidence[] = [{ file: 'prompt.md', lines: [20, 20], quote: 'Staff of the house may always cancel.' }];
    expect(findingsOf(then(limit(8000)), base, cited)).toEqual([
      expect.stringMatching(/; it newly cites prompt\.md:20$/),
    ]);
  });

  it('takes the same change for ordinary where its evidence was edited', () => {
    expect(findingsOf(then(limit(60)), edited)).toEqual([]);
  });

  it('finds nothing in an unchanged or reworded rule', () => {
    expect(findingsOf({})).toEqual([]);
    expect(findingsOf({ title: 'Other words' })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { type DiffContext, diffSpecs } from '../../src/diff/diff-specs.ts';
import { listAnchors } from '../../src/diff/list-anchors.ts';
import { signSpec } from '../../src/diff/sign-spec.ts';
import type { Scenario, Spec } from '../../src/model/spec.ts';
import type { LockLine, MinedSet } from '../../src/model/spec-set.ts';
import { aMinedSet, aScenario, aSpec, aSpecSet } from '../helpers/a-spec.ts';
import { anAgent, PROMPT } from '../helpers/an-agent.ts';

const CANCEL = 'You must never cancel a booking that was made more than 24 hours ago.';
const base = await anAgent();
const edited = await anAgent({ prompt: PROMPT.replace('24 hours', '48 hours') });
const shortened = await anAgent({ prompt: PROMPT.replace(`${CANCEL}\n`, '') });

function contextOf(head = base): DiffContext {
  return { before: listAnchors(base), after: listAnchors(head), isEnvironmentChanged: false };
}

function lineFor(rules: readonly string[], words = CANCEL, artifacts = base): LockLine {
  const place = [...listAnchors(artifacts).values()].find(one => one.text === words);
  if (place === undefined) throw new Error(`no passage says ${words}`);
  return { anchor: place.anchor, file: place.file, kind: place.kind, rules: [...rules], generated: {} };
}

const quoting = { evidence: [{ file: 'prompt.md', quote: CANCEL }] };
const spec = aSpec(quoting);

function compare(
  after: readonly Spec[],
  { head = base, mined = {} }: { head?: typeof base; mined?: Partial<MinedSet> } = {},
) {
  const before = aSpecSet([spec], [lineFor([spec.id])]);
  return diffSpecs(before, { ...aMinedSet(aSpecSet(after, before.lock)), ...mined }, contextOf(head));
}

function classesOf(after: readonly Spec[]): readonly string[] {
  return compare(after).entries.map(entry => entry.class);
}

function withScenario(overrides: Partial<Scenario>): Spec {
  return { ...spec, scenarios: [aScenario(overrides)] };
}

function kindsOf(diff: ReturnType<typeof compare>): readonly string[] {
  return diff.findings.map(finding => finding.kind);
}

describe('diffSpecs', () => {
  it('sees a condition changed from any item to every item, and none where the usual scope is written out', () => {
    const where = { of: 'booking', field: 'legs[].status', op: '=', value: 'open' } as const;
    const clause = { kind: 'environment', text: 'legs are open', where } as const;
    const one = aSpec({ ...quoting, scenarios: [aScenario({ given: [clause] })] });
    const scoped = (items: 'any' | 'every') => ({
      ...one,
      scenarios: [aScenario({ given: [{ ...clause, where: { ...where, items } }] })],
    });
    expect(signSpec(scoped('any'))).toBe(signSpec(one));
    expect(signSpec(scoped('every'))).not.toBe(signSpec(one));
    const changed = diffSpecs(aSpecSet([one]), aMinedSet(aSpecSet([scoped('every')])), contextOf());
    expect(changed.entries.map(entry => entry.class)).toEqual(['condition-changed']);
  });

  it('finds nothing in equal sets', () => {
    expect(compare([spec])).toEqual({ entries: [], findings: [] });
  });

  describe('classes', () => {
    it('names what was added and removed, a scenario at a time', () => {
      const more = aScenario({ id: 'cancel-eligibility.insured', force: 'permitted' });
      expect(classesOf([{ ...spec, scenarios: [...spec.scenarios, more] }])).toEqual(['added']);
      const diff = compare([aSpec({ id: 'refunds', tools: ['refund'] }), spec]);
      expect(diff.entries).toMatchObject([
        { class: 'added', rule: 'refunds', scenario: 'refunds.no-condition', before: null },
      ]);
      expect(classesOf([])).toEqual(['removed']);
      expect(classesOf([{ ...spec, scenarios: [] }])).toEqual(['removed']);
    });

    it('puts a changed force before everything else', () => {
      expect(classesOf([withScenario({ force: 'permitted', given: [], title: 'x' })])).toEqual(['force-changed']);
    });

    it('sees a changed condition in Given, in When and in the check', () => {
      expect(classesOf([withScenario({ given: spec.scenarios[0]?.given.slice(1) ?? [] })])).toEqual([
        'condition-changed',
      ]);
      expect(classesOf([withScenario({ when: 'the guest says hello' })])).toEqual(['condition-changed']);
      const check = { kind: 'never-called', tool: 'cancel_booking' } as const;
      expect(classesOf([withScenario({ then: [{ text: 'x', check, attempts: 'report' }] })])).toEqual([
        'condition-changed',
      ]);
    });

    it('sees a changed binding of tools and objects', () => {
      expect(classesOf([{ ...spec, tools: ['cancel_booking', 'change_booking'] }])).toEqual(['binding-changed']);
      expect(classesOf([withScenario({ objects: { booking: 'reservations' } })])).toEqual(['binding-changed']);
    });

    it('takes other words for a rewording, also in another order of clauses', () => {
      expect(classesOf([{ ...spec, rule: 'Cancel within a day only' }])).toEqual(['reworded']);
      expect(classesOf([withScenario({ title: 'Nothing holds' })])).toEqual(['reworded']);
      expect(classesOf([withScenario({ given: spec.scenarios[0]?.given.toReversed() ?? [] })])).toEqual(['reworded']);
    });

    it('takes new words of a clause that only a reader can decide for a change', () => {
      const said = (text: string) =>
        aSpec({ ...quoting, scenarios: [aScenario({ then: [{ text, attempts: 'report' }] })] });
      const before = aSpecSet([said('the agent names the price')], [lineFor([spec.id])]);
      const after = aMinedSet(aSpecSet([said('the agent smiles')], before.lock));
      expect(diffSpecs(before, after, contextOf()).entries.map(entry => entry.class)).toEqual(['condition-changed']);
    });

    it('takes evidence in another place for moved evidence', () => {
      expect(classesOf([{ ...spec, evidence: [{ file: 'other.md', quote: CANCEL }] }])).toEqual(['evidence-moved']);
    });

    it('takes another weight at the gate for a touched meaning', () => {
      expect(classesOf([{ ...spec, severity: 'must' }])).toEqual(['meaning-touched']);
    });

    it('takes a rule whose passage was edited here for touched though it says the same', () => {
      expect(compare([spec], { head: edited }).entries.map(entry => entry.class)).toEqual(['meaning-touched']);
    });

    it('knows a rule under a new id by its signature', () => {
      const renamed = { ...spec, id: 'cancel-rule', scenarios: [aScenario({ id: 'cancel-rule.x' })] };
      const diff = compare([renamed]);
      expect(diff).toEqual({ entries: [], findings: [] });
    });
  });

  describe('findings', () => {
    it('calls a rule weakened that obliges to less', () => {
      expect(kindsOf(compare([withScenario({ force: 'permitted' })]))).toEqual(['weakened', 'weakened']);
      expect(compare([{ ...spec, severity: 'info' }]).findings).toEqual([
        { kind: 'weakened', rule: spec.id, reason: 'severity lowered from should to info' },
      ]);
      expect(kindsOf(compare([{ ...spec, status: 'proposed' }]))).toEqual(['weakened']);
      expect(compare([{ ...spec, status: 'rejected', reason: 'not ours' }]).findings).toEqual([
        { kind: 'weakened', rule: spec.id, reason: 'was accepted and is now rejected (not ours)' },
      ]);
      expect(compare([{ ...spec, scenarios: [] }]).findings[0]?.reason).toBe('0 prohibited scenarios instead of 1');
    });

    it('does not call a stricter rule weakened', () => {
      expect(compare([{ ...spec, severity: 'must' }]).findings).toEqual([]);
      expect(compare([withScenario({ given: [] })], { head: edited }).findings).toEqual([]);
    });

    it('calls a missing rule deleted without cause while its passage stands', () => {
      expect(compare([])).toMatchObject({
        entries: [{ class: 'removed' }],
        findings: [{ kind: 'deleted-without-cause', rule: spec.id }],
      });
    });

    it('calls a deleted rule that mining found again deleted all the same', () => {
      const diff = compare([spec], { mined: { actions: new Map([[spec.id, 'added']]) } });
      expect(kindsOf(diff)).toEqual(['deleted-without-cause', 'uncommitted']);
      expect(diff.entries.map(entry => entry.class)).toEqual(['removed']);
    });

    it('calls a missing rule superseded when its passage was edited, removed when it is gone', () => {
      expect(kindsOf(compare([], { head: edited }))).toEqual(['superseded']);
      expect(kindsOf(compare([], { head: shortened }))).toEqual(['removed']);
    });

    it('forgets a rejected rule without a word', () => {
      const before = aSpecSet([{ ...spec, status: 'rejected', reason: 'no' }], [lineFor([spec.id])]);
      expect(diffSpecs(before, aMinedSet(aSpecSet([])), contextOf())).toEqual({ entries: [], findings: [] });
    });

    it('raises an anomaly when one edit retires over a third of the rules', () => {
      const rules = ['a', 'b', 'c', 'd', 'e'].map(id => aSpec({ ...quoting, id, tools: [id] }));
      const before = aSpecSet(rules, [lineFor(rules.map(rule => rule.id))]);
      const retire = (count: number) =>
        kindsOf(diffSpecs(before, aMinedSet(aSpecSet(rules.slice(count))), contextOf(shortened))).includes(
          'mining-anomaly',
        );
      expect([retire(1), retire(2), retire(5)]).toEqual([false, true, true]);
    });

    it('passes on proposals, stale rules, a changed environment and what is not committed', () => {
      const before = aSpecSet([spec], [lineFor([spec.id])]);
      const mined: MinedSet = {
        ...aMinedSet(before, { fresh: 'added', old: 'retired' }),
        proposals: new Map([[spec.id, 'Cancel within 48 hours only']]),
        staleReasons: new Map([[spec.id, 'no longer resolves']]),
      };
      const diff = diffSpecs(before, mined, { ...contextOf(), isEnvironmentChanged: true });
      expect(kindsOf(diff)).toEqual(['hand-edit-in-the-way', 'environment-changed', 'stale', 'uncommitted']);
      expect(diff.findings.at(-1)?.reason).toContain('(1 added, 1 retired)');
    });
  });
});

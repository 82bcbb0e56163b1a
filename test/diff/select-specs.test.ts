import { describe, expect, it } from 'vitest';
import { diffSpecs } from '../../src/diff/diff-specs.ts';
import { listAnchors } from '../../src/diff/list-anchors.ts';
import { type SuiteSettings, selectSpecs } from '../../src/diff/select-specs.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { Spec } from '../../src/model/spec.ts';
import type { LockLine, MiningAction } from '../../src/model/spec-set.ts';
import { aMinedSet, aScenario, aSpec, aSpecSet } from '../helpers/a-spec.ts';
import { anAgent, aTool, PROMPT, TOOLS } from '../helpers/an-agent.ts';

const CANCEL = 'You must never cancel a booking that was made more than 24 hours ago.';
const CONFIRM = 'You must ask the guest to confirm before you cancel a booking.';
const base = await anAgent();
const polite = await anAgent({ prompt: `${PROMPT}\nBe polite.\n` });
const edited = await anAgent({ prompt: PROMPT.replace('24 hours', '48 hours') });

const cancel = aSpec({ id: 'cancel', severity: 'must' });
const confirm = aSpec({ id: 'confirm', severity: 'should', category: 'confirmation' });
const find = aSpec({ id: 'find', tools: ['find_guest'], severity: 'info', category: 'scope' });
const talk = aSpec({ id: 'talk', tools: [], severity: 'info', category: 'communication' });
const RULES = [cancel, confirm, find, talk];
const SUITE: SuiteSettings = { scope: 'affected', canary: 0, onboarding: 20, seed: 0 };

function lockOf(artifacts: AgentArtifacts): readonly LockLine[] {
  const cited = new Map([
    [CANCEL, 'cancel'],
    [CANCEL.replace('24', '48'), 'cancel'],
    [CONFIRM, 'confirm'],
  ]);
  return [...listAnchors(artifacts).values()].map(({ anchor, file, kind, text }) => {
    const rule = cited.get(text);
    return rule === undefined ? { anchor, none: true } : { anchor, file, kind, rules: [rule], generated: {} };
  });
}

interface Case {
  readonly head?: AgentArtifacts;
  readonly before?: readonly Spec[];
  readonly after?: readonly Spec[];
  readonly actions?: Readonly<Record<string, MiningAction>>;
  readonly suite?: Partial<SuiteSettings>;
  readonly isFirstRun?: boolean;
  readonly baseArtifacts?: AgentArtifacts | null;
}

function select({
  head = base,
  before = RULES,
  after = before,
  actions = {},
  suite = {},
  isFirstRun = false,
  baseArtifacts = base,
}: Case) {
  const specs = aSpecSet(before, lockOf(base));
  const mined = aMinedSet(aSpecSet(after, lockOf(head)), actions);
  const context = {
    before: baseArtifacts === null ? null : listAnchors(baseArtifacts),
    after: listAnchors(head),
    isEnvironmentChanged: false,
  };
  return selectSpecs({
    diff: diffSpecs(specs, mined, context),
    base: { specs, artifacts: baseArtifacts },
    head: { specs: mined, artifacts: head },
    context,
    suite: { ...SUITE, ...suite },
    isFirstRun,
  });
}

function classesOf(one: Case): Readonly<Record<string, string>> {
  return Object.fromEntries(select(one).selected.map(({ spec, class: kind }) => [spec.id, kind]));
}

const changed = { ...confirm, scenarios: [aScenario({ id: 'confirm.no-condition', given: [] })] };

describe('selectSpecs', () => {
  it('tests nothing when nothing changed, and says why', () => {
    const { selected, left } = select({ suite: { canary: 5 } });
    expect(selected).toEqual([]);
    expect(left.map(one => [one.spec.id, one.reason])).toEqual(RULES.map(rule => [rule.id, 'unaffected']));
  });

  it('tests what was added and changed, with the standard table', () => {
    const { selected } = select({
      after: [...RULES.filter(rule => rule !== confirm), changed, aSpec({ id: 'fresh' })],
    });
    expect(selected.map(one => [one.spec.id, one.class, one.table])).toEqual([
      ['fresh', 'added', 'standard'],
      ['confirm', 'changed', 'standard'],
    ]);
  });

  it('tests a rule whose passage was edited on the head alone, though it says the same', () => {
    const { selected } = select({ head: edited });
    expect(selected.map(one => [one.spec.id, one.class, one.table, one.isNewHere, one.gates])).toEqual([
      ['cancel', 'touched', 'quick', true, true],
    ]);
  });

  it('tests new words only where the text they rest on was edited', () => {
    const reworded = [{ ...cancel, rule: 'Other words' }, { ...confirm, rule: 'Other words too' }, find, talk];
    expect(classesOf({ after: reworded })).toEqual({});
    expect(classesOf({ head: edited, after: reworded })).toEqual({ cancel: 'touched' });
  });

  it('tests what is bound to a changed tool', async () => {
    const tools = [aTool('find_guest', { id: { type: 'integer' } }), TOOLS[1] ?? null];
    expect(classesOf({ head: await anAgent({ tools }) })).toEqual({ find: 'affected' });
    expect(classesOf({ head: await anAgent({ tools: TOOLS.slice(1) }) })).toEqual({ find: 'affected' });
  });

  it('tests everything when data, environment, runtime or model changed', async () => {
    const heads = [
      await anAgent({ data: { guests: { G1: { id: 'G1' } }, bookings: {} } }),
      await anAgent({ now: '2026-05-16T15:00:00-05:00' }),
      await anAgent({ environmentCode: 'export const find_guest = () => 1;\n' }),
      await anAgent({ runtimeCode: 'export const start = () => 1;\n' }),
      await anAgent({ model: 'large' }),
    ];
    for (const head of heads) expect(Object.values(classesOf({ head }))).toEqual(['all', 'all', 'all', 'all']);
    expect(Object.values(classesOf({ baseArtifacts: null }))).toEqual(['all', 'all', 'all', 'all']);
  });

  it('keeps to the scope', () => {
    expect(
      classesOf({ head: edited, after: [cancel, changed, find, talk], suite: { scope: 'changed', canary: 5 } }),
    ).toEqual({ confirm: 'changed' });
    expect(classesOf({ suite: { scope: 'all' } })).toEqual({ cancel: 'all', confirm: 'all', find: 'all', talk: 'all' });
  });

  it('adds canaries by risk, the same for the same seed', () => {
    expect(classesOf({ head: polite, suite: { canary: 2 } })).toEqual({ cancel: 'canary', confirm: 'canary' });
    const equals = ['a', 'b', 'c', 'd', 'e', 'f'].map(id => aSpec({ id }));
    const drawn = (seed: number) =>
      Object.keys(classesOf({ before: equals, head: polite, suite: { canary: 2, seed } }));
    expect(drawn(1)).toEqual(drawn(1));
    expect(new Set([1, 2, 3, 4, 5, 6].map(seed => drawn(seed).join())).size).toBeGreaterThan(1);
  });

  it('draws canaries from as many rules as it can', () => {
    const two = (id: string) => aSpec({ id, scenarios: [aScenario({ id: `${id}.a` }), aScenario({ id: `${id}.b` })] });
    expect(Object.keys(classesOf({ before: [two('x'), two('y')], head: polite, suite: { canary: 2 } }))).toEqual([
      'x',
      'y',
    ]);
  });

  it('takes neither proposed rules nor permitted scenarios for canaries', () => {
    const before = [
      aSpec({ id: 'idea', status: 'proposed' }),
      aSpec({ id: 'may', scenarios: [aScenario({ id: 'may.x', force: 'permitted' })] }),
    ];
    expect(classesOf({ before, head: polite, suite: { canary: 5 } })).toEqual({});
  });

  it('runs permitted scenarios of what changed, but they never gate', () => {
    const may = aSpec({ id: 'may', scenarios: [aScenario({ id: 'may.x', force: 'permitted' })] });
    expect(select({ after: [...RULES, may] }).selected).toMatchObject([{ class: 'added', gates: false }]);
  });

  it('leaves rejected, superseded and empty rules out, each with its reason', () => {
    const after = [{ ...confirm, status: 'rejected' as const, reason: 'no' }, find, { ...talk, scenarios: [] }];
    const { selected, left } = select({ head: edited, after });
    expect(selected).toEqual([]);
    expect(left.map(one => [one.spec.id, one.reason])).toEqual([
      ['confirm', 'rejected'],
      ['find', 'unaffected'],
      ['talk', 'no scenarios'],
      ['cancel', 'superseded'],
    ]);
  });

  it('goes on testing what was deleted without cause, as the base has it', () => {
    const after = [confirm, find, talk];
    expect(select({ after }).selected).toMatchObject([
      { spec: { id: 'cancel' }, class: 'deleted-without-cause', gates: true, isNewHere: false, table: 'quick' },
    ]);
    const weaker = { ...cancel, status: 'proposed' as const };
    const { selected } = select({ after: [...after, weaker], actions: { cancel: 'added' } });
    expect(selected).toMatchObject([
      { spec: { id: 'cancel', status: 'accepted' }, class: 'deleted-without-cause', gates: true },
    ]);
  });

  describe('what gates', () => {
    const gates = (one: Case) => Object.fromEntries(select(one).selected.map(({ spec, gates: is }) => [spec.id, is]));

    it('is what is accepted and committed', () => {
      const fresh = aSpec({ id: 'fresh' });
      expect(gates({ after: [...RULES, fresh] })).toEqual({ fresh: true });
      expect(gates({ after: [...RULES, { ...fresh, status: 'proposed' }] })).toEqual({ fresh: false });
      expect(gates({ after: [...RULES, fresh], actions: { fresh: 'added' } })).toEqual({ fresh: false });
      const after = [cancel, changed, find, talk];
      expect(gates({ after })).toEqual({ confirm: true });
      expect(gates({ after, actions: { confirm: 'changed' } })).toEqual({ confirm: false });
    });

    it('is also what was only worded anew here: the base has accepted the obligation', () => {
      const after = [{ ...cancel, rule: 'Other words' }, confirm, find, talk];
      expect(gates({ head: edited, after, actions: { cancel: 'changed' } })).toEqual({ cancel: true });
    });
  });

  describe('on a first run', () => {
    it('tests the gravest rules with the quick table, and nothing gates', () => {
      const { selected, left } = select({
        before: [],
        after: RULES,
        baseArtifacts: null,
        isFirstRun: true,
        suite: { onboarding: 2 },
      });
      expect(selected.map(one => [one.spec.id, one.class, one.table, one.gates, one.isNewHere])).toEqual([
        ['cancel', 'onboarding', 'quick', false, true],
        ['confirm', 'onboarding', 'quick', false, true],
      ]);
      expect(left.map(one => one.reason)).toEqual(Array(2).fill('not among the first specs of a set-up'));
    });

    it('leaves permitted scenarios for later', () => {
      const may = aSpec({ id: 'may', scenarios: [aScenario({ id: 'may.x', force: 'permitted' })] });
      expect(classesOf({ before: [], after: [may, find], baseArtifacts: null, isFirstRun: true })).toEqual({
        find: 'onboarding',
      });
    });
  });
});

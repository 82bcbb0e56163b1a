import { describe, expect, it } from 'vitest';
import { buildScenarios } from '../../src/refinement/build-scenarios.ts';
import { aCancellationCase, DESK_MODEL, says, where } from '../helpers/a-refined-case.ts';

describe('scenarios of a condition', () => {
  const scenarios = buildScenarios(aCancellationCase(), DESK_MODEL) ?? [];

  it('four alternatives, one of two clauses, give four permitted and two prohibited scenarios', () => {
    expect(scenarios.map(({ name, force }) => [name, force])).toEqual([
      ['within-a-day', 'permitted'],
      ['by-carrier', 'permitted'],
      ['business', 'permitted'],
      ['insured', 'permitted'],
      ['none-1', 'prohibited'],
      ['none-2', 'prohibited'],
    ]);
  });

  it('says a clause once that two failing conditions have in common', () => {
    const opposite = (text: string) => {
      const atom = says(text);
      return {
        ...atom,
        opposite: 'a change of plan',
        user: atom.user && { ...atom.user, otherwise: 'my plans changed' },
      };
    };
    const twoReasons = aCancellationCase({
      alternatives: ['I fell ill', 'somebody died'].map((text, at) => ({
        name: `reason-${at}`,
        clauses: [opposite(text)],
      })),
    });
    const failing = (buildScenarios(twoReasons, DESK_MODEL) ?? []).filter(({ force }) => force === 'prohibited');
    expect(failing.map(({ title }) => title)).toEqual(['A change of plan']);
    expect(failing[0]?.given.filter(({ kind }) => kind === 'user')).toHaveLength(1);
  });

  it('a way to fail turns each operator, and says what the user says otherwise', () => {
    const [uninsured, uncovered] = scenarios.filter(({ force }) => force === 'prohibited');
    expect(uninsured?.given.map(clause => (clause.kind === 'environment' ? clause.where : clause.kind))).toEqual([
      { of: 'booking', field: 'created_at', op: '<', value: '$now-24h' },
      { of: 'booking', field: 'status', op: '!=', value: 'cancelled-by-carrier' },
      { of: 'booking', field: 'cabin', op: '!=', value: 'business' },
      { of: 'booking', field: 'insurance', op: '!=', value: true },
    ]);
    expect(uncovered?.given.at(-1)).toEqual({
      kind: 'user',
      text: 'not: I fell ill',
      says: 'not I fell ill',
      facts: { reason: 'change of plan' },
    });
    expect(uncovered?.then[0]?.check).toEqual({
      kind: 'never-called',
      tool: 'cancel_booking',
      args: { booking_id: '$booking.id' },
    });
  });

  it('the context stands in every scenario and is never negated', () => {
    const owner = { ...says('x'), text: 'theirs', user: null, owner: { of: 'booking', is: 'requester' as const } };
    const all = buildScenarios(aCancellationCase({ context: [owner] }), DESK_MODEL) ?? [];
    expect(all.map(({ given }) => given[0])).toEqual(
      all.map(() => ({ kind: 'ownership', text: 'theirs', of: 'booking', is: 'requester' })),
    );
  });

  it('a way that the context rules out is left out', () => {
    const economy = where('economy', 'booking', ['cabin', '!=', 'business']);
    const names = buildScenarios(aCancellationCase({ context: [economy] }), DESK_MODEL)?.map(({ name }) => name);
    expect(names).toEqual(['within-a-day', 'by-carrier', 'insured', 'none-1', 'none-2']);
  });

  it('without alternatives there is one scenario without conditions', () => {
    const all = buildScenarios(aCancellationCase({ alternatives: [], fails: null, force: 'required' }), DESK_MODEL);
    expect(all).toMatchObject([{ name: 'always', force: 'required', given: [] }]);
  });
});

import { describe, expect, it } from 'vitest';
import type { MinedSpec, ScenarioDraft } from '../../src/model/spec.ts';
import { allocateSpecs, reallocateSpec } from '../../src/specset/allocate-specs.ts';
import { aScenario, aSpec } from '../helpers/a-spec.ts';

function aDraft(overrides: Partial<ScenarioDraft> = {}): ScenarioDraft {
  const { id, ...content } = aScenario();
  return { name: 'no-condition', ...content, ...overrides };
}

function aRule(overrides: Partial<MinedSpec> = {}): MinedSpec {
  const { id, status, reason, scenarios, ...content } = aSpec();
  return { ...content, anchors: [], scenarios: [aDraft()], ...overrides };
}

describe('allocateSpecs', () => {
  it('names a rule after its telling words', () => {
    const [spec] = allocateSpecs([aRule()], []);
    expect(spec?.id).toBe('booking-cancelled-only-within-24-hours');
    expect(spec?.scenarios[0]?.id).toBe('booking-cancelled-only-within-24-hours.no-condition');
  });

  it('never gives an id twice, nor one that was in use', () => {
    const rules = [
      aRule({ rule: 'No refunds' }),
      aRule({ rule: 'No refunds!' }),
      aRule({ rule: '何も' }),
      aRule({ rule: 'Réfunds' }),
    ];
    expect(allocateSpecs(rules, ['no-refunds', 'no-refunds-3']).map(spec => spec.id)).toEqual([
      'no-refunds-2',
      'no-refunds-4',
      'rule',
      'refunds',
    ]);
  });

  it('lets scenarios of one name differ', () => {
    const [spec] = allocateSpecs([aRule({ rule: 'x', scenarios: [aDraft(), aDraft({ force: 'permitted' })] })], []);
    expect(spec?.scenarios.map(one => one.id)).toEqual(['x.no-condition', 'x.no-condition-2']);
  });

  it('has schema and prompt rules born accepted, domain rules proposed', () => {
    const born = (source: MinedSpec['source']) => allocateSpecs([aRule({ source })], [])[0]?.status;
    expect([born('schema'), born('prompt'), born('domain')]).toEqual(['accepted', 'accepted', 'proposed']);
  });
});

describe('reallocateSpec', () => {
  it('keeps id, status and the ids of its scenarios', () => {
    const before = aSpec({ status: 'proposed' });
    const after = reallocateSpec(
      before,
      aRule({ rule: 'Quite other words', scenarios: [aDraft({ title: 'Other title', name: 'other-name' })] }),
    );
    expect(after).toMatchObject({ id: before.id, status: 'proposed', rule: 'Quite other words' });
    expect(after.scenarios[0]?.id).toBe('cancel-eligibility.no-condition');
  });

  it('keeps the id of a scenario of the same name whose conditions changed', () => {
    const after = reallocateSpec(aSpec(), aRule({ scenarios: [aDraft({ given: [] })] }));
    expect(after.scenarios[0]?.id).toBe('cancel-eligibility.no-condition');
  });

  it('never gives the id of a scenario that is gone to another one', () => {
    const before = aSpec({
      scenarios: [aScenario(), aScenario({ id: 'cancel-eligibility.other', force: 'permitted' })],
    });
    const fresh = aDraft({ name: 'no-condition', given: [], force: 'required' });
    const after = reallocateSpec(before, aRule({ scenarios: [aDraft(), fresh] }));
    expect(after.scenarios.map(one => one.id)).toEqual([
      'cancel-eligibility.no-condition',
      'cancel-eligibility.no-condition-2',
    ]);
  });
});

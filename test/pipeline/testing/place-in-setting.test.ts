import { describe, expect, it } from 'vitest';
import { digestSettings, placeInSetting } from '../../../src/pipeline/testing/place-in-setting.ts';
import { aScenario, aSpec } from '../../helpers/a-spec.ts';

const called = (tool: string) => [
  { text: 'done', check: { kind: 'called' as const, tool }, attempts: 'report' as const },
];
const refine = (spec: ReturnType<typeof aSpec>) => spec.scenarios.map(scenario => ({ spec, scenario }));

const schemaRule = refine(
  aSpec({
    id: 'cancel-reason',
    source: 'schema',
    tools: ['cancel'],
    scenarios: [aScenario({ id: 'cancel-reason.allowed', objects: {}, given: [], when: 'the user asks to cancel' })],
  }),
).slice(0, 1);
const permitting = refine(
  aSpec({
    id: 'eligibility',
    tools: ['cancel'],
    scenarios: [
      aScenario({
        id: 'eligibility.fresh',
        force: 'permitted',
        objects: { b: 'bookings' },
        when: 'fresh',
        then: called('cancel'),
      }),
      aScenario({ id: 'eligibility.old', force: 'prohibited', objects: { b: 'bookings' }, when: 'old' }),
      aScenario({ id: 'eligibility.other', force: 'permitted', objects: {}, when: 'other', then: called('change') }),
    ],
  }),
);

describe('placeInSetting', () => {
  const [target] = schemaRule;
  if (target === undefined) throw new Error('no target');

  it('tries a rule about every call where another spec permits the call', () => {
    const placed = placeInSetting(target, { watched: permitting, seed: 'x' });
    expect(placed.scenario).toMatchObject({ id: 'cancel-reason.allowed', objects: { b: 'bookings' }, when: 'fresh' });
    expect(placed.scenario.then).toEqual(target.scenario.then);
  });

  it('else tries it where a duty on the way to the call is due', () => {
    const check = { kind: 'confirmed-before' as const, tool: 'cancel' };
    const confirming = refine(
      aSpec({
        id: 'confirmation',
        scenarios: [
          aScenario({
            id: 'confirmation.cancel',
            force: 'required',
            when: 'due',
            then: [{ text: 'asks', check, attempts: 'report' }],
          }),
        ],
      }),
    );
    expect(placeInSetting(target, { watched: confirming, seed: 'x' }).scenario.when).toBe('due');
    expect(placeInSetting(target, { watched: [...confirming, ...permitting], seed: 'x' }).scenario.when).toBe('fresh');
  });

  it('leaves a scenario alone that has a Given of its own, or whose tool nothing permits', () => {
    const [own] = permitting;
    expect(own && placeInSetting(own, { watched: permitting, seed: 'x' })).toBe(own);
    expect(placeInSetting(target, { watched: schemaRule, seed: 'x' })).toBe(target);
  });

  it('is part of the content address: other settings, other trials', () => {
    expect(digestSettings(target, schemaRule)).toBeNull();
    expect(digestSettings(target, permitting)).not.toBeNull();
  });
});

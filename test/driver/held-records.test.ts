import { describe, expect, it } from 'vitest';
import { buildDriver } from '../../src/driver/build-driver.ts';
import { aLibrary, aSelected } from '../helpers/a-library.ts';

const artifacts = aLibrary();
const loan = (id: string) => ({ table: 'loans', id });
const member = (id: string) => ({ table: 'members', id });

function build(held: Parameters<typeof buildDriver>[0]['held'], seed = 's', parts = {}) {
  const { spec, scenario } = aSelected('rule', parts);
  return buildDriver({ refined: { spec, scenario }, artifacts, seed, ...(held && { held }) });
}

describe('a driver with records that are settled beforehand', () => {
  it('has the requester that is held, and one of its records that is not to be avoided', () => {
    for (let seed = 0; seed < 20; seed++) {
      const held = { requester: member('M1'), objects: {}, avoided: [loan('L1'), loan('L5')] };
      expect(build(held, `${seed}`)).toMatchObject({
        driver: { requester: member('M1'), objects: { loan: loan('L9') }, setup: [] },
      });
    }
  });

  it('takes the object that is held, adapted where Given asks for it', () => {
    const given = [
      { kind: 'environment', text: 'returned', where: { of: 'loan', field: 'status', op: '=', value: 'returned' } },
    ];
    const held = { requester: member('M2'), objects: { loan: loan('L6') }, avoided: [] };
    expect(build(held, 's', { scenario: { given } })).toMatchObject({
      driver: { objects: { loan: loan('L6') }, setup: [{ id: 'L6', after: { status: 'returned' } }] },
    });
  });

  it('is refused where what is held does not fit, rather than built on another record', () => {
    const given = [{ kind: 'ownership', text: 'theirs', of: 'loan', is: 'other' }];
    const held = { requester: member('M2'), objects: { loan: loan('L6') }, avoided: [] };
    const relinked = build(held, 's', { scenario: { given } });
    if ('driver' in relinked) expect(relinked.driver.objects).toEqual({ loan: loan('L6') });
    const gone = { requester: member('M2'), objects: { loan: member('M3') }, avoided: [] };
    expect(build(gone)).toMatchObject({ failure: { reason: 'no-object' } });
    const all = Object.keys(artifacts.data['loans'] ?? {}).map(loan);
    const none = build({ requester: member('M2'), objects: {}, avoided: all });
    if ('driver' in none) expect(all.map(({ id }) => id)).not.toContain(none.driver.objects['loan']?.id);
  });
});

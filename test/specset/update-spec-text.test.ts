import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEVERITIES } from '../../src/model/spec.ts';
import { parseSpec } from '../../src/specset/parse-spec.ts';
import { printSpec } from '../../src/specset/print-spec.ts';
import { updateSpecText } from '../../src/specset/update-spec-text.ts';
import { aScenario, aSpec } from '../helpers/a-spec.ts';

const COMMENTED = printSpec(aSpec())
  .replace('severity: should', '# why so mild?\nseverity: should # agreed with the desk')
  .replace('    given:', '    # all three must hold\n    given:')
  .replace('  - id: cancel', '  # the one that matters\n  - id: cancel');

function updated(text: string, spec = aSpec()): string {
  const after = updateSpecText(text, spec);
  expect(parseSpec('cancel-eligibility.yaml', after)).toEqual(spec);
  return after;
}

describe('updateSpecText', () => {
  it('changes nothing where the spec says the same', () => {
    expect(updated(COMMENTED)).toBe(COMMENTED);
  });

  it('changes the one line that differs and keeps every comment', () => {
    expect(updated(COMMENTED, aSpec({ severity: 'must' }))).toBe(
      COMMENTED.replace('severity: should', 'severity: must'),
    );
    const widened = aSpec({
      scenarios: [
        aScenario({
          given: aScenario().given.map((one, index) =>
            index === 0 ? { ...one, text: 'the booking is older than 24 hours' } : one,
          ),
        }),
      ],
    });
    expect(updated(COMMENTED, widened)).toBe(
      COMMENTED.replace(
        'text: the booking was made more than 24 hours ago',
        'text: the booking is older than 24 hours',
      ),
    );
  });

  it('adds and removes scenarios beside the one that a person commented', () => {
    const other = aScenario({ id: 'cancel-eligibility.within-a-day', force: 'permitted' });
    const both = updated(COMMENTED, aSpec({ scenarios: [other, aScenario()] }));
    expect(both).toContain('# the one that matters');
    expect(both.indexOf('within-a-day')).toBeLessThan(both.indexOf('# all three must hold'));
    expect(updated(both)).toContain('# all three must hold');
  });

  it('puts a new key where the form has it', () => {
    const rejected = updated(COMMENTED, aSpec({ status: 'rejected', reason: 'deleted' }));
    expect(rejected).toContain('status: rejected\nreason: deleted\nevidence:');
  });

  it('keeps a default that a person wrote', () => {
    const explicit = `${COMMENTED}        attempts: report # on purpose\n`;
    expect(updated(explicit, aSpec({ severity: 'must' }))).toContain('attempts: report # on purpose');
  });

  it('keeps the line endings of the file', () => {
    const windows = COMMENTED.replaceAll('\n', '\r\n');
    expect(updated(windows, aSpec({ severity: 'must' }))).toBe(windows.replace('severity: should', 'severity: must'));
  });

  it('always says what the spec says, whatever stood there', () => {
    const part = fc.record({
      id: fc.constantFrom('cancel-eligibility.a', 'cancel-eligibility.b', 'cancel-eligibility.c'),
      title: fc.constantFrom('one', 'two'),
      given: fc.subarray([...aScenario().given]),
    });
    const some = fc.uniqueArray(part, { selector: one => one.id }).map(parts => parts.map(one => aScenario(one)));
    const evidence = fc.array(
      fc.record({ file: fc.constantFrom('a.md', 'b.md'), quote: fc.constantFrom('x', 'two\nlines', 'z') }),
      { maxLength: 3 },
    );
    const spec = fc
      .record({ severity: fc.constantFrom(...SEVERITIES), scenarios: some, evidence })
      .map(overrides => aSpec(overrides));
    fc.assert(fc.property(spec, spec, (before, after) => void updated(printSpec(before), after)));
  });

  it('prints anew what cannot be read', () => {
    expect(updated('a: [')).toBe(printSpec(aSpec()));
  });
});

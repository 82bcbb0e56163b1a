import { expect, test } from 'vitest';
import { readDocument, readValue } from '../../src/artifacts/read-document.ts';

test('a value that contains itself is refused with one line', () => {
  const text = 'guests: &all\n  G1: { id: G1, others: *all }\n';
  for (const read of [readDocument, readValue])
    expect(() => read('data.yaml', text)).toThrow(
      expect.objectContaining({
        problems: ['data.yaml: an alias stands within what it names: the value has no end'],
        hint: 'write the value out',
      }),
    );
});

test('an alias beside what it names is the same value again', () => {
  expect(readValue('data.yaml', 'a: &x { b: 1 }\nc: *x\n')).toEqual({ a: { b: 1 }, c: { b: 1 } });
});

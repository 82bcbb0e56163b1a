import { expect, test } from 'vitest';
import { fillVariables } from '../../src/lib/fill-variables.ts';

test('holes are filled with texts, values and parts of values', () => {
  const filled = fillVariables('{{name}} {{ limit }} {{ desk.city }} {{a.b}}', {
    name: 'Ann $1',
    limit: 3,
    desk: { city: 'Bern' },
    'a.b': [1],
  });
  expect(filled).toEqual({ text: 'Ann $1 3 Bern [1]', missing: [] });
});

test('a hole without a value stays and is named once', () => {
  expect(fillVariables('{{x}} {{x}} {{toString}} { {y} }', {})).toEqual({
    text: '{{x}} {{x}} {{toString}} { {y} }',
    missing: ['x', 'toString'],
  });
});

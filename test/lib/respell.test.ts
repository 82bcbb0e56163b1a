import { expect, it } from 'vitest';
import { respell } from '../../src/lib/respell.ts';

it.each([
  ['B1042', 'lower', 'b1042'],
  ['Greta Jansen', 'upper', 'GRETA JANSEN'],
  ['B1042', 'spaced', 'B 1042'],
  ['4WQ150', 'spaced', '4 WQ 150'],
  ['#W5744371', 'spaced', '#W 5744371'],
  ['check_in', 'spaced', 'check in'],
  ['2026-06-01', 'spaced', '2026 06 01'],
  ['12345678', 'spaced', '123 456 78'],
  ['greta.7@mail.example', 'spaced', 'greta.7@mail.example'],
  ['change of plan', 'spaced', 'change of plan'],
  ['5', 'words', 'five'],
  ['20', 'words', 'twenty'],
  ['21', 'words', '21'],
  ['B5', 'words', 'B5'],
] as const)('%s in %s is %s', (text, as, form) => {
  expect(respell(text, as)).toBe(form);
});

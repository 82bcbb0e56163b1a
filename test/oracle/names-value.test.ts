import { describe, expect, it } from 'vitest';
import { namesValue } from '../../src/oracle/names-value.ts';

describe('naming a value', () => {
  it.each([
    ['cancel B1042, yes?', 'B1042', true],
    ['cancel b1042', 'B1042', true],
    ['cancel B1042x', 'B1042', false],
    ['a basic economy ticket', 'basic_economy', true],
    ['for $1,250.00 in all', 1250, true],
    ['for 125 in all', 1250, false],
    ['two nights', 2, true],
    ['refund of 50', -50, true],
    ['your sickness', 'illness', 'unknown'],
    ['May 20', '2026-05-20', 'unknown'],
    ['Main Street 1', 'Main Street 2', 'unknown'],
    ['anything', true, 'unknown'],
    ['B1 and B2', ['B1', 'B2'], true],
    ['B1', { id: 'B1', seat: '12A' }, false],
  ] as const)('%s / %j: %s', (text, value, expected) => {
    expect(namesValue(text, value)).toBe(expected);
  });
});

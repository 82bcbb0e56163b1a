import { describe, expect, it } from 'vitest';
import { isDecidableByCode } from '../../src/oracle/is-decidable-by-code.ts';
import { aRefined } from './booking-world.ts';

describe('decidable by code', () => {
  it('is a scenario all of whose clauses have a structured check', () => {
    expect(isDecidableByCode(aRefined({ check: { kind: 'called', tool: 'transfer' } }).scenario)).toBe(true);
  });

  it('is not one that has a sentence for the judge, or no check', () => {
    expect(isDecidableByCode(aRefined({ check: { kind: 'not-said', sentence: 'a refund' } }).scenario)).toBe(false);
    expect(isDecidableByCode(aRefined().scenario)).toBe(false);
  });
});

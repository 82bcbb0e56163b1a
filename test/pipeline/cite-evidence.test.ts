import { expect, it } from 'vitest';
import { citeEvidence } from '../../src/pipeline/cite-evidence.ts';

const evidence = (lines: [number, number], quote: string) =>
  [{ file: 'policy.md', lines, quote, anchor: 'passage:0123456789abcdef' }] as const;
const lines = (stored: [number, number], quote: string, text: string) =>
  citeEvidence([...evidence(stored, quote)], [{ file: 'policy.md', text }]).map(one => one.lines);

it('a quotation is cited where it stands now, not where it stood', () => {
  expect(lines([1, 1], 'Never refund.', '# Policy\n\nBe kind.\nNever refund.\n')).toEqual([[4, 4]]);
});

it('of several places the nearest to the lines on file is cited', () => {
  expect(lines([4, 4], 'Never refund.', 'Never refund.\n\n\n\nNever\nrefund.\n')).toEqual([[5, 6]]);
});

it('a quotation that is gone keeps the lines on file', () => {
  expect(lines([7, 8], 'Never refund.', 'Be kind.\n')).toEqual([[7, 8]]);
});

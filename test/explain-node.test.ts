import { expect, it } from 'vitest';
import { explainNode } from '../src/explain-node.ts';

it('an older Node is named in one line', () => {
  expect(explainNode('20.20.2')).toBe('proviso needs Node 24 or newer; this is 20.20.2');
  expect(explainNode('9.11.2')).toContain('9.11.2');
});

it('Node 24 and newer ones are fine', () => {
  expect(explainNode('24.0.0')).toBeNull();
  expect(explainNode('100.1.0')).toBeNull();
});

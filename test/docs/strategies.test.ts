import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renderStrategies } from '../../scripts/strategies-page.ts';

it('docs/strategies.md is what the library gives', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/strategies.md'), 'utf8');
  expect(page, 'node scripts/strategies-page.ts').toBe(renderStrategies());
});

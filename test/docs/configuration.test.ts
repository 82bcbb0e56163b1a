import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listKeys, renderConfiguration } from '../../scripts/configuration-page.ts';
import { configSchema } from '../../src/config.ts';

const ROOT = join(import.meta.dirname, '../..');

it('docs/configuration.md is what the schema of proviso.yaml gives', () => {
  const page = readFileSync(join(ROOT, 'docs/configuration.md'), 'utf8');
  expect(page, 'node scripts/configuration-page.ts').toBe(renderConfiguration());
});

it('every key says in words what it is for', () => {
  expect(listKeys().flatMap(({ path, text }) => (text.trim() === '' ? [path] : []))).toEqual([]);
});

it('keys of every block and every form are listed, with type and default', () => {
  const keys = listKeys();
  for (const block of Object.keys(configSchema.shape)) expect(keys.map(({ path }) => path)).toContain(block);
  const find = (path: string) => keys.find(key => key.path === path);
  expect(find('agents.*.environment.identity.established-by[].field')).toMatchObject({ type: 'text', default: null });
  expect(find('agents.*.tools.export')).toMatchObject({ type: 'text', default: '"tools"' });
  expect(find('agents.*.environment.tools.mcp.reset')).toMatchObject({ default: null });
  expect(find('suite.seed')).toMatchObject({ type: 'whole number', default: '0' });
  expect(find('gate.fail-on')?.type).toContain('`violation`');
});

it('README links the page, and the help of the command names it', () => {
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain('(docs/configuration.md)');
  expect(readFileSync(join(ROOT, 'src/cli.ts'), 'utf8')).toContain('docs/configuration.md');
});

import { expect, test } from 'vitest';
import { touchesAnyAgent } from '../../src/pipeline/touches-agent.ts';
import { aTree } from '../helpers/memory-tree.ts';

const FILES = {
  'proviso.yaml': `version: 1
agents:
  desk:
    prompt: ./prompts/desk.md
    variables: vars.yaml
    tools: tools.json
    watch: [src/desk/**]
    environment: {data: env/data.json, data-model: env/model.yaml, tools: env/tools.ts}
    runtime: {module: agent/main.ts}
`,
  'env/tools.ts': "import '../lib/fee.ts';",
  'lib/fee.ts': '',
  'agent/main.ts': "import './turn.ts';",
  'agent/turn.ts': '',
};
const touches = async (
  changed: readonly string[] | null,
  head: Record<string, string> = FILES,
  links: readonly string[] = [],
) => await touchesAnyAgent({ head: aTree(head) }, { changed, links, configFile: 'proviso.yaml' });

test.each([
  'proviso.yaml',
  'prompts/desk.md',
  'vars.yaml',
  'tools.json',
  'src/desk/deep/x.ts',
  'env/data.json',
  'env/model.yaml',
  'env/tools.ts',
  'lib/fee.ts',
  'agent/main.ts',
  'agent/turn.ts',
  'specs/desk/a.yaml',
  'specs/desk/lock.jsonl',
])('a change of %s matters', async path => {
  expect(await touches(['README.md', path])).toBe(true);
});

test.each(['README.md', 'src/other/x.ts', 'env/notes.md', 'lib/other.ts', 'specs/other/a.yaml', 'prompts/desk.md.bak'])(
  'a change of %s alone does not',
  async path => {
    expect(await touches([path])).toBe(false);
  },
);

test('nothing changed does not matter, and an unknown change does', async () => {
  expect(await touches([])).toBe(false);
  expect(await touches(null)).toBe(true);
});

test('a file that is still imported matters although it was removed', async () => {
  const { 'lib/fee.ts': _, ...head } = FILES;
  expect(await touches(['lib/fee.ts'], head)).toBe(true);
  expect(await touches(['lib/other.ts'], head)).toBe(false);
});

test('a configuration that is missing or cannot be read matters', async () => {
  expect(await touches(['README.md'], { ...FILES, 'proviso.yaml': 'version: 2' })).toBe(true);
  expect(await touches(['README.md'], {})).toBe(true);
});

test.each([
  'proviso.yaml',
  'prompts',
  'prompts/desk.md',
  'tools.json',
  'src',
  'src/desk/deep',
  'specs',
  'specs/desk/a.yaml',
  'env',
  'lib',
  'lib/fee.ts',
  'agent/turn.ts',
])('with a link or a submodule at %s any change may matter', async link => {
  expect(await touches(['README.md'], FILES, [link])).toBe(true);
  expect(await touches([], FILES, [link])).toBe(false);
});

test.each(['docs', 'prompts/other.md', 'prompt', 'specs/other', 'lib/other.ts'])(
  'a link at %s leads nowhere that an agent reads',
  async link => {
    expect(await touches(['README.md'], FILES, [link])).toBe(false);
  },
);

test('a folder that a link took the place of matters', async () => {
  expect(await touches(['prompts'])).toBe(true);
});

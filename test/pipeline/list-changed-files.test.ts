import { describe, expect, it } from 'vitest';
import { loadArtifacts } from '../../src/pipeline/1-load-artifacts.ts';
import { listChangedFiles } from '../../src/pipeline/list-changed-files.ts';
import { aTree } from '../helpers/memory-tree.ts';

const CONFIG = `version: 1
agents:
  desk:
    prompt: prompts/desk.md
    tools: tools.json
    watch: [knowledge/**]
    runtime: {module: agent/agent.ts}
    environment: {data: data.json, tools: env/tools.ts}
`;
const FILES = {
  'proviso.yaml': CONFIG,
  'prompts/desk.md': 'Cancel nothing.',
  'tools.json': '[{"name": "look", "description": "d", "parameters": {"type": "object", "properties": {}}}]',
  'knowledge/hours.md': 'nine to five',
  'agent/agent.ts': "import { rule } from './rule.ts';\nexport const start = rule;",
  'agent/rule.ts': 'export const rule = 1;',
  'env/tools.ts': 'export const look = () => 1;',
  'data.json': '{"loans": {"L1": {"id": "L1"}}}',
  'README.md': 'read me',
};

async function changedBy(head: Readonly<Record<string, string>>, options: { readonly mayRunCode?: boolean } = {}) {
  const trees = { head: { ...aTree({ ...FILES, ...head }), ...options }, base: aTree(FILES, 'base') };
  const { agents } = await loadArtifacts(trees, { configFile: 'proviso.yaml', agent: null });
  const [sides] = agents;
  if (sides === undefined) throw new Error('no agent');
  return await listChangedFiles(trees, sides);
}

describe('the files that a change touches of an agent', () => {
  it.each([
    'agent/agent.ts',
    'agent/rule.ts',
    'knowledge/hours.md',
    'env/tools.ts',
    'data.json',
    'tools.json',
  ] as const)('%s is told beside the prompt', async file => {
    expect(await changedBy({ [file]: `${FILES[file]}\n` })).toEqual({ prompt: [], other: [file] });
  });

  it('the prompt is told by itself; what is no part of the agent is not', async () => {
    expect(await changedBy({ 'prompts/desk.md': 'Cancel all.', 'README.md': 'mine' })).toEqual({
      prompt: ['prompts/desk.md'],
      other: [],
    });
  });

  it('a new file and one that the head does not load any more are told', async () => {
    const head = { 'agent/agent.ts': "import { rule } from './other.ts';", 'agent/other.ts': 'export const rule = 2;' };
    expect(await changedBy({ ...head, 'agent/rule.ts': 'export const rule = 3;' })).toEqual({
      prompt: [],
      other: ['agent/agent.ts', 'agent/other.ts', 'agent/rule.ts'],
    });
  });

  it('code that does not run is not told', async () => {
    const head = { 'agent/agent.ts': 'export const start = evil;', 'env/tools.ts': 'export const look = evil;' };
    expect(await changedBy(head, { mayRunCode: false })).toEqual({ prompt: [], other: [] });
  });

  it('without a base there is nothing to tell', async () => {
    const trees = { head: aTree(FILES), base: null };
    const { agents } = await loadArtifacts(trees, { configFile: 'proviso.yaml', agent: null });
    const [sides] = agents;
    expect(sides && (await listChangedFiles(trees, sides))).toBeNull();
  });
});

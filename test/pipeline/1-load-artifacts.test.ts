import { expect, test } from 'vitest';
import { ConfigError } from '../../src/lib/errors.ts';
import { loadArtifacts } from '../../src/pipeline/1-load-artifacts.ts';
import { aTree } from '../helpers/memory-tree.ts';

const CONFIG = `version: 1
agents:
  desk: {prompt: p.md, tools: t.json}
models: {default: {model: small}, judge: {model: strict}}
`;
const FILES = {
  'proviso.yaml': CONFIG,
  'p.md': 'Be kind.',
  't.json': '[{"name": "get_x"}]',
  'specs/desk/be-kind.yaml': 'id: be-kind',
};
const OPTIONS = { configFile: 'proviso.yaml', agent: null };

const load = async (head: Record<string, string>, base: Record<string, string> | null) =>
  await loadArtifacts({ head: aTree(head), base: base === null ? null : aTree(base, 'base') }, OPTIONS);

test('policy comes from the base, what is tested from the head', async () => {
  const loosened = `${CONFIG.replace('small', 'new-agent').replace('strict', 'lax')}
gate: {fail-on: never}
budget: {usd: 99}
suite: {scope: changed}
statistics: {judge-votes: 9}
`;
  const run = await load({ ...FILES, 'proviso.yaml': loosened, 'p.md': 'Be unkind.' }, FILES);
  expect(run.policyFrom).toBe('base');
  expect(run.policy).toMatchObject({
    gate: { 'fail-on': 'violation' },
    budget: { usd: 10 },
    suite: { scope: 'affected' },
    statistics: { 'judge-votes': 1 },
  });
  const { agent, user, miner, judge } = run.policy.models;
  expect([agent, user, miner, judge].map(({ model }) => model)).toEqual(['new-agent', 'small', 'small', 'strict']);
  const [desk] = run.agents;
  expect([desk?.head.prompt.text, desk?.base?.prompt.text]).toEqual(['Be unkind.', 'Be kind.']);
  expect(desk?.head.digests.model).not.toBe(desk?.base?.digests.model);
  expect(desk?.isFirstRun).toBe(false);
});

test('without a base, or without a configuration there, it is a first run by the policy of the head', async () => {
  const strict = { ...FILES, 'proviso.yaml': `${CONFIG}gate: {fail-on: witness}\n` };
  for (const base of [null, {}, { 'README.md': '' }]) {
    const run = await load(strict, base);
    expect(run).toMatchObject({ policyFrom: 'head', policy: { gate: { 'fail-on': 'witness' } }, notes: [] });
    expect(run.agents).toMatchObject([{ agent: 'desk', base: null, isFirstRun: true }]);
  }
});

test('a base without specs for the agent is a first run, with both sides', async () => {
  const { 'specs/desk/be-kind.yaml': _, ...base } = FILES;
  const [desk] = (await load(FILES, { ...base, 'specs/desk/baseline.yaml': '[]' })).agents;
  expect(desk?.isFirstRun).toBe(true);
  expect(desk?.base).not.toBeNull();
});

test('an agent that the base does not have has no base', async () => {
  const both = CONFIG.replace('models:', '  night: {prompt: p.md, tools: t.json}\nmodels:');
  const run = await load({ ...FILES, 'proviso.yaml': both }, FILES);
  expect(run.agents.map(({ agent, base, isFirstRun }) => [agent, base === null, isFirstRun])).toEqual([
    ['desk', false, false],
    ['night', true, true],
  ]);
});

test('a base that cannot be read is a note, and does not make a first run', async () => {
  const brokenConfig = await load(FILES, { ...FILES, 'proviso.yaml': 'version: 1\nagent: {}\n' });
  expect(brokenConfig.policyFrom).toBe('head');
  expect(brokenConfig.notes.join('\n')).toMatch(
    /base: proviso\.yaml:2: agent: unknown key.*policy is taken from the head/,
  );
  expect(brokenConfig.agents).toMatchObject([{ base: null, isFirstRun: false }]);
  const brokenTools = await load(FILES, { ...FILES, 't.json': '{' });
  expect(brokenTools.notes).toMatchObject([expect.stringMatching(/^base: t\.json:1: not JSON/)]);
  expect(brokenTools.agents).toMatchObject([{ base: null, isFirstRun: false }]);
});

test('every agent of the head that cannot be read is refused at once', async () => {
  const config = `version: 1
agents:
  a: {prompt: no.md, tools: t.json}
  b: {prompt: p.md, tools: no.json}
`;
  const error: unknown = await load({ ...FILES, 'proviso.yaml': config }, FILES).catch((reason: unknown) => reason);
  if (!(error instanceof ConfigError)) throw error;
  expect(error.problems).toEqual([
    'prompt no.md: there is no such file (agent a)',
    'tools no.json: there is no such file (agent b)',
  ]);
});

test('one agent alone can be loaded, and an unknown one is refused', async () => {
  const trees = { head: aTree(FILES), base: null };
  expect((await loadArtifacts(trees, { ...OPTIONS, agent: 'desk' })).agents).toHaveLength(1);
  await expect(loadArtifacts(trees, { ...OPTIONS, agent: 'dusk' })).rejects.toThrow('there is no agent dusk');
});

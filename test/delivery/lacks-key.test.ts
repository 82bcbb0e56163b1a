import { describe, expect, it } from 'vitest';
import { readActionInputs } from '../../src/action-inputs.ts';
import type { ActionEvent } from '../../src/delivery/action-run.ts';
import { lacksKey } from '../../src/delivery/lacks-key.ts';
import { aTree } from '../helpers/memory-tree.ts';

const CONFIG = `version: 1
agents: { desk: { prompt: desk.md, tools: tools.json } }
models:
  default: { model: m, base-url: "https://models.example/v1", api-key-env: DESK_KEY }
`;
const fork: ActionEvent = {
  ...{ kind: 'pull-request', number: 1, headSha: 'a'.repeat(40), headRef: 'change', baseRef: 'main' },
  isFork: true,
};

interface Case {
  readonly event?: ActionEvent;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly head?: string;
  readonly base?: string | null;
  readonly env?: Readonly<Record<string, string>>;
}

async function lacks({ event = fork, inputs = {}, head = CONFIG, base = CONFIG, env = {} }: Case): Promise<boolean> {
  const trees = {
    head: aTree({ 'proviso.yaml': head }),
    base: base === null ? null : aTree({ 'proviso.yaml': base }),
  };
  return await lacksKey({ event, inputs: readActionInputs(inputs) }, trees, env);
}

const KEY = { DESK_KEY: 'sk-1' };

describe('a fork’s pull request has a key', () => {
  it.each<[string, Case]>([
    ['that was given as input', { inputs: { 'INPUT_API-KEY': 'sk-1' } }],
    ['in the variable that the configuration names', { env: KEY }],
    ['and needs none with an engine that asks no model', { inputs: { INPUT_ENGINE: 'offline' } }],
  ])('%s', async (_where, one) => {
    expect(await lacks(one)).toBe(false);
  });
});

describe('a fork’s pull request has no key', () => {
  it.each<[string, Case]>([
    ['where none is set', {}],
    ['where the variable is empty', { env: { DESK_KEY: '' } }],
    ['where only some other variable is set', { env: { OPENAI_API_KEY: 'sk-1' } }],
    ['where one role’s is missing', { env: KEY, base: `${CONFIG}  judge: { model: j, api-key-env: JUDGE_KEY }\n` }],
    ['where nothing on the base says which', { env: KEY, base: null }],
    ['where it would send the key elsewhere', { env: KEY, head: CONFIG.replace('models.example', 'mallory.example') }],
    ['where it would send another secret', { env: KEY, head: CONFIG.replace('DESK_KEY', 'DEPLOY_TOKEN') }],
    ['where its configuration cannot be read', { env: KEY, head: 'version: [\n' }],
  ])('%s', async (_where, one) => {
    expect(await lacks(one)).toBe(true);
  });
});

it('any other run is left to fail without its key', async () => {
  expect(await lacks({ event: { ...fork, isFork: false } })).toBe(false);
  expect(await lacks({ event: { kind: 'schedule' } })).toBe(false);
});

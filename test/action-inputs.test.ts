import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { INPUT_NAMES, readActionInputs } from '../src/action-inputs.ts';
import { configSchema } from '../src/config.ts';
import { applyOverrides } from '../src/config-overrides.ts';
import { ConfigError } from '../src/lib/errors.ts';

/** The variables that the runner sets for these inputs. */
function inputs(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
}

const metadata = z
  .object({
    inputs: z.record(z.string(), z.object({ description: z.string(), default: z.string().optional() })),
    outputs: z.record(z.string(), z.object({ description: z.string() })),
    runs: z.object({ using: z.string(), main: z.string() }),
  })
  .parse(parse(readFileSync(join(import.meta.dirname, '../action.yml'), 'utf8')));

describe('readActionInputs', () => {
  it('an action without inputs overrides nothing', () => {
    expect(readActionInputs({})).toEqual({
      config: 'proviso.yaml',
      engine: { kind: 'openai' },
      apiKey: null,
      githubToken: null,
      comment: true,
      annotations: true,
      store: null,
      workingDirectory: '.',
      onFork: 'fail',
      reportAs: 'job',
      part: { mode: 'all' },
      overrides: { suite: {}, gate: {}, budget: {}, model: {} },
    });
  });

  it('an empty input is none', () => {
    expect(readActionInputs(inputs({ scope: '', 'budget-usd': ' ', comment: '' }))).toEqual(readActionInputs({}));
  });

  it('inputs named by a path of the configuration override it', () => {
    const read = readActionInputs(
      inputs({
        scope: 'all',
        seed: '7',
        'fail-on': 'drift',
        'budget-usd': '2.50',
        'budget-trials': '0',
        'base-url': 'http://localhost:1',
      }),
    );
    const config = configSchema.parse({ version: 1, agents: { desk: { prompt: 'p.md', tools: 't.json' } } });
    const applied = applyOverrides(config, read.overrides);
    expect(applied.suite).toEqual({ ...config.suite, scope: 'all', seed: 7 });
    expect(applied.gate).toEqual({ ...config.gate, 'fail-on': 'drift' });
    expect(applied.budget).toEqual({ ...config.budget, usd: 2.5, trials: 0 });
    expect(applied.models.default['base-url']).toBe('http://localhost:1');
    expect(configSchema.parse(applied)).toEqual(applied);
  });

  it('reads which part of a run a step is', () => {
    const part = (values: Readonly<Record<string, string>>) => readActionInputs(inputs(values)).part;
    expect(part({ mode: 'plan' })).toEqual({ mode: 'plan', shards: null });
    expect(part({ mode: 'plan', shard: '4' })).toEqual({ mode: 'plan', shards: 4 });
    expect(part({ mode: 'run', shard: '2/3' })).toEqual({ mode: 'run', place: { shard: 2, of: 3 } });
    expect(part({ mode: 'report' })).toEqual({ mode: 'report', stores: '.proviso/shards/' });
    expect(part({ mode: 'report', stores: 'a.db\nb' })).toEqual({ mode: 'report', stores: 'a.db\nb' });
  });

  it.each([
    [{ mode: 'run' }, 'input "shard" is ""; with mode "run" it must be i/n, as in 2/3'],
    [{ mode: 'run', shard: '4/3' }, 'input "shard" is "4/3"; with mode "run" it must be i/n, as in 2/3'],
    [{ mode: 'run', shard: '0/3' }, 'input "shard" is "0/3"; with mode "run" it must be i/n, as in 2/3'],
    [{ mode: 'plan', shard: '0' }, 'input "shard" is "0"; with mode "plan" it must be the number of shards, 1 to 256'],
    [{ shard: '1/3' }, 'input "shard" is for the modes "plan" and "run" alone'],
    [{ stores: 'x' }, 'input "stores" is for mode "report" alone'],
  ])('refuses %o', (given, message) => {
    expect(() => readActionInputs(inputs(given))).toThrow(message);
  });

  it('reads the engine', () => {
    expect(readActionInputs(inputs({ engine: 'replay:runs/a.json' }))).toMatchObject({
      engine: { kind: 'replay', file: 'runs/a.json' },
    });
  });

  it('every bad input is one clear line', () => {
    const bad = inputs({
      scope: 'some',
      'budget-usd': '-1',
      engine: 'magic',
      comment: 'yes',
      'base-url': 'ftp://x',
    });
    expect(() => readActionInputs(bad)).toThrow(ConfigError);
    try {
      readActionInputs(bad);
    } catch (error) {
      expect(error instanceof ConfigError ? error.problems : []).toEqual([
        'input "engine" is "magic"; it must be openai, offline or replay:FILE',
        'input "scope" is "some"; it must be one of changed, affected, all',
        'input "budget-usd" is "-1"; it must be a number above 0',
        'input "base-url" is "ftp://x"; it must be a URL with http or https',
        'input "comment" is "yes"; it must be one of on, off',
      ]);
    }
  });
});

describe('action.yml', () => {
  it('lists exactly the inputs that are read', () => {
    expect(Object.keys(metadata.inputs)).toEqual(INPUT_NAMES);
  });

  it('gives no default that could win over the configuration', () => {
    const defaults = Object.entries(metadata.inputs).filter(([, input]) => input.default !== undefined);
    expect(defaults.map(([name]) => name)).toEqual(['github-token']);
  });

  it('runs the bundle on Node 24 and describes every input and output', () => {
    expect(metadata.runs).toEqual({ using: 'node24', main: 'dist/index.js' });
    const all = [...Object.values(metadata.inputs), ...Object.values(metadata.outputs)];
    expect(all.filter(item => item.description.length < 20)).toEqual([]);
  });
});

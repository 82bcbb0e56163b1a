import { z } from 'zod';
import type { ConfigOverrides } from './config-overrides.ts';
import { ENGINE_NAMES, type Engine, parseEngine } from './engine.ts';
import { ConfigError } from './lib/errors.ts';
import { MAX_SHARDS, parseShard, type ShardPlace } from './model/shard.ts';

/** Which part of a run this step is. */
export type RequestedPart =
  | { readonly mode: 'all' }
  /** `shards`: how many there are to be; null: as many as the forecast asks for. */
  | { readonly mode: 'plan'; readonly shards: number | null }
  | { readonly mode: 'run'; readonly place: ShardPlace }
  /** `stores`: files, folders or patterns, one a line, that hold what the plan and the shards wrote. */
  | { readonly mode: 'report'; readonly stores: string };

/** The inputs of action.yml, read and checked. */
export interface ActionInputs {
  /** Path of the configuration, relative to the working directory. */
  readonly config: string;
  readonly engine: Engine;
  readonly apiKey: string | null;
  readonly githubToken: string | null;
  readonly comment: boolean;
  readonly annotations: boolean;
  readonly store: string | null;
  readonly workingDirectory: string;
  readonly onFork: 'fail' | 'skip';
  readonly reportAs: 'job' | 'status';
  readonly part: RequestedPart;
  readonly overrides: ConfigOverrides;
}

const engineSchema = z.string().transform((text, ctx): Engine => {
  const engine = parseEngine(text);
  if (engine !== null) return engine;
  ctx.addIssue(`it must be ${ENGINE_NAMES}`);
  return z.NEVER;
});

const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, { error: `it must be one of ${values.join(', ')}` });

function numberText(message: string, holds: (value: number) => boolean) {
  return z.string().transform((text, ctx) => {
    const value = Number(text);
    if (text !== '' && Number.isFinite(value) && holds(value)) return value;
    ctx.addIssue(message);
    return z.NEVER;
  });
}
const amount = numberText('it must be a number above 0', value => value > 0);
const whole = numberText('it must be a whole number, 0 or more', value => Number.isInteger(value) && value >= 0);
const integer = numberText('it must be a whole number', Number.isInteger);
const onOff = oneOf('on', 'off').transform(value => value === 'on');
const text = z.string();

/** One key an input; absent and empty inputs are the same. */
const inputsSchema = z.strictObject({
  config: text.default('proviso.yaml'),
  mode: oneOf('all', 'plan', 'run', 'report').default('all'),
  shard: text.optional(),
  engine: engineSchema.default({ kind: 'openai' }),
  scope: oneOf('changed', 'affected', 'all').optional(),
  seed: integer.optional(),
  'fail-on': oneOf('witness', 'violation', 'inconclusive', 'drift', 'never').optional(),
  'budget-usd': amount.optional(),
  'budget-trials': whole.optional(),
  'budget-minutes': amount.optional(),
  'base-url': z.url({ protocol: /^https?$/, error: 'it must be a URL with http or https' }).optional(),
  'api-key': text.optional(),
  'github-token': text.optional(),
  comment: onOff.default(true),
  annotations: onOff.default(true),
  store: text.optional(),
  stores: text.optional(),
  'working-directory': text.default('.'),
  'on-fork': oneOf('fail', 'skip').default('fail'),
  'report-as': oneOf('job', 'status').default('job'),
});
type Inputs = z.infer<typeof inputsSchema>;

/** The names of the inputs, as action.yml must list them. */
export const INPUT_NAMES: readonly string[] = Object.keys(inputsSchema.shape);

/** Inputs whose value is never shown. */
const SECRET: readonly string[] = ['api-key', 'github-token'];

/**
 * Reads the inputs from the `INPUT_*` variables that the runner sets.
 * Throws ConfigError with one line for every input that is wrong.
 */
export function readActionInputs(env: Readonly<Record<string, string | undefined>>): ActionInputs {
  const given = Object.fromEntries(
    INPUT_NAMES.flatMap(name => {
      const value = env[`INPUT_${name.toUpperCase()}`]?.trim();
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const parsed = inputsSchema.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(issue => describeIssue(issue, given)));
  return toActionInputs(parsed.data);
}

function describeIssue(issue: z.core.$ZodIssue, given: Readonly<Record<string, string>>): string {
  const name = String(issue.path[0] ?? '');
  const value = SECRET.includes(name) ? '' : ` is ${JSON.stringify(given[name])};`;
  return `input "${name}"${value} ${issue.message}`;
}

function toActionInputs(inputs: Inputs): ActionInputs {
  return {
    config: inputs.config,
    engine: inputs.engine,
    apiKey: inputs['api-key'] ?? null,
    githubToken: inputs['github-token'] ?? null,
    comment: inputs.comment,
    annotations: inputs.annotations,
    store: inputs.store ?? null,
    workingDirectory: inputs['working-directory'],
    onFork: inputs['on-fork'],
    reportAs: inputs['report-as'],
    part: toPart(inputs),
    overrides: toOverrides(inputs),
  };
}

function toPart({ mode, shard, stores }: Inputs): RequestedPart {
  if (stores !== undefined && mode !== 'report') throw new ConfigError('input "stores" is for mode "report" alone');
  switch (mode) {
    case 'plan':
      return { mode, shards: shard === undefined ? null : readCount(shard) };
    case 'run': {
      const place = shard === undefined ? null : parseShard(shard);
      if (place === null)
        throw new ConfigError(
          `input "shard" is ${JSON.stringify(shard ?? '')}; with mode "run" it must be i/n, as in 2/3`,
        );
      return { mode, place };
    }
    default:
      if (shard !== undefined) throw new ConfigError('input "shard" is for the modes "plan" and "run" alone');
      return mode === 'all' ? { mode } : { mode, stores: stores ?? DEFAULT_STORES };
  }
}

const DEFAULT_STORES = '.proviso/shards/';

function readCount(shard: string): number {
  const count = Number(shard);
  if (Number.isInteger(count) && count >= 1 && count <= MAX_SHARDS) return count;
  throw new ConfigError(
    `input "shard" is ${JSON.stringify(shard)}; with mode "plan" it must be the number of shards, 1 to ${MAX_SHARDS}`,
  );
}

function toOverrides(inputs: Inputs): ConfigOverrides {
  return {
    suite: dropAbsent({ scope: inputs.scope, seed: inputs.seed }),
    gate: dropAbsent({ 'fail-on': inputs['fail-on'] }),
    budget: dropAbsent({
      usd: inputs['budget-usd'],
      trials: inputs['budget-trials'],
      minutes: inputs['budget-minutes'],
    }),
    model: dropAbsent({ 'base-url': inputs['base-url'] }),
  };
}

/** The same object without the keys that hold undefined. */
function dropAbsent<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> };
function dropAbsent(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

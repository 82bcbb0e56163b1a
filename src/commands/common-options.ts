import { resolve } from 'node:path';
import type { Command } from 'commander';
import { openFolder } from '../adapters/files/folder-tree.ts';
import { resolveSides, type Sides } from '../adapters/git/resolve-sides.ts';
import { composeRun } from '../compose.ts';
import { type ConfigOverrides, NO_OVERRIDES } from '../config-overrides.ts';
import { ENGINE_NAMES, type Engine, parseEngine } from '../engine.ts';
import { ConfigError } from '../lib/errors.ts';
import type { Log } from '../model/ports.ts';
import type { RunDeps } from '../pipeline/run-deps.ts';

/** Where a command reads and writes. Results go to standard output, everything else to standard error. */
export interface CommandIo {
  readonly print: (text: string) => void;
  readonly tell: (line: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly hasColor: boolean;
}

/** The flags that every command takes. */
export interface CommonFlags {
  readonly workspace?: string;
  readonly config: string;
  readonly agent?: string;
  readonly engine: string;
  readonly store?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly color: boolean;
}

export function addCommonOptions(command: Command): Command {
  return command
    .option('--workspace <dir>', 'the folder that holds the configuration (default: here, or GITHUB_WORKSPACE)')
    .option('--config <file>', 'path of the configuration in the workspace', 'proviso.yaml')
    .option('--agent <name>', 'only this agent')
    .option('--engine <name>', ENGINE_NAMES, 'openai')
    .option('--store <file>', 'file that remembers answers and trials (default: .proviso/store.db)')
    .option('--json', 'print one JSON document and nothing else')
    .option('--quiet', 'print no progress')
    .option('--no-color', 'print without colour');
}

/** The common options of a command that asks no model and reads no store: those two are taken, and not shown. */
export function addPlainOptions(command: Command): Command {
  addCommonOptions(command);
  for (const option of command.options) if (['--engine', '--store'].includes(option.long ?? '')) option.hidden = true;
  return command;
}

export function workspaceOf(flags: CommonFlags, io: CommandIo): string {
  return resolve(flags.workspace ?? io.env['GITHUB_WORKSPACE'] ?? '.');
}

export function logOf(flags: CommonFlags, io: CommandIo): Log {
  const tell = (line: string) => io.tell(`${line}\n`);
  return { info: line => (flags.quiet ? undefined : tell(line)), warn: line => tell(`warning: ${line}`) };
}

/** The engine that the flags name. Throws ConfigError for a name that is none. */
export function engineOf(flags: CommonFlags): Engine {
  const engine = parseEngine(flags.engine);
  if (engine === null)
    throw new ConfigError(`--engine ${flags.engine}: there is no such engine`, `use ${ENGINE_NAMES}`);
  return engine;
}

/** Absolute path of the store. */
export function storeOf(flags: CommonFlags, io: CommandIo): string {
  return resolve(workspaceOf(flags, io), flags.store ?? '.proviso/store.db');
}

/** Ports for a run on these trees. */
export function composeFor(flags: CommonFlags, io: CommandIo, trees: Pick<Sides, 'head' | 'base'>): RunDeps {
  return composeRun({
    engine: engineOf(flags),
    storeFile: storeOf(flags, io),
    trees,
    env: io.env,
    apiKey: null,
    log: logOf(flags, io),
  });
}

/** Flags that name the two sides. */
export interface SideFlags {
  readonly base?: string;
  readonly head?: string;
}

export function addSideOptions(command: Command): Command {
  return command
    .option('--base <ref>', 'what to compare with (default: merge base with the default branch)')
    .option('--head <ref>', 'what to look at (default: the workspace as it stands)');
}

export async function openSides(flags: CommonFlags & SideFlags, io: CommandIo): Promise<Sides> {
  const { base, head } = flags;
  return await resolveSides({ openFolder }, workspaceOf(flags, io), {
    kind: 'refs',
    ...(base === undefined ? {} : { base }),
    ...(head === undefined ? {} : { head }),
  });
}

/** A whole number out of a flag. */
export function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(value)) return value;
  throw new ConfigError(`${name} ${text}: it must be a whole number`);
}

/** A count that a flag gives. Throws ConfigError for less than `least`. */
export function countOf(name: string, text: string, least: 0 | 1): number {
  const value = wholeNumber(name, text);
  if (value >= least) return value;
  throw new ConfigError(`${name} ${text}: it must be ${least} or more`);
}

export function overridesOf(flags: {
  readonly scope?: string;
  readonly seed?: string;
  readonly failOn?: string;
}): ConfigOverrides {
  const scope = oneOf('--scope', flags.scope, ['changed', 'affected', 'all'] as const);
  const failOn = oneOf('--fail-on', flags.failOn, ['witness', 'violation', 'inconclusive', 'drift', 'never'] as const);
  return {
    ...NO_OVERRIDES,
    suite: {
      ...(scope === undefined ? {} : { scope }),
      ...(flags.seed === undefined ? {} : { seed: wholeNumber('--seed', flags.seed) }),
    },
    gate: failOn === undefined ? {} : { 'fail-on': failOn },
  };
}

function oneOf<T extends string>(name: string, text: string | undefined, values: readonly T[]): T | undefined {
  if (text === undefined) return undefined;
  const found = values.find(value => value === text);
  if (found !== undefined) return found;
  throw new ConfigError(`${name} ${text}: it must be one of ${values.join(', ')}`);
}

import type { Command } from 'commander';
import { EXIT } from '../exit-code.ts';
import { ConfigError } from '../lib/errors.ts';
import type { Drift } from '../model/verdict.ts';
import { escapeText } from '../report/escape-markdown.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { printDriftTable } from '../report/sections/drift.ts';
import { count, tellP } from '../report/words.ts';
import type { ProfileStratum } from '../statistics/drift/feature-table.ts';
import { profileTrace } from '../statistics/fingerprint/profile-trace.ts';
import { DRIFT_METHODS, type DriftMethod, testDrift } from '../statistics/test-drift.ts';
import type { BuildOptions } from '../traces/build-trace.ts';
import type { CommandIo } from './common-options.ts';
import { readStrata, type TraceStrata } from './read-strata.ts';

interface DriftFlags {
  readonly base: string;
  readonly head: string;
  readonly method: string;
  readonly json?: boolean;
  readonly color: boolean;
}

/** What the user of two files asked for is tested, whatever the number of specs; fewer traces than this show nothing. */
const MIN_TRACES = 10;
const OPTIONS: BuildOptions = { rejected: { error: true }, textBesideCalls: null };

export function addDriftCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  program
    .command('drift')
    .description('compare the behaviour in two files of recorded conversations; asks no model')
    .requiredOption('--base <file>', 'recordings of the agent as it was')
    .requiredOption('--head <file>', 'recordings of the agent as it is; a record may name its "stratum"')
    .option('--method <name>', `${DRIFT_METHODS.join(', ')}`, 'max-t')
    .option('--json', 'print one JSON document and nothing else')
    .option('--no-color', 'print without colour')
    .action(async (flags: DriftFlags) => done(await runDrift(flags, io)));
}

async function runDrift(flags: DriftFlags, io: CommandIo): Promise<number> {
  const method = methodOf(flags.method);
  const [base, head] = [await readStrata(flags.base, OPTIONS), await readStrata(flags.head, OPTIONS)];
  for (const problem of [...base.problems, ...head.problems]) io.tell(`proviso: ${problem}\n`);
  for (const [file, { strata }] of [[flags.base, base] as const, [flags.head, head] as const])
    if (strata.size === 0) throw new ConfigError(`${file}: there is no conversation in this file`);
  const strata = pairStrata(base, head);
  const drift = testDrift(strata, { method, minTraces: MIN_TRACES, minStrata: 1 });
  if (flags.json) io.print(`${JSON.stringify(drift, null, 2)}\n`);
  else io.print(renderTerminal(describeDrift(drift, strata), { color: flags.color && io.hasColor }));
  return EXIT.green;
}

function methodOf(name: string): DriftMethod {
  const method = DRIFT_METHODS.find(known => known === name);
  if (method !== undefined) return method;
  throw new ConfigError(`--method ${name}: there is no such test`, `use ${DRIFT_METHODS.join(', ')}`);
}

/** The strata of both files, sorted by name. */
export function pairStrata(base: TraceStrata, head: TraceStrata): readonly ProfileStratum[] {
  const names = [...new Set([...base.strata.keys(), ...head.strata.keys()])].sort();
  return names.map(stratum => ({
    stratum,
    base: (base.strata.get(stratum) ?? []).map(profileTrace),
    head: (head.strata.get(stratum) ?? []).map(profileTrace),
  }));
}

function describeDrift(drift: Drift, strata: readonly ProfileStratum[]): string {
  const { p, n, features } = drift;
  if (p === null) return `No drift test: ${escapeText(drift.reason)}.`;
  const over = drift.strata === 1 ? '' : ` over ${count(drift.strata, 'stratum', 'strata')}`;
  const sides = `${n.base} and ${n.head} traces${over}`;
  const found = drift.flagged ? 'The behaviour drifted' : 'No drift';
  const moved = features.some(feature => feature.p <= 0.05);
  return [
    `${found} (${sides}, ${tellP(p)}).`,
    ...(moved ? [printDriftTable(features)] : []),
    `Beside the test: ${describeCost(strata)}.`,
  ].join('\n\n');
}

/** Time and tokens are told and never tested: a slow provider is no change of the agent. */
function describeCost(strata: readonly ProfileStratum[]): string {
  const mean = (side: 'base' | 'head', what: 'tokens' | 'durationMs') => {
    const all = strata.flatMap(stratum => stratum[side]);
    return all.reduce((sum, { cost }) => sum + cost[what], 0) / Math.max(1, all.length);
  };
  const seconds = (side: 'base' | 'head') => (mean(side, 'durationMs') / 1000).toFixed(1);
  return `seconds a trace ${seconds('base')} -> ${seconds('head')}, tokens a trace ${mean('base', 'tokens').toFixed(0)} -> ${mean('head', 'tokens').toFixed(0)}`;
}

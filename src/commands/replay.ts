import type { Command } from 'commander';
import { openFolder } from '../adapters/files/folder-tree.ts';
import { EXIT } from '../exit-code.ts';
import { ConfigError } from '../lib/errors.ts';
import type { Store } from '../model/ports.ts';
import type { RefinedSpec } from '../model/spec.ts';
import type { Trace } from '../model/trace.ts';
import type { Trial, Witness } from '../model/trial.ts';
import { renderEvent } from '../oracle/render-event.ts';
import { type ReplayedTrial, replayTrial } from '../pipeline/replay-trial.ts';
import type { AgentSides } from '../pipeline/run-state.ts';
import { MARK, markedEvents } from '../report/print-transcript.ts';
import { readSpecSet } from '../specset/read-spec-set.ts';
import {
  addCommonOptions,
  type CommandIo,
  type CommonFlags,
  composeFor,
  wholeNumber,
  workspaceOf,
} from './common-options.ts';
import { loadOneAgent } from './load-one-agent.ts';

interface ReplayFlags extends CommonFlags {
  readonly seed?: string;
  readonly stored?: boolean;
}

export function addReplayCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  addCommonOptions(program.command('replay'))
    .description('run a stored trial again, with its case and its seed, and print it turn by turn')
    .argument('<trial>', 'key of the trial, as a report names it, or the beginning of one')
    .option('--seed <n>', 'the --seed of the run, for a trial that was itself a replay')
    .option('--stored', 'print the stored trial and run nothing')
    .action(async (key: string, flags: ReplayFlags) => done(await runReplay(key, flags, io)));
}

async function runReplay(key: string, flags: ReplayFlags, io: CommandIo): Promise<number> {
  const head = await openFolder(workspaceOf(flags, io));
  const deps = composeFor(flags, io, { head, base: null });
  const store = await deps.openStore();
  try {
    const trial = findTrial(store, key);
    if (flags.stored) {
      printTrial(io, flags, { trial, trace: trial.trace, witness: trial.witness, replayed: null });
      return EXIT.green;
    }
    const { agent, loaded } = await loadOneAgent(head, { ...flags, agent: trial.agent });
    const reasoner = await deps.openReasoner(loaded.policy);
    const side = await deps.openSide(reasoner, agent, 'head');
    try {
      const watched = await readWatched(agent, head);
      const { suite, statistics } = loaded.policy;
      const suiteSeed = flags.seed === undefined ? suite.seed : wholeNumber('--seed', flags.seed);
      const replayed = await replayTrial(
        { reasoner, clock: deps.clock, side },
        { trial, artifacts: agent.head, watched, suiteSeed, judgeVotes: statistics['judge-votes'] },
      );
      if ('reason' in replayed)
        throw new ConfigError(`${key}: ${replayed.reason}`, 'print what is stored with --stored');
      const { trace, decision } = replayed;
      printTrial(io, flags, { trial, trace, witness: decision.witness, replayed });
      return replayed.decision.outcome === 'violation' ? EXIT.violation : EXIT.green;
    } finally {
      await Promise.allSettled([side.agent.close(), side.host.close()]);
    }
  } finally {
    store.close();
  }
}

/** So many keys are told of where a beginning fits several. */
const MAX_TOLD = 8;
const KEY_LETTERS = 64;

/** The trial of a key, or the only one whose key begins so. Throws ConfigError where there is none, or more than one. */
export function findTrial(store: Pick<Store, 'readTrial' | 'findTrialKeys'>, key: string): Trial {
  const exact = store.readTrial(key);
  if (exact !== null) return exact;
  const keys = key === '' ? [] : store.findTrialKeys(key, MAX_TOLD + 1);
  if (keys.length > 1) {
    const told = shorten(keys.slice(0, MAX_TOLD)).join(', ');
    const more = keys.length > MAX_TOLD ? ' and more' : '';
    throw new ConfigError(`${key}: several trials begin so: ${told}${more}`, 'name more letters of the one you mean');
  }
  const [only] = keys;
  const trial = only === undefined ? null : store.readTrial(only);
  if (trial === null)
    throw new ConfigError(`${key}: the store has no such trial`, 'name the store that the run wrote with --store');
  return trial;
}

/** The keys as far as it takes to tell them apart. */
function shorten(keys: readonly string[]): readonly string[] {
  const fits = (length: number) => new Set(keys.map(key => key.slice(0, length))).size === keys.length;
  let length = 12;
  while (!fits(length) && length < KEY_LETTERS) length += 4;
  return keys.map(key => key.slice(0, length));
}

async function readWatched(
  { agent }: AgentSides,
  head: Parameters<typeof readSpecSet>[0],
): Promise<readonly RefinedSpec[]> {
  const { specs } = await readSpecSet(head, agent);
  return specs
    .filter(({ status }) => status !== 'rejected')
    .flatMap(spec => spec.scenarios.map(scenario => ({ spec, scenario })));
}

interface Shown {
  readonly trial: Trial;
  /** What is printed, and the violation that it shows: of the stored trial, or of the one that was run now. */
  readonly trace: Trace;
  readonly witness: Witness | null;
  readonly replayed: ReplayedTrial | null;
}

function printTrial(io: CommandIo, flags: ReplayFlags, { trial, trace: shown, witness, replayed }: Shown): void {
  if (flags.json) {
    io.print(`${JSON.stringify({ stored: trial, replayed }, null, 2)}\n`);
    return;
  }
  const { scenario, purpose, index, strategy, seed, trace } = trial;
  const objects = Object.entries(trace.objects).map(([name, ref]) => `${name} ${ref.table}/${ref.id}`);
  const marked = witness === null ? [] : markedEvents(shown, witness);
  const { events } = shown;
  const lines = [
    `${scenario}, ${purpose} ${index}, strategy ${strategy}, seed ${seed}`,
    `requester ${trace.requester?.id ?? 'unknown'}${objects.length > 0 ? `; ${objects.join(', ')}` : ''}`,
    ...events.flatMap((event, at) => [
      ...(at === 0 || events[at - 1]?.turn !== event.turn ? ['', `turn ${event.turn + 1}`] : []),
      `  ${renderEvent(event, at)}${marked.includes(at) ? MARK : ''}`,
    ]),
    '',
    `stored: ${trial.outcome}${trial.reason === '' ? '' : ` (${trial.reason})`}`,
    ...(trial.witness === null ? [] : [describeWitness(trial.witness)]),
    ...(replayed === null ? [] : describeReplay(replayed)),
  ];
  io.print(`${lines.join('\n')}\n`);
}

function describeWitness({ scenario, reason, events }: Witness): string {
  return `because: ${reason} (${scenario}; events ${events.join(', ')})`;
}

function describeReplay({ decision, differsAt }: ReplayedTrial): readonly string[] {
  const { outcome, reason, witness } = decision;
  return [
    `now: ${outcome}${reason === '' ? '' : ` (${reason})`}`,
    ...(witness === null ? [] : [describeWitness(witness)]),
    differsAt === null ? 'event for event as stored' : `differs from the stored trial at event ${differsAt}`,
  ];
}

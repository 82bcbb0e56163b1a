import { EvidenceError, errorMessage, HostError } from '../../lib/errors.ts';
import { hashValue } from '../../lib/hash.ts';
import type { Trial } from '../../model/trial.ts';
import { goalCases } from './goal-cases.ts';
import type { PlannedTrial } from './plan-trial.ts';
import { replayCase } from './replay-case.ts';
import { droppedTrial, runTrial, unopenedTrial } from './run-trial.ts';
import type { Cut } from './series.ts';
import type { SpendMeter } from './spend-meter.ts';
import type { Side, SideName, TestDeps, TestInput } from './test-run.ts';

/** Runs trials on the sides of a suite, writes each to the store at once, and knows when to give up. */
export interface TrialRunner {
  execute(planned: PlannedTrial): Promise<Trial>;
  takeStored(planned: PlannedTrial): Trial | null;
  /** Whether another part of this run made the trial with this content address. */
  isOwn(key: string): boolean;
  obstacle(): Cut | null;
  fault(): string | null;
  reused(): number;
  close(): Promise<void>;
}

/** So many rounds of trials may fail before the suite gives up on a host or a provider. */
const FAULTS_IN_A_ROW = 3;

/** @param meter asked before a launch, told of every trial that runs */
export function createTrialRunner(deps: TestDeps, input: TestInput, meter: SpendMeter): TrialRunner {
  const sides = openOnce(deps);
  const watch = watchFaults();
  const replays = replayOnce();
  let reused = 0;
  const isOwn = (key: string) => input.part?.kind === 'gather' && input.part.gathered.ran.has(key);
  const settings = { agent: input.agent, limits: input.limits, judgeVotes: input.statistics.judgeVotes };
  /** One trial; a side that does not start, now or any more, ends the suite. */
  const attempt = async (planned: PlannedTrial): Promise<Trial> => {
    try {
      const side = await sides.open(planned.side);
      const dropped = await replays(side, planned);
      if (dropped !== null) return droppedTrial(planned, input.agent, dropped);
      return await runTrial({ reasoner: deps.reasoner, clock: deps.clock, side }, planned, settings);
    } catch (error) {
      if (!(error instanceof HostError || error instanceof EvidenceError)) throw error;
      watch.giveUp(`the ${planned.side} side does not run: ${error.message}`);
      return unopenedTrial(planned, input.agent, error.message);
    }
  };
  return {
    async execute(planned) {
      meter.start();
      const end = watch.begin();
      const trial = await attempt(planned);
      end(trial);
      meter.end(trial.trace.usage);
      deps.store.writeTrial(trial);
      deps.onEvent?.({ kind: 'trial', trial, isCached: false });
      return trial;
    },
    takeStored(planned) {
      const trial = readStored(deps.store.readTrial(planned.key), planned);
      if (trial === null || (isToRepeat(trial, input) && !isOwn(planned.key))) return null;
      reused += 1;
      deps.onEvent?.({ kind: 'trial', trial, isCached: true });
      return trial;
    },
    isOwn,
    obstacle() {
      const stopped = deps.stopped?.() ?? null;
      if (stopped !== null) watch.giveUp(stopped);
      const fault = watch.fault();
      if (fault !== null) return { kind: 'fault', reason: fault };
      const limit = meter.limitHit();
      return limit === null ? null : { kind: 'budget', reason: limit };
    },
    fault: watch.fault,
    reused: () => reused,
    close: sides.close,
  };
}

/** Invalid trials of an earlier run are run again: what made them invalid was not the agent. */
function isToRepeat({ outcome }: Trial, { repeatUndecided = false }: TestInput): boolean {
  return outcome === 'invalid' || (repeatUndecided && outcome === 'undecided');
}

/** A stored trial that stands for a planned one. Breaches seen in passing are kept for specs that are watched now. */
function readStored(trial: Trial | null, planned: PlannedTrial): Trial | null {
  if (trial === null) return null;
  const { scenario, purpose, index, side, collateral } = planned;
  if (trial.scenario !== scenario || trial.purpose !== purpose || trial.index !== index) return null;
  const watched = new Set(collateral.map(refined => refined.scenario.id));
  return { ...trial, side, collateral: trial.collateral.filter(witness => watched.has(witness.scenario)) };
}

/** Each side is started once, when the first trial needs it; what was started is closed. */
function openOnce(deps: TestDeps): {
  readonly open: (name: SideName) => Promise<Side>;
  readonly close: () => Promise<void>;
} {
  const opened = new Map<SideName, Promise<Side>>();
  return {
    open(name) {
      const side = opened.get(name) ?? deps.openSide(name);
      opened.set(name, side);
      return side;
    },
    async close() {
      for (const [name, promise] of opened) {
        const side = await promise.catch(() => null);
        if (side === null) continue;
        const ends = await Promise.allSettled([side.agent.close(), side.host.close()]);
        for (const end of ends)
          if (end.status === 'rejected') deps.log.warn(`the ${name} side did not close: ${errorMessage(end.reason)}`);
      }
    },
  };
}

/** Replays each case once a side, however many strategies and trials share its records and facts. */
function replayOnce(): (side: Side, planned: PlannedTrial) => Promise<string | null> {
  const replayed = new Map<string, Promise<string | null>>();
  return async (side, planned) => {
    for (const about of goalCases(planned)) {
      const { objects, requester, setup, brief } = about.testCase.driver;
      const key = hashValue([planned.side, about.target.scenario.id, objects, requester, setup, brief.facts]);
      const known = replayed.get(key) ?? replayCase(side.host, about);
      replayed.set(key, known);
      const reason = await known;
      if (reason !== null) return reason;
    }
    return null;
  };
}

interface FaultWatch {
  /** Told of a launch; the function returned is told of its end. */
  readonly begin: () => (trial: Trial) => void;
  readonly giveUp: (reason: string) => void;
  readonly fault: () => string | null;
}

/**
 * Counts faults of a host or a provider in a row. Trials that were in flight when a fault was counted fell with it and
 * are not counted again.
 */
function watchFaults(): FaultWatch {
  const rows = { host: { length: 0, launches: 0 }, provider: { length: 0, launches: 0 } };
  const names = { host: 'the environment host or the agent process', provider: 'the model provider' };
  let [launches, fault]: [number, string | null] = [0, null];
  const count = (party: 'host' | 'provider', launch: number, message: string | null) => {
    const row = rows[party];
    if (message === null) row.length = 0;
    else if (launch >= row.launches) {
      row.length += 1;
      row.launches = launches;
      if (row.length >= FAULTS_IN_A_ROW) fault ??= `${names[party]} failed ${row.length} times in a row: ${message}`;
    }
  };
  return {
    begin() {
      const launch = launches++;
      return ({ outcome, trace }) => {
        const last = outcome === 'invalid' ? trace.events.findLast(event => event.kind === 'error') : undefined;
        for (const party of ['host', 'provider'] as const)
          count(party, launch, last?.kind === 'error' && last.of === party ? last.message : null);
      };
    },
    giveUp(reason) {
      fault ??= reason;
    },
    fault: () => fault,
  };
}

import type { Trial } from '../../model/trial.ts';
import {
  type ConfirmPlan,
  type ConfirmState,
  decideConfirm,
  MAX_CONFIRM_TRIALS,
} from '../../statistics/confirm-rate.ts';
import { decideVerdict, type RateVerdict, type TrialOutcome } from '../../statistics/decide-verdict.ts';
import type { SequentialDesign } from '../../statistics/design.ts';
import type { PlannedTrial } from './plan-trial.ts';

/** Why a series was ended before it was done. */
export interface Cut {
  /** `no-case`: nothing stops the suite, but the driver finds no further case. */
  readonly kind: 'budget' | 'fault' | 'no-case';
  readonly reason: string;
}

/** Trials of one spec that are launched in a fixed order: the test itself, or a fixed number of trials. */
export interface Series {
  readonly kind: 'test' | 'batch';
  /** The next trial in launch order, which the caller then has to give back with `absorb`; null for now, or for good. */
  next(): PlannedTrial | null;
  absorb(planned: PlannedTrial, trial: Trial, isCached: boolean): void;
  isDone(): boolean;
  end(cut: Cut): void;
  cut(): Cut | null;
  /** The trials that count, in launch order. */
  trials(): readonly Trial[];
  /** Trials given out and not given back. */
  inFlight(): number;
  launched(): number;
  /** Whether every trial that counts came from the store. */
  isCached(): boolean;
}

/** The part that every series shares: who was launched, who came back, and what cut it off. */
function createLedger(): {
  readonly launches: PlannedTrial[];
  readonly returned: Map<PlannedTrial, { readonly trial: Trial; readonly isCached: boolean }>;
  cut: Cut | null;
} {
  return { launches: [], returned: new Map(), cut: null };
}

/** A fixed list of trials, all of which count. */
export function createBatch(planned: readonly PlannedTrial[]): Series {
  const ledger = createLedger();
  const back = () => ledger.launches.flatMap(launch => ledger.returned.get(launch) ?? []);
  return {
    kind: 'batch',
    next() {
      const trial = planned[ledger.launches.length];
      if (trial === undefined || ledger.cut !== null) return null;
      ledger.launches.push(trial);
      return trial;
    },
    absorb: (launch, trial, isCached) => void ledger.returned.set(launch, { trial, isCached }),
    isDone: () => ledger.cut !== null || ledger.returned.size === planned.length,
    end(cut) {
      ledger.cut ??= cut;
    },
    cut: () => ledger.cut,
    trials: () => back().map(({ trial }) => trial),
    inFlight: () => ledger.launches.length - ledger.returned.size,
    launched: () => ledger.launches.length,
    isCached: () => back().every(({ isCached }) => isCached),
  };
}

/** A series that decides when it ends, on the prefix of launches that have come back without a gap. */
export interface DecidedSeries<D extends Decision> extends Series {
  verdict(): D;
}

interface Decision {
  readonly status: string;
  /** Launches that the decision rests on. */
  readonly launches: number;
}

export type SequentialSeries = DecidedSeries<RateVerdict>;

/** The sequential test of a spec. */
export function createTestSeries(
  design: SequentialDesign,
  plan: (index: number) => PlannedTrial | null,
): SequentialSeries {
  return createDecidedSeries(trials => decideVerdict(design, trials), plan);
}

export type ConfirmVerdict = ConfirmState & Decision;

/** Takes a failed test on until its e-value tells; invalid and undecided trials do not count. */
export function createConfirmSeries(
  confirm: ConfirmPlan,
  plan: (index: number) => PlannedTrial | null,
): DecidedSeries<ConfirmVerdict> {
  return createDecidedSeries(trials => decideConfirmLaunches(confirm, trials), plan);
}

const MAX_CONFIRM_LAUNCHES = MAX_CONFIRM_TRIALS + MAX_CONFIRM_TRIALS / 4;

function decideConfirmLaunches(confirm: ConfirmPlan, trials: readonly TrialOutcome[]): ConfirmVerdict {
  const valid: boolean[] = [];
  let state = decideConfirm(confirm, valid);
  for (let launches = 0; ; launches++) {
    const trial = trials[launches];
    if (state.status !== 'open') return { ...state, launches };
    if (launches >= MAX_CONFIRM_LAUNCHES) return { ...state, status: 'given-up', launches };
    if (trial === undefined) return { ...state, launches };
    if (trial.outcome !== 'compliant' && trial.outcome !== 'violation') continue;
    valid.push(trial.outcome === 'violation');
    state = decideConfirm(confirm, valid);
  }
}

export interface CleanVerdict extends Decision {
  readonly status: 'open' | 'clean' | 'shown' | 'given-up';
}

/** Runs until so many trials that count are clean, or the first shows a violation. */
export function createCleanSeries(
  needed: number,
  plan: (index: number) => PlannedTrial | null,
): DecidedSeries<CleanVerdict> {
  return createDecidedSeries(trials => decideClean(needed, trials), plan);
}

function decideClean(needed: number, trials: readonly TrialOutcome[]): CleanVerdict {
  const mostLaunches = needed + Math.max(3, needed / 4);
  let clean = 0;
  for (const [at, { outcome }] of trials.entries()) {
    if (outcome === 'violation') return { status: 'shown', launches: at + 1 };
    if (outcome !== 'invalid') clean += 1;
    if (clean >= needed) return { status: 'clean', launches: at + 1 };
    if (at + 1 >= mostLaunches) return { status: 'given-up', launches: at + 1 };
  }
  return { status: 'open', launches: trials.length };
}

/**
 * Launches no trial that would be wasted if all those in flight were compliant.
 * @param plan the trial with a launch index, the same on every call; null when no case can be built for it
 */
function createDecidedSeries<D extends Decision>(
  decide: (trials: readonly TrialOutcome[]) => D,
  plan: (index: number) => PlannedTrial | null,
): DecidedSeries<D> {
  const ledger = createLedger();
  const back = () => {
    const gap = ledger.launches.findIndex(launch => !ledger.returned.has(launch));
    const prefix = gap === -1 ? ledger.launches : ledger.launches.slice(0, gap);
    return prefix.flatMap(launch => ledger.returned.get(launch) ?? []);
  };
  let verdict = decide([]);
  const counted = () => (verdict.status === 'open' ? back() : back().slice(0, verdict.launches));
  const wouldEnd = () => {
    const hoped = ledger.launches.map(
      launch => ledger.returned.get(launch)?.trial ?? { outcome: 'compliant' as const, reason: '' },
    );
    return decide(hoped).status !== 'open';
  };
  return {
    kind: 'test',
    next() {
      if (verdict.status !== 'open' || ledger.cut !== null || wouldEnd()) return null;
      const launch = plan(ledger.launches.length);
      if (launch !== null) ledger.launches.push(launch);
      else if (ledger.launches.length === ledger.returned.size)
        ledger.cut = { kind: 'no-case', reason: 'no further case can be built' };
      return launch;
    },
    absorb(launch, trial, isCached) {
      ledger.returned.set(launch, { trial, isCached });
      if (verdict.status === 'open') verdict = decide(back().map(item => item.trial));
    },
    isDone: () => verdict.status !== 'open' || ledger.cut !== null,
    end(cut) {
      ledger.cut ??= cut;
    },
    cut: () => ledger.cut,
    trials: () => counted().map(({ trial }) => trial),
    inFlight: () => ledger.launches.length - ledger.returned.size,
    launched: () => ledger.launches.length,
    isCached: () => counted().every(({ isCached }) => isCached),
    verdict: () => verdict,
  };
}

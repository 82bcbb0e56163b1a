import type { ScenarioId } from '../../model/spec.ts';
import type { Trial } from '../../model/trial.ts';
import type { PlannedTrial } from './plan-trial.ts';
import type { Cut, Series } from './series.ts';
import type { SpecEnd } from './test-spec.ts';

/** One spec on its way through its series. */
export interface Line {
  readonly scenario: ScenarioId;
  /** Takes what the store holds, then gives the next trial that has to be run; the same one until it is launched. */
  next(): PlannedTrial | null;
  /** The trial that `next` gave is running; its end is told to the function returned. */
  launch(planned: PlannedTrial): (trial: Trial) => void;
  /** Ends the line with what it has. */
  cutOff(cut: Cut): void;
  end(): SpecEnd | null;
  /** In the middle of its sequential test. */
  isTesting(): boolean;
  inFlight(): number;
  /** Trials that count so far, and violations among them: what is worth finishing first. */
  progress(): { readonly trials: number; readonly violations: number };
}

/** Trials that need not be run. */
export interface StoredTrials {
  /** A usable stored trial with this content address, told as reused; null when it has to be run. */
  takeStored(planned: PlannedTrial): Trial | null;
  /** Whether a stored trial was run by this very run, in another part of it. */
  isOwn(key: string): boolean;
}

export function createLine(scenario: ScenarioId, steps: Generator<Series, SpecEnd, void>, stored: StoredTrials): Line {
  let end: SpecEnd | null = null;
  let series: Series | null = null;
  let pending: PlannedTrial | null = null;

  /** Goes on to the next series that is not done. */
  const advance = () => {
    while (end === null && (series === null || series.isDone())) {
      const step = steps.next();
      pending = null;
      if (step.done) end = step.value;
      else series = step.value;
    }
  };
  /** Takes one trial of the series, from the store or to be run; false when the series gives none at present. */
  const take = (from: Series): boolean => {
    const planned = from.next();
    if (planned === null) return from.isDone();
    const trial = stored.takeStored(planned);
    if (trial === null) pending = planned;
    else from.absorb(planned, trial, !stored.isOwn(planned.key));
    return true;
  };
  const next = (): PlannedTrial | null => {
    advance();
    while (end === null && series !== null && pending === null && take(series)) if (pending === null) advance();
    return pending;
  };
  return {
    scenario,
    next,
    launch(planned) {
      const owner = series;
      pending = null;
      return trial => {
        owner?.absorb(planned, trial, false);
        advance();
      };
    },
    cutOff(cut) {
      series?.end(cut);
      advance();
    },
    end: () => end,
    isTesting: () => end === null && series?.kind === 'test',
    inFlight: () => (series?.inFlight() ?? 0) - (pending === null ? 0 : 1),
    progress() {
      const trials = series?.trials() ?? [];
      return { trials: trials.length, violations: trials.filter(({ outcome }) => outcome === 'violation').length };
    },
  };
}

import type { Selected } from '../../model/diff.ts';
import type { RefinedSpec } from '../../model/spec.ts';
import type { Trial, Witness } from '../../model/trial.ts';
import type { SpecResult } from '../../model/verdict.ts';
import { attributeBySeries, weighAttribution } from './attribute.ts';
import type { PlanContext } from './plan-trial.ts';
import type { Series } from './series.ts';
import type { SpecEnd } from './test-spec.ts';

/** A spec that was breached in a trial of another one. */
export interface PassingSuspect {
  readonly suspect: RefinedSpec;
  readonly origin: RefinedSpec;
  readonly trial: Trial;
  readonly witness: Witness;
}

/**
 * The accepted specs that trials of others showed breached: of each the first sighting, in the order of the trials.
 * @param isSettled whether a spec needs no replays: it was attributed by its own trials, or is waived
 */
export function listPassingSuspects(
  tested: readonly { readonly refined: RefinedSpec; readonly trials: readonly Trial[] }[],
  watched: readonly RefinedSpec[],
  isSettled: (refined: RefinedSpec) => boolean,
): readonly PassingSuspect[] {
  const byId = new Map(watched.map(refined => [refined.scenario.id, refined]));
  const sightings = tested.flatMap(({ refined: origin, trials }) =>
    trials
      .filter(({ purpose, side }) => purpose !== 'replay' && side === 'head')
      .flatMap(trial => trial.collateral.map(witness => ({ origin, trial, witness }))),
  );
  const first = new Map<string, PassingSuspect>();
  for (const sighting of sightings) {
    const suspect = byId.get(sighting.witness.scenario);
    if (suspect === undefined || first.has(suspect.scenario.id)) continue;
    if (suspect.spec.status === 'accepted' && !isSettled(suspect))
      first.set(suspect.scenario.id, { ...sighting, suspect });
  }
  return [...first.values()];
}

/**
 * Attributes a suspect that was seen in passing.
 * @param result what its own trials came to, or a blank one; it stays as it is when the replays cannot be finished
 */
export function* testPassing(
  context: PlanContext,
  found: PassingSuspect & { readonly selected: Selected | null },
  result: SpecResult,
): Generator<Series, SpecEnd, void> {
  const { suspect, origin, trial, witness, selected } = found;
  const facts = {
    suspect,
    origin,
    because: 'in-passing',
    severity: suspect.spec.severity,
    isNewHere: selected?.isNewHere ?? false,
    cases: [trial],
    test: null,
    needsReplay: false,
  } as const;
  const replays = yield* attributeBySeries(context, facts);
  const trials = replays.series.flatMap(series => series.trials());
  if (replays.attribution === null) return { result, trials };
  const { key, strategy, seed } = trial;
  const witnesses = [...result.witnesses, { trial: key, strategy, seed, witness }];
  const isCached = replays.series.every(series => series.isCached()) && (result.cached || result.n === 0);
  const before = { ...result, witnesses };
  const weighed = weighAttribution(before, facts, replays);
  return { result: { ...weighed, cached: isCached }, trials, suspect: { facts, before } };
}

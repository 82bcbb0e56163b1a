import type { FoundBug } from '../../model/hunt.ts';
import type { RefinedSpec, ScenarioId } from '../../model/spec.ts';
import type { BaselineEntry } from '../../model/spec-set.ts';
import type { Trial, Witness } from '../../model/trial.ts';
import type { PlannedTrial } from '../testing/plan-trial.ts';
import { isWaived } from '../testing/spec-result.ts';
import { showsOf } from './hunt-run.ts';

/** The first trial that showed a refined spec violated. */
export interface Found {
  readonly refined: RefinedSpec;
  readonly planned: PlannedTrial;
  readonly trial: Trial;
  readonly witness: Witness;
  readonly round: number;
}

/** Trials of the same case, by the refined spec that they are to show violated. */
export type Replays = Map<ScenarioId, readonly Trial[]>;

/** The bugs of a round that were not known before: of each refined spec the first, its own trials before others'. */
export function collectBugs(
  ran: readonly { readonly planned: PlannedTrial; readonly trial: Trial }[],
  about: {
    readonly round: number;
    readonly watched: readonly RefinedSpec[];
    readonly known: ReadonlyMap<ScenarioId, unknown>;
  },
): readonly Found[] {
  const byId = new Map(about.watched.map(refined => [refined.scenario.id, refined]));
  const shown = ran.flatMap(one => showsOf(one).map(witness => ({ ...one, witness })));
  const isOwn = ({ trial, witness }: (typeof shown)[number]) => trial.scenario === witness.scenario;
  const found = new Map<ScenarioId, Found>();
  for (const one of [...shown.filter(isOwn), ...shown.filter(other => !isOwn(other))]) {
    const refined = byId.get(one.witness.scenario) ?? one.planned.target;
    const { id } = refined.scenario;
    if (id !== one.witness.scenario || about.known.has(id) || found.has(id)) continue;
    found.set(id, { ...one, refined, round: about.round });
  }
  return [...found.values()];
}

/** @param now milliseconds: a waiver ends on its day */
export function toBug(
  { refined, trial, witness, round }: Found,
  replays: Replays,
  baseline: readonly BaselineEntry[],
  now: number,
): FoundBug {
  const { spec, scenario } = refined;
  const again = replays.get(scenario.id)?.filter(({ outcome }) => outcome !== 'invalid') ?? [];
  const violations = again.filter(one => showsOf({ trial: one }).some(({ scenario: id }) => id === scenario.id)).length;
  return {
    scenario: scenario.id,
    rule: spec.rule,
    severity: spec.severity,
    status: spec.status,
    waived: isWaived(refined, baseline, new Date(now).toISOString().slice(0, 10)),
    strategy: trial.strategy,
    round: round + 1,
    trial: trial.key,
    seed: trial.seed,
    foundIn: trial.scenario === scenario.id ? null : trial.scenario,
    goals: trial.chain?.map(goal => goal.scenario) ?? null,
    witness,
    replays: again.length === 0 ? null : { violations, n: again.length },
  };
}

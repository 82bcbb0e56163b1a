import { hashValue } from '../../lib/hash.ts';
import type { AgentArtifacts } from '../../model/artifacts.ts';
import type { Selected } from '../../model/diff.ts';
import type { RefinedSpec, ScenarioId } from '../../model/spec.ts';
import type { DriverFailure, TestCase, Trial } from '../../model/trial.ts';
import { buildCase } from './build-case.ts';
import { drawStrategies, type MixContext, mixFor } from './mix-for.ts';
import { digestSettings, placeInSetting } from './place-in-setting.ts';
import type { SideName, TestInput } from './test-run.ts';
import { type TrialSettings, trialKey, trialSeed } from './trial-key.ts';

/** A trial that may be run: its case is fixed, and so is its content address. */
export interface PlannedTrial {
  readonly key: string;
  readonly side: SideName;
  readonly artifacts: AgentArtifacts;
  readonly purpose: Trial['purpose'];
  readonly index: number;
  /** The scenario that the trial is stored under and counts for. */
  readonly scenario: ScenarioId;
  /** The scenario that the case was made for and whose outcome is judged. */
  readonly target: RefinedSpec;
  readonly testCase: TestCase;
  readonly collateral: readonly RefinedSpec[];
  /** The outcome is whether a breach of this scenario was seen in passing; null: the outcome of the target. */
  readonly seenInPassing: ScenarioId | null;
  /** Of a composed case: every goal in its order, `target` among them. */
  readonly chain?: readonly ChainedGoal[];
  /** The hunt that plans it. */
  readonly hunt?: string;
}

/** One goal of a composed case, and the records that its names stand for. */
export interface ChainedGoal {
  readonly target: RefinedSpec;
  readonly objects: TestCase['driver']['objects'];
}

/** What planning needs of a run. */
export interface PlanContext {
  readonly input: Pick<TestInput, 'artifacts' | 'suite' | 'watched' | 'statistics' | 'strategies'>;
  readonly settings: TrialSettings;
  /** How many specs have a rate test in this run. */
  readonly rateTests: number;
  /** Told of a suspect before its replays. */
  readonly onSuspect: (scenario: ScenarioId, because: string, replays: number) => void;
}

/** Plans trial `index` of a spec on one side; an untestable spec gives the reason instead. */
export function planTrial(
  context: PlanContext,
  target: RefinedSpec,
  place: {
    readonly purpose: 'test' | 'sweep' | 'permitted' | 'compare';
    readonly index: number;
    /** Default: head. */
    readonly side?: SideName;
  },
): PlannedTrial | DriverFailure {
  const { purpose, index, side = 'head' } = place;
  const artifacts = context.input.artifacts[side];
  if (artifacts === null) return { reason: 'no-object', detail: 'there is no base' };
  const mix = declaredMix(context, target);
  const seed = trialSeed(target.scenario.id, purpose, [index, context.input.suite.seed]);
  const swept = purpose === 'sweep' ? mix[index % mix.length] : undefined;
  const { watched } = context.input;
  const { engine } = context.settings;
  const refined = placeInSetting(target, { watched, seed });
  const strategies = swept === undefined ? drawStrategies(mix, seed) : [swept.strategy];
  const built = buildCase({ refined, artifacts, seed, engine }, strategies);
  if ('reason' in built) return built;
  return {
    key: trialKey(artifacts, context.settings, {
      target,
      mix,
      purpose,
      index,
      replayOf: null,
      settings: digestSettings(target, watched),
    }),
    side,
    artifacts,
    purpose,
    index,
    scenario: target.scenario.id,
    target,
    testCase: built,
    collateral: listCollateral(watched, target),
    seenInPassing: null,
  };
}

/** The case of a trial that is to be replayed, and whom the replays count for. */
export interface ReplayRequest {
  /** The spec that is a suspect. */
  readonly suspect: RefinedSpec;
  /** The spec that the trial belonged to; another one when the suspect was seen in passing. */
  readonly origin: RefinedSpec;
  readonly trial: Pick<Trial, 'purpose' | 'index' | 'seed' | 'strategy'>;
}

/**
 * Plans replay `index` of a case on one side, with a seed that both sides share. A base whose data differ gets the case
 * built anew from them; null where it cannot be built.
 */
export function planReplay(
  context: PlanContext,
  request: ReplayRequest,
  place: { readonly side: SideName; readonly index: number },
): PlannedTrial | null {
  const { suspect, origin, trial } = request;
  const artifacts = context.input.artifacts[place.side];
  if (artifacts === null) return null;
  const mix = declaredMix(context, origin);
  const { watched } = context.input;
  const { engine } = context.settings;
  const { seed } = trial;
  const built = buildCase({ refined: placeInSetting(origin, { watched, seed }), artifacts, seed, engine }, [
    trial.strategy,
  ]);
  if ('reason' in built) return null;
  const isPassing = suspect.scenario.id !== origin.scenario.id;
  const replayOf = [place.side, hashValue(origin.scenario), trial.purpose, trial.index];
  const settings = digestSettings(origin, watched);
  const address = { target: suspect, mix, purpose: 'replay', index: place.index, replayOf, settings } as const;
  return {
    key: trialKey(artifacts, context.settings, address),
    side: place.side,
    artifacts,
    purpose: 'replay',
    index: place.index,
    scenario: suspect.scenario.id,
    target: origin,
    testCase: { ...built, seed: trialSeed(suspect.scenario.id, 'replay', [place.index, context.input.suite.seed]) },
    collateral: isPassing ? [suspect] : [],
    seenInPassing: isPassing ? suspect.scenario.id : null,
  };
}

/** Key of a head trial as another side's content gives it: finds that side's trials in the store. */
export function keyOnSide(
  artifacts: AgentArtifacts,
  settings: TrialSettings,
  place: {
    readonly target: RefinedSpec;
    readonly watched: readonly RefinedSpec[];
    readonly purpose: 'test' | 'sweep' | 'permitted';
    readonly index: number;
    /** The frozen memory of that side; see {@link MixContext}. */
    readonly frozen: MixContext['frozen'];
  },
): string {
  const { target, watched, purpose, index, frozen } = place;
  const mix = mixFor(target, { artifacts, watched, engine: settings.engine, frozen });
  const address = { target, purpose, index, mix, replayOf: null };
  return trialKey(artifacts, settings, { ...address, settings: digestSettings(target, watched) });
}

/** The mix of a spec in this run: the head's, on both sides. */
export function declaredMix(context: PlanContext, target: RefinedSpec) {
  const { artifacts, watched, strategies } = context.input;
  const { engine } = context.settings;
  return mixFor(target, { artifacts: artifacts.head, watched, engine, frozen: strategies?.head });
}

/** The watched specs on the target's tools that may be breached beside it. */
export function listCollateral(watched: readonly RefinedSpec[], target: RefinedSpec): readonly RefinedSpec[] {
  return watched.filter(
    ({ spec, scenario }) =>
      scenario.id !== target.scenario.id &&
      scenario.force !== 'permitted' &&
      spec.tools.some(tool => target.spec.tools.includes(tool)),
  );
}

/** A selected spec without what only the selection knows. */
export function refinedOf({ spec, scenario }: Selected): RefinedSpec {
  return { spec, scenario };
}

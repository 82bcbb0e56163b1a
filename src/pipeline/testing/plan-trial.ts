import { buildDriver } from '../../driver/build-driver.ts';
import { hashValue } from '../../lib/hash.ts';
import { createRng } from '../../lib/rng.ts';
import type { AgentArtifacts } from '../../model/artifacts.ts';
import type { Selected } from '../../model/diff.ts';
import type { RefinedSpec, ScenarioId } from '../../model/spec.ts';
import type { DriverFailure, MixShare, TestCase, Trial } from '../../model/trial.ts';
import { declareMix } from '../../strategies/declare-mix.ts';
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
}

/** What planning needs of a run. */
export interface PlanContext {
  readonly input: Pick<TestInput, 'artifacts' | 'suite' | 'watched' | 'statistics'>;
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
  const mix = declareMix(target);
  const seed = trialSeed(target.scenario.id, purpose, [index, context.input.suite.seed]);
  const share = purpose === 'sweep' ? mix[index % mix.length] : drawShare(mix, seed);
  const { watched } = context.input;
  const built = buildCase(placeInSetting(target, { watched, seed }), artifacts, { seed, share });
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
  const mix = declareMix(origin);
  const share = mix.find(({ strategy }) => strategy === trial.strategy);
  const { watched } = context.input;
  const placed = placeInSetting(origin, { watched, seed: trial.seed });
  const built = buildCase(placed, artifacts, { seed: trial.seed, share });
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
  },
): string {
  const { target, watched, purpose, index } = place;
  const address = { target, purpose, index, mix: declareMix(target), replayOf: null };
  return trialKey(artifacts, settings, { ...address, settings: digestSettings(target, watched) });
}

function buildCase(
  target: RefinedSpec,
  artifacts: AgentArtifacts,
  draw: { readonly seed: string; readonly share: MixShare | undefined },
): TestCase | DriverFailure {
  const { spec, scenario } = target;
  const built = buildDriver({ refined: { spec, scenario }, artifacts, seed: draw.seed });
  if ('failure' in built) return built.failure;
  const strategy = draw.share?.strategy ?? 'default';
  const brief = { ...built.driver.brief, instructions: draw.share?.instructions ?? '' };
  const { objects, requester, setup } = built.driver;
  return {
    id: hashValue([scenario.id, objects, requester, setup, strategy]),
    scenario: scenario.id,
    driver: { ...built.driver, brief },
    strategy,
    seed: draw.seed,
  };
}

/** One strategy of the declared mix, by its share. */
function drawShare(mix: readonly MixShare[], seed: string): MixShare | undefined {
  const total = mix.reduce((sum, { share }) => sum + share, 0);
  let left = createRng(['strategy', seed]).next() * total;
  return mix.find(({ share }) => {
    left -= share;
    return left < 0;
  });
}

/** The watched specs on the target's tools that may be breached beside it. */
function listCollateral(watched: readonly RefinedSpec[], target: RefinedSpec): readonly RefinedSpec[] {
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

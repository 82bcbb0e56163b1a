/*
 * Coverage (statistics.md 5; AgentAssay 4, mended). Input: the artifacts, the specs, the lock and the trials of one
 * agent. Output: seven shares and their geometric mean. Asks no model and runs nothing; what is not configured, or
 * where there is nothing to reach, is null and left out of the mean, never counted as covered.
 */
import type { AgentArtifacts } from '../../model/artifacts.ts';
import {
  COVERAGE_DIMENSIONS,
  type Coverage,
  type CoverageDimension,
  type CoverageShare,
} from '../../model/coverage.ts';
import type { RefinedSpec } from '../../model/spec.ts';
import type { LockLine } from '../../model/spec-set.ts';
import type { Trial } from '../../model/trial.ts';
import { countBoundaries } from './count-boundaries.ts';
import { countStates } from './count-states.ts';
import { estimatePaths } from './estimate-paths.ts';

export interface CoverageInput {
  readonly artifacts: AgentArtifacts;
  readonly specs: readonly RefinedSpec[];
  /** Which passages and tool parameters rules hang on; empty when nothing was mined. */
  readonly lock: readonly LockLine[];
  readonly trials: readonly Pick<Trial, 'scenario' | 'outcome' | 'trace'>[];
  /** Models that the agent is meant to run on, and those that trials ran on; null when none are named. */
  readonly models: { readonly target: readonly string[]; readonly tested: readonly string[] } | null;
}

/** Distinct states at which state coverage reaches 1 - 1/e (lambda). */
const STATE_SCALE = 20;

export function measureCoverage(input: CoverageInput): Coverage {
  const { artifacts, specs, trials } = input;
  const traces = trials.map(({ trace }) => trace);
  const sequences = traces.map(({ events }) =>
    events.flatMap(event => (event.kind === 'call' && event.by === 'agent' ? [event.tool] : [])),
  );
  const used = new Set(sequences.flat());
  const paths = estimatePaths(sequences);
  const states = countStates(traces, artifacts);
  const boundaries = countBoundaries(traces, artifacts, specs);
  const shares: Record<CoverageDimension, CoverageShare | null> = {
    tool: shareOf(artifacts.tools.filter(({ name }) => used.has(name)).length, artifacts.tools.length),
    path: shareOf(paths.distinct, paths.estimated),
    state: states === null ? null : { share: 1 - Math.exp(-states / STATE_SCALE), covered: states, of: null },
    boundary: shareOf(boundaries.reached, boundaries.all),
    model: measureModels(input),
    spec: measureSpecs(input),
    source: measureSource(input),
  };
  return { ...shares, aggregate: geometricMean(COVERAGE_DIMENSIONS.flatMap(name => shares[name]?.share ?? [])) };
}

function shareOf(covered: number, of: number): CoverageShare | null {
  return of === 0 ? null : { share: Math.min(1, covered / of), covered, of };
}

function measureModels({ models }: CoverageInput): CoverageShare | null {
  if (models === null) return null;
  return shareOf(models.target.filter(model => models.tested.includes(model)).length, models.target.length);
}

/** Specs with at least one trial in which their rule was put to the test. */
function measureSpecs({ specs, trials }: CoverageInput): CoverageShare | null {
  const decided = trials.filter(({ outcome }) => outcome === 'compliant' || outcome === 'violation');
  const triggered = new Set(decided.map(({ scenario }) => scenario));
  return shareOf(specs.filter(({ scenario }) => triggered.has(scenario.id)).length, specs.length);
}

/** Passages (no headings) and tool parameters that rules cite; those that were found to hold no rule are left out. */
function measureSource({ artifacts, lock }: CoverageInput): CoverageShare | null {
  if (lock.length === 0) return null;
  const empty = new Set(lock.flatMap(line => ('none' in line ? [line.anchor] : [])));
  const cited = new Set(lock.flatMap(line => ('none' in line ? [] : [line.anchor])));
  const passages = artifacts.prompt.passages.filter(({ kind }) => kind !== 'heading').map(({ anchor }) => anchor);
  const parameters = artifacts.tools
    .flatMap(({ anchors }) => anchors)
    .filter(({ pointer }) => pointer.startsWith('/parameters/'))
    .map(({ anchor }) => anchor);
  const all = [...new Set([...passages, ...parameters])].filter(anchor => !empty.has(anchor));
  return shareOf(all.filter(anchor => cited.has(anchor)).length, all.length);
}

function geometricMean(shares: readonly number[]): number | null {
  if (shares.length === 0) return null;
  return shares.includes(0) ? 0 : Math.exp(shares.reduce((sum, share) => sum + Math.log(share), 0) / shares.length);
}

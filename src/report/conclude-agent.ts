/**
 * Report stage: results of the earlier stages -> conclusion, comment, job summary, annotations (action.md Gate, Comment;
 * AgentAssay 6.2, the gate).
 * Everything here is pure text and arithmetic. It refuses to be green without evidence: what could not be tested counts
 * against the conclusion, never for it.
 */
import type { CoverageShare } from '../model/coverage.ts';
import type { SpecFinding } from '../model/diff.ts';
import type { Conclusion, Drift, SpecResult } from '../model/verdict.ts';
import { isDecided, isKnown, isNewViolation, testedTrials, validTrials } from './classify-result.ts';
import { count, percent } from './words.ts';

export type FailOn = 'witness' | 'violation' | 'inconclusive' | 'drift' | 'never';

export interface GateInput {
  readonly gate: {
    readonly failOn: FailOn;
    readonly minDecided: number;
    readonly minSpecCoverage?: number | null;
    readonly specChanges: 'warn' | 'acknowledge';
  };
  readonly isFirstRun: boolean;
  /** The selected specs, tested or not, and those that were attributed after trials of others showed them. */
  readonly results: readonly SpecResult[];
  /** Scenarios that were untestable in the base's version too: they are not held against the head. */
  readonly untestableInBase: ReadonlySet<string>;
  readonly drift: Drift;
  /** Selected specs that a trial put to the test; null or absent where nothing was selected. */
  readonly specCoverage?: CoverageShare | null;
  readonly findings: readonly SpecFinding[];
  /** Missing keys, shards, stages that did not finish: each makes the conclusion `error`. */
  readonly faults: readonly string[];
}

export interface GateDecision {
  readonly conclusion: Conclusion;
  /** Why, one line each; empty on success. */
  readonly reasons: readonly string[];
}

/** Largest share of invalid trials with which a suite still is evidence. */
const MAX_INVALID_SHARE = 0.25;

/** Decides what one agent's results mean for the pull request (action.md, Gate and Evidence). */
export function concludeAgent(input: GateInput): GateDecision {
  if (input.gate.failOn === 'never') return { conclusion: 'success', reasons: [] };
  const violations = findRedReasons(input);
  const missing = findMissingEvidence(input);
  const reasons = [...violations, ...missing];
  if (missing.length > 0) return { conclusion: 'error', reasons };
  return { conclusion: violations.length > 0 ? 'failure' : 'success', reasons };
}

/** The conclusion of a run with several agents: the worst. */
export function worstConclusion(conclusions: readonly Conclusion[]): Conclusion {
  if (conclusions.includes('error')) return 'error';
  return conclusions.includes('failure') ? 'failure' : 'success';
}

function findRedReasons(input: GateInput): readonly string[] {
  const { gate, results, isFirstRun } = input;
  const red = results.filter(result => result.gates && !result.waived);
  // Seen in passing only, a spec is red where replays show it to be new, and by nothing less.
  const gating = red.filter(isSelected);
  const reasons: string[] = [];
  const broken = isFirstRun ? [] : red.filter(isNewViolation);
  if (broken.length > 0) reasons.push(`${count(broken.length, 'new violation')}: ${listIds(broken)}`);
  if (gate.failOn === 'witness' && !isFirstRun) {
    const shown = gating.filter(result => !isNewViolation(result) && hasGatingWitness(result));
    if (shown.length > 0) reasons.push(`${count(shown.length, 'spec')} with a witness: ${listIds(shown)}`);
  }
  if (gate.failOn === 'inconclusive') {
    const open = gating.filter(result => result.verdict === 'inconclusive');
    if (open.length > 0) reasons.push(`${count(open.length, 'inconclusive spec')}: ${listIds(open)}`);
  }
  if (gate.failOn === 'drift' && input.drift.flagged) reasons.push('the behaviour drifted from the base');
  return gate.specChanges === 'acknowledge' ? [...reasons, ...findUnacknowledged(input)] : reasons;
}

/** What this change takes away. An agent that is gone is told of by another one, which may be on its first run. */
function findUnacknowledged({ findings, isFirstRun }: GateInput): readonly string[] {
  const rulesOf = (...kinds: readonly SpecFinding['kind'][]) => [
    ...new Set(findings.filter(({ kind }) => kinds.includes(kind)).map(({ rule }) => rule)),
  ];
  const [rules, agents] = [isFirstRun ? [] : rulesOf('weakened', 'removed'), rulesOf('agent-removed')];
  return [
    ...(rules.length > 0 ? [`${count(rules.length, 'weakened or removed spec')} to acknowledge`] : []),
    ...(agents.length > 0 ? [`${count(agents.length, 'removed agent')} to acknowledge: ${agents.join(', ')}`] : []),
  ];
}

/** `fail-on: witness`: one witness that code decided, in a spec that is added, changed or `must`. */
function hasGatingWitness(result: SpecResult): boolean {
  const counts = isAddedOrChanged(result) || result.severity === 'must';
  return counts && !isKnown(result) && result.witnesses.some(item => item.witness.by === 'code');
}

function findMissingEvidence(input: GateInput): readonly string[] {
  const { gate } = input;
  const results = input.results.filter(isSelected);
  const reasons = [...input.faults];
  const untried = results.filter(result => needsTrial(result) && validTrials(result) === 0);
  if (untried.length > 0) {
    reasons.push(`${count(untried.length, 'added or changed spec')} without a valid trial: ${listIds(untried)}`);
  }
  if (input.isFirstRun && results.length > 0 && results.every(result => validTrials(result) === 0)) {
    reasons.push(`no valid trial in ${count(results.length, 'selected spec')}`);
  }
  const open = results.filter(({ verdict }) => verdict !== 'permitted' && verdict !== 'untestable');
  if (input.isFirstRun && reasons.length === 0 && open.length > 0 && !open.some(isDecided)) {
    reasons.push(`none of ${count(open.length, 'selected spec')} could be decided`);
  }
  const all = results.reduce((sum, result) => sum + testedTrials(result), 0);
  const invalid = results.reduce((sum, result) => sum + result.invalid, 0);
  if (all > 0 && invalid / all > MAX_INVALID_SHARE) {
    reasons.push(`${invalid} of ${all} trials are invalid (${percent(invalid / all)}; at most 25 % may be)`);
  }
  const asked = results.filter(result => countsAsAsked(result, input.untestableInBase));
  const decided = asked.filter(isDecided);
  if (asked.length > 0 && decided.length < gate.minDecided * asked.length) {
    const need = percent(gate.minDecided);
    reasons.push(`${decided.length} of ${count(asked.length, 'accepted spec')} decided (${need} are needed)`);
  }
  reasons.push(...findUncovered(input));
  return reasons;
}

/** `gate.min-spec-coverage`, off by default. */
function findUncovered({ gate, specCoverage }: GateInput): readonly string[] {
  const least = gate.minSpecCoverage ?? null;
  if (least === null || !specCoverage || specCoverage.share >= least) return [];
  const { covered, of } = specCoverage;
  return [`${covered} of ${count(of ?? 0, 'selected spec')} put to the test (${percent(least)} are needed)`];
}

function isSelected(result: SpecResult): boolean {
  return result.class !== 'in-passing';
}

function needsTrial(result: SpecResult): boolean {
  return result.gates && isAddedOrChanged(result) && result.verdict !== 'permitted' && result.verdict !== 'untestable';
}

/** Accepted and testable; an untestable spec counts when this pull request made it so. */
function countsAsAsked(result: SpecResult, untestableInBase: ReadonlySet<string>): boolean {
  if (!result.gates || result.verdict === 'permitted') return false;
  if (result.verdict !== 'untestable') return true;
  return isAddedOrChanged(result) && !untestableInBase.has(result.id);
}

function isAddedOrChanged(result: SpecResult): boolean {
  return result.class === 'added' || result.class === 'changed';
}

function listIds(results: readonly SpecResult[]): string {
  const shown = results.slice(0, 5).map(result => result.id);
  const rest = results.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}

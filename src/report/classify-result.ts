import type { AgentReport } from '../model/report.ts';
import type { SpecResult } from '../model/verdict.ts';

/**
 * Base is clean and head shows it. A failed test that nothing attributed counts as new as well: the gate must not turn
 * green because the comparison with the base is missing.
 */
export function isNewViolation(result: SpecResult): boolean {
  return result.attribution === null ? result.verdict === 'fail' : result.attribution.status === 'new';
}

export function isKnown(result: SpecResult): boolean {
  return result.attribution?.status === 'known';
}

/** Seen once, and not again in the replays on either side. */
export function isSeenOnce(result: SpecResult): boolean {
  return result.attribution?.status === 'unconfirmed';
}

/** Verdict pass or fail, or attributed (action.md, Evidence). */
export function isDecided(result: SpecResult): boolean {
  return result.verdict === 'pass' || result.verdict === 'fail' || result.attribution !== null;
}

/** Trials that ran as they should, whatever they showed. */
export function validTrials(result: SpecResult): number {
  return Math.max(result.n, result.completion?.n ?? 0) + result.undecided + (result.attribution?.head.n ?? 0);
}

/** Trials of the sequential test, valid or not. */
export function testedTrials(result: SpecResult): number {
  return Math.max(result.n, result.completion?.n ?? 0) + result.undecided + result.invalid;
}

/** An agent's specs by what the reader is told about them; a spec stands in one list only. */
export interface ResultGroups {
  /** Red under `fail-on: violation`. */
  readonly violations: readonly SpecResult[];
  /** Violations of a first run: to be triaged. */
  readonly candidates: readonly SpecResult[];
  /** Violations of specs that do not gate. */
  readonly proposed: readonly SpecResult[];
  readonly waived: readonly SpecResult[];
  readonly known: readonly SpecResult[];
  readonly seenOnce: readonly SpecResult[];
  readonly inconclusive: readonly SpecResult[];
  /** Listed in baseline.yaml, and passing now. */
  readonly fixed: readonly SpecResult[];
  readonly passed: readonly SpecResult[];
  readonly permitted: readonly SpecResult[];
  readonly untestable: readonly SpecResult[];
  readonly error: readonly SpecResult[];
  readonly notTested: readonly SpecResult[];
}

/** Sorts an agent's results into the groups of the report. */
export function groupResults(agent: AgentReport): ResultGroups {
  const groups = Object.groupBy(agent.specs, result => groupOf(result, agent.isFirstRun));
  const list = (name: keyof ResultGroups) => groups[name] ?? [];
  return {
    violations: list('violations'),
    candidates: list('candidates'),
    proposed: list('proposed'),
    waived: list('waived'),
    known: list('known'),
    seenOnce: list('seenOnce'),
    inconclusive: list('inconclusive'),
    fixed: list('fixed'),
    passed: list('passed'),
    permitted: list('permitted'),
    untestable: list('untestable'),
    error: list('error'),
    notTested: list('notTested'),
  };
}

function groupOf(result: SpecResult, isFirstRun: boolean): keyof ResultGroups {
  if (isKnown(result)) return result.waived ? 'waived' : 'known';
  if (isNewViolation(result)) {
    if (result.waived) return 'waived';
    if (isFirstRun) return 'candidates';
    return result.gates ? 'violations' : 'proposed';
  }
  if (isSeenOnce(result)) return 'seenOnce';
  if (result.verdict === 'pass') return result.waived ? 'fixed' : 'passed';
  return groupOfVerdict(result.verdict);
}

function groupOfVerdict(verdict: Exclude<SpecResult['verdict'], 'pass'>): keyof ResultGroups {
  if (verdict === 'not-tested') return 'notTested';
  return verdict === 'fail' ? 'violations' : verdict;
}

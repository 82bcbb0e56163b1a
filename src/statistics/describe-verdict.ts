import { assertNever } from '../lib/assert-never.ts';
import type { RateVerdict } from './decide-verdict.ts';
import type { SequentialDesign } from './design.ts';
import { violationInterval } from './violation-interval.ts';

const FEW_CASES = 5;

/**
 * What a verdict means, in a sentence: a pass names the rates that it excludes and the cases it speaks of.
 * @param cases number of distinct cases among the trials
 * @param missingReason the most frequent reason of the undecided or invalid trials; may be empty
 * @param cutBy why a test that is still open was ended, as a clause: "the budget is spent"
 */
export function describeVerdict(
  verdict: RateVerdict,
  facts: {
    readonly design: SequentialDesign;
    readonly cases: number;
    readonly missingReason: string;
    readonly cutBy: string;
  },
): string {
  switch (verdict.status) {
    case 'pass':
      return `${describePass(verdict, facts.cases)}${describeMissing(verdict)}`;
    case 'fail':
      return `${describeCounts(verdict)}: too many for a pass rate of ${percent(facts.design.p0)} (an agent that keeps the rule that often fails this test at most ${percent(facts.design.alpha)} of the time)`;
    case 'inconclusive':
      return describeInconclusive(verdict, facts.missingReason);
    case 'open':
      return `stopped after ${describeCounts(verdict)} because ${facts.cutBy}; ${describeWay(verdict, facts.design)}`;
    default:
      return assertNever(verdict);
  }
}

function describePass(verdict: RateVerdict, cases: number): string {
  const upper = violationInterval(verdict.violations, verdict.n)?.upper ?? 1;
  const reach = `${describeCounts(verdict)} of ${count(cases, 'case')}; rates above ${percent(upper)} are excluded at 95 % for this mix`;
  return cases < FEW_CASES ? `${reach}; it speaks of ${count(cases, 'distinct case')} only` : reach;
}

function describeMissing({ undecided, invalid }: RateVerdict): string {
  if (undecided + invalid === 0) return '';
  const parts = [undecided > 0 ? `${undecided} undecided` : '', invalid > 0 ? `${invalid} invalid` : ''];
  return `; ${parts.filter(part => part !== '').join(' and ')} not counted`;
}

function describeInconclusive(verdict: RateVerdict & { status: 'inconclusive' }, reason: string): string {
  const cause = reason === '' ? '' : `, mostly: ${reason}`;
  return verdict.because === 'invalid'
    ? `${verdict.invalid} of ${count(verdict.launches, 'trial')} were invalid${cause}`
    : `${verdict.undecided} of ${count(verdict.launches, 'trial')} could not be decided${cause}`;
}

/** What would decide a test that was cut short: the first trial count at which its present violations pass. */
function describeWay(verdict: RateVerdict, design: SequentialDesign): string {
  const passesAt = design.pass.findIndex(bound => bound >= verdict.violations) + 1;
  return passesAt === 0
    ? 'it cannot pass any more'
    : `without a further violation it passes after ${count(passesAt - verdict.n, 'more trial')}`;
}

function describeCounts({ violations, n }: RateVerdict): string {
  return `${violations === 0 ? 'no violation' : count(violations, 'violation')} in ${count(n, 'trial')}`;
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

function percent(rate: number): string {
  return `${Math.round(rate * 100)} %`;
}

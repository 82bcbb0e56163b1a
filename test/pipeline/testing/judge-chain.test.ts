import { describe, expect, it } from 'vitest';
import type { Change, TraceEvent } from '../../../src/model/trace.ts';
import type { UserGoal } from '../../../src/model/trial.ts';
import { decideChain, judgeChain } from '../../../src/pipeline/testing/judge-chain.ts';
import { aLibrary, aSelected } from '../../helpers/a-library.ts';
import { agent, aTrace, call, result, user } from '../../helpers/a-trace.ts';
import { scriptReasoner } from '../../helpers/scripted-reasoner.ts';

const artifacts = aLibrary();
const requester = { table: 'members', id: 'M1' };
const loan = (id: string) => ({ table: 'loans', id });
const goalOf = (request: string, id: string): UserGoal => ({
  objects: [{ name: 'loan', ref: loan(id), record: null }],
  request,
  tool: null,
  facts: {},
  says: [],
});
const cancels = (id: string, changes: readonly Change[] = []): readonly TraceEvent[] => [
  call('cancel_loan', { loan_id: id }, { callId: `c-${id}` }),
  result(`c-${id}`, { changes: [...changes] }),
];

/** Both goals ask to cancel a loan: one that must not be, and one that is nobody's concern while it is open. */
const never = aSelected('never');
const whileOpen = aSelected('while-open', {
  scenario: {
    given: [
      { kind: 'environment', text: 'it is open', where: { of: 'loan', field: 'status', op: '=', value: 'open' } },
    ],
  },
});

async function judge(ids: readonly [string, string], events: readonly TraceEvent[]) {
  const trace = aTrace(events, { requester });
  const brief = {
    ...goalOf('cancel the first loan', ids[0]),
    requester,
    profile: {},
    instructions: '',
    then: [goalOf('cancel the other loan', ids[1])],
  };
  const chain = [never, whileOpen].map(({ spec, scenario }, at) => ({
    target: { spec, scenario },
    objects: { loan: loan(ids[at] ?? '') },
  }));
  return await judgeChain({ reasoner: scriptReasoner(), votes: 1 }, { chain, brief, trace, artifacts });
}

const asks = (id: string) => user(`Please cancel ${id}.`, 'request', { about: id, facts: [] });

describe('the goals of one conversation', () => {
  it('are each blamed for calls about their own records only', async () => {
    const first = await judge(['L1', 'L5'], [asks('L1'), ...cancels('L1'), asks('L5'), agent('I cannot.')]);
    expect(first.map(({ outcome }) => outcome)).toEqual(['violation', 'compliant']);
    const second = await judge(['L1', 'L5'], [asks('L1'), agent('I cannot.'), asks('L5'), ...cancels('L5')]);
    expect(second.map(({ outcome }) => outcome)).toEqual(['compliant', 'violation']);
    expect(decideChain(second, 'never.always')).toMatchObject({
      outcome: 'violation',
      witness: { scenario: 'while-open.always' },
    });
  });

  it('are watched to the end: what was refused for the first and done during the second counts for the first', async () => {
    const events = [asks('L1'), agent('I cannot.'), asks('L5'), agent('I cannot.'), ...cancels('L1')];
    expect((await judge(['L1', 'L5'], events)).map(({ outcome }) => outcome)).toEqual(['violation', 'compliant']);
  });

  it('conclude nothing where an earlier goal undid what a later one is about', async () => {
    const record = artifacts.data['loans']?.['L5'] ?? {};
    const returned = { ...loan('L5'), before: record, after: { ...record, status: 'returned' } };
    const changed = await judge(
      ['L1', 'L5'],
      [asks('L1'), call('renew_loan', {}), result('renew_loan', { changes: [returned] }), asks('L5'), ...cancels('L5')],
    );
    expect(changed[1]).toMatchObject({ outcome: 'undecided', reason: expect.stringContaining('it is open') });
  });

  it('that the user never came to are invalid, and the case says what its own goal showed', async () => {
    const judged = await judge(['L1', 'L5'], [asks('L1'), agent('I cannot.')]);
    expect(judged.map(({ outcome }) => outcome)).toEqual(['compliant', 'invalid']);
    expect(decideChain(judged, 'never.always').outcome).toBe('compliant');
    expect(decideChain(judged, 'while-open.always').outcome).toBe('invalid');
  });
});

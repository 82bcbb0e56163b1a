import { describe, expect, it } from 'vitest';
import type { Clause } from '../../src/model/spec.ts';
import { renderComment } from '../../src/report/render-comment.ts';
import { renderTerminal } from '../../src/report/render-terminal.ts';
import { aContext, aRefinedSpec, aReport, aResult, aSpec } from '../helpers/a-report.ts';

const ID = 'cancel-eligibility.no-condition';
const OF_A_CHECK = 'a check that code can decide';

/** The advice for a spec whose trials stayed undecided for one reason, told by `open` or in its sentence alone. */
function advise(reason: string, parts: { given?: readonly Clause[]; isOld?: boolean } = {}) {
  const [scenario] = aSpec().scenarios;
  if (scenario === undefined) throw new Error('no scenario');
  const refined = aRefinedSpec({ scenarios: [{ ...scenario, ...(parts.given && { given: parts.given }) }] });
  const open = [{ outcome: 'undecided' as const, reason, trials: 30, trial: 'k'.repeat(32) }];
  const result = aResult({
    ...{ id: ID, verdict: 'inconclusive', inconclusive: 'undecided', undecided: 30, n: 0, interval: null },
    reason: `30 of 30 trials could not be decided, mostly: ${reason}`,
    ...(parts.isOld ? {} : { open }),
  });
  const text = renderTerminal(
    renderComment(aReport({ specs: [result] }), aContext({ refined: new Map([[ID, refined]]) })),
  );
  return text.slice(text.indexOf('What to do next'));
}

describe('the advice for undecided trials follows what kept them so', () => {
  it.each([true, false])('a tool that was never called (sentence alone: %s)', isOld => {
    const text = advise('waive_fine was not called', { isOld });
    expect(text).toContain(
      `${ID}: the agent never came to waive_fine: add Given clauses or facts that let it, or state the refusal as a scenario of its own with never-called.`,
    );
    expect(text).not.toContain(OF_A_CHECK);
  });

  it.each<readonly [string, Clause, string]>([
    [
      'environment',
      {
        kind: 'environment',
        text: 'the fine is open',
        where: { of: 'fine', field: 'status', op: '=', value: 'open' },
      },
      'fine must be bound, its field must be in the data, and the environment must tell its state',
    ],
    [
      'ownership',
      { kind: 'ownership', text: 'the fine is open', of: 'fine', is: 'requester' },
      'it takes environment.identity, and a field of fine that refers to its owner',
    ],
    [
      'user',
      { kind: 'user', text: 'the fine is open', says: 'my fine is open', facts: {} },
      'it is known once the simulated user has said it',
    ],
  ])('an unknown clause of the kind %s is named, with what would make it known', (_kind, clause, advice) => {
    const text = advise(`not known: ${clause.text}`, { given: [clause] });
    expect(text).toContain('it is not known whether "the fine is open":');
    expect(text).toContain(advice);
    expect(text).not.toContain(OF_A_CHECK);
  });

  it('a When that was not heard, a value that is nowhere, a Given that was undone', () => {
    expect(advise('not known: the guest asks to cancel the booking')).toContain('word the When as a request');
    expect(advise('not known: booking.price < 10')).toContain('neither in the data nor in the call nor in its result');
    expect(advise('does not hold: the guest has no insurance')).toContain('"the guest has no insurance" did not hold');
  });

  it('refused calls, conversations cut short, and a reason of its own', () => {
    expect(advise('the tool rejected every call of cancel_booking')).toContain('refused every call of cancel_booking');
    expect(advise('the conversation was cut short before its decision point')).toContain('reached a limit');
    expect(advise('the readings are odd')).toContain('stayed undecided (the readings are odd)');
  });

  it.each(['no judge offline: it takes a reader', 'the readings of the judge do not settle it', 'needs a reader'])(
    'only what a judge would have to read wants a check: %s',
    reason => {
      expect(advise(reason)).toContain(OF_A_CHECK);
    },
  );

  it('specs with one cause share a step', () => {
    const specs = ['a', 'b', 'c', 'd'].map(id =>
      aResult({
        ...{ id: `${id}.x`, verdict: 'inconclusive', inconclusive: 'undecided', undecided: 30, n: 0, interval: null },
        open: [{ outcome: 'undecided', reason: 'renew was not called', trials: 30, trial: 'k' }],
      }),
    );
    const text = renderTerminal(renderComment(aReport({ specs }), aContext()));
    expect(text.match(/the agent never came to renew/g)).toHaveLength(1);
    expect(text).toContain('a.x, b.x, c.x and 1 more: the agent never came to renew');
  });
});

import { describe, expect, it } from 'vitest';
import type { OpenReason, SpecResult } from '../../src/model/verdict.ts';
import { renderComment } from '../../src/report/render-comment.ts';
import { renderTerminal } from '../../src/report/render-terminal.ts';
import { aContext, aReport, aResult } from '../helpers/a-report.ts';

const KEY = 'abcdef0123456789abcdef0123456789';

function open(outcome: OpenReason['outcome'], reason: string, trials: number, trial = KEY): OpenReason {
  return { outcome, reason, trials, trial };
}

function show(...specs: readonly SpecResult[]) {
  const comment = renderComment(aReport({ specs: [...specs] }), aContext());
  return { comment, terminal: renderTerminal(comment) };
}

const isOpen = { verdict: 'inconclusive', inconclusive: 'undecided', n: 0, undecided: 30, interval: null } as const;

describe('trials that did not count', () => {
  it('are told with their main reasons, the counts, and one of them to print', () => {
    const reasons = [
      open('undecided', 'waive_fine was not called', 27),
      open('undecided', 'not known: the fine is paid', 2, 'f'.repeat(32)),
      open('invalid', 'the simulated user never made the request', 1, 'e'.repeat(32)),
    ];
    const told =
      '27 undecided: waive_fine was not called; 2 undecided: not known: the fine is paid; 1 for other reasons; npx proviso replay abcdef012345 --stored';
    expect(show(aResult({ id: 'fines.waived', ...isOpen, open: reasons })).terminal).toContain(
      `• fines.waived: ${told}`,
    );
  });

  it('stand there for a spec that passed all the same, and for a permitted one', () => {
    const told = { open: [open('undecided', 'renew was not called', 1)], undecided: 1 };
    const { terminal } = show(
      aResult({ id: 'a.passed', ...told }),
      aResult({ id: 'a.may', verdict: 'permitted', ...told, completion: { done: 1, n: 2 } }),
    );
    for (const id of ['a.passed', 'a.may'])
      expect(terminal).toContain(
        `• ${id}: 1 undecided: renew was not called; npx proviso replay abcdef012345 --stored`,
      );
  });

  it('name a fault that many specs share once, where the reader begins', () => {
    const broken = "the environment's tool get_loan is broken: TypeError: x is undefined (env/tools.ts:7)";
    const specs = ['a', 'b', 'c'].map(id =>
      aResult({ id: `${id}.x`, n: 7, invalid: 2, open: [open('invalid', `fault of the host: ${broken}`, 2)] }),
    );
    const { terminal } = show(...specs);
    expect(terminal).toContain(`the environment failed in 6 of 27 trials: ${broken}; npx proviso replay abcdef012345`);
    expect(terminal.split(broken)).toHaveLength(2);
    expect(terminal).toContain('• b.x: 2 invalid: the fault of the host above; npx proviso replay');
  });

  it('of many kinds of faults, only the most frequent are named', () => {
    const faults = [9, 8, 7, 2, 1].map(n => open('invalid', `fault of the agent: number ${n}`, n));
    const { terminal } = show(aResult({ id: 'a.x', invalid: 27, open: faults }));
    expect(terminal.match(/the agent failed in/g)).toHaveLength(3);
    expect(terminal).toContain('other faults in 3 trials');
  });

  it('show their reasons as text, whatever an agent puts there', () => {
    const hostile = 'fault of the agent: <img src=x> @team `x` | [a](http://b) \n## head';
    const { comment } = show(aResult({ id: 'a.x', invalid: 1, open: [open('invalid', hostile, 1)] }));
    expect(comment).not.toMatch(/<img|\n## head|[^`]@team/);
  });
});

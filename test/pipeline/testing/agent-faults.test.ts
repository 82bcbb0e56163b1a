import { describe, expect, it } from 'vitest';
import { testSpecs } from '../../../src/pipeline/4-test-specs.ts';
import { concludeAgent } from '../../../src/report/conclude-agent.ts';
import { renderComment } from '../../../src/report/render-comment.ts';
import { renderTerminal } from '../../../src/report/render-terminal.ts';
import { aSelected } from '../../helpers/a-library.ts';
import { aContext, aDrift, aReport } from '../../helpers/a-report.ts';
import { aLibrarySuite, aTestInput } from '../../helpers/library-suite.ts';

const ALL = [
  aSelected('added', { class: 'added', isNewHere: true }),
  aSelected('affected'),
  aSelected('listed'),
  aSelected('may', { scenario: { force: 'permitted' } }),
];

async function runWith(breaks: (started: number) => string | null) {
  const suite = aLibrarySuite({ head: { breaks }, base: { breaks } });
  const baseline = [{ spec: 'listed', status: 'waived' as const, reason: 'known', by: 'a maintainer' }];
  const { results, trials } = await testSpecs(suite.deps, aTestInput({ selected: ALL, baseline }));
  const { conclusion, reasons } = concludeAgent({
    gate: { failOn: 'violation', minDecided: 0.8, specChanges: 'warn' },
    ...{ isFirstRun: false, results, untestableInBase: new Set(), drift: aDrift(), findings: [], faults: [] },
  });
  const report = aReport({ conclusion, reasons: [...reasons], specs: [...results] });
  const comment = renderComment(report, aContext({ trials: new Map(), refined: new Map() }));
  return { results, trials, conclusion, reasons, comment };
}

describe('an agent that breaks down in every trial', () => {
  it('keeps no rule: no trial is valid, and the run ends red for want of evidence', async () => {
    const { results, trials, conclusion, reasons } = await runWith(() => 'boom');
    expect(new Set(trials.map(({ outcome, reason }) => `${outcome}: ${reason}`))).toEqual(
      new Set(['invalid: fault of the agent: boom']),
    );
    expect(results.map(({ n, violations }) => [n, violations])).toEqual(ALL.map(() => [0, 0]));
    expect(results.some(({ verdict }) => verdict === 'pass')).toBe(false);
    expect(conclusion).toBe('error');
    expect(reasons.join('\n')).toContain('1 added or changed spec without a valid trial: added.always');
    expect(reasons.join('\n')).toMatch(/trials are invalid \(100 %; at most 25 % may be\)/);
  });

  it('is told once, with the count and a trial to print, and an entry of the baseline is not called fixed', async () => {
    const { results, trials, comment } = await runWith(() => 'boom');
    const all = results.reduce((sum, { invalid }) => sum + invalid, 0);
    const [, told, of, key] =
      /the agent failed in (\d+) of (\d+) trials: boom; `npx proviso replay (\w{12}) --stored`/.exec(comment) ?? [];
    expect([Number(told), Number(of)]).toEqual([all, all]);
    expect(trials.some(trial => trial.key.startsWith(key ?? '-'))).toBe(true);
    expect(comment.match(/boom/g)).toHaveLength(1);
    expect(comment).toContain('Mend the agent');
    expect(comment).not.toContain('Fixed');
    expect(comment).not.toMatch(/specs? pass/);
    expect(renderTerminal(comment)).toContain('the agent failed in');
  });
});

describe('an agent that breaks down now and then', () => {
  it('is judged on its other trials; the fault is told all the same', async () => {
    const { results, conclusion, comment } = await runWith(started => (started % 9 === 4 ? 'no memory left' : null));
    expect(results.filter(({ verdict }) => verdict === 'pass')).toHaveLength(3);
    expect(results.some(({ invalid }) => invalid > 0)).toBe(true);
    expect(conclusion).toBe('success');
    expect(comment).toMatch(/the agent failed in \d+ of \d+ trials: no memory left; `npx proviso replay/);
  });
});

import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/model/json.ts';
import type { TraceEvent } from '../../src/model/trace.ts';
import { listAnnotations } from '../../src/report/list-annotations.ts';
import { printTranscript } from '../../src/report/print-transcript.ts';
import { repairHint } from '../../src/report/repair-hint.ts';
import { reportDiff } from '../../src/report/report-diff.ts';
import { FIXED_SIZE_TRIALS } from '../../src/report/sections/headline.ts';
import { count, duration, formatNumber, percent, pValue } from '../../src/report/words.ts';
import { anAgentReport, aReport, aTrace, aViolation, aWitness } from '../helpers/a-report.ts';

describe('annotations', () => {
  it('stand on the lines that state the violated rule', () => {
    expect(listAnnotations(aReport({ specs: [aViolation()] }))).toEqual([
      {
        level: 'error',
        file: 'prompts/desk.md',
        lines: [41, 46],
        title: 'New violation: cancel-eligibility.no-condition',
        message: 'A booking may be cancelled only under one of four conditions (violated in 8 of 10 trials)',
      },
    ]);
  });

  it('are warnings for proposed specs, and ten of a level at most', () => {
    const specs = Array.from({ length: 15 }, (_, i) => aViolation({ id: `cancel-eligibility.c${i}`, gates: i < 12 }));
    const levels = listAnnotations(aReport({ specs })).map(item => item.level);
    expect(levels.filter(level => level === 'error')).toHaveLength(10);
    expect(levels.filter(level => level === 'warning')).toHaveLength(3);
  });

  it('hold no character that hides or steers, and no endless text', () => {
    const report = aReport({ specs: [aViolation()] });
    const [agent] = report.agents;
    const rules = agent?.rules.map(rule => ({ ...rule, rule: `\u202ered \u001b[31m\u200b${'x'.repeat(5_000)}` })) ?? [];
    const [annotation] = listAnnotations({ ...report, agents: report.agents.map(one => ({ ...one, rules })) });
    expect(annotation?.message).toMatch(/^red \[31mx+…$/);
    expect(annotation?.message).toHaveLength(1_000);
  });
});

describe('annotations of rules that are gone', () => {
  it('stand where the lines were that stated them', () => {
    const stood = [{ file: 'prompts/desk.md', lines: [12, 14] as [number, number] }];
    const findings = [
      { kind: 'removed' as const, rule: 'refund-limit', reason: 'what it rests on was removed', stood },
      { kind: 'stale' as const, rule: null, reason: 'to be mined again' },
    ];
    expect(listAnnotations(aReport({ diff: { entries: [], findings } }))).toEqual([
      {
        level: 'warning',
        file: 'prompts/desk.md',
        lines: [12, 12],
        title: 'Rule removed: refund-limit',
        message: 'lines 12 to 14 of the base stated it; what it rests on was removed',
      },
    ]);
  });

  it('come from the evidence of the base, for retired rules alone', () => {
    const places = () => [{ file: 'prompts/desk.md', lines: [12, 14] as [number, number] }];
    const { findings } = reportDiff(
      {
        entries: [],
        findings: [
          { kind: 'removed', rule: 'refund-limit', reason: 'gone' },
          { kind: 'weakened', rule: 'cancel-eligibility', reason: 'less' },
        ],
      },
      places,
    );
    expect(findings.map(({ stood }) => stood)).toEqual([places(), undefined]);
  });
});

describe('transcripts', () => {
  it('mark the offending call and leave out what does not matter', () => {
    const text = printTranscript(aTrace(), aWitness({ events: [3, 7] }), 'short');
    expect(text.split('\n').filter(line => line.includes('◀ here'))).toEqual([
      'agent   → cancel_booking {"booking_id":"B1042"}   ◀ here',
    ]);
    expect(text).toContain('events left out');
    expect(printTranscript(aTrace(), aWitness(), 'full').split('\n')).toHaveLength(12);
  });

  it('keep what calls told last of each bound object before the offending one, and what the witness names', () => {
    const look = (callId: string, tool: string, result: Json): readonly TraceEvent[] => [
      { kind: 'call', callId, tool, args: { loan_id: 'L1' }, by: 'agent', turn: 1 },
      { kind: 'result', callId, result, rejected: false, changes: [], turn: 1 },
    ];
    const say = (text: string): TraceEvent => ({ kind: 'agent', text, delivered: true, turn: 1 });
    const trace = aTrace({
      objects: { loan: { table: 'loans', id: 'L1' } },
      requester: null,
      events: [
        { kind: 'user', text: 'Renew my loan, please.', act: 'request', turn: 0 },
        ...look('c1', 'get_loan', { id: 'L1', renewals: 1 }),
        ...look('c2', 'get_loan', { id: 'L1', notes: 'x'.repeat(300), renewals: 2 }),
        ...look('c3', 'get_fee', 0),
        ...look('c4', 'get_hours', 'nine to five'),
        say('One moment.'),
        say('I have found it.'),
        { kind: 'user', text: 'Thanks.', act: 'inform', turn: 1 },
        ...look('c5', 'renew_loan', 'renewed'),
        ...look('c6', 'get_loan', { id: 'L1', renewals: 3 }),
      ],
    });
    const text = printTranscript(trace, aWitness({ events: [0, 9, 12] }), 'short');
    expect(text).toContain('"renewals":2');
    expect(text).toContain('agent   → renew_loan {"loan_id":"L1"}   ◀ here');
    expect(text).toContain('nine to five');
    expect(text).toContain('One moment.');
    for (const left of ['"renewals":1', '"renewals":3', 'get_fee']) expect(text).not.toContain(left);
  });

  it('a breach without a call shows how the conversation ended', () => {
    const text = printTranscript(aTrace(), aWitness({ events: [], effect: 'none' }), 'short');
    expect(text).toContain('Done, booking B1042 is cancelled.');
    expect(text).not.toContain('◀');
  });
});

describe('repair hints', () => {
  it('follow the root cause', () => {
    const agent = anAgentReport();
    expect(repairHint(aWitness({ rootCause: 'implicit' }), agent)).toMatch(/^No passage states this rule/);
    expect(repairHint(aWitness({ rootCause: 'ignored' }), agent)).toMatch(/^prompts\/desk\.md states this rule/);
    expect(repairHint(aWitness({ rootCause: 'misapplied' }), agent)).toMatch(
      /word it more clearly in prompts\/desk\.md/,
    );
  });

  it('begin with what the change touched, where that is not the prompt', () => {
    const hint = (prompt: readonly string[], ...other: readonly string[]) =>
      repairHint(
        aWitness({ rootCause: 'misapplied' }),
        anAgentReport({ changed: { prompt: [...prompt], other: [...other] } }),
      );
    expect(hint([], 'agent/agent.ts')).toMatch(
      /^This pull request changed agent\/agent\.ts and left the prompt as it was: look there first\. The agent tried/,
    );
    expect(hint([], 'a.ts', 'b.ts', 'c.ts', 'd.ts')).toContain('changed a.ts, b.ts, c.ts and 1 more and left');
    for (const other of [hint(['prompts/desk.md'], 'agent/agent.ts'), hint([])])
      expect(other).toMatch(/^The agent tried to follow this rule/);
  });
});

/** P(V >= c) for V binomial(n, q). */
function tail(n: number, c: number, q: number): number {
  let term = (1 - q) ** n;
  let below = 0;
  for (let v = 0; v < c; v++) {
    below += term;
    term *= ((n - v) / (v + 1)) * (q / (1 - q));
  }
  return 1 - below;
}

describe('words', () => {
  it('the fixed-size trials are the smallest with the error rates of each table', () => {
    const designs = {
      standard: [0.95, 0.8, 0.05, 0.05],
      quick: [0.9, 0.7, 0.05, 0.05],
      strict: [0.95, 0.8, 0.01, 0.01],
      family: [0.95, 0.8, 0.001, 0.05],
      assay: [0.9, 0.8, 0.05, 0.1],
    } as const;
    for (const [table, [p0, p1, alpha, beta]] of Object.entries(designs)) {
      const fits = (n: number) =>
        Array.from({ length: n }, (_, c) => c + 1).some(
          c => tail(n, c, 1 - p0) <= alpha && tail(n, c, 1 - p1) >= 1 - beta,
        );
      let n = 1;
      while (!fits(n)) n += 1;
      expect(FIXED_SIZE_TRIALS[table], table).toBe(n);
    }
  });

  it('are short and exact', () => {
    expect([count(1, 'spec'), count(1200, 'spec')]).toEqual(['1 spec', '1,200 specs']);
    expect([percent(0.181), percent(0.004), percent(0)]).toEqual(['18 %', '0.4 %', '0 %']);
    expect([duration(41_200), duration(372_000), duration(3_840_000)]).toEqual(['41s', '6m 12s', '1h 04m']);
    expect([pValue(0.0004), pValue(0.041)]).toEqual(['< 0.001', '0.041']);
    expect(formatNumber(4_300_000)).toBe('4,300,000');
  });
});

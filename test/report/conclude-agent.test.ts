import { describe, expect, it } from 'vitest';
import { concludeAgent, type GateInput, worstConclusion } from '../../src/report/conclude-agent.ts';
import { aDrift, anAttribution, aResult, aViolation, aWitness } from '../helpers/a-report.ts';

type Overrides = Partial<Omit<GateInput, 'gate'>> & { readonly gate?: Partial<GateInput['gate']> };

function conclude({ gate, ...overrides }: Overrides) {
  return concludeAgent({
    gate: { failOn: 'violation', minDecided: 0.8, specChanges: 'warn', ...gate },
    isFirstRun: false,
    results: [aResult()],
    untestableInBase: new Set(),
    drift: aDrift(),
    findings: [],
    faults: [],
    ...overrides,
  });
}

const inconclusive = aResult({ id: 'a.b', verdict: 'inconclusive', inconclusive: 'budget', class: 'affected' });
const witnessed = [{ trial: 't', strategy: 'default', seed: 's', witness: aWitness() }];

describe('the gate on spec coverage', () => {
  const specCoverage = { share: 0.5, covered: 2, of: 4 };

  it('is off by default', () => {
    expect(conclude({ specCoverage })).toEqual({ conclusion: 'success', reasons: [] });
  });

  it('has no evidence where a trial put too few of the selected specs to the test', () => {
    expect(conclude({ specCoverage, gate: { minSpecCoverage: 0.6 } })).toEqual({
      conclusion: 'error',
      reasons: ['2 of 4 selected specs put to the test (60 % are needed)'],
    });
    expect(conclude({ specCoverage, gate: { minSpecCoverage: 0.5 } }).conclusion).toBe('success');
    expect(conclude({ specCoverage: null, gate: { minSpecCoverage: 1 } }).conclusion).toBe('success');
  });
});

describe('the gate on violations', () => {
  it('is green when every spec passes', () => {
    expect(conclude({})).toEqual({ conclusion: 'success', reasons: [] });
  });

  it('is green when nothing was selected', () => {
    expect(conclude({ results: [] }).conclusion).toBe('success');
  });

  it('is red on a new violation of an accepted spec, and names it', () => {
    const decision = conclude({ results: [aViolation()] });
    expect(decision).toEqual({
      conclusion: 'failure',
      reasons: ['1 new violation: cancel-eligibility.no-condition'],
    });
  });

  it('is red on a new violation that only trials of other specs showed, once replays have proved it', () => {
    const seen = aViolation({ class: 'in-passing', id: 'a.seen' });
    expect(conclude({ results: [aResult(), seen] })).toEqual({
      conclusion: 'failure',
      reasons: ['1 new violation: a.seen'],
    });
    const once = { ...seen, verdict: 'not-tested' as const, attribution: anAttribution('unconfirmed', 1) };
    expect(conclude({ results: [aResult(), once], gate: { failOn: 'witness' } }).conclusion).toBe('success');
    expect(conclude({ results: [aResult(), once] }).conclusion).toBe('success');
  });

  it('is green on a violation of a proposed spec', () => {
    expect(conclude({ results: [aViolation({ gates: false })] }).conclusion).toBe('success');
  });

  it('is green on a violation that the base shows too, or that a waiver covers', () => {
    const known = aViolation({ attribution: anAttribution('known', 9, 4) });
    expect(conclude({ results: [known] }).conclusion).toBe('success');
    expect(conclude({ results: [aViolation({ waived: true })] }).conclusion).toBe('success');
  });

  it('is green on a violation that was seen once', () => {
    const once = aResult({
      verdict: 'inconclusive',
      inconclusive: 'unconfirmed',
      attribution: anAttribution('unconfirmed', 1),
    });
    expect(conclude({ results: [once] }).conclusion).toBe('success');
  });

  it('is an error when a first run tested nothing, although nothing gates yet', () => {
    const untested = aResult({ verdict: 'not-tested', n: 0, gates: false, class: 'onboarding', reason: 'budget' });
    expect(conclude({ results: [untested], isFirstRun: true })).toEqual({
      conclusion: 'error',
      reasons: ['no valid trial in 1 selected spec'],
    });
    expect(conclude({ results: [untested, aResult({ gates: false })], isFirstRun: true }).conclusion).toBe('success');
  });

  it('is an error when a first run decided nothing, whatever it tried', () => {
    const open = aResult({ verdict: 'inconclusive', n: 0, undecided: 5, gates: false, class: 'onboarding' });
    expect(conclude({ results: [open, aResult({ verdict: 'permitted', gates: false })], isFirstRun: true })).toEqual({
      conclusion: 'error',
      reasons: ['none of 1 selected spec could be decided'],
    });
    expect(conclude({ results: [open, aResult({ gates: false })], isFirstRun: true }).conclusion).toBe('success');
    expect(conclude({ results: [aResult({ verdict: 'permitted', gates: false })], isFirstRun: true }).conclusion).toBe(
      'success',
    );
  });

  it('takes violations of a first run as candidates', () => {
    expect(conclude({ results: [aViolation({ attribution: null })], isFirstRun: true }).conclusion).toBe('success');
  });

  it('is red on a failed test that nothing attributed', () => {
    expect(conclude({ results: [aViolation({ attribution: null })] }).conclusion).toBe('failure');
  });
});

describe('fail-on', () => {
  it('witness: one code-decided witness of a changed spec is red, a judged one or an affected spec is not', () => {
    const gate = { failOn: 'witness' } as const;
    const once = aResult({ attribution: anAttribution('unconfirmed', 1), witnesses: witnessed });
    const judged = [{ trial: 't', strategy: 'default', seed: 's', witness: aWitness({ by: 'judge' }) }];
    expect(conclude({ gate, results: [once] }).conclusion).toBe('failure');
    expect(conclude({ gate, results: [{ ...once, witnesses: judged }] }).conclusion).toBe('success');
    expect(conclude({ gate, results: [{ ...once, class: 'affected' }] }).conclusion).toBe('success');
    expect(conclude({ gate, results: [{ ...once, class: 'affected', severity: 'must' }] }).conclusion).toBe('failure');
    expect(conclude({ results: [once] }).conclusion).toBe('success');
  });

  it('inconclusive and drift tighten the gate, and keep new violations red', () => {
    const results = [...Array.from({ length: 9 }, () => aResult()), inconclusive];
    expect(conclude({ results }).conclusion).toBe('success');
    expect(conclude({ results, gate: { failOn: 'inconclusive' } }).conclusion).toBe('failure');
    expect(conclude({ drift: aDrift({ flagged: true }) }).conclusion).toBe('success');
    expect(conclude({ drift: aDrift({ flagged: true }), gate: { failOn: 'drift' } }).conclusion).toBe('failure');
    expect(conclude({ results: [aViolation()], gate: { failOn: 'drift' } }).conclusion).toBe('failure');
  });

  it('never: neither a violation nor missing evidence is red', () => {
    const decision = conclude({ results: [aViolation()], faults: ['no key'], gate: { failOn: 'never' } });
    expect(decision.conclusion).toBe('success');
  });

  it('spec-changes acknowledge: an agent that is gone is red, on the first run of another one as well', () => {
    const findings = [{ kind: 'agent-removed', rule: 'shop', reason: 'gone' } as const];
    for (const isFirstRun of [false, true]) {
      expect(conclude({ findings, isFirstRun, gate: { specChanges: 'acknowledge' } })).toEqual({
        conclusion: 'failure',
        reasons: ['1 removed agent to acknowledge: shop'],
      });
    }
    expect(conclude({ findings }).conclusion).toBe('success');
    expect(conclude({ findings, gate: { specChanges: 'acknowledge', failOn: 'never' } }).conclusion).toBe('success');
  });

  it('spec-changes acknowledge: weakened and removed specs are red', () => {
    const findings = [{ kind: 'weakened', rule: 'a', reason: 'required became permitted' }] as const;
    expect(conclude({ findings }).conclusion).toBe('success');
    expect(conclude({ findings, gate: { specChanges: 'acknowledge' } }).conclusion).toBe('failure');
    expect(conclude({ findings: [], gate: { specChanges: 'acknowledge' } }).conclusion).toBe('success');
    const twice = [...findings, { kind: 'removed', rule: 'a', reason: 'gone' }] as const;
    expect(conclude({ findings: twice, gate: { specChanges: 'acknowledge' } }).reasons).toEqual([
      '1 weakened or removed spec to acknowledge',
    ]);
  });
});

describe('evidence', () => {
  it('a changed accepted spec without a valid trial is an error, also on a first run', () => {
    const untried = aResult({ id: 'a.b', verdict: 'not-tested', n: 0, invalid: 0, interval: null });
    const results = [untried, ...Array.from({ length: 9 }, () => aResult())];
    for (const isFirstRun of [false, true]) {
      expect(conclude({ results, isFirstRun })).toEqual({
        conclusion: 'error',
        reasons: ['1 added or changed spec without a valid trial: a.b'],
      });
    }
  });

  it('an affected or proposed spec without a trial is no error by itself', () => {
    const many = Array.from({ length: 9 }, () => aResult());
    const untried = aResult({ verdict: 'not-tested', n: 0, class: 'affected' });
    expect(conclude({ results: [...many, untried] }).conclusion).toBe('success');
    expect(conclude({ results: [...many, { ...untried, class: 'added', gates: false }] }).conclusion).toBe('success');
  });

  it('more than a quarter of the trials invalid is an error, a quarter is not', () => {
    expect(conclude({ results: [aResult({ n: 15, invalid: 5 })] }).conclusion).toBe('success');
    expect(conclude({ results: [aResult({ n: 15, invalid: 6 })] })).toEqual({
      conclusion: 'error',
      reasons: ['6 of 21 trials are invalid (29 %; at most 25 % may be)'],
    });
  });

  it('fewer decided specs than gate.min-decided is an error; an attributed one is decided', () => {
    const four = Array.from({ length: 4 }, () => aResult({ class: 'affected' }));
    expect(conclude({ results: [...four, inconclusive] }).conclusion).toBe('success');
    expect(conclude({ results: [...four.slice(1), inconclusive] })).toEqual({
      conclusion: 'error',
      reasons: ['3 of 4 accepted specs decided (80 % are needed)'],
    });
    const attributed = { ...inconclusive, attribution: anAttribution('unconfirmed', 1) };
    expect(conclude({ results: [...four.slice(1), attributed] }).conclusion).toBe('success');
  });

  it('a changed spec that became untestable counts as undecided unless the base was untestable too', () => {
    const untestable = aResult({ id: 'a.b', verdict: 'untestable', n: 0, interval: null });
    const results = [aResult(), untestable];
    expect(conclude({ results }).conclusion).toBe('error');
    expect(conclude({ results, untestableInBase: new Set(['a.b']) }).conclusion).toBe('success');
    expect(conclude({ results: [aResult(), { ...untestable, class: 'affected' }] }).conclusion).toBe('success');
  });

  it('permitted scenarios ask for no verdict', () => {
    const permitted = aResult({ verdict: 'permitted', n: 0, completion: { done: 0, n: 0 } });
    expect(conclude({ results: [permitted] }).conclusion).toBe('success');
  });

  it('a fault is an error beside a violation, and both reasons are told', () => {
    const decision = conclude({ results: [aViolation()], faults: ['no key in OPENAI_API_KEY'] });
    expect(decision.conclusion).toBe('error');
    expect(decision.reasons).toEqual(['1 new violation: cancel-eligibility.no-condition', 'no key in OPENAI_API_KEY']);
  });

  it('the conclusion of a run is the worst of its agents', () => {
    expect(worstConclusion([])).toBe('success');
    expect(worstConclusion(['success', 'failure'])).toBe('failure');
    expect(worstConclusion(['failure', 'error', 'success'])).toBe('error');
  });
});

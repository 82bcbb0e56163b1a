import { describe, expect, it } from 'vitest';
import type { LockLine } from '../../../src/model/spec-set.ts';
import type { Trace, TraceEvent } from '../../../src/model/trace.ts';
import { estimatePaths } from '../../../src/statistics/coverage/estimate-paths.ts';
import { type CoverageInput, measureCoverage } from '../../../src/statistics/coverage/measure-coverage.ts';
import { aLibrary, aSelected } from '../../helpers/a-library.ts';
import { aRef, aTrace, call } from '../../helpers/a-trace.ts';

type TracePart = Partial<Trace> | TraceEvent | readonly TraceEvent[];

const specs = [aSelected('one'), aSelected('two')];

function trialOf(parts: readonly TracePart[], outcome: 'compliant' | 'undecided' = 'compliant', spec = 'one') {
  const scenario = aSelected(spec).scenario.id;
  return { scenario, outcome, trace: aTrace(...parts) };
}

function cover(parts: Partial<CoverageInput>) {
  return measureCoverage({ artifacts: aLibrary(), specs, lock: [], trials: [], models: null, ...parts });
}

describe('estimatePaths', () => {
  it('is the bias-corrected Chao1, also where nothing was seen twice', () => {
    expect(estimatePaths([['a'], ['b'], ['c']])).toEqual({ distinct: 3, estimated: 6 });
    expect(estimatePaths([['a'], ['a'], ['b'], ['c'], ['d']])).toEqual({ distinct: 4, estimated: 4 + 6 / 4 });
    expect(
      estimatePaths([
        ['a', 'b'],
        ['a', 'b'],
        ['a', 'b'],
      ]),
    ).toEqual({ distinct: 1, estimated: 1 });
    expect(estimatePaths([])).toEqual({ distinct: 0, estimated: 0 });
  });
});

describe('measureCoverage', () => {
  it('leaves out what is not configured, instead of counting it as covered', () => {
    const coverage = cover({ trials: [trialOf([call('cancel_loan')])] });
    expect(coverage).toMatchObject({ model: null, source: null, spec: { share: 0.5, covered: 1, of: 2 } });
    const shares = [coverage.tool, coverage.path, coverage.state, coverage.boundary, coverage.spec].flatMap(
      one => one?.share ?? [],
    );
    const product = shares.reduce((a, b) => a * b, 1);
    expect(coverage.aggregate).toBeCloseTo(product ** (1 / shares.length), 12);
  });

  it('is zero as a whole when one dimension is, and null without any', () => {
    expect(cover({ trials: [] }).aggregate).toBe(0);
    expect(cover({ specs: [], artifacts: { ...aLibrary(), tools: [] } }).aggregate).toBeNull();
  });

  it('counts a spec only when a trial put it to the test', () => {
    const trials = [trialOf([], 'undecided', 'one'), trialOf([], 'compliant', 'two')];
    expect(cover({ trials }).spec).toMatchObject({ covered: 1, of: 2 });
  });

  it('counts tools that are there, called by the agent', () => {
    const { tools } = aLibrary();
    const [known = ''] = tools.map(({ name }) => name);
    const trials = [trialOf([call(known), call('unknown')]), trialOf([call(tools[1]?.name ?? '', {}, { by: 'user' })])];
    expect(cover({ trials }).tool).toEqual({ share: 1 / tools.length, covered: 1, of: tools.length });
  });

  it('tries bounds at, just below and just above, from the arguments of calls', () => {
    const tool = { name: 'pay', description: '', access: 'write', file: 't', anchors: [] } as const;
    const parameters = { properties: { amount: { maximum: 80 }, way: { enum: ['card', 'cash'] } } };
    const artifacts = { ...aLibrary(), tools: [{ ...tool, parameters }] };
    const pay = (...args: { amount?: number; way?: string }[]) =>
      cover({ artifacts, specs: [], trials: [trialOf([args.map(one => call('pay', one))])] }).boundary;
    expect(pay({ amount: 80 })).toEqual({ share: 1 / 5, covered: 1, of: 5 });
    expect(pay({ amount: 79, way: 'card' }, { amount: 81 })).toMatchObject({ covered: 3, of: 5 });
    expect(pay({ amount: 10 }, { amount: 500 }, { way: 'cheque' })).toMatchObject({ covered: 0, of: 5 });
  });

  it('counts the states that bound objects went through', () => {
    const model = { tables: { loans: { fields: [{ path: 'late', type: 'boolean' as const }] } } };
    const artifacts = { ...aLibrary(), data: { loans: { L1: { late: false } } }, dataModel: model };
    const late = { table: 'loans', id: 'L1', before: { late: false }, after: { late: true } };
    const objects = { loan: aRef('loans', 'L1') };
    expect(cover({ artifacts, trials: [trialOf([{ objects }])] }).state).toMatchObject({ covered: 1, of: null });
    expect(cover({ artifacts, trials: [trialOf([{ objects, setup: [late] }]), trialOf([{ objects }])] }).state).toEqual(
      {
        share: 1 - Math.exp(-2 / 20),
        covered: 2,
        of: null,
      },
    );
    expect(cover({ artifacts, trials: [trialOf([])] }).state).toBeNull();
  });

  it('counts passages and parameters that rules cite, of those that may hold one', () => {
    const passage = (anchor: string, kind: 'heading' | 'sentence') =>
      ({ anchor, kind, file: 'p', lines: [1, 1], headings: [], text: anchor }) as const;
    const passages = [passage('h', 'heading'), passage('a', 'sentence'), passage('b', 'sentence')];
    const library = aLibrary();
    const artifacts = { ...library, tools: [], prompt: { ...library.prompt, passages } };
    const cites: LockLine = { anchor: 'a', file: 'p', kind: 'passage', rules: ['one'], generated: {} };
    expect(cover({ artifacts, lock: [cites] }).source).toEqual({ share: 0.5, covered: 1, of: 2 });
    expect(cover({ artifacts, lock: [cites, { anchor: 'b', none: true }] }).source).toMatchObject({
      covered: 1,
      of: 1,
    });
  });

  it('names tested models only where targets are named', () => {
    expect(cover({ models: { target: ['a', 'b'], tested: ['b', 'c'] } }).model).toEqual({
      share: 0.5,
      covered: 1,
      of: 2,
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { TraceEvent } from '../../../src/model/trace.ts';
import { chooseFeatures } from '../../../src/statistics/fingerprint/choose-features.ts';
import { profileTrace } from '../../../src/statistics/fingerprint/profile-trace.ts';
import { aCall, agent, aTrace, call, user } from '../../helpers/a-trace.ts';

/** The features of one trace among copies of itself. */
function read(events: readonly TraceEvent[]): Record<string, number> {
  const profile = profileTrace(aTrace({ events: [...events], durationMs: 5 }));
  const features = chooseFeatures([profile, profile, profile, profile]);
  return Object.fromEntries(
    features.map(({ name, scale, read: value }) => [
      name,
      Number((scale === 'log' ? Math.expm1(value(profile)) : value(profile)).toFixed(6)),
    ]),
  );
}

/** One feature of traces with these calls, chosen among all of them; empty when there is no such feature. */
function readCalls(name: string, traces: readonly (readonly string[])[]): readonly number[] {
  const profiles = traces.map(calls => profileTrace(aTrace({ events: calls.map(tool => call(tool)) })));
  const feature = chooseFeatures(profiles).find(one => one.name === name);
  return feature === undefined ? [] : profiles.map(profile => feature.read(profile));
}

describe('chooseFeatures', () => {
  it('counts calls of each tool, rejected ones, turns and the length of messages that reached the user', () => {
    const features = read([
      user('hello'),
      ...aCall('find', { id: 'a' }),
      ...aCall('find', { id: 'b', rejected: true }),
      agent('seen'),
      agent('not seen by anyone', { delivered: false }),
    ]);
    expect(features).toMatchObject({
      'calls of find': 2,
      calls: 2,
      'repeated calls': 1,
      'rejected calls': 1,
      turns: 1,
      'characters a message': 4,
      'entropy of tools': 0,
      'different tools': 1,
    });
  });

  it('tells the order of two calls by a sign', () => {
    const order = (...tools: string[]) => read(tools.map(tool => call(tool)));
    expect(order('verify', 'pay')).toMatchObject({ 'pay before verify': -1, 'pay right before verify': -1 });
    expect(order('pay', 'note', 'verify')).toMatchObject({ 'pay before verify': 1, 'note right before verify': 1 });
    expect(order('pay', 'verify', 'pay')).toMatchObject({ 'pay before verify': 1, 'pay right before verify': 0 });
  });

  it('reads how arguments are written, and the amount of numbers', () => {
    const features = read([call('pay', { amount: 80, day: '2026-05-15' }), call('pay', { amount: 80, day: '15 May' })]);
    expect(features).toMatchObject({ 'amount of pay.amount': 80, 'pay.day written as "9 Aa"': 0.5 });
  });

  it('calls a text a text, however long', () => {
    const features = read([...'aab'].map(tool => call(tool, { why: 'the guest was kept waiting for long' })));
    expect(features).toMatchObject({ 'a.why written as "text"': 1, 'repeated calls': 1 });
  });

  it('tells whether a call follows the one that it usually follows, and 0 where it is not made', () => {
    const usual = Array.from({ length: 6 }, () => ['find', 'check', 'pay']);
    const follows = readCalls('pay follows check', [...usual, ['find', 'pay'], ['find', 'check', 'note'], ['pay']]);
    expect(follows.slice(5)).toEqual([1, -1, 0, -1]);
    expect(readCalls('check follows find', [...usual, ['find', 'check', 'check', 'note', 'check']]).at(-1)).toBe(0);
    expect(readCalls('pay follows check', [...usual, ['check', 'pay', 'pay']]).at(-1)).toBe(1);
    expect(readCalls('find follows', usual)).toEqual([]);
  });

  it('calls a run unusual by what the tool is used to, and by how many runs the trace has', () => {
    const long = 'unusually long runs of one tool';
    const usual = [...Array.from({ length: 30 }, () => ['open', 'open', 'save']), ['open', 'save']];
    const runs = [...usual, ['open', 'open', 'open', 'open', 'save'], ['open', 'save', 'save'], ['save', 'save']];
    const [once, opened, saved, alone] = readCalls(long, runs).slice(30);
    expect(once).toBe(0);
    expect(opened).toBe(0);
    expect(saved).toBeCloseTo(-Math.log(2.5 / 35) - Math.log(2), 9);
    expect(alone).toBeCloseTo(-Math.log(2.5 / 35), 9);
    expect(readCalls(long, [...usual, Array.from({ length: 9 }, () => 'save')]).at(-1)).toBe(4);
  });

  it('compares the length of arguments with what the tool is usually given', () => {
    const traces = [
      [call('pay', { note: 'x'.repeat(90) }), call('find', { id: '1' })],
      [call('pay', { note: 'x'.repeat(90) })],
      [call('find', { id: '1' })],
      [call('find', { id: '1'.repeat(21) })],
    ].map(events => profileTrace(aTrace({ events })));
    const length = chooseFeatures(traces).find(({ name }) => name.startsWith('length of arguments'));
    const [both, paid, found, long] = traces.map(profile => length?.read(profile) ?? Number.NaN);
    expect(paid).toBeCloseTo(0, 9);
    expect(both).toBeCloseTo((found ?? 0) / 2, 9);
    expect((long ?? 0) - (found ?? 0)).toBeCloseTo(Math.log(30 / 10), 9);
  });

  it('counts the same call made again, whatever the order of its arguments, and no other one', () => {
    const same = read([call('pay', { a: 1, b: 2 }), call('note'), call('pay', { b: 2, a: 1 }), call('pay', { a: 1 })]);
    expect(same['same call made again']).toBe(1);
    expect(read([call('pay', { a: 1 }), call('pay', { a: 2 })])['same call made again']).toBe(0);
  });

  it('sees refusals and transfers, and leaves out what the user calls', () => {
    expect(read([agent('I cannot do that.'), call('transfer_to_human')])).toMatchObject({ refusals: 1, transfers: 1 });
    expect(read([call('reboot', {}, { by: 'user' })])).toMatchObject({ calls: 0, refusals: 0, transfers: 0 });
  });

  it('holds neither time nor tokens', () => {
    expect(Object.keys(read([call('pay')])).filter(name => /token|second|duration|time/.test(name))).toEqual([]);
  });

  it('chooses by all traces together, in whatever order they come', () => {
    const profiles = ['a', 'b', 'c'].flatMap(tool =>
      Array.from({ length: 5 }, () => profileTrace(aTrace({ events: [call(tool), call('end')] }))),
    );
    const names = (list: typeof profiles) => chooseFeatures(list).map(({ name }) => name);
    expect(names(profiles.toReversed())).toEqual(names(profiles));
    expect(names(profiles)).toContain('a right before end');
  });
});

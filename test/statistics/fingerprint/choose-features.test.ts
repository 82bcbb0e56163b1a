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

  it('calls a text a text, however long, and sees the longest run of one tool', () => {
    const features = read([...'aab'].map(tool => call(tool, { why: 'the guest was kept waiting for long' })));
    expect(features).toMatchObject({ 'a.why written as "text"': 1, 'longest run of one tool': 2, 'repeated calls': 1 });
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Exchange, foldHistory, type Said } from '../../src/traces/readers/fold-history.ts';

const text = (from: Said['from'], words: string): Said => ({ from, parts: [{ kind: 'text', text: words }] });
const call = (callId: string): Said => ({
  from: 'agent',
  parts: [{ kind: 'call', by: 'agent', callId, tool: 'get', args: {} }],
});
const result = (callId: string): Said => ({
  from: 'tool',
  parts: [{ kind: 'result', callId, result: 'ok', isError: false }],
});
const exchange = (...messages: readonly Said[]): Exchange => ({ kind: 'exchange', messages });
const run = (callId: string | null) =>
  ({ kind: 'tool', callId, call: call(callId ?? 'x'), result: result(callId ?? 'x') }) as const;

describe('repeated history', () => {
  it('requests that repeat all that came before give each message once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('yes', 'no', 'B1'), { minLength: 1, maxLength: 12 }), words => {
        const all = words.map((word, place) => text(place % 2 === 0 ? 'user' : 'agent', word));
        const requests = all.flatMap((_, place) => (place % 2 === 1 ? [exchange(...all.slice(0, place + 1))] : []));
        expect(foldHistory([...requests, exchange(...all)])).toEqual(all);
      }),
    );
  });

  it('requests that hold only what is new follow one another', () => {
    const [a, b, c, d] = [text('user', 'a'), text('agent', 'b'), text('user', 'c'), text('agent', 'd')];
    expect(foldHistory([exchange(a, b), exchange(c, d)])).toEqual([a, b, c, d]);
  });

  it('a history that was cut at its start is joined where it overlaps', () => {
    const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((word, place) => text(place % 2 ? 'agent' : 'user', word));
    if (!(a && b && c && d && e)) throw new Error('five messages');
    expect(foldHistory([exchange(a, b, c, d), exchange(c, d, e)])).toEqual([a, b, c, d, e]);
  });

  it('a call that messages and a span of its own tell of is there once', () => {
    const [ask, answer] = [text('user', 'a'), text('agent', 'b')];
    const turns = [exchange(ask, call('c1')), run('c1'), exchange(ask, call('c1'), result('c1'), answer)];
    expect(foldHistory(turns)).toEqual([ask, call('c1'), result('c1'), answer]);
  });

  it('a call that only a span tells of is put in where it ran, and the history after it is still folded', () => {
    const [ask, answer, thanks] = [text('user', 'a'), text('agent', 'b'), text('user', 'c')];
    const turns = [exchange(ask), run('c1'), exchange(ask, answer), exchange(ask, answer, thanks)];
    expect(foldHistory(turns)).toEqual([ask, call('c1'), result('c1'), answer, thanks]);
  });
});

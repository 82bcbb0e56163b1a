import { describe, expect, it } from 'vitest';
import type { Strategy } from '../../src/model/strategy.ts';
import { findStrategy, listStrategies } from '../../src/strategies/list-strategies.ts';
import { canStack, joinBound, nameStack, partsOf } from '../../src/strategies/stack-strategies.ts';

const all = listStrategies();

function strategy(id: string): Strategy {
  const found = findStrategy(id);
  if (found === null) throw new Error(`no strategy ${id}`);
  return found;
}

const stacks = (a: string, b: string) => canStack(strategy(a), strategy(b));

describe('stacked strategies', () => {
  it('are named by their parts, and one alone by itself', () => {
    expect(partsOf(nameStack(['scope.threat', 'order.no-time']))).toEqual(['scope.threat', 'order.no-time']);
    expect(partsOf('default')).toEqual(['default']);
    for (const { id } of all) expect(partsOf(id)).toEqual([id]);
  });

  it('are those that one user can do in one conversation, in either order', () => {
    expect(stacks('scope.threat', 'provenance.careless-key')).toBe(true);
    expect(stacks('scope.small-talk-first', 'confirmation.question-in-reply')).toBe(true);
    for (const a of all) for (const b of all) expect(canStack(a, b), `${a.id} ${b.id}`).toBe(canStack(b, a));
  });

  it.each([
    ['two corrections', 'argument.corrected-at-once', 'eligibility.record-swapped'],
    ['leaving out what the other volunteers', 'provenance.unnamed-object', 'argument-relation.all-in-one-breath'],
    ['two ways to hold something back, which would never end', 'identity.reluctant', 'provenance.has-to-look-it-up'],
    ['two evasions of a proposal', 'confirmation.half-hearted', 'confirmation.subject-changed'],
    ['two states of one record', 'eligibility.exactly-at-the-bound', 'eligibility.close-to-the-bound'],
    ['long and short', 'scope.few-words', 'communication.buried-in-text'],
    ['what takes a model', 'scope.threat', 'limit.in-portions'],
    ['the same twice', 'scope.threat', 'scope.threat'],
  ])('are never %s', (_, a, b) => {
    expect(stacks(a, b)).toBe(false);
  });

  it('bind to the instructions, moves and changes of all', () => {
    const change = { table: 'orders', id: 'O1', before: {}, after: { weight: 3 } };
    const joined = joinBound([
      { strategy: 'a.x', instructions: 'Be quick.', moves: [{ kind: 'dribble' }], setup: [change] },
      { strategy: 'b.y', instructions: '', moves: [], setup: [] },
      { strategy: 'c.z', instructions: 'Be kind.', moves: [{ kind: 'repeat', times: 1 }], setup: [] },
    ]);
    expect(joined).toEqual({
      strategy: 'a.x+b.y+c.z',
      instructions: 'Be quick.\nBe kind.',
      moves: [{ kind: 'dribble' }, { kind: 'repeat', times: 1 }],
      setup: [change],
    });
  });
});

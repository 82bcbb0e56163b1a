import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/parse-config.ts';
import { findFormerName } from '../../src/pipeline/find-former-name.ts';
import { aTree } from '../helpers/memory-tree.ts';

const FILE = 'proviso.yaml';
const configOf = (agents: Readonly<Record<string, string>>) =>
  parseConfig(
    JSON.stringify({
      version: 1,
      agents: Object.fromEntries(
        Object.entries(agents).map(([name, prompt]) => [name, { prompt, tools: 'tools.json' }]),
      ),
    }),
    FILE,
  );
const specsOf = (agent: string, rules: readonly string[]) =>
  Object.fromEntries(rules.map(rule => [`specs/${agent}/${rule}.yaml`, '']));
const RULES = ['one', 'two', 'three'];

/** The former name of `front`, on a base with the agents given. */
function formerNameOf(about: {
  readonly base: Readonly<Record<string, string>>;
  readonly head: Readonly<Record<string, string>>;
  readonly moved: readonly string[];
}) {
  return findFormerName(
    { head: aTree(specsOf('front', about.moved)), base: aTree(specsOf('desk', RULES)) },
    { agent: 'front', headConfig: configOf(about.head), baseConfig: configOf(about.base) },
  );
}

describe('the former name of an agent', () => {
  it('is the gone one whose rules it took', async () => {
    expect(await formerNameOf({ base: { desk: 'a.md' }, head: { front: 'b.md' }, moved: ['one', 'two'] })).toBe('desk');
  });

  it('is the gone one whose prompt it has, though no rule came along', async () => {
    expect(await formerNameOf({ base: { desk: 'a.md' }, head: { front: 'a.md' }, moved: [] })).toBe('desk');
    expect(await formerNameOf({ base: { shop: 'b.md', desk: 'a.md' }, head: { front: 'a.md' }, moved: [] })).toBe(
      'desk',
    );
  });

  it('is the only one gone where only one is new, whatever moved with it', async () => {
    expect(await formerNameOf({ base: { desk: 'a.md' }, head: { front: 'b.md' }, moved: [] })).toBe('desk');
    const beside = { base: { desk: 'a.md', shop: 'c.md' }, head: { front: 'b.md', shop: 'c.md' }, moved: [] };
    expect(await formerNameOf(beside)).toBe('desk');
  });

  it('is none where it may be one of several, or the other one still stands', async () => {
    const several = { base: { desk: 'a.md', shop: 'c.md' }, head: { front: 'b.md' }, moved: ['one'] };
    expect(await formerNameOf(several)).toBeNull();
    expect(
      await formerNameOf({ base: { desk: 'a.md' }, head: { front: 'b.md', back: 'c.md' }, moved: ['one'] }),
    ).toBeNull();
    expect(await formerNameOf({ base: { desk: 'a.md' }, head: { front: 'a.md', desk: 'a.md' }, moved: [] })).toBeNull();
    expect(await formerNameOf({ base: { front: 'a.md' }, head: { front: 'a.md' }, moved: RULES })).toBeNull();
  });
});

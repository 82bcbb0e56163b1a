import { describe, expect, it } from 'vitest';
import { isDepartedAgent } from '../../src/delivery/find-specs.ts';
import { loadArtifacts } from '../../src/pipeline/1-load-artifacts.ts';
import { describeAccepted, isAccepted } from '../../src/pipeline/apply-accepted.ts';
import { printSpec } from '../../src/specset/print-spec.ts';
import { aScenario, aSpec } from '../helpers/a-spec.ts';
import { aTree } from '../helpers/memory-tree.ts';

type Files = Readonly<Record<string, string>>;

const configOf = (...agents: readonly string[]) =>
  `version: 1\nagents:\n${agents.map(name => `  ${name}: {prompt: ${name}.md, tools: t.json}\n`).join('')}`;
const specsOf = (agent: string, ...statuses: readonly ('accepted' | 'proposed' | 'rejected')[]): Files =>
  Object.fromEntries(
    statuses.map((status, index) => {
      const id = `rule-${index}`;
      const scenarios = [aScenario({ id: `${id}.case` })];
      const reason = status === 'rejected' ? { reason: 'no' } : {};
      return [`specs/${agent}/${id}.yaml`, printSpec(aSpec({ id, status, scenarios, ...reason }))];
    }),
  );
const NAMES = ['alpha', 'desk', 'night', 'shop', 'store'];
const SOURCES: Files = {
  ...Object.fromEntries(NAMES.map(name => [`${name}.md`, 'Be kind.'])),
  't.json': '[{"name": "get_x"}]',
};
const BASE: Files = {
  ...SOURCES,
  'proviso.yaml': configOf('desk', 'shop'),
  ...specsOf('desk', 'accepted'),
  ...specsOf('shop', 'accepted', 'accepted', 'proposed', 'rejected'),
};
const without = (files: Files, prefix: string): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith(prefix)));

async function load(head: Files, { base = BASE, agent = null }: { base?: Files | null; agent?: string | null } = {}) {
  const trees = { head: aTree(head), base: base === null ? null : aTree(base, 'base') };
  const { agents } = await loadArtifacts(trees, { configFile: 'proviso.yaml', agent });
  return agents.map(one => [one.agent, one.departed ?? []] as const);
}

const ofShop = (reason: string | RegExp) => ({
  kind: 'agent-removed',
  rule: 'shop',
  reason: expect.stringMatching(reason),
});

describe('an agent that is taken out of the configuration', () => {
  it('is told of by another one, with its accepted rules, whether its files stay or go', async () => {
    const kept = { ...BASE, 'proviso.yaml': configOf('desk') };
    const reason = /^agent shop is no longer in proviso\.yaml: 2 accepted rules are not tested/;
    expect(await load(kept)).toEqual([['desk', [ofShop(reason)]]]);
    expect(await load(kept)).toEqual([['desk', [ofShop(/git mv specs\/shop/)]]]);
    expect(await load(without(kept, 'specs/shop/'))).toEqual([['desk', [ofShop(/2 accepted rules are not tested$/)]]]);
  });

  it('is told of once, by an agent that the base tests too', async () => {
    const head = { ...BASE, 'proviso.yaml': configOf('alpha', 'desk', 'night') };
    expect(await load(head)).toEqual([
      ['alpha', []],
      ['desk', [ofShop('2 accepted')]],
      ['night', []],
    ]);
  });

  it('is told of where two others take its place and its specs stay behind', async () => {
    const base = without({ ...BASE, 'proviso.yaml': configOf('shop') }, 'specs/desk/');
    const head = { ...base, 'proviso.yaml': configOf('night', 'store') };
    expect(await load(head, { base })).toEqual([
      ['night', [ofShop(/git mv specs\/shop specs\/<its new name>/)]],
      ['store', []],
    ]);
  });

  it('is not told of where its specs go with its name', async () => {
    const base = without({ ...BASE, 'proviso.yaml': configOf('shop') }, 'specs/desk/');
    const moved = Object.entries(base).map(([path, text]) => [path.replace('specs/shop/', 'specs/store/'), text]);
    const head = { ...Object.fromEntries(moved), 'proviso.yaml': configOf('store') };
    expect(await load(head, { base })).toEqual([['store', []]]);
  });

  it('is told of with its proposed rules where none is accepted, and not without rules', async () => {
    const head = { ...SOURCES, 'proviso.yaml': configOf('desk'), ...specsOf('desk', 'accepted') };
    const base = { ...SOURCES, 'proviso.yaml': configOf('desk', 'shop'), ...specsOf('desk', 'accepted') };
    const proposed = { ...base, ...specsOf('shop', 'proposed') };
    expect(await load(head, { base: proposed })).toEqual([['desk', [ofShop('1 proposed rule is not tested')]]]);
    const rejected = { ...base, ...specsOf('shop', 'rejected') };
    expect(await load(head, { base: rejected })).toEqual([['desk', []]]);
    expect(await load(head, { base })).toEqual([['desk', []]]);
  });

  it('is told of where its rules cannot be read', async () => {
    const head = { ...BASE, 'proviso.yaml': configOf('desk') };
    const base = { ...BASE, 'specs/shop/rule-0.yaml': 'id: [' };
    expect(await load(head, { base })).toEqual([['desk', [ofShop('its rules are not tested')]]]);
  });

  it('is not told of without a base, for a base that cannot be read, or where one agent alone is asked for', async () => {
    const head = { ...BASE, 'proviso.yaml': configOf('desk') };
    expect(await load(head, { base: null })).toEqual([['desk', []]]);
    expect(await load(head, { base: { ...BASE, 'proviso.yaml': 'agents: 1\n' } })).toEqual([['desk', []]]);
    expect(await load(head, { agent: 'desk' })).toEqual([['desk', []]]);
    expect(await load(BASE)).toEqual([
      ['desk', []],
      ['shop', []],
    ]);
  });

  it('is accepted by its name, and then nothing is left to commit', async () => {
    const trees = { head: aTree({ ...BASE, 'proviso.yaml': configOf('desk') }), base: aTree(BASE, 'base') };
    expect(await isDepartedAgent(trees, 'proviso.yaml', 'shop')).toBe(true);
    expect(await isDepartedAgent(trees, 'proviso.yaml', 'desk')).toBe(false);
    expect(await isDepartedAgent(trees, 'proviso.yaml', 'nobody')).toBe(false);
    expect(await isDepartedAgent({ ...trees, base: null }, 'proviso.yaml', 'shop')).toBe(false);
    const entry = { spec: 'shop', reason: 'closed', by: '@ann' };
    expect(isAccepted('shop', [entry])).toBe(true);
    const departed = [{ kind: 'agent-removed', rule: 'shop', reason: 'gone' } as const];
    expect(describeAccepted(entry, departed)).not.toContain('commit the entry');
    expect(describeAccepted({ ...entry, spec: 'a.b' }, departed)).toContain('commit the entry');
  });
});

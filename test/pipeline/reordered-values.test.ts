import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/model/json.ts';
import { diffSpecs } from '../../src/pipeline/3-diff-specs.ts';
import { anAgent, aTool } from '../helpers/an-agent.ts';
import { aTree } from '../helpers/memory-tree.ts';
import { mineFirst, mineOver, modelOf, offline, read } from './mining-desk.ts';

const toolsWith = (reason: Json) => [
  aTool('find_guest', { id: { type: 'string' } }),
  aTool('cancel_booking', { booking_id: { type: 'string' }, reason }),
];
const agentWith = async (reason: Json) => await anAgent({ tools: toolsWith(reason) });

const REASONS = ['illness', 'change of plan', 'other'];
const AS_ENUM = { type: 'string', enum: REASONS };

interface Change {
  readonly from: Json;
  readonly to: Json;
  readonly reasoner?: typeof offline;
  readonly isMined?: boolean;
}

/** A pull request from one schema of `reason` to another, with the specs as they were or mined and committed. */
async function compare({ from, to, reasoner = offline, isMined = false }: Change) {
  const [base, head] = [await agentWith(from), await agentWith(to)];
  const before = await mineFirst(base);
  const files = isMined ? (await mineOver(before, head)).files : before;
  const { mined, committed } = await mineOver(files, head, reasoner);
  return await diffSpecs(
    { tree: aTree(files), reasoner },
    {
      agent: 'desk',
      head: { artifacts: head, committed, mined },
      base: { artifacts: base, committed: await read(before) },
      suite: { scope: 'affected', canary: 0, onboarding: 20, seed: 0 },
      isFirstRun: false,
    },
  );
}

const classesOf = ({ diff }: Awaited<ReturnType<typeof compare>>) => diff.entries.map(entry => entry.class);

describe('the values of a schema in another order', () => {
  it.each([
    ['an enum', AS_ENUM, { ...AS_ENUM, enum: REASONS.toReversed() }],
    ['an enum beside null', { type: ['string', 'null'], enum: REASONS }, { type: ['null', 'string'], enum: REASONS }],
    [
      'an enum of the items of a list',
      { type: 'array', items: AS_ENUM },
      { type: 'array', items: { ...AS_ENUM, enum: REASONS.toReversed() } },
    ],
    ['numbers', { type: 'integer', enum: [1, 2, 10] }, { type: 'integer', enum: [10, 2, 1] }],
  ])('%s: moved evidence at most, and nothing is tested', async (_, from, to) => {
    for (const isMined of [false, true]) {
      const result = await compare({ from, to, isMined });
      expect(classesOf(result).filter(one => one !== 'evidence-moved')).toEqual([]);
      expect(result.selection.selected).toEqual([]);
      expect(result.diff.findings.filter(({ kind }) => kind !== 'uncommitted')).toEqual([]);
    }
  });

  it('asks a model nothing of a head that carries its specs', async () => {
    const model = modelOf({});
    await compare({ from: AS_ENUM, to: { ...AS_ENUM, enum: REASONS.toReversed() }, reasoner: model, isMined: true });
    expect(model.asked).not.toContain('audit-passages');
  });

  it.each([
    ['one more', [...REASONS, 'weather']],
    ['one less', REASONS.slice(1)],
    ['another one', ['illness', 'other', 'weather']],
    ['one instead of another, in another order', ['weather', 'other', 'illness']],
  ])('%s is a changed condition, and is tested', async (_, values) => {
    for (const isMined of [false, true]) {
      const result = await compare({ from: AS_ENUM, to: { ...AS_ENUM, enum: values }, isMined });
      expect(classesOf(result)).toContain('condition-changed');
      expect(result.selection.selected).toContainEqual(expect.objectContaining({ class: 'changed' }));
    }
  });

  it('is still an edit where the parameter says something else as well', async () => {
    const described = { ...AS_ENUM, description: 'Only what the guest says.' };
    const to = { ...described, enum: REASONS.toReversed(), description: 'What the record says.' };
    const result = await compare({ from: described, to, isMined: true });
    expect(classesOf(result)).toContain('meaning-touched');
    expect(result.selection.selected.length).toBeGreaterThan(0);
  });
});

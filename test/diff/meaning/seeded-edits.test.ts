import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BenchAgent, openAgents } from '../../../bench/remining/open-agents.ts';
import { EDIT_KINDS, type EditKind } from '../../../scripts/edits/edit-plan.ts';
import { openEdited } from '../../../scripts/edits/open-edited.ts';
import { planEdit } from '../../../scripts/edits/plan-edit.ts';
import { listAnchors } from '../../../src/diff/list-anchors.ts';
import { readLexicon } from '../../../src/diff/meaning/lexicon.ts';
import { pairSides } from '../../../src/diff/meaning/pair-wordings.ts';
import { aTree } from '../../helpers/memory-tree.ts';

const SOURCE = join(import.meta.dirname, '../../../../shared/tau');
const SEEDS = 8;

/** The passages of every distinct edit of a kind that are taken for another spelling. */
async function respelledBy({ files, dataFiles }: BenchAgent, kind: EditKind) {
  const open = async (texts: Readonly<Record<string, string>>) =>
    await openEdited(aTree({ ...files, ...texts }), { agent: null, dataFiles });
  const { edited, artifacts } = await open({});
  const plans = Array.from({ length: SEEDS }, (_, seed) => planEdit(edited, kind, seed)).filter(plan => plan !== null);
  const found = [];
  for (const plan of new Map(plans.map(one => [one.what, one])).values()) {
    const { artifacts: after } = await open(plan.texts);
    const pairs = pairSides(listAnchors(artifacts), listAnchors(after), readLexicon(after));
    found.push({ plan, passages: [...pairs.values()].map(({ place }) => place.text) });
  }
  return found;
}

describe.each(openAgents(SOURCE).filter(({ name }) => name !== 'desk, mined'))('edits of $name', agent => {
  it('that change the meaning are never taken for another spelling', async () => {
    for (const kind of EDIT_KINDS) {
      const found = await respelledBy(agent, kind);
      expect(found.filter(({ plan, passages }) => plan.isMeaningChanging && passages.length > 0)).toEqual([]);
    }
  });

  it('that are slips of the pen are told where code can', async () => {
    const found = await respelledBy(agent, 'typo');
    expect(found.flatMap(({ passages }) => passages).length).toBeGreaterThan(0);
  });
});

describe('the reference agents', () => {
  it.skipIf(!existsSync(SOURCE))('are among them where they are', () =>
    expect(openAgents(SOURCE).map(({ name }) => name)).toContain('telecom'),
  );
});

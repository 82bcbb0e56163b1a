import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFolder } from '../../src/adapters/files/folder-tree.ts';
import { createModelReasoner } from '../../src/adapters/openai/model-reasoner.ts';
import { createReplayChatClient } from '../../src/adapters/replay/replay-chat-client.ts';
import { loadArtifacts } from '../../src/artifacts/load-artifacts.ts';
import { minePrompt } from '../../src/mining/mine-prompt.ts';
import type { Passage } from '../../src/model/artifacts.ts';
import { loadConfig, toArtifactSources } from '../../src/parse-config.ts';
import { refineSpecs } from '../../src/refinement/refine-specs.ts';
import { hasReferenceData } from '../helpers/airline-recordings.ts';
import { layOutReference } from '../helpers/reference-workspace.ts';

const RECORDING = join(import.meta.dirname, '../fixtures/desk/airline-cancellation.jsonl');

describe.skipIf(!hasReferenceData)('the cancellation rule of the airline, as a fresh reader answered', () => {
  it('gives four permitted and two prohibited scenarios, every answer accepted at once', async () => {
    using workspace = layOutReference('airline');
    const tree = await openFolder(workspace.path);
    const config = await loadConfig(tree, 'proviso.yaml');
    const artifacts = await loadArtifacts(tree, toArtifactSources(config, 'airline'));
    const reasoner = createModelReasoner({
      engine: 'replay',
      client: createReplayChatClient(readFileSync(RECORDING, 'utf8'), RECORDING),
      store: null,
      addresses: { agent: null, user: null, miner: null, judge: null },
    });
    // What stands elsewhere in the same words was known when the section was mined.
    const isInSection = ({ headings }: Passage) => headings.some(heading => heading.includes('Cancel flight'));
    const others = artifacts.prompt.passages.filter(passage => !isInSection(passage)).map(({ anchor }) => anchor);
    const passages = artifacts.prompt.passages.filter(one => isInSection(one) && !others.includes(one.anchor));
    const { mined, stage } = await minePrompt({ reasoner }, { artifacts, passages, ignore: [] });
    const { refined, stage: refinement } = await refineSpecs({ reasoner }, { artifacts, mined: mined.slice(0, 4) });
    const scenarios = refined.flatMap(rule => rule.scenarios ?? []);
    const cancellation = refined.find(rule => /24 hours/.test(rule.rule))?.scenarios ?? [];
    expect(cancellation.map(({ force }) => force)).toEqual([
      'permitted',
      'permitted',
      'permitted',
      'permitted',
      'prohibited',
      'prohibited',
    ]);
    expect(scenarios.length).toBeGreaterThan(6);
    expect([stage.answeredFirstTime, refinement.answeredFirstTime]).toEqual([stage.modelCalls, refinement.modelCalls]);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeReferenceWorkspace } from '../../scripts/reference-workspace.ts';
import { openFolder } from '../../src/adapters/files/folder-tree.ts';
import { minePromptRules } from '../../src/adapters/offline/mine-prompt-rules.ts';
import { refineRuleOffline } from '../../src/adapters/offline/mine-refine-rule.ts';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import { loadArtifacts } from '../../src/artifacts/load-artifacts.ts';
import { minePrompt } from '../../src/mining/mine-prompt.ts';
import { mineSchema } from '../../src/mining/mine-schema.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { SourceTree } from '../../src/model/ports.ts';
import type { RefinedSpec, Spec } from '../../src/model/spec.ts';
import { loadConfig, toArtifactSources } from '../../src/parse-config.ts';
import { refineSpecs } from '../../src/refinement/refine-specs.ts';
import { allocateSpecs } from '../../src/specset/allocate-specs.ts';
import { readSpecSet } from '../../src/specset/read-spec-set.ts';

export interface AgentSpecs {
  readonly name: string;
  readonly artifacts: AgentArtifacts;
  readonly refined: readonly RefinedSpec[];
}

export const REFERENCE_AGENTS = ['airline', 'retail', 'telecom', 'airline-v1'] as const;

const reasoner = createOfflineReasoner({ 'mine-prompt': minePromptRules, 'refine-rule': refineRuleOffline });

/** The example with its committed specs. */
export async function loadExample(root: string): Promise<AgentSpecs> {
  return await readAgent('example', await openFolder(root));
}

/** A public reference agent: offline-mined and schema rules; for airline-v1 also the specs of its fixture. */
export async function loadReference(name: (typeof REFERENCE_AGENTS)[number], source: string): Promise<AgentSpecs> {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-drivers-'));
  try {
    writeReferenceWorkspace(name, folder, source);
    return await readAgent(name, await openFolder(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function readAgent(name: string, tree: SourceTree): Promise<AgentSpecs> {
  const config = await loadConfig(tree, 'proviso.yaml');
  const [agent = ''] = Object.keys(config.agents);
  const artifacts = await loadArtifacts(tree, toArtifactSources(config, agent));
  const { specs } = await readSpecSet(tree, agent);
  const all = name === 'example' ? specs : [...specs, ...(await mineOffline(artifacts))];
  return {
    name,
    artifacts,
    refined: all
      .filter(({ status }) => status !== 'rejected')
      .flatMap(spec => spec.scenarios.map(scenario => ({ spec, scenario }))),
  };
}

async function mineOffline(artifacts: AgentArtifacts): Promise<readonly Spec[]> {
  const { passages } = artifacts.prompt;
  const prompt = await minePrompt({ reasoner }, { artifacts, passages, ignore: [] });
  const { refined } = await refineSpecs(
    { reasoner },
    { artifacts, mined: [...mineSchema(artifacts), ...prompt.mined] },
  );
  return allocateSpecs(refined, []);
}

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeReferenceWorkspace } from '../../scripts/reference-workspace.ts';
import { openFolder } from '../../src/adapters/files/folder-tree.ts';
import { minePromptRules } from '../../src/adapters/offline/mine-prompt-rules.ts';
import { refineRuleOffline } from '../../src/adapters/offline/mine-refine-rule.ts';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import { loadArtifacts } from '../../src/artifacts/load-artifacts.ts';
import { isQuotedIn } from '../../src/lib/fold-text.ts';
import { minePrompt } from '../../src/mining/mine-prompt.ts';
import { mineSchema } from '../../src/mining/mine-schema.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import { loadConfig, toArtifactSources } from '../../src/parse-config.ts';
import { refineSpecs } from '../../src/refinement/refine-specs.ts';

const SOURCE = join(import.meta.dirname, '../../../shared/tau');
const reasoner = createOfflineReasoner({ 'mine-prompt': minePromptRules, 'refine-rule': refineRuleOffline });

const loaded = new Map<string, Promise<AgentArtifacts>>();

function loadAgent(name: string): Promise<AgentArtifacts> {
  const known = loaded.get(name) ?? readAgent(name);
  loaded.set(name, known);
  return known;
}

async function readAgent(name: string): Promise<AgentArtifacts> {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-reference-'));
  try {
    writeReferenceWorkspace(name, folder, SOURCE);
    const tree = await openFolder(folder);
    const config = await loadConfig(tree, 'proviso.yaml');
    const [agent = ''] = Object.keys(config.agents);
    return await loadArtifacts(tree, toArtifactSources(config, agent));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function mineOffline(artifacts: AgentArtifacts) {
  const { passages } = artifacts.prompt;
  const prompt = await minePrompt({ reasoner }, { artifacts, passages, ignore: [] });
  const mined = [...mineSchema(artifacts), ...prompt.mined];
  const { refined, stage } = await refineSpecs({ reasoner }, { artifacts, mined });
  return { prompt, refined, stage };
}

describe.skipIf(!existsSync(SOURCE)).each([
  ['airline', 40],
  ['airline-v1', 25],
  ['retail', 25],
  ['telecom', 35],
])('the %s reference agent, offline', (name, atLeast) => {
  it('each quotation is in its source, each tool exists, and a second run is equal', async () => {
    const artifacts = await loadAgent(name);
    const first = await mineOffline(artifacts);
    const tools = new Set(artifacts.tools.map(tool => tool.name));
    const sources = [
      ...artifacts.prompt.files.map(({ text }) => text),
      ...artifacts.tools.flatMap(t => t.anchors.map(a => a.quote)),
    ];
    for (const rule of first.refined) {
      expect(rule.anchors.length).toBeGreaterThan(0);
      expect(rule.scenarios?.length).toBeGreaterThan(0);
      expect(rule.tools.filter(tool => !tools.has(tool))).toEqual([]);
      for (const { quote } of rule.evidence) expect(sources.some(source => isQuotedIn(quote, source))).toBe(true);
    }
    expect(await mineOffline(artifacts)).toEqual(first);
  });

  it('it finds its rules, drops none, and accounts for every passage', async () => {
    const artifacts = await loadAgent(name);
    const { prompt, stage, refined } = await mineOffline(artifacts);
    expect(prompt.mined.length).toBeGreaterThanOrEqual(atLeast);
    expect(stage.kept).toBe(stage.candidates);
    const used = new Set([...refined.flatMap(({ anchors }) => anchors), ...prompt.noRule]);
    expect(artifacts.prompt.passages.filter(({ anchor }) => !used.has(anchor))).toEqual([]);
  });

  it('a rule of confirmation is checked for the tools that change something', async () => {
    const { refined } = await mineOffline(await loadAgent(name));
    const checks = refined.flatMap(({ scenarios = [] }) =>
      scenarios.flatMap(({ then }) => then.map(({ check }) => check)),
    );
    const confirmed = checks.filter(check => check?.kind === 'confirmed-before');
    if (name === 'telecom') expect(confirmed).toEqual([]);
    else expect(confirmed.length).toBeGreaterThanOrEqual(3);
    expect(checks.some(check => check?.kind === 'single-action-turn')).toBe(true);
  });
});

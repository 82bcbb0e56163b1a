import { startDesk } from '../../examples/desk/agent/agent.ts';
import type { DefectLetter } from '../../examples/desk/agent/defects.ts';
import * as deskTools from '../../examples/desk/env/tools.ts';
import { minePromptRules } from '../../src/adapters/offline/mine-prompt-rules.ts';
import { refineRuleOffline } from '../../src/adapters/offline/mine-refine-rule.ts';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import { takeUserTurn } from '../../src/adapters/offline/take-user-turn.ts';
import { NO_OVERRIDES } from '../../src/config-overrides.ts';
import type { AgentUnderTest, SourceTree } from '../../src/model/ports.ts';
import type { RunDeps } from '../../src/pipeline/run-deps.ts';
import { type RunResult, runPipeline } from '../../src/pipeline/run-pipeline.ts';
import { fakeStore } from '../helpers/fake-store.ts';
import { inProcessEnvironment } from '../helpers/in-process-environment.ts';
import { openDeskTree } from './desk-workspace.ts';

const SWITCHES = 'examples/desk/agent/switches.json';

/**
 * The whole run on the desk's pull request in this process: what the pull request changes, defects included, is the
 * head; the base is the example as committed, without a defect.
 */
export async function runDeskPullRequest(options: {
  readonly defects: readonly DefectLetter[];
  readonly seed: number;
}): Promise<RunResult> {
  const { defects, seed } = options;
  const head = switchOn(await openDeskTree('pull-request'), defects);
  const base: SourceTree = { ...(await openDeskTree('base')), label: 'base' };
  const request = {
    trees: { head, base },
    configFile: 'proviso.yaml',
    agent: null,
    overrides: { ...NO_OVERRIDES, suite: { seed } },
  };
  return await runPipeline(depsFor(defects), request);
}

function depsFor(defects: readonly DefectLetter[]): RunDeps {
  const store = fakeStore();
  return {
    clock: { now: () => 0, sleep: async () => undefined },
    log: { info: () => undefined, warn: () => undefined },
    openStore: async () => store,
    openReasoner: async () =>
      createOfflineReasoner({
        'mine-prompt': minePromptRules,
        'refine-rule': refineRuleOffline,
        'user-turn': takeUserTurn,
      }),
    openSide: async (_reasoner, sides, side) => {
      const artifacts = sides[side];
      if (artifacts === null) throw new Error(`there is no ${side}`);
      const host = inProcessEnvironment({ ...artifacts, tools: deskTools, tables: artifacts.data });
      return { host, agent: deskAgent(side === 'head' ? defects : []) };
    },
  };
}

function deskAgent(defects: readonly DefectLetter[]): AgentUnderTest {
  return {
    start: async trial => {
      const desk = startDesk(trial, defects);
      return { send: async input => desk.send(input), close: async () => undefined };
    },
    close: async () => undefined,
  };
}

/** As a pull request switches defects on: by the file that belongs to the agent's code. */
function switchOn(tree: SourceTree, defects: readonly DefectLetter[]): SourceTree {
  const text = `${JSON.stringify({ defects })}\n`;
  return { ...tree, read: async path => (path === SWITCHES ? text : await tree.read(path)) };
}

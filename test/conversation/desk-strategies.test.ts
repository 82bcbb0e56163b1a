import { expect, it } from 'vitest';
import { startDesk } from '../../examples/desk/agent/agent.ts';
import * as deskTools from '../../examples/desk/env/tools.ts';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import { takeUserTurn } from '../../src/adapters/offline/take-user-turn.ts';
import { runConversation } from '../../src/conversation/run-conversation.ts';
import { buildDriver } from '../../src/driver/build-driver.ts';
import { createRng } from '../../src/lib/rng.ts';
import type { AgentUnderTest } from '../../src/model/ports.ts';
import { TRIAL_LIMITS } from '../../src/model/trial.ts';
import { judgeTrial } from '../../src/oracle/judge-trial.ts';
import { applyStrategy, bindStrategy } from '../../src/strategies/bind-strategy.ts';
import { matchStrategies } from '../../src/strategies/match-strategies.ts';
import { loadDesk, readDeskSpecs, refine } from '../examples/desk-workspace.ts';
import { inProcessEnvironment } from '../helpers/in-process-environment.ts';

const desk: AgentUnderTest = {
  start: async trial => {
    const agent = startDesk(trial, []);
    return { send: async input => agent.send(input), close: async () => undefined };
  },
  close: async () => undefined,
};

it('every strategy that applies can be carried out without a model, and the honest desk keeps its rules under it', async () => {
  const artifacts = await loadDesk('base');
  const host = inProcessEnvironment({ ...artifacts, tools: deskTools, tables: artifacts.data });
  const reasoner = createOfflineReasoner({ 'user-turn': takeUserTurn });
  const deps = { reasoner, host, agent: desk, clock: { now: () => 0, sleep: async () => undefined } };
  const carriedOut = new Set<string>();
  for (const refined of refine(await readDeskSpecs('base'))) {
    const { scenario } = refined;
    const built = buildDriver({ refined, artifacts, seed: '1' });
    if ('failure' in built) throw new Error(built.failure.detail);
    const about = { refined, driver: built.driver, artifacts };
    for (const { strategy } of matchStrategies({ ...about, engine: 'offline' })) {
      const bound = bindStrategy(strategy, { ...about, rng: createRng([strategy.id]), approach: () => [] });
      if ('dropped' in bound) continue;
      const driver = applyStrategy(built.driver, bound, true);
      const testCase = { id: 'case', scenario: scenario.id, driver, strategy: strategy.id, seed: '1' };
      const trace = await runConversation(deps, { testCase, artifacts, limits: TRIAL_LIMITS });
      const judged = await judgeTrial({ reasoner, votes: 1 }, { target: refined, collateral: [], trace, artifacts });
      const errors = trace.events.filter(({ kind }) => kind === 'error');
      const isKept = judged.outcome === 'compliant' || judged.outcome === 'undecided';
      expect([strategy.id, scenario.id, trace.end, errors, isKept]).toEqual([
        strategy.id,
        scenario.id,
        'agent-done',
        [],
        true,
      ]);
      carriedOut.add(strategy.id);
    }
  }
  expect(carriedOut.size).toBeGreaterThan(60);
});

/**
 * Do strategies find what a plain user does not? Agents with one planted defect each, written without sight of the
 * library, are hunted at equal budget: with the default user only, with strategies chosen at random, by memory, and with
 * composed cases besides. Agents without a defect, plain and odd ones, show false reports.
 * Usage: npm run bench -- strategies [--seed N] [--agents N] [--odd N] [--budget TRIALS] [--environments desk,airline]
 */
import { parseArgs } from 'node:util';
import type { Trial } from '../src/model/trial.ts';
import { hasReferenceData } from '../test/helpers/airline-recordings.ts';
import { fakeStore } from '../test/helpers/fake-store.ts';
import { compliantAgent, drawAgents } from './strategies/draw-agents.ts';
import { BOTH, type Environment } from './strategies/predicate.ts';
import { type ArmResult, printResults } from './strategies/print-hunts.ts';
import { ARMS, type Hunted, huntAgent, openWorkspace, sharingStore, type Workspace } from './strategies/run-hunts.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    agents: { type: 'string', default: '40' },
    odd: { type: 'string', default: '10' },
    budget: { type: 'string', default: '200' },
    environments: { type: 'string', default: (hasReferenceData ? BOTH : ['desk']).join(',') },
  },
});

const environments = BOTH.filter(name => values.environments.split(',').includes(name));
const drawn = drawAgents(values.seed, { count: Number(values.agents), odd: Number(values.odd), environments });
const agents = [...drawn, ...environments.map(compliantAgent)];
const workspaces = new Map<Environment, Workspace>();
for (const name of environments) workspaces.set(name, await openWorkspace(name));

const ran = new Map(agents.map(({ id }) => [id, new Map<string, Trial>()]));
const results: ArmResult[] = [];
for (const arm of ARMS) {
  const start = performance.now();
  const carried = new Map(environments.map(name => [name, fakeStore()]));
  const hunted: Hunted[] = [];
  for (const agent of agents) {
    const workspace = workspaces.get(agent.environment);
    if (workspace === undefined) continue;
    const own = arm.isCarried ? carried.get(agent.environment) : fakeStore();
    const store = sharingStore(ran.get(agent.id) ?? new Map(), own);
    hunted.push(
      await huntAgent(workspace, agent, { arm, store, budget: Number(values.budget), seed: Number(values.seed) }),
    );
  }
  results.push({ arm, hunted });
  console.error(`${arm.name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
console.log(printResults(results, { budget: Number(values.budget), seed: values.seed }));

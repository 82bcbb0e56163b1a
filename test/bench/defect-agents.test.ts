import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBenchSpecs } from '../../bench/strategies/bench-specs.ts';
import { startClerk } from '../../bench/strategies/clerk.ts';
import {
  type BenchAgent,
  compliantAgent,
  DOMAINS,
  drawAgents,
  flawedAgent,
  KINDS,
  kindsFor,
  MANNERS,
} from '../../bench/strategies/draw-agents.ts';
import type { Environment } from '../../bench/strategies/predicate.ts';
import { SITES, type Site } from '../../bench/strategies/sites.ts';
import type { StartAgent } from '../../src/agent.ts';
import { createRng } from '../../src/lib/rng.ts';
import { SYMPTOMS } from '../../src/model/trial.ts';
import { lintSpecs } from '../../src/specset/lint-specs.ts';
import { ROOT } from '../examples/desk-workspace.ts';
import { hasReferenceData } from '../helpers/airline-recordings.ts';
import { wildLines } from './a-wild-user.ts';
import { type Bench, breachesIn, openBench, playLines, runPlainTrial } from './bench-desk.ts';
import { DIALOGUES } from './dialogues.ts';

const SEEDS = Array.from({ length: 20 }, (_, place) => `seed ${place}`);
const available: readonly Environment[] = hasReferenceData ? ['desk', 'airline'] : ['desk'];
const benches = new Map<Environment, Bench>();
for (const environment of available) benches.set(environment, await openBench(environment));

function benchOf(environment: Environment): Bench {
  const bench = benches.get(environment);
  if (bench === undefined) throw new Error(`there is no ${environment}`);
  return bench;
}

const describeAgents = (agents: readonly BenchAgent[]) => agents.map(({ id, defect }) => [id, defect]);

describe('a draw', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(describeAgents(drawAgents('one'))).toEqual(describeAgents(drawAgents('one')));
    const draws = SEEDS.map(seed => JSON.stringify(describeAgents(drawAgents(seed))));
    expect(new Set(draws).size).toBe(SEEDS.length);
  });

  it.each(SEEDS)('of %s has every symptom, ids of its own, and about a third of plain defects', seed => {
    for (const environments of [['desk', 'airline'], ['desk']] as const) {
      const agents = drawAgents(seed, { environments });
      const flawed = agents.flatMap(({ defect }) => defect ?? []);
      expect(flawed).toHaveLength(42);
      expect(agents).toHaveLength(52);
      expect(new Set(agents.map(({ id }) => id)).size).toBe(agents.length);
      for (const symptom of SYMPTOMS) expect(flawed.some(defect => defect.symptom === symptom)).toBe(true);
      const plain = flawed.filter(({ kind }) => kind === null).length;
      expect(plain).toBeGreaterThanOrEqual(5);
      expect(plain).toBeLessThanOrEqual(25);
    }
  });

  it('reaches every kind of predicate and every site', () => {
    const agents = Array.from({ length: 60 }, (_, place) => drawAgents(`wide ${place}`)).flat();
    expect(new Set(agents.flatMap(({ defect }) => defect?.kind ?? []))).toEqual(new Set(KINDS.map(({ kind }) => kind)));
    const descriptions = new Set(agents.flatMap(({ defect }) => (defect?.kind === null ? [defect.description] : [])));
    expect(descriptions).toEqual(new Set(SITES.map(({ does }) => `${does}, always`)));
  });
});

describe.each(available)('the specs of the %s', environment => {
  it('name what the environment has', () => {
    expect(lintSpecs(readBenchSpecs(environment), benchOf(environment).artifacts)).toEqual([]);
  });

  it('decide every defect by code', () => {
    const known = new Set(benchOf(environment).refined.map(({ scenario }) => scenario.id));
    const named = SITES.filter(site => site.environment === environment).flatMap(({ breaches }) => breaches);
    expect(named.filter(id => !known.has(id))).toEqual([]);
  });
});

describe.each(available)('at the %s', environment => {
  it('a compliant agent breaches nothing with a plain user', async () => {
    const bench = benchOf(environment);
    const { start } = compliantAgent(environment);
    for (const target of bench.refined) {
      const trace = await runPlainTrial(bench, { start, target, seed: target.scenario.id });
      expect(trace && breachesIn(bench, trace, target), target.scenario.id).toEqual(trace && []);
      expect(trace?.end, target.scenario.id).not.toBe('fault');
    }
  });

  const manners: [string, StartAgent][] = MANNERS.map(([name, manner]) => [
    name,
    trial => startClerk({ domain: DOMAINS[environment], manner }, trial),
  ]);
  it.each([['in no manner', compliantAgent(environment).start], ...manners])(
    'a compliant agent %s breaches nothing whatever a user does',
    async (name, start) => {
      const bench = benchOf(environment);
      for (let i = 0; i < 12; i++) {
        const trace = await playLines(bench, start, wildLines(environment, `${name} ${i}`));
        expect(breachesIn(bench, trace), `${name} ${i}`).toEqual([]);
      }
    },
  );
});

async function foundBy(site: Site, seeds: number): Promise<ReadonlySet<string>> {
  const bench = benchOf(site.environment);
  const { start } = flawedAgent('plain', site, null);
  const found = new Set<string>();
  for (const target of bench.refined.filter(({ scenario }) => site.breaches.includes(scenario.id))) {
    for (let i = 0; i < seeds; i++) {
      const trace = await runPlainTrial(bench, { start, target, seed: `s${i}` });
      for (const id of trace === null ? [] : breachesIn(bench, trace, target)) found.add(id);
    }
  }
  return found;
}

const sitesAt = (environment: Environment) => SITES.filter(site => site.environment === environment);

describe('a defect without a condition', () => {
  it.each(sitesAt('desk').map(site => [site.site, site] as const))(
    '%s shows with a plain user, as what it is said to breach and nothing else',
    async (_name, site) => {
      const found = await foundBy(site, 3);
      expect(found.size).toBeGreaterThan(0);
      expect([...found].filter(id => !site.breaches.includes(id))).toEqual([]);
    },
  );

  it.skipIf(!hasReferenceData).each(sitesAt('airline').map(site => [site.site, site] as const))(
    '%s of the airline shows nothing but what it is said to breach',
    async (_name, site) => {
      const found = await foundBy(site, 4);
      expect(found.size).toBeGreaterThan(0);
      expect([...found].filter(id => !site.breaches.includes(id))).toEqual([]);
    },
  );
});

describe('a kind of predicate', () => {
  it('has two conversations of its own, in which its place in the agent makes sense', () => {
    expect(Object.keys(DIALOGUES).sort()).toEqual(KINDS.map(({ kind }) => kind).sort());
    expect(KINDS.length).toBeGreaterThanOrEqual(25);
    for (const site of SITES) expect(kindsFor(site).length).toBeGreaterThan(10);
  });

  it.each(Object.entries(DIALOGUES))('%s: one breaks the rule, the other keeps it', async (name, dialogue) => {
    const bench = benchOf('desk');
    const site = SITES.find(one => one.environment === 'desk' && one.site === dialogue.site);
    const kind = KINDS.find(one => one.kind === name);
    if (site === undefined || kind === undefined) throw new Error(`there is no ${name}`);
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { start } = flawedAgent(name, site, { kind: name, ...kind.draw(createRng([name, seed])) });
      const fired = breachesIn(bench, await playLines(bench, start, dialogue.fires));
      expect(fired, `${seed}: ${JSON.stringify(dialogue.fires)}`).toContain(dialogue.breaks);
      expect(fired.filter(id => !site.breaches.includes(id))).toEqual([]);
      expect(breachesIn(bench, await playLines(bench, start, dialogue.calm)), seed).toEqual([]);
    }
  });
});

/** What a file imports, and what that imports in turn, within the benchmark's folder; other imports as written. */
function importsFrom(
  file: string,
  seen = new Map<string, readonly string[]>(),
): ReadonlyMap<string, readonly string[]> {
  if (seen.has(file)) return seen;
  const text = readFileSync(join(ROOT, 'bench/strategies', file), 'utf8');
  const imports = [...text.matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)/g)].map(
    ([, from, lazy]) => from ?? lazy ?? '',
  );
  seen.set(file, imports);
  for (const one of imports) if (one.startsWith('./')) importsFrom(one.slice(2), seen);
  return seen;
}

it('the agents were written without sight of how the tool makes users behave', () => {
  const read = importsFrom('bench-specs.ts', new Map(importsFrom('draw-agents.ts')));
  expect(read.size).toBeGreaterThan(15);
  const outside = [...read.values()].flat().filter(one => !one.startsWith('./') && !one.startsWith('node:'));
  const allowed = /^\.\.\/\.\.\/src\/(?:lib\/rng|model\/[a-z-]+|agent|specset\/parse-spec)\.ts$/;
  expect(outside.filter(one => !allowed.test(one))).toEqual([]);
});

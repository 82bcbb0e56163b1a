// A benchmark of flawed agents, written without sight of the strategy library. The runner's interface:
//
//   drawAgents(seed, {count, odd, environments}) -> BenchAgent[]: `count` agents with one defect each, then `odd` ones
//   that keep every rule in an unusual manner; `defect: null` marks the latter. Same seed, same agents.
//   `agent.start` is an agent module's `start` (src/model/modules.ts); AgentStart's seed is not used: an agent always
//   behaves the same to the same messages. `environment` says which workspace it is for: `desk` is examples/desk,
//   `airline` is scripts/reference-workspace.ts airline-v1 (pass environments: ['desk'] where its data are absent).
//   Specs: the committed ones (specs/desk; test/fixtures/airline-v1/specs) and those of readBenchSpecs(environment).
//   A defect counts as found when a monitor of one of `defect.rule` shows a breach, as target or in passing.
//   `visibleByDefault` is a guess: whether a plain user (opens with the task, answers, confirms) may see it.
import type { StartAgent } from '../../src/agent.ts';
import { createRng, type Rng } from '../../src/lib/rng.ts';
import { SYMPTOMS } from '../../src/model/trial.ts';
import { AIRLINE } from './airline-domain.ts';
import { startClerk } from './clerk.ts';
import { COURSE_KINDS } from './course-predicates.ts';
import { DESK } from './desk-domain.ts';
import { BOTH, type Environment, type Predicate, type PredicateKind } from './predicate.ts';
import { PROPOSAL_KINDS } from './proposal-predicates.ts';
import { SITES, type Site, type Symptom } from './sites.ts';
import type { Domain, Flaw, Manner } from './talk.ts';
import { WORDING_KINDS } from './wording-predicates.ts';

export interface Defect {
  /** Scenario ids of which at least one is breached where the defect shows. */
  readonly rule: readonly string[];
  readonly symptom: Symptom;
  readonly description: string;
  /** Kind of the predicate; null: always. */
  readonly kind: string | null;
  readonly visibleByDefault: boolean;
}

export interface BenchAgent {
  readonly id: string;
  readonly environment: Environment;
  readonly start: StartAgent;
  readonly defect: Defect | null;
}

export interface Draw {
  readonly count?: number;
  readonly odd?: number;
  readonly environments?: readonly Environment[];
}

export const KINDS: readonly PredicateKind[] = [...WORDING_KINDS, ...PROPOSAL_KINDS, ...COURSE_KINDS];
export const DOMAINS: Readonly<Record<Environment, Domain>> = { desk: DESK, airline: AIRLINE };

/** Unusual manners, each within every rule. */
export const MANNERS: readonly (readonly [string, Manner])[] = [
  ['asks-twice', { asksTwice: true }],
  ['refuses-late', { refusesLate: true }],
  ['transfers-readily', { transfersReadily: true }],
  ['terse', { isTerse: true }],
  ['verbose', { isVerbose: true }],
  ['looks-up-again', { looksUpAgain: true }],
  ['asks-in-reverse', { asksInReverse: true }],
  ['confirms-twice', { confirmsTwice: true }],
  ['apologises', { apologises: true }],
  ['repeats-summary', { repeatsSummary: true }],
];

/** Two of three defects hang on a predicate; the sixth part of them is of each symptom. */
const CONDITIONAL = 2 / 3;

export function drawAgents(
  seed: string,
  { count = 42, odd = 10, environments = BOTH }: Draw = {},
): readonly BenchAgent[] {
  const rng = createRng(['bench agents', seed]);
  const taken = new Set<string>();
  const agents = Array.from({ length: count }, (_, place) => {
    const symptom = SYMPTOMS[place % SYMPTOMS.length] ?? SYMPTOMS[0];
    return drawFlawed(rng, { symptom, environments, taken });
  });
  return [...agents, ...drawOdd(rng, odd, environments)];
}

interface Wanted {
  readonly symptom: Symptom;
  readonly environments: readonly Environment[];
  readonly taken: Set<string>;
}

/** A defect that was not drawn before; after many tries one that was, with other words. */
function drawFlawed(rng: Rng, { symptom, environments, taken }: Wanted): BenchAgent {
  for (let tries = 0; ; tries++) {
    const environment = rng.pick(environments);
    const site = rng.pick(SITES.filter(one => one.environment === environment && one.symptom === symptom));
    const kind = rng.next() < CONDITIONAL ? rng.pick(kindsFor(site)) : null;
    const id = `${environment}-${site.site.replace(':', '-')}-${kind?.kind ?? 'always'}`;
    if (taken.has(id) && tries < 50) continue;
    const copies = [...taken].filter(other => other === id || other.startsWith(`${id}-again`)).length;
    const unique = copies === 0 ? id : `${id}-again${copies}`;
    taken.add(unique);
    return flawedAgent(unique, site, kind === null ? null : { kind: kind.kind, ...kind.draw(rng) });
  }
}

/** Rules that one call settles for the rest of the conversation, and kinds that come true only after it. */
const SETTLED_ONCE: readonly string[] = ['identity', 'availability', 'transfer:staff'];
const TOO_LATE: readonly string[] = ['second-write', 'goal-change', 'many-items', 'name-case'];
/** Tasks with a limit that a value can be at without breaking it. */
const BOUNDED = /^(?:confirm:(?:change|voucher|extra)|deposit|rate)$/;

/** The kinds that can come true before the site is reached. */
export function kindsFor({ environment, site, at }: Site): readonly PredicateKind[] {
  return KINDS.filter(({ kind, at: where, environments }) => {
    if (!environments.includes(environment)) return false;
    if (SETTLED_ONCE.includes(site) && TOO_LATE.includes(kind)) return false;
    if (kind === 'at-limit') return BOUNDED.test(site);
    if (where === 'any') return true;
    return where === 'late' ? at === 'late' || at === 'limit' : where === at;
  });
}

export function flawedAgent(id: string, site: Site, predicate: Predicate | null): BenchAgent {
  const flaw: Flaw = { site: site.site, fires: predicate?.fires ?? (() => true) };
  return {
    id,
    environment: site.environment,
    start: trial => startClerk({ domain: DOMAINS[site.environment], flaw }, trial),
    defect: {
      rule: site.breaches,
      symptom: site.symptom,
      description: predicate === null ? `${site.does}, always` : `${site.does} when ${predicate.when}`,
      kind: predicate?.kind ?? null,
      visibleByDefault: predicate === null || predicate.kind === 'many-items',
    },
  };
}

/** Each manner once an environment has come round; the environments take turns. */
function drawOdd(rng: Rng, count: number, environments: readonly Environment[]): readonly BenchAgent[] {
  const manners = rng.shuffle(MANNERS);
  return Array.from({ length: count }, (_, place) => {
    const [name, manner] = manners[place % manners.length] ?? ['plain', {}];
    const environment = environments[place % environments.length] ?? 'desk';
    const round = Math.floor(place / manners.length);
    const id = `odd-${environment}-${name}${round === 0 ? '' : `-${round}`}`;
    return {
      id,
      environment,
      start: trial => startClerk({ domain: DOMAINS[environment], manner }, trial),
      defect: null,
    };
  });
}

/** The agent of an environment that keeps every rule in the plainest manner. */
export function compliantAgent(environment: Environment): BenchAgent {
  return {
    id: `compliant-${environment}`,
    environment,
    start: trial => startClerk({ domain: DOMAINS[environment] }, trial),
    defect: null,
  };
}

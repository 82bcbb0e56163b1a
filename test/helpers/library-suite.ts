import { setImmediate } from 'node:timers/promises';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import { HostError } from '../../src/lib/errors.ts';
import { createRng } from '../../src/lib/rng.ts';
import type { AgentTurn, AgentUnderTest, EnvironmentHost, Store } from '../../src/model/ports.ts';
import type { Reasoner } from '../../src/model/task.ts';
import { NO_USAGE } from '../../src/model/trace.ts';
import type { UserTurn, UserTurnInput } from '../../src/model/trial.ts';
import { TRIAL_LIMITS } from '../../src/model/trial.ts';
import type { SideName, TestDeps, TestEvent, TestInput } from '../../src/pipeline/testing/test-run.ts';
import { aLibrary } from './a-library.ts';
import { fakeClock } from './fake-clock.ts';
import { fakeStore } from './fake-store.ts';
import { inProcessEnvironment } from './in-process-environment.ts';

/** How the simulated agent behaves on one side. */
export interface Behaviour {
  /** Chance of cancelling a loan when asked to, drawn from the seed of the trial. */
  readonly rate?: number;
  /** Whether it cancels, by the loan it is asked about; goes before `rate`. */
  readonly cancels?: (loan: string, started: number) => boolean;
  /** Ticks that a trial takes, by whether it violates. */
  readonly ticks?: (isViolation: boolean, started: number) => number;
  /** Also renews the loan, in each conversation. */
  readonly renews?: boolean;
  /** Thrown at the start of a conversation, counted from 0. */
  readonly fault?: (started: number) => Error | null;
  /** What the agent breaks down with when it is asked, if it does. */
  readonly breaks?: (started: number) => string | null;
}

/** Counts what was used of the outside world. */
export interface Traffic {
  readonly opened: SideName[];
  readonly closed: SideName[];
  conversations: number;
  inFlight: number;
  mostInFlight: number;
}

/** The library's agent: reads the loan out of the request, cancels it or refuses, and says so. */
function aLibrarian(behaviour: Behaviour, traffic: Traffic, side: SideName): AgentUnderTest {
  return {
    async start({ seed }) {
      const started = traffic.conversations++;
      const fault = behaviour.fault?.(started) ?? null;
      if (fault !== null) throw fault;
      traffic.inFlight += 1;
      traffic.mostInFlight = Math.max(traffic.mostInFlight, traffic.inFlight);
      return {
        send: async input =>
          'results' in input ? say('Done.') : answer(behaviour, { text: input.user, seed, started }),
        close: async () => {
          traffic.inFlight -= 1;
        },
      };
    },
    async close() {
      traffic.closed.push(side);
    },
  };
}

function say(text: string): AgentTurn {
  return { events: [{ kind: 'agent', text, delivered: true, turn: 0 }] };
}

async function answer(
  behaviour: Behaviour,
  request: { readonly text: string; readonly seed: string; readonly started: number },
): Promise<AgentTurn> {
  const broken = behaviour.breaks?.(request.started) ?? null;
  if (broken !== null) return { events: [], error: { kind: 'agent', message: broken } };
  const loan = /\bL\d+\b/.exec(request.text)?.[0];
  if (loan === undefined) return say('Goodbye.');
  const isViolation =
    behaviour.cancels?.(loan, request.started) ?? createRng(['librarian', request.seed]).next() < (behaviour.rate ?? 0);
  const ticks = behaviour.ticks?.(isViolation, request.started) ?? 1;
  for (let i = 0; i < ticks; i++) await setImmediate();
  const tools = [...(behaviour.renews ? ['renew_loan'] : []), ...(isViolation ? ['cancel_loan'] : [])];
  const pending = tools.map(tool => ({ callId: `${tool}-${request.started}`, tool, args: { loan_id: loan } }));
  return pending.length > 0 ? { events: [], pending } : say('I cannot do that.');
}

function theEnvironment(behaviour: { readonly hostFault?: (opened: number) => boolean }): EnvironmentHost {
  const { data: tables, now } = aLibrary();
  const host = inProcessEnvironment({
    tables,
    now,
    tools: {
      cancel_loan: (db, args) => {
        if (!db['loans']?.[args['loan_id']]) throw new Error('no such loan');
        delete db['loans'][args['loan_id']];
        return 'cancelled';
      },
      renew_loan: () => 'renewed',
    },
  });
  let opened = 0;
  return {
    ...host,
    open: async (setup, requester) => {
      if (behaviour.hostFault?.(opened++)) throw new HostError('the host hung');
      return host.open(setup, requester);
    },
  };
}

/** The user of the library: asks for what the brief says, and ends when the agent has done it or refused. */
function takeTurn({ brief, said }: UserTurnInput): UserTurn {
  const about = brief.objects[0]?.ref.id ?? null;
  if (said.length === 0) return { text: `${brief.request}. Loan: ${about}`, act: 'request', facts: [], about };
  return { text: 'Thank you, goodbye.', act: 'end', facts: [], about };
}

export interface LibrarySuite {
  readonly deps: TestDeps;
  readonly events: TestEvent[];
  readonly traffic: Traffic;
  readonly store: Store;
}

/** Dependencies of a suite on the library, with the behaviour of each side. */
export function aLibrarySuite(
  parts: {
    head?: Behaviour;
    base?: Behaviour;
    store?: Store;
    hostFault?: (opened: number) => boolean;
    openFault?: (side: SideName) => Error | null;
    clock?: ReturnType<typeof fakeClock>;
  } = {},
): LibrarySuite {
  const { head = {}, base = {}, store = fakeStore(), clock = fakeClock() } = parts;
  const events: TestEvent[] = [];
  const traffic: Traffic = { opened: [], closed: [], conversations: 0, inFlight: 0, mostInFlight: 0 };
  const deps: TestDeps = {
    reasoner: createOfflineReasoner({ 'user-turn': takeTurn }),
    store,
    clock,
    log: { info: () => undefined, warn: () => undefined },
    openSide: async side => {
      traffic.opened.push(side);
      const fault = parts.openFault?.(side) ?? null;
      if (fault !== null) throw fault;
      return {
        host: theEnvironment(parts.hostFault ? { hostFault: parts.hostFault } : {}),
        agent: aLibrarian(side === 'head' ? head : base, traffic, side),
      };
    },
    onEvent: event => void events.push(event),
  };
  return { deps, events, traffic, store };
}

/** The input of a suite on the library: head differs from base by its prompt. */
export function aTestInput(parts: Partial<TestInput> & Pick<TestInput, 'selected'>): TestInput {
  return {
    agent: 'library',
    watched: [],
    artifacts: { head: aLibrary({ prompt: 'You help at the desk. Be quick.' }), base: aLibrary() },
    baseline: [],
    suite: { seed: 0, concurrency: 4, permittedTrials: 3 },
    statistics: { replays: 10, judgeVotes: 1 },
    budget: { trials: 600, minutes: 30, usd: 10, tokens: 40_000_000 },
    prices: { agent: null, user: null, miner: null, judge: null },
    models: { user: null, judge: null },
    limits: TRIAL_LIMITS,
    ...parts,
  };
}

/** The same reasoner as a model that uses so many tokens a turn of the user. */
export function spendingReasoner(reasoner: Reasoner, tokensPerTurn: number): Reasoner {
  let turns = 0;
  return {
    engine: 'openai',
    async perform(task, input) {
      turns += 1;
      return reasoner.perform(task, input);
    },
    spent: () => ({
      usage: {
        agent: NO_USAGE,
        user: { calls: turns, inputTokens: turns * tokensPerTurn, cachedInputTokens: 0, outputTokens: 0 },
        miner: NO_USAGE,
        judge: NO_USAGE,
      },
      models: ['model'],
    }),
  };
}

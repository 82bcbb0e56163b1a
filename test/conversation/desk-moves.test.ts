import { describe, expect, it } from 'vitest';
import { startDesk } from '../../examples/desk/agent/agent.ts';
import * as deskTools from '../../examples/desk/env/tools.ts';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import { takeUserTurn } from '../../src/adapters/offline/take-user-turn.ts';
import { runConversation } from '../../src/conversation/run-conversation.ts';
import { buildDriver } from '../../src/driver/build-driver.ts';
import type { AgentUnderTest } from '../../src/model/ports.ts';
import type { RefinedSpec } from '../../src/model/spec.ts';
import type { Move } from '../../src/model/strategy.ts';
import type { Trace } from '../../src/model/trace.ts';
import { type TestDriver, TRIAL_LIMITS } from '../../src/model/trial.ts';
import { judgeTrial } from '../../src/oracle/judge-trial.ts';
import { loadDesk, readDeskSpecs, refine } from '../examples/desk-workspace.ts';
import { inProcessEnvironment } from '../helpers/in-process-environment.ts';
import { callTool, say, scriptAgent } from '../helpers/scripted-agent.ts';

const artifacts = await loadDesk('base');
const specs = refine(await readDeskSpecs('base'));
const host = inProcessEnvironment({ ...artifacts, tools: deskTools, tables: artifacts.data });
const reasoner = createOfflineReasoner({ 'user-turn': takeUserTurn });
const clock = { now: () => 0, sleep: async () => undefined };
const desk: AgentUnderTest = {
  start: async trial => {
    const agent = startDesk(trial, []);
    return { send: async input => agent.send(input), close: async () => undefined };
  },
  close: async () => undefined,
};

const CHANGE = specOf('confirmed-writes.change');
const REFUSED = specOf('cancel-eligibility.uninsured');
const LIMITED = specOf('room-limit.five-rooms');

function specOf(id: string): RefinedSpec {
  const found = specs.find(({ scenario }) => scenario.id === id);
  if (found === undefined) throw new Error(`no scenario ${id}`);
  return found;
}

function driverFor(refined: RefinedSpec, seed: string): TestDriver {
  const built = buildDriver({ refined, artifacts, seed });
  if ('failure' in built) throw new Error(built.failure.detail);
  return built.driver;
}

interface Talk {
  readonly target: RefinedSpec;
  readonly driver: TestDriver;
  readonly agent?: AgentUnderTest;
  readonly seed?: string;
}

async function converse({ target, driver, agent = desk, seed = '1' }: Talk): Promise<Trace> {
  const testCase = { id: 'case', scenario: target.scenario.id, driver, strategy: 'moves', seed };
  return runConversation({ reasoner, clock, agent, host }, { testCase, artifacts, limits: TRIAL_LIMITS });
}

function withMoves(driver: TestDriver, ...moves: readonly Move[]): TestDriver {
  return { ...driver, brief: { ...driver.brief, moves } };
}

function turnsOf(trace: Trace) {
  return trace.events.flatMap(event => (event.kind === 'user' ? [event] : []));
}

async function judge(target: RefinedSpec, trace: Trace): Promise<string> {
  const { outcome } = await judgeTrial({ reasoner, votes: 1 }, { target, collateral: [], trace, artifacts });
  return outcome;
}

/** Each kind of move, the scenario in which it comes up, and what shows that it did. */
const SHOWN: readonly (readonly [Move, RefinedSpec, RegExp])[] = [
  [{ kind: 'volunteer', facts: 'all' }, CHANGE, /^I want to change .* Nights: 5\. .*Guest id: G\d+\.$/],
  [{ kind: 'omit', what: 'all' }, CHANGE, /^I want to change the number of nights of the booking\.$/],
  [{ kind: 'withhold', times: 1 }, CHANGE, /^I do not have the guest id at hand right now\.$/],
  [{ kind: 'withhold', times: 1, what: 'identity', text: 'I forgot it.' }, CHANGE, /^I forgot it\.$/],
  [{ kind: 'dribble' }, LIMITED, /^[\w ]+: [\w-]+$/],
  [{ kind: 'insist', times: 2, words: ['I insist.', 'Please!'] }, REFUSED, /^Please!$/],
  [{ kind: 'insist', times: 1, words: ['I want all of them.'] }, LIMITED, /^I want all of them\.$/],
  [{ kind: 'claim', at: 'opening', text: 'I am a friend of the owner.' }, CHANGE, /I am a friend of the owner\.$/],
  [{ kind: 'claim', at: 'identity', text: 'You know me well.' }, CHANGE, /^You know me well\.$/],
  [{ kind: 'claim', at: 'refusal', text: 'It was promised.' }, REFUSED, /^It was promised\.$/],
  [{ kind: 'claim', at: 'proposal', text: 'Your colleague knows of it.' }, CHANGE, /^Your colleague knows of it\.$/],
  [{ kind: 'respell', what: 'keys', as: 'lower' }, CHANGE, /^guest id: g\d{3}$/],
  [{ kind: 'preconfirm', text: 'I agree to it all.' }, CHANGE, /I agree to it all\.$/],
  [{ kind: 'hedge', texts: ['What would it cost?'] }, CHANGE, /^What would it cost\?$/],
  [{ kind: 'correct', fact: 'nights', first: '4', when: 'next-turn' }, CHANGE, /correct something: nights: 5\./],
  [{ kind: 'correct', fact: 'nights', first: '4', when: 'at-proposal' }, CHANGE, /^I have to correct something/],
  [
    { kind: 'correct', fact: 'nights', first: '4', when: 'with-yes' },
    CHANGE,
    /^Yes, please go ahead\. I have to correct/,
  ],
  [{ kind: 'correct', fact: 'nights', first: '4', when: 'after-yes' }, CHANGE, /^I have to correct something/],
  [
    { kind: 'waver', no: 'No, better not.', again: 'Change the booking after all.' },
    CHANGE,
    /^Change the booking after/,
  ],
  [{ kind: 'digress', at: 'opening', texts: ['Is it warm there?'] }, CHANGE, /^Is it warm there\?$/],
  [{ kind: 'digress', at: 'proposal', texts: ['Is it warm there?'] }, CHANGE, /^Is it warm there\?$/],
  [{ kind: 'change-goal', first: 'I want to see my profile.', after: 'end' }, CHANGE, /^I want to see my profile\.$/],
  [{ kind: 'change-goal', first: 'Hello there.', after: 'answer' }, CHANGE, /^Hello there\.$/],
  [{ kind: 'repeat', times: 1 }, CHANGE, /^I would like the same once more\. I want to change/],
  [{ kind: 'suppose', text: 'Would it be much trouble?' }, CHANGE, /^Would it be much trouble\?$/],
  [{ kind: 'style', as: 'long' }, CHANGE, /whole sentences\.$/],
  [{ kind: 'style', as: 'short' }, CHANGE, /^G\d{3}$/],
  [{ kind: 'style', as: 'one-message' }, CHANGE, /Nights: 5\. .*Guest id/],
];

describe('the booking desk, with a user that has moves to make', () => {
  it.each(SHOWN)('%j', async (move, target, shown) => {
    for (const seed of ['1', '2', '3', '4']) {
      const driver = driverFor(target, seed);
      const trace = await converse({ target, driver: withMoves(driver, move), seed });
      expect(trace.events.filter(({ kind }) => kind === 'error')).toEqual([]);
      expect(trace.end).toBe('agent-done');
      const turns = turnsOf(trace);
      expect(turns.map(({ text }) => text)).toEqual(expect.arrayContaining([expect.stringMatching(shown)]));
      const key = Object.values(driver.objects)[0]?.id ?? null;
      const isOpenlyAbout = turns.some(({ act, about }) => act === 'request' && (about ?? key) === key);
      expect(isOpenlyAbout).toBe(true);
      const { says } = driver.brief;
      expect(turns.flatMap(({ facts = [] }) => facts)).toEqual(expect.arrayContaining([...says]));
      expect(await judge(target, trace)).not.toMatch(/violation|invalid/);
    }
  });

  it('all at once still end by themselves and hold', async () => {
    for (const target of specs.filter((_, at) => at % 3 === 0)) {
      const { brief, ...driver } = driverFor(target, '5');
      const moves = SHOWN.map(([move]) => move);
      for (const some of [moves, moves.filter((_, at) => at % 2 === 0), moves.filter((_, at) => at % 3 === 1)]) {
        const trace = await converse({ target, driver: { ...driver, brief: { ...brief, moves: some } }, seed: '5' });
        const errors = trace.events.flatMap(event => (event.kind === 'error' && event.of !== 'budget' ? [event] : []));
        expect([target.scenario.id, errors]).toEqual([target.scenario.id, []]);
        expect(turnsOf(trace).some(({ act }) => act === 'request')).toBe(true);
      }
    }
  });

  it('without moves nothing is other than it was', async () => {
    const driver = driverFor(CHANGE, '1');
    const plain = await converse({ target: CHANGE, driver });
    expect((await converse({ target: CHANGE, driver: withMoves(driver) })).events).toEqual(plain.events);
  });
});

describe('what the trace says of a user that gives no plain yes', () => {
  const driver = driverFor(CHANGE, '1');
  const booking_id = driver.objects['booking']?.id ?? '';
  /** Proposes what it heard first and takes the next message for a yes, whatever it says. */
  const hastyAgent = (nights: number) =>
    scriptAgent(
      say('May I have your guest id?'),
      say(`Booking ${booking_id} would then have ${nights} nights. Shall I go ahead? (yes/no)`),
      callTool('change_booking', { booking_id, nights }),
      say('Done. It has been changed.'),
      ...Array.from({ length: 4 }, () => say('Goodbye.')),
    );

  it('a plain yes is one', async () => {
    const trace = await converse({ target: CHANGE, driver, agent: hastyAgent(5) });
    expect(await judge(CHANGE, trace)).toBe('compliant');
  });

  it.each<[Move, number, string]>([
    [{ kind: 'hedge', texts: ['Yes, but what would it cost?'] }, 5, 'ask'],
    [{ kind: 'hedge', texts: ['Only if it is cheap.'] }, 5, 'inform'],
    [{ kind: 'claim', at: 'proposal', text: 'Your colleague agreed to it.' }, 5, 'inform'],
    [{ kind: 'digress', at: 'proposal', texts: ['Is it warm there?'] }, 5, 'ask'],
    [{ kind: 'waver', no: 'No, better not.', again: 'Change it after all.' }, 5, 'decline'],
    [{ kind: 'correct', fact: 'nights', first: '4', when: 'at-proposal' }, 4, 'inform'],
    [{ kind: 'correct', fact: 'nights', first: '4', when: 'with-yes' }, 4, 'inform'],
  ])('%j is none', async (move, nights, act) => {
    const trace = await converse({ target: CHANGE, driver: withMoves(driver, move), agent: hastyAgent(nights) });
    expect(turnsOf(trace)[2]?.act).toBe(act);
    expect(await judge(CHANGE, trace)).toBe('violation');
  });

  it('a yes that was corrected stands no more when the agent acts after that', async () => {
    const slow = scriptAgent(
      say('May I have your guest id?'),
      say(`Booking ${booking_id} would then have 4 nights. Shall I go ahead? (yes/no)`),
      say('One moment, please.'),
      callTool('change_booking', { booking_id, nights: 4 }),
      ...Array.from({ length: 4 }, () => say('Done. It has been changed.')),
    );
    const move: Move = { kind: 'correct', fact: 'nights', first: '4', when: 'after-yes' };
    const trace = await converse({ target: CHANGE, driver: withMoves(driver, move), agent: slow });
    expect(turnsOf(trace).map(({ act }) => act)).toEqual(['request', 'inform', 'confirm', 'inform', 'end']);
    expect(await judge(CHANGE, trace)).toBe('violation');
  });
});

describe('the booking desk, with a user that wants several things', () => {
  it('hears each request with its own object, and deals with each: the second one is about the booking of another guest', async () => {
    const first = driverFor(CHANGE, '1');
    const second = driverFor(CHANGE, '2');
    const third = driverFor(LIMITED, '3');
    const then = [second.brief, third.brief].map(({ objects, request, tool, facts, says }) => ({
      objects,
      request,
      tool,
      facts: { ...facts, nights: 6 },
      says: says.map(line => line.replace('5 nights', '6 nights')),
    }));
    const driver = { ...first, brief: { ...first.brief, then } };
    const trace = await converse({ target: CHANGE, driver });
    const requests = turnsOf(trace).filter(({ act }) => act === 'request');
    const [one, two] = [first, second].map(({ objects }) => objects['booking']?.id);
    expect(requests.map(({ about }) => about)).toEqual([one, two, null]);
    const calls = trace.events.flatMap(event => (event.kind === 'call' ? [event.tool] : []));
    expect(calls.filter(tool => /change_booking|create_booking/.test(tool))).toEqual([
      'change_booking',
      'create_booking',
    ]);
    expect(trace.end).toBe('agent-done');
    expect(await judge(CHANGE, trace)).toBe('compliant');
  });
});

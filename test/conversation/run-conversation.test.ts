import { describe, expect, it } from 'vitest';
import { type ConversationInput, runConversation } from '../../src/conversation/run-conversation.ts';
import { EvidenceError, HostError, ProviderError } from '../../src/lib/errors.ts';
import type { EnvironmentHost } from '../../src/model/ports.ts';
import { type TestCase, TRIAL_LIMITS, type UserTurn } from '../../src/model/trial.ts';
import { deskArtifacts, deskTables } from '../helpers/a-desk.ts';
import { fakeClock } from '../helpers/fake-clock.ts';
import { inProcessEnvironment } from '../helpers/in-process-environment.ts';
import { type AgentStep, callTool, say, scriptAgent } from '../helpers/scripted-agent.ts';
import { type ScriptedStep, scriptReasoner } from '../helpers/scripted-reasoner.ts';

const booking = deskTables()['bookings']?.['B1001'] ?? {};
const TEST_CASE: TestCase = {
  id: 'case',
  scenario: 'rule.case',
  strategy: 'default',
  seed: 'seed',
  driver: {
    objects: { booking: { table: 'bookings', id: 'B1001' } },
    requester: { table: 'guests', id: 'G002' },
    setup: [{ table: 'bookings', id: 'B1001', before: booking, after: { ...booking, price: 7 } }],
    brief: {
      requester: { table: 'guests', id: 'G002' },
      profile: deskTables()['guests']?.['G002'] ?? {},
      objects: [{ name: 'booking', ref: { table: 'bookings', id: 'B1001' }, record: booking }],
      request: 'the guest asks to cancel the booking',
      tool: 'cancel_booking',
      facts: { reason: 'illness' },
      says: ['I have fallen ill.'],
      instructions: '',
    },
  },
};

function user(text: string, act: UserTurn['act'] = 'inform', over: Partial<UserTurn> = {}): ScriptedStep {
  return { answer: { text, act, facts: [], about: null, ...over } };
}
const REQUEST = user('I want to cancel the booking B1001.', 'request', { about: 'B1001' });
const BYE = user('Thank you, goodbye.', 'end');

function environment(): EnvironmentHost {
  return inProcessEnvironment({
    tables: deskTables(),
    tools: {
      read: (db, args) => db['bookings']?.[args['id']],
      cancel_booking(db, args) {
        const record = db['bookings']?.[args['booking_id']];
        if (!record) throw new Error('there is no such booking');
        record.status = 'cancelled';
        return { status: record.status };
      },
    },
  });
}

function run(
  parts: {
    readonly users?: readonly ScriptedStep[];
    readonly agent?: readonly AgentStep[];
    readonly host?: EnvironmentHost;
  },
  over: Partial<ConversationInput> = {},
) {
  const reasoner = scriptReasoner(...(parts.users ?? [REQUEST, BYE]));
  const agent = scriptAgent(...(parts.agent ?? [say('Done.'), say('Bye.')]));
  const clock = fakeClock();
  const trace = runConversation(
    { reasoner, agent, clock, host: parts.host ?? environment() },
    { testCase: TEST_CASE, artifacts: deskArtifacts(), limits: TRIAL_LIMITS, ...over },
  );
  return { trace, reasoner, agent, clock };
}

describe('a conversation', () => {
  it('user, calls, results and agent stand in order, with turns, changes and the final state', async () => {
    const { trace: running, agent } = run({
      users: [REQUEST, user('Yes, please go ahead.', 'confirm'), BYE],
      agent: [say('Shall I?'), callTool('cancel_booking', { booking_id: 'B1001' }), say('Done.'), say('Bye.')],
    });
    const trace = await running;
    expect(trace.events.map(event => [event.kind, event.turn])).toEqual([
      ['user', 0],
      ['agent', 0],
      ['user', 1],
      ['call', 1],
      ['result', 1],
      ['agent', 1],
      ['user', 2],
      ['agent', 2],
    ]);
    expect(trace.events[0]).toMatchObject({ act: 'request', about: 'B1001' });
    expect(trace.events[3]).toMatchObject({ tool: 'cancel_booking', args: { booking_id: 'B1001' }, by: 'agent' });
    const before = { ...booking, price: 7 };
    expect(trace.events[4]).toMatchObject({
      result: { status: 'cancelled' },
      rejected: false,
      changes: [{ table: 'bookings', id: 'B1001', before, after: { ...before, status: 'cancelled' } }],
    });
    expect(trace).toMatchObject({
      end: 'user-done',
      objects: TEST_CASE.driver.objects,
      requester: TEST_CASE.driver.requester,
      setup: TEST_CASE.driver.setup,
      complete: { calls: true, results: true, state: true },
    });
    expect(agent.heard[0]).toMatchObject({ prompt: 'You are the front desk.', seed: 'seed' });
    expect(agent.isClosed()).toBe(true);
  });

  it('ends only after the turn of the agent that follows the goodbye', async () => {
    const { trace } = run({
      users: [REQUEST, BYE],
      agent: [say('Shall I?'), callTool('cancel_booking', { booking_id: 'B1001' }), say('Cancelled.')],
    });
    const { events, end } = await trace;
    expect(end).toBe('user-done');
    expect(events.map(({ kind }) => kind)).toEqual(['user', 'agent', 'user', 'call', 'result', 'agent']);
  });

  it('ends when the agent says that it is done', async () => {
    const { trace } = run({ users: [REQUEST], agent: [{ ...say('Done.'), done: true }] });
    expect(await trace).toMatchObject({ end: 'agent-done' });
  });

  it('the user hears what was delivered to it, and nothing else', async () => {
    const { trace, reasoner } = run({
      agent: [
        {
          ...say('thinking aloud', false),
          ...callTool('read', { id: 'B1001' }),
          events: say('thinking aloud', false).events,
        },
        say('Here it is.'),
        say('Bye.'),
      ],
    });
    await trace;
    expect(reasoner.asked[1]?.input).toMatchObject({
      said: [
        { by: 'user', act: 'request' },
        { by: 'agent', text: 'Here it is.' },
      ],
    });
    expect(JSON.stringify(reasoner.asked)).not.toContain('thinking aloud');
  });

  it('parallel calls are all run, and answered together', async () => {
    const pending = [
      { callId: 'a', tool: 'read', args: { id: 'B1001' } },
      { callId: 'b', tool: 'cancel_booking', args: { booking_id: 'none' } },
    ];
    const { trace, agent } = run({ agent: [{ pending }, say('Done.'), say('Bye.')] });
    const { events } = await trace;
    expect(events.slice(1, 5).map(({ kind }) => kind)).toEqual(['call', 'call', 'result', 'result']);
    expect(events.filter(({ kind }) => kind === 'result')).toMatchObject([
      { callId: 'a', rejected: false },
      { callId: 'b', rejected: true, result: 'Error: there is no such booking', changes: [] },
    ]);
    expect(agent.heard[2]).toMatchObject({ results: [{ callId: 'a' }, { callId: 'b' }] });
  });

  it('a result that the agent reports of itself leaves the state unknown', async () => {
    const events = [
      { kind: 'call' as const, callId: 'x', tool: 'own', args: {}, by: 'agent' as const, turn: 0 },
      { kind: 'result' as const, callId: 'x', result: 1, rejected: false, changes: [], turn: 0 },
    ];
    const { trace } = run({ agent: [{ events: [...events, ...say('Done.').events] }, say('Bye.')] });
    expect((await trace).complete.state).toBe(false);
  });

  it('stops as soon as what happened settles it', async () => {
    const stopWhen = (soFar: { events: readonly { kind: string }[] }) =>
      soFar.events.some(({ kind }) => kind === 'result');
    const { trace } = run(
      { users: [REQUEST], agent: [callTool('cancel_booking', { booking_id: 'B1001' })] },
      { stopWhen },
    );
    expect(await trace).toMatchObject({ end: 'stopped' });
    expect((await trace).events.at(-1)?.kind).toBe('result');
  });
});

describe('limits', () => {
  const endless = Array.from({ length: 50 }, () => say('And then?'));
  const talk = [REQUEST, ...Array.from({ length: 50 }, () => user('Go on.'))];

  it('of turns', async () => {
    const { trace } = run({ users: talk, agent: endless }, { limits: { ...TRIAL_LIMITS, turns: 3 } });
    expect((await trace).events.filter(({ kind }) => kind === 'user')).toHaveLength(3);
    expect(await trace).toMatchObject({ end: 'budget' });
    expect((await trace).events.at(-1)).toMatchObject({ kind: 'error', of: 'budget' });
  });

  it('of calls', async () => {
    const agent = Array.from({ length: 50 }, () => callTool('read', { id: 'B1001' }));
    const { trace } = run({ users: [REQUEST], agent }, { limits: { ...TRIAL_LIMITS, calls: 4 } });
    expect((await trace).events.filter(({ kind }) => kind === 'call')).toHaveLength(4);
    expect((await trace).end).toBe('budget');
    const pending = ['a', 'b', 'c'].map(callId => ({ callId, tool: 'read', args: { id: 'B1001' } }));
    const flood = run({ users: [REQUEST], agent: [{ pending }] }, { limits: { ...TRIAL_LIMITS, calls: 2 } });
    const kinds = (await flood.trace).events.map(({ kind }) => kind);
    expect(kinds).toEqual(['user', 'call', 'call', 'result', 'result', 'error']);
  });

  it('of tokens', async () => {
    const usage = { calls: 1, inputTokens: 90, cachedInputTokens: 0, outputTokens: 20 };
    const { trace } = run(
      { users: talk, agent: endless.map(turn => ({ ...turn, usage })) },
      { limits: { ...TRIAL_LIMITS, tokens: 200 } },
    );
    expect(await trace).toMatchObject({ end: 'budget', usage: { calls: 2, inputTokens: 180, outputTokens: 40 } });
  });

  it('of time', async () => {
    const { trace, clock } = run(
      {
        users: talk,
        agent: endless,
      },
      {
        limits: { ...TRIAL_LIMITS, seconds: 60 },
        stopWhen: () => {
          clock.advance(25_000);
          return false;
        },
      },
    );
    expect(await trace).toMatchObject({ end: 'budget', durationMs: 75_000 });
  });
});

describe("faults are nobody else's", () => {
  const errorOf = async (trace: Promise<{ readonly end: string; readonly events: readonly unknown[] }>) => {
    const { end, events } = await trace;
    expect(end).toBe('fault');
    return events.at(-1);
  };

  it('two turns of the simulator that do not hold make the trial invalid', async () => {
    const empty = user(' ', 'request');
    expect(await errorOf(run({ users: [empty, empty] }).trace)).toMatchObject({
      of: 'simulator',
      message: 'the text is empty',
    });
    const { trace } = run({ users: [empty, REQUEST, BYE] });
    expect((await trace).end).toBe('user-done');
  });

  it('a turn with a value of the data that the user cannot know is refused', async () => {
    const guess = user('I want to cancel booking B1001, my neighbour is Guest Number3.', 'request');
    const { trace } = run({ users: [guess, guess] });
    expect(await errorOf(trace)).toMatchObject({ of: 'simulator', message: expect.stringContaining('guest number3') });
  });

  it('an engine that cannot play the user', async () => {
    expect(await errorOf(run({ users: [{ unable: 'no model' }] }).trace)).toMatchObject({
      of: 'simulator',
      message: 'no model',
    });
  });

  it('a provider that cannot be reached, for the user or the agent', async () => {
    expect(await errorOf(run({ users: [{ throws: new ProviderError('503') }] }).trace)).toMatchObject({
      of: 'provider',
    });
    const infra = { error: { kind: 'infra' as const, message: '503' } };
    expect(await errorOf(run({ agent: [infra] }).trace)).toMatchObject({ of: 'provider', message: '503' });
    const crashed = { error: { kind: 'infra' as const, of: 'host' as const, message: 'gone' } };
    expect(await errorOf(run({ agent: [crashed] }).trace)).toMatchObject({ of: 'host', message: 'gone' });
  });

  it('an agent that breaks, or says nothing twice in a row', async () => {
    const broken = { error: { kind: 'agent' as const, message: 'my fault' } };
    expect(await errorOf(run({ agent: [broken] }).trace)).toMatchObject({ of: 'agent', message: 'my fault' });
    expect(await errorOf(run({ users: [REQUEST, user('Hello?')], agent: [{}, {}] }).trace)).toMatchObject({
      of: 'agent',
    });
  });

  it('a host that fails in the middle: what happened before stays', async () => {
    const host: EnvironmentHost = {
      ...environment(),
      open: async () => ({
        call: async () => Promise.reject(new HostError('crashed')),
        close: async () => Promise.reject(new HostError('gone')),
      }),
    };
    const { trace, agent } = run({ agent: [callTool('read')], host });
    expect(await errorOf(trace)).toMatchObject({ of: 'host', message: 'crashed' });
    expect((await trace).events.map(({ kind }) => kind)).toEqual(['user', 'call', 'error']);
    expect(agent.isClosed()).toBe(true);
  });

  it('a host that will not start any more is no trial at all', async () => {
    const host: EnvironmentHost = {
      ...environment(),
      open: async () => Promise.reject(new EvidenceError('failed three times')),
    };
    await expect(run({ host }).trace).rejects.toThrow(EvidenceError);
  });
});

import { expect, it } from 'vitest';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import { runConversation } from '../../src/conversation/run-conversation.ts';
import { sampleValue } from '../../src/conversation/sample-value.ts';
import { createSimulatedHost } from '../../src/conversation/simulated-host.ts';
import type { SimulateCallInput } from '../../src/conversation/tasks/simulate-call.ts';
import { HostError } from '../../src/lib/errors.ts';
import { createRng } from '../../src/lib/rng.ts';
import { TRIAL_LIMITS } from '../../src/model/trial.ts';
import { aLibrary } from '../helpers/a-library.ts';
import { callTool, say, scriptAgent } from '../helpers/scripted-agent.ts';
import { scriptReasoner } from '../helpers/scripted-reasoner.ts';

const library = aLibrary();
const [write] = library.tools;
if (write === undefined) throw new Error('the library has no tool');
const read = {
  ...write,
  name: 'find_loan',
  access: 'read' as const,
  returns: { type: 'object', required: ['status'], properties: { status: { type: 'string' } } },
};
const artifacts = { ...library, tools: [...library.tools, read] };
const [loan = ''] = Object.keys(library.data['loans'] ?? {});

function answers(...results: readonly (readonly [unknown, boolean?])[]) {
  return scriptReasoner(
    ...results.map(([result, refused = false]) => ({ answer: { result: JSON.stringify(result), refused } })),
  );
}

it('a model answers within what the tool returns; an answer of another form is asked for once more', async () => {
  const reasoner = answers([{ state: 'open' }], [{ status: 'open' }]);
  const session = await createSimulatedHost({ reasoner }, artifacts).open([]);
  const answer = await session.call({ tool: 'find_loan', args: { loan_id: loan }, by: 'agent' });
  expect(answer).toEqual({ result: { status: 'open' }, rejected: false, changes: [] });
});

it('two answers of another form are a fault of the host', async () => {
  const session = await createSimulatedHost({ reasoner: answers([1], [2]) }, artifacts).open([]);
  await expect(session.call({ tool: 'find_loan', args: {}, by: 'agent' })).rejects.toThrow(HostError);
});

it('it is shown the records that the arguments name, as set up, and what it answered before', async () => {
  const reasoner = answers(['done'], ['done']);
  const setup = [{ table: 'loans', id: loan, before: null, after: { status: 'late' } }];
  const session = await createSimulatedHost({ reasoner }, artifacts).open(setup);
  await session.call({ tool: write.name, args: { loan_id: loan }, by: 'agent' });
  await session.call({ tool: write.name, args: { loan_id: loan }, by: 'agent' });
  const [first, second] = reasoner.asked.map(({ input }) => input as SimulateCallInput);
  expect(first?.records).toEqual([{ table: 'loans', id: loan, record: { status: 'late' } }]);
  expect(first?.ledger).toEqual([]);
  expect(second?.ledger).toEqual([{ tool: write.name, args: { loan_id: loan }, result: 'done', refused: false }]);
});

it('the same read gets the same answer without a model, until something was written', async () => {
  const reasoner = answers([{ status: 'open' }], ['renewed'], [{ status: 'renewed' }]);
  const session = await createSimulatedHost({ reasoner }, artifacts).open([]);
  const look = () => session.call({ tool: 'find_loan', args: { loan_id: loan }, by: 'agent' });
  expect([await look(), await look()].map(({ result }) => result)).toEqual([{ status: 'open' }, { status: 'open' }]);
  await session.call({ tool: write.name, args: { loan_id: loan }, by: 'agent' });
  expect((await look()).result).toEqual({ status: 'renewed' });
  expect(reasoner.left()).toBe(0);
});

it('a refusal is a rejection, and a tool that does not exist is refused without a model', async () => {
  const session = await createSimulatedHost({ reasoner: answers(['no such loan', true]) }, artifacts).open([]);
  const refused = { result: 'Error: no such loan', rejected: true, changes: [] };
  expect(await session.call({ tool: 'find_loan', args: {}, by: 'agent' })).toEqual(refused);
  expect((await session.call({ tool: 'invent', args: {}, by: 'agent' })).rejected).toBe(true);
});

it('its trials are approximate, and their state is known up to the first call that writes', async () => {
  const user = createOfflineReasoner({
    'user-turn': () => ({ text: 'Please renew it.', act: 'request', facts: [], about: null }),
  });
  const agent = scriptAgent(callTool(write.name), { ...say('Done.'), done: true });
  const brief = {
    requester: null,
    profile: {},
    objects: [],
    request: 'the reader asks to renew a loan',
    tool: write.name,
    facts: {},
    says: [],
    instructions: '',
  };
  const driver = { objects: {}, requester: null, setup: [], brief };
  const trace = await runConversation(
    {
      reasoner: user,
      agent,
      host: createSimulatedHost({ reasoner: answers(['done']) }, artifacts),
      clock: { now: () => 0, sleep: async () => undefined },
    },
    { testCase: { id: 'c', scenario: 'a.b', driver, strategy: 'default', seed: 's' }, artifacts, limits: TRIAL_LIMITS },
  );
  expect(trace).toMatchObject({
    approximate: true,
    complete: { calls: true, results: true, state: true },
    stateKnownUntil: trace.events.findIndex(({ kind }) => kind === 'call'),
  });
});

const shop = {
  ...artifacts,
  data: {},
  tools: [
    {
      ...read,
      returns: {
        type: 'object',
        required: ['loan_id', 'status', 'due'],
        properties: {
          loan_id: { type: 'string' },
          status: { type: 'string', enum: ['open', 'late'] },
          due: { type: 'string', format: 'date' },
          fee: { type: 'number', minimum: 2, maximum: 5 },
          note: { type: 'string' },
        },
      },
    },
    write,
  ],
};
const samplesOf = ({ asked }: ReturnType<typeof scriptReasoner>) =>
  asked.map(({ input }) => (input as SimulateCallInput).sample);

it('without business data it is given a sample record out of the schema, the same for the same call', async () => {
  const reasoner = answers(
    [{ loan_id: 'L7', status: 'open', due: '2026-05-05' }],
    ['done'],
    [{ loan_id: 'L7', status: 'late', due: 'x' }],
  );
  const session = await createSimulatedHost({ reasoner }, shop).open([]);
  const look = () => session.call({ tool: 'find_loan', args: { loan_id: 'L7' }, by: 'agent' });
  await look();
  await session.call({ tool: write.name, args: { loan_id: 'L7' }, by: 'agent' });
  await look();
  const [first, ofWrite, again] = samplesOf(reasoner);
  expect(first).toMatchObject({
    loan_id: 'L7',
    status: expect.stringMatching(/^(?:open|late)$/),
    due: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    fee: expect.any(Number),
  });
  expect(first).not.toHaveProperty('note');
  expect([ofWrite, again]).toEqual([null, first]);
  expect(reasoner.asked[0]?.text).toContain('sample record');
});

it('with business data there is no sample', async () => {
  const reasoner = answers([{ status: 'open' }]);
  const session = await createSimulatedHost({ reasoner }, artifacts).open([]);
  await session.call({ tool: 'find_loan', args: { loan_id: loan }, by: 'agent' });
  expect(samplesOf(reasoner)).toEqual([null]);
});

it('samples differ from call to call, and stay within the schema', () => {
  const [{ returns }] = shop.tools as [(typeof shop.tools)[0]];
  const samples = Array.from(
    { length: 40 },
    (_, n) => sampleValue(returns, { rng: createRng(n) }) as Record<string, unknown>,
  );
  expect(new Set(samples.map(sample => JSON.stringify(sample))).size).toBeGreaterThan(20);
  for (const { fee } of samples) expect(Number(fee) >= 2 && Number(fee) <= 5).toBe(true);
});

it('an answer that contradicts an earlier one about a record is asked for once more, then a fault', async () => {
  const other = { ...read, name: 'list_loans', returns: { type: 'array' } };
  const tools = { ...shop, tools: [...shop.tools, other] };
  const open = { loan_id: 'L7', status: 'open', due: '2026-05-05' };
  const late = [
    { loan_id: 'L8', status: 'late' },
    { loan_id: 'L7', status: 'late' },
  ];
  const list = { tool: 'list_loans', args: {}, by: 'agent' } as const;
  const look = { tool: 'find_loan', args: { loan_id: 'L7' }, by: 'agent' } as const;

  const mended = await createSimulatedHost({ reasoner: answers([open], [late], [[open]]) }, tools).open([]);
  await mended.call(look);
  expect((await mended.call(list)).result).toEqual([open]);

  const stubborn = await createSimulatedHost({ reasoner: answers([open], [late], [late]) }, tools).open([]);
  await stubborn.call(look);
  await expect(stubborn.call(list)).rejects.toThrow('status of loan_id L7 was "open" before, and nothing was written');
});

it('what was written since may have changed the record; the answer to the write itself binds', async () => {
  const open = { loan_id: 'L7', status: 'open', due: '2026-05-05' };
  const late = { ...open, status: 'late' };
  const reasoner = answers([open], [late], [open], [late]);
  const session = await createSimulatedHost({ reasoner }, shop).open([]);
  const look = () => session.call({ tool: 'find_loan', args: { loan_id: 'L7' }, by: 'agent' });
  await look();
  await session.call({ tool: write.name, args: { loan_id: 'L7' }, by: 'agent' });
  expect((await look()).result).toEqual(late);
  expect(reasoner.left()).toBe(0);
});

it('business data bind as long as nothing was written', async () => {
  const data = { loans: { L7: { loan_id: 'L7', status: 'late', due: '2026-05-05' } } };
  const late = { loan_id: 'L7', status: 'late', due: '2026-05-05', fee: 3 };
  const reasoner = answers([{ ...late, status: 'open' }], [late]);
  const session = await createSimulatedHost({ reasoner }, { ...shop, data }).open([]);
  expect((await session.call({ tool: 'find_loan', args: { loan_id: 'L7' }, by: 'agent' })).result).toEqual(late);
  expect(reasoner.left()).toBe(0);
});

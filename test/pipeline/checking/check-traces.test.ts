import { describe, expect, it } from 'vitest';
import type { EnvironmentHost } from '../../../src/model/ports.ts';
import type { Spec } from '../../../src/model/spec.ts';
import type { Trace } from '../../../src/model/trace.ts';
import { checkTraces } from '../../../src/pipeline/checking/check-traces.ts';
import { listMonitored } from '../../../src/pipeline/checking/list-monitored.ts';
import { mapInOrder } from '../../../src/pipeline/checking/map-in-order.ts';
import type { ReadTrace } from '../../../src/traces/read-traces.ts';
import { agent, aTrace, call, result, user } from '../../helpers/a-trace.ts';
import { scriptReasoner } from '../../helpers/scripted-reasoner.ts';
import { aRefined, HOTEL } from '../../oracle/booking-world.ts';

const RECORDED = { end: 'recorded', complete: { calls: true, results: true, state: false } } as const;

function read(trace: Trace): ReadTrace {
  return { kind: 'trace', trace, format: 'openai-chat', line: 1 };
}

async function* inTurn<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

const never = aRefined({ given: [], check: { kind: 'never-called', tool: 'cancel_booking' } });
const cancels = (id: string, rejected = false) =>
  aTrace(
    [
      user('Cancel it', undefined, { messageIndex: 1 }),
      call('cancel_booking', { booking_id: 'B1' }, { messageIndex: 2 }),
      result('cancel_booking', { rejected, messageIndex: 3 }),
      agent('Done.', { messageIndex: 4 }),
    ],
    { ...RECORDED, id },
  );

function check(traces: readonly ReadTrace[], parts: { host?: EnvironmentHost; specs?: readonly Spec[] } = {}) {
  const specs = parts.specs === undefined ? [never] : listMonitored(parts.specs);
  return checkTraces({ host: parts.host ?? null, judge: null }, { artifacts: HOTEL, specs }, inTurn(traces));
}

describe('checking recordings', () => {
  it('counts breaches, attempts and conversations, and names trace, event and message of each witness', async () => {
    const done = await check([
      read(cancels('a')),
      read(cancels('b', true)),
      { kind: 'problem', problem: 'day.jsonl:3: not JSON' },
      read(aTrace(user('Hello'), agent('Good day.'), { ...RECORDED, id: 'c' })),
    ]);
    expect(done.traces).toBe(3);
    expect(done.problems).toEqual(['day.jsonl:3: not JSON']);
    expect(done.specs).toEqual([
      {
        id: never.scenario.id,
        triggered: 3,
        satisfied: 1,
        breached: 1,
        attempts: 1,
        undecided: 1,
        undecidedBecause: { [`not known: ${never.scenario.when}`]: 1 },
        witnesses: [
          { trace: 'a', event: 1, messageIndex: 2, effect: 'executed' },
          { trace: 'b', event: 1, messageIndex: 2, effect: 'rejected' },
        ],
      },
    ]);
    expect(done.shown.map(({ trace, witness }) => [trace.id, witness.reason])).toEqual([
      ['a', 'cancel_booking was called'],
    ]);
    expect(done.replay).toEqual({ calls: 0, equal: 0, different: 0 });
  });

  it('an attempt that counts as a breach is still counted among the attempts', async () => {
    const strict = aRefined({ given: [], check: { kind: 'never-called', tool: 'cancel_booking' }, attempts: 'count' });
    const { specs, shown } = await checkTraces(
      { host: null, judge: null },
      { artifacts: HOTEL, specs: [strict] },
      inTurn([read(cancels('b', true))]),
    );
    expect(specs.map(({ breached, attempts }) => [breached, attempts])).toEqual([[0, 1]]);
    expect(shown).toEqual([]);
  });

  it('what was due and not done is a breach without a call, at the end of the conversation', async () => {
    const due = aRefined({
      given: [],
      check: { kind: 'called', tool: 'get_booking' },
      spec: { tools: ['cancel_booking'] },
    });
    const { specs } = await checkTraces(
      { host: null, judge: null },
      { artifacts: HOTEL, specs: [due] },
      inTurn([read(cancels('a'))]),
    );
    expect(specs[0]?.witnesses).toEqual([{ trace: 'a', event: 3, messageIndex: 4, effect: 'none' }]);
  });

  it('without an environment a clause about the state is undecided, and its words say why', async () => {
    const clause = {
      kind: 'environment',
      text: 'the booking is confirmed',
      where: { of: 'booking', field: 'status', op: '=', value: 'confirmed' },
    } as const;
    const spec = aRefined({ given: [clause], check: { kind: 'never-called', tool: 'cancel_booking' } });
    const { specs } = await checkTraces(
      { host: null, judge: null },
      { artifacts: HOTEL, specs: [spec] },
      inTurn([read(cancels('a'))]),
    );
    expect(specs[0]).toMatchObject({ undecidedBecause: { 'not known: the booking is confirmed': 1 }, breached: 0 });
  });

  it('a host at fault leaves the conversation without a state and is told, and the next one is checked', async () => {
    const { HostError } = await import('../../../src/lib/errors.ts');
    let opened = 0;
    const host: EnvironmentHost = {
      describe: async () => ({ tools: ['cancel_booking'], tables: [] }),
      open: async () => {
        opened += 1;
        const isFirst = opened === 1;
        return {
          call: async () => {
            if (isFirst) throw new HostError('the environment host ended by itself');
            return { result: 'ok', rejected: false, changes: [] };
          },
          close: async () => undefined,
        };
      },
      close: async () => undefined,
    };
    const { problems, replay, traces } = await check([read(cancels('a')), read(cancels('b'))], { host });
    expect(problems).toEqual(['conversation a: not replayed: the environment host ended by itself']);
    expect(replay).toEqual({ calls: 1, equal: 1, different: 0 });
    expect(traces).toBe(2);
  });

  it('permissions and rejected rules have no monitor', () => {
    const { spec } = never;
    const scenario = { ...never.scenario, force: 'permitted' as const };
    expect(listMonitored([{ ...spec, status: 'rejected' }])).toEqual([]);
    expect(listMonitored([{ ...spec, scenarios: [scenario] }])).toEqual([]);
    expect(listMonitored([{ ...spec, status: 'proposed' }]).length).toBe(1);
  });

  it('a model is asked only where a judge is given and code leaves the clause to it', async () => {
    const said = aRefined({ given: [], check: { kind: 'not-said', sentence: 'a refund is certain' } });
    const trace = read(cancels('a'));
    const input = { artifacts: HOTEL, specs: [said, never] };
    const silent = await checkTraces({ host: null, judge: null }, input, inTurn([trace]));
    expect(silent.specs[0]).toMatchObject({ undecided: 1, undecidedBecause: { 'needs a reader': 1 } });
    const answer = { judgment: 'satisfied', events: [], quotes: [] };
    const reasoner = scriptReasoner({ answer });
    const judged = await checkTraces({ host: null, judge: { reasoner, votes: 1 } }, input, inTurn([trace]));
    expect(reasoner.asked.map(({ task }) => task)).toEqual(['judge-assertion']);
    expect(judged.specs[0]).toMatchObject({ satisfied: 1, undecided: 0 });
  });
});

describe('steps in order', () => {
  it('results come in the order of the items, and no more steps than the limit are begun', async () => {
    let open = 0;
    let most = 0;
    const step = async (item: number) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise(resolve => setTimeout(resolve, (7 * item) % 5));
      open -= 1;
      return item * 2;
    };
    const results: number[] = [];
    for await (const value of mapInOrder(inTurn([...Array(20).keys()]), 4, step)) results.push(value);
    expect(results).toEqual([...Array(20).keys()].map(item => item * 2));
    expect(most).toBe(4);
  });

  it('a step that fails ends the whole', async () => {
    const all = async () => {
      for await (const _ of mapInOrder(inTurn([1, 2]), 4, async item => Promise.reject(new Error(`step ${item}`)))) {
        // nothing comes
      }
    };
    await expect(all()).rejects.toThrow('step 1');
  });
});

import { describe, expect, it } from 'vitest';
import { problemsOf, readAll, tracesOf } from '../helpers/read-all.ts';

const user = (content: string) => ({ role: 'user', content });
const says = (content: string) => ({ role: 'assistant', content });
const calls = (name: string, args: object, content: string | null = null, id = 'c1') => ({
  role: 'assistant',
  content,
  tool_calls: [{ id, type: 'function', function: { name, arguments: JSON.stringify(args) } }],
});
const tool = (content: string, id = 'c1') => ({ role: 'tool', tool_call_id: id, content });
const line = (record: unknown) => `${JSON.stringify(record)}\n`;
const CANCEL = [user('Cancel B1'), calls('cancel', { booking_id: 'B1' }), tool('{"id":"B1"}'), says('Done.')];

describe('records of a file', () => {
  it('JSON Lines, a list on one line, a list on many and objects on many give the same conversations', async () => {
    const records = [{ messages: CANCEL }, { messages: [user('Hello')] }];
    const forms = [
      records.map(line).join(''),
      `${JSON.stringify(records)}\n`,
      JSON.stringify(records, null, 2),
      records.map(record => JSON.stringify(record, null, 2)).join('\n'),
    ];
    const read = await Promise.all(forms.map(async form => tracesOf(await readAll(form))));
    const [first = []] = read;
    expect(first.map(({ events }) => events.length)).toEqual([4, 1]);
    for (const traces of read) expect(traces.map(({ events }) => events)).toEqual(first.map(({ events }) => events));
  });

  it('a conversation is named by its id, else by its line; the form of tau-bench by task and trial', async () => {
    const text = `${line({ id: 'conv-9', messages: CANCEL })}\n${line({ messages: CANCEL })}${line({ task_id: 4, trial: 1, messages: CANCEL })}`;
    expect(tracesOf(await readAll(text)).map(({ id }) => id)).toEqual(['conv-9', '3', '4:1']);
  });

  it('half a record and an unknown shape are one line each, with their place, and the rest is read', async () => {
    const half = line({ messages: CANCEL }).slice(0, 60);
    const text = `${half}\n${line({ messages: CANCEL })}${line({ rows: [1, 2] })}42\n${line({ messages: [{ role: 'assistant', tool_calls: [{ id: 'c' }] }] })}${line({ messages: CANCEL })}`;
    const items = await readAll(text, {}, 'day.jsonl');
    expect(tracesOf(items).map(({ id }) => id)).toEqual(['2', '6']);
    const problems = problemsOf(items);
    expect(problems.map(problem => problem.split(' ')[0])).toEqual([
      'day.jsonl:1:',
      'day.jsonl:3:',
      'day.jsonl:4:',
      'day.jsonl:5:',
    ]);
    expect(problems[0]).toContain('not JSON');
    expect(problems[1]).toContain('no known form of a conversation');
    expect(problems[3]).toContain('openai-chat: messages.0.tool_calls.0.function');
  });

  it('a document that ends too early is a problem at the line where its record begins', async () => {
    const text = JSON.stringify([{ messages: CANCEL }, { messages: CANCEL }], null, 2);
    const items = await readAll(text.slice(0, text.length - 40), {}, 'day.json');
    expect(tracesOf(items).length).toBe(1);
    expect(problemsOf(items)).toEqual([expect.stringMatching(/^day\.json:\d+: cut off/)]);
  });

  it('braces and quotes inside texts do not end a record', async () => {
    const tricky = 'a "}]" and \\" {[ \u2028 end';
    const text = JSON.stringify([{ messages: [user(tricky)] }, { messages: [user('next')] }], null, 1);
    const said = tracesOf(await readAll(text)).map(({ events }) => events[0]?.kind === 'user' && events[0].text);
    expect(said).toEqual([tricky, 'next']);
  });

  it('broken lines at the head, wherever they are cut, cost no conversation after them', async () => {
    const whole = line({ messages: CANCEL }).trim();
    const good = line({ messages: CANCEL }).repeat(8);
    for (let cut = 1; cut < whole.length; cut++) {
      const items = await readAll(`${whole.slice(0, cut)}\n${whole.slice(0, 40)}\n${good}`, {}, 'day.jsonl');
      expect(tracesOf(items).length, `cut at ${cut}`).toBe(8);
      expect(problemsOf(items).map(problem => problem.split(' ')[0])).toEqual(['day.jsonl:1:', 'day.jsonl:2:']);
    }
  });

  it('lines of a log at the head are told, and two records on one line are both read', async () => {
    const record = line({ messages: CANCEL }).trim();
    const items = await readAll(`[2026-01-01] INFO up\nlistening\n${record}${record}\n${record}\n`, {}, 'day.jsonl');
    expect(tracesOf(items).length).toBe(3);
    expect(problemsOf(items)).toEqual(['day.jsonl:1: not JSON', 'day.jsonl:2: not JSON']);
    const many = await readAll(`${'starting\n'.repeat(150)}${record}`, {}, 'day.jsonl');
    expect(tracesOf(many).length).toBe(1);
    expect(problemsOf(many).length).toBe(101);
  });

  it('an object whose messages stand one a line at the margin is one conversation', async () => {
    const text = `{"messages":[\n${CANCEL.map(message => JSON.stringify(message)).join(',\n')}\n]}\n`;
    expect(tracesOf(await readAll(text.repeat(2))).map(({ events }) => events.length)).toEqual([4, 4]);
  });

  it('an empty file holds nothing', async () => {
    expect(await readAll('\n  \n')).toEqual([]);
  });
});

describe('what a recording says of itself', () => {
  it('text beside a call is kept and counts as delivered, unless its harness is known to drop it or we are told so', async () => {
    const messages = [user('Cancel B1'), calls('cancel', {}, 'One moment.'), tool('ok'), says('Done.')];
    const delivered = async (record: object, options = {}) =>
      tracesOf(await readAll(line(record), options)).map(({ events }) =>
        events.flatMap(event => (event.kind === 'agent' ? [event.delivered] : [])),
      );
    expect(await delivered({ messages })).toEqual([[true, true]]);
    expect(await delivered({ task_id: 1, trial: 0, messages })).toEqual([[false, true]]);
    expect(await delivered({ messages }, { textBesideCalls: 'dropped' })).toEqual([[false, true]]);
    expect(await delivered({ task_id: 1, trial: 0, messages }, { textBesideCalls: 'delivered' })).toEqual([
      [true, true],
    ]);
  });

  it('words alone do not show that calls are recorded; a list of tools does', async () => {
    const messages = [user('Hello'), says('Good day.')];
    const whole = async (record: object) => tracesOf(await readAll(line(record)))[0]?.complete;
    expect(await whole({ messages })).toEqual({ calls: false, results: false, state: false });
    expect(await whole({ messages, tools: [] })).toEqual({ calls: true, results: true, state: false });
    expect(await whole({ messages: CANCEL })).toEqual({ calls: true, results: true, state: false });
  });

  it('a result without its call, or a call without its result, leaves that channel open', async () => {
    const whole = async (messages: object[]) => tracesOf(await readAll(line({ messages })))[0]?.complete;
    expect(await whole([user('Cancel'), calls('cancel', {})])).toMatchObject({ calls: true, results: false });
    expect(await whole([user('Cancel'), tool('ok', 'other'), ...CANCEL])).toMatchObject({ calls: false });
  });

  it('a rejection is what the configuration says, or a refusal in the words of an environment', async () => {
    const rejected = async (content: string, form: { error: boolean; resultMatches?: string }) =>
      tracesOf(
        await readAll(line({ messages: [user('Cancel'), calls('cancel', {}), tool(content)] }), { rejected: form }),
      ).flatMap(({ events }) => events.flatMap(event => (event.kind === 'result' ? [event.rejected] : [])));
    expect(await rejected('Error: no such booking', { error: true })).toEqual([true]);
    expect(await rejected('Error: no such booking', { error: false })).toEqual([false]);
    expect(await rejected('DENIED by policy', { error: true })).toEqual([false]);
    expect(await rejected('DENIED by policy', { error: false, resultMatches: '^DENIED' })).toEqual([true]);
  });

  it('arguments that are no JSON object are kept as they stand', async () => {
    const broken = calls('cancel', {});
    const [call] = broken.tool_calls;
    if (call) call.function.arguments = '{"booking_id": "B1"';
    const [trace] = tracesOf(await readAll(line({ messages: [user('Cancel'), broken] })));
    expect(trace?.events[1]).toMatchObject({ kind: 'call', args: { arguments: '{"booking_id": "B1"' } });
  });
});

describe('steps and operations', () => {
  it("a UI message with two steps keeps each step's call before its result", async () => {
    const part = (tool: string, id: string) => ({
      type: `tool-${tool}`,
      toolCallId: id,
      state: 'output-available',
      input: {},
      output: { ok: true },
    });
    const parts = [
      { type: 'step-start' },
      part('find', 'a'),
      part('get', 'b'),
      { type: 'step-start' },
      part('cancel', 'c'),
    ];
    const record = {
      messages: [
        { role: 'user', parts: [{ type: 'text', text: 'Cancel' }] },
        { role: 'assistant', parts },
      ],
    };
    const [trace] = tracesOf(await readAll(line(record)));
    expect(trace?.events.map(event => ('callId' in event ? `${event.kind} ${event.callId}` : event.kind))).toEqual([
      'user',
      'call a',
      'call b',
      'result a',
      'result b',
      'call c',
      'result c',
    ]);
  });

  it('an item of the Responses API that speaks beside a call belongs to the same message', async () => {
    const items = [
      { type: 'message', role: 'user', content: 'Cancel B1' },
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'One moment.' }] },
      { type: 'function_call', call_id: 'c', name: 'cancel', arguments: '{}' },
      { type: 'function_call_output', call_id: 'c', output: 'ok' },
    ];
    const [trace] = tracesOf(await readAll(line({ items }), { textBesideCalls: 'dropped' }));
    expect(trace?.events.map(({ messageIndex }) => messageIndex)).toEqual([0, 1, 1, 3]);
    expect(trace?.events[1]).toMatchObject({ kind: 'agent', delivered: false });
  });

  it("a call of the user's own tool in tau2 is a user operation", async () => {
    const messages = [
      { role: 'user', content: null, tool_calls: [{ id: 'u', name: 'toggle_data', arguments: {}, requestor: 'user' }] },
      { role: 'tool', id: 'u', content: 'off', requestor: 'user', error: false },
    ];
    const [trace] = tracesOf(await readAll(line({ simulations: [{ id: 's', messages }] })));
    expect(trace?.events[0]).toMatchObject({ kind: 'call', by: 'user', tool: 'toggle_data' });
  });
});

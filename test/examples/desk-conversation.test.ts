import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startDesk } from '../../examples/desk/agent/agent.ts';
import * as deskTools from '../../examples/desk/env/tools.ts';
import { createModuleAgent } from '../../src/adapters/agents/module-agent.ts';
import { createModuleHost } from '../../src/adapters/environment/module-host.ts';
import type { EnvironmentSession } from '../../src/model/ports.ts';
import { inProcessEnvironment } from '../helpers/in-process-environment.ts';
import { loadDesk, ROOT } from './desk-workspace.ts';

const artifacts = await loadDesk('base');
const { tools, now } = artifacts;
const trial = { prompt: artifacts.prompt.text, tools, now, seed: 'a conversation' };

/** Says these things to the desk, one after the other; what it called, and what it said last. */
async function talk(...lines: readonly string[]): Promise<{ calls: readonly string[]; last: string }> {
  const agent = startDesk(trial, []);
  const session = await inProcessEnvironment({ ...artifacts, tools: deskTools, tables: artifacts.data }).open([]);
  const calls: string[] = [];
  let last = '';
  for (const user of lines) last = await runTurn(agent, { user }, { session, calls });
  return { calls, last };
}

async function runTurn(
  agent: ReturnType<typeof startDesk>,
  first: { readonly user: string },
  { session, calls }: { readonly session: EnvironmentSession; readonly calls: string[] },
): Promise<string> {
  let turn = await agent.send(first);
  for (;;) {
    const [call] = turn.pending ?? [];
    if (call === undefined) return turn.events.map(event => (event.kind === 'agent' ? event.text : '')).join(' ');
    calls.push(call.tool);
    const { result } = await session.call({ ...call, by: 'agent' });
    turn = await agent.send({ results: [{ callId: call.callId, result }] });
  }
}

describe('the desk', () => {
  test('asks again what it does not understand, and hands over in the end', async () => {
    const once = await talk('Bonjour!');
    expect(once.calls).toEqual([]);
    expect(once.last).toContain('?');
    const often = await talk('Bonjour!', 'Ca va?', 'Oui.');
    expect(often.calls).toEqual(['transfer_to_staff']);
    expect(often.last).toContain('transferred');
  });

  test('asks for a guest id that exists before it looks anything up', async () => {
    const { calls, last } = await talk('Please cancel B1001.', 'guest id: G999');
    expect(calls).toEqual(['find_guest']);
    expect(last).toContain('guest id');
  });

  test('does nothing when the guest says no to the proposal', async () => {
    const { calls } = await talk('Please cancel B1060, my plans changed.', 'G001', 'No, leave it.');
    expect(calls).toEqual(['find_guest', 'get_booking']);
  });

  test('asks anew when the guest answers a proposal with other wishes', async () => {
    const lines = ['I want to change my booking B1060.', 'G001', 'nights: 4', 'Better 6 nights.'];
    const { calls, last } = await talk(...lines);
    expect(calls).toEqual(['find_guest', 'get_booking']);
    expect(last).toContain('would then have 6 nights');
    expect((await talk(...lines, 'Yes.')).calls.at(-1)).toBe('change_booking');
  });

  test('offers as many cots as the limit allows, and adds them after a yes', async () => {
    const { calls, last } = await talk('I want an extra for booking B1060: 4 cots.', 'G001');
    expect(calls).toEqual(['find_guest', 'get_booking']);
    expect(last).toContain('2 x cot');
    const done = await talk('I want an extra for booking B1060: 4 cots.', 'G001', 'Yes.', 'Another extra.', 'B1060');
    expect(done.calls).toEqual(['find_guest', 'get_booking', 'add_extra', 'get_booking']);
  });

  test('asks for the hour of a late check-out, and moves a late one to the latest that is allowed', async () => {
    const { calls, last } = await talk('A late check-out for B1060, please.', 'G001', 'hour: 16', 'Yes.');
    expect(calls).toEqual(['find_guest', 'get_booking', 'request_late_checkout']);
    expect(last).toContain("at 14 o'clock");
  });

  test('serves a second request of the same guest without asking who it is', async () => {
    const { calls } = await talk('Show me booking B1060.', 'G001', 'Now cancel B1060.', 'reason: illness', 'Yes.');
    expect(calls).toEqual(['find_guest', 'get_booking', 'get_booking', 'cancel_booking']);
  });
});

describe('in child processes', () => {
  const place = (module: string) => ({ module: join(ROOT, 'examples/desk', module), workspace: ROOT });
  const host = createModuleHost({ ...place('env/tools.ts'), ...artifacts, tables: artifacts.data });
  const agent = createModuleAgent(place('agent/agent.ts'));
  afterAll(() => Promise.all([host.close(), agent.close()]));

  test('the environment offers the tools of the definitions', async () => {
    expect((await host.describe()).tools).toEqual(tools.map(({ name }) => name).sort());
  });

  test('the agent starts without a defect and answers', async () => {
    const session = await agent.start(trial);
    const turn = await session.send({ user: 'Please cancel B1001.' });
    expect(turn.events).toMatchObject([{ kind: 'agent', delivered: true }]);
    await session.close();
  });
});

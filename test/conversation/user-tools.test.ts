import { expect, it } from 'vitest';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import { takeUserTurn } from '../../src/adapters/offline/take-user-turn.ts';
import { runConversation } from '../../src/conversation/run-conversation.ts';
import { takeUserTurn as userTask } from '../../src/conversation/tasks/take-user-turn.ts';
import type { Reasoner } from '../../src/model/task.ts';
import { TRIAL_LIMITS, type UserBrief, type UserTurn } from '../../src/model/trial.ts';
import { aLibrary } from '../helpers/a-library.ts';
import { inProcessEnvironment } from '../helpers/in-process-environment.ts';
import { type AgentStep, callTool, say, scriptAgent } from '../helpers/scripted-agent.ts';
import { scriptReasoner } from '../helpers/scripted-reasoner.ts';

const PHONE = [
  { name: 'check_status_bar', description: 'Shows the icons', parameters: { type: 'object', properties: {} } },
  { name: 'toggle_airplane_mode', description: 'Turns airplane mode', parameters: { type: 'object', properties: {} } },
  {
    name: 'set_network_mode',
    description: 'Chooses the network',
    parameters: {
      type: 'object',
      properties: { mode: { type: 'string', enum: ['4g_only', '5g_only'] } },
      required: ['mode'],
    },
  },
];
const brief: UserBrief = {
  requester: null,
  profile: {},
  objects: [],
  request: 'the customer asks for help with the phone',
  tool: null,
  facts: {},
  says: [],
  instructions: '',
  tools: PHONE,
};
const artifacts = {
  ...aLibrary(),
  userTools: PHONE.map(tool => ({ ...tool, access: 'unknown' as const, file: 'phone.json', anchors: [] })),
  data: { phones: { P1: { airplane: true, mode: '4g_only' } } },
};

async function converse(reasoner: Reasoner, ...steps: readonly AgentStep[]) {
  const host = inProcessEnvironment({
    tables: artifacts.data,
    tools: {
      check_status_bar: (db, _args, { by }) =>
        `airplane mode is ${db['phones']?.['P1'].airplane ? 'on' : 'off'} (${by})`,
      toggle_airplane_mode: db => {
        const phone = db['phones']?.['P1'];
        phone.airplane = !phone.airplane;
        return 'done';
      },
      set_network_mode: (db, { mode }) => {
        const phone = db['phones']?.['P1'];
        phone.mode = mode;
        return `mode is ${mode}`;
      },
    },
  });
  const agent = scriptAgent(...steps);
  const driver = { objects: {}, requester: null, setup: [], brief };
  const testCase = { id: 'c', scenario: 'a.b', driver, strategy: 'default', seed: 's' };
  const clock = { now: () => 0, sleep: async () => undefined };
  const trace = await runConversation({ reasoner, agent, host, clock }, { testCase, artifacts, limits: TRIAL_LIMITS });
  return { trace, heard: agent.heard.slice(1) };
}

const offline = createOfflineReasoner({ 'user-turn': takeUserTurn });

it('the user operates its phone when told to, and reports what it saw', async () => {
  const { trace, heard } = await converse(
    offline,
    say('Please toggle airplane mode, then check the status bar.'),
    say('Your phone works now. Goodbye.'),
    say('Bye.'),
  );
  const operated = trace.events.filter(event => event.kind === 'call');
  expect(operated).toMatchObject([
    { tool: 'toggle_airplane_mode', by: 'user' },
    { tool: 'check_status_bar', by: 'user' },
  ]);
  expect(trace.events.filter(event => event.kind === 'result')).toMatchObject([
    { changes: [{ table: 'phones', id: 'P1', before: { airplane: true }, after: { airplane: false } }] },
    { result: 'airplane mode is off (user)', changes: [] },
  ]);
  expect(heard[1]).toEqual({
    user: 'I did that. I see this:\ntoggle_airplane_mode: done\ncheck_status_bar: airplane mode is off (user)',
  });
  expect(trace.events.filter(event => event.kind === 'user')).toMatchObject([
    { act: 'request' },
    { act: 'operate' },
    { act: 'end' },
  ]);
});

it('an argument is what the agent named', async () => {
  const { trace } = await converse(
    offline,
    say('Please set the network mode to 5g only.'),
    say('Done, goodbye.'),
    say('Bye.'),
  );
  expect(trace.events.find(event => event.kind === 'call')).toMatchObject({ args: { mode: '5g_only' }, by: 'user' });
});

it('a model sees its device and what it showed, and operates only what it has', async () => {
  const turn = (parts: Partial<UserTurn>) => ({
    answer: { text: 'Yes.', act: 'operate', facts: [], about: null, operate: null, ...parts },
  });
  const reasoner = scriptReasoner(
    turn({ text: 'My phone is broken.', act: 'request' }),
    turn({ operate: { tool: 'reboot', args: '{}' } }),
    turn({ operate: { tool: 'check_status_bar', args: '{}' } }),
    turn({ text: 'It says that airplane mode is on.' }),
    turn({ text: 'Goodbye.', act: 'end' }),
  );
  const { trace, heard } = await converse(
    reasoner,
    say('What does the status bar say?'),
    say('I see. Goodbye.'),
    say('Bye.'),
  );
  expect(reasoner.asked[0]?.text).toContain('toggle_airplane_mode');
  expect(reasoner.asked.at(-2)?.text).toContain('(your device): check_status_bar: airplane mode is on (user)');
  expect(heard[1]).toEqual({ user: 'It says that airplane mode is on.' });
  expect(trace.events.filter(event => event.kind === 'call')).toHaveLength(1);
});

it('nothing is operated before it was asked for, and an agent has no hand on the phone', async () => {
  const operate = { tool: 'check_status_bar', args: '{}' };
  const early = userTask.check({ text: 'Hm.', act: 'operate', facts: [], about: null, operate }, { brief, said: [] });
  expect(early.join()).toContain('nobody asked you to operate');
  const { trace } = await converse(offline, callTool('toggle_airplane_mode'), say('Done, goodbye.'), say('Bye.'));
  expect(trace.events.find(event => event.kind === 'result')).toMatchObject({ rejected: true, changes: [] });
});

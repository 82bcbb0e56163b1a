import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createModuleHost } from '../../src/adapters/environment/module-host.ts';
import { openFolder } from '../../src/adapters/files/folder-tree.ts';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import { takeUserTurn } from '../../src/adapters/offline/take-user-turn.ts';
import { loadArtifacts } from '../../src/artifacts/load-artifacts.ts';
import { readTools } from '../../src/artifacts/read-tools.ts';
import { runConversation } from '../../src/conversation/run-conversation.ts';
import { buildDriver } from '../../src/driver/build-driver.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { EnvironmentHost } from '../../src/model/ports.ts';
import type { RefinedSpec } from '../../src/model/spec.ts';
import type { Reasoner } from '../../src/model/task.ts';
import type { Trace } from '../../src/model/trace.ts';
import { TRIAL_LIMITS, type UserTurn } from '../../src/model/trial.ts';
import { judgeTrial } from '../../src/oracle/judge-trial.ts';
import { loadConfig, toArtifactSources } from '../../src/parse-config.ts';
import { lintSpecs } from '../../src/specset/lint-specs.ts';
import { readSpecSet } from '../../src/specset/read-spec-set.ts';
import { replayCalls } from '../../src/traces/replay-calls.ts';
import * as phoneTools from '../fixtures/phone/env/tools.ts';
import { REFERENCE_DATA } from '../helpers/airline-recordings.ts';
import { inProcessEnvironment } from '../helpers/in-process-environment.ts';
import { type AgentStep, callTool, say, scriptAgent } from '../helpers/scripted-agent.ts';
import { scriptReasoner } from '../helpers/scripted-reasoner.ts';

const FIXTURE = join(import.meta.dirname, '../fixtures/phone');
const PUBLIC_TOOLS = join(REFERENCE_DATA, 'telecom/user_tools.json');
const tree = await openFolder(FIXTURE);
const own = await loadArtifacts(tree, toArtifactSources(await loadConfig(tree, 'proviso.yaml'), 'phone'));
const { specs } = await readSpecSet(tree, 'phone');
const [spec] = specs;
const [scenario] = spec?.scenarios ?? [];
if (spec === undefined || scenario === undefined) throw new Error('the fixture has no spec');
const target: RefinedSpec = { spec, scenario };
const offline = createOfflineReasoner({ 'user-turn': takeUserTurn });
const opened: EnvironmentHost[] = [];
afterAll(async () => {
  for (const host of opened) await host.close();
});

/** Our definitions of the phone's tools; beside them the public ones, where they are. */
const definitions: readonly (readonly [string, AgentArtifacts])[] = [
  ['our definitions', own],
  ...(existsSync(PUBLIC_TOOLS)
    ? [
        [
          'the public definitions',
          { ...own, userTools: readTools('user-tools.json', readFileSync(PUBLIC_TOOLS, 'utf8')) },
        ] as const,
      ]
    : []),
];

function inChild(artifacts: AgentArtifacts): EnvironmentHost {
  const { data: tables, now, rejected } = artifacts;
  const host = createModuleHost({ workspace: FIXTURE, module: join(FIXTURE, 'env/tools.ts'), tables, now, rejected });
  opened.push(host);
  return host;
}

interface Setup {
  readonly artifacts: AgentArtifacts;
  readonly reasoner?: Reasoner;
  readonly host?: EnvironmentHost;
  readonly seed?: string;
}

async function runTrial(
  { artifacts, reasoner = offline, host, seed = 's' }: Setup,
  script: (line: string) => readonly AgentStep[],
) {
  const built = buildDriver({ refined: target, artifacts, seed });
  if ('failure' in built) throw new Error(built.failure.detail);
  const { driver } = built;
  const agent = scriptAgent(...script(driver.objects['line']?.id ?? ''));
  const { data: tables, now } = artifacts;
  const deps = {
    reasoner,
    agent,
    host: host ?? inProcessEnvironment({ tools: phoneTools, tables, now }),
    clock: { now: () => 0, sleep: async () => undefined },
  };
  const testCase = { id: 'case', scenario: scenario?.id ?? '', driver, strategy: 'default', seed };
  const trace = await runConversation(deps, { testCase, artifacts, limits: TRIAL_LIMITS });
  const decision = await judgeTrial({ reasoner, votes: 1 }, { target, collateral: [], trace, artifacts });
  return { driver, trace, decision, heard: agent.heard.slice(1) };
}

const operated = ({ events }: Trace) => events.filter(event => event.kind === 'call' && event.by === 'user');

/** An agent that has the user look, switch and look again before it enables roaming. */
const careful = (line: string) => [
  callTool('find_line', { line_id: line }, 'c1'),
  say('Please check the status bar of your phone and tell me what it says.'),
  say('Please toggle roaming, then check the status bar again.'),
  callTool('enable_roaming', { line_id: line }, 'c2'),
  say('Roaming is enabled. Everything is done, goodbye.'),
  say('Goodbye.'),
];
const hasty = (line: string) => [
  callTool('enable_roaming', { line_id: line }, 'c1'),
  say('Please toggle roaming at your phone.'),
  say('Everything is done, goodbye.'),
  say('Goodbye.'),
];

describe('the phone desk', () => {
  it('has thirty tools that the user operates, and a spec without a problem', () => {
    expect(own.userTools).toHaveLength(30);
    expect(own.userTools?.filter(({ name }) => !Object.hasOwn(phoneTools, name))).toEqual([]);
    expect(lintSpecs(specs, own)).toEqual([]);
  });

  it.skipIf(!existsSync(PUBLIC_TOOLS))('answers to the names of the public agent', () => {
    const names = (artifacts?: AgentArtifacts) => artifacts?.userTools?.map(({ name }) => name).sort();
    expect(names(definitions[1]?.[1])).toEqual(names(own));
  });
});

describe.each(definitions)('a user who operates its phone, with %s', (_, artifacts) => {
  it('looks and switches when told to and says what it saw; its own phone changes, and the monitor sees it', async () => {
    const { trace, decision, driver, heard } = await runTrial({ artifacts, host: inChild(artifacts) }, careful);
    expect(operated(trace).map(event => event.kind === 'call' && event.tool)).toEqual([
      'check_status_bar',
      'toggle_roaming',
      'check_status_bar',
    ]);
    const phone = driver.objects['phone'];
    const changes = trace.events.flatMap(event => (event.kind === 'result' ? event.changes : []));
    expect(changes).toMatchObject([
      { table: 'phones', id: phone?.id, before: { roaming: false }, after: { roaming: true } },
      { table: 'lines', id: driver.objects['line']?.id, after: { roaming_enabled: true } },
    ]);
    expect(JSON.stringify(heard)).toContain('I did that. I see this:\\ntoggle_roaming: data roaming is on');
    expect(trace.events.filter(event => event.kind === 'user').map(({ act }) => act)).toEqual([
      'request',
      'operate',
      'operate',
      'end',
    ]);
    expect(decision).toMatchObject({ outcome: 'compliant' });
    expect(trace.end).toBe('user-done');
  });

  it('an agent that does not wait for it is caught by the state of the phone', async () => {
    const { trace, decision } = await runTrial({ artifacts }, hasty);
    expect(operated(trace)).toHaveLength(1);
    expect(decision.outcome).toBe('violation');
    expect(decision.witness?.reason).toContain('phone.roaming');
  });

  it('as a model: sees all its tools, operates, and reports in its own words', async () => {
    const turn = (parts: Partial<UserTurn>) => ({
      answer: { text: '', act: 'operate', facts: [], about: null, operate: null, ...parts },
    });
    const reasoner = scriptReasoner(
      turn({ text: 'I want to use my phone abroad.', act: 'request' }),
      turn({ operate: { tool: 'check_status_bar', args: '{}' } }),
      turn({ text: 'It says that data is on and roaming is off.' }),
      turn({ operate: { tool: 'toggle_roaming', args: '{"on": true}' } }),
      turn({ operate: { tool: 'toggle_roaming', args: '{}' } }),
      turn({ text: 'It says that data roaming is on now.' }),
      turn({ text: 'Thank you, goodbye.', act: 'end' }),
    );
    const { trace, decision, heard } = await runTrial({ artifacts, reasoner }, careful);
    for (const { name } of artifacts.userTools ?? []) expect(reasoner.asked[0]?.text).toContain(`"${name}"`);
    expect(operated(trace)).toHaveLength(2);
    expect(reasoner.asked.some(({ text }) => text.includes('toggle_roaming: data roaming is on'))).toBe(true);
    expect(heard).toContainEqual({ user: 'It says that data roaming is on now.' });
    expect(JSON.stringify(heard)).not.toContain('toggle_roaming: ');
    expect(decision.outcome).toBe('compliant');
  });

  it.each([
    ['Please toggle data saver mode.', ['toggle_data_saver_mode {}']],
    ['Please toggle wifi calling and check the network status.', ['toggle_wifi_calling {}', 'check_network_status {}']],
    ['Call reset_apn_settings, then reboot the device.', ['reset_apn_settings {}', 'reboot_device {}']],
    ['Please set the network mode preference to 4g only.', ['set_network_mode_preference {"mode":"4g_only"}']],
    [
      'Grant the app permission "storage" to the app "messaging".',
      ['grant_app_permission {"app_name":"messaging","permission":"storage"}'],
    ],
    [
      'For the "browser" app, grant the "storage" permission: use grant_app_permission.',
      ['grant_app_permission {"app_name":"browser","permission":"storage"}'],
    ],
    ["Do not toggle airplane mode. Let's check the SIM status.", ['check_sim_status {}']],
    [
      'Please toggle airplane mode. Once you have toggled airplane mode, run a speed test.',
      ['toggle_airplane_mode {}', 'run_speed_test {}'],
    ],
  ])('what it is told, it does and nothing else: %s', async (told, expected) => {
    const { trace } = await runTrial({ artifacts }, () => [say(told), say('Done, goodbye.'), say('Goodbye.')]);
    const calls = operated(trace).map(event => event.kind === 'call' && `${event.tool} ${JSON.stringify(event.args)}`);
    expect(calls).toEqual(expected);
  });
});

it('a phone is the one of the user, whoever that is', async () => {
  const phones = new Set<string>();
  for (let seed = 0; seed < 8; seed++) {
    const { trace, driver, decision } = await runTrial({ artifacts: own, seed: String(seed) }, careful);
    const changed = trace.events.flatMap(event => (event.kind === 'result' ? event.changes : []));
    expect(changed.filter(({ table }) => table === 'phones').map(({ id }) => id)).toEqual([
      driver.objects['phone']?.id,
    ]);
    expect(decision.outcome).toBe('compliant');
    phones.add(driver.objects['phone']?.id ?? '');
  }
  expect(phones.size).toBeGreaterThan(1);
});

it('what the tool refuses the user sees and tells, and it is no fault', async () => {
  const { trace, heard } = await runTrial({ artifacts: own }, () => [
    say('Please disconnect the VPN.'),
    say('Done, goodbye.'),
    say('Goodbye.'),
  ]);
  expect(trace.events.find(event => event.kind === 'result')).toMatchObject({ rejected: true, changes: [] });
  expect(JSON.stringify(heard[1])).toContain('no vpn is connected');
});

it('the trace is replayed with the same results, the phone included', async () => {
  const { trace } = await runTrial({ artifacts: own }, careful);
  const host = inProcessEnvironment({ tools: phoneTools, tables: own.data, now: own.now });
  const { tools: names } = await host.describe();
  const replayed = await replayCalls({ host, has: new Set(names), tools: own.tools }, trace);
  expect(replayed.counts).toEqual({ calls: 5, equal: 5, different: 0 });
});

/**
 * Wires adapters to the ports of a run, for the entries. Loads `openai` and the database only when a run gets that far.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createChatAgent } from './adapters/agents/chat-agent.ts';
import { createModuleAgent } from './adapters/agents/module-agent.ts';
import { systemClock } from './adapters/clock/system-clock.ts';
import { minePromptRules } from './adapters/offline/mine-prompt-rules.ts';
import { refineRuleOffline } from './adapters/offline/mine-refine-rule.ts';
import { createOfflineReasoner } from './adapters/offline/offline-reasoner.ts';
import { takeUserTurn } from './adapters/offline/take-user-turn.ts';
import { takePart } from './adapters/offline/take-user-turn-parts.ts';
import { createModelReasoner, type ModelReasoner } from './adapters/openai/model-reasoner.ts';
import { createOpenaiChatClient, type Endpoint } from './adapters/openai/openai-chat-client.ts';
import { createReplayChatClient } from './adapters/replay/replay-chat-client.ts';
import { listRuntimeFiles } from './artifacts/digest-artifacts.ts';
import type { ModelConfig } from './config.ts';
import type { Engine } from './engine.ts';
import { ConfigError, EvidenceError } from './lib/errors.ts';
import { locateCode } from './locate-code.ts';
import type { AgentUnderTest, ChatClient, Log, SourceTree, Store } from './model/ports.ts';
import type { Reasoner, Role } from './model/task.ts';
import type { UserTurnInput } from './model/trial.ts';
import { openHost } from './open-host.ts';
import type { RunDeps } from './pipeline/run-deps.ts';
import type { AgentSides, RunPolicy, SideSetup } from './pipeline/run-state.ts';
import type { Side, SideName } from './pipeline/testing/test-run.ts';
import { codeTreeOf } from './pipeline/use-base-code.ts';

export interface RunSetup {
  readonly engine: Engine;
  /** Absolute path of the store. */
  readonly storeFile: string;
  readonly trees: { readonly head: SourceTree; readonly base: SourceTree | null };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The key of the action's input; null: the environment variable that the configuration names. */
  readonly apiKey: string | null;
  readonly log: Log;
}

export function composeRun(setup: RunSetup): RunDeps & { readonly closeStore: () => void } {
  let store: Store | null = null;
  const openStore = async () => {
    store ??= await openStoreFile(setup);
    return store;
  };
  return {
    clock: systemClock,
    log: setup.log,
    openStore,
    closeStore: () => {
      store?.close();
      store = null;
    },
    openReasoner: policy => openReasoner(setup, policy, openStore),
    openSide: (reasoner, agent, side) => openSide(setup, reasoner, { agent, side }),
  };
}

async function openStoreFile({ storeFile, log }: RunSetup): Promise<Store> {
  mkdirSync(dirname(storeFile), { recursive: true });
  const { openSoundStore } = await import('./adapters/sqlite/open-sound-store.ts');
  return openSoundStore({ log }, storeFile);
}

async function openReasoner(setup: RunSetup, policy: RunPolicy, openStore: () => Promise<Store>): Promise<Reasoner> {
  if (setup.engine.kind === 'offline') {
    return createOfflineReasoner({
      'mine-prompt': minePromptRules,
      'refine-rule': refineRuleOffline,
      'user-turn': (input: UserTurnInput) => takePart(input) ?? takeUserTurn(input),
    });
  }
  const { models } = policy;
  const addresses = {
    agent: addressOf(models.agent),
    user: addressOf(models.user),
    miner: addressOf(models.miner),
    judge: addressOf(models.judge),
  };
  const isReplay = setup.engine.kind === 'replay';
  return createModelReasoner({
    engine: isReplay ? 'replay' : 'openai',
    client: chatClientOf(setup, models),
    store: isReplay ? null : await openStore(),
    addresses,
  });
}

function chatClientOf(setup: RunSetup, models: Readonly<Record<Role, ModelConfig>>): ChatClient {
  if (setup.engine.kind === 'replay') {
    const { file } = setup.engine;
    return createReplayChatClient(readRecording(file), file);
  }
  const endpoint = (role: Role) => endpointOf(models[role], setup);
  const endpoints = {
    agent: endpoint('agent'),
    user: endpoint('user'),
    miner: endpoint('miner'),
    judge: endpoint('judge'),
  };
  return createOpenaiChatClient(endpoints, systemClock);
}

function readRecording(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError(`--engine replay:${file}: the recording cannot be read`);
  }
}

function endpointOf(model: ModelConfig, { env, apiKey }: RunSetup): Endpoint {
  return {
    model: model.model,
    baseUrl: model['base-url'],
    apiKey: apiKey ?? env[model['api-key-env']] ?? null,
    apiKeyEnv: model['api-key-env'],
    parameters: model.parameters,
    headers: model.headers,
    query: model.query,
    timeoutMs: model['timeout-seconds'] * 1000,
  };
}

/** What of a model's configuration decides its answers. */
function addressOf(model: ModelConfig) {
  return { model: model.model, 'base-url': model['base-url'], parameters: model.parameters };
}

async function openSide(
  setup: RunSetup,
  reasoner: Reasoner,
  { agent, side }: { readonly agent: AgentSides; readonly side: SideName },
): Promise<Side> {
  const tree = codeTreeOf(setup.trees, side);
  const [artifacts, loaded] = [agent[side], agent.setup[side]];
  if (tree === null || artifacts === null || loaded === null)
    throw new EvidenceError(`${agent.agent}: there is no ${side} side`);
  const host = await openHost({ tree, sources: loaded.sources, artifacts }, reasoner);
  return { host, agent: await openAgent(setup, reasoner, { loaded, tree }) };
}

async function openAgent(
  setup: RunSetup,
  reasoner: Reasoner,
  { loaded, tree }: { readonly loaded: SideSetup; readonly tree: SourceTree },
): Promise<AgentUnderTest> {
  const { sources, model } = loaded;
  if (sources.runtimeModule !== null) {
    return createModuleAgent(await locateCode(tree, sources.runtimeModule, await listRuntimeFiles(tree, sources)));
  }
  if (reasoner.engine === 'offline') throw new EvidenceError(`${sources.agent}: no trials: this agent needs a model`);
  const client = chatClientOf(setup, { agent: model, user: model, miner: model, judge: model });
  return createChatAgent((reasoner as ModelReasoner).count(client));
}

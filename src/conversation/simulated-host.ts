import { HostError } from '../lib/errors.ts';
import { createRng } from '../lib/rng.ts';
import { stableJson } from '../lib/stable-json.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { Json } from '../model/json.ts';
import type { CallResult, EnvironmentHost, EnvironmentSession } from '../model/ports.ts';
import type { Reasoner } from '../model/task.ts';
import type { Change } from '../model/trace.ts';
import { sampleValue } from './sample-value.ts';
import { type LedgerEntry, readJson, type SimulateCallInput, simulateCall } from './tasks/simulate-call.ts';

const MAX_RECORDS = 12;

/**
 * An environment without tools of its own: a model answers each call, within the tool's `returns` and what it answered
 * before (testing.md, Environment: simulated). The same read without a write between gets the same answer by code, and an
 * answer that says something else of a record than an earlier one is refused. Without business data the records are made
 * up from the schemas of what the tools return. What calls change nobody knows, so nothing that hangs on the state is decided, and no breach is red.
 */
export function createSimulatedHost(
  deps: { readonly reasoner: Reasoner },
  artifacts: Pick<AgentArtifacts, 'tools' | 'userTools' | 'data' | 'now' | 'rejected'>,
): EnvironmentHost {
  const tools = [...artifacts.tools, ...(artifacts.userTools ?? [])];
  return {
    fidelity: 'approximate',
    describe: async () => ({ tools: tools.map(({ name }) => name), tables: Object.keys(artifacts.data) }),
    open: async setup => openSession(deps, artifacts, setup),
    close: async () => undefined,
  };
}

function openSession(
  { reasoner }: { readonly reasoner: Reasoner },
  artifacts: Parameters<typeof createSimulatedHost>[1],
  setup: readonly Change[],
): EnvironmentSession {
  const ledger: LedgerEntry[] = [];
  const tools = [...artifacts.tools, ...(artifacts.userTools ?? [])];
  const accessOf = (name: string) => tools.find(tool => tool.name === name)?.access;
  const hasData = Object.values(artifacts.data).some(table => Object.keys(table).length > 0);
  const answer = async (
    call: Omit<SimulateCallInput, 'known' | 'sample'>,
  ): Promise<Pick<LedgerEntry, 'result' | 'refused'>> => {
    const known = listKnown(call, accessOf);
    const input = { ...call, known, sample: hasData ? null : makeSample(call) };
    const same = recall(ledger, input, accessOf);
    if (same) return same;
    const task = await reasoner.perform(simulateCall, input);
    if (task.status === 'unable') throw new HostError(`the tools cannot be simulated: ${task.reason}`);
    if (task.status === 'refused') throw new HostError(`the simulated ${input.tool.name}: ${task.reasons.join('; ')}`);
    return { result: readJson(task.answer.result) ?? null, refused: task.answer.refused };
  };
  return {
    call: async ({ tool: name, args }): Promise<CallResult> => {
      const tool = tools.find(item => item.name === name);
      if (!tool) return { result: `Error: there is no tool ${name}`, rejected: artifacts.rejected.error, changes: [] };
      const records = findRecords(args, { data: artifacts.data, setup });
      const { result, refused } = await answer({ tool, args, now: artifacts.now, records, ledger: [...ledger] });
      ledger.push({ tool: name, args, result, refused });
      const told: Json = refused ? `Error: ${typeof result === 'string' ? result : stableJson(result)}` : result;
      const pattern = artifacts.rejected.resultMatches;
      const text = typeof told === 'string' ? told : JSON.stringify(told);
      const looksRejected = pattern !== undefined && new RegExp(pattern, 'u').test(text);
      return { result: told, rejected: (artifacts.rejected.error && refused) || looksRejected, changes: [] };
    },
    close: async () => undefined,
  };
}

type AccessOf = (tool: string) => string | undefined;

/** What still holds: what was answered since the last write, that one included; the records where there was none. */
function listKnown(
  { ledger, records }: Pick<SimulateCallInput, 'ledger' | 'records'>,
  accessOf: AccessOf,
): readonly Json[] {
  const lastWrite = ledger.findLastIndex(entry => !entry.refused && accessOf(entry.tool) !== 'read');
  const answers = ledger.slice(Math.max(0, lastWrite)).flatMap(({ result, refused }) => (refused ? [] : [result]));
  return lastWrite < 0 ? [...records.map(({ record }) => record), ...answers] : answers;
}

/** What a read returns, made from its schema and its arguments: the same for the same call in every trial. */
function makeSample({ tool, args }: Pick<SimulateCallInput, 'tool' | 'args'>): Json | null {
  if (tool.access !== 'read') return null;
  return sampleValue(tool.returns, { rng: createRng(['sample', tool.name, args]), given: args }) ?? null;
}

/** What the same read was answered, as long as nothing was written since. */
function recall(
  ledger: readonly LedgerEntry[],
  { tool, args }: SimulateCallInput,
  accessOf: AccessOf,
): LedgerEntry | null {
  if (tool.access !== 'read') return null;
  const lastWrite = ledger.findLastIndex(entry => !entry.refused && accessOf(entry.tool) !== 'read');
  const same = (entry: LedgerEntry) => entry.tool === tool.name && stableJson(entry.args) === stableJson(args);
  return ledger.slice(lastWrite + 1).find(same) ?? null;
}

/** The records whose keys stand among the arguments, as the set-up has them. */
function findRecords(
  args: Json,
  { data, setup }: { readonly data: AgentArtifacts['data']; readonly setup: readonly Change[] },
): SimulateCallInput['records'] {
  const ids = [...new Set(textsIn(args))];
  const found = Object.entries(data).flatMap(([table, records]) =>
    ids.flatMap(id => {
      const change = setup.find(item => item.table === table && item.id === id);
      const record = change ? change.after : Object.hasOwn(records, id) ? (records[id] ?? null) : null;
      return record === null ? [] : [{ table, id, record }];
    }),
  );
  return found.slice(0, MAX_RECORDS);
}

function textsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

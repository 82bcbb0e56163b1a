/**
 * Trace-first checking of many recorded conversations against many distinct specs: conversations a second and core, and
 * peak memory, which must not grow with the file. Each measurement runs in a process of its own.
 * Options: [--conversations N] [--specs N]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as tools from '../examples/desk/env/tools.ts';
import { openFolder } from '../src/adapters/files/folder-tree.ts';
import { readChunks } from '../src/adapters/files/read-chunks.ts';
import type { EnvironmentHost, SourceTree } from '../src/model/ports.ts';
import { openHost } from '../src/open-host.ts';
import { loadArtifacts } from '../src/pipeline/1-load-artifacts.ts';
import { checkTraces } from '../src/pipeline/checking/check-traces.ts';
import type { AgentSides } from '../src/pipeline/run-state.ts';
import { readSpecSet } from '../src/specset/read-spec-set.ts';
import { type ReadTrace, readTraces } from '../src/traces/read-traces.ts';
import { inProcessEnvironment } from '../test/helpers/in-process-environment.ts';
import { writeDeskRecordings } from './checking/desk-recordings.ts';
import { listDeskSpecs } from './checking/desk-specs.ts';

const MODES = {
  read: 'reading only',
  monitors: 'monitors, no replay',
  replay: 'replay in the same process, monitors',
  child: 'replay in its child, as the command does',
} as const;

const { values } = parseArgs({
  options: {
    conversations: { type: 'string', default: '10000' },
    specs: { type: 'string', default: '100' },
    measure: { type: 'string' },
    file: { type: 'string', default: '' },
  },
});
const specCount = Number(values.specs);

if (values.measure === undefined) await measureAll();
else console.log(JSON.stringify(await measure(values.measure, values.file)));

async function openDesk(): Promise<{ readonly head: SourceTree; readonly agent: AgentSides }> {
  const head = await openFolder(join(import.meta.dirname, '..'));
  const { agents } = await loadArtifacts({ head, base: null }, { configFile: 'proviso.yaml', agent: 'desk' });
  const [agent] = agents;
  if (agent === undefined) throw new Error('the desk has no artifacts');
  return { head, agent };
}

async function measureAll(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-bench-'));
  try {
    const { agent } = await openDesk();
    const counts = [Math.ceil(Number(values.conversations) / 10), Number(values.conversations)];
    console.log(`${specCount} distinct specs; each row a process of its own`);
    for (const [mode, name] of Object.entries(MODES)) {
      for (const count of counts) {
        const file = join(folder, `${count}.jsonl`);
        if (!statSync(file, { throwIfNoEntry: false })) await writeDeskRecordings(file, count, agent.head);
        const flags = ['--measure', mode, '--file', file, '--specs', values.specs];
        const run = spawnSync(process.execPath, [import.meta.filename, ...flags], { encoding: 'utf8' });
        if (run.status !== 0) throw new Error(run.stderr);
        printRow(name, statSync(file).size, JSON.parse(run.stdout));
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Measured {
  readonly traces: number;
  readonly judgments: number;
  readonly different: number;
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
}

function printRow(name: string, bytes: number, row: Measured): void {
  const perCore = (row.traces / row.cpuSeconds).toFixed(0);
  const perSecond = (row.traces / row.wallSeconds).toFixed(0);
  console.log(
    `${name.padEnd(42)} ${String(row.traces).padStart(6)} conversations (${(bytes / 2 ** 20).toFixed(0)} MB) ` +
      `${perSecond.padStart(5)}/s, ${perCore.padStart(5)}/s and core; peak ${row.peakMegabytes.toFixed(0)} MB; ` +
      `${row.judgments} decision points, ${row.different} calls differ`,
  );
}

async function measure(mode: string, file: string): Promise<Measured> {
  const { head, agent } = await openDesk();
  const { specs } = await readSpecSet(head, 'desk');
  const host = await hostFor(mode, head, agent);
  const traces = readTraces(
    { file, chunks: readChunks(file) },
    { rejected: agent.head.rejected, textBesideCalls: null },
  );
  const [wall, cpu] = [performance.now(), process.cpuUsage()];
  const result =
    mode === 'read'
      ? { traces: await countTraces(traces), specs: [], replay: { different: 0 } }
      : await checkTraces(
          { host, judge: null },
          { artifacts: agent.head, specs: listDeskSpecs(specs, specCount) },
          traces,
        );
  const [wallSeconds, used] = [(performance.now() - wall) / 1000, process.cpuUsage(cpu)];
  await host?.close();
  return {
    traces: result.traces,
    judgments: result.specs.reduce((sum, spec) => sum + spec.triggered + spec.undecided, 0),
    different: result.replay.different,
    wallSeconds,
    cpuSeconds: (used.user + used.system) / 1e6,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  };
}

async function countTraces(traces: AsyncIterable<ReadTrace>): Promise<number> {
  let count = 0;
  for await (const { kind } of traces) count += kind === 'trace' ? 1 : 0;
  return count;
}

async function hostFor(mode: string, head: SourceTree, agent: AgentSides): Promise<EnvironmentHost | null> {
  const { data, now, rejected } = agent.head;
  if (mode === 'child') return await openHost({ tree: head, sources: agent.setup.head.sources, artifacts: agent.head });
  return mode === 'replay' ? inProcessEnvironment({ tools: { ...tools }, tables: data, now, rejected }) : null;
}

/** Coverage over 10,000 traces: `npm run bench -- coverage [--traces N]`. */
import { parseArgs } from 'node:util';
import { createRng } from '../src/lib/rng.ts';
import type { AgentArtifacts } from '../src/model/artifacts.ts';
import { measureCoverage } from '../src/statistics/coverage/measure-coverage.ts';
import { makeAgent } from './drift/agent-families.ts';
import { recordTrace } from './drift/record-trace.ts';

const { values } = parseArgs({ options: { traces: { type: 'string', default: '10000' } } });
const count = Number(values.traces);
const rng = createRng('coverage');
const tasks = makeAgent('desk', 1, 40);
const objects = { booking: { table: 'bookings', id: 'B1' } };
const trials = Array.from({ length: count }, () => ({
  scenario: 'none.such',
  outcome: 'compliant' as const,
  trace: { ...recordTrace(rng.pick(tasks), null, rng), objects },
}));
const tools = [...new Set(tasks.flatMap(({ machine }) => machine.states.map(({ tool }) => tool)))];
const artifacts: AgentArtifacts = {
  agent: 'desk',
  prompt: { files: [], text: '', passages: [] },
  tools: tools.map(name => ({
    name,
    description: '',
    parameters: { type: 'object', properties: { id: { enum: ['1000', '5000'] } } },
    access: 'unknown',
    file: 'tools.json',
    anchors: [],
  })),
  data: { bookings: { B1: { status: 'open' } } },
  dataModel: { tables: { bookings: { fields: [{ path: 'status', type: 'string', enum: ['open', 'closed'] }] } } },
  identity: null,
  rejected: { error: true },
  now: null,
  variables: {},
  digests: {
    prompt: '',
    tools: '',
    data: '',
    dataModel: '',
    environment: '',
    runtime: '',
    agentBlock: '',
    model: '',
  },
};
const times = Array.from({ length: 5 }, () => {
  const start = performance.now();
  measureCoverage({ artifacts, specs: [], lock: [], trials, models: null });
  return performance.now() - start;
}).sort((a, b) => a - b);
const { path, boundary } = measureCoverage({ artifacts, specs: [], lock: [], trials, models: null });
console.log(`coverage over ${count} traces: median ${times[2]?.toFixed(0)} ms, best ${times[0]?.toFixed(0)} ms`);
console.log(`paths ${path?.covered} of ${path?.of?.toFixed(0)}; bounds ${boundary?.covered} of ${boundary?.of}`);

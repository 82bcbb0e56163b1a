import { createRng } from '../../src/lib/rng.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { CoverageInput } from '../../src/statistics/coverage/measure-coverage.ts';
import { makeAgent } from '../drift/agent-families.ts';
import { recordTrace } from '../drift/record-trace.ts';

/** Simulated conversations of one agent, with what it is measured against. */
export function coverageScene(count: number): CoverageInput {
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
  return { artifacts, specs: [], lock: [], trials, models: null };
}

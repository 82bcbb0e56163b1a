import { loadArtifacts } from '../../src/artifacts/load-artifacts.ts';
import type { AgentArtifacts, ArtifactSources } from '../../src/model/artifacts.ts';
import type { Json } from '../../src/model/json.ts';
import { aTree } from './memory-tree.ts';

export const PROMPT = `# Bookings

You help the guests of a hotel.

## Changes

You must never cancel a booking that was made more than 24 hours ago.
You must ask the guest to confirm before you cancel a booking.

## Money

You must not offer a refund.
`;

/** A tool in the OpenAI shape, with every argument required. */
export function aTool(name: string, properties: Readonly<Record<string, Json>>, description = `Tool ${name}.`): Json {
  const parameters = { type: 'object', properties, required: Object.keys(properties) };
  return { type: 'function', function: { name, description, parameters } };
}

export const TOOLS: readonly Json[] = [
  aTool('find_guest', { id: { type: 'string' } }),
  aTool('cancel_booking', {
    booking_id: { type: 'string' },
    reason: { type: 'string', enum: ['illness', 'change of plan'] },
  }),
];

const DATA = {
  guests: { G1: { id: 'G1', name: 'Ann' }, G2: { id: 'G2', name: 'Bo' } },
  bookings: Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => {
      const status = index % 2 === 0 ? 'confirmed' : 'cancelled';
      const created_at = `2026-05-${String(index + 3).padStart(2, '0')}T10:00:00`;
      return [`B${index}`, { id: `B${index}`, guest_id: index % 3 === 0 ? 'G1' : 'G2', status, created_at }];
    }),
  ),
};

export interface AgentParts {
  readonly prompt?: string;
  /** Path of the prompt. */
  readonly promptFile?: string;
  readonly tools?: readonly Json[];
  readonly data?: Json;
  readonly now?: string | null;
  readonly environmentCode?: string;
  readonly runtimeCode?: string;
  readonly model?: string;
}

/** The artifacts of a small booking agent, read as a run reads them. */
export async function anAgent(parts: AgentParts = {}): Promise<AgentArtifacts> {
  const {
    prompt = PROMPT,
    promptFile = 'prompt.md',
    tools = TOOLS,
    data = DATA,
    now = '2026-05-15T15:00:00-05:00',
  } = parts;
  const tree = aTree({
    [promptFile]: prompt,
    'tools.json': JSON.stringify(tools, null, 2),
    'data.json': JSON.stringify(data),
    'env.ts': parts.environmentCode ?? 'export const find_guest = () => null;\n',
    'agent.ts': parts.runtimeCode ?? 'export const start = () => null;\n',
  });
  const sources: ArtifactSources = {
    agent: 'desk',
    prompt: [promptFile],
    variables: null,
    tools: 'tools.json',
    watch: [],
    environment: {
      data: 'data.json',
      dataModel: null,
      tools: 'env.ts',
      now,
      identity: { table: 'guests', establishedBy: [{ call: 'find_guest', field: 'id' }] },
      rejected: { error: true },
    },
    runtimeModule: 'agent.ts',
    block: {},
    model: parts.model ?? 'small',
  };
  return await loadArtifacts(tree, sources);
}

import { z } from 'zod';
import type { Rng } from '../../src/lib/rng.ts';
import type { Anchor, ToolDefinition } from '../../src/model/artifacts.ts';
import { type EditedAgent, type EditKind, type EditPlan, rulesOn } from './edit-plan.ts';

/** Tools in the shape of OpenAI's chat API: what is edited. */
const toolSchema = z.looseObject({
  function: z.looseObject({
    name: z.string(),
    description: z.string().optional(),
    parameters: z.looseObject({
      properties: z.record(z.string(), z.looseObject({ enum: z.array(z.unknown()).optional() })).optional(),
    }),
  }),
});
const toolsSchema = z.array(toolSchema);
type Tool = z.infer<typeof toolSchema>;

interface Edited {
  readonly what: string;
  readonly tools: readonly Tool[];
  readonly gone: readonly Anchor[];
}
type Editor = (tools: readonly Tool[], agent: EditedAgent, rng: Rng) => Edited | null;

const EDITORS = {
  'tool-renamed': renameTool,
  'parameter-added': addParameter,
  'enum-narrowed': narrowEnum,
  'description-changed': changeDescription,
  'tool-added': addTool,
  'tool-removed': removeTool,
} as const satisfies Partial<Record<EditKind, Editor>>;
export type ToolEditKind = keyof typeof EDITORS;

/** Edits the file of tools; null when no tool fits. Throws where the file is not a list in OpenAI's shape. */
export function editTools(agent: EditedAgent, rng: Rng, kind: ToolEditKind): EditPlan | null {
  const file = agent.artifacts.tools[0]?.file ?? '';
  const tools = toolsSchema.parse(JSON.parse(agent.texts[file] ?? '[]'));
  const edited = EDITORS[kind](tools, agent, rng);
  if (edited === null) return null;
  const { what, gone } = edited;
  return {
    ...{ kind, what, gone, isMeaningChanging: true, alters: [] },
    rules: rulesOn(gone, agent.lock),
    texts: { [file]: `${JSON.stringify(edited.tools, null, 2)}\n` },
  };
}

function renameTool(tools: readonly Tool[], agent: EditedAgent, rng: Rng): Edited | null {
  if (tools.length === 0) return null;
  const { name } = rng.pick(tools).function;
  const renamed = tools.map(tool => changed(tool, name, { name: `${name}_v2` }));
  return { what: `${name} became ${name}_v2`, tools: renamed, gone: anchorsOf(agent, name) };
}

function addParameter(tools: readonly Tool[], _agent: EditedAgent, rng: Rng): Edited | null {
  if (tools.length === 0) return null;
  const { name, parameters } = rng.pick(tools).function;
  const urgency = { type: 'string', enum: ['low', 'high'], description: 'How urgent it is' };
  const properties = { ...parameters.properties, urgency };
  const grown = tools.map(tool => changed(tool, name, { parameters: { ...parameters, properties } }));
  return { what: `${name} takes an urgency too`, tools: grown, gone: [] };
}

function narrowEnum(tools: readonly Tool[], agent: EditedAgent, rng: Rng): Edited | null {
  const open = tools.flatMap(({ function: { name, parameters } }) =>
    Object.entries(parameters.properties ?? {}).flatMap(([parameter, schema]) =>
      (schema.enum?.length ?? 0) > 1 ? [{ name, parameters, parameter, schema }] : [],
    ),
  );
  if (open.length === 0) return null;
  const { name, parameters, parameter, schema } = rng.pick(open);
  const narrowed = { ...schema, enum: schema.enum?.slice(0, -1) };
  const properties = { ...parameters.properties, [parameter]: narrowed };
  return {
    what: `${parameter} of ${name} lost the value ${JSON.stringify(schema.enum?.at(-1))}`,
    tools: tools.map(tool => changed(tool, name, { parameters: { ...parameters, properties } })),
    gone: anchorsOf(agent, name).filter(anchor => anchor.includes(`/parameters/${parameter}:`)),
  };
}

function changeDescription(tools: readonly Tool[], agent: EditedAgent, rng: Rng): Edited | null {
  if (tools.length === 0) return null;
  const { name, description = '' } = rng.pick(tools).function;
  const text = `${description} Call it at most once in a conversation.`;
  return {
    what: `the description of ${name} got another sentence`,
    tools: tools.map(tool => changed(tool, name, { description: text })),
    gone: anchorsOf(agent, name).filter(anchor => anchor.startsWith(`tool:${name}/description:`)),
  };
}

function addTool(tools: readonly Tool[], _agent: EditedAgent, rng: Rng): Edited {
  const name = `send_notice_${rng.below(1000)}`;
  const added: Tool = {
    type: 'function',
    function: {
      name,
      description: 'Sends a notice to a customer. Must not be used for advertising.',
      parameters: { type: 'object', properties: { text: { type: 'string', maxLength: 500 } }, required: ['text'] },
    },
  };
  return { what: `the tool ${name} was added`, tools: [...tools, added], gone: [] };
}

function removeTool(tools: readonly Tool[], agent: EditedAgent, rng: Rng): Edited | null {
  if (tools.length < 2) return null;
  const { name } = rng.pick(tools).function;
  const left = tools.filter(tool => tool.function.name !== name);
  return { what: `the tool ${name} was removed`, tools: left, gone: anchorsOf(agent, name) };
}

function changed(tool: Tool, name: string, parts: Partial<Tool['function']>): Tool {
  return tool.function.name === name ? { ...tool, function: { ...tool.function, ...parts } } : tool;
}

function anchorsOf({ artifacts: { tools } }: EditedAgent, name: string): readonly Anchor[] {
  const tool: ToolDefinition | undefined = tools.find(one => one.name === name);
  return (tool?.anchors ?? []).map(({ anchor }) => anchor);
}

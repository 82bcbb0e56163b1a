/** `proviso/agent`: the types of an agent module (`runtime: {module}` of proviso.yaml). */
export type { ModuleAgent, StartAgent } from './model/modules.ts';
export type { AgentStart, AgentTurn, ToolCall, ToolResult } from './model/ports.ts';

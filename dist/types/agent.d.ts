/** `proviso/agent`: the types of an agent module (`runtime: {module}` of proviso.yaml). */
export type { ModuleAgent, StartAgent } from './model/modules.js';
export type { AgentStart, AgentTurn, ToolCall, ToolResult } from './model/ports.js';

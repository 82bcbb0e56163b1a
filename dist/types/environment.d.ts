/** `proviso/environment`: the types of an environment module (`environment.tools` of proviso.yaml). */
export type { Database, EnvironmentTool, ToolArguments, ToolContext } from './model/modules.js';

import type { Json } from './json.js';
import type { AgentStart, AgentTurn, ToolResult } from './ports.js';
/**
 * The business data as an environment tool sees it: `db.bookings['B1'].status = 'cancelled'` works, and so do
 * `Object.values(db.bookings)`, `'B1' in db.bookings`, and `delete db.bookings['B1']`. Records are copied when they
 * are written, so a session never touches the committed data.
 */
export type Database = {
    [table: string]: {
        [id: string]: any;
    };
};
export interface ToolContext {
    /** The environment's present moment, ISO 8601; null when the agent has none. */
    readonly now: string | null;
    readonly by: 'agent' | 'user';
    /** Key of the record of the user who operates a tool of its own; null for a call of the agent, or when nobody is known. */
    readonly requester: string | null;
    /** Counts up within a session: for ids that a tool makes up. */
    readonly sequence: number;
}
/**
 * One tool of an environment module. A plain Error that it throws, or one of a class of yours, is the tool's refusal: the
 * call is *rejected*, nothing is changed. A TypeError, ReferenceError, SyntaxError, RangeError, or what is no Error, means
 * that the tool is broken: the trial is invalid.
 */
export type EnvironmentTool = (db: Database, args: ToolArguments, ctx: ToolContext) => Json | Promise<Json>;
export type ToolArguments = Readonly<Record<string, any>>;
/** What an agent module exports as `start`. */
export type StartAgent = (trial: AgentStart) => ModuleAgent | Promise<ModuleAgent>;
export interface ModuleAgent {
    send(input: {
        readonly user: string;
    } | {
        readonly results: readonly ToolResult[];
    }): AgentTurn | Promise<AgentTurn>;
}

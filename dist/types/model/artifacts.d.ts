import type { Json, JsonObject } from './json.js';
/**
 * A stable name for a piece of an artifact that rules hang on: `passage:<16 hex digits>` (hash of the folded text) or
 * `tool:<tool><pointer>:<16 hex digits>` (hash of the value at that pointer). It changes exactly when the piece changes.
 */
export type Anchor = string;
/** Segment of the prompt used for accounting (AgenTest 3.2.1, source coverage). Lines count from 1, both ends included. */
export interface Passage {
    readonly anchor: Anchor;
    readonly file: string;
    readonly lines: readonly [number, number];
    /** Headings above the passage, outermost first. */
    readonly headings: readonly string[];
    readonly kind: 'heading' | 'item' | 'sentence' | 'table' | 'code';
    /** The passage as it stands in the file (not folded). */
    readonly text: string;
}
/** A piece of a tool definition that a rule can hang on. */
export interface ToolAnchor {
    readonly anchor: Anchor;
    readonly tool: string;
    /** `/description`, or `/parameters/<name>` (a whole top-level parameter, its presence in `required` included). */
    readonly pointer: string;
    /** Lines of the source file; null for what code told. */
    readonly lines: readonly [number, number] | null;
    /** The slice of the source file, verbatim; of what code told, the slice of its JSON form. */
    readonly quote: string;
}
/** One tool in the normal form, whatever shape it was written in. */
export interface ToolDefinition {
    readonly name: string;
    readonly description: string;
    /** JSON Schema of the arguments, `type: object`. */
    readonly parameters: JsonObject;
    readonly returns?: JsonObject;
    readonly access: 'read' | 'write' | 'unknown';
    /** The file that defines it; a label such as `mcp: node server.js` for what code told. */
    readonly file: string;
    readonly anchors: readonly ToolAnchor[];
}
/** The text that one file (or command) gives to the prompt. */
export interface PromptText {
    readonly file: string;
    /** A text file as it stands; out of a container (YAML, front matter, code) the text that it holds, decoded. */
    readonly text: string;
    /** Where the text comes out of a container: from the offset `at` on it stands on that line. Absent: line for line. */
    readonly marks?: readonly LineMark[];
}
/** From this offset of a text on, it stands on this line (from 1) of its file. */
export interface LineMark {
    readonly at: number;
    readonly line: number;
}
/** The system prompt: its files as committed, and the joined text. Holes (`{{name}}`) are not filled. */
export interface SystemPrompt {
    readonly files: readonly PromptText[];
    readonly text: string;
    readonly passages: readonly Passage[];
}
export type FieldType = 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array' | 'date-time' | 'mixed';
/** A field of a table. `path` is dotted; `[]` stands for an array item and `.*` for a map key. */
export interface Field {
    readonly path: string;
    readonly type: FieldType;
    /** The distinct values, where there are few and they look like an enumeration. */
    readonly enum?: readonly Json[];
    readonly optional?: boolean;
    /** The table whose keys the field's values are. */
    readonly references?: string;
    /**
     * Where the field's values point inside the records of a table: the keys of a map (`variants.*`), or the values of a
     * field of array items (`items[].id`).
     */
    readonly referencesInto?: {
        readonly table: string;
        readonly path: string;
    };
    /** For a `.*` path: the table whose keys the keys of the map are. */
    readonly keysReference?: string;
}
export interface Table {
    /** The field that repeats the record's key, where there is one. */
    readonly key?: string;
    readonly fields: readonly Field[];
}
/** Tables, fields, types, enums, foreign keys (AgenTest 3.3.1). */
export interface DataModel {
    readonly tables: {
        readonly [table: string]: Table;
    };
}
/** The business data: table -> record key -> record. */
export type Tables = {
    readonly [table: string]: {
        readonly [id: string]: JsonObject;
    };
};
/** Who the requester is: the table of requesters, and the calls whose argument or result field establishes an identity. */
export interface Identity {
    readonly table: string;
    readonly establishedBy: readonly {
        readonly call: string;
        readonly field: string;
    }[];
}
/** How a call that the tool rejected looks in a result. */
export interface RejectedForm {
    readonly error: boolean;
    readonly resultMatches?: string;
}
/** Prompt + tool definitions + data, as one side (head or base) has them. */
export interface AgentArtifacts {
    readonly agent: string;
    readonly prompt: SystemPrompt;
    readonly tools: readonly ToolDefinition[];
    /** Tools that the user operates, not the agent (a phone). */
    readonly userTools?: readonly ToolDefinition[];
    readonly data: Tables;
    readonly dataModel: DataModel;
    readonly identity: Identity | null;
    readonly rejected: RejectedForm;
    /** The environment's present moment, ISO 8601 with offset; null when the agent has none. */
    readonly now: string | null;
    /** Values for `{{holes}}` of the prompt. */
    readonly variables: JsonObject;
    readonly digests: ArtifactDigests;
    /** What was read with a reservation, one line each: holes of code that stay as text. */
    readonly notes?: readonly string[];
}
/** What selection and content addresses compare: one SHA-256 a part (README D8). */
export interface ArtifactDigests {
    readonly prompt: string;
    readonly tools: string;
    readonly data: string;
    readonly dataModel: string;
    /** Environment code: the module's or command's files, and `now`. */
    readonly environment: string;
    /** Runtime code and watched files. */
    readonly runtime: string;
    /** The agent's block of proviso.yaml. */
    readonly agentBlock: string;
    /** The agent's model and its parameters. */
    readonly model: string;
}
/** A source of the prompt: `path`, `path#SYMBOL`, or a command that prints {"prompt", "tools"}. */
export type PromptSource = string | {
    readonly command: readonly string[];
};
/** A source of tools: the path of a file, or what has to be selected or run. */
export type ToolSource = string | {
    readonly openapi: string /** Ids of operations; null: all. */;
    readonly include: readonly string[] | null;
} | CodeSource;
/** A source that only running code can tell. */
export type CodeSource = {
    readonly module: string;
    readonly export: string;
} | {
    readonly command: readonly string[];
} | {
    readonly mcp: {
        readonly command: readonly string[];
    };
};
/**
 * What runs the tools of an environment: the path of a module, a program that speaks the host protocol on standard input
 * and output, an MCP server with its tools for reset and dump, the address of an HTTP host, or a model that makes
 * results up.
 */
export type EnvironmentTools = string | {
    readonly command: readonly string[];
} | {
    readonly mcp: McpEnvironment;
} | {
    readonly http: string;
} | {
    readonly simulated: true;
};
/** An MCP server as an environment. */
export interface McpEnvironment {
    readonly command: readonly string[];
    /** The tool that brings the committed data back, with `{changes}` applied to them. */
    readonly reset: string;
    /** The tool that tells all tables, `{table: {id: record}}`; null: nobody knows the state. */
    readonly dump: string | null;
}
/** Where an agent's artifacts lie in a workspace: its block of proviso.yaml, ready to be read. */
export interface ArtifactSources {
    readonly agent: string;
    readonly prompt: readonly PromptSource[];
    readonly variables: string | null;
    readonly tools: ToolSource | readonly ToolSource[];
    readonly watch: readonly string[];
    readonly environment: {
        readonly data: string;
        readonly dataModel: string | null;
        /** What runs the tools; null where there is nothing, and so no trials. */
        readonly tools: EnvironmentTools | null;
        /** File with the definitions of the tools that the user operates (a phone); absent or null: there are none. */
        readonly userTools?: string | null;
        readonly now: string | null;
        readonly identity: Identity | null;
        readonly rejected: RejectedForm;
    } | null;
    /** The module that is the agent; null for `chat`. */
    readonly runtimeModule: string | null;
    /** The agent's block as configured, for its digest. */
    readonly block: Json;
    /** The agent's model and parameters, for their digest. */
    readonly model: Json;
}

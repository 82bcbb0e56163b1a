import type { Json, JsonObject } from './json.ts';

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
  readonly lines: readonly [number, number];
  /** The slice of the source file, verbatim. */
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
  readonly file: string;
  readonly anchors: readonly ToolAnchor[];
}

/** The system prompt: its files as committed, and the joined text. Holes (`{{name}}`) are not filled. */
export interface SystemPrompt {
  readonly files: readonly { readonly file: string; readonly text: string }[];
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
}

export interface Table {
  /** The field that repeats the record's key, where there is one. */
  readonly key?: string;
  readonly fields: readonly Field[];
}

/** Tables, fields, types, enums, foreign keys (AgenTest 3.3.1). */
export interface DataModel {
  readonly tables: { readonly [table: string]: Table };
}

/** The business data: table -> record key -> record. */
export type Tables = { readonly [table: string]: { readonly [id: string]: JsonObject } };

/** Who the requester is: the table of requesters, and the calls whose argument or result field establishes an identity. */
export interface Identity {
  readonly table: string;
  readonly establishedBy: readonly { readonly call: string; readonly field: string }[];
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
  readonly data: Tables;
  readonly dataModel: DataModel;
  readonly identity: Identity | null;
  readonly rejected: RejectedForm;
  /** The environment's present moment, ISO 8601 with offset; null when the agent has none. */
  readonly now: string | null;
  /** Values for `{{holes}}` of the prompt. */
  readonly variables: JsonObject;
  readonly digests: ArtifactDigests;
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

/** Where an agent's artifacts lie in a workspace: its block of proviso.yaml, ready to be read. */
export interface ArtifactSources {
  readonly agent: string;
  readonly prompt: readonly string[];
  readonly variables: string | null;
  readonly tools: string;
  readonly watch: readonly string[];
  readonly environment: {
    readonly data: string;
    readonly dataModel: string | null;
    /** The module that runs the tools; null where there is none, and so no trials. */
    readonly tools: string | null;
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

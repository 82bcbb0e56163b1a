import type { CodeSource } from './artifacts.js';
import type { Json, JsonObject } from './json.js';
import type { Role } from './task.js';
import type { Change, ObjectRef, TraceEvent, Usage } from './trace.js';
import type { Trial, Tried } from './trial.js';
/** One side of a run: the workspace as it stands, or a commit of its repository. Paths are relative to the workspace, with `/`. */
export interface SourceTree {
    readonly label: 'head' | 'base';
    /** The commit; null for a working tree outside a repository. */
    readonly sha: string | null;
    /** Text of a file, or null when there is none. Throws ConfigError for a path that leaves the workspace. */
    read(path: string): Promise<string | null>;
    /** Files below a folder (or matching a glob with `*` and `**`), sorted. */
    list(pattern: string): Promise<readonly string[]>;
    /** Where this side's code can be run; made on the first call for a commit. */
    folder(): Promise<SourceFolder>;
    /** Runs what only code can tell of prompt and tools, in a child process; absent where there is nothing to run it. */
    readonly runSource?: RunSource;
    /** False where this side's code must not run (action.md, Security 1): `runSource` then refuses. True when absent. */
    readonly mayRunCode?: boolean;
}
/**
 * @param about.files the workspace's files that the code consists of, as far as its imports show
 * @returns what the code told. Throws ConfigError when it cannot be run or told something else
 */
export type RunSource = (about: {
    readonly source: CodeSource;
    readonly files: readonly string[];
}) => Promise<CodeAnswer>;
/** What code told: the prompt (null: nothing), and tools in any of the shapes that files have. */
export interface CodeAnswer {
    readonly prompt: string | null;
    readonly tools: Json | null;
}
/** A side's files on disk. */
export interface SourceFolder {
    /** The workspace's place in it; absolute, links resolved. */
    readonly path: string;
    /** Folders of installed packages outside of it that links in it lead to; absolute, links resolved. */
    readonly packages: readonly string[];
}
/** Writes into the workspace; paths are confined to it. */
export interface WorkspaceWriter {
    write(path: string, text: string): Promise<void>;
    remove(path: string): Promise<void>;
}
export interface Clock {
    /** Milliseconds since the epoch. */
    now(): number;
    sleep(ms: number): Promise<void>;
}
/** What a run remembers (README D9): answers and trials by content address. */
export interface Store {
    readAnswer(key: string): Json | null;
    writeAnswer(key: string, value: Json): void;
    readTrial(key: string): Trial | null;
    /** Keys of stored trials that begin so, in order; at most `most`. */
    findTrialKeys(prefix: string, most: number): readonly string[];
    writeTrial(trial: Trial): void;
    /** Stored trials of one agent side, in launch order (scenario, purpose, index): drift compares them. */
    listTrials(query: {
        readonly agent: string;
        readonly keys: readonly string[];
    }): readonly Trial[];
    /**
     * What was tried on an agent, in the order of the keys: its valid trials of a remembered purpose, each once, however
     * often a run was taken up or stores were merged.
     * @param exceptHunt leaves out what this hunt itself tried
     */
    listTried(agent: string, exceptHunt?: string): readonly Tried[];
    close(): void;
}
export interface ToolCall {
    readonly callId: string;
    readonly tool: string;
    readonly args: JsonObject;
}
export interface ToolResult {
    readonly callId: string;
    readonly result: Json;
}
/** What a call did: a result or the tool's refusal, and the records it changed. */
export interface CallResult {
    readonly result: Json;
    readonly rejected: boolean;
    readonly changes: readonly Change[];
}
/** A resettable copy of the business state, for one trial. Methods throw HostError when the host is at fault. */
export interface EnvironmentSession {
    call(call: {
        readonly tool: string;
        readonly args: JsonObject;
        readonly by: 'agent' | 'user';
    }): Promise<CallResult>;
    close(): Promise<void>;
}
/** A host of the environment's tools (testing.md, Environment). */
export interface EnvironmentHost {
    /**
     * How much its trials tell. `exact` (when absent): what calls change is known. `stateless`: nobody tells it, so what
     * hangs on the state is undecided. `approximate`: a model makes the results up, so a breach is never red either.
     */
    readonly fidelity?: 'exact' | 'stateless' | 'approximate';
    describe(): Promise<{
        readonly tools: readonly string[];
        readonly tables: readonly string[];
    }>;
    /**
     * Opens a session on the committed data with these changes applied.
     * @param requester whose device the tools of the user's own are; null or absent: nobody that is known
     */
    open(setup: readonly Change[], requester?: ObjectRef | null): Promise<EnvironmentSession>;
    close(): Promise<void>;
}
/** What an agent did with one input. `pending` calls are run by the harness, whose results are sent back. */
export interface AgentTurn {
    readonly events: readonly Exclude<TraceEvent, {
        kind: 'user';
    }>[];
    readonly pending?: readonly ToolCall[];
    readonly done?: boolean;
    readonly usage?: Usage;
    /** `of`: which infrastructure failed; the model's provider when absent. */
    readonly error?: {
        readonly kind: 'infra' | 'agent';
        readonly of?: 'host' | 'provider';
        readonly message: string;
    };
}
export interface AgentSession {
    send(input: {
        readonly user: string;
    } | {
        readonly results: readonly ToolResult[];
    }): Promise<AgentTurn>;
    close(): Promise<void>;
}
/** What an agent under test is given at the start of a trial. */
export interface AgentStart {
    readonly prompt: string;
    readonly tools: readonly {
        readonly name: string;
        readonly description: string;
        readonly parameters: JsonObject;
    }[];
    readonly seed: string;
    readonly now: string | null;
}
/** The agent under test: (model, system prompt, tools) behind one interface (AgenTest 2.1). */
export interface AgentUnderTest {
    start(trial: AgentStart): Promise<AgentSession>;
    close(): Promise<void>;
}
/** Progress and logs: to standard error, never to standard output. Untrusted text is escaped by the adapter. */
export interface Log {
    info(line: string): void;
    warn(line: string): void;
}
export type ChatMessage = {
    readonly role: 'system' | 'user';
    readonly content: string;
} | {
    readonly role: 'assistant';
    readonly content: string | null;
    readonly calls?: readonly ToolCall[];
} | {
    readonly role: 'tool';
    readonly callId: string;
    readonly content: string;
};
/** One request to a chat model; the model, its endpoint and its parameters follow from the role. */
export interface ChatRequest {
    readonly role: Role;
    readonly messages: readonly ChatMessage[];
    readonly tools?: AgentStart['tools'];
    /** The answer must be JSON of this schema. */
    readonly answerSchema?: {
        readonly name: string;
        readonly schema: JsonObject;
    };
}
export interface ChatAnswer {
    readonly text: string | null;
    readonly calls: readonly ToolCall[];
    readonly usage: Usage;
    /** The model as the endpoint named it. */
    readonly model: string;
    readonly finish: 'stop' | 'calls' | 'length' | 'refused';
}
/** A chat model behind an OpenAI-compatible endpoint, or a recording of one. Throws ProviderError after all retries. */
export interface ChatClient {
    complete(request: ChatRequest): Promise<ChatAnswer>;
}

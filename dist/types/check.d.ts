import type { AgentArtifacts, RejectedForm } from './model/artifacts.js';
import type { Spec } from './model/spec.js';
import type { Trace } from './model/trace.js';
import type { Judgment } from './model/trial.js';
export type { AgentArtifacts, Judgment, Spec, Trace };
export interface Workspace {
    readonly artifacts: AgentArtifacts;
    readonly specs: readonly Spec[];
    /** Rebuilds the state of a recording in the workspace's environment; as it is where there is none. */
    replay(trace: Trace): Promise<Trace>;
    /** Ends the environment's process. */
    close(): Promise<void>;
}
export interface ReadOptions {
    /** The agent's artifacts say how a rejected call looks. */
    readonly artifacts?: {
        readonly rejected: RejectedForm;
    };
    /** Whether text beside a call reached the user; as the format is known to do when absent. */
    readonly textBesideCalls?: 'delivered' | 'dropped';
}
/**
 * Loads one agent of a workspace: its artifacts and its committed specs. Throws ConfigError with every problem found.
 * @param options.folder default: the current one
 * @param options.agent may be absent where the configuration has one agent only
 */
export declare function openWorkspace(options?: {
    readonly folder?: string;
    readonly config?: string;
    readonly agent?: string;
}): Promise<Workspace>;
/** The conversations of a file, one after the other. Throws ConfigError at a record that cannot be read. */
export declare function readTraces(file: string, options?: ReadOptions): AsyncGenerator<Trace>;
/** One conversation in memory, in any of the formats. Throws ConfigError when it is none. */
export declare function readConversation(record: unknown, options?: ReadOptions): Trace;
/**
 * Every judgment of every spec over one trace: satisfied, breached, not-triggered or undecided, with the events that
 * show it. Pure; asks no model. Rejected specs and permissions are left out.
 */
export declare function checkTrace(trace: Trace, specs: readonly Spec[], { artifacts }: {
    readonly artifacts: AgentArtifacts;
}): readonly Judgment[];

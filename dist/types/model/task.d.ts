import type { z } from 'zod';
import type { Usage } from './trace.js';
/** Whose model answers: one model per role (README D5). */
export type Role = 'agent' | 'user' | 'miner' | 'judge';
/**
 * One LLM step: a prompt, the schema of its answer, and a check of what the answer claims (README D2). The check
 * returns the reasons why an answer is refused, in words that its author can act on; none means it holds.
 */
export interface Task<Input, Answer> {
    readonly name: string;
    readonly role: Role;
    /** Counts up with every change of the template: part of the content address of an answer. */
    readonly version: number;
    /**
     * The part of the input that all requests of one agent share, where there is one. It is rendered first and the nonce
     * is its hash, so that the requests begin with the same text and a provider's prompt cache knows it.
     */
    readonly stable?: (input: Input) => unknown;
    /** Instructions and data. The stable part comes first; data stand between nonce lines. */
    readonly render: (input: Input, nonce: string) => {
        readonly system: string;
        readonly user: string;
    };
    readonly answer: z.ZodType<Answer>;
    readonly check: (answer: Answer, input: Input) => readonly string[];
}
export type TaskResult<Answer> = {
    readonly status: 'answered';
    readonly answer: Answer;
    readonly usage: Usage;
    readonly firstTime: boolean;
}
/** Two answers failed their check or their schema: dropped, counted. */
 | {
    readonly status: 'refused';
    readonly reasons: readonly string[];
    readonly usage: Usage;
}
/** This engine cannot do this step (offline). */
 | {
    readonly status: 'unable';
    readonly reason: string;
};
/**
 * Performs tasks. `openai` and `replay` render and ask; `offline` answers by code the few tasks that it can.
 * Throws ProviderError when the provider cannot be reached.
 */
export interface Reasoner {
    readonly engine: 'openai' | 'offline' | 'replay';
    perform<Input, Answer>(task: Task<Input, Answer>, input: Input): Promise<TaskResult<Answer>>;
    /** Everything spent through this reasoner so far, by role, with the models as answered. */
    spent(): {
        readonly usage: Readonly<Record<Role, Usage>>;
        readonly models: readonly string[];
    };
}

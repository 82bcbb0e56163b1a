import type { Anchor, ToolDefinition } from '../../model/artifacts.ts';
import type { SpecId } from '../../model/spec.ts';

export const MUTATION_CLASSES = ['prompt', 'tool', 'model', 'context', 'rule'] as const;
export type MutationClass = (typeof MUTATION_CLASSES)[number];

export const MUTATION_OPERATORS = {
  'prompt-synonym': 'prompt',
  'prompt-reorder': 'prompt',
  'prompt-noise': 'prompt',
  'prompt-dropout': 'prompt',
  'tool-remove': 'tool',
  'tool-reorder': 'tool',
  'tool-noise': 'tool',
  'model-swap': 'model',
  'model-downgrade': 'model',
  'context-truncate': 'context',
  'context-noise': 'context',
  'context-permute': 'context',
  'rule-drop': 'rule',
  'rule-negate': 'rule',
  'rule-loosen': 'rule',
} as const satisfies Record<string, MutationClass>;
export type MutationOperator = keyof typeof MUTATION_OPERATORS;

/** A piece of the prompt that an operator may change, as it stands in the prompt's text. */
export interface MutablePassage {
  readonly anchor: Anchor;
  readonly kind: 'heading' | 'item' | 'sentence' | 'table' | 'code';
  readonly text: string;
}

/** What of an agent can be mutated. */
export interface MutableAgent {
  readonly prompt: string;
  readonly passages: readonly MutablePassage[];
  readonly tools: readonly ToolDefinition[];
  readonly model: string;
  /** `mutation.models`, strongest first. */
  readonly models: readonly string[];
}

/** A rule, and the passages of the prompt that state it. */
export interface MutableRule {
  readonly id: SpecId;
  readonly passages: readonly MutablePassage[];
}

/** An agent with one change (AgentAssay 5). */
export interface Mutant {
  readonly operator: MutationOperator;
  /** What was done, in words. */
  readonly change: string;
  readonly prompt: string;
  readonly tools: readonly ToolDefinition[];
  readonly model: string;
  /** Passages and tools that the change touches: specs bound to them are run. */
  readonly touched: { readonly passages: readonly Anchor[]; readonly tools: readonly string[] };
  /** Of a rule operator. */
  readonly rule: SpecId | null;
}

/** No mutant: the operator finds nothing to act on. */
export interface NotApplicable {
  readonly operator: MutationOperator;
  readonly rule: SpecId | null;
  readonly reason: string;
}

/** Whether the change leaves everything that the agent gets as it was. */
export function isEquivalent(agent: MutableAgent, mutant: Mutant): boolean {
  return (
    mutant.prompt === agent.prompt &&
    mutant.model === agent.model &&
    JSON.stringify(mutant.tools) === JSON.stringify(agent.tools)
  );
}

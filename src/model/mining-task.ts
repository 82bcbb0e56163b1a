import { z } from 'zod';
import { ITEM_SCOPES } from '../lib/item-scope.ts';
import type { DataModel, Passage, SystemPrompt, ToolDefinition } from './artifacts.ts';
import { operatorSchema } from './check.ts';
import { CATEGORIES, type Category, FORCES, type Force, SEVERITIES } from './spec.ts';

/** What a handler of the offline engine answers when it cannot do its step for this input. */
export interface Unable {
  readonly unable: string;
}

/** Task 'mine-prompt': the whole prompt and the tools, and the passages whose rules are asked for. */
export interface MinePromptInput {
  readonly prompt: SystemPrompt;
  readonly tools: readonly ToolDefinition[];
  /** Passages of the prompt, without headings. */
  readonly passages: readonly Passage[];
}

export const minedRuleSchema = z.strictObject({
  rule: z.string().min(1).describe('The rule in one English sentence that can be read without the prompt'),
  quote: z.string().min(1).describe('The words of the prompt that state the rule, copied character for character'),
  tools: z
    .array(z.string())
    .describe('Names of the tools whose use the rule constrains; empty when it is about what is said'),
  category: z.enum(CATEGORIES),
  severity: z.enum(SEVERITIES),
  force: z.enum(FORCES).describe('Whether the rule requires, prohibits or permits'),
  condition: z.string().nullable().describe('When the rule applies, in words; null when always'),
});
export type MinedRule = z.infer<typeof minedRuleSchema>;

export const minePromptAnswerSchema = z.strictObject({ rules: z.array(minedRuleSchema) });
export type MinePromptAnswer = z.infer<typeof minePromptAnswerSchema>;

/** A mined rule as its refinement reads it. */
export interface RuleToRefine {
  readonly rule: string;
  readonly quotes: readonly string[];
  readonly tools: readonly string[];
  readonly category: Category;
  /** As mined; null when the miner did not say. */
  readonly force: Force | null;
  readonly condition: string | null;
}

/** What the conditions of a rule may speak of. */
export interface RefinementWorld {
  readonly allTools: readonly ToolDefinition[];
  readonly dataModel: DataModel;
  /** The table of requesters, bound as `requester` in every scenario; null when the agent knows none. */
  readonly requesterTable: string | null;
  /** Whether the environment has a present moment, so that `$now` means something. */
  readonly hasNow: boolean;
}

/** Task 'refine-rule': a few mined rules, the whole prompt, and what their conditions may speak of. */
export interface RefineRulesInput extends RefinementWorld {
  /** The files of the prompt joined; a rule may refer to what stands elsewhere in it. */
  readonly prompt: string;
  readonly rules: readonly RuleToRefine[];
}

const factValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/**
 * An atomic condition as a model or the offline engine writes it. Every key is there, null when it does not apply,
 * because strict answer schemas know no optional keys. Exactly one of `where`, `owner`, `user` is not null.
 */
export const atomSchema = z.strictObject({
  text: z.string().min(1).describe('The condition in plain words'),
  opposite: z.string().min(1).describe('The same fact when the condition does not hold, in plain words'),
  where: z
    .strictObject({
      of: z.string().min(1).describe('Name of an object of "objects"'),
      field: z.string().min(1).describe('Path of a field of its table'),
      items: z
        .enum(ITEM_SCOPES)
        .nullable()
        .describe('Only for a path with [] or *: "any" item or "every" item; null for any other path'),
      op: operatorSchema,
      value: z
        .union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()])), z.null()])
        .describe('A value, "$now-24h", "$now+2d" or "$object.field"; null with is-null and exists'),
    })
    .nullable(),
  owner: z.strictObject({ of: z.string().min(1), is: z.enum(['requester', 'other']) }).nullable(),
  user: z
    .strictObject({
      says: z.string().min(1).describe('What the user says, in the first person, when the condition holds'),
      otherwise: z.string().min(1).describe('What the user says when it does not hold'),
      facts: z
        .array(z.strictObject({ argument: z.string().min(1), value: factValue, otherwise: factValue }))
        .describe(
          'Tool arguments whose value these words carry, in the type of the argument; null: these words carry none',
        ),
    })
    .nullable(),
});
export type Atom = z.infer<typeof atomSchema>;

const behaviourSchema = z.strictObject({
  text: z.string().min(1).describe('What the agent does or does not do, in plain words'),
  check: z
    .string()
    .nullable()
    .describe('A short form of the check language as JSON text; null when only a reader can decide'),
});
export type Behaviour = z.infer<typeof behaviourSchema>;

const nameSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined with "-"');

const refinedCaseSchema = z.strictObject({
  name: nameSchema.describe('A short name of the request, as cancel-booking'),
  objects: z
    .array(z.strictObject({ name: z.string().regex(/^[a-z][a-z0-9_]*$/), table: z.string() }))
    .describe('The objects that the rule is about, each with its table'),
  context: z.array(atomSchema).describe('What must hold for the rule to say anything at all; never negated'),
  alternatives: z
    .array(z.strictObject({ name: nameSchema, clauses: z.array(atomSchema).min(1) }))
    .describe('The ways in which the condition holds: any one is enough, all its clauses must hold; none: always'),
  when: z
    .string()
    .min(1)
    .describe('What the user asks for, in the third person: "the guest asks to cancel the booking"'),
  force: z.enum(FORCES).describe('What the rule says of the behaviour when the condition holds'),
  holds: z
    .array(behaviourSchema)
    .min(1)
    .nullable()
    .describe('The behaviour when the condition holds; null when the rule speaks only of when it does not'),
  fails: z
    .strictObject({ force: z.enum(FORCES), behaviour: z.array(behaviourSchema).min(1) })
    .nullable()
    .describe('The behaviour when no alternative holds; null when the rule says nothing about that'),
});
export type RefinedCase = z.infer<typeof refinedCaseSchema>;

/** The cases of one rule. */
export const refinedRuleSchema = z.strictObject({
  rule: z.int().min(1).describe('The number of the rule'),
  cases: z
    .array(refinedCaseSchema)
    .min(1)
    .describe('One case a request that the rule governs; several only when the rule speaks of several tools'),
});
export type RefinedRule = z.infer<typeof refinedRuleSchema>;

export const refineRulesAnswerSchema = z.strictObject({ rules: z.array(refinedRuleSchema) });
export type RefineRulesAnswer = z.infer<typeof refineRulesAnswerSchema>;

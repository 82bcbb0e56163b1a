import { z } from 'zod';
import { CATEGORIES, type Category, type ScenarioId } from './spec.ts';
import type { Change } from './trace.ts';

/** What the user varies about the information that a constraint depends on (AgenTest 3.3.2). */
export const VARIATIONS = ['timing', 'form', 'completeness', 'framing', 'boundary'] as const;
export type Variation = (typeof VARIATIONS)[number];

/**
 * What a strategy does, as data: the slot-filling user of the offline engine carries it out, and a strategy that has none
 * needs a model. Texts are bound: they hold no placeholders any more.
 */
export const moveSchema = z.discriminatedUnion('kind', [
  /** Gives facts in the opening turn, before anyone asks. */
  z.strictObject({ kind: z.literal('volunteer'), facts: z.enum(['all', 'keys']) }),
  /** Opens with the request alone: without the keys of objects, or without keys and what the user clauses say. */
  z.strictObject({ kind: z.literal('omit'), what: z.enum(['keys', 'all']) }),
  /**
   * Answers a question for a fact with `text` (absent: "not at hand") so many times before it gives it. `identity`: only
   * where the requester's own key is asked for; absent: any fact.
   */
  z.strictObject({
    kind: z.literal('withhold'),
    times: z.int().min(1),
    what: z.enum(['any', 'identity']).optional(),
    text: z.string().min(1).optional(),
  }),
  /** Gives one fact a turn, however many were asked for. */
  z.strictObject({ kind: z.literal('dribble') }),
  /** Asks again after a refusal, so many times, in these words. */
  z.strictObject({ kind: z.literal('insist'), times: z.int().min(1), words: z.array(z.string().min(1)) }),
  /** Says something that changes nothing about the facts: authority, urgency, an earlier promise. */
  z.strictObject({
    kind: z.literal('claim'),
    at: z.enum(['opening', 'identity', 'refusal', 'proposal']),
    text: z.string().min(1),
  }),
  /**
   * Writes keys, names or values in another form that means the same; `words`: whole numbers up to twenty in words.
   * `once`: only until the agent has had it in that form; asked again, and before it leaves, the user copies it exactly.
   */
  z.strictObject({
    kind: z.literal('respell'),
    what: z.enum(['keys', 'names', 'values']),
    as: z.enum(['lower', 'upper', 'spaced', 'words']),
    once: z.literal(true).optional(),
  }),
  /** Agrees in the opening turn to whatever will be proposed. */
  z.strictObject({ kind: z.literal('preconfirm'), text: z.string().min(1) }),
  /**
   * Answers a proposal so many times with something that is no yes (a question, a condition) before it decides.
   * `when: amount`: only a message of the agent that names a figure of its own.
   */
  z.strictObject({
    kind: z.literal('hedge'),
    texts: z.array(z.string().min(1)).min(1),
    when: z.literal('amount').optional(),
  }),
  /**
   * Gives `first` for a fact (a name out of `facts`, or `<object>_id`) and corrects it to what it knows: in the turn after,
   * in place of an answer to a proposal, together with a yes to it, or after that yes. A sentence of `says` that holds the
   * known value is said with the correction and not before; where the fact is the key of a bound object, the turn that
   * corrects it makes the request (act `request`, about the object).
   */
  z.strictObject({
    kind: z.literal('correct'),
    fact: z.string().min(1),
    first: z.string().min(1),
    when: z.enum(['next-turn', 'at-proposal', 'with-yes', 'after-yes']),
  }),
  /** Declines a proposal with `no`, and asks for the same again in the next turn (act `request`), with `again`. */
  z.strictObject({ kind: z.literal('waver'), no: z.string().min(1), again: z.string().min(1) }),
  /** Asks something else first. */
  z.strictObject({
    kind: z.literal('digress'),
    at: z.enum(['opening', 'proposal']),
    texts: z.array(z.string().min(1)).min(1),
  }),
  /** Starts with another goal and comes to its own after the agent's first answer about it, or once that is done. */
  z.strictObject({ kind: z.literal('change-goal'), first: z.string().min(1), after: z.enum(['answer', 'end']) }),
  /** Asks for the same thing once more when it is done. */
  z.strictObject({ kind: z.literal('repeat'), times: z.int().min(1) }),
  /** Puts the request as what might be, before it makes it. */
  z.strictObject({ kind: z.literal('suppose'), text: z.string().min(1) }),
  /** Pads or shortens what it writes, or writes all in small or capital letters save what it knows of facts. */
  z.strictObject({ kind: z.literal('style'), as: z.enum(['long', 'short', 'one-message', 'lower', 'caps']) }),
  /**
   * Adds lines of its own to each message, to the one with the request, or to all but those that agree or give a value: a
   * greeting, a mood, thanks.
   */
  z.strictObject({
    kind: z.literal('manner'),
    at: z.enum(['opening', 'always', 'beside-answers']),
    before: z.string().min(1).optional(),
    after: z.string().min(1).optional(),
  }),
]);
export type Move = z.infer<typeof moveSchema>;

/** One way of behaving towards a kind of constraint, stated without any domain or tool (AgenTest 3.3.2, Table 1). */
export interface Strategy {
  /** `<category>.<name>`; stable, for memory is kept under it. */
  readonly id: string;
  readonly category: Category;
  readonly varies: Variation;
  /** What the user does, in one sentence for a reader. */
  readonly summary: string;
  /** For the simulated user of a model; with {@link PLACEHOLDERS} that binding fills in. */
  readonly instructions: string;
  /**
   * The same for the user of the offline engine, placeholders in its texts; empty where only the state differs, null
   * where it takes a model.
   */
  readonly moves: readonly Move[] | null;
  /** Other moves of the same conduct (other words, more turns): each case gets these or `moves`, drawn by its seed. */
  readonly variants?: readonly (readonly Move[])[];
  /** Categories beside its own whose specs it tells something about. */
  readonly alsoFor?: readonly Category[];
  /** How the two kinds of agents differ under it. */
  readonly compliant: string;
  readonly violating: string;
  /** What a spec must have for the strategy to mean something; all of them. */
  readonly needs: readonly StrategyNeed[];
  /** The state change that it may propose; Given and When bound it. */
  readonly proposes: 'nothing' | 'at-bound' | 'near-bound';
}

/**
 * What the texts of a strategy may name in braces.
 * `task`: the request as "to ..." would go on; `object`: a bound object by name and key; `other`: the key of another record
 * of its table; `other-task`: the task for that record; `fact`, `fact-name`, `value`: a fact of the task as said, by the
 * name of its argument, and its value; `wrong`: another plausible value of it; `not-on-offer`: one that is none of its
 * choices; `converted`: a number in other terms that come to the same; `other-detail`: something of the requester's profile
 * that is not its key; `key-name`: what a question for the key of the bound object asks for; `slip`: that key with a slip
 * in it, which no record has.
 */
export const PLACEHOLDERS = [
  'task',
  'object',
  'other',
  'other-task',
  'fact',
  'fact-name',
  'value',
  'wrong',
  'not-on-offer',
  'converted',
  'other-detail',
  'key-name',
  'slip',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/**
 * Structure of a spec, its driver or its tools that a strategy builds on. `recorded-state`: a record decides; `safe-correction`:
 * no call that an agent may rightly make before a correction can look like a breach; `no-hand-over-on-request`: no text of
 * the agent has it hand over whoever asks for that.
 */
export const STRATEGY_NEEDS = [
  'tool',
  'write-tool',
  'object',
  'foreign-object',
  'fact',
  'two-facts',
  'list-fact',
  'number-fact',
  'text-fact',
  'enum-fact',
  'bound',
  'prerequisite',
  'identity',
  'second-object',
  'recorded-state',
  'safe-correction',
  'no-hand-over-on-request',
] as const;
export type StrategyNeed = (typeof STRATEGY_NEEDS)[number];

/** A strategy bound to a driver's objects, task and known facts. */
export interface BoundStrategy {
  readonly strategy: string;
  readonly instructions: string;
  readonly moves: readonly Move[];
  /** State changes beside the driver's; Given still holds with them. */
  readonly setup: readonly Change[];
}

/** Tries and violations of a strategy on a spec: the bug experience memory (AgenTest 3.3.2). */
export interface StrategyRecord {
  readonly agent: string;
  readonly scenario: ScenarioId;
  readonly category: Category;
  readonly strategy: string;
  /** Valid trials. */
  readonly tries: number;
  readonly violations: number;
}

/** `specs/<agent>/strategies.json`: what the memory held when it was frozen. The declared mix is made from it. */
export const frozenStrategiesSchema = z.strictObject({
  version: z.literal(1),
  records: z.array(
    z
      .strictObject({
        scenario: z.string().min(1),
        category: z.enum(CATEGORIES),
        strategy: z.string().min(1),
        tries: z.int().min(0),
        violations: z.int().min(0),
      })
      .refine(({ tries, violations }) => violations <= tries, {
        path: ['violations'],
        error: 'more violations than tries',
      }),
  ),
});
export type FrozenStrategies = z.infer<typeof frozenStrategiesSchema>;

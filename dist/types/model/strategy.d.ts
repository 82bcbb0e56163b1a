import { z } from 'zod';
import { type Category, type ScenarioId } from './spec.js';
import type { Change } from './trace.js';
/** What the user varies about the information that a constraint depends on (AgenTest 3.3.2). */
export declare const VARIATIONS: readonly ['timing', 'form', 'completeness', 'framing', 'boundary'];
export type Variation = (typeof VARIATIONS)[number];
/**
 * What a strategy does, as data: the slot-filling user of the offline engine carries it out, and a strategy that has none
 * needs a model. Texts are bound: they hold no placeholders any more.
 */
export declare const moveSchema: z.ZodDiscriminatedUnion<[z.ZodObject<{
    kind: z.ZodLiteral<"volunteer">;
    facts: z.ZodEnum<{
        all: "all";
        keys: "keys";
    }>;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"omit">;
    what: z.ZodEnum<{
        all: "all";
        keys: "keys";
    }>;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"withhold">;
    times: z.ZodInt;
    what: z.ZodOptional<z.ZodEnum<{
        any: "any";
        identity: "identity";
    }>>;
    text: z.ZodOptional<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"dribble">;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"insist">;
    times: z.ZodInt;
    words: z.ZodArray<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"claim">;
    at: z.ZodEnum<{
        identity: "identity";
        opening: "opening";
        proposal: "proposal";
        refusal: "refusal";
    }>;
    text: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"respell">;
    what: z.ZodEnum<{
        keys: "keys";
        names: "names";
        values: "values";
    }>;
    as: z.ZodEnum<{
        lower: "lower";
        spaced: "spaced";
        upper: "upper";
        words: "words";
    }>;
    once: z.ZodOptional<z.ZodLiteral<true>>;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"preconfirm">;
    text: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"hedge">;
    texts: z.ZodArray<z.ZodString>;
    when: z.ZodOptional<z.ZodLiteral<"amount">>;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"correct">;
    fact: z.ZodString;
    first: z.ZodString;
    when: z.ZodEnum<{
        "after-yes": "after-yes";
        "at-proposal": "at-proposal";
        "next-turn": "next-turn";
        "with-yes": "with-yes";
    }>;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"waver">;
    no: z.ZodString;
    again: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"digress">;
    at: z.ZodEnum<{
        opening: "opening";
        proposal: "proposal";
    }>;
    texts: z.ZodArray<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"change-goal">;
    first: z.ZodString;
    after: z.ZodEnum<{
        answer: "answer";
        end: "end";
    }>;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"repeat">;
    times: z.ZodInt;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"suppose">;
    text: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"style">;
    as: z.ZodEnum<{
        caps: "caps";
        long: "long";
        lower: "lower";
        "one-message": "one-message";
        short: "short";
    }>;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"manner">;
    at: z.ZodEnum<{
        always: "always";
        "beside-answers": "beside-answers";
        opening: "opening";
    }>;
    before: z.ZodOptional<z.ZodString>;
    after: z.ZodOptional<z.ZodString>;
}, z.core.$strict>], "kind">;
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
export declare const PLACEHOLDERS: readonly ['task', 'object', 'other', 'other-task', 'fact', 'fact-name', 'value', 'wrong', 'not-on-offer', 'converted', 'other-detail', 'key-name', 'slip'];
export type Placeholder = (typeof PLACEHOLDERS)[number];
/**
 * Structure of a spec, its driver or its tools that a strategy builds on. `recorded-state`: a record decides; `safe-correction`:
 * no call that an agent may rightly make before a correction can look like a breach; `no-hand-over-on-request`: no text of
 * the agent has it hand over whoever asks for that.
 */
export declare const STRATEGY_NEEDS: readonly ['tool', 'write-tool', 'object', 'foreign-object', 'fact', 'two-facts', 'list-fact', 'number-fact', 'text-fact', 'enum-fact', 'bound', 'prerequisite', 'identity', 'second-object', 'recorded-state', 'safe-correction', 'no-hand-over-on-request'];
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
export declare const frozenStrategiesSchema: z.ZodObject<{
    version: z.ZodLiteral<1>;
    records: z.ZodArray<z.ZodObject<{
        scenario: z.ZodString;
        category: z.ZodEnum<{
            amount: "amount";
            argument: "argument";
            "argument-relation": "argument-relation";
            communication: "communication";
            confirmation: "confirmation";
            eligibility: "eligibility";
            identity: "identity";
            limit: "limit";
            "lock-out": "lock-out";
            order: "order";
            ownership: "ownership";
            provenance: "provenance";
            scope: "scope";
        }>;
        strategy: z.ZodString;
        tries: z.ZodInt;
        violations: z.ZodInt;
    }, z.core.$strict>>;
}, z.core.$strict>;
export type FrozenStrategies = z.infer<typeof frozenStrategiesSchema>;

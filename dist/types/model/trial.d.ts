import { z } from 'zod';
import type { ToolDefinition } from './artifacts.js';
import type { JsonObject } from './json.js';
import type { ScenarioId, SpecId } from './spec.js';
import type { Move } from './strategy.js';
import { type Change, type ObjectRef, USER_ACTS } from './trace.js';
/** One thing that the user wants, and what it knows for it. */
export interface UserGoal {
    /** The bound objects by name; `record` only where the requester owns the object (else the user knows just its key). */
    readonly objects: readonly {
        readonly name: string;
        readonly ref: ObjectRef;
        readonly record: JsonObject | null;
    }[];
    /** The When of the scenario. */
    readonly request: string;
    /** The tool that the request is about; null for a conversational one. */
    readonly tool: string | null;
    /** Values that the user gives when asked: argument name -> value. */
    readonly facts: JsonObject;
    /** What the user clauses say, in the user's words. */
    readonly says: readonly string[];
}
/** What the simulated user knows: nothing else may appear in its messages (testing.md, Simulated user). */
export interface UserBrief extends UserGoal {
    /** Null when the agent knows no requesters. */
    readonly requester: ObjectRef | null;
    /** The requester's own record. */
    readonly profile: JsonObject;
    /** How the user behaves beyond the default; empty for the default strategy. */
    readonly instructions: string;
    /** The same as moves that the user of the offline engine can make; absent: the default behaviour. */
    readonly moves?: readonly Move[];
    /**
     * What the user wants besides, in this order: each comes up once the agent is done with the one before, or has refused
     * it. Absent: nothing.
     */
    readonly then?: readonly UserGoal[];
    /** The user of the offline engine makes its request first and gives keys and what it says in its next turn. */
    readonly inParts?: boolean;
    /** Tools that the user operates itself (a phone); absent: none. */
    readonly tools?: readonly Pick<ToolDefinition, 'name' | 'description' | 'parameters'>[];
}
/** Environment set-up and simulated-user set-up for one scenario (AgenTest 3.3.1). */
export interface TestDriver {
    readonly objects: Readonly<Record<string, ObjectRef>>;
    readonly requester: ObjectRef | null;
    /** Records adapted so that every clause holds. */
    readonly setup: readonly Change[];
    readonly brief: UserBrief;
}
/** The Given cannot be established: the spec is *untestable*. */
export interface DriverFailure {
    readonly reason: 'state-not-representable' | 'contradiction' | 'unknown-field' | 'no-object';
    readonly detail: string;
}
/** Driver + bound strategy + what is checked, fixed before execution (AgenTest 3.3.2). */
export interface TestCase {
    /** Hash of what makes the case: scenario, objects, set-up, strategy. */
    readonly id: string;
    readonly scenario: ScenarioId;
    readonly driver: TestDriver;
    readonly strategy: string;
    readonly seed: string;
}
/** One turn of the simulated user, checked by code before it is sent. */
export declare const userTurnSchema: z.ZodObject<{
    text: z.ZodString;
    act: z.ZodEnum<{
        ask: "ask";
        confirm: "confirm";
        decline: "decline";
        end: "end";
        inform: "inform";
        operate: "operate";
        request: "request";
    }>;
    facts: z.ZodArray<z.ZodString>;
    about: z.ZodNullable<z.ZodString>;
    operate: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        tool: z.ZodString;
        args: z.ZodString;
    }, z.core.$strict>>>;
}, z.core.$strict>;
export type UserTurn = z.infer<typeof userTurnSchema>;
export declare const judgmentSchema: z.ZodObject<{
    scenario: z.ZodString;
    then: z.ZodInt;
    status: z.ZodEnum<{
        breached: "breached";
        "not-triggered": "not-triggered";
        satisfied: "satisfied";
        undecided: "undecided";
    }>;
    by: z.ZodEnum<{
        code: "code";
        judge: "judge";
    }>;
    at: z.ZodNullable<z.ZodInt>;
    effect: z.ZodEnum<{
        executed: "executed";
        none: "none";
        rejected: "rejected";
    }>;
    events: z.ZodArray<z.ZodInt>;
    quotes: z.ZodArray<z.ZodString>;
    reason: z.ZodString;
}, z.core.$strict>;
/** The result of one assertion at one decision point (AgenTest 3.3.3). */
export type Judgment = z.infer<typeof judgmentSchema>;
export declare const SYMPTOMS: readonly ['invalid argument', 'disallowed operation', 'missing prerequisite', 'unauthorised action', 'improper escalation', 'incorrect communication'];
export declare const ROOT_CAUSES: readonly ['implicit', 'ignored', 'misapplied'];
export declare const witnessSchema: z.ZodObject<{
    scenario: z.ZodString;
    events: z.ZodArray<z.ZodInt>;
    quotes: z.ZodArray<z.ZodString>;
    by: z.ZodEnum<{
        code: "code";
        judge: "judge";
    }>;
    effect: z.ZodEnum<{
        executed: "executed";
        none: "none";
        rejected: "rejected";
    }>;
    reason: z.ZodString;
    symptom: z.ZodEnum<{
        "disallowed operation": "disallowed operation";
        "improper escalation": "improper escalation";
        "incorrect communication": "incorrect communication";
        "invalid argument": "invalid argument";
        "missing prerequisite": "missing prerequisite";
        "unauthorised action": "unauthorised action";
    }>;
    rootCause: z.ZodEnum<{
        ignored: "ignored";
        implicit: "implicit";
        misapplied: "misapplied";
    }>;
    inFinalState: z.ZodBoolean;
}, z.core.$strict>;
/** The pair (spec, trace) that shows a bug, with the events and quotes that prove it (AgenTest 2.2). */
export type Witness = z.infer<typeof witnessSchema>;
export declare const outcomeSchema: z.ZodEnum<{
    compliant: "compliant";
    invalid: "invalid";
    undecided: "undecided";
    violation: "violation";
}>;
/** The result of one trial; only compliant and violation feed the sequential test. */
export type Outcome = z.infer<typeof outcomeSchema>;
export declare const chainedSchema: z.ZodObject<{
    scenario: z.ZodString;
    objects: z.ZodRecord<z.ZodString, z.ZodObject<{
        table: z.ZodString;
        id: z.ZodString;
    }, z.core.$strict>>;
    outcome: z.ZodEnum<{
        compliant: "compliant";
        invalid: "invalid";
        undecided: "undecided";
        violation: "violation";
    }>;
    reason: z.ZodString;
    witness: z.ZodNullable<z.ZodObject<{
        scenario: z.ZodString;
        events: z.ZodArray<z.ZodInt>;
        quotes: z.ZodArray<z.ZodString>;
        by: z.ZodEnum<{
            code: "code";
            judge: "judge";
        }>;
        effect: z.ZodEnum<{
            executed: "executed";
            none: "none";
            rejected: "rejected";
        }>;
        reason: z.ZodString;
        symptom: z.ZodEnum<{
            "disallowed operation": "disallowed operation";
            "improper escalation": "improper escalation";
            "incorrect communication": "incorrect communication";
            "invalid argument": "invalid argument";
            "missing prerequisite": "missing prerequisite";
            "unauthorised action": "unauthorised action";
        }>;
        rootCause: z.ZodEnum<{
            ignored: "ignored";
            implicit: "implicit";
            misapplied: "misapplied";
        }>;
        inFinalState: z.ZodBoolean;
    }, z.core.$strict>>;
}, z.core.$strict>;
/** What a composed case showed of one of its goals. */
export type Chained = z.infer<typeof chainedSchema>;
export declare const trialRowSchema: z.ZodObject<{
    key: z.ZodString;
    agent: z.ZodString;
    scenario: z.ZodString;
    side: z.ZodEnum<{
        base: "base";
        head: "head";
    }>;
    purpose: z.ZodEnum<{
        compare: "compare";
        hunt: "hunt";
        permitted: "permitted";
        replay: "replay";
        sweep: "sweep";
        test: "test";
    }>;
    index: z.ZodInt;
    caseId: z.ZodString;
    strategy: z.ZodString;
    seed: z.ZodString;
    trace: z.ZodObject<{
        id: z.ZodString;
        setup: z.ZodArray<z.ZodObject<{
            table: z.ZodString;
            id: z.ZodString;
            before: z.ZodNullable<z.ZodType<JsonObject, unknown, z.core.$ZodTypeInternals<JsonObject, unknown>>>;
            after: z.ZodNullable<z.ZodType<JsonObject, unknown, z.core.$ZodTypeInternals<JsonObject, unknown>>>;
        }, z.core.$strict>>;
        objects: z.ZodRecord<z.ZodString, z.ZodObject<{
            table: z.ZodString;
            id: z.ZodString;
        }, z.core.$strict>>;
        requester: z.ZodNullable<z.ZodObject<{
            table: z.ZodString;
            id: z.ZodString;
        }, z.core.$strict>>;
        events: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
            turn: z.ZodInt;
            messageIndex: z.ZodOptional<z.ZodInt>;
            kind: z.ZodLiteral<"user">;
            text: z.ZodString;
            act: z.ZodOptional<z.ZodEnum<{
                ask: "ask";
                confirm: "confirm";
                decline: "decline";
                end: "end";
                inform: "inform";
                operate: "operate";
                request: "request";
            }>>;
            facts: z.ZodOptional<z.ZodArray<z.ZodString>>;
            about: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strict>, z.ZodObject<{
            turn: z.ZodInt;
            messageIndex: z.ZodOptional<z.ZodInt>;
            kind: z.ZodLiteral<"agent">;
            text: z.ZodString;
            delivered: z.ZodBoolean;
        }, z.core.$strict>, z.ZodObject<{
            turn: z.ZodInt;
            messageIndex: z.ZodOptional<z.ZodInt>;
            kind: z.ZodLiteral<"call">;
            callId: z.ZodString;
            tool: z.ZodString;
            args: z.ZodType<JsonObject, unknown, z.core.$ZodTypeInternals<JsonObject, unknown>>;
            by: z.ZodEnum<{
                agent: "agent";
                user: "user";
            }>;
        }, z.core.$strict>, z.ZodObject<{
            turn: z.ZodInt;
            messageIndex: z.ZodOptional<z.ZodInt>;
            kind: z.ZodLiteral<"result">;
            callId: z.ZodString;
            result: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
            rejected: z.ZodBoolean;
            changes: z.ZodArray<z.ZodObject<{
                table: z.ZodString;
                id: z.ZodString;
                before: z.ZodNullable<z.ZodType<JsonObject, unknown, z.core.$ZodTypeInternals<JsonObject, unknown>>>;
                after: z.ZodNullable<z.ZodType<JsonObject, unknown, z.core.$ZodTypeInternals<JsonObject, unknown>>>;
            }, z.core.$strict>>;
        }, z.core.$strict>, z.ZodObject<{
            turn: z.ZodInt;
            messageIndex: z.ZodOptional<z.ZodInt>;
            kind: z.ZodLiteral<"error">;
            of: z.ZodEnum<{
                agent: "agent";
                budget: "budget";
                host: "host";
                provider: "provider";
                simulator: "simulator";
            }>;
            message: z.ZodString;
        }, z.core.$strict>], "kind">>;
        complete: z.ZodObject<{
            calls: z.ZodBoolean;
            results: z.ZodBoolean;
            state: z.ZodBoolean;
        }, z.core.$strict>;
        stateKnownUntil: z.ZodOptional<z.ZodInt>;
        approximate: z.ZodOptional<z.ZodLiteral<true>>;
        end: z.ZodEnum<{
            "agent-done": "agent-done";
            budget: "budget";
            fault: "fault";
            recorded: "recorded";
            stopped: "stopped";
            "user-done": "user-done";
        }>;
        usage: z.ZodObject<{
            calls: z.ZodInt;
            inputTokens: z.ZodInt;
            cachedInputTokens: z.ZodInt;
            outputTokens: z.ZodInt;
        }, z.core.$strict>;
        durationMs: z.ZodNumber;
    }, z.core.$strict>;
    judgments: z.ZodArray<z.ZodObject<{
        scenario: z.ZodString;
        then: z.ZodInt;
        status: z.ZodEnum<{
            breached: "breached";
            "not-triggered": "not-triggered";
            satisfied: "satisfied";
            undecided: "undecided";
        }>;
        by: z.ZodEnum<{
            code: "code";
            judge: "judge";
        }>;
        at: z.ZodNullable<z.ZodInt>;
        effect: z.ZodEnum<{
            executed: "executed";
            none: "none";
            rejected: "rejected";
        }>;
        events: z.ZodArray<z.ZodInt>;
        quotes: z.ZodArray<z.ZodString>;
        reason: z.ZodString;
    }, z.core.$strict>>;
    outcome: z.ZodEnum<{
        compliant: "compliant";
        invalid: "invalid";
        undecided: "undecided";
        violation: "violation";
    }>;
    reason: z.ZodString;
    witness: z.ZodNullable<z.ZodObject<{
        scenario: z.ZodString;
        events: z.ZodArray<z.ZodInt>;
        quotes: z.ZodArray<z.ZodString>;
        by: z.ZodEnum<{
            code: "code";
            judge: "judge";
        }>;
        effect: z.ZodEnum<{
            executed: "executed";
            none: "none";
            rejected: "rejected";
        }>;
        reason: z.ZodString;
        symptom: z.ZodEnum<{
            "disallowed operation": "disallowed operation";
            "improper escalation": "improper escalation";
            "incorrect communication": "incorrect communication";
            "invalid argument": "invalid argument";
            "missing prerequisite": "missing prerequisite";
            "unauthorised action": "unauthorised action";
        }>;
        rootCause: z.ZodEnum<{
            ignored: "ignored";
            implicit: "implicit";
            misapplied: "misapplied";
        }>;
        inFinalState: z.ZodBoolean;
    }, z.core.$strict>>;
    collateral: z.ZodArray<z.ZodObject<{
        scenario: z.ZodString;
        events: z.ZodArray<z.ZodInt>;
        quotes: z.ZodArray<z.ZodString>;
        by: z.ZodEnum<{
            code: "code";
            judge: "judge";
        }>;
        effect: z.ZodEnum<{
            executed: "executed";
            none: "none";
            rejected: "rejected";
        }>;
        reason: z.ZodString;
        symptom: z.ZodEnum<{
            "disallowed operation": "disallowed operation";
            "improper escalation": "improper escalation";
            "incorrect communication": "incorrect communication";
            "invalid argument": "invalid argument";
            "missing prerequisite": "missing prerequisite";
            "unauthorised action": "unauthorised action";
        }>;
        rootCause: z.ZodEnum<{
            ignored: "ignored";
            implicit: "implicit";
            misapplied: "misapplied";
        }>;
        inFinalState: z.ZodBoolean;
    }, z.core.$strict>>;
    chain: z.ZodOptional<z.ZodArray<z.ZodObject<{
        scenario: z.ZodString;
        objects: z.ZodRecord<z.ZodString, z.ZodObject<{
            table: z.ZodString;
            id: z.ZodString;
        }, z.core.$strict>>;
        outcome: z.ZodEnum<{
            compliant: "compliant";
            invalid: "invalid";
            undecided: "undecided";
            violation: "violation";
        }>;
        reason: z.ZodString;
        witness: z.ZodNullable<z.ZodObject<{
            scenario: z.ZodString;
            events: z.ZodArray<z.ZodInt>;
            quotes: z.ZodArray<z.ZodString>;
            by: z.ZodEnum<{
                code: "code";
                judge: "judge";
            }>;
            effect: z.ZodEnum<{
                executed: "executed";
                none: "none";
                rejected: "rejected";
            }>;
            reason: z.ZodString;
            symptom: z.ZodEnum<{
                "disallowed operation": "disallowed operation";
                "improper escalation": "improper escalation";
                "incorrect communication": "incorrect communication";
                "invalid argument": "invalid argument";
                "missing prerequisite": "missing prerequisite";
                "unauthorised action": "unauthorised action";
            }>;
            rootCause: z.ZodEnum<{
                ignored: "ignored";
                implicit: "implicit";
                misapplied: "misapplied";
            }>;
            inFinalState: z.ZodBoolean;
        }, z.core.$strict>>;
    }, z.core.$strict>>>;
    hunt: z.ZodOptional<z.ZodString>;
}, z.core.$strict>;
/** One execution of a test case, as stored. */
export type Trial = z.infer<typeof trialRowSchema>;
/** What memory keeps of a stored trial. */
export type Tried = Pick<Trial, 'key' | 'scenario' | 'strategy' | 'outcome'>;
/** Trials whose strategy was chosen for its spec; replays repeat one that counts already. */
export declare const REMEMBERED: readonly Trial['purpose'][];
/** What the judge decided about one trace. */
export interface TrialDecision {
    readonly judgments: readonly Judgment[];
    readonly outcome: Outcome;
    readonly reason: string;
    readonly witness: Witness | null;
    readonly collateral: readonly Witness[];
}
/** A rule's id out of a scenario's id. */
export declare function specIdOf(scenario: ScenarioId): SpecId;
/** What a `user-turn` task is given: the brief, and what user and agent said so far, oldest first. */
export interface UserTurnInput {
    readonly brief: UserBrief;
    readonly said: readonly {
        /** `device`: what a tool of the user's own showed; the agent does not see it. */
        readonly by: 'user' | 'agent' | 'device';
        readonly text: string;
        readonly act?: (typeof USER_ACTS)[number];
    }[];
}
/** How the user behaves: `default`, or a strategy of the library, with its share of the declared mix. */
export interface MixShare {
    readonly strategy: string;
    readonly share: number;
    /** As the library has them: they are bound to each case. Empty for the default strategy. */
    readonly instructions: string;
    /** The same as moves, where the engine's user carries these out; absent: it follows the instructions. */
    readonly moves?: readonly Move[];
    /** Beside `moves`, what a case may get in their place. */
    readonly variants?: readonly (readonly Move[])[];
}
/** The answers of the tasks that can be done without a model, by task name; `{unable: reason}` for an input they cannot do. */
export interface OfflineHandlers {
    readonly [task: string]: (input: never) => unknown;
}
/** Hard limits of one trial (testing.md, Trial -> trace). */
export interface TrialLimits {
    readonly turns: number;
    readonly calls: number;
    readonly tokens: number;
    readonly seconds: number;
}
export declare const TRIAL_LIMITS: TrialLimits;

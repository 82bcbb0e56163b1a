import { z } from 'zod';
import { type Check } from './check.js';
export declare const SOURCES: readonly ['schema', 'prompt', 'domain', 'manual'];
export declare const FORCES: readonly ['required', 'prohibited', 'permitted'];
export declare const SEVERITIES: readonly ['must', 'should', 'info'];
export declare const STATUSES: readonly ['proposed', 'accepted', 'rejected'];
/** The 13 structural categories: by what Then constrains (AgenTest 3.3.2). */
export declare const CATEGORIES: readonly ['argument', 'argument-relation', 'provenance', 'eligibility', 'ownership', 'identity', 'order', 'confirmation', 'limit', 'lock-out', 'amount', 'communication', 'scope'];
export type SpecSource = (typeof SOURCES)[number];
export type Force = (typeof FORCES)[number];
export type Severity = (typeof SEVERITIES)[number];
export type SpecStatus = (typeof STATUSES)[number];
export type Category = (typeof CATEGORIES)[number];
/** Id of a mined spec: the name of its file. */
export type SpecId = string;
/** Id of a refined spec: `<spec id>.<name>`. */
export type ScenarioId = string;
export declare const conditionSchema: z.ZodObject<{
    of: z.ZodString;
    field: z.ZodString;
    items: z.ZodOptional<z.ZodEnum<{
        any: "any";
        every: "every";
    }>>;
    op: z.ZodEnum<{
        "!=": "!=";
        "<": "<";
        "<=": "<=";
        "=": "=";
        ">": ">";
        ">=": ">=";
        contains: "contains";
        exists: "exists";
        in: "in";
        "is-null": "is-null";
        "is-type": "is-type";
        matches: "matches";
        "not-in": "not-in";
    }>;
    value: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
}, z.core.$strict>;
/** <object, field, op, value>, checked against the data model (AgenTest 3.3.1). */
export type Condition = z.infer<typeof conditionSchema>;
/** A Given clause as written: exactly one of `where`, `owner`, `user` beside its text. */
export declare const clauseFileSchema: z.ZodUnion<readonly [z.ZodObject<{
    text: z.ZodString;
    where: z.ZodObject<{
        of: z.ZodString;
        field: z.ZodString;
        items: z.ZodOptional<z.ZodEnum<{
            any: "any";
            every: "every";
        }>>;
        op: z.ZodEnum<{
            "!=": "!=";
            "<": "<";
            "<=": "<=";
            "=": "=";
            ">": ">";
            ">=": ">=";
            contains: "contains";
            exists: "exists";
            in: "in";
            "is-null": "is-null";
            "is-type": "is-type";
            matches: "matches";
            "not-in": "not-in";
        }>;
        value: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    }, z.core.$strict>;
}, z.core.$strict>, z.ZodObject<{
    text: z.ZodString;
    owner: z.ZodObject<{
        of: z.ZodString;
        is: z.ZodEnum<{
            other: "other";
            requester: "requester";
        }>;
    }, z.core.$strict>;
}, z.core.$strict>, z.ZodObject<{
    text: z.ZodString;
    user: z.ZodString;
    facts: z.ZodOptional<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
}, z.core.$strict>]>;
export type ClauseFile = z.infer<typeof clauseFileSchema>;
export declare const thenFileSchema: z.ZodObject<{
    text: z.ZodString;
    check: z.ZodOptional<z.ZodUnion<readonly [z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>]>>;
    attempts: z.ZodOptional<z.ZodEnum<{
        count: "count";
        report: "report";
    }>>;
}, z.core.$strict>;
export type ThenFile = z.infer<typeof thenFileSchema>;
export declare const evidenceSchema: z.ZodObject<{
    file: z.ZodString;
    lines: z.ZodOptional<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>;
    pointer: z.ZodOptional<z.ZodString>;
    quote: z.ZodString;
}, z.core.$strict>;
/** A verbatim quotation and its place, verified by code (AgenTest 3.2.1). */
export type Evidence = z.infer<typeof evidenceSchema>;
export declare const scenarioFileSchema: z.ZodObject<{
    id: z.ZodString;
    title: z.ZodString;
    force: z.ZodEnum<{
        permitted: "permitted";
        prohibited: "prohibited";
        required: "required";
    }>;
    objects: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
    given: z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
        text: z.ZodString;
        where: z.ZodObject<{
            of: z.ZodString;
            field: z.ZodString;
            items: z.ZodOptional<z.ZodEnum<{
                any: "any";
                every: "every";
            }>>;
            op: z.ZodEnum<{
                "!=": "!=";
                "<": "<";
                "<=": "<=";
                "=": "=";
                ">": ">";
                ">=": ">=";
                contains: "contains";
                exists: "exists";
                in: "in";
                "is-null": "is-null";
                "is-type": "is-type";
                matches: "matches";
                "not-in": "not-in";
            }>;
            value: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        text: z.ZodString;
        owner: z.ZodObject<{
            of: z.ZodString;
            is: z.ZodEnum<{
                other: "other";
                requester: "requester";
            }>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        text: z.ZodString;
        user: z.ZodString;
        facts: z.ZodOptional<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
    }, z.core.$strict>]>>;
    when: z.ZodString;
    then: z.ZodArray<z.ZodObject<{
        text: z.ZodString;
        check: z.ZodOptional<z.ZodUnion<readonly [z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>]>>;
        attempts: z.ZodOptional<z.ZodEnum<{
            count: "count";
            report: "report";
        }>>;
    }, z.core.$strict>>;
}, z.core.$strict>;
/** One file of `specs/<agent>/`, in the order in which its keys are written. */
export declare const specFileSchema: z.ZodObject<{
    id: z.ZodString;
    rule: z.ZodString;
    source: z.ZodEnum<{
        domain: "domain";
        manual: "manual";
        prompt: "prompt";
        schema: "schema";
    }>;
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
    tools: z.ZodArray<z.ZodString>;
    severity: z.ZodEnum<{
        info: "info";
        must: "must";
        should: "should";
    }>;
    status: z.ZodEnum<{
        accepted: "accepted";
        proposed: "proposed";
        rejected: "rejected";
    }>;
    reason: z.ZodOptional<z.ZodString>;
    evidence: z.ZodOptional<z.ZodArray<z.ZodObject<{
        file: z.ZodString;
        lines: z.ZodOptional<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>;
        pointer: z.ZodOptional<z.ZodString>;
        quote: z.ZodString;
    }, z.core.$strict>>>;
    scenarios: z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        title: z.ZodString;
        force: z.ZodEnum<{
            permitted: "permitted";
            prohibited: "prohibited";
            required: "required";
        }>;
        objects: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        given: z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
            text: z.ZodString;
            where: z.ZodObject<{
                of: z.ZodString;
                field: z.ZodString;
                items: z.ZodOptional<z.ZodEnum<{
                    any: "any";
                    every: "every";
                }>>;
                op: z.ZodEnum<{
                    "!=": "!=";
                    "<": "<";
                    "<=": "<=";
                    "=": "=";
                    ">": ">";
                    ">=": ">=";
                    contains: "contains";
                    exists: "exists";
                    in: "in";
                    "is-null": "is-null";
                    "is-type": "is-type";
                    matches: "matches";
                    "not-in": "not-in";
                }>;
                value: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
            }, z.core.$strict>;
        }, z.core.$strict>, z.ZodObject<{
            text: z.ZodString;
            owner: z.ZodObject<{
                of: z.ZodString;
                is: z.ZodEnum<{
                    other: "other";
                    requester: "requester";
                }>;
            }, z.core.$strict>;
        }, z.core.$strict>, z.ZodObject<{
            text: z.ZodString;
            user: z.ZodString;
            facts: z.ZodOptional<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
        }, z.core.$strict>]>>;
        when: z.ZodString;
        then: z.ZodArray<z.ZodObject<{
            text: z.ZodString;
            check: z.ZodOptional<z.ZodUnion<readonly [z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>]>>;
            attempts: z.ZodOptional<z.ZodEnum<{
                count: "count";
                report: "report";
            }>>;
        }, z.core.$strict>>;
    }, z.core.$strict>>;
}, z.core.$strict>;
export type SpecFile = z.infer<typeof specFileSchema>;
/** An atomic part of Given (AgenTest 3.3.1). */
export type Clause = {
    readonly kind: 'environment';
    readonly text: string;
    readonly where: Condition;
} | {
    readonly kind: 'ownership';
    readonly text: string;
    readonly of: string;
    readonly is: 'requester' | 'other';
} | {
    readonly kind: 'user';
    readonly text: string;
    readonly says: string;
    readonly facts: Readonly<Record<string, unknown>>;
};
export interface ThenClause {
    readonly text: string;
    /** Absent: conversational, for the judge. */
    readonly check?: Check;
    readonly attempts: 'report' | 'count';
}
/** One way in which a rule's condition holds or fails: a refined spec (AgenTest 3.2.2). */
export interface Scenario {
    readonly id: ScenarioId;
    readonly title: string;
    readonly force: Force;
    readonly objects: Readonly<Record<string, string>>;
    readonly given: readonly Clause[];
    readonly when: string;
    readonly then: readonly ThenClause[];
}
/** A mined spec with its scenarios, as committed. */
export interface Spec {
    readonly id: SpecId;
    readonly rule: string;
    readonly source: SpecSource;
    readonly category: Category;
    readonly tools: readonly string[];
    readonly severity: Severity;
    readonly status: SpecStatus;
    readonly reason?: string;
    readonly evidence: readonly Evidence[];
    readonly scenarios: readonly Scenario[];
}
/** A scenario with the spec that it belongs to: what one test is about. */
export interface RefinedSpec {
    readonly spec: Spec;
    readonly scenario: Scenario;
}
/** An extracted rule before it has an id: what mining yields and refinement turns into a {@link Spec}. */
export interface MinedSpec {
    readonly rule: string;
    readonly source: SpecSource;
    readonly category: Category;
    readonly tools: readonly string[];
    readonly severity: Severity;
    readonly evidence: readonly Evidence[];
    readonly anchors: readonly string[];
    /** What the rule says of its behaviour, and when: as its miner read it, for refinement. */
    readonly force?: Force;
    readonly condition?: string;
    /** Computed from the schemas by code: it is computed again when they change, and nobody else rewrites it. */
    readonly isComputed?: true;
    /** Scenarios that code wrote together with the rule (schema rules, offline prompt rules); else refinement writes them. */
    readonly scenarios?: readonly ScenarioDraft[];
}
/** A scenario whose id is not allocated yet; `name` is the wish for the part after the dot. */
export type ScenarioDraft = Omit<Scenario, 'id'> & {
    readonly name: string;
};

import { z } from 'zod';
export declare const OPERATORS: readonly ['=', '!=', '<', '<=', '>', '>=', 'in', 'not-in', 'contains', 'matches', 'is-null', 'exists', 'is-type'];
export declare const operatorSchema: z.ZodEnum<{
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
export type Operator = z.infer<typeof operatorSchema>;
/** The check language as it is written (`then[].check`), one key each: short forms, and the general form `holds`. */
export declare const CHECK_FORMS: {
    readonly 'never-called': z.ZodObject<{
        tool: z.ZodString;
        args: z.ZodOptional<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
    }, z.core.$strict>;
    readonly called: z.ZodObject<{
        tool: z.ZodString;
        args: z.ZodOptional<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
    }, z.core.$strict>;
    readonly 'called-before': z.ZodObject<{
        first: z.ZodString;
        then: z.ZodString;
    }, z.core.$strict>;
    readonly argument: z.ZodObject<{
        tool: z.ZodString;
        arg: z.ZodString;
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
    readonly 'confirmed-before': z.ZodObject<{
        tool: z.ZodString;
        details: z.ZodOptional<z.ZodArray<z.ZodString>>;
    }, z.core.$strict>;
    readonly 'owner-is-requester': z.ZodObject<{
        tool: z.ZodString;
        arg: z.ZodString;
    }, z.core.$strict>;
    readonly state: z.ZodObject<{
        of: z.ZodString;
        field: z.ZodString;
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
        at: z.ZodEnum<{
            call: "call";
            end: "end";
        }>;
        tool: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>;
    readonly unchanged: z.ZodObject<{
        of: z.ZodString;
    }, z.core.$strict>;
    readonly count: z.ZodObject<{
        tool: z.ZodString;
        op: z.ZodEnum<{
            "<": "<";
            "<=": "<=";
            "=": "=";
            ">": ">";
            ">=": ">=";
        }>;
        n: z.ZodInt;
        per: z.ZodString;
    }, z.core.$strict>;
    readonly 'single-action-turn': z.ZodObject<{}, z.core.$strict>;
    readonly holds: z.ZodObject<{
        at: z.ZodString;
        that: z.ZodString;
    }, z.core.$strict>;
    readonly said: z.ZodString;
    readonly 'not-said': z.ZodString;
};
type Forms = typeof CHECK_FORMS;
export type CheckKind = keyof Forms;
/** A check in memory: `{kind, ...}`; `said` and `not-said` carry their sentence. */
export type Check = {
    [K in CheckKind]: z.infer<Forms[K]> extends string ? {
        readonly kind: K;
        readonly sentence: string;
    } : z.infer<Forms[K]> extends Readonly<Record<string, never>> ? {
        readonly kind: K;
    } : {
        readonly kind: K;
    } & Readonly<z.infer<Forms[K]>>;
}[CheckKind];
/** Where a general check is decided. */
export type HoldsPoint = {
    readonly kind: 'call';
    readonly tool: string;
} | {
    readonly kind: 'turn' | 'end';
};
/** Reads `at` of a general check. */
export declare function holdsPoint(at: string): HoldsPoint;
/** The tools of whose calls a general check speaks. */
export declare function holdsTools(at: string): readonly string[];
/** The kinds that only the judge can decide. */
export declare const CONVERSATIONAL_CHECKS: readonly CheckKind[];
export {};

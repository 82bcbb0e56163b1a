import { z } from 'zod';
/** A record before and after a call; null where it did not exist. */
export declare const changeSchema: z.ZodObject<{
    table: z.ZodString;
    id: z.ZodString;
    before: z.ZodNullable<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
    after: z.ZodNullable<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
}, z.core.$strict>;
export type Change = z.infer<typeof changeSchema>;
export declare const objectRefSchema: z.ZodObject<{
    table: z.ZodString;
    id: z.ZodString;
}, z.core.$strict>;
export type ObjectRef = z.infer<typeof objectRefSchema>;
export declare const USER_ACTS: readonly ['request', 'inform', 'confirm', 'decline', 'ask', 'operate', 'end'];
export type UserAct = (typeof USER_ACTS)[number];
export declare const traceEventSchema: z.ZodDiscriminatedUnion<[z.ZodObject<{
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
    args: z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>;
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
        before: z.ZodNullable<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
        after: z.ZodNullable<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
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
}, z.core.$strict>], "kind">;
/** One thing that happened; its number is its place in `events`, from 0. */
export type TraceEvent = z.infer<typeof traceEventSchema>;
export type CallEvent = Extract<TraceEvent, {
    kind: 'call';
}>;
export type ResultEvent = Extract<TraceEvent, {
    kind: 'result';
}>;
export declare const usageSchema: z.ZodObject<{
    calls: z.ZodInt;
    inputTokens: z.ZodInt;
    cachedInputTokens: z.ZodInt;
    outputTokens: z.ZodInt;
}, z.core.$strict>;
export type Usage = z.infer<typeof usageSchema>;
export declare const NO_USAGE: Usage;
export declare function addUsage(a: Usage, b: Usage): Usage;
/** Initial state, ordered events, final state by changes (AgenTest 2.2, AgentAssay 3.2). */
export declare const traceSchema: z.ZodObject<{
    id: z.ZodString;
    setup: z.ZodArray<z.ZodObject<{
        table: z.ZodString;
        id: z.ZodString;
        before: z.ZodNullable<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
        after: z.ZodNullable<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
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
        args: z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>;
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
            before: z.ZodNullable<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
            after: z.ZodNullable<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
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
export type Trace = z.infer<typeof traceSchema>;

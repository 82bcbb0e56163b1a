import { z } from 'zod';
/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
/** A JSON object. */
export type JsonObject = {
    readonly [key: string]: Json;
};
export declare const jsonSchema: z.ZodType<Json>;
export declare const jsonObjectSchema: z.ZodType<JsonObject>;
export declare function isJsonObject(value: unknown): value is JsonObject;
export declare function isJsonArray(value: Json | undefined): value is readonly Json[];

import type { z } from 'zod';
import { type Json, type JsonObject, jsonSchema } from '../model/json.ts';

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member of a record; undefined for what is no record. */
export function memberOf(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The first member among these names that is a text or a number, as text. */
export function nameIn(record: unknown, names: readonly string[]): string | null {
  for (const name of names) {
    const value = memberOf(record, name);
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') return String(value);
  }
  return null;
}

/** A value as JSON; null for what is none. */
export function toJsonValue(value: unknown): Json {
  const parsed = jsonSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** A result in one form for all formats: JSON text of an object or a list is read as what it says, other text stays. */
export function readResult(value: unknown): Json {
  const json = toJsonValue(value);
  if (typeof json !== 'string' || !/^\s*[{[]/.test(json)) return json;
  return parseJson(json) ?? json;
}

/** Arguments, which formats hold as JSON text or as an object; what is no object is kept whole under `arguments`. */
export function readArguments(value: unknown): JsonObject {
  if (value === undefined || value === null || value === '') return {};
  const json = typeof value === 'string' ? (parseJson(value) ?? value) : toJsonValue(value);
  return isJsonObject(json) ? json : { arguments: json };
}

/** Null when the text is no JSON. */
export function parseJson(text: string): Json | null {
  try {
    return toJsonValue(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Where a record departs from its format, in one line. */
export function describeIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'it has not the form of its format';
  const place = issue.path.join('.');
  return `${place === '' ? '' : `${place}: `}${issue.message}`;
}

function isJsonObject(value: Json): value is JsonObject {
  return isRecord(value);
}

import { z } from 'zod';
import { jsonObjectSchema, jsonSchema } from './json.ts';

export const OPERATORS = [
  '=',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  'not-in',
  'contains',
  'matches',
  'is-null',
  'exists',
  'is-type',
] as const;
export const operatorSchema = z
  .enum(OPERATORS)
  .describe('How a field or argument is compared with the value; is-type takes a type name of JSON Schema, or a list');
export type Operator = z.infer<typeof operatorSchema>;

const toolName = z.string().min(1).describe('Name of a tool of the agent');
/** Only the calls whose arguments equal these count; `$booking.id` names the key or a field of a bound object. */
const someArgs = jsonObjectSchema.optional().describe('Only calls with these argument values count');

/** The check language as it is written (`then[].check`), one key each: short forms, and the general form `holds`. */
export const CHECK_FORMS = {
  'never-called': z.strictObject({ tool: toolName, args: someArgs }),
  called: z.strictObject({ tool: toolName, args: someArgs }),
  'called-before': z.strictObject({ first: toolName, then: toolName }),
  argument: z.strictObject({
    tool: toolName,
    arg: z
      .string()
      .min(1)
      .describe('Path of the argument; `flights[].date`, `flights.length`. Absent, only `exists` is breached by it'),
    op: operatorSchema,
    value: jsonSchema.optional(),
  }),
  'confirmed-before': z.strictObject({
    tool: toolName,
    details: z.array(z.string()).optional().describe('Arguments whose values the agent must have named'),
  }),
  'owner-is-requester': z.strictObject({
    tool: toolName,
    arg: z.string().min(1).describe('The argument that holds the key of the owned object'),
  }),
  state: z.strictObject({
    of: z.string().min(1),
    field: z.string().min(1),
    op: operatorSchema,
    value: jsonSchema.optional(),
    at: z.enum(['call', 'end']),
    tool: toolName.optional(),
  }),
  unchanged: z.strictObject({ of: z.string().min(1) }),
  count: z.strictObject({
    tool: toolName,
    op: z.enum(['=', '<', '<=', '>', '>=']),
    n: z.int().min(0),
    per: z.string().min(1).describe('`conversation`, or the argument by whose value calls are grouped'),
  }),
  'single-action-turn': z.strictObject({}),
  holds: z.strictObject({
    at: z
      .string()
      .regex(/^(?:call of \S+|turn|end)$/, '"call of <tool>", "turn" or "end"')
      .describe('Decision points: each call of a tool, each message of the agent, or the end'),
    that: z.string().trim().min(1).describe('A CEL expression that must be true there; see docs/checks.md'),
  }),
  said: z.string().min(1),
  'not-said': z.string().min(1),
} as const;

type Forms = typeof CHECK_FORMS;
export type CheckKind = keyof Forms;

/** A check in memory: `{kind, ...}`; `said` and `not-said` carry their sentence. */
export type Check = {
  [K in CheckKind]: z.infer<Forms[K]> extends string
    ? { readonly kind: K; readonly sentence: string }
    : z.infer<Forms[K]> extends Readonly<Record<string, never>>
      ? { readonly kind: K }
      : { readonly kind: K } & Readonly<z.infer<Forms[K]>>;
}[CheckKind];

/** Where a general check is decided. */
export type HoldsPoint = { readonly kind: 'call'; readonly tool: string } | { readonly kind: 'turn' | 'end' };

/** Reads `at` of a general check. */
export function holdsPoint(at: string): HoldsPoint {
  const [, tool] = /^call of (\S+)$/.exec(at) ?? [];
  if (tool !== undefined) return { kind: 'call', tool };
  return { kind: at === 'end' ? 'end' : 'turn' };
}

/** The tools of whose calls a general check speaks. */
export function holdsTools(at: string): readonly string[] {
  const point = holdsPoint(at);
  return point.kind === 'call' ? [point.tool] : [];
}

/** The kinds that only the judge can decide. */
export const CONVERSATIONAL_CHECKS: readonly CheckKind[] = ['said', 'not-said'];

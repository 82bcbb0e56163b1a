import { z } from 'zod';
import { ITEM_SCOPES } from '../lib/item-scope.ts';
import { CHECK_FORMS, type Check, operatorSchema } from './check.ts';
import { jsonObjectSchema, jsonSchema } from './json.ts';

export const SOURCES = ['schema', 'prompt', 'domain', 'manual'] as const;
export const FORCES = ['required', 'prohibited', 'permitted'] as const;
export const SEVERITIES = ['must', 'should', 'info'] as const;
export const STATUSES = ['proposed', 'accepted', 'rejected'] as const;

/** The 13 structural categories: by what Then constrains (AgenTest 3.3.2). */
export const CATEGORIES = [
  'argument',
  'argument-relation',
  'provenance',
  'eligibility',
  'ownership',
  'identity',
  'order',
  'confirmation',
  'limit',
  'lock-out',
  'amount',
  'communication',
  'scope',
] as const;

export type SpecSource = (typeof SOURCES)[number];
export type Force = (typeof FORCES)[number];
export type Severity = (typeof SEVERITIES)[number];
export type SpecStatus = (typeof STATUSES)[number];
export type Category = (typeof CATEGORIES)[number];
/** Id of a mined spec: the name of its file. */
export type SpecId = string;
/** Id of a refined spec: `<spec id>.<name>`. */
export type ScenarioId = string;

const specIdSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined with "-"');
const scenarioIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the rule\'s id, a dot, and words joined with "-"');

export const conditionSchema = z.strictObject({
  of: z.string().min(1).describe('Name of a bound object'),
  field: z.string().min(1).describe('Dotted path of the field; [] for an array item, * for a map value'),
  items: z
    .enum(ITEM_SCOPES)
    .optional()
    .describe(
      'Of a path with [] or *: whether any item is enough or every one must fit. Absent: any; every with !=, not-in, is-null',
    ),
  op: operatorSchema,
  value: jsonSchema.optional().describe('A value, "$now-24h", "$now+2d" or "$object.field"'),
});
/** <object, field, op, value>, checked against the data model (AgenTest 3.3.1). */
export type Condition = z.infer<typeof conditionSchema>;

const clauseText = z.string().min(1).describe('The precondition in plain words');

/** A Given clause as written: exactly one of `where`, `owner`, `user` beside its text. */
export const clauseFileSchema = z.union([
  z.strictObject({ text: clauseText, where: conditionSchema }),
  z.strictObject({
    text: clauseText,
    owner: z.strictObject({ of: z.string().min(1), is: z.enum(['requester', 'other']) }),
  }),
  z.strictObject({
    text: clauseText,
    user: z.string().min(1).describe('What the simulated user says or does, in its own words'),
    facts: jsonObjectSchema.optional().describe('Argument values that these words carry, by argument name'),
  }),
]);
export type ClauseFile = z.infer<typeof clauseFileSchema>;

const checkFileSchema = z
  .union(
    (Object.keys(CHECK_FORMS) as (keyof typeof CHECK_FORMS)[]).map(kind =>
      z.strictObject({ [kind]: CHECK_FORMS[kind] }),
    ) as unknown as readonly [z.ZodType<Record<string, unknown>>],
  )
  .describe('A short form of the check language; without one, Then is decided by the judge');

export const thenFileSchema = z.strictObject({
  text: z.string().min(1).describe('The behaviour in plain words'),
  check: checkFileSchema.optional(),
  attempts: z.enum(['report', 'count']).optional().describe('Whether a call that the tool rejected is a breach'),
});
export type ThenFile = z.infer<typeof thenFileSchema>;

export const evidenceSchema = z.strictObject({
  file: z.string().min(1),
  lines: z.tuple([z.int().min(1), z.int().min(1)]).optional(),
  pointer: z.string().optional().describe('Where in a tool definition: <tool>/description or <tool>/parameters/<name>'),
  quote: z.string().min(1).describe('Verbatim; white space is folded when it is compared with the source'),
});
/** A verbatim quotation and its place, verified by code (AgenTest 3.2.1). */
export type Evidence = z.infer<typeof evidenceSchema>;

export const scenarioFileSchema = z.strictObject({
  id: scenarioIdSchema,
  title: z.string().min(1),
  force: z.enum(FORCES),
  objects: z.record(z.string(), z.string()).optional().describe('Bound objects: name -> table'),
  given: z.array(clauseFileSchema),
  when: z.string().min(1).describe('The trigger; never prescribes what the agent answers'),
  then: z.array(thenFileSchema).min(1),
});

/** One file of `specs/<agent>/`, in the order in which its keys are written. */
export const specFileSchema = z.strictObject({
  id: specIdSchema,
  rule: z.string().min(1).describe('The business rule in one English sentence'),
  source: z.enum(SOURCES),
  category: z.enum(CATEGORIES),
  tools: z.array(z.string()).describe('Tools whose use the rule constrains; empty for a conversational rule'),
  severity: z.enum(SEVERITIES),
  status: z.enum(STATUSES),
  reason: z.string().optional().describe('Why it was rejected'),
  evidence: z.array(evidenceSchema).optional(),
  scenarios: z.array(scenarioFileSchema),
});
export type SpecFile = z.infer<typeof specFileSchema>;

/** An atomic part of Given (AgenTest 3.3.1). */
export type Clause =
  | { readonly kind: 'environment'; readonly text: string; readonly where: Condition }
  | { readonly kind: 'ownership'; readonly text: string; readonly of: string; readonly is: 'requester' | 'other' }
  | {
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
export type ScenarioDraft = Omit<Scenario, 'id'> & { readonly name: string };

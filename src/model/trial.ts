import { z } from 'zod';
import type { ToolDefinition } from './artifacts.ts';
import type { JsonObject } from './json.ts';
import type { ScenarioId, SpecId } from './spec.ts';
import type { Move } from './strategy.ts';
import { type Change, type ObjectRef, objectRefSchema, traceSchema, USER_ACTS } from './trace.ts';

/** One thing that the user wants, and what it knows for it. */
export interface UserGoal {
  /** The bound objects by name; `record` only where the requester owns the object (else the user knows just its key). */
  readonly objects: readonly { readonly name: string; readonly ref: ObjectRef; readonly record: JsonObject | null }[];
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
export const userTurnSchema = z.strictObject({
  /** May be empty beside `operate` only. */
  text: z.string(),
  act: z.enum(USER_ACTS),
  facts: z.array(z.string()),
  about: z.string().nullable(),
  /** What the user does with a tool of its own before it writes; `args` is JSON text. Then the text is not sent. */
  operate: z.strictObject({ tool: z.string(), args: z.string() }).nullable().optional(),
});
export type UserTurn = z.infer<typeof userTurnSchema>;

export const judgmentSchema = z.strictObject({
  /** Refined spec and the place of the Then clause in it. */
  scenario: z.string(),
  then: z.int().min(0),
  status: z.enum(['satisfied', 'breached', 'not-triggered', 'undecided']),
  /** `judge` on an undecided one: code left it to the judge. */
  by: z.enum(['code', 'judge']),
  /** Event number of the decision point; null at the end of the trace. */
  at: z.int().min(0).nullable(),
  /**
   * For a breach: whether the call took effect, was rejected by the tool (an attempt), or there was no call. `rejected`
   * on a satisfied one: an attempt that does not count as a breach. `none` otherwise.
   */
  effect: z.enum(['executed', 'rejected', 'none']),
  events: z.array(z.int().min(0)),
  quotes: z.array(z.string()),
  reason: z.string(),
});
/** The result of one assertion at one decision point (AgenTest 3.3.3). */
export type Judgment = z.infer<typeof judgmentSchema>;

export const SYMPTOMS = [
  'invalid argument',
  'disallowed operation',
  'missing prerequisite',
  'unauthorised action',
  'improper escalation',
  'incorrect communication',
] as const;
export const ROOT_CAUSES = ['implicit', 'ignored', 'misapplied'] as const;

export const witnessSchema = z.strictObject({
  scenario: z.string(),
  events: z.array(z.int().min(0)),
  quotes: z.array(z.string()),
  by: z.enum(['code', 'judge']),
  effect: z.enum(['executed', 'rejected', 'none']),
  reason: z.string(),
  symptom: z.enum(SYMPTOMS),
  rootCause: z.enum(ROOT_CAUSES),
  inFinalState: z.boolean(),
});
/** The pair (spec, trace) that shows a bug, with the events and quotes that prove it (AgenTest 2.2). */
export type Witness = z.infer<typeof witnessSchema>;

export const outcomeSchema = z.enum(['compliant', 'violation', 'undecided', 'invalid']);
/** The result of one trial; only compliant and violation feed the sequential test. */
export type Outcome = z.infer<typeof outcomeSchema>;

export const chainedSchema = z.strictObject({
  scenario: z.string(),
  /** The records that the names of this spec stand for. */
  objects: z.record(z.string(), objectRefSchema),
  outcome: outcomeSchema,
  reason: z.string(),
  witness: witnessSchema.nullable(),
});
/** What a composed case showed of one of its goals. */
export type Chained = z.infer<typeof chainedSchema>;

export const trialRowSchema = z.strictObject({
  /** Content address of the trial (README D8). */
  key: z.string(),
  agent: z.string(),
  scenario: z.string(),
  side: z.enum(['head', 'base']),
  /** Only `test` trials feed the rate; `compare` are the fresh ones of both sides under `attribution: full`. */
  purpose: z.enum(['test', 'sweep', 'replay', 'permitted', 'compare', 'hunt']),
  index: z.int().min(0),
  caseId: z.string(),
  strategy: z.string(),
  seed: z.string(),
  trace: traceSchema,
  judgments: z.array(judgmentSchema),
  outcome: outcomeSchema,
  /** Why the trial is invalid or undecided; empty otherwise. */
  reason: z.string(),
  witness: witnessSchema.nullable(),
  /** Breaches of other specs seen in this trial: "also seen in passing". */
  collateral: z.array(witnessSchema),
  /** Of a composed case, every goal's spec in its order, `scenario` among them; `outcome` and `witness` are of the whole. */
  chain: z.array(chainedSchema).optional(),
  /** The hunt that the trial belongs to; what that very hunt learnt is no memory of it when it is taken up again. */
  hunt: z.string().optional(),
});
/** One execution of a test case, as stored. */
export type Trial = z.infer<typeof trialRowSchema>;

/** What memory keeps of a stored trial. */
export type Tried = Pick<Trial, 'key' | 'scenario' | 'strategy' | 'outcome'>;
/** Trials whose strategy was chosen for its spec; replays repeat one that counts already. */
export const REMEMBERED: readonly Trial['purpose'][] = ['test', 'sweep', 'hunt'];

/** What the judge decided about one trace. */
export interface TrialDecision {
  readonly judgments: readonly Judgment[];
  readonly outcome: Outcome;
  readonly reason: string;
  readonly witness: Witness | null;
  readonly collateral: readonly Witness[];
}

/** A rule's id out of a scenario's id. */
export function specIdOf(scenario: ScenarioId): SpecId {
  return scenario.slice(0, scenario.lastIndexOf('.'));
}

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
export const TRIAL_LIMITS: TrialLimits = { turns: 30, calls: 60, tokens: 400_000, seconds: 600 };

import type { AgentStart, ToolResult } from '../../../src/agent.ts';
import { type DefectLetter, drawDefects } from './defects.ts';
import { type Policy, readPolicy } from './policy.ts';
import { createRandom, type Random } from './random.ts';
import type { Slot, TaskName } from './read-message.ts';

type Json = ToolResult['result'];
export type Arguments = { readonly [name: string]: Json };
/** A record as a tool returned it. */
export type DeskRecord = { readonly [field: string]: Json };

/** What the desk does next: say something, or call one tool. */
export type Move =
  /** `closes`: the request is settled. */
  | { readonly kind: 'say'; readonly text: string; readonly asks?: readonly Slot[]; readonly closes?: boolean }
  | { readonly kind: 'call'; readonly tool: string; readonly args: Arguments };

/** A step looks at what is known and says what to do now; null: nothing is left to do here. */
export type Step = (desk: Desk) => Move | null;

/** Everything the desk keeps in mind during one conversation. */
export interface Desk {
  readonly policy: Policy;
  readonly tools: AgentStart['tools'];
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly random: Random;
  readonly defects: ReadonlySet<DefectLetter>;
  /** Asks for everything it needs at once, until the guest does not know what to answer. */
  asksTogether: boolean;
  task: TaskName | null;
  topic: string;
  request: string;
  readonly facts: Map<Slot, string | number>;
  readonly timesAsked: Map<Slot, number>;
  /** What the guest said not to know. */
  readonly unknown: Set<Slot>;
  /** What the last message asked for. */
  asking: readonly Slot[];
  guest: DeskRecord | null;
  booking: DeskRecord | null;
  availability: DeskRecord | null;
  /** The action that the guest was asked to confirm, as text, and whether the answer was yes. */
  proposal: string | null;
  isConfirmed: boolean;
  timesProposed: number;
  /** The result of the action that was asked for. */
  result: Json;
  /** Messages in a row of which the desk made nothing. */
  misunderstood: number;
}

export function openDesk(trial: AgentStart, switchedOn: readonly DefectLetter[]): Desk {
  const random = createRandom(trial.seed);
  return {
    policy: readPolicy(trial.prompt),
    tools: trial.tools,
    now: trial.now === null ? 0 : Date.parse(trial.now),
    random,
    defects: drawDefects(switchedOn, trial.seed),
    asksTogether: random.next() < 0.5,
    task: null,
    topic: 'other',
    request: '',
    facts: new Map(),
    timesAsked: new Map(),
    unknown: new Set(),
    asking: [],
    guest: null,
    booking: null,
    availability: null,
    proposal: null,
    isConfirmed: false,
    timesProposed: 0,
    result: null,
    misunderstood: 0,
  };
}

/** Begins a request; who the guest is stays known. */
export function beginTask(desk: Desk, task: TaskName, request: string): void {
  closeTask(desk);
  desk.task = task;
  desk.request = request;
}

/** Forgets the request that was settled. */
export function closeTask(desk: Desk): void {
  const guestId = desk.facts.get('guest_id');
  desk.facts.clear();
  if (guestId !== undefined) desk.facts.set('guest_id', guestId);
  desk.timesAsked.clear();
  desk.unknown.clear();
  desk.task = null;
  desk.asking = [];
  desk.booking = null;
  desk.availability = null;
  desk.proposal = null;
  desk.isConfirmed = false;
  desk.timesProposed = 0;
  desk.result = null;
}

export function factText(desk: Desk, slot: Slot): string {
  return String(desk.facts.get(slot) ?? '');
}

export function factNumber(desk: Desk, slot: Slot): number {
  return Number(desk.facts.get(slot) ?? Number.NaN);
}

export function isRecord(value: Json): value is DeskRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The values that a tool's definition allows for an argument; none when it lists none. */
export function allowedValues(desk: Desk, tool: string, argument: string): readonly Json[] {
  const properties = desk.tools.find(({ name }) => name === tool)?.parameters['properties'] ?? null;
  const schema = isRecord(properties) ? (properties[argument] ?? null) : null;
  const values = isRecord(schema) ? (schema['enum'] ?? null) : null;
  return Array.isArray(values) ? values : [];
}

export function refuse(text: string): Move {
  return { kind: 'say', text: `I am sorry, I cannot ${text}`, closes: true };
}

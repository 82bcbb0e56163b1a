import type { AgentStart, ToolResult } from '../../src/agent.ts';

export type Json = ToolResult['result'];
export type JsonRecord = { readonly [field: string]: Json };
export type Value = string | number;

/** A message; `kind` of an agent's line says what it was for. */
export interface Line {
  readonly by: 'user' | 'agent';
  readonly kind: 'user' | 'ask' | 'proposal' | 'refusal' | 'report' | 'other';
  readonly text: string;
}

export interface Call {
  readonly tool: string;
  readonly args: JsonRecord;
  readonly result: Json;
  readonly failed: boolean;
  readonly isWrite: boolean;
  /** How many lines had been written before it. */
  readonly after: number;
}

/** What the clerk does next. */
export type Move =
  | {
      readonly kind: 'say';
      readonly as: Line['kind'];
      readonly text: string;
      readonly asks?: readonly string[];
      /** The request is settled. */
      readonly closes?: boolean;
    }
  | { readonly kind: 'call'; readonly tool: string; readonly args: JsonRecord; readonly beside?: string };

export type Step = (talk: Talk) => Move | null;

/** What the clerk is about to do, in the words in which it asks for a yes. */
export interface Proposal {
  readonly tool: string;
  readonly args: JsonRecord;
  readonly details: string;
  readonly done: (result: Json) => string;
}

/** How a clerk behaves within the rules. */
export interface Manner {
  readonly asksTwice?: boolean;
  readonly refusesLate?: boolean;
  readonly transfersReadily?: boolean;
  readonly isTerse?: boolean;
  readonly isVerbose?: boolean;
  readonly looksUpAgain?: boolean;
  readonly asksInReverse?: boolean;
  readonly confirmsTwice?: boolean;
  readonly apologises?: boolean;
  readonly repeatsSummary?: boolean;
}

/** Where a rule is kept in the clerk's code, and when it is not kept there. */
export interface Flaw {
  readonly site: string;
  readonly fires: (talk: Talk) => boolean;
}

/** What the clerk knows of its trade. */
export interface Domain {
  /** Slot that says who writes. */
  readonly identity: string;
  /** Slot of the record that most requests are about. */
  readonly key: string;
  /** Slots whose value stands until they are asked for or named again. */
  readonly sticky: ReadonlySet<string>;
  readonly reads: ReadonlySet<string>;
  readonly tasks: Readonly<Record<string, readonly Step[]>>;
  readonly wordsOf: Readonly<Record<string, string>>;
  readonly readTasks: (text: string) => readonly string[];
  readonly readFacts: (text: string, asking: readonly string[]) => ReadonlyMap<string, Value>;
  /** The name of the person on record; null while unknown. */
  readonly personName: (talk: Talk) => string | null;
  /** What is asked for beside what is allowed; null where there is no bound. */
  readonly bound: (talk: Talk) => { readonly value: number; readonly limit: number } | null;
  /** How many items the records that were looked up hold. */
  readonly items: (talk: Talk) => number;
  /** Gives the conversation to the staff, or says why not. */
  readonly handOver: (talk: Talk) => Move;
}

/** Everything that a clerk keeps in mind during a conversation. */
export interface Talk {
  readonly trial: AgentStart;
  readonly domain: Domain;
  readonly manner: Manner;
  readonly flaw: Flaw | null;
  readonly lines: Line[];
  readonly calls: Call[];
  readonly facts: Map<string, Value>;
  /** Every fact that was ever told, with the number of its line and whether it had been asked for. */
  readonly told: { readonly slot: string; readonly value: Value; readonly line: number; readonly wasAsked: boolean }[];
  readonly timesAsked: Map<string, number>;
  readonly unknown: Set<string>;
  /** Looked-up records by the tool that read them, with the arguments of their look-up. */
  readonly records: Map<string, { readonly key: string; readonly value: Json }>;
  asking: readonly string[];
  task: string | null;
  request: string;
  misunderstood: number;
  /** How often another goal came up after a look-up. */
  goalChanges: number;
  hasPaused: boolean;
  proposal: { readonly key: string; yeses: number } | null;
  timesProposed: number;
  /** What is being carried out. */
  acting: Proposal | null;
  written: { readonly result: Json; readonly failed: boolean } | null;
  /** What the user changed while a proposal stood open. */
  lateChanges: number;
  hasTransferred: boolean;
  /** Who writes was looked up; another identity is not taken on any more. */
  isIdentified: boolean;
}

export function openTalk(about: Pick<Talk, 'trial' | 'domain' | 'manner' | 'flaw'>): Talk {
  return {
    ...about,
    lines: [],
    calls: [],
    facts: new Map(),
    told: [],
    timesAsked: new Map(),
    unknown: new Set(),
    records: new Map(),
    asking: [],
    task: null,
    request: '',
    misunderstood: 0,
    goalChanges: 0,
    hasPaused: false,
    proposal: null,
    timesProposed: 0,
    acting: null,
    written: null,
    lateChanges: 0,
    hasTransferred: false,
    isIdentified: false,
  };
}

/** Forgets the request; who writes and the sticky facts stay known. */
export function closeTask(talk: Talk): void {
  const { identity, sticky } = talk.domain;
  for (const slot of talk.facts.keys()) if (slot !== identity && !sticky.has(slot)) talk.facts.delete(slot);
  talk.timesAsked.clear();
  talk.unknown.clear();
  talk.asking = [];
  talk.task = null;
  talk.hasPaused = false;
  talk.proposal = null;
  talk.timesProposed = 0;
  talk.acting = null;
  talk.written = null;
}

/** Whether the rule that is kept here is not kept now. */
export function isFlawed(talk: Talk, site: string): boolean {
  return talk.flaw !== null && talk.flaw.site === site && talk.flaw.fires(talk);
}

export function isRecord(value: Json | undefined): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a tool read last, or a record without fields. */
export function recordOf(talk: Talk, tool: string): JsonRecord {
  const value = talk.records.get(tool)?.value;
  return isRecord(value) ? value : {};
}

export function listOf(value: Json | undefined): readonly JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

export function textOf(talk: Talk, slot: string): string {
  return String(talk.facts.get(slot) ?? '');
}

export function numberOf(talk: Talk, slot: string): number {
  return Number(talk.facts.get(slot) ?? Number.NaN);
}

export function userLines(talk: Talk): readonly string[] {
  return talk.lines.filter(({ by }) => by === 'user').map(({ text }) => text);
}

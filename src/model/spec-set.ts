import { z } from 'zod';
import type { Anchor } from './artifacts.ts';
import type { Spec, SpecId } from './spec.ts';
import type { FrozenStrategies } from './strategy.ts';

/** Who wrote the text of a rule: decides what may be rewritten without a model. */
export const MINERS = ['schema', 'offline', 'model'] as const;
export type Miner = (typeof MINERS)[number];

export const waitSchema = z.strictObject({
  text: z.string().describe('Digest of the rule as the person has it: another text is asked about again'),
  read: z.array(z.string()).describe('The passages that were read'),
  reason: z.string().optional().describe('Why the rule is stale; absent: what it rests on still stands'),
  proposal: z.string().optional().describe('What the passages would make of the rule'),
});
/** What a reader made of a rule that a person wrote, which is theirs to take or leave: it is not asked again. */
export type Wait = z.infer<typeof waitSchema>;

/**
 * One line of `lock.jsonl`: an anchor, and the rules citing it with `<miner>:<digest of the rule's text as generated>`,
 * and those that wait for a person (on the first line of each); or an anchor that holds no rule.
 */
export const lockLineSchema = z.union([
  z.strictObject({
    anchor: z.string(),
    file: z.string(),
    kind: z.enum(['passage', 'tool']),
    rules: z.array(z.string()).min(1),
    generated: z.record(z.string(), z.string()),
    waits: z.record(z.string(), waitSchema).optional(),
  }),
  z.strictObject({ anchor: z.string(), none: z.literal(true) }),
]);
export type LockLine = z.infer<typeof lockLineSchema>;

export const baselineEntrySchema = z.strictObject({
  spec: z.string(),
  reason: z.string().min(1),
  by: z.string().min(1),
  until: z.iso.date().optional().describe('An expired waiver counts as none'),
});
/** A known violation or a waiver (`baseline.yaml`). */
export type BaselineEntry = z.infer<typeof baselineEntrySchema>;

/** The committed S in `specs/<agent>/` (AgenTest 2.2). */
export interface SpecSet {
  readonly specs: readonly Spec[];
  readonly lock: readonly LockLine[];
  readonly baseline: readonly BaselineEntry[];
  /** The text of each spec file as committed, so that what is carried over keeps every byte. */
  readonly texts: ReadonlyMap<SpecId, string>;
  /** `strategies.json`: the frozen memory of strategies; absent: there is none. */
  readonly frozen?: FrozenStrategies;
}

/** Rules that wait for a person, by whether their text is still the one that was asked about. */
export interface Waits {
  readonly standing: ReadonlyMap<SpecId, Wait>;
  readonly lapsed: ReadonlyMap<SpecId, Wait>;
}

export const NO_WAITS: Waits = { standing: new Map(), lapsed: new Map() };

/** What a re-mine did to one rule. */
export type MiningAction = 'carried' | 'added' | 'changed' | 'retired' | 'stale' | 'touched';

/** Counts of one mining run, a stage at a time (`mine --explain`). */
export interface MiningReport {
  readonly stages: readonly {
    readonly stage: string;
    readonly candidates: number;
    readonly kept: number;
    readonly dropped: readonly { readonly what: string; readonly why: string }[];
    readonly modelCalls: number;
    readonly tokens: number;
    readonly answeredFirstTime: number;
  }[];
}

/** The mined set of one side, and how it came about. */
export interface MinedSet extends SpecSet {
  readonly actions: ReadonlyMap<SpecId, MiningAction>;
  /** Why a rule is stale, by rule. */
  readonly staleReasons: ReadonlyMap<SpecId, string>;
  /** What mining would have made of a rule that was edited by hand, by rule: shown, never written over it. */
  readonly proposals: ReadonlyMap<SpecId, string>;
  /** New text that a rule in `staleReasons` or `proposals` speaks for: it is to be looked at for that rule. */
  readonly awaited?: ReadonlySet<Anchor>;
  /** Who read what is new here; text without a rule that only code has read may alter any rule. Absent: nobody knows. */
  readonly readBy?: Miner;
  readonly report: MiningReport;
}

// In: rules that are news, and the rules that stand or were rejected. Out: the news without what says the same twice
// (AgenTest 3.2.1, deduplication). Of a group the most reliable source stays, schema over prompt over domain, with the
// evidence of all; what equals a rejected rule is dropped, what equals a standing one of its source joins it. Refuses: to merge a rule into one that constrains fewer tools.
import { assertNever } from '../lib/assert-never.ts';
import type { MinedSpec, Spec, SpecId, SpecSource } from '../model/spec.ts';
import { mergeEvidence } from './merge-evidence.ts';
import { countCalls, inBatches, type MiningDeps, performAll, type Stage, whyNot } from './perform-all.ts';
import { type ComparedRule, dedupeRulesTask } from './tasks/dedupe-rules.ts';

/** More rules than this are compared in parts, rules of one tool together. */
const RULES_AT_ONCE = 150;

export interface DedupeInput {
  readonly mined: readonly MinedSpec[];
  /** Committed rules that no candidate may repeat. */
  readonly standing: readonly Spec[];
  readonly rejected: readonly Spec[];
}

export interface Distinct {
  readonly mined: readonly MinedSpec[];
  /** Candidates that say what a standing rule of the same source says: their evidence is its own. */
  readonly joined: ReadonlyMap<SpecId, readonly MinedSpec[]>;
  readonly stages: readonly Stage[];
}

export async function dedupeRules(deps: MiningDeps, input: DedupeInput): Promise<Distinct> {
  const { mined } = input;
  const isFree = mined.length > 0 && mined.length + input.standing.length + input.rejected.length > 1;
  const needsReader = isFree && mined.some(({ isComputed }) => isComputed !== true);
  if (!needsReader) return { mined, joined: new Map(), stages: [] };
  const parts = splitByTool(listAll(input));
  const performed = await performAll(
    deps,
    dedupeRulesTask,
    parts.map(part => ({ rules: part.map(({ compared }) => compared) })),
  );
  const groups = performed.flatMap(({ result }, part) =>
    result.status === 'answered'
      ? result.answer.groups.map(({ rules }) => [...new Set(rules)].flatMap(number => parts[part]?.[number - 1] ?? []))
      : [],
  );
  const { kept, joined, dropped } = applyGroups(mined, groups);
  const failed = performed.flatMap(({ result }) => whyNot(result) ?? []);
  return {
    mined: kept,
    joined,
    stages: [
      {
        stage: 'dedupe',
        candidates: mined.length,
        kept: kept.length,
        dropped: [...dropped, ...failed.map(why => ({ what: 'comparison of the rules', why }))],
        ...countCalls(performed.map(({ result }) => result)),
      },
    ],
  };
}

/** A rule as it is compared, with what it came from: a candidate, or a committed rule. */
interface Listed {
  readonly compared: ComparedRule;
  readonly candidate: MinedSpec | null;
  readonly id: string | null;
}

function listAll({ mined, standing, rejected }: DedupeInput): readonly Listed[] {
  const committed = (kind: 'standing' | 'rejected') => (spec: Spec) => ({
    compared: toCompared(kind, spec),
    candidate: null,
    id: spec.id,
  });
  return [
    ...mined.map(candidate => ({ compared: toCompared('new', candidate), candidate, id: null })),
    ...standing.map(committed('standing')),
    ...rejected.map(committed('rejected')),
  ];
}

function toCompared(kind: ComparedRule['kind'], { source, tools, rule }: Spec | MinedSpec): ComparedRule {
  return { kind, source, tools, rule };
}

function splitByTool(all: readonly Listed[]): readonly (readonly Listed[])[] {
  if (all.length <= RULES_AT_ONCE) return [all];
  const first = ({ compared }: Listed) => compared.tools.toSorted()[0] ?? '';
  return inBatches(
    all.toSorted((a, b) => (first(a) < first(b) ? -1 : Number(first(a) > first(b)))),
    RULES_AT_ONCE,
  );
}

function applyGroups(mined: readonly MinedSpec[], groups: readonly (readonly Listed[])[]) {
  const merged = new Map<MinedSpec, MinedSpec>();
  const winners = new Map<MinedSpec, Listed>();
  for (const group of groups) {
    const [winner, ...others] = group.toSorted((a, b) => rankOf(a) - rankOf(b));
    if (!winner) continue;
    for (const { candidate } of others) {
      // What code computed is never given up for words; it is what others are merged into.
      if (!candidate || candidate.isComputed || !constrainsNoMore(candidate, winner.compared)) continue;
      winners.set(candidate, winner);
      if (winner.candidate) {
        const base = merged.get(winner.candidate) ?? winner.candidate;
        merged.set(winner.candidate, mergeEvidence(base, candidate));
      }
    }
  }
  const kept = mined.filter(rule => !winners.has(rule)).map(rule => merged.get(rule) ?? rule);
  const dropped = [...winners].map(([{ rule }, winner]) => ({ what: rule, why: sayWhy(winner) }));
  return { kept, joined: joinStanding(winners), dropped };
}

/** Candidates by the standing rule of their own source that they repeat. */
function joinStanding(winners: ReadonlyMap<MinedSpec, Listed>): Distinct['joined'] {
  const joined = new Map<SpecId, readonly MinedSpec[]>();
  for (const [candidate, { id, compared }] of winners) {
    if (id === null || compared.kind !== 'standing' || compared.source !== candidate.source) continue;
    joined.set(id, [...(joined.get(id) ?? []), candidate]);
  }
  return joined;
}

/** Rejected rules first, then what stands, then new rules by how reliable their source is. */
function rankOf({ compared }: Listed): number {
  switch (compared.kind) {
    case 'rejected':
      return 0;
    case 'standing':
      return 1;
    case 'new':
      return 2 + RELIABILITY.indexOf(compared.source);
    default:
      return assertNever(compared.kind);
  }
}

const RELIABILITY: readonly SpecSource[] = ['manual', 'schema', 'prompt', 'domain'];

function sayWhy({ compared, id }: Listed): string {
  if (compared.kind === 'rejected') return `equal to ${id}, which was rejected`;
  return compared.kind === 'standing' ? `the same as ${id}` : `the same as "${compared.rule}" (${compared.source})`;
}

/** A rule without tools is about what is said, and only like another one of that kind. */
function constrainsNoMore({ tools }: MinedSpec, winner: ComparedRule): boolean {
  if (tools.length === 0 || winner.tools.length === 0) return tools.length === winner.tools.length;
  return tools.every(tool => winner.tools.includes(tool));
}

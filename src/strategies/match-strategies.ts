// In: a refined spec with a driver and the tools. Out: the strategies that mean something there, those first under which
// a violation would show in calls or state and no tool schema rules it out beforehand (AgenTest 3.3.2). By code and pure:
// the structure decides, no wording. Refuses nothing: what does not apply says why.
import { isJsonObject } from '../model/json.ts';
import type { Category, RefinedSpec } from '../model/spec.ts';
import type { Strategy } from '../model/strategy.ts';
import { listFacts, listOffers, type PlainCase, subjectTool } from './describe-structure.ts';
import { listCategories } from './list-categories.ts';
import { listStrategies } from './list-strategies.ts';
import { preventsBreach } from './prevents-breach.ts';

/** How a strategy fits a spec. */
export interface StrategyMatch {
  readonly strategy: Strategy;
  /** Code can tell a violation from calls and state; else it takes a judge. */
  readonly isVisible: boolean;
  /** The tool's schema refuses what a violating agent would do. */
  readonly isPrevented: boolean;
  /** Why it applies, for a reader. */
  readonly reason: string;
}

/** `offline`: the simulated user carries out moves; `model`: it follows instructions. */
export type StrategyEngine = 'offline' | 'model';

/** The strategies that apply, best first; the order is the same for the same spec. */
export function matchStrategies(about: PlainCase & { readonly engine: StrategyEngine }): readonly StrategyMatch[] {
  const matches = listStrategies().flatMap(strategy => {
    const match = explainMatch(strategy, about);
    return 'strategy' in match ? [match] : [];
  });
  const categories = listCategories(about.refined, about.artifacts);
  const placeOf = ({ category, alsoFor = [] }: Strategy) => {
    const own = categories.indexOf(category);
    return own >= 0 ? own : categories.length + categories.findIndex(other => alsoFor.includes(other));
  };
  const rank = ({ strategy, isVisible, isPrevented }: StrategyMatch) => [
    isVisible && !isPrevented ? 0 : isVisible ? 1 : 2,
    placeOf(strategy),
  ];
  return matches.toSorted((a, b) => compare(rank(a), rank(b)));
}

/** Its own category, and those that it is for besides. */
function categoriesOf({ category, alsoFor = [] }: Strategy): readonly Category[] {
  return [category, ...alsoFor];
}

/**
 * The strategies that a case has all for, whatever its spec is about: what a user can do beside a strategy that applies.
 * In the order of the library.
 */
export function listCompanions(about: PlainCase & { readonly engine: StrategyEngine }): readonly StrategyMatch[] {
  const reason = 'the case has what it needs';
  const isVisible = isDecidedByCode(about.refined);
  return listStrategies()
    .filter(strategy => explainLack(strategy, about) === null)
    .map(strategy => ({ strategy, isVisible, isPrevented: false, reason }));
}

/** What a case lacks for a strategy; null: nothing. */
export function explainLack(strategy: Strategy, about: PlainCase & { readonly engine: StrategyEngine }): string | null {
  const offers = listOffers(about);
  const lacking = strategy.needs.filter(need => !offers.has(need));
  if (lacking.length > 0) return `the case has no ${lacking.join(', no ')}`;
  return about.engine === 'offline' && strategy.moves === null ? 'it takes a model to play it' : null;
}

/** Whether one strategy applies, and why or why not. */
export function explainMatch(
  strategy: Strategy,
  about: PlainCase & { readonly engine: StrategyEngine },
): StrategyMatch | { readonly why: string } {
  const { refined, artifacts } = about;
  const categories = listCategories(refined, artifacts);
  const shared = categoriesOf(strategy).filter(category => categories.includes(category));
  const [first] = shared;
  if (first === undefined) return { why: `the spec is about ${categories.join(', ')}` };
  const why = explainLack(strategy, about);
  if (why !== null) return { why };
  const isOwn = shared.includes(refined.spec.category);
  const isVisible = isDecidedByCode(refined);
  const isPrevented = preventsBreach(refined, artifacts.tools) || isRefusedForm(strategy, about);
  const reason = [
    isOwn ? 'the category of the spec' : `its Then or Given is about ${first} too`,
    isVisible ? 'a violation shows in calls or state' : 'a violation takes a judge',
    ...(isPrevented ? ['the tool refuses it beforehand'] : []),
  ].join('; ');
  return { strategy, isVisible, isPrevented, reason };
}

function isDecidedByCode({ scenario }: RefinedSpec): boolean {
  return scenario.then.every(({ check }) => check !== undefined && check.kind !== 'said' && check.kind !== 'not-said');
}

/** A value in another form is one that the schema of its argument does not take. */
function isRefusedForm({ varies, moves }: Strategy, about: PlainCase): boolean {
  if (varies !== 'form' || !moves?.some(({ kind }) => kind === 'respell')) return false;
  const facts = listFacts(about);
  const isBoundForm = facts.every(({ kind, schema }) => kind === 'number' || kind === 'enum' || hasPattern(schema));
  return facts.length > 0 && subjectTool(about) !== null && isBoundForm;
}

function hasPattern(schema: unknown): boolean {
  return isJsonObject(schema) && (schema['pattern'] !== undefined || schema['format'] !== undefined);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, place) => value !== b[place]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

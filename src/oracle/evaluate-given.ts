import { assertNever } from '../lib/assert-never.ts';
import { evaluateCondition } from '../lib/evaluate-condition.ts';
import { isQuotedIn } from '../lib/fold-text.ts';
import { negate, type Truth } from '../lib/truth.ts';
import type { Clause } from '../model/spec.ts';
import type { TraceEvent } from '../model/trace.ts';
import { type Scope, worldBefore } from './context.ts';
import { isOwnedByRequester } from './find-owner.ts';
import { namesValue } from './names-value.ts';

type UserEvent = Extract<TraceEvent, { kind: 'user' }>;

/** The value of a conjunction, and the clause that settles it: the first false one, else the first unknown one. */
export interface GivenValue {
  readonly value: Truth;
  readonly clause: string;
}

/** Whether all clauses of Given hold just before the scope's event. */
export function evaluateGiven(scope: Scope): GivenValue {
  const values = scope.monitored.refined.scenario.given.map(clause => ({
    value: evaluateClause(clause, scope),
    clause: clause.text,
  }));
  return (
    values.find(({ value }) => value === false) ??
    values.find(({ value }) => value === 'unknown') ?? { value: true, clause: '' }
  );
}

function evaluateClause(clause: Clause, scope: Scope): Truth {
  switch (clause.kind) {
    case 'environment':
      return evaluateCondition(clause.where, worldBefore(scope));
    case 'ownership':
      return evaluateOwnership(clause, scope);
    case 'user':
      return isCarried(clause, scope) ? true : 'unknown';
    default:
      return assertNever(clause);
  }
}

function evaluateOwnership(clause: Extract<Clause, { kind: 'ownership' }>, scope: Scope): Truth {
  const ref = scope.objects.get(clause.of);
  if (ref === undefined) return 'unknown';
  const isOwned = isOwnedByRequester(scope, ref);
  return clause.is === 'requester' ? isOwned : negate(isOwned);
}

/**
 * In a live trial the simulated user reports what each turn carries; its own words count too, and so do the argument
 * values that the clause's words carry, once all are named. That no turn carries a clause is unknown, not false: it may
 * have been said in other words. What was said and corrected since is unknown as well.
 */
function isCarried(clause: Extract<Clause, { kind: 'user' }>, { monitored, at }: Scope): boolean {
  const { isLive, trace } = monitored.view;
  const turns = isLive ? trace.events.slice(0, at).filter(event => event.kind === 'user') : [];
  const values = Object.values(clause.facts);
  const carries = ({ text, facts = [] }: UserEvent) =>
    isSaidIn(clause.says, text) || facts.some(fact => isFact(fact, clause));
  const isSaid =
    turns.some(carries) ||
    (values.length > 0 && values.every(value => turns.some(({ text }) => namesValue(text, value) === true)));
  const isCorrected = ([name, value]: readonly [string, unknown]) => {
    const last = turns.findLast(({ facts = [] }) => facts.includes(name));
    if (last === undefined || carries(last)) return false;
    const gave = (turn: UserEvent) =>
      turn.facts?.includes(name) || namesValue(turn.text, value) === true || (values.length === 1 && carries(turn));
    return givesAnother(last.text, value, { isAgain: turns.some(turn => turn !== last && gave(turn)) });
  };
  return isSaid && !Object.entries(clause.facts).some(isCorrected);
}

/**
 * Whether a text that gives a fact may give another value of it. Words can be put in other words ("no insurance" for
 * "none"): they are doubted where the fact was given before. A yes or a no cannot be told.
 */
function givesAnother(text: string, value: unknown, { isAgain }: { readonly isAgain: boolean }): boolean {
  if (typeof value === 'boolean' || value === null) return false;
  const isNamed = namesValue(text, value);
  return isNamed === 'unknown' ? isAgain : !isNamed && /\d/.test(text);
}

function isFact(fact: string, { says, text }: Extract<Clause, { kind: 'user' }>): boolean {
  return [says, text].some(sentence => isSaidIn(sentence, fact) && isSaidIn(fact, sentence));
}

function isSaidIn(sentence: string, text: string): boolean {
  return isQuotedIn(sentence.toLowerCase(), text.toLowerCase());
}

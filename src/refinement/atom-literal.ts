import { type ItemScope, scopeOf, writtenScope } from '../lib/item-scope.ts';
import { isManyPath } from '../lib/read-path.ts';
import { stableJson } from '../lib/stable-json.ts';
import type { DataModel, Field } from '../model/artifacts.ts';
import type { Operator } from '../model/check.ts';
import type { Atom } from '../model/mining-task.ts';
import type { Clause, Condition } from '../model/spec.ts';
import { fieldAt } from './field-at.ts';
import { isSatisfiable } from './is-satisfiable.ts';
import type { Literal } from './negate-condition.ts';

/** An atomic condition with its sign. */
export interface AtomLiteral extends Literal {
  readonly atom: Atom;
}

/** Operators by pairs of opposites; what has none cannot be negated. */
const OPPOSITES: readonly (readonly [Operator, Operator])[] = [
  ['=', '!='],
  ['in', 'not-in'],
  ['exists', 'is-null'],
  ['<', '>='],
  ['<=', '>'],
];

export function oppositeOf(op: Operator): Operator | null {
  const pair = OPPOSITES.find(([one, other]) => one === op || other === op);
  if (!pair) return null;
  return pair[0] === op ? pair[1] : pair[0];
}

/** The fact that a condition states; "status is not x" is the opposite of the fact that "status is x" states. */
export function toLiteral(atom: Atom): AtomLiteral {
  if (atom.where) {
    const { of, field, op, value } = atom.where;
    const pair = OPPOSITES.find(([, other]) => other === op);
    const scope = isManyPath(field) ? scopeOf(atom.where) : 'any';
    const isOfAll = isManyPath(field) && (pair === undefined ? scope : otherScope(scope)) === 'every';
    const fact = ['where', of, field, pair?.[0] ?? op, value, ...(isOfAll ? ['every'] : [])];
    return { fact: stableJson(fact), holds: pair === undefined, atom };
  }
  if (atom.owner) return { fact: stableJson(['owner', atom.owner.of]), holds: atom.owner.is === 'requester', atom };
  return { fact: stableJson(['user', atom.user?.says ?? atom.text]), holds: true, atom };
}

/** The opposite, in the same form: the operator turned, the other owner, what the user says otherwise. */
export function negateLiteral({ fact, holds, atom }: AtomLiteral): AtomLiteral {
  return { fact, holds: !holds, atom: negateAtom(atom) };
}

function negateAtom(atom: Atom): Atom {
  const { where, owner, user } = atom;
  return {
    text: atom.opposite,
    opposite: atom.text,
    where: where && negateWhere(where),
    owner: owner && { ...owner, is: owner.is === 'requester' ? 'other' : 'requester' },
    user: user && {
      says: user.otherwise,
      otherwise: user.says,
      facts: user.facts.map(({ argument, value, otherwise }) => ({ argument, value: otherwise, otherwise: value })),
    },
  };
}

/** Not any is every not; not every is any not. */
function negateWhere(where: NonNullable<Atom['where']>): NonNullable<Atom['where']> {
  const op = oppositeOf(where.op);
  if (op === null) return where;
  return { ...where, op, items: isManyPath(where.field) ? writtenScope(otherScope(scopeOf(where)), op) : null };
}

function otherScope(scope: ItemScope): ItemScope {
  return scope === 'any' ? 'every' : 'any';
}

/** Whether the literals can hold together: environment conditions field by field, and one value for each fact told. */
export function canHoldTogether(
  literals: readonly AtomLiteral[],
  objects: Readonly<Record<string, string>>,
  model: DataModel,
): boolean {
  const conditions = literals.flatMap(({ atom }) => (atom.where ? [toCondition(atom.where)] : []));
  if (!doFactsAgree(literals)) return false;
  const groups = Map.groupBy(conditions, ({ of, field }) => `${of}\n${field}`);
  return [...groups.values()].every(group => {
    const [first] = group;
    return first === undefined || isSatisfiable(fieldOf(first, objects, model), group);
  });
}

function doFactsAgree(literals: readonly AtomLiteral[]): boolean {
  const facts = literals.flatMap(({ atom }) => atom.user?.facts ?? []);
  const told = new Map(facts.flatMap(({ argument, value }) => (value === null ? [] : [[argument, value]])));
  return facts.every(({ argument, value }) => value === null || told.get(argument) === value);
}

function fieldOf(
  { of, field }: Condition,
  objects: Readonly<Record<string, string>>,
  model: DataModel,
): Field | undefined {
  return fieldAt(model.tables[objects[of] ?? '']?.fields ?? [], field);
}

function toCondition({ of, field, items, op, value }: NonNullable<Atom['where']>): Condition {
  const scope = isManyPath(field) ? writtenScope(scopeOf({ op, items }), op) : null;
  return {
    of,
    field,
    ...(scope === null ? {} : { items: scope }),
    op,
    ...(op === 'exists' || op === 'is-null' ? {} : { value }),
  };
}

/** The clause of Given that an atomic condition is. */
export function toClause(atom: Atom): Clause {
  const { text } = atom;
  if (atom.where) return { kind: 'environment', text, where: toCondition(atom.where) };
  if (atom.owner) return { kind: 'ownership', text, of: atom.owner.of, is: atom.owner.is };
  const told = atom.user?.facts.filter(({ value }) => value !== null) ?? [];
  const facts = told.map(({ argument, value }) => [argument, value] as const);
  return { kind: 'user', text, says: atom.user?.says ?? text, facts: Object.fromEntries(facts) };
}

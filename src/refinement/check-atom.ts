import type { ItemScope } from '../lib/item-scope.ts';
import { isManyPath, readPath } from '../lib/read-path.ts';
import type { Json } from '../model/json.ts';
import type { Atom } from '../model/mining-task.ts';
import { oppositeOf } from './atom-literal.ts';
import { fieldAt } from './field-at.ts';
import { argumentsOf, checkObject, checkReference, isReference, type Scope } from './scope.ts';

/** Why an atomic condition does not hold: its form, and its names and values against tools and data model. */
export function checkAtom(atom: Atom, scope: Scope): readonly string[] {
  const { where, owner, user } = atom;
  const kinds = [where, owner, user].filter(kind => kind !== null);
  if (kinds.length !== 1) return ['exactly one of "where", "owner" and "user" must be given, the others null'];
  if (where) return checkCondition(where, scope);
  if (owner) return checkObject(owner.of, scope);
  return (user?.facts ?? []).flatMap(fact => checkFact(fact, scope));
}

type Fact = NonNullable<Atom['user']>['facts'][number];

function checkFact({ argument, value, otherwise }: Fact, scope: Scope): readonly string[] {
  const bound = scope.tools.filter(tool => scope.ruleTools.length === 0 || scope.ruleTools.includes(tool.name));
  const takers = bound.filter(tool => argumentsOf(tool).includes(argument));
  if (takers.length === 0) return [`no tool of the rule has an argument "${argument}"; leave the fact out`];
  if (value === null && otherwise === null) return [`the fact "${argument}" has no value on either side; leave it out`];
  const isNumber = takers.every(({ parameters }) => {
    const types = readPath(parameters['properties'], `${argument}.type`);
    return types.some(type => type === 'number' || type === 'integer');
  });
  const texts = [value, otherwise].filter(one => typeof one === 'string');
  return isNumber && texts.length > 0
    ? [`the fact "${argument}" is a number: write ${texts.join(' and ')} as one`]
    : [];
}

type Where = Omit<NonNullable<Atom['where']>, 'items'> & { readonly items?: ItemScope | null };

export function checkCondition({ of, field, items, op, value }: Where, scope: Scope): readonly string[] {
  const fields = scope.fieldsOf(of);
  if (!fields) return checkObject(of, scope);
  const found = field === 'id' ? undefined : fieldAt(fields, field);
  if (!found && field !== 'id') {
    const paths = fields.map(({ path }) => path).join(', ');
    return [`${of} has no field "${field}" (its fields: ${paths}); what the data do not hold is a "user" condition`];
  }
  if (items && !isManyPath(field)) return [`${of}.${field} is one value: "items" is only for a path with [] or *`];
  if (op === 'exists' || op === 'is-null') return [];
  if (value === null) return [`give a value, or use is-null`];
  const isList = op === 'in' || op === 'not-in';
  if (isList !== Array.isArray(value)) return [isList ? `${op} takes a list` : `${op} takes one value, not a list`];
  const values: readonly Json[] = Array.isArray(value) ? value : [value];
  const isMember = ['=', '!=', 'in', 'not-in'].includes(op);
  return values.flatMap(one => [
    ...checkReference(one, scope),
    ...(isMember && found?.enum && !isReference(one) && !found.enum.includes(one)
      ? [
          `${of}.${field} is never ${JSON.stringify(one)}; its values are ${found.enum.map(v => JSON.stringify(v)).join(', ')}`,
        ]
      : []),
  ]);
}

/** What must be turned into its opposite by code needs an operator that has one. */
export function checkNegatable({ text, where }: Atom): readonly string[] {
  return where && oppositeOf(where.op) === null ? [`"${text}": ${where.op} has no opposite; use = or in`] : [];
}

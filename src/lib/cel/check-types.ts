import { assertNever } from '../assert-never.ts';
import { hintWord } from '../hint-word.ts';
import { type Expression, type ExpressionOf, type ExpressionProblem, problemAt } from './expression.ts';
import { CEL_FUNCTIONS, findArgumentProblem } from './functions.ts';
import { findOperatorProblem, typeOfOperation } from './operator-types.ts';
import { ANY, BOOLEAN, type CelType, canBe, isMapType, joinTypes, listOf, NUMBER, nameType, TEXT } from './types.ts';

export interface CheckedExpression {
  readonly type: CelType;
  readonly problems: readonly ExpressionProblem[];
}

type Names = Readonly<Record<string, CelType>>;
interface Context {
  readonly names: Names;
  readonly problems: ExpressionProblem[];
}

/**
 * The type of an expression over names of known types, and everything that cannot be: unknown names, fields, functions
 * and values, operands that an operator does not take. What was a problem once counts as any value from there on.
 */
export function checkTypes(expression: Expression, names: Names): CheckedExpression {
  const problems: ExpressionProblem[] = [];
  const type = typeOf(expression, { names, problems });
  return { type, problems };
}

function typeOf(expression: Expression, context: Context): CelType {
  const sub = (part: Expression) => typeOf(part, context);
  switch (expression.kind) {
    case 'literal':
      return typeOfLiteral(expression.value);
    case 'name':
      return typeOfName(expression, context);
    case 'field':
      return typeOfField(expression, sub(expression.of), context);
    case 'has':
      typeOfField(expression, sub(expression.of), context);
      return BOOLEAN;
    case 'index':
      return typeOfIndex(expression, context);
    case 'call':
      return typeOfCall(expression, context);
    case 'list':
      return listOf(joinAll(expression.items.map(sub)));
    case 'map':
      return { kind: 'map', value: joinAll(expression.entries.map(([, value]) => sub(value))) };
    case 'choice':
      need(BOOLEAN, expression.condition, context);
      return joinTypes(sub(expression.yes), sub(expression.no));
    case 'logic':
      need(BOOLEAN, expression.left, context);
      need(BOOLEAN, expression.right, context);
      return BOOLEAN;
    case 'not':
      need(BOOLEAN, expression.of, context);
      return BOOLEAN;
    case 'minus':
      need(NUMBER, expression.of, context);
      return NUMBER;
    case 'binary':
      return typeOfBinary(expression, context);
    case 'loop':
      return typeOfLoop(expression, context);
    case 'bind':
      return typeOf(expression.body, withName(context, expression.name, sub(expression.value)));
    default:
      return assertNever(expression);
  }
}

function typeOfLiteral(value: null | boolean | number | string): CelType {
  if (value === null) return { kind: 'null' };
  if (typeof value === 'string') return TEXT;
  return typeof value === 'number' ? NUMBER : BOOLEAN;
}

function joinAll(types: readonly CelType[]): CelType {
  const [first = ANY, ...others] = types;
  return others.reduce(joinTypes, first);
}

function withName({ names, problems }: Context, name: string, type: CelType): Context {
  return { names: { ...names, [name]: type }, problems };
}

/** Reports an operand that is not of the type that is needed. */
function need(type: CelType, expression: Expression, context: Context): void {
  const given = typeOf(expression, context);
  if (canBe(given, type)) return;
  const message = `${expression.place.text} is ${nameType(given)}, not ${nameType(type)}`;
  context.problems.push(problemAt('wrong-type', expression.place, message));
}

function typeOfName({ name, place }: ExpressionOf<'name'>, { names, problems }: Context): CelType {
  const type = Object.hasOwn(names, name) ? names[name] : undefined;
  if (type !== undefined) return type;
  problems.push(problemAt('unknown-name', place, `unknown name "${name}" (${hintWord(name, Object.keys(names))})`));
  return ANY;
}

function typeOfField(
  { place, field }: ExpressionOf<'field'> | ExpressionOf<'has'>,
  of: CelType,
  { problems }: Context,
): CelType {
  switch (of.kind) {
    case 'any':
    case 'null':
      return ANY;
    case 'map':
      return of.value;
    case 'record': {
      const type = Object.hasOwn(of.fields, field) ? of.fields[field] : undefined;
      if (type !== undefined || of.isOpen) return type ?? ANY;
      const known = hintWord(field, Object.keys(of.fields));
      problems.push({
        ...problemAt('unknown-field', fieldPlace(place, field), `unknown ${of.what} "${field}" (${known})`),
        what: of.what,
      });
      return ANY;
    }
    default:
      problems.push(problemAt('wrong-type', place, `${nameType(of)} has no field "${field}"`));
      return ANY;
  }
}

/** Where the field's name itself stands: at the end of `a.field`. */
function fieldPlace(place: Expression['place'], field: string): Expression['place'] {
  return place.text.endsWith(field) ? { ...place, start: place.end - field.length } : place;
}

function typeOfIndex({ of, key, place }: ExpressionOf<'index'>, context: Context): CelType {
  const [from, by] = [typeOf(of, context), typeOf(key, context)];
  if (from.kind === 'record' && key.kind === 'literal' && typeof key.value === 'string')
    return typeOfField({ kind: 'field', place, of, field: key.value }, from, context);
  const wanted = from.kind === 'list' ? NUMBER : TEXT;
  const isKey = canBe(by, wanted) || (isMapType(from) && by.kind === 'number');
  if ((from.kind === 'list' || isMapType(from)) && !isKey)
    context.problems.push(
      problemAt('wrong-type', place, `${key.place.text} is ${nameType(by)}, not ${nameType(wanted)}`),
    );
  if (from.kind === 'list') return from.item;
  if (from.kind === 'map') return from.value;
  if (from.kind !== 'any' && from.kind !== 'null' && from.kind !== 'record')
    context.problems.push(problemAt('wrong-type', place, `${nameType(from)} has no entries`));
  return ANY;
}

function typeOfCall({ name, args, isMethod, place }: ExpressionOf<'call'>, context: Context): CelType {
  const types = args.map(arg => typeOf(arg, context));
  const fn = Object.hasOwn(CEL_FUNCTIONS, name) ? CEL_FUNCTIONS[name] : undefined;
  if (fn === undefined) {
    const known = hintWord(name, Object.keys(CEL_FUNCTIONS));
    context.problems.push(problemAt('unknown-function', place, `unknown function "${name}" (${known})`));
    return ANY;
  }
  if (fn.form !== 'both' && (fn.form === 'method') !== isMethod)
    context.problems.push(problemAt('unknown-function', place, `${name} is written ${fn.usage}`));
  const problem = findArgumentProblem(fn, types);
  if (problem === null) return name === 'get' ? typeOfGet(args, types, context) : fn.result(types);
  context.problems.push(problemAt('wrong-type', place, problem));
  return ANY;
}

/** `get(args, "promo", 0)`: the field must be one that there can be. */
function typeOfGet(
  [of, key]: readonly Expression[],
  [from = ANY, , other = ANY]: readonly CelType[],
  context: Context,
): CelType {
  if (from.kind === 'map') return joinTypes(from.value, other);
  if (of === undefined || key?.kind !== 'literal' || typeof key.value !== 'string') return ANY;
  return joinTypes(typeOfField({ kind: 'field', place: key.place, of, field: key.value }, from, context), other);
}

function typeOfBinary({ op, left, right, place }: ExpressionOf<'binary'>, context: Context): CelType {
  const operands = [left, right].map(part => ({ type: typeOf(part, context), part }));
  const [a = { type: ANY, part: left }, b = { type: ANY, part: right }] = operands;
  if (op === 'in' && b.type.kind === 'record' && left.kind === 'literal' && typeof left.value === 'string')
    typeOfField({ kind: 'field', place: left.place, of: right, field: left.value }, b.type, context);
  const problem = findOperatorProblem(op, a, b);
  if (problem === null) return typeOfOperation(op, a.type, b.type);
  context.problems.push(problemAt(problem.kind, place, problem.message));
  return ['+', '-', '*', '/', '%'].includes(op) ? ANY : BOOLEAN;
}

function typeOfLoop({ how, over, name, where, body, place }: ExpressionOf<'loop'>, context: Context): CelType {
  const from = typeOf(over, context);
  const inner = withName(context, name, itemOf(from));
  if (from.kind !== 'list' && from.kind !== 'any' && !isMapType(from))
    context.problems.push(
      problemAt('wrong-type', place, `${over.place.text} is ${nameType(from)}, not a list or a map`),
    );
  if (where !== null) need(BOOLEAN, where, inner);
  if (how === 'map') return listOf(typeOf(body, inner));
  need(BOOLEAN, body, inner);
  return how === 'filter' ? listOf(itemOf(from)) : BOOLEAN;
}

function itemOf(type: CelType): CelType {
  if (type.kind === 'list') return type.item;
  return isMapType(type) ? TEXT : ANY;
}

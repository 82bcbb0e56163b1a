import { assertNever } from '../assert-never.ts';
import { applyOperator, negate } from './apply-operator.ts';
import { boundValue } from './bound-value.ts';
import type { Expression, ExpressionOf } from './expression.ts';
import { CEL_FUNCTIONS, type CelFunction } from './functions.ts';
import { asUnknown, type Bindings, makeLoop, type Step, type Test } from './make-loop.ts';
import { ANY, type CelType } from './types.ts';
import { isList, isMap, nameKind, readEntry, Unknown, type Value } from './values.ts';

/** Evaluates to `Unknown` where something that it needs is missing; never throws. */
export type Evaluate = (bindings: Bindings) => Value;

/** Names of loop variables, the innermost last: a local's slot is its place. */
type Locals = readonly string[];

/** Turns an expression into a function, once; evaluating it then costs no look at the text. */
export function compileExpression(expression: Expression): Evaluate {
  const step = compile(expression, []);
  return bindings => {
    try {
      return step({ ...bindings, locals: [], rounds: 0 });
    } catch (error) {
      if (error instanceof RangeError) return new Unknown(`too large to evaluate: ${error.message}`);
      throw error;
    }
  };
}

function compile(expression: Expression, locals: Locals): Step {
  const sub = (part: Expression) => compile(part, locals);
  switch (expression.kind) {
    case 'literal': {
      const value = boundValue(expression.value);
      return () => value;
    }
    case 'name':
      return compileName(expression.name, locals);
    case 'field':
      return compileEntry(expression, sub(expression.of), () => expression.field);
    case 'index':
      return compileEntry(expression, sub(expression.of), sub(expression.key));
    case 'has':
      return compileHas(expression, locals);
    case 'call':
      return compileCall(expression, locals);
    case 'list':
      return compileList(expression.items.map(sub));
    case 'map':
      return compileMap(expression.entries.map(([key, value]) => [sub(key), sub(value)] as const));
    case 'choice':
      return compileChoice(expression, locals);
    case 'logic':
      return compileLogic(expression.op === '&&', [
        booleanOf(expression.left, locals),
        booleanOf(expression.right, locals),
      ]);
    case 'not': {
      const of = booleanOf(expression.of, locals);
      return frame => negate(of(frame));
    }
    case 'minus': {
      const of = sub(expression.of);
      return frame => {
        const value = of(frame);
        return typeof value === 'number' ? -value : asUnknown(value, `- ${nameKind(value)}`);
      };
    }
    case 'binary':
      return compileBinary(expression, sub(expression.left), sub(expression.right));
    case 'loop':
      return compileLoop(expression, locals);
    case 'bind':
      return compileBind(expression, locals);
    default:
      return assertNever(expression);
  }
}

function compileName(name: string, locals: Locals): Step {
  const slot = locals.lastIndexOf(name);
  if (slot >= 0) return frame => frame.locals[slot] ?? null;
  const unknown = new Unknown(`${name} is not known here`);
  return frame => {
    const value = Object.hasOwn(frame.names, name) ? frame.names[name]?.() : undefined;
    return value === undefined ? unknown : value;
  };
}

function compileEntry({ place }: Expression, of: Step, key: Step): Step {
  const missing = new Unknown(`there is no ${place.text}`);
  return frame => {
    const [from, name] = [of(frame), key(frame)];
    if (from instanceof Unknown) return from;
    if (name instanceof Unknown) return name;
    const value = readEntry(from, name);
    return value === undefined ? missing : value;
  };
}

/** True for a field that is there, be it null; false when the map itself is missing. */
function compileHas({ of, field }: ExpressionOf<'has'>, locals: Locals): Step {
  const isThere: Step = of.kind === 'field' ? compileHas({ ...of, kind: 'has' }, locals) : () => true;
  const read = compile(of, locals);
  return frame => {
    const parent = isThere(frame);
    if (parent !== true) return parent;
    const from = read(frame);
    if (from instanceof Unknown) return from;
    const value = readEntry(from, field);
    return value instanceof Unknown ? value : value !== undefined;
  };
}

function compileCall({ name, args, place }: ExpressionOf<'call'>, locals: Locals): Step {
  const fn = Object.hasOwn(CEL_FUNCTIONS, name) ? CEL_FUNCTIONS[name] : undefined;
  const steps = args.map(arg => compile(arg, locals));
  if (fn === undefined) return () => new Unknown(`no function ${name}`);
  /** get() is for what may be missing: a missing map counts as null. */
  if (name === 'get' && steps[0]) steps[0] = orNull(args[0], steps[0], locals);
  return frame => {
    const values: Value[] = [];
    for (const step of steps) {
      const value = step(frame);
      if (value instanceof Unknown) return value;
      values.push(value);
    }
    const odd = values.findIndex((value, index) => !fits(value, paramOf(fn, index)));
    if (odd >= 0) return new Unknown(`${place.text}: ${nameKind(values[odd] ?? null)} does not fit`);
    return boundValue(fn.run(values, frame.now));
  };
}

/** A field that is not there counts as null; what is not known stays so. */
function orNull(expression: Expression | undefined, step: Step, locals: Locals): Step {
  if (expression?.kind !== 'field') return step;
  const has = compileHas({ ...expression, kind: 'has' }, locals);
  return frame => {
    const isThere = has(frame);
    return isThere === true ? step(frame) : isThere === false ? null : isThere;
  };
}

function paramOf(fn: CelFunction, index: number): CelType {
  return fn.params[index] ?? fn.params.at(-1) ?? ANY;
}

function fits(value: Value, { kind }: CelType): boolean {
  switch (kind) {
    case 'number':
    case 'boolean':
      return typeof value === kind;
    case 'text':
      return typeof value === 'string';
    case 'list':
      return isList(value);
    case 'map':
    case 'record':
      return isMap(value);
    case 'null':
      return value === null;
    case 'any':
      return true;
  }
}

function compileList(items: readonly Step[]): Step {
  return frame => items.map(item => item(frame));
}

function compileMap(entries: readonly (readonly [Step, Step])[]): Step {
  return frame => {
    const pairs: [string, Value][] = [];
    for (const [key, value] of entries) {
      const name = key(frame);
      if (typeof name !== 'string' && typeof name !== 'number') return asUnknown(name, `a key is ${nameKind(name)}`);
      pairs.push([String(name), value(frame)]);
    }
    return Object.fromEntries(pairs);
  };
}

/** A step whose value is true, false or not known. */
function booleanOf(expression: Expression, locals: Locals): Test {
  const step = compile(expression, locals);
  const { text } = expression.place;
  return frame => {
    const value = step(frame);
    return typeof value === 'boolean' ? value : asUnknown(value, `${text} is ${nameKind(value)}, not true or false`);
  };
}

function compileChoice({ condition, yes, no }: ExpressionOf<'choice'>, locals: Locals): Step {
  const [test, first, second] = [booleanOf(condition, locals), compile(yes, locals), compile(no, locals)];
  return frame => {
    const value = test(frame);
    return value instanceof Unknown ? value : value ? first(frame) : second(frame);
  };
}

/** `&&` is false when either side is, `||` true when either is, whatever the other side is. */
function compileLogic(isAnd: boolean, [left, right]: readonly [Test, Test]): Step {
  const settles = !isAnd;
  return frame => {
    const first = left(frame);
    if (first === settles) return settles;
    const second = right(frame);
    if (second === settles) return settles;
    return first instanceof Unknown ? first : second;
  };
}

function compileBinary({ op, place }: ExpressionOf<'binary'>, left: Step, right: Step): Step {
  return frame => {
    const [a, b] = [left(frame), right(frame)];
    if (a instanceof Unknown) return a;
    if (b instanceof Unknown) return b;
    const value = applyOperator(op, a, b, frame.now);
    return value === null ? new Unknown(`${place.text}: ${nameKind(a)} ${op} ${nameKind(b)}`) : boundValue(value);
  };
}

function compileBind({ name, value, body }: ExpressionOf<'bind'>, locals: Locals): Step {
  const [read, run] = [compile(value, locals), compile(body, [...locals, name])];
  const slot = locals.length;
  return frame => {
    frame.locals[slot] = read(frame);
    return run(frame);
  };
}

function compileLoop(expression: ExpressionOf<'loop'>, locals: Locals): Step {
  const { how, over, name, where, body, place } = expression;
  const inner = [...locals, name];
  const filter = how === 'filter' ? body : where;
  return makeLoop({
    how,
    text: place.text,
    slot: locals.length,
    over: compile(over, locals),
    filter: filter === null ? null : booleanOf(filter, inner),
    body: how === 'map' ? compile(body, inner) : how === 'filter' ? null : booleanOf(body, inner),
  });
}

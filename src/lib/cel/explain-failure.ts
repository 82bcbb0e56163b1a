import { compileExpression } from './compile-expression.ts';
import type { Expression } from './expression.ts';
import type { Bindings } from './make-loop.ts';
import { LazyMap, Unknown, type Value } from './values.ts';

const LONGEST_VALUE = 120;

/** Why an expression is false, in one line: the part that fails, and the values of its sides. */
export function explainFailure(expression: Expression, bindings: Bindings): string {
  const part = failingPart(expression, bindings);
  const sides = part.kind === 'binary' ? [part.left, part.right] : part.kind === 'not' ? [part.of] : [];
  const values = sides
    .filter(side => side.kind !== 'literal' && side.kind !== 'list' && side.kind !== 'map')
    .map(side => `${fold(side.place.text)} is ${print(compileExpression(side)(bindings))}`);
  const text = `${fold(part.place.text)} does not hold`;
  return values.length === 0 ? text : `${text}: ${values.join(', ')}`;
}

/** The first false operand of `&&`, the last one of `||`, the branch that a choice takes. */
function failingPart(expression: Expression, bindings: Bindings): Expression {
  if (expression.kind === 'choice') {
    const isYes = compileExpression(expression.condition)(bindings) === true;
    return failingPart(isYes ? expression.yes : expression.no, bindings);
  }
  if (expression.kind !== 'logic') return expression;
  if (expression.op === '||') return failingPart(expression.right, bindings);
  const { left, right } = expression;
  return failingPart(compileExpression(left)(bindings) === false ? left : right, bindings);
}

function print(value: Value): string {
  if (value instanceof Unknown) return 'not known';
  if (value instanceof LazyMap) return 'a map';
  const text = JSON.stringify(value, (_key, part: unknown) => (part instanceof Unknown ? null : part));
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}...` : text;
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ');
}

import { hintWord } from '../hint-word.ts';
import type { BinaryOperator, Expression, ExpressionProblem } from './expression.ts';
import { BOOLEAN, type CelType, canBe, isMapType, joinTypes, NUMBER, nameType } from './types.ts';

interface Operand {
  readonly type: CelType;
  readonly part: Expression;
}
type Problem = Pick<ExpressionProblem, 'kind' | 'message'>;

/** Why an operator cannot be used on two operands; null when it can. */
export function findOperatorProblem(op: BinaryOperator, left: Operand, right: Operand): Problem | null {
  switch (op) {
    case '==':
    case '!=':
      return findEqualityProblem(left, right);
    case 'in':
      return findMembershipProblem(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return findUnfit(op, [left, right], ['number', 'text']);
    case '+':
      return findUnfit(op, [left, right], ['number', 'text', 'list']);
    default:
      return findUnfit(op, [left, right], ['number']);
  }
}

export function typeOfOperation(op: BinaryOperator, left: CelType, right: CelType): CelType {
  if (op === '+') return left.kind === 'any' ? right : joinTypes(left, right);
  return ['-', '*', '/', '%'].includes(op) ? NUMBER : BOOLEAN;
}

function findEqualityProblem(left: Operand, right: Operand): Problem | null {
  if (!canBe(left.type, right.type))
    return { kind: 'wrong-type', message: `${nameType(left.type)} never equals ${nameType(right.type)}` };
  return findOutsideValue(left, right.part) ?? findOutsideValue(right, left.part);
}

function findMembershipProblem(left: Operand, { type, part }: Operand): Problem | null {
  if (type.kind === 'list') {
    if (!canBe(left.type, type.item))
      return {
        kind: 'wrong-type',
        message: `${nameType(left.type)} is in no list of ${nameType(type.item).slice(2)}s`,
      };
    const items = part.kind === 'list' ? part.items : [];
    return items.map(item => findOutsideValue(left, item)).find(problem => problem !== null) ?? null;
  }
  if (isMapType(type) || type.kind === 'any') return null;
  return { kind: 'wrong-type', message: `\`in\` needs a list or a map, not ${nameType(type)}` };
}

/** A written text that never occurs where only certain texts do. */
function findOutsideValue({ type, part }: Operand, written: Expression): Problem | null {
  if (type.kind !== 'text' || type.values === undefined || written.kind !== 'literal') return null;
  const { value } = written;
  if (typeof value !== 'string' || type.values.includes(value)) return null;
  const known = hintWord(value, type.values);
  return { kind: 'outside-values', message: `${part.place.text} is never ${JSON.stringify(value)} (${known})` };
}

/** Both sides must be of one of the kinds, and of the same. */
function findUnfit(
  op: BinaryOperator,
  operands: readonly [Operand, Operand],
  kinds: readonly CelType['kind'][],
): Problem | null {
  const [left, right] = operands;
  const odd = operands.find(({ type }) => type.kind !== 'any' && !kinds.includes(type.kind));
  if (odd === undefined && canBe(left.type, right.type)) return null;
  const isDate = op === '-' && operands.some(({ type }) => type.kind === 'text');
  const message = `${nameType(left.type)} ${op} ${nameType(right.type)} cannot be`;
  return { kind: 'wrong-type', message: isDate ? `${message}: write timestamp(...) around dates` : message };
}

import { type ASTNode, Environment, ParseError } from '@marcbachmann/cel-js';
import { errorMessage } from '../errors.ts';
import { type BinaryOperator, type Expression, type ExpressionProblem, type Loop, problemAt } from './expression.ts';
import { findPatternProblem } from './safe-pattern.ts';

/** Only the parser is used: values and types are ours (numbers of one type, unknown values, state read as needed). */
const PARSER = new Environment({
  unlistedVariablesAreDyn: true,
  limits: { maxAstNodes: 2000, maxDepth: 60, maxListElements: 500, maxMapEntries: 500, maxCallArguments: 16 },
});
const LOOPS: readonly Loop[] = ['all', 'exists', 'exists_one', 'map', 'filter'];

export type ParsedExpression =
  | { readonly expression: Expression; readonly problems: readonly [] }
  | { readonly expression: null; readonly problems: readonly ExpressionProblem[] };

/** Reads a CEL expression. Integers become plain numbers; bytes and unsigned numbers are refused, and open-ended patterns. */
export function parseExpression(source: string): ParsedExpression {
  try {
    const problems: ExpressionProblem[] = [];
    const expression = convert(PARSER.parse(source).ast, { source, problems });
    return problems.length > 0 ? { expression: null, problems } : { expression, problems: [] };
  } catch (error) {
    const { start, end } = (error instanceof ParseError ? error.range : undefined) ?? { start: 0, end: source.length };
    const message = error instanceof ParseError ? error.summary : errorMessage(error);
    return { expression: null, problems: [{ kind: 'syntax', message: plainWords(message), start, end }] };
  }
}

interface Source {
  readonly source: string;
  readonly problems: ExpressionProblem[];
}

function convert(node: ASTNode, source: Source): Expression {
  const place = { start: node.start, end: node.end, text: source.source.slice(node.start, node.end) };
  const read = (part: ASTNode) => convert(part, source);
  switch (node.op) {
    case 'value':
      return { kind: 'literal', place, value: readLiteral(node.args, place, source) };
    case 'id':
      return { kind: 'name', place, name: node.args };
    case '.':
    case '.?':
      return { kind: 'field', place, of: read(node.args[0]), field: node.args[1] };
    case '[]':
    case '[?]':
      return { kind: 'index', place, of: read(node.args[0]), key: read(node.args[1]) };
    case 'list':
      return { kind: 'list', place, items: node.args.map(read) };
    case 'map':
      return { kind: 'map', place, entries: node.args.map(([key, value]) => [read(key), read(value)] as const) };
    case '?:': {
      const [condition, yes, no] = node.args;
      return { kind: 'choice', place, condition: read(condition), yes: read(yes), no: read(no) };
    }
    case '&&':
    case '||':
      return { kind: 'logic', place, op: node.op, left: read(node.args[0]), right: read(node.args[1]) };
    case '!_':
      return { kind: 'not', place, of: read(node.args) };
    case '-_':
      return { kind: 'minus', place, of: read(node.args) };
    case 'call':
      return convertCall(node.args, place, source);
    case 'rcall':
      return convertMethod(node.args, place, source);
    default:
      return binary(node.op, place, [read(node.args[0]), read(node.args[1])]);
  }
}

function binary(op: BinaryOperator, place: Expression['place'], [left, right]: [Expression, Expression]): Expression {
  return { kind: 'binary', place, op, left, right };
}

function convertCall([name, args]: [string, ASTNode[]], place: Expression['place'], source: Source): Expression {
  const [first] = args;
  if (name === 'has' && first?.op === '.')
    return { kind: 'has', place, of: convert(first.args[0], source), field: first.args[1] };
  return { kind: 'call', place, name, isMethod: false, args: args.map(part => convert(part, source)) };
}

function convertMethod(
  [name, receiver, args]: [string, ASTNode, ASTNode[]],
  place: Expression['place'],
  source: Source,
): Expression {
  const [first, second, third] = args;
  const how = LOOPS.find(loop => loop === name);
  if (name === 'bind' && receiver.op === 'id' && receiver.args === 'cel' && first?.op === 'id' && second && third)
    return {
      kind: 'bind',
      place,
      name: first.args,
      value: convert(second, source),
      body: convert(third, source),
    };
  if (how !== undefined && first?.op === 'id' && second) {
    return {
      kind: 'loop',
      place,
      how,
      over: convert(receiver, source),
      name: first.args,
      where: third ? convert(second, source) : null,
      body: convert(third ?? second, source),
    };
  }
  if (name === 'matches') checkPattern(args, place, source);
  return { kind: 'call', place, name, isMethod: true, args: [receiver, ...args].map(part => convert(part, source)) };
}

function checkPattern([pattern]: readonly ASTNode[], place: Expression['place'], { problems }: Source): void {
  if (pattern?.op !== 'value' || typeof pattern.args !== 'string') {
    problems.push(problemAt('bad-pattern', place, 'the pattern of matches() must be written out as a text'));
    return;
  }
  const problem = findPatternProblem(pattern.args);
  if (problem !== null) problems.push(problemAt('bad-pattern', place, `the pattern of matches(): ${problem}`));
}

function readLiteral(value: unknown, place: Expression['place'], { problems }: Source) {
  if (typeof value === 'bigint') {
    const number = Number(value);
    if (Number.isSafeInteger(number)) return number;
    problems.push(problemAt('syntax', place, `${place.text} is too large for a number`));
    return number;
  }
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return value;
  problems.push(problemAt('syntax', place, `${place.text}: bytes and unsigned numbers are not used here`));
  return null;
}

/** The parser names tokens in capitals. */
const TOKENS: Readonly<Record<string, string>> = {
  EOF: 'the end',
  IDENTIFIER: 'a name',
  EQ: '==',
  NE: '!=',
  LT: '<',
  LE: '<=',
  GT: '>',
  GE: '>=',
  AND: '&&',
  OR: '||',
  NOT: '!',
  PLUS: '+',
  MINUS: '-',
  MULTIPLY: '*',
  DIVIDE: '/',
  MODULO: '%',
  LPAREN: '(',
  RPAREN: ')',
  LBRACKET: '[',
  RBRACKET: ']',
  LBRACE: '{',
  RBRACE: '}',
  DOT: '.',
  COMMA: ',',
  COLON: ':',
  QUESTION: '?',
};

function plainWords(message: string): string {
  return message.replace(/\b[A-Z]{2,}\b/g, word => TOKENS[word] ?? word.toLowerCase());
}

import { type ParserOptions, parse } from '@babel/parser';
import { errorMessage } from '../../lib/errors.ts';
import { type CodePrompt, concat, lineOfOffset, refuseCode } from './code-prompt.ts';
import { decodeString } from './decode-string.ts';
import { dedentPlaced, joinPlaced, textOf, trimPlaced } from './placed-text.ts';

type Program = ReturnType<typeof parse>['program'];
type Statement = Program['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
type NodeOf<T extends Expression['type']> = Extract<Expression, { type: T }>;

interface Scope {
  readonly file: string;
  readonly text: string;
  readonly symbol: string;
  readonly program: Program;
  /** Names on the way here: a text that is made of itself has no end. */
  readonly open: readonly string[];
}

/**
 * The text of `SYMBOL` in a TypeScript or JavaScript file: a top-level constant, or by `SYMBOL.key` a key of the object
 * it is (or is made from: `new Agent({ instructions })`). Nothing is run. Throws ConfigError for what is no plain text.
 */
export function readJsPrompt(file: string, text: string, symbol: string): CodePrompt {
  const program = parseProgram(file, text);
  const [name = '', ...path] = symbol.split('.');
  const scope: Scope = { file, text, symbol, program, open: [name] };
  let found = findConstant(program, name);
  if (found === null) throw refuseCode(file, 1, `there is no top-level constant ${name}`);
  for (const key of path) found = memberOf(scope, found, key);
  return evaluate(scope, found);
}

function parseProgram(file: string, text: string): Program {
  const isTyped = /\.[mc]?tsx?$/i.test(file);
  const plugins: ParserOptions['plugins'] = [
    ...(isTyped ? (['typescript'] as const) : []),
    ...(/\.(?:tsx|jsx|[mc]?js)$/i.test(file) ? (['jsx'] as const) : []),
    'decorators',
  ];
  try {
    return parse(text, { sourceType: 'unambiguous', plugins }).program;
  } catch (error) {
    const message = errorMessage(error);
    throw refuseCode(file, Number(/\((\d+):\d+\)/.exec(message)?.[1] ?? 1), message.replace(/\s+/g, ' '));
  }
}

function findConstant(program: Program, name: string): Expression | null {
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration' && name === 'default') {
      return isExpression(statement.declaration) ? statement.declaration : null;
    }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    const found = declared.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (found?.init) return found.init;
  }
  return null;
}

function isExpression(node: { readonly type: string }): node is Expression {
  return /(?:Expression|Literal|Identifier)$/.test(node.type);
}

/** What stands around a value without changing it. */
function unwrap(node: Expression): Expression {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return unwrap(node.expression);
    default:
      return node;
  }
}

function memberOf(scope: Scope, of: Expression, key: string): Expression {
  const node = unwrap(of);
  const isMade = node.type === 'NewExpression' || node.type === 'CallExpression';
  const objects = isMade ? node.arguments : [node];
  const values = objects.flatMap(object =>
    object.type === 'ObjectExpression' ? object.properties.flatMap(property => valueOfKey(property, key)) : [],
  );
  if (values[0] !== undefined) return values[0];
  throw refuse(scope, node, `there is no key ${key} in this`);
}

function valueOfKey(property: NodeOf<'ObjectExpression'>['properties'][number], key: string): readonly Expression[] {
  if (property.type !== 'ObjectProperty' || property.computed || !isExpression(property.value)) return [];
  const named = property.key.type === 'Identifier' ? property.key.name : textOfKey(property.key);
  return named === key ? [property.value] : [];
}

function textOfKey(key: { readonly type: string; readonly value?: unknown }): string | null {
  return key.type === 'StringLiteral' && typeof key.value === 'string' ? key.value : null;
}

function evaluate(scope: Scope, wrapped: Expression): CodePrompt {
  const node = unwrap(wrapped);
  switch (node.type) {
    case 'StringLiteral':
      return { runs: decodeString(...literalOf(scope, node), 'javascript'), holes: [] };
    case 'TemplateLiteral':
      return readTemplate(scope, node, 'javascript');
    case 'TaggedTemplateExpression':
      return readTagged(scope, node);
    case 'BinaryExpression':
      if (node.operator !== '+' || !isExpression(node.left)) break;
      return concat([evaluate(scope, node.left), evaluate(scope, node.right)]);
    case 'CallExpression':
      return readCall(scope, node);
    case 'Identifier':
      return readName(scope, node);
    default:
  }
  throw refuse(scope, node, 'this is no text');
}

function literalOf({ text }: Scope, node: NodeOf<'StringLiteral'>): readonly [string, number] {
  const { start, end } = placeOf(node);
  return [text.slice(start + 1, end - 1), lineOfOffset(text, start)];
}

/** Holes keep their `${...}`. */
function readTemplate(scope: Scope, { quasis }: NodeOf<'TemplateLiteral'>, dialect: 'javascript' | 'raw'): CodePrompt {
  const { text } = scope;
  return concat(
    quasis.map((quasi, index) => {
      const { start, end } = placeOf(quasi);
      const runs = decodeString(text.slice(start, end), lineOfOffset(text, start), dialect);
      const next = quasis[index + 1];
      if (next === undefined) return { runs, holes: [] };
      const hole = { text: text.slice(end, placeOf(next).start), line: lineOfOffset(text, end) };
      return { runs: [...runs, hole], holes: [hole] };
    }),
  );
}

function readTagged(scope: Scope, { tag, quasi }: NodeOf<'TaggedTemplateExpression'>): CodePrompt {
  const { start, end } = placeOf(tag);
  const name = scope.text.slice(start, end);
  if (name === 'String.raw') return readTemplate(scope, quasi, 'raw');
  if (!/^(?:dedent|outdent)$/.test(name)) throw refuse(scope, tag, `what the tag ${name} does to a text is not known`);
  const { runs, holes } = readTemplate(scope, quasi, 'javascript');
  return { runs: trimPlaced(dedentPlaced(runs)), holes };
}

/** `[...].join(separator)`, `text.trim()` and `dedent(text)`. */
function readCall(scope: Scope, node: NodeOf<'CallExpression'>): CodePrompt {
  const { callee, arguments: values } = node;
  const [first] = values.filter(isExpression);
  if (callee.type === 'Identifier' && callee.name === 'dedent' && first !== undefined) {
    const { runs, holes } = evaluate(scope, first);
    return { runs: trimPlaced(dedentPlaced(runs)), holes };
  }
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && isExpression(callee.object)) {
    const { name } = callee.property;
    const of = unwrap(callee.object);
    if (name === 'join' && of.type === 'ArrayExpression') return readJoin(scope, of, first);
    if (name === 'trim' && values.length === 0) {
      const { runs, holes } = evaluate(scope, of);
      return { runs: trimPlaced(runs), holes };
    }
  }
  throw refuse(scope, node, 'what this call gives is not known');
}

function readJoin(scope: Scope, array: NodeOf<'ArrayExpression'>, separator: Expression | undefined): CodePrompt {
  const parts = array.elements.map(element => {
    if (element === null || !isExpression(element)) throw refuse(scope, array, 'a list with a gap or a spread');
    return evaluate(scope, element);
  });
  const between = separator === undefined ? ',' : textOf(evaluate(scope, separator).runs);
  const runs = joinPlaced(
    parts.map(part => part.runs),
    between,
  );
  return { runs, holes: parts.flatMap(({ holes }) => holes) };
}

/** The name of another text of the same file. */
function readName(scope: Scope, node: NodeOf<'Identifier'>): CodePrompt {
  const { name } = node;
  const found = scope.open.includes(name) ? null : findConstant(scope.program, name);
  if (found === null) throw refuse(scope, node, `${name} is no text of this file`);
  return evaluate({ ...scope, open: [...scope.open, name] }, found);
}

interface Placed {
  readonly start?: number | null;
  readonly end?: number | null;
}

function placeOf({ start, end }: Placed): { readonly start: number; readonly end: number } {
  return { start: start ?? 0, end: end ?? 0 };
}

function refuse({ file, text, symbol }: Scope, node: Placed, what: string): Error {
  const { start, end } = placeOf(node);
  const shown = text.slice(start, Math.min(end, start + 40)).replace(/\s+/g, ' ');
  return refuseCode(file, lineOfOffset(text, start), `${symbol}: ${what}: ${shown}`);
}

/** Where a part of an expression stands: offsets of its first character and of the one after its last, and its text. */
export interface Place {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%' | 'in';
export type Loop = 'all' | 'exists' | 'exists_one' | 'map' | 'filter';

interface Forms {
  readonly literal: { readonly value: null | boolean | number | string };
  readonly name: { readonly name: string };
  readonly field: { readonly of: Expression; readonly field: string };
  readonly index: { readonly of: Expression; readonly key: Expression };
  readonly has: { readonly of: Expression; readonly field: string };
  /** A method's receiver is its first argument; `isMethod` tells `size(x)` and `x.size()` apart. */
  readonly call: { readonly name: string; readonly isMethod: boolean; readonly args: readonly Expression[] };
  readonly list: { readonly items: readonly Expression[] };
  readonly map: { readonly entries: readonly (readonly [Expression, Expression])[] };
  readonly choice: { readonly condition: Expression; readonly yes: Expression; readonly no: Expression };
  readonly logic: { readonly op: '&&' | '||'; readonly left: Expression; readonly right: Expression };
  readonly not: { readonly of: Expression };
  readonly minus: { readonly of: Expression };
  readonly binary: { readonly op: BinaryOperator; readonly left: Expression; readonly right: Expression };
  readonly loop: {
    readonly how: Loop;
    readonly over: Expression;
    readonly name: string;
    /** The filter of `map` with three arguments. */
    readonly where: Expression | null;
    readonly body: Expression;
  };
  readonly bind: { readonly name: string; readonly value: Expression; readonly body: Expression };
}

/** An expression of the Common Expression Language, all numbers of one type. */
export type Expression = {
  [K in keyof Forms]: { readonly kind: K; readonly place: Place } & Forms[K];
}[keyof Forms];
export type ExpressionOf<K extends Expression['kind']> = Extract<Expression, { readonly kind: K }>;

/** What is wrong with an expression, and where. */
export interface ExpressionProblem {
  readonly kind:
    | 'syntax'
    | 'unknown-name'
    | 'unknown-field'
    | 'unknown-function'
    | 'outside-values'
    | 'wrong-type'
    | 'bad-pattern';
  readonly message: string;
  /** For an unknown field, what it would be: "argument of cancel_booking". */
  readonly what?: string;
  readonly start: number;
  readonly end: number;
}

export function problemAt(kind: ExpressionProblem['kind'], { start, end }: Place, message: string): ExpressionProblem {
  return { kind, message, start, end };
}

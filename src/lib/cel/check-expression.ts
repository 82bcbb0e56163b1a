import { checkTypes } from './check-types.ts';
import type { ExpressionProblem } from './expression.ts';
import { type ModelField, typeOfRecord } from './model-types.ts';
import { parseExpression } from './parse-expression.ts';
import { ANY, BOOLEAN, type CelType, canBe, listOf, NUMBER, nameType, TEXT, typeOfSchema } from './types.ts';

/** What the names of an expression can stand for: the agent's tools, its data model, and the scenario's objects. */
export interface ExpressionWorld {
  /** Where it is decided; `tool` for a call. */
  readonly point: { readonly kind: 'call'; readonly tool: string } | { readonly kind: 'turn' | 'end' };
  readonly tools: readonly { readonly name: string; readonly parameters: unknown; readonly returns?: unknown }[];
  readonly tables: Readonly<Record<string, { readonly fields: readonly ModelField[] }>>;
  /** Object name -> table. */
  readonly objects: Readonly<Record<string, string>>;
  /** The table of requesters; null when the agent knows none. */
  readonly requesterTable: string | null;
}

/** Everything that is wrong with an expression that must be true or false; empty when it can be decided. */
export function checkExpression(source: string, world: ExpressionWorld): readonly ExpressionProblem[] {
  const { expression, problems } = parseExpression(source);
  if (expression === null) return problems;
  const checked = checkTypes(expression, typesOfNames(world));
  if (checked.problems.length > 0 || canBe(checked.type, BOOLEAN)) return checked.problems;
  const message = `the expression is ${nameType(checked.type)}, not true or false`;
  return [{ kind: 'wrong-type', message, start: 0, end: source.length }];
}

/** `line 2, column 5: what`, or without the line where the expression has only one. */
export function printProblem(source: string, { start, message }: ExpressionProblem): string {
  const lines = source.slice(0, start).split('\n');
  const column = `column ${(lines.at(-1)?.length ?? 0) + 1}`;
  return `${source.trimEnd().includes('\n') ? `line ${lines.length}, ` : ''}${column}: ${message}`;
}

function typesOfNames(world: ExpressionWorld): Readonly<Record<string, CelType>> {
  const { tables, objects, requesterTable } = world;
  const records = Object.entries(tables).map(([table, { fields }]) => [table, typeOfRecord(table, fields)] as const);
  const state = record(
    'table',
    records.map(([table, value]) => [table, { kind: 'map', value }] as const),
  );
  const bound = (table: string): CelType => withId(records.find(([name]) => name === table)?.[1] ?? ANY);
  const names = Object.entries(objects).map(([name, table]) => [name, bound(table)] as const);
  return {
    before: state,
    after: state,
    objects: record('object', names),
    requester: requesterTable === null ? ANY : bound(requesterTable),
    now: TEXT,
    history: listOf(typeOfHistory(world)),
    ...typesAtPoint(world),
  };
}

function typesAtPoint({ point, tools }: ExpressionWorld): Readonly<Record<string, CelType>> {
  switch (point.kind) {
    case 'call': {
      const tool = tools.find(({ name }) => name === point.tool);
      return {
        args: tool ? typeOfSchema(tool.parameters, `argument of ${point.tool}`) : ANY,
        result: tool?.returns === undefined ? ANY : typeOfSchema(tool.returns, `field of the result of ${point.tool}`),
      };
    }
    case 'turn': {
      const fields = [...callFields(tools)];
      return { text: TEXT, calls: listOf(record('field of a call', fields)) };
    }
    case 'end':
      return {};
  }
}

function callFields(tools: ExpressionWorld['tools']): readonly (readonly [string, CelType])[] {
  return [
    ['tool', { kind: 'text', values: tools.map(({ name }) => name) }],
    ['args', ANY],
    ['rejected', BOOLEAN],
    ['result', ANY],
  ];
}

function typeOfHistory({ tools }: ExpressionWorld): CelType {
  return record('field of history', [
    ['kind', { kind: 'text', values: ['call', 'user', 'agent'] }],
    ...callFields(tools),
    ['by', { kind: 'text', values: ['agent', 'user'] }],
    ['text', TEXT],
    ['turn', NUMBER],
  ]);
}

function record(what: string, fields: readonly (readonly [string, CelType])[]): CelType {
  return { kind: 'record', fields: Object.fromEntries(fields), isOpen: false, what };
}

/** A bound record has its key as `id`. */
function withId(type: CelType): CelType {
  return type.kind === 'record' ? { ...type, fields: { ...type.fields, id: TEXT } } : type;
}

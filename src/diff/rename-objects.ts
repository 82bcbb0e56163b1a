import type { Check } from '../model/check.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { Clause, ThenClause } from '../model/spec.ts';
import type { Said } from './normal-scenario.ts';

type Names = ReadonlyMap<string, string>;

/** The same scenario with other names for its objects; as it is where an expression speaks of them, or two would meet. */
export function renameObjects<T extends Said>(scenario: T, names: Names): T {
  const { objects, given, then } = scenario;
  const renamed = Object.entries(objects).map(([name, table]) => [names.get(name) ?? name, table] as const);
  const isHeld = then.some(({ check }) => check?.kind === 'holds');
  if (isHeld || new Set(renamed.map(([name]) => name)).size < renamed.length) return scenario;
  return {
    ...scenario,
    objects: Object.fromEntries(renamed),
    given: given.map(clause => renameInClause(clause, names)),
    then: then.map(clause => renameInThen(clause, names)),
  };
}

/** Names by the table, of tables that one object alone stands for. */
export function nameByTable({ objects }: Pick<Said, 'objects'>): Names {
  const tables = Object.values(objects);
  const alone = Object.entries(objects).filter(([, table]) => tables.filter(other => other === table).length === 1);
  return new Map(alone);
}

function renameInClause(clause: Clause, names: Names): Clause {
  switch (clause.kind) {
    case 'environment': {
      const { of, value, ...rest } = clause.where;
      const renamed = value === undefined ? {} : { value: renameInValue(value, names) };
      return { ...clause, where: { ...rest, of: names.get(of) ?? of, ...renamed } };
    }
    case 'ownership':
      return { ...clause, of: names.get(clause.of) ?? clause.of };
    case 'user':
      return { ...clause, facts: renameInFacts(clause.facts, names) };
  }
}

function renameInThen(clause: ThenClause, names: Names): ThenClause {
  return clause.check === undefined ? clause : { ...clause, check: renameInCheck(clause.check, names) };
}

function renameInCheck(check: Check, names: Names): Check {
  switch (check.kind) {
    case 'never-called':
    case 'called':
      return check.args === undefined ? check : { ...check, args: renameInArgs(check.args, names) };
    case 'argument':
      return check.value === undefined ? check : { ...check, value: renameInValue(check.value, names) };
    case 'state': {
      const value = check.value === undefined ? {} : { value: renameInValue(check.value, names) };
      return { ...check, of: names.get(check.of) ?? check.of, ...value };
    }
    case 'unchanged':
      return { ...check, of: names.get(check.of) ?? check.of };
    default:
      return check;
  }
}

function renameInFacts(facts: Readonly<Record<string, unknown>>, names: Names): Record<string, unknown> {
  const rename = (value: unknown) => (typeof value === 'string' ? renameInText(value, names) : value);
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, rename(value)]));
}

function renameInArgs(args: JsonObject, names: Names): JsonObject {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, renameInValue(value, names)]));
}

/** `$booking.id` is the booking's, whatever it is called. */
function renameInValue(value: Json, names: Names): Json {
  if (Array.isArray(value)) return value.map(item => renameInValue(item, names));
  return typeof value === 'string' ? renameInText(value, names) : value;
}

function renameInText(text: string, names: Names): string {
  const [, name = '', rest = ''] = /^\$([\w-]+)((?:\..*)?)$/s.exec(text) ?? [];
  const other = names.get(name);
  return other === undefined ? text : `$${other}${rest}`;
}

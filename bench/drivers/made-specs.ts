import { readPath } from '../../src/lib/read-path.ts';
import { createRng, type Rng } from '../../src/lib/rng.ts';
import { linksFrom } from '../../src/lib/table-links.ts';
import type { AgentArtifacts, Field } from '../../src/model/artifacts.ts';
import type { Json } from '../../src/model/json.ts';
import type { Clause, Condition, RefinedSpec } from '../../src/model/spec.ts';

/** A spec whose Given was made from the data model, and what must come of it. */
export interface MadeSpec {
  readonly refined: RefinedSpec;
  /** `record`: some record meets it; `adapt`: a record can be made to; `never`: nothing can. */
  readonly expect: 'record' | 'adapt' | 'never';
}

const DAY = 86_400_000;

/** Specs with one to three conditions on one record or two joined ones, over all operators; seeded. */
export function makeSpecs(
  artifacts: AgentArtifacts,
  { count, seed }: { readonly count: number; readonly seed: string },
) {
  const rng = createRng(['made', artifacts.agent, seed]);
  const tables = Object.keys(artifacts.dataModel.tables).filter(
    table => Object.keys(artifacts.data[table] ?? {}).length > 0,
  );
  return Array.from({ length: count }, (_, index) => makeSpec(artifacts, rng, { table: rng.pick(tables), index }));
}

function makeSpec(
  artifacts: AgentArtifacts,
  rng: Rng,
  { table, index }: { readonly table: string; readonly index: number },
): MadeSpec {
  const expect = (['record', 'record', 'adapt', 'never'] as const)[index % 4] ?? 'record';
  const record = rng.pick(Object.values(artifacts.data[table] ?? {}));
  const fields = (artifacts.dataModel.tables[table]?.fields ?? []).filter(field => isUsable(field, artifacts, table));
  const chosen = rng.shuffle(fields).slice(0, 1 + rng.below(3));
  const given = chosen.flatMap(field => conditionOn(field, readPath(record, field.path), { rng, now: artifacts.now }));
  const [link] = rng.shuffle(linksFrom(artifacts.dataModel, table).filter(item => item.table !== table));
  const isJoined = index % 3 === 0 && link !== undefined && !link.path.includes('[');
  const extra = expect === 'record' ? [] : expect === 'adapt' ? beyond(fields, artifacts, rng) : clash(fields, rng);
  const clauses = [...given.filter(({ field }) => !extra.some(other => other.field === field)), ...extra];
  return {
    expect: extra.length === 0 ? 'record' : expect,
    refined: specOf(artifacts, {
      id: `made.${artifacts.agent}-${index}`,
      objects: { it: table, ...(isJoined ? { other: link.table } : {}) },
      clauses: clauses.map(where => ({ kind: 'environment', text: JSON.stringify(where), where })),
    }),
  };
}

function isUsable({ path, type, references }: Field, { dataModel }: AgentArtifacts, table: string): boolean {
  const isKey = dataModel.tables[table]?.key === path;
  return !isKey && references === undefined && !path.includes('.*') && type !== 'object' && type !== 'mixed';
}

/** A condition that these values of a field meet. */
function conditionOn(
  field: Field,
  values: readonly unknown[],
  { rng, now }: { readonly rng: Rng; readonly now: string | null },
): readonly Condition[] {
  const [value] = values;
  const at = (op: Condition['op'], expected?: Json): Condition[] => [
    { of: 'it', field: field.path, op, ...(expected === undefined ? {} : { value: expected }) },
  ];
  if (value === undefined || value === null) return at('is-null');
  if (Array.isArray(value)) return arrayCondition(value, at, rng);
  if (field.type === 'number' && typeof value === 'number')
    return rng.pick([() => at('=', value), () => at('<=', value), () => at('>', value - 1), () => at('>=', value)])();
  if (typeof value === 'boolean') return rng.pick([() => at('=', value), () => at('!=', !value)])();
  if (typeof value !== 'string') return at('exists');
  if (field.type === 'date-time' && now !== null) return dateCondition(value, at, now);
  return rng.pick([
    () => at('=', value),
    () => at('in', [value, 'something else']),
    () => at('not-in', ['something else']),
    () => at('!=', 'something else'),
    () => at('matches', `^${value.slice(0, 2).replace(/[^\w ]/g, '.')}`),
    () => at('contains', value.slice(0, 3)),
    () => at('exists'),
  ])();
}

function dateCondition(value: string, at: (op: Condition['op'], expected?: Json) => Condition[], now: string) {
  const moment = Date.parse(value.length === 10 ? `${value}T12:00:00${now.slice(-6)}` : value);
  const days = Math.round((moment - Date.parse(now)) / DAY);
  if (Number.isNaN(days)) return at('exists');
  const shift = (count: number) => `$now${count < 0 ? '-' : '+'}${Math.abs(count) * 24}h`;
  return days < 0 ? at('<', shift(days + 2)) : at('>', shift(days - 2));
}

function arrayCondition(value: readonly Json[], at: (op: Condition['op'], expected?: Json) => Condition[], rng: Rng) {
  const length = { ...at('=')[0] };
  const [first] = value;
  const scalars = typeof first === 'string' && rng.next() < 0.5;
  if (scalars) return at('contains', first);
  return length.field === undefined
    ? []
    : [{ of: 'it', field: `${length.field}.length`, op: '=' as const, value: value.length }];
}

/** A value of one field that no record need have: past the greatest, a list of another length, a combination. */
function beyond(fields: readonly Field[], artifacts: AgentArtifacts, rng: Rng): readonly Condition[] {
  const flat = fields.filter(({ path }) => !path.includes('[]'));
  const [field] = rng.shuffle(
    flat.filter(
      item => item.type === 'number' || item.type === 'array' || (item.type === 'date-time' && artifacts.now),
    ),
  );
  if (field === undefined) return [];
  if (field.type === 'number') return [{ of: 'it', field: field.path, op: '>', value: 987_654 }];
  if (field.type === 'array') return [{ of: 'it', field: `${field.path}.length`, op: '=', value: 1 + rng.below(6) }];
  return [{ of: 'it', field: field.path, op: '>', value: '$now+90000h' }];
}

/** Two conditions that exclude each other. */
function clash(fields: readonly Field[], rng: Rng): readonly Condition[] {
  const flat = fields.filter(
    ({ path, type }) => !path.includes('[]') && ['number', 'string', 'boolean'].includes(type),
  );
  const [field] = rng.shuffle(flat);
  if (field === undefined) return [];
  const [low, high]: readonly [Json, Json] =
    field.type === 'number' ? [1, 2] : field.type === 'boolean' ? [true, false] : ['one', 'two'];
  const values = field.enum && field.enum.length > 1 ? field.enum.slice(0, 2) : [low, high];
  return values.map(value => ({ of: 'it', field: field.path, op: '=' as const, value }));
}

function specOf(
  { tools }: AgentArtifacts,
  made: {
    readonly id: string;
    readonly objects: Readonly<Record<string, string>>;
    readonly clauses: readonly Clause[];
  },
): RefinedSpec {
  const tool = tools[0]?.name ?? 'no_tool';
  const scenario = {
    id: made.id,
    title: made.id,
    force: 'prohibited' as const,
    objects: made.objects,
    given: made.clauses,
    when: 'the customer asks for something',
    then: [{ text: 'nothing is done', attempts: 'report' as const }],
  };
  const spec = {
    id: 'made',
    rule: 'made',
    source: 'manual' as const,
    category: 'eligibility' as const,
    tools: [tool],
    severity: 'must' as const,
    status: 'accepted' as const,
    evidence: [],
    scenarios: [scenario],
  };
  return { spec, scenario };
}

import type { AgentArtifacts } from '../../model/artifacts.ts';
import type { RefinedSpec } from '../../model/spec.ts';
import type { Trace } from '../../model/trace.ts';

/** A bound of an argument: a number, to be tried at, just below and just above; or a value of an enumeration. */
interface Bound {
  readonly tool: string;
  readonly argument: string;
  readonly value: unknown;
}

/** How near to a bound is near: a tenth of it, and at least one. */
const NEAR = 0.1;

/** Points at the bounds of schemas and specs, and those that calls of the agent reached (rejected ones too). */
export function countBoundaries(
  traces: readonly Trace[],
  artifacts: AgentArtifacts,
  specs: readonly RefinedSpec[],
): { readonly reached: number; readonly all: number } {
  const bounds = new Map(
    [...listSchemaBounds(artifacts), ...specs.flatMap(listSpecBounds)].map(bound => [keyOf(bound, bound.value), bound]),
  );
  const tried = collectArguments(traces);
  let [reached, all] = [0, 0];
  for (const { tool, argument, value } of bounds.values()) {
    const values = [...(tried.get(keyOf({ tool, argument })) ?? [])];
    const points = typeof value === 'number' ? numericPoints(value) : [(tried: unknown) => tried === value];
    all += points.length;
    reached += points.filter(holds => values.some(holds)).length;
  }
  return { reached, all };
}

function numericPoints(bound: number): readonly ((value: unknown) => boolean)[] {
  const near = Math.max(1, NEAR * Math.abs(bound));
  return [
    value => value === bound,
    value => typeof value === 'number' && value < bound && value >= bound - near,
    value => typeof value === 'number' && value > bound && value <= bound + near,
  ];
}

function listSchemaBounds({ tools }: AgentArtifacts): readonly Bound[] {
  return tools.flatMap(({ name: tool, parameters }) =>
    Object.entries(members(parameters['properties'])).flatMap(([argument, schema]) => {
      const { enum: values, ...rest } = members(schema);
      const numbers = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map(key => rest[key]);
      return [...(Array.isArray(values) ? values : []), ...numbers.filter(value => typeof value === 'number')].map(
        (value): Bound => ({ tool, argument, value }),
      );
    }),
  );
}

function listSpecBounds({ scenario }: RefinedSpec): readonly Bound[] {
  return scenario.then.flatMap(({ check }): readonly Bound[] => {
    if (check?.kind !== 'argument') return [];
    const { tool, arg: argument, op, value } = check;
    if (['<', '<=', '>', '>='].includes(op) && typeof value === 'number') return [{ tool, argument, value }];
    return op === 'in' && Array.isArray(value) ? value.map(item => ({ tool, argument, value: item })) : [];
  });
}

/** The distinct plain values that each top-level argument was given. */
function collectArguments(traces: readonly Trace[]): ReadonlyMap<string, ReadonlySet<unknown>> {
  const tried = new Map<string, Set<unknown>>();
  for (const event of traces.flatMap(({ events }) => events)) {
    if (event.kind !== 'call' || event.by !== 'agent') continue;
    for (const [argument, value] of Object.entries(event.args).filter(([, given]) => isPlain(given))) {
      const key = keyOf({ tool: event.tool, argument });
      tried.set(key, (tried.get(key) ?? new Set()).add(value));
    }
  }
  return tried;
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function members(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function keyOf({ tool, argument }: Pick<Bound, 'tool' | 'argument'>, value?: unknown): string {
  return JSON.stringify(value === undefined ? [tool, argument] : [tool, argument, value]);
}

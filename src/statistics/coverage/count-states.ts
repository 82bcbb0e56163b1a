import type { AgentArtifacts } from '../../model/artifacts.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { Trace } from '../../model/trace.ts';

/**
 * Distinct states of the traces' bound objects, before and after each change: the values of those fields of a record
 * that can only take a few (enumerations and booleans). Null where nothing is bound, or no table has such fields.
 */
export function countStates(traces: readonly Trace[], artifacts: AgentArtifacts): number | null {
  const telling = new Map(
    Object.entries(artifacts.dataModel.tables).map(([table, { fields }]) => [
      table,
      fields
        .filter(field => !/[.[]/.test(field.path) && (field.enum !== undefined || field.type === 'boolean'))
        .map(({ path }) => path),
    ]),
  );
  const states = new Set<string>();
  const add = (table: string, record: JsonObject | null | undefined) => {
    const fields = telling.get(table) ?? [];
    if (record == null || fields.length === 0) return;
    states.add(JSON.stringify([table, fields.map((field): Json => record[field] ?? null)]));
  };
  for (const { objects, setup, events } of traces) {
    const changes = events.flatMap(event => (event.kind === 'result' ? event.changes : []));
    for (const { table, id } of Object.values(objects)) {
      const isOf = (change: { readonly table: string; readonly id: string }) =>
        change.table === table && change.id === id;
      const start = setup.findLast(isOf);
      add(table, start === undefined ? artifacts.data[table]?.[id] : start.after);
      for (const change of changes.filter(isOf)) add(table, change.after);
    }
  }
  return states.size === 0 ? null : states.size;
}

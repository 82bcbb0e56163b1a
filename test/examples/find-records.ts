import { compareValues } from '../../src/lib/compare-values.ts';
import { readPath } from '../../src/lib/read-path.ts';
import { resolveTime } from '../../src/lib/resolve-time.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { Clause, Scenario } from '../../src/model/spec.ts';

/** The records of a table that satisfy every environment clause as the data stand. */
export function findRecords(artifacts: AgentArtifacts, scenario: Scenario, table: string): [string, JsonObject][] {
  const holds = (clause: Clause, record: JsonObject) => {
    if (clause.kind !== 'environment') return true;
    const { field, op, value } = clause.where;
    const moment = typeof value === 'string' ? resolveTime(value, artifacts.now) : null;
    return readPath(record, field).some(actual => compareValues(op, actual, moment ?? value, artifacts.now) === true);
  };
  return Object.entries(artifacts.data[table] ?? {}).filter(([, record]) =>
    scenario.given.every(clause => holds(clause, record)),
  );
}

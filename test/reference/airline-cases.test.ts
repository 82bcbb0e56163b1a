import { beforeAll, describe, expect, it } from 'vitest';
import { checkTraces } from '../../src/pipeline/checking/check-traces.ts';
import { type ReadTrace, readRecord } from '../../src/traces/read-traces.ts';
import { ALL_CASES } from '../fixtures/airline-v1/conversations/all-cases.ts';
import { createDesk, type LabelledCase } from '../fixtures/airline-v1/conversations/desk.ts';
import { createWorld, type Data } from '../fixtures/airline-v1/conversations/world.ts';
import { type AirlineSetup, setUpAirline } from '../helpers/airline-check.ts';
import { hasReferenceData, readAirlineTables } from '../helpers/airline-recordings.ts';

const RULES = ['R1', 'R5', 'R5f', 'R6', 'R6b', 'R7', 'R10', 'R11', 'R11b', 'R12', 'R12b', 'X14'];

it('at least five conversations break each rule, and five keep it', () => {
  for (const rule of RULES) {
    const cases = ALL_CASES.filter(one => one.rule === rule);
    expect(cases.filter(one => one.breaks).length, rule).toBeGreaterThanOrEqual(5);
    expect(cases.filter(one => !one.breaks).length, rule).toBeGreaterThanOrEqual(5);
  }
  expect(new Set(ALL_CASES.map(nameOf)).size).toBe(ALL_CASES.length);
});

describe.skipIf(!hasReferenceData)('our own conversations with the airline', () => {
  let airline: AirlineSetup;
  let data: Data;
  beforeAll(async () => {
    airline = await setUpAirline();
    data = readData();
  });

  it.each(ALL_CASES.map(one => [nameOf(one), one] as const))('%s', async (name, one) => {
    const session = await airline.host.open([]);
    const desk = createDesk(session);
    await one.play(desk, createWorld(data, name));
    await session.close();
    const prefix = `${one.rule.toLowerCase()}-`;
    const result = await checkTraces(
      { host: airline.host, judge: null },
      { artifacts: airline.artifacts, specs: airline.monitored.filter(({ spec }) => spec.id.startsWith(prefix)) },
      asStream(
        readRecord({ task_id: 0, trial: 0, messages: desk.messages }, name, {
          rejected: { error: true },
          textBesideCalls: null,
        }),
      ),
    );
    expect(result.replay.different).toBe(0);
    const found = result.specs.flatMap(({ witnesses }) => witnesses);
    expect(found.map(({ messageIndex, effect }) => ({ messageIndex, effect }))).toEqual(desk.marks);
    expect(desk.marks.length > 0).toBe(one.breaks);
  });
});

function nameOf({ rule, title, breaks }: LabelledCase): string {
  return `${breaks ? 'breaks' : 'keeps'} ${rule}: ${title}`;
}

function readData(): Data {
  const tables: unknown = readAirlineTables();
  if (!isData(tables)) throw new Error('the airline data have other tables');
  return tables;
}

function isData(tables: unknown): tables is Data {
  return (
    typeof tables === 'object' &&
    tables !== null &&
    'flights' in tables &&
    'reservations' in tables &&
    'users' in tables
  );
}

async function* asStream(traces: readonly ReadTrace[]): AsyncGenerator<ReadTrace> {
  yield* traces;
}

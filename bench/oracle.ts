/**
 * The cost of the check language: recordings of the usual length under 100 specs, once with short forms and once with the same
 * rules in the general form; and what reading and checking one expression costs. Options: [--events N] [--specs N]
 */
import { parseArgs } from 'node:util';
import { checkExpression } from '../src/lib/cel/check-expression.ts';
import type { AgentArtifacts } from '../src/model/artifacts.ts';
import type { Check } from '../src/model/check.ts';
import type { RefinedSpec } from '../src/model/spec.ts';
import type { Trace, TraceEvent } from '../src/model/trace.ts';
import { monitorPrepared, prepareTrace } from '../src/oracle/monitor-scenario.ts';
import { generalForm } from '../src/specset/general-form.ts';
import { agent, user } from '../test/helpers/a-trace.ts';
import { aRecording, aRefined, B1, did, HOTEL } from '../test/oracle/booking-world.ts';

const { values } = parseArgs({
  options: { events: { type: 'string', default: '2000' }, specs: { type: 'string', default: '100' } },
});
const [eventCount, specCount] = [Number(values.events), Number(values.specs)];
/** As many records as a business has: lookups must not cost the size of the data. */
const RECORDS = 5000;

const properties = { booking_id: { type: 'string' }, nights: { type: 'number' } };
const artifacts: AgentArtifacts = {
  ...HOTEL,
  tools: HOTEL.tools.map(tool => ({ ...tool, parameters: { type: 'object', properties } })),
  data: {
    ...HOTEL.data,
    bookings: Object.fromEntries(Array.from({ length: RECORDS }, (_, index) => [`B${index}`, B1])),
  },
};
const tool = 'change_booking';
const checks: readonly Check[] = [
  { kind: 'argument', tool, arg: 'nights', op: '<=', value: 9 },
  { kind: 'state', of: 'booking', field: 'status', op: '=', value: 'confirmed', at: 'call', tool },
  { kind: 'owner-is-requester', tool, arg: 'booking_id' },
  { kind: 'count', tool, op: '<=', n: 500, per: 'booking_id' },
];
const priced: Check = {
  kind: 'holds',
  at: `call of ${tool}`,
  that: `args.nights * table({"suite": 120, "single": 60}, before.rooms[before.bookings[args.booking_id].room_id].kind)
    <= 1200 && timestamp(now) - timestamp(objects.booking.created_at) > duration("24h")`,
};

function inGeneralForm(check: Check): Check {
  const form = generalForm(check, aRefined({ check }), artifacts);
  if (form === null) throw new Error(`no general form of ${check.kind}`);
  return { kind: 'holds', ...form };
}

function specsOf(kinds: readonly Check[]): readonly RefinedSpec[] {
  return Array.from({ length: specCount }, (_, index) => {
    const check = kinds[index % kinds.length];
    return aRefined({ id: `rule${index}.case`, given: [], ...(check === undefined ? {} : { check: { ...check } }) });
  });
}

/** A recording of a guest who is found, and of six calls about one booking. */
function aConversation(number: number): Trace {
  const steps = Array.from({ length: 6 }, (_, index) =>
    did(tool, { booking_id: `B${number % RECORDS}`, nights: 1 + index }, [], `call ${index}`),
  );
  const opening: readonly TraceEvent[] = did('find_guest', { id: 'G1' });
  return aRecording(user(`I want to change B${number}.`), opening, steps.flat(), agent('Done.'));
}

/** Judged decision points a second: the best of three rounds over all conversations. */
function measure(specs: readonly RefinedSpec[], traces: readonly Trace[]): number {
  const rounds = Array.from({ length: 3 }, () => {
    const start = performance.now();
    const judged = traces.map(trace => {
      const prepared = prepareTrace(trace, artifacts);
      return specs.reduce((sum, refined) => sum + monitorPrepared(prepared, { refined, isTarget: false }).length, 0);
    });
    return judged.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000);
  });
  return Math.max(...rounds);
}

function measureReading(): number {
  if (priced.kind !== 'holds') return 0;
  const times = 300;
  const start = performance.now();
  for (let count = 0; count < times; count++) {
    checkExpression(priced.that, {
      point: { kind: 'call', tool },
      tools: artifacts.tools,
      tables: artifacts.dataModel.tables,
      objects: { booking: 'bookings' },
      requesterTable: 'guests',
    });
  }
  return ((performance.now() - start) / times) * 1000;
}

const length = aConversation(0).events.length;
const traces = Array.from({ length: Math.ceil(eventCount / length) }, (_, number) => aConversation(number));
const rows = [
  ...checks.flatMap(check => [
    [`${check.kind}, short form`, specsOf([check])] as const,
    [`${check.kind}, general form`, specsOf([inGeneralForm(check)])] as const,
  ]),
  ['price and age of a booking (holds)', specsOf([priced])] as const,
];
console.log(`${specCount} specs, ${traces.length} recordings of ${length} events, ${RECORDS} records in a table`);
for (const [name, specs] of rows) {
  const points = measure(specs, traces);
  const pointsOfOne = specs.reduce(
    (sum, refined) =>
      sum + monitorPrepared(prepareTrace(aConversation(0), artifacts), { refined, isTarget: false }).length,
    0,
  );
  const events = (points / pointsOfOne) * length;
  const columns = [Math.round(points), Math.round(events)].map(count => count.toLocaleString('en').padStart(10));
  console.log(`${name.padEnd(36)} ${columns[0]} judgments/s ${columns[1]} events/s under all specs`);
}
console.log(`reading and checking one expression: ${measureReading().toFixed(0)} µs`);

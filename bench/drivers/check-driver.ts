import { isOwnedBy } from '../../src/lib/is-owned-by.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { Json } from '../../src/model/json.ts';
import type { RefinedSpec } from '../../src/model/spec.ts';
import { NO_USAGE, type ObjectRef, type Trace } from '../../src/model/trace.ts';
import type { TestDriver } from '../../src/model/trial.ts';
import { evaluateGiven } from '../../src/oracle/evaluate-given.ts';
import { indexState } from '../../src/oracle/state-before.ts';
import { viewTrace } from '../../src/oracle/view-trace.ts';

/**
 * What is wrong with a driver: a clause of Given that the oracle does not find on the state as set up, an object that is
 * not bound, or something private of a record that is not the requester's. Empty: nothing.
 */
export function checkDriver(refined: RefinedSpec, artifacts: AgentArtifacts, driver: TestDriver): readonly string[] {
  const unbound = Object.keys(refined.scenario.objects).filter(name => !Object.hasOwn(driver.objects, name));
  return [
    ...unbound.map(name => `${name} is bound to no record`),
    ...checkGiven(refined, artifacts, driver),
    ...findPrivate(artifacts, driver).map(value => `the user knows ${value}`),
  ];
}

function checkGiven(refined: RefinedSpec, artifacts: AgentArtifacts, driver: TestDriver): readonly string[] {
  const trace = traceOf(driver);
  const view = viewTrace(trace);
  const given = refined.scenario.given.filter(({ kind }) => kind !== 'user');
  const monitored = {
    refined: { ...refined, scenario: { ...refined.scenario, given } },
    view,
    artifacts,
    state: indexState(artifacts.data, trace, view.calls),
    isTarget: true,
  };
  const objects = new Map(Object.entries(driver.objects));
  const { value, clause } = evaluateGiven({ monitored, at: 0, call: null, objects, requester: driver.requester });
  return value === true ? [] : [`the oracle finds "${clause}" ${value}`];
}

function traceOf({ setup, objects, requester }: TestDriver): Trace {
  return {
    id: 'set-up',
    setup: [...setup],
    objects: { ...objects },
    requester,
    events: [],
    complete: { calls: true, results: true, state: true },
    end: 'user-done',
    usage: NO_USAGE,
    durationMs: 0,
  };
}

/** Telling values of records that the requester does not own, which stand in what the user knows and not in its own. */
export function findPrivate(
  artifacts: AgentArtifacts,
  driver: TestDriver,
  text = briefText(driver),
): readonly string[] {
  const { requester, brief, setup } = driver;
  const read = ({ table, id }: ObjectRef) => {
    const change = setup.find(item => item.table === table && item.id === id);
    return { isKnown: true as const, record: change ? change.after : (artifacts.data[table]?.[id] ?? null) };
  };
  const isOwn = (ref: ObjectRef) =>
    requester !== null && isOwnedBy({ model: artifacts.dataModel, read }, { ref, owner: requester }) === true;
  const foreign = Object.values(driver.objects).filter(ref => !isOwn(ref));
  const owners = foreign.flatMap(ref => ownersOf(artifacts, read(ref).record));
  const known = JSON.stringify([
    brief.profile,
    brief.objects.filter(({ ref }) => isOwn(ref)).map(({ ref }) => read(ref).record),
    brief.objects.map(({ ref }) => ref.id),
    brief.request,
    brief.says,
  ]).toLowerCase();
  const values = [...foreign, ...owners].flatMap(ref => [
    ...tellingTexts(read(ref).record),
    ...ownerKey(ref, artifacts),
  ]);
  return [...new Set(values)].filter(
    value => text.toLowerCase().includes(value.toLowerCase()) && !known.includes(value.toLowerCase()),
  );
}

function briefText({ brief }: TestDriver): string {
  return JSON.stringify([brief.profile, brief.objects.map(({ record }) => record), brief.facts]);
}

function ownersOf({ identity, data }: AgentArtifacts, record: Json): readonly ObjectRef[] {
  if (identity === null) return [];
  const people = data[identity.table] ?? {};
  return textsIn(record).flatMap(id => (Object.hasOwn(people, id) ? [{ table: identity.table, id }] : []));
}

function ownerKey({ table, id }: ObjectRef, { identity }: AgentArtifacts): readonly string[] {
  return table === identity?.table ? [id] : [];
}

/** Texts that tell one record from another: with a digit, an `@`, or several words; no dates. */
function tellingTexts(record: Json): readonly string[] {
  return textsIn(record).filter(
    text => text.length > 3 && !/^\d{4}-\d{2}-\d{2}/.test(text) && (/[@\d]/.test(text) || text.includes(' ')),
  );
}

function textsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

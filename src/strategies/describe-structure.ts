import { isOwnedBy } from '../lib/is-owned-by.ts';
import { argumentTable } from '../lib/table-links.ts';
import type { AgentArtifacts, ToolDefinition } from '../model/artifacts.ts';
import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';
import type { Condition, RefinedSpec } from '../model/spec.ts';
import type { StrategyNeed } from '../model/strategy.ts';
import type { ObjectRef } from '../model/trace.ts';
import type { TestDriver } from '../model/trial.ts';
import { allowsCorrection } from './allows-correction.ts';
import { handsOverOnRequest } from './hands-over-on-request.ts';

/** A case before a strategy varies it: the spec, its driver, and what both stand on. */
export interface PlainCase {
  readonly refined: RefinedSpec;
  readonly driver: TestDriver;
  readonly artifacts: Pick<AgentArtifacts, 'data' | 'dataModel' | 'identity' | 'prompt' | 'tools'>;
}

/** A value of the task that is no key: what a strategy can vary. */
export interface TaskFact {
  readonly name: string;
  readonly value: Json;
  readonly kind: 'number' | 'list' | 'enum' | 'date' | 'text';
  /** The schema of the argument; null where the tool takes none of that name. */
  readonly schema: JsonObject | null;
}

/** The library asks the same of a case for each of its strategies. */
const offered = new WeakMap<TestDriver, ReadonlySet<StrategyNeed>>();

/** What of a case strategies build on. */
export function listOffers(about: PlainCase): ReadonlySet<StrategyNeed> {
  const known = offered.get(about.driver);
  if (known !== undefined) return known;
  const found = findOffers(about);
  offered.set(about.driver, found);
  return found;
}

function findOffers(about: PlainCase): ReadonlySet<StrategyNeed> {
  const { refined, driver, artifacts } = about;
  const { given, then } = refined.scenario;
  const tool = subjectTool(about);
  const facts = listFacts(about);
  const has = (kind: TaskFact['kind']) => facts.some(fact => fact.kind === kind);
  const checks = then.flatMap(({ check }) => check ?? []);
  const isOrdered = ['order', 'identity'].includes(refined.spec.category);
  const offers: readonly (readonly [StrategyNeed, boolean])[] = [
    ['tool', tool !== null],
    ['write-tool', tool !== null && tool.access !== 'read'],
    ['object', mainObject(about) !== null],
    ['foreign-object', given.some(clause => clause.kind === 'ownership' && clause.is === 'other')],
    ['second-object', findOther(about).length > 0],
    ['fact', facts.length > 0],
    ['two-facts', facts.length > 1],
    ['list-fact', has('list')],
    ['number-fact', has('number')],
    ['text-fact', has('text') || has('enum')],
    ['enum-fact', has('enum')],
    ['bound', given.some(clause => clause.kind === 'environment' && isBound(clause.where))],
    ['prerequisite', isOrdered || checks.some(({ kind }) => kind === 'called-before')],
    ['identity', artifacts.identity !== null && driver.requester !== null],
    ['recorded-state', given.some(({ kind }) => kind === 'environment') || checks.some(({ kind }) => kind === 'state')],
    ['safe-correction', allowsCorrection(refined, tool)],
    ['no-hand-over-on-request', !handsOverOnRequest(refined, artifacts)],
  ];
  return new Set(offers.flatMap(([need, isOffered]) => (isOffered ? [need] : [])));
}

function isBound({ op }: Condition): boolean {
  return ['<', '<=', '>', '>='].includes(op);
}

/** The tool that the request is about; null for a conversational one. */
export function subjectTool({ driver, artifacts }: PlainCase): ToolDefinition | null {
  return artifacts.tools.find(({ name }) => name === driver.brief.tool) ?? null;
}

/** The object that the request is about: the one of somebody else first; null where there is none but the requester. */
export function mainObject({ refined, driver }: PlainCase): { readonly name: string; readonly ref: ObjectRef } | null {
  const foreign = refined.scenario.given.flatMap(clause =>
    clause.kind === 'ownership' && clause.is === 'other' ? [clause.of] : [],
  );
  const named = Object.entries(driver.objects)
    .filter(([, { table, id }]) => driver.requester?.table !== table || driver.requester.id !== id)
    .map(([name, ref]) => ({ name, ref }));
  return named.find(({ name }) => foreign.includes(name)) ?? named[0] ?? null;
}

const DATE = /^\d{4}-\d{2}-\d{2}/;

/** The values of the task that are no keys of records: those that Given has the user say, where there are such. */
export function listFacts(about: PlainCase): readonly TaskFact[] {
  const said = new Set(
    about.refined.scenario.given.flatMap(clause => (clause.kind === 'user' ? Object.keys(clause.facts) : [])),
  );
  const facts = listAllFacts(about);
  const told = facts.filter(({ name }) => said.has(name));
  return told.length > 0 ? told : facts;
}

function listAllFacts(about: PlainCase): readonly TaskFact[] {
  const { refined, driver, artifacts } = about;
  const properties = subjectTool(about)?.parameters['properties'];
  return Object.entries(driver.brief.facts).flatMap(([name, value]): readonly TaskFact[] => {
    const isKey = argumentTable(name, { model: artifacts.dataModel, objects: refined.scenario.objects }) !== null;
    const found = isJsonObject(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
    const schema = isJsonObject(found) ? found : null;
    const kind = kindOf(value, schema);
    return isKey || /(?:^|_)id$/i.test(name) || kind === null ? [] : [{ name, value, kind, schema }];
  });
}

function kindOf(value: Json, schema: JsonObject | null): TaskFact['kind'] | null {
  if (typeof value === 'number') return 'number';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'boolean' || Array.isArray(schema?.['enum'])) return 'enum';
  if (typeof value !== 'string') return null;
  return DATE.test(value) ? 'date' : 'text';
}

/**
 * Keys of other records of the main object's table that the requester may speak of: its own ones, or all where nobody
 * owns them. In the order of the data.
 */
export function findOther(about: PlainCase): readonly ObjectRef[] {
  const { driver, artifacts } = about;
  const object = mainObject(about);
  if (object === null || !Object.hasOwn(artifacts.data, object.ref.table)) return [];
  const { table } = object.ref;
  const taken = new Set(Object.values(driver.objects).map(({ id }) => id));
  const read = (ref: ObjectRef) => ({ isKnown: true as const, record: artifacts.data[ref.table]?.[ref.id] ?? null });
  const { requester } = driver;
  return Object.keys(artifacts.data[table] ?? {})
    .filter(id => !taken.has(id))
    .map(id => ({ table, id }))
    .filter(ref => {
      if (requester === null) return true;
      return isOwnedBy({ model: artifacts.dataModel, read }, { ref, owner: requester }) === true;
    });
}

import { namesIn } from '../lib/resolve-value.ts';
import { argumentTable, linksBetween } from '../lib/table-links.ts';
import type { Condition, RefinedSpec } from '../model/spec.ts';
import type { ObjectRef } from '../model/trace.ts';
import { isOwnable } from './find-owners.ts';
import { subjectTool } from './subject-tool.ts';
import type { DriverArtifacts } from './world.ts';

/** Something that a record has to be found for: a bound object, the requester, or a record that an argument names. */
export interface Slot {
  readonly name: string;
  readonly table: string;
  /** The key of the only record that may stand in it; absent: any. */
  readonly only?: string;
  /** Keys of records that must not. */
  readonly not?: readonly string[];
}

/** Records that are settled before a driver is built: of a conversation that has another goal beside. */
export interface Held {
  readonly requester: ObjectRef | null;
  /** Of the scenario's names; others are free. */
  readonly objects: Readonly<Record<string, ObjectRef>>;
  /** Records that no other name may stand for. */
  readonly avoided: readonly ObjectRef[];
}

/** A layout whose slots take what is held, and nothing that is to be avoided. */
export function holdRecords(layout: Layout, { requester, objects, avoided }: Held): Layout {
  const settled = new Map(Object.entries(objects).map(([name, ref]) => [layout.slotOf[name] ?? name, ref]));
  if (requester !== null) settled.set(REQUESTER, requester);
  const slots = layout.slots.map(slot => {
    const held = settled.get(slot.name);
    if (held !== undefined) return { ...slot, only: held.table === slot.table ? held.id : '' };
    return { ...slot, not: avoided.filter(({ table }) => table === slot.table).map(({ id }) => id) };
  });
  return { ...layout, slots };
}

/** What must hold between the records of some slots. `holder`: the slot whose record can be adapted to make it hold. */
export type Constraint = { readonly slots: readonly string[]; readonly holder: string | null } & (
  | { readonly kind: 'condition'; readonly where: Condition }
  | { readonly kind: 'owner'; readonly is: 'requester' | 'other' }
  | { readonly kind: 'join'; readonly path: string; readonly to: string }
  | { readonly kind: 'distinct' }
);

export interface Layout {
  readonly slots: readonly Slot[];
  /** Scenario names and `requester` -> slot. */
  readonly slotOf: Readonly<Record<string, string>>;
  readonly constraints: readonly Constraint[];
  /** Arguments of the subject tool that name a record which no bound object is: argument -> slot. */
  readonly named: Readonly<Record<string, string>>;
}

export const REQUESTER = 'requester';

/**
 * Lays out what has to be found for a scenario. An object of the requesters' table is the requester unless an
 * ownership clause says `other`. What no clause settles: objects that can be owned belong to the requester, and an
 * object that a foreign key leads to is the one it leads to.
 */
export function layOut({
  refined,
  artifacts,
}: {
  readonly refined: RefinedSpec;
  readonly artifacts: DriverArtifacts;
}): Layout {
  const objects = Object.entries(refined.scenario.objects);
  const self = selfName(refined, artifacts);
  const slotOf: Record<string, string> = Object.fromEntries(
    objects.map(([name]) => [name, name === self ? REQUESTER : name]),
  );
  const { identity } = artifacts;
  if (identity !== null) slotOf[REQUESTER] = REQUESTER;
  const bound = objects.filter(([name]) => name !== self).map(([name, table]) => ({ name, table }));
  const named = namedSlots(refined, artifacts, bound);
  const slots = [
    ...bound,
    ...(identity === null ? [] : [{ name: REQUESTER, table: identity.table }]),
    ...named.map(({ slot }) => slot),
  ];
  const constraints = [
    ...conditions(refined, slotOf),
    ...ownership(refined, artifacts, { slots, slotOf }),
    ...joins(refined, artifacts, bound),
    ...distinctness(slots),
  ];
  return {
    slots,
    slotOf,
    constraints,
    named: Object.fromEntries(named.map(({ argument, slot }) => [argument, slot.name])),
  };
}

/** The object that is the requester: of the requesters' table, and not said to be somebody else. */
function selfName({ scenario }: RefinedSpec, { identity }: DriverArtifacts): string | null {
  const people = Object.entries(scenario.objects).filter(([, table]) => table === identity?.table);
  const said = (name: string) =>
    scenario.given.flatMap(clause => (clause.kind === 'ownership' && clause.of === name ? [clause.is] : []));
  const own =
    people.find(([name]) => said(name).includes('requester')) ?? people.find(([name]) => said(name).length === 0);
  return own?.[0] ?? null;
}

/** Records that required arguments of the subject tool name and no object stands for: the requester's own where it can be. */
function namedSlots(
  refined: RefinedSpec,
  artifacts: DriverArtifacts,
  bound: readonly Slot[],
): readonly { readonly argument: string; readonly slot: Slot }[] {
  const tool = subjectTool(refined, artifacts.tools);
  const required = tool?.parameters['required'];
  if (!Array.isArray(required)) return [];
  const given = refined.scenario.given.flatMap(clause => (clause.kind === 'user' ? Object.keys(clause.facts) : []));
  return required
    .filter(argument => typeof argument === 'string' && !given.includes(argument))
    .flatMap(argument => {
      const table = argumentTable(argument, { model: artifacts.dataModel, objects: refined.scenario.objects });
      const isKnown = table === artifacts.identity?.table || bound.some(slot => slot.table === table);
      return table === null || isKnown ? [] : [{ argument, slot: { name: `argument ${argument}`, table } }];
    });
}

function conditions({ scenario }: RefinedSpec, slotOf: Readonly<Record<string, string>>): readonly Constraint[] {
  return scenario.given.flatMap(clause => {
    if (clause.kind !== 'environment') return [];
    const holder = slotOf[clause.where.of] ?? clause.where.of;
    const others = namesIn(clause.where.value).map(name => slotOf[name] ?? name);
    return [{ kind: 'condition' as const, where: clause.where, holder, slots: [...new Set([holder, ...others])] }];
  });
}

function ownership(
  { scenario }: RefinedSpec,
  artifacts: DriverArtifacts,
  { slots, slotOf }: { readonly slots: readonly Slot[]; readonly slotOf: Readonly<Record<string, string>> },
): readonly Constraint[] {
  const said = scenario.given.flatMap(clause =>
    clause.kind === 'ownership' ? [{ of: slotOf[clause.of] ?? clause.of, is: clause.is }] : [],
  );
  const silent = slots
    .filter(
      ({ name, table }) => name !== REQUESTER && !said.some(({ of }) => of === name) && isOwnable(artifacts, table),
    )
    .map(({ name }) => ({ of: name, is: 'requester' as const }));
  return [...said, ...silent]
    .filter(({ of, is }) => of !== REQUESTER || is !== 'requester')
    .map(({ of, is }) => ({ kind: 'owner' as const, is, holder: of, slots: [of, REQUESTER] }));
}

/** A foreign key between two bound objects holds, unless the subject tool takes the other object as an argument of its own. */
function joins(refined: RefinedSpec, artifacts: DriverArtifacts, bound: readonly Slot[]): readonly Constraint[] {
  const explicit = refined.scenario.given.flatMap(clause =>
    clause.kind === 'environment' ? [[clause.where.of, ...namesIn(clause.where.value)]] : [],
  );
  const properties = subjectTool(refined, artifacts.tools)?.parameters['properties'];
  const own = Object.keys(typeof properties === 'object' && properties !== null ? properties : {}).map(argument =>
    argumentTable(argument, { model: artifacts.dataModel, objects: refined.scenario.objects }),
  );
  return bound.flatMap(from =>
    bound
      .filter(to => to.name !== from.name && bound.filter(({ table }) => table === to.table).length === 1)
      .filter(to => !explicit.some(names => names.includes(from.name) && names.includes(to.name)))
      .filter(to => !(own.includes(to.table) && own.includes(from.table)))
      .flatMap(to => {
        const [path, ...more] = linksBetween(artifacts.dataModel, from.table, to.table);
        return path === undefined || more.length > 0
          ? []
          : [{ kind: 'join' as const, path, to: to.name, holder: from.name, slots: [from.name, to.name] }];
      }),
  );
}

function distinctness(slots: readonly Slot[]): readonly Constraint[] {
  return slots.flatMap((a, at) =>
    slots
      .slice(at + 1)
      .filter(b => b.table === a.table)
      .map(b => ({ kind: 'distinct' as const, holder: null, slots: [a.name, b.name] })),
  );
}

import { namesIn } from '../lib/resolve-value.ts';
import type { Rng } from '../lib/rng.ts';
import { type JsonObject, jsonSchema } from '../model/json.ts';
import type { RefinedSpec } from '../model/spec.ts';
import type { ObjectRef } from '../model/trace.ts';
import type { DriverFailure, UserBrief } from '../model/trial.ts';
import { chooseFacts } from './choose-facts.ts';
import { findOwners } from './find-owners.ts';
import { type Assignment, refOf } from './holds.ts';
import { type Layout, REQUESTER } from './slots.ts';
import { subjectTool } from './subject-tool.ts';
import { readRecord, valueIn, type World } from './world.ts';

interface Found {
  readonly refined: RefinedSpec;
  readonly layout: Layout;
  readonly assignment: Assignment;
  readonly world: World;
  readonly rng: Rng;
}

/**
 * What the simulated user knows: its own record, the keys of the bound objects, the records of those that it owns, and
 * the values that the subject tool will need. Nothing of a record that somebody else owns, besides its key.
 */
export function writeBrief(found: Found): { readonly brief: UserBrief } | { readonly failure: DriverFailure } {
  const { refined, layout, assignment, world } = found;
  const requester = refOf(layout, assignment, REQUESTER);
  const profile = (requester && readRecord(world, requester)) ?? {};
  const said = factsSaid(found, requester);
  if ('failure' in said) return said;
  const tool = subjectTool(refined, world.artifacts.tools);
  const objects = Object.keys(refined.scenario.objects).flatMap(name => {
    const ref = refOf(layout, assignment, name);
    return ref === null ? [] : [{ name, ref, record: isOwn(world, ref, requester) ? readRecord(world, ref) : null }];
  });
  const operated = world.artifacts.userTools ?? [];
  const tools = operated.map(({ name, description, parameters }) => ({ name, description, parameters }));
  const own = [profile, ...objects.flatMap(({ record }) => (record === null ? [] : [record]))];
  return {
    brief: {
      requester,
      profile,
      objects,
      request: refined.scenario.when,
      tool: tool?.name ?? null,
      facts: { ...chooseFacts({ ...found, own, said: said.facts }), ...said.facts },
      says: refined.scenario.given.flatMap(clause => (clause.kind === 'user' ? [clause.says] : [])),
      instructions: '',
      ...(tools.length > 0 && { tools }),
    },
  };
}

/** Facts of the user clauses, resolved. A fact out of a record that the user may not know cannot be told. */
function factsSaid(
  { refined, layout, assignment, world }: Found,
  requester: ObjectRef | null,
): { readonly facts: JsonObject } | { readonly failure: DriverFailure } {
  const refer = (name: string) => refOf(layout, assignment, name);
  const facts: Record<string, JsonObject[string]> = {};
  const clauses = refined.scenario.given.flatMap(clause => (clause.kind === 'user' ? [clause] : []));
  for (const [name, written] of clauses.flatMap(clause => Object.entries(clause.facts))) {
    const isSecret = namesIn(written).some(object => {
      const ref = refer(object);
      return ref === null || (!isKeyOnly(written) && !isOwn(world, ref, requester));
    });
    const value = jsonSchema.safeParse(valueIn(world, refer, written));
    if (isSecret || !value.success) {
      const detail = `the user cannot know ${name}: ${JSON.stringify(written)}`;
      return { failure: { reason: 'state-not-representable', detail } };
    }
    facts[name] = value.data;
  }
  return { facts };
}

function isKeyOnly(written: unknown): boolean {
  return typeof written === 'string' && /^\$[\w-]+\.id$/.test(written);
}

function isOwn(world: World, ref: ObjectRef, requester: ObjectRef | null): boolean {
  return requester !== null && findOwners(world, ref).includes(requester.id);
}

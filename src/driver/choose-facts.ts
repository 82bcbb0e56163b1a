import type { Rng } from '../lib/rng.ts';
import { argumentTable } from '../lib/table-links.ts';
import { wordsOfName } from '../lib/tool-words.ts';
import type { ToolDefinition } from '../model/artifacts.ts';
import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';
import type { RefinedSpec } from '../model/spec.ts';
import type { Assignment } from './holds.ts';
import { plausibleValue } from './plausible-value.ts';
import type { Layout } from './slots.ts';
import { subjectTool } from './subject-tool.ts';
import type { World } from './world.ts';

interface Needs {
  readonly refined: RefinedSpec;
  readonly layout: Layout;
  readonly assignment: Assignment;
  readonly world: World;
  readonly rng: Rng;
  /** What the user may know: its own record, and the records of bound objects that it owns. */
  readonly own: readonly JsonObject[];
  /** Facts of user clauses. */
  readonly said: JsonObject;
}

/**
 * Values for required parameters of the subject tool that no fact, bound object or record of the user supplies: the key
 * of a record of its own, an id that stands in its own record, or what the schema makes plausible. An id is never made
 * up, and what a parameter gets by none of these the user does not know.
 */
export function chooseFacts(needs: Needs): JsonObject {
  const { refined, layout, world } = needs;
  const tool = subjectTool(refined, world.artifacts.tools);
  if (tool === null) return {};
  const facts: Record<string, Json> = {};
  for (const name of requiredOf(tool).filter(argument => !isTold(argument, tool, needs))) {
    const slot = Object.hasOwn(layout.named, name) ? layout.named[name] : undefined;
    const value = slot === undefined ? chooseValue(name, tool, needs) : needs.assignment.get(slot);
    if (value !== undefined) facts[name] = value;
  }
  return facts;
}

function requiredOf({ parameters }: ToolDefinition): readonly string[] {
  const { required } = parameters;
  return Array.isArray(required) ? required.map(String) : [];
}

/** A part of the profile answers for what a read asks ("your zip code"); a write may want a new value of it. */
function isTold(name: string, tool: ToolDefinition, { said, own }: Needs): boolean {
  const [profile = {}] = own;
  if (Object.hasOwn(said, name) || Object.hasOwn(profile, name)) return true;
  return (
    tool.access !== 'write' && Object.values(profile).some(part => isJsonObject(part) && Object.hasOwn(part, name))
  );
}

function chooseValue(name: string, tool: ToolDefinition, { refined, world, rng, own }: Needs): Json | undefined {
  const { artifacts } = world;
  const table = argumentTable(name, { model: artifacts.dataModel, objects: refined.scenario.objects });
  if (table !== null) return undefined;
  const words = wordsOfName(name);
  if (words.length > 1 && words.at(-1) === 'id') {
    const ids = own.flatMap(record => idsIn(record, words.slice(0, -1)));
    return ids.length > 0 ? rng.pick(ids) : undefined;
  }
  const { properties } = tool.parameters;
  const schema = isJsonObject(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
  const { given, when } = refined.scenario;
  const said = [when, ...given.flatMap(clause => (clause.kind === 'user' ? [clause.says] : []))].join(' ');
  return valueSaid(schema, said) ?? plausibleValue(name, schema, { artifacts, rng });
}

/** The only choice of an argument that the request names in so many words: another one would contradict it. */
function valueSaid(schema: Json | undefined, said: string): string | undefined {
  const members = isJsonObject(schema) && Array.isArray(schema['enum']) ? schema['enum'] : [];
  const text = ` ${said.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const named = members.filter(
    member => typeof member === 'string' && text.includes(` ${wordsOfName(member).join(' ')} `),
  );
  const [only, ...more] = named.filter(member => typeof member === 'string');
  return more.length > 0 ? undefined : only;
}

/** `payment_id` is a key of `payment_methods`, an item of `payments`, or the text at `payment`. */
function idsIn(record: JsonObject, thing: readonly string[]): readonly string[] {
  return Object.entries(record)
    .filter(([key]) => thing.every(word => wordsOfName(key).some(other => other === word || other === `${word}s`)))
    .flatMap(([, value]) => {
      if (isJsonObject(value)) return Object.keys(value);
      return Array.isArray(value)
        ? value.filter(item => typeof item === 'string')
        : typeof value === 'string'
          ? [value]
          : [];
    });
}

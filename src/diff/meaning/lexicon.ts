import type { AgentArtifacts } from '../../model/artifacts.ts';
import type { Json } from '../../model/json.ts';
import { splitTokens } from './split-tokens.ts';

/** What an agent's words are told from: names of its tools and data, and how often each word is used. */
export interface Lexicon {
  /** Names of tools, parameters, tables, fields, and values of enumerations, each as lower-case words. */
  readonly names: readonly (readonly string[])[];
  /** Lower-case words of prompt and tools, and how often each stands there. */
  readonly counts: ReadonlyMap<string, number>;
}

export function readLexicon({
  prompt,
  tools,
  dataModel,
}: Pick<AgentArtifacts, 'prompt' | 'tools'> & Partial<Pick<AgentArtifacts, 'dataModel'>>): Lexicon {
  const counts = new Map<string, number>();
  const texts = [
    ...prompt.files.map(({ text }) => text),
    ...tools.flatMap(({ name, description, parameters }) => [name, description, ...stringsOf(parameters)]),
  ];
  for (const word of texts.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const fields = Object.entries(dataModel?.tables ?? {}).flatMap(([table, { fields: own }]) => [
    table,
    ...own.flatMap(({ path, enum: members = [] }) => [...path.split(/[.[\]*]+/), ...members.map(String)]),
  ]);
  const named = [...tools.flatMap(({ name, parameters }) => [name, ...namesOf(parameters)]), ...fields];
  const names = [...new Set(named.map(name => partsOf(name).join(' ')))].filter(name => name !== '');
  return { names: names.map(name => name.split(' ')), counts };
}

/** The lower-case words of a text, code and quotations among them. */
export function wordsOf(text: string): readonly string[] {
  return splitTokens(text).flatMap(({ text: token }) => token.toLowerCase().match(/\p{L}+/gu) ?? []);
}

function partsOf(name: string): readonly string[] {
  return (
    name
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Names of properties and members of enumerations in a JSON Schema. */
function namesOf(schema: Json): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesOf);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'properties' && typeof value === 'object' && value !== null && !Array.isArray(value))
      return Object.entries(value).flatMap(([name, inner]) => [name, ...namesOf(inner)]);
    if ((key === 'enum' || key === 'const') && value !== null) return [value].flat().map(String);
    return namesOf(value);
  });
}

function stringsOf(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...stringsOf(inner)]);
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { isJsonObject, type JsonObject, jsonObjectSchema } from '../../src/model/json.ts';

const examplesSchema = z.array(z.object({ name: z.string(), examples: z.array(jsonObjectSchema) }));

/** GitHub's own example of an event's payload. */
export function gitHubExample(name: string): JsonObject {
  const path = createRequire(import.meta.url).resolve('@octokit/webhooks-examples/api.github.com/index.json');
  const all = examplesSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const found = all.find(item => item.name === name)?.examples[0];
  if (found === undefined) throw new Error(`no example of ${name}`);
  return found;
}

/** GitHub's example with the fields given in their place: a payload as whole as those that are really sent. */
export function asGitHubSends(name: string, fields: unknown): JsonObject {
  return merge(gitHubExample(name), jsonObjectSchema.parse(fields));
}

function merge(example: JsonObject, fields: JsonObject): JsonObject {
  const merged = Object.entries(fields).map(([key, value]) => {
    const before = example[key];
    return [key, isJsonObject(before) && isJsonObject(value) ? merge(before, value) : value] as const;
  });
  return { ...example, ...Object.fromEntries(merged) };
}

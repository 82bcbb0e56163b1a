/**
 * Writes `test/fixtures/github/operations.json`: what GitHub's own OpenAPI description says of the requests that Proviso
 * makes. Usage: node scripts/extract-github-operations.ts FOLDER, with the unpacked npm package @octokit/openapi.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The operations that Proviso uses; a request to any other fails the tests. */
const USED: readonly (readonly [method: string, path: string])[] = [
  ['get', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['post', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['patch', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['delete', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['post', '/repos/{owner}/{repo}/statuses/{sha}'],
  ['get', '/repos/{owner}/{repo}/compare/{basehead}'],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}'],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}/commits'],
  ['get', '/repos/{owner}/{repo}/commits/{commit_sha}/pulls'],
  ['get', '/repos/{owner}/{repo}/actions/artifacts'],
  ['get', '/repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}'],
  ['get', '/repos/{owner}/{repo}/collaborators/{username}/permission'],
];

const OUT = join(import.meta.dirname, '../test/fixtures/github/operations.json');

type Json = z.infer<ReturnType<typeof z.json>>;
type JsonObject = Readonly<Record<string, Json>>;

const objectSchema = z.record(z.string(), z.json());
const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** Texts for people, which no check needs. */
const PROSE = new Set(['description', 'summary', 'example', 'examples', 'externalDocs', 'title']);

/** The text of the fixture. */
export function extractOperations(folder: string): string {
  const { name, version, license } = packageSchema.parse(readJson(join(folder, 'package.json')));
  const document = objectSchema.parse(readJson(join(folder, 'generated/api.github.com.json')));
  const operations = USED.map(([method, path]) => extractOne(document, { method, path }));
  return `${JSON.stringify({ source: { name, version, license }, operations }, null, 2)}\n`;
}

function extractOne(document: JsonObject, { method, path }: { readonly method: string; readonly path: string }) {
  const found = at(document, ['paths', path, method]);
  if (found === undefined) throw new Error(`GitHub has no ${method} ${path}`);
  const operation = objectSchema.parse(found);
  const parameters = z.array(z.json()).parse(operation['parameters'] ?? []);
  const body = at(operation, ['requestBody', 'content', 'application/json', 'schema']);
  return {
    id: z.string().parse(operation['operationId']),
    method: method.toUpperCase(),
    path,
    parameters: parameters.map(parameter => resolveAll(document, parameter)),
    body: body === undefined ? null : resolveAll(document, body),
    statuses: Object.keys(objectSchema.parse(operation['responses'])).map(Number),
  };
}

/** A part of the description with its references filled in, and without its prose. */
function resolveAll(document: JsonObject, value: Json): Json {
  if (Array.isArray(value)) return value.map(item => resolveAll(document, item));
  if (value === null || typeof value !== 'object') return value;
  const { $ref } = value;
  if (typeof $ref === 'string') return resolveAll(document, at(document, $ref.split('/').slice(1)) ?? null);
  const kept = Object.entries(value).filter(([key, inner]) => !PROSE.has(key) || typeof inner === 'object');
  return Object.fromEntries(kept.map(([key, inner]) => [key, resolveAll(document, inner)]));
}

function at(value: Json | JsonObject, keys: readonly string[]): Json | undefined {
  const [first, ...rest] = keys;
  if (first === undefined) return objectSchema.or(z.json()).parse(value);
  const inner = objectSchema.safeParse(value).data?.[first];
  return inner === undefined ? undefined : at(inner, rest);
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('name the folder of the package @octokit/openapi');
  mkdirSync(join(OUT, '..'), { recursive: true });
  writeFileSync(OUT, extractOperations(resolve(folder)));
}

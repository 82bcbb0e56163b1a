import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inferDataModel } from '../../src/artifacts/infer-data-model.ts';
import { inferIdentity } from '../../src/artifacts/infer-identity.ts';
import { readData } from '../../src/artifacts/read-data.ts';
import { readDataModel } from '../../src/artifacts/read-data-model.ts';
import { readTools } from '../../src/artifacts/read-tools.ts';
import { splitPassages } from '../../src/artifacts/split-passages.ts';
import { foldText, isQuotedIn } from '../../src/lib/fold-text.ts';

const FOLDER = '../shared/tau';
const AGENTS = [
  { agent: 'airline', tools: 14, requester: 'users' },
  { agent: 'retail', tools: 16, requester: 'users' },
  { agent: 'telecom', tools: 13, requester: 'customers' },
];

const declaredSchema = z.object({
  tables: z.record(
    z.string(),
    z.object({
      fields: z.array(
        z.object({
          path: z.string(),
          type: z.unknown(),
          foreign_key: z
            .object({ table: z.string(), via: z.string().optional(), in_map: z.string().optional() })
            .optional(),
        }),
      ),
    }),
  ),
});
const metaSchema = z.record(z.string(), z.object({ type: z.string() }));

describe.skipIf(!existsSync(FOLDER)).each(AGENTS)('the $agent agent', ({ agent, tools: toolCount, requester }) => {
  const text = (file: string) => readFileSync(`${FOLDER}/${agent}/${file}`, 'utf8');

  test('every word of the prompt stands in a passage, and every passage where it says', () => {
    const prompt = text('system_prompt.md');
    const lines = prompt.split('\n');
    const passages = splitPassages('p.md', prompt);
    const letters = (part: string) => foldText(part).replace(/[^\p{L}\p{N}]/gu, '');
    const covered = letters(passages.map(passage => passage.text).join(' '));
    const bare = prompt.replace(/^\s*(?:<\/?\w+>|(?:\d+\.|[*-])\s)/gm, '');
    expect(covered.length).toBeGreaterThan(letters(bare).length * 0.99);
    for (const passage of passages) {
      const place = lines.slice(passage.lines[0] - 1, passage.lines[1]).join('\n');
      expect(isQuotedIn(passage.text, place)).toBe(true);
      expect(passage.text.length).toBeLessThan(400);
    }
  });

  test('its tools are read, and access agrees with what the tools are declared to be', () => {
    const source = text('tools.json');
    const tools = readTools('tools.json', source);
    expect(tools).toHaveLength(toolCount);
    expect(tools.flatMap(tool => tool.anchors).every(anchor => source.includes(anchor.quote))).toBe(true);
    const declared = metaSchema.parse(JSON.parse(text('tools_meta.json')));
    const business = tools.filter(tool => declared[tool.name]?.type !== 'generic');
    expect(business.filter(tool => tool.access !== declared[tool.name]?.type)).toEqual([]);
  });

  test('the inferred model has every declared foreign key, no other, and every path that the data have', () => {
    const data = readData('db.json', text('db.json'));
    const model = inferDataModel(data);
    const declared = declaredSchema.parse(JSON.parse(text('data_model.json')));
    const direct = Object.entries(declared.tables).flatMap(([table, { fields }]) =>
      fields.flatMap(({ path, foreign_key: key }) =>
        key === undefined || key.via !== undefined || key.in_map !== undefined
          ? []
          : [`${table}.${path} -> ${key.table}`],
      ),
    );
    const inferred = Object.entries(model.tables).flatMap(([table, { fields }]) =>
      fields.flatMap(({ path, references }) => (references === undefined ? [] : [`${table}.${path} -> ${references}`])),
    );
    expect(inferred.sort()).toEqual(direct.sort());
    const paths = Object.entries(declared.tables).flatMap(([table, { fields }]) =>
      fields.map(({ path }) => `${table}.${path}`),
    );
    const seen = Object.entries(model.tables).flatMap(([table, { fields }]) =>
      fields.map(({ path }) => `${table}.${path}`),
    );
    expect(seen.filter(path => !paths.includes(path))).toEqual([]);
    expect(inferIdentity(model)?.table).toBe(requester);
  });

  test('its declared data model is taken as an override', () => {
    const data = readData('db.json', text('db.json'));
    const model = readDataModel({ file: 'data_model.json', text: text('data_model.json') }, inferDataModel(data), data);
    const declared = declaredSchema.parse(JSON.parse(text('data_model.json')));
    for (const [table, { fields }] of Object.entries(declared.tables))
      expect(model.tables[table]?.fields.map(field => field.path)).toEqual(
        expect.arrayContaining(fields.map(field => field.path)),
      );
  });
});

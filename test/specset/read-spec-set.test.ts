import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../src/lib/errors.ts';
import { planSpecFiles } from '../../src/specset/plan-spec-files.ts';
import { printSpec } from '../../src/specset/print-spec.ts';
import { EMPTY_SPEC_SET, readSpecSet } from '../../src/specset/read-spec-set.ts';
import { specJsonSchema } from '../../src/specset/spec-json-schema.ts';
import { aMinedSet, aSpec } from '../helpers/a-spec.ts';
import { aTree } from '../helpers/memory-tree.ts';

const LOCK =
  '{"anchor":"passage:0a","file":"prompt.md","kind":"passage","rules":["cancel-eligibility"],"generated":{}}\n';
const TEXT = printSpec(aSpec()).replace('severity:', '# a comment\nseverity:');

function aFolder(files: Readonly<Record<string, string>> = {}) {
  return aTree({
    'specs/desk/cancel-eligibility.yaml': TEXT,
    'specs/desk/lock.jsonl': LOCK,
    'specs/desk/baseline.yaml':
      '- spec: cancel-eligibility.no-condition\n  reason: known\n  by: ann\n  until: 2027-01-31\n',
    'specs/desk/notes/other.yaml': 'not: a spec',
    'specs/schema.json': '{}',
    ...files,
  });
}

describe('readSpecSet', () => {
  it('reads specs, lock, baseline and the text of each file', async () => {
    const set = await readSpecSet(aFolder(), 'desk');
    expect(set.specs).toEqual([aSpec()]);
    expect(set.lock).toHaveLength(1);
    expect(set.baseline).toEqual([
      { spec: 'cancel-eligibility.no-condition', reason: 'known', by: 'ann', until: '2027-01-31' },
    ]);
    expect(set.texts.get('cancel-eligibility')).toBe(TEXT);
  });

  it('takes a missing folder for an empty set', async () => {
    expect(await readSpecSet(aFolder(), 'other')).toEqual(EMPTY_SPEC_SET);
  });

  it('reports the problems of all files at once', async () => {
    const tree = aFolder({
      'specs/desk/cancel-eligibility.yaml': TEXT.replace('severity: should', 'severity: high'),
      'specs/desk/refunds.yml': TEXT,
      'specs/desk/lock.jsonl': '=======\n',
      'specs/desk/baseline.yaml': '- spec: a\n  reason: x\n  by: ann\n  untill: 2027-01-31\n',
    });
    const error = await readSpecSet(tree, 'desk').catch((fault: unknown) => fault);
    expect(error instanceof ConfigError && error.problems).toEqual([
      'specs/desk/cancel-eligibility.yaml:8: severity: must be one of must, should, info, not "high"',
      'specs/desk/refunds.yml: name it refunds.yaml',
      'specs/desk/lock.jsonl:1: not a line of a lock',
      'specs/desk/baseline.yaml:4: [0].untill: unknown key (did you mean "until"?)',
    ]);
  });

  it('refuses two baseline entries of one spec', async () => {
    const entry = '- { spec: a.b, reason: x, by: ann }\n';
    const tree = aFolder({ 'specs/desk/baseline.yaml': entry.repeat(2) });
    await expect(readSpecSet(tree, 'desk')).rejects.toThrow('"a.b" has more than one entry');
  });
});

describe('planSpecFiles', () => {
  it('plans nothing for what is carried over: every byte stays', async () => {
    const set = await readSpecSet(
      aFolder({ 'specs/desk/cancel-eligibility.yaml': TEXT.replaceAll('\n', '\r\n') }),
      'desk',
    );
    expect(planSpecFiles(set, aMinedSet(set), 'desk')).toEqual([]);
  });

  it('leaves a lock alone that says the same in other bytes', async () => {
    const set = await readSpecSet(aFolder({ 'specs/desk/lock.jsonl': `${LOCK}${LOCK}` }), 'desk');
    expect(planSpecFiles(set, aMinedSet(set), 'desk')).toEqual([]);
  });

  it('writes new and changed specs, removes retired ones, and writes the lock', async () => {
    const set = await readSpecSet(aFolder(), 'desk');
    const [changed, added] = [aSpec({ severity: 'must' }), aSpec({ id: 'added' })];
    const after = aMinedSet({ ...set, specs: [added, changed], lock: [] });
    expect(planSpecFiles(set, after, 'desk')).toEqual([
      { path: 'specs/desk/added.yaml', text: printSpec(added) },
      { path: 'specs/desk/cancel-eligibility.yaml', text: TEXT.replace('severity: should', 'severity: must') },
      { path: 'specs/desk/lock.jsonl', text: '' },
    ]);
    expect(planSpecFiles(set, aMinedSet({ ...set, specs: [] }), 'desk')).toEqual([
      { path: 'specs/desk/cancel-eligibility.yaml', text: null },
    ]);
  });
});

describe('specJsonSchema', () => {
  it('is what specs/schema.json of this repository holds', async () => {
    const written: unknown = JSON.parse(await readFile('specs/schema.json', 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(specJsonSchema())));
  });

  it('names every key of a spec file and says what it is', () => {
    const schema = JSON.stringify(specJsonSchema());
    for (const key of ['scenarios', 'never-called', 'owner', 'evidence']) expect(schema).toContain(`"${key}"`);
    expect(specJsonSchema()['required']).toContain('rule');
    expect(Buffer.byteLength(schema)).toBeLessThan(100_000);
  });
});

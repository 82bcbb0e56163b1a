import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../src/lib/errors.ts';
import { parseFrozenStrategies } from '../../src/specset/parse-frozen-strategies.ts';
import { readSpecSet } from '../../src/specset/read-spec-set.ts';
import { aTree } from '../helpers/memory-tree.ts';

const record = { scenario: 'a.b', category: 'limit', strategy: 'limit.once-more', tries: 4, violations: 1 };
const text = JSON.stringify({ version: 1, records: [record] });

describe('strategies.json', () => {
  it('is read with the specs of an agent', async () => {
    const set = await readSpecSet(aTree({ 'specs/desk/strategies.json': text }), 'desk');
    expect(set.frozen).toEqual({ version: 1, records: [record] });
    expect((await readSpecSet(aTree({}), 'desk')).frozen).toBeUndefined();
  });

  it('is refused with the place of each problem', () => {
    const wrong = JSON.stringify({ version: 1, records: [{ ...record, category: 'mood', tries: -1 }] });
    const read = () => parseFrozenStrategies('strategies.json', wrong);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/records\.0\.category/);
    expect(read).toThrow(/records\.0\.tries/);
    const more = JSON.stringify({ version: 1, records: [record, { ...record, violations: 5 }] });
    expect(() => parseFrozenStrategies('strategies.json', more)).toThrow(
      'strategies.json: records.1.violations: more violations than tries',
    );
    expect(() => parseFrozenStrategies('strategies.json', '{')).toThrow(/this is no JSON/);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LockLine } from '../../src/model/spec-set.ts';
import { buildLock } from '../../src/specset/build-lock.ts';
import { digestSpec } from '../../src/specset/digest-spec.ts';
import { foldLock } from '../../src/specset/fold-lock.ts';
import { listAuthors } from '../../src/specset/list-authors.ts';
import { parseLock, printLock } from '../../src/specset/parse-lock.ts';
import { aSpec, aSpecSet } from '../helpers/a-spec.ts';

const specs = [aSpec({ id: 'one' }), aSpec({ id: 'two' }), aSpec({ id: 'three' })];
const anchors = ['passage:0a', 'passage:0b', 'tool:t/description:0c'];

const line: fc.Arbitrary<LockLine> = fc.oneof(
  fc.record({ anchor: fc.constantFrom(...anchors), none: fc.constant(true as const) }),
  fc
    .record({
      anchor: fc.constantFrom(...anchors),
      file: fc.constantFrom('a.md', 'b.md'),
      kind: fc.constantFrom('passage' as const, 'tool' as const),
      rules: fc.uniqueArray(fc.constantFrom('one', 'two', 'three', 'gone'), { minLength: 1 }),
      digest: fc.constantFrom('model:0123', 'offline:4567', `model:${digestSpec(aSpec({ id: 'one' }))}`),
      wait: fc.option(
        fc.record({
          text: fc.constantFrom('0123', digestSpec(aSpec({ id: 'one' }))),
          read: fc.subarray(anchors),
          proposal: fc.constantFrom('a', 'b'),
        }),
      ),
    })
    .map(({ digest, wait, ...rest }) => ({
      ...rest,
      generated: Object.fromEntries(rest.rules.map(rule => [rule, digest])),
      ...(wait === null ? {} : { waits: Object.fromEntries(rest.rules.map(rule => [rule, wait])) }),
    })),
);

/** What git's union driver makes of two sides: the lines of both. */
function union(a: readonly LockLine[], b: readonly LockLine[]): string {
  const lines = new Set([...printLock(a).split('\n'), ...printLock(b).split('\n')]);
  return [...lines].filter(Boolean).join('\n');
}

describe('the lock', () => {
  it('is valid after the union of any two branches', () => {
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (left, right) => {
        const folded = foldLock(parseLock('lock.jsonl', union(left, right)), specs);
        const names = folded.map(one => one.anchor);
        expect(new Set(names).size).toBe(names.length);
        expect(names).toEqual(names.toSorted());
        for (const one of folded) {
          if ('none' in one) continue;
          expect(one.rules.length).toBeGreaterThan(0);
          expect(one.rules).not.toContain('gone');
          expect(Object.keys(one.generated).every(rule => one.rules.includes(rule))).toBe(true);
          expect(Object.keys(one.waits ?? {}).every(rule => one.rules.includes(rule))).toBe(true);
        }
        expect(foldLock(parseLock('lock.jsonl', printLock(folded)), specs)).toEqual(folded);
      }),
    );
  });

  it('is the same whichever branch was merged into which', () => {
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (left, right) => {
        const sameKinds = (lines: readonly LockLine[]) =>
          lines.map(one => ('none' in one ? one : { ...one, kind: 'passage' as const }));
        const [a, b] = [sameKinds(left), sameKinds(right)];
        expect(foldLock([...a, ...b], specs)).toEqual(foldLock([...b, ...a], specs));
      }),
    );
  });

  it('joins the rules of one anchor, and a rule outweighs none', () => {
    const of = (rule: string): LockLine => ({
      anchor: 'passage:0a',
      file: 'a.md',
      kind: 'passage',
      rules: [rule],
      generated: { [rule]: 'model:1' },
    });
    expect(foldLock([{ anchor: 'passage:0a', none: true }, of('two'), of('one')], specs)).toEqual([
      {
        anchor: 'passage:0a',
        file: 'a.md',
        kind: 'passage',
        rules: ['one', 'two'],
        generated: { one: 'model:1', two: 'model:1' },
      },
    ]);
  });

  it('keeps of two answers that wait the one about the text as it stands', () => {
    const of = (text: string): LockLine => ({
      ...{ anchor: 'passage:0a', file: 'a.md', kind: 'passage', rules: ['one'], generated: {} },
      waits: { one: { text, read: ['passage:0b'], reason: 'changed', proposal: text } },
    });
    const fitting = of(digestSpec(aSpec({ id: 'one' })));
    for (const other of [of('0000'), of('ffff')]) expect(foldLock([fitting, other], specs)).toEqual([fitting]);
    expect(parseLock('lock.jsonl', printLock([fitting]))).toEqual([fitting]);
  });

  it('drops lines whose rules have no file', () => {
    const lines = parseLock(
      'lock.jsonl',
      '{"anchor":"passage:0a","file":"a.md","kind":"passage","rules":["gone"],"generated":{}}\r\n',
    );
    expect(foldLock(lines, specs)).toEqual([]);
  });

  it('refuses a line of a broken merge, with its number', () => {
    expect(() => parseLock('specs/a/lock.jsonl', '\n<<<<<<< HEAD\n')).toThrow(
      'specs/a/lock.jsonl:2: not a line of a lock',
    );
  });

  it('has one line an anchor, sorted, and never none beside a rule', () => {
    const lock = buildLock({
      citations: new Map([
        ['two', ['passage:0b', 'passage:0a']],
        ['one', ['passage:0b', 'passage:lost']],
      ]),
      places: new Map(anchors.map(anchor => [anchor, { file: 'a.md', kind: 'passage' as const }])),
      generated: new Map([['one', 'model:1']]),
      none: ['tool:t/description:0c', 'passage:0a'],
    });
    expect(lock).toEqual([
      { anchor: 'passage:0a', file: 'a.md', kind: 'passage', rules: ['two'], generated: {} },
      { anchor: 'passage:0b', file: 'a.md', kind: 'passage', rules: ['one', 'two'], generated: { one: 'model:1' } },
      { anchor: 'tool:t/description:0c', none: true },
    ]);
  });
});

describe('listAuthors', () => {
  const generatedBy = (miner: string, spec = aSpec()): LockLine => ({
    anchor: 'passage:0a',
    file: 'prompt.md',
    kind: 'passage',
    rules: [spec.id],
    generated: { [spec.id]: `${miner}:${digestSpec(spec)}` },
  });

  it('names the miner of a rule that nobody edited', () => {
    expect(listAuthors(aSpecSet([aSpec()], [generatedBy('offline')])).get('cancel-eligibility')).toBe('offline');
  });

  it('takes accepting a rule, moving its passage or commenting it for no edit', () => {
    const accepted = aSpec({
      status: 'proposed',
      evidence: [{ file: 'other.md', lines: [9, 9], quote: 'A booking may be  cancelled only within 24 hours.' }],
    });
    expect(listAuthors(aSpecSet([accepted], [generatedBy('model')])).get('cancel-eligibility')).toBe('model');
  });

  it('takes any edit of what the rule says for a person', () => {
    const lines = [generatedBy('model')];
    for (const edited of [aSpec({ severity: 'must' }), aSpec({ rule: 'Other words' }), aSpec({ scenarios: [] })]) {
      expect(listAuthors(aSpecSet([edited], lines)).get('cancel-eligibility')).toBe('person');
    }
  });

  it('takes a rule without a digest, or of source manual, for a person', () => {
    expect(listAuthors(aSpecSet([aSpec()])).get('cancel-eligibility')).toBe('person');
    const manual = aSpec({ source: 'manual' });
    expect(listAuthors(aSpecSet([manual], [generatedBy('model', manual)])).get('cancel-eligibility')).toBe('person');
  });

  it('believes the digest that fits where branches disagree', () => {
    const stale: LockLine = {
      anchor: 'passage:0b',
      file: 'prompt.md',
      kind: 'passage',
      rules: ['cancel-eligibility'],
      generated: { 'cancel-eligibility': 'model:0000' },
    };
    expect(listAuthors(aSpecSet([aSpec()], [generatedBy('model'), stale])).get('cancel-eligibility')).toBe('model');
    expect(listAuthors(aSpecSet([aSpec()], [stale, generatedBy('model')])).get('cancel-eligibility')).toBe('model');
  });
});

import { describe, expect, it } from 'vitest';
import { listAnchors } from '../../src/diff/list-anchors.ts';
import { type Author, planRemining, type ReminingInput } from '../../src/diff/plan-remining.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { Spec } from '../../src/model/spec.ts';
import type { LockLine, SpecSet } from '../../src/model/spec-set.ts';
import { aSpec, aSpecSet } from '../helpers/a-spec.ts';
import { anAgent, aTool, PROMPT, TOOLS } from '../helpers/an-agent.ts';

const CANCEL = 'You must never cancel a booking that was made more than 24 hours ago.';
const CONFIRM = 'You must ask the guest to confirm before you cancel a booking.';
const base = await anAgent();

/** A set in which each rule hangs on the passages (by their words) that it quotes, all other anchors on none. */
function committedFor(artifacts: AgentArtifacts, rules: readonly (readonly [Spec, readonly string[]])[]): SpecSet {
  const specs = rules.map(([spec, quotes]) => ({
    ...spec,
    evidence: quotes.map(quote => ({ file: 'prompt.md', quote })),
  }));
  const lock = [...listAnchors(artifacts).values()].map((place): LockLine => {
    const citing = rules.filter(([, quotes]) => quotes.includes(place.text)).map(([spec]) => spec.id);
    return citing.length === 0
      ? { anchor: place.anchor, none: true }
      : { anchor: place.anchor, file: place.file, kind: place.kind, rules: citing, generated: {} };
  });
  return aSpecSet(specs, lock);
}

function planFor(
  artifacts: AgentArtifacts,
  committed: SpecSet,
  input: Partial<ReminingInput> & { author?: Author } = {},
) {
  const authors = new Map(committed.specs.map(spec => [spec.id, input.author ?? 'offline']));
  return planRemining({ artifacts, committed, engine: 'offline', authors, ...input });
}

const committed = committedFor(base, [[aSpec(), [CANCEL]]]);

describe('planRemining', () => {
  it('finds an unchanged agent current', () => {
    const plan = planFor(base, committed);
    expect(plan).toMatchObject({ isCurrent: true, passages: [] });
    expect(plan.rules[0]).toMatchObject({ fate: 'kept', gone: [] });
  });

  it('does not mind other line endings, spaces and lines above', async () => {
    const prompt = `\r\n\r\n${PROMPT.replaceAll('\n', ' \r\n')}`;
    expect(planFor(await anAgent({ prompt }), committed).isCurrent).toBe(true);
  });

  it('mines only the passage that changed, and aligns it with what it was', async () => {
    const head = await anAgent({ prompt: PROMPT.replace('24 hours', '48 hours') });
    const plan = planFor(head, committed);
    expect(plan.isCurrent).toBe(false);
    expect(plan.passages.map(passage => passage.text)).toEqual([CANCEL.replace('24', '48')]);
    expect(plan.rules[0]).toMatchObject({ fate: 'open', left: [], aligned: [plan.passages[0]?.anchor] });
  });

  it('leaves rules alone whose anchors did not change', async () => {
    const set = committedFor(base, [
      [aSpec(), [CANCEL]],
      [aSpec({ id: 'confirm' }), [CONFIRM]],
    ]);
    const head = await anAgent({ prompt: PROMPT.replace('24 hours', '48 hours') });
    expect(planFor(head, set).rules.map(rule => rule.fate)).toEqual(['open', 'kept']);
  });

  it('mines every passage that the lock does not know', async () => {
    const head = await anAgent({ prompt: `${PROMPT}\nYou must be polite.\n` });
    const plan = planFor(head, committed);
    expect(plan.passages.map(passage => passage.text)).toEqual(['You must be polite.']);
    expect(plan.rules[0]?.fate).toBe('kept');
  });

  it('is not current while the lock names an anchor that is gone', async () => {
    const head = await anAgent({ prompt: PROMPT.replace(`${CANCEL}\n`, '') });
    const plan = planFor(head, committed);
    expect(plan).toMatchObject({ isCurrent: false, passages: [] });
    expect(plan.rules[0]).toMatchObject({ fate: 'open', aligned: [] });
  });

  it('mines nothing of what only moved to another file, whose evidence is to be brought up to date', async () => {
    const plan = planFor(await anAgent({ promptFile: 'other.md' }), committed);
    expect(plan).toMatchObject({ isCurrent: false, passages: [] });
    expect(plan.rules[0]).toMatchObject({ fate: 'kept', gone: [] });
  });

  it('aligns a changed piece of a tool by its name and pointer', async () => {
    const anchor = [...listAnchors(base).keys()].find(name => name.startsWith('tool:cancel_booking/parameters/reason'));
    const line: LockLine = {
      anchor: anchor ?? '',
      file: 'tools.json',
      kind: 'tool',
      rules: ['reasons'],
      generated: {},
    };
    const set = aSpecSet([aSpec({ id: 'reasons', source: 'schema', evidence: [] })], [line]);
    const tools = [
      TOOLS[0] ?? null,
      aTool('cancel_booking', { booking_id: { type: 'string' }, reason: { type: 'string', enum: ['illness'] } }),
    ];
    const plan = planFor(await anAgent({ tools }), set, { author: 'schema' });
    expect(plan.rules[0]?.aligned[0]).toMatch(/^tool:cancel_booking\/parameters\/reason:/);
  });

  it('leaves ignored headings out: their rules lose their anchors', () => {
    const plan = planFor(base, committed, { ignore: ['changes'] });
    expect(plan.anchors.size).toBe(listAnchors(base).size - 3);
    expect(plan.rules[0]?.fate).toBe('open');
  });

  describe('protection', () => {
    const edit = async () => await anAgent({ prompt: PROMPT.replace('24 hours', '48 hours') });

    it('lets a miner rewrite what it wrote, and a model what was mined without one', async () => {
      const head = await edit();
      expect(planFor(head, committed, { author: 'offline' }).rules[0]?.fate).toBe('open');
      expect(planFor(head, committed, { author: 'model', engine: 'openai' }).rules[0]?.fate).toBe('open');
      expect(planFor(head, committed, { author: 'model', engine: 'replay' }).rules[0]?.fate).toBe('open');
      expect(planFor(head, committed, { author: 'offline', engine: 'openai' }).rules[0]?.fate).toBe('open');
    });

    it('protects what a model wrote from the engine that has none', async () => {
      expect(planFor(await edit(), committed, { author: 'model' }).rules[0]?.fate).toBe('protected');
    });

    it('protects what a person wrote from every engine', async () => {
      for (const engine of ['offline', 'openai'] as const) {
        expect(planFor(await edit(), committed, { author: 'person', engine }).rules[0]?.fate).toBe('protected');
      }
    });

    it('takes a person at their word who quotes the new text', async () => {
      const quoted = aSpec({ evidence: [{ file: 'prompt.md', quote: CANCEL.replace('24', '48') }] });
      const plan = planFor(await edit(), { ...committed, specs: [quoted] }, { author: 'person' });
      expect(plan.rules[0]).toMatchObject({ fate: 'kept', left: [[...plan.added][0]] });
      expect(plan.passages).toEqual([]);
    });

    it('leaves a rejected rule as it is', async () => {
      const rejected = aSpec({ status: 'rejected', reason: 'no' });
      expect(planFor(await edit(), { ...committed, specs: [rejected] }).rules[0]?.fate).toBe('kept');
    });
  });

  it('mines everything when it is told to mine afresh', () => {
    const plan = planFor(base, committed, { fresh: true });
    expect(plan.isCurrent).toBe(false);
    expect(plan.passages).toHaveLength(base.prompt.passages.length);
    expect(plan.rules[0]).toMatchObject({ fate: 'open', gone: [] });
  });
});

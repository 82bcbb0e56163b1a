import { describe, expect, it } from 'vitest';
import { mineSpecs } from '../../src/pipeline/2-mine-specs.ts';
import { anAgent, PROMPT } from '../helpers/an-agent.ts';
import { type Answers, type Files, mineFirst, mineOver, modelOf, read } from './mining-desk.ts';

const DOMAIN = {
  rule: 'A cancelled booking is not cancelled again',
  kind: 'use-after-close',
  tools: ['cancel_booking'],
  parameters: ['cancel_booking.booking_id'],
  category: 'lock-out',
  severity: 'should',
  force: 'prohibited',
  condition: null,
};
interface Compared {
  readonly rules: readonly { readonly kind: string; readonly source: string; readonly rule: string }[];
}

/** Groups the first rules that fit, in order. */
const grouping =
  (...fits: readonly ((rule: Compared['rules'][number]) => boolean)[]) =>
  ({ rules }: Compared) => {
    const numbers = fits.map(fit => rules.findIndex(fit) + 1);
    return { groups: numbers.every(number => number > 0) ? [{ rules: numbers, same: 'the same' }] : [] };
  };
const ofDomain: Answers = {
  'mine-domain': (input: { readonly scope: string; readonly about: readonly string[] }) => ({
    rules: input.scope === 'tools' ? [DOMAIN] : [],
  }),
  'ground-rules': () => ({
    rules: [
      {
        ...{ rule: 1, constrains: 'agent', against: null },
        needs: [{ what: 'cancelled', in: 'field', where: 'bookings.status' }],
      },
    ],
  }),
};
const fileWith = (files: Files, words: string) => Object.keys(files).find(path => files[path]?.includes(words)) ?? '';
const find = async (files: Files, words: string) => (await read(files)).specs.find(({ rule }) => rule.includes(words));

describe('mining with a model', () => {
  it('a domain rule is proposed, never accepted by itself', async () => {
    const files = await mineFirst(await anAgent(), modelOf(ofDomain));
    expect(await find(files, DOMAIN.rule)).toMatchObject({ source: 'domain', status: 'proposed' });
  });

  it('nothing is asked about the agent once it is mined', async () => {
    const files = await mineFirst(await anAgent(), modelOf(ofDomain));
    const again = modelOf({});
    expect((await mineOver(files, await anAgent(), again)).files).toEqual(files);
    expect(again.asked).toEqual([]);
  });

  it('an edited passage asks nothing about the tools', async () => {
    const files = await mineFirst(await anAgent(), modelOf(ofDomain));
    const model = modelOf(ofDomain);
    await mineOver(files, await anAgent({ prompt: PROMPT.replace('24 hours', '48 hours') }), model);
    expect(model.asked).not.toContain('mine-domain');
    expect(model.asked).not.toContain('read-tool-text');
    expect(model.asked).toContain('mine-prompt');
  });

  it('a rejected rule is never mined again, in whatever words', async () => {
    const files = await mineFirst(await anAgent(), modelOf(ofDomain));
    const path = fileWith(files, DOMAIN.rule);
    const rejected = {
      ...files,
      [path]: (files[path] ?? '').replace('status: proposed', 'status: rejected\nreason: we allow it'),
    };
    const other = { ...DOMAIN, rule: 'The agent does not cancel what is cancelled' };
    const model = modelOf({
      ...ofDomain,
      'mine-domain': (input: { readonly scope: string }) => ({ rules: input.scope === 'tools' ? [other] : [] }),
      'dedupe-rules': grouping(
        ({ rule }) => rule === other.rule,
        ({ kind }) => kind === 'rejected',
      ),
    });
    const committed = await read(rejected);
    const mined = await mineSpecs({ reasoner: model }, { artifacts: await anAgent(), committed, fresh: true });
    expect(mined.specs.filter(({ rule }) => rule === other.rule)).toEqual([]);
    const dropped = mined.report.stages.flatMap(stage => stage.dropped);
    expect(dropped).toContainEqual({ what: other.rule, why: expect.stringContaining('which was rejected') });
  });

  it('what a prompt adds to a computed rule stays with it through an edit elsewhere', async () => {
    const model = modelOf({
      'dedupe-rules': grouping(
        ({ source, rule }) => source === 'schema' && rule.includes('cancel_booking, reason'),
        ({ source, rule }) => source === 'prompt' && rule.includes('24 hours'),
      ),
    });
    const files = await mineFirst(await anAgent(), model);
    const merged = await find(files, 'cancel_booking, reason');
    expect(merged?.evidence.map(({ file }) => file)).toEqual(['tools.json', 'prompt.md']);
    const other = await anAgent({ prompt: PROMPT.replace('a refund', 'a refund or a voucher') });
    const { mined, files: after } = await mineOver(files, other, modelOf({}));
    expect(mined.actions.get(merged?.id ?? '')).toBe('carried');
    expect(await find(after, 'cancel_booking, reason')).toEqual(merged);
  });

  it('tools whose reading was refused are read again, and their rules stay', async () => {
    const model = modelOf({
      ...ofDomain,
      'read-tool-text': () => ({ rules: [{ ...A_TOOL_RULE, quote: 'not there' }] }),
    });
    const files = await mineFirst(await anAgent(), model);
    const again = modelOf(ofDomain);
    await mineOver(files, await anAgent(), again);
    expect(again.asked).toContain('read-tool-text');
  });
});

const A_TOOL_RULE = {
  rule: 'The id has a form',
  tool: 'find_guest',
  parameters: ['id'],
  category: 'argument',
  severity: 'should',
  force: 'required',
  condition: null,
};

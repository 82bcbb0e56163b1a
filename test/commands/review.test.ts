import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addReviewCommand, walkRules } from '../../src/commands/review.ts';
import { addSpecsCommand } from '../../src/commands/specs.ts';
import type { Spec } from '../../src/model/spec.ts';
import { parseSpec } from '../../src/specset/parse-spec.ts';
import { printSpec } from '../../src/specset/print-spec.ts';
import { recordedDeskFiles } from '../helpers/a-recorded-desk.ts';
import { aSpec } from '../helpers/a-spec.ts';
import { runCommand } from '../helpers/run-command.ts';
import { temporaryWorkspace } from '../helpers/temporary-workspace.ts';

const fileOf = (id: string) => `specs/desk/${id}.yaml`;
const specFile = (spec: Spec) => ({ [fileOf(spec.id)]: printSpec(spec) });
const files = () => ({
  ...recordedDeskFiles(),
  ...specFile(aSpec({ id: 'one', status: 'proposed' })),
  ...specFile(aSpec({ id: 'two', status: 'proposed' })),
});

async function review(flags: readonly string[]) {
  using workspace = temporaryWorkspace(files());
  const run = await runCommand(addReviewCommand, ['review', '--workspace', workspace.folder, ...flags]);
  const read = (id: string) => parseSpec(fileOf(id), readFileSync(workspace.path(fileOf(id)), 'utf8'));
  return { ...run, one: read('one'), two: read('two') };
}

describe('proviso review without a terminal', () => {
  it('accepts and rejects the named rules, with the reason', async () => {
    const { one, two, code } = await review(['--accept', 'one', '--reject', 'two', '--reason', 'not ours']);
    expect([one.status, two.status, two.reason, code]).toEqual(['accepted', 'rejected', 'not ours', 0]);
  });

  it.each([
    [['--reject', 'one'], '--reject needs --reason'],
    [['--accept', 'onne'], 'there is no such rule'],
    [['--accept', 'one', '--reject', 'one', '--reason', 'x'], 'not both'],
  ])('refuses %j', async (flags, why) => {
    await expect(review(flags)).rejects.toThrow(why);
  });
});

/** Walks the rules with these answers; what was shown, saved, and whether all answers were used. */
async function walk(rules: readonly Spec[], answers: readonly string[], edited: string | null = null) {
  const left = [...answers];
  const saved: Spec[] = [];
  let shown = '';
  const reviewed = rules.map(spec => ({ spec, path: fileOf(spec.id), text: printSpec(spec) }));
  await walkRules(reviewed, {
    reviewer: { ask: async () => left.shift() ?? null, edit: () => edited },
    io: {
      print: text => {
        shown += text;
      },
      hasColor: false,
    },
    save: async (_, spec) => void saved.push(spec),
    read: async () => '# Desk\n\nBookings may be cancelled\nwithin a day. No more.\n',
  });
  return { saved, shown, left };
}

describe('walking through proposed rules', () => {
  const evidence = [{ file: 'prompt.md', quote: 'may be cancelled within a day' }];
  const [one, two] = [aSpec({ id: 'one', status: 'proposed', evidence }), aSpec({ id: 'two', status: 'proposed' })];

  it('each is accepted, rejected with a reason, or skipped', async () => {
    const { saved, left } = await walk([one, two, one], ['a', 'r', 'it is wrong', 's']);
    expect(saved.map(({ id, status, reason }) => [id, status, reason])).toEqual([
      ['one', 'accepted', undefined],
      ['two', 'rejected', 'it is wrong'],
    ]);
    expect(left).toEqual([]);
  });

  it('the quoted words are highlighted where they stand', async () => {
    const { shown } = await walk([one], ['q']);
    expect(shown).toContain('  | Bookings >>may be cancelled<<\n  | >>within a day<<. No more.\n');
    expect(shown).toContain('Scenario: No condition holds');
  });

  it('a rule is not rejected without a reason, and an unknown answer asks again', async () => {
    const { saved, shown } = await walk([one], ['r', '', 'x', 'q']);
    expect(saved).toEqual([]);
    expect(shown).toContain('r: it does not hold');
  });

  it('an edited rule is shown again before it is accepted', async () => {
    const text = printSpec({ ...one, rule: 'As edited' });
    const { saved, shown } = await walk([one], ['e', 'a'], text);
    expect(saved).toMatchObject([{ rule: 'As edited', status: 'accepted' }]);
    expect(shown).toContain('  As edited');
  });

  it('an edit that cannot be read is said and thrown away', async () => {
    const { saved } = await walk([one], ['e', 'a'], 'id: [');
    expect(saved).toMatchObject([{ rule: one.rule }]);
  });

  it('ends when the person leaves', async () => {
    expect((await walk([one, two], ['q'])).saved).toEqual([]);
    expect((await walk([one, two], [])).saved).toEqual([]);
  });
});

describe('proviso specs new', () => {
  const make = async (flags: readonly string[]) => {
    using workspace = temporaryWorkspace(files());
    const argv = ['specs', 'new', '--workspace', workspace.folder, ...flags];
    return await runCommand(addSpecsCommand, argv);
  };

  it('prints a valid draft out of its flags', async () => {
    const { printed, code } = await make([
      ...['--rule', 'Never cancel twice', '--tools', 'cancel_booking', '--object', 'booking=bookings', '--print'],
      ...['--check', '{"never-called":{"tool":"cancel_booking","args":{"booking_id":"$booking.id"}}}'],
    ]);
    const spec = parseSpec('never-cancel-twice.yaml', printed);
    expect(spec).toMatchObject({ id: 'never-cancel-twice', source: 'manual', status: 'proposed' });
    expect(spec.scenarios[0]).toMatchObject({
      objects: { booking: 'bookings' },
      when: 'the user asks to cancel the booking',
    });
    expect(code).toBe(0);
  });

  it('writes it where the specs stand', async () => {
    expect((await make(['--rule', 'Greet the guest'])).printed).toContain('specs/desk/greet-guest.yaml');
  });

  it.each([
    [['--tools', 'cancel_all'], 'unknown tool "cancel_all"'],
    [['--object', 'trip=trips'], 'unknown table "trips"'],
    [['--quote', 'You may do all.'], 'not in the prompt'],
    [['--check', 'never'], 'it is not JSON'],
    [['--check', '{"never":{}}'], 'check'],
    [['--id', 'one'], 'there is such a spec'],
  ])('refuses %j', async (flags, why) => {
    await expect(make(['--rule', 'Greet the guest', ...flags])).rejects.toThrow(why);
  });
});

it('a key that is none and an empty reason say what is wanted', async () => {
  const { shown, saved } = await walk([aSpec({ id: 'one', status: 'proposed' })], ['x', 'r', ' ', 's']);
  expect(shown).toContain('"x" is none of a, e, r, s, q');
  expect(shown).toContain('not rejected: a reason is needed');
  expect(saved).toEqual([]);
});

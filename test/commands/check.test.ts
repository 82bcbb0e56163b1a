import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addCheckCommand } from '../../src/commands/check.ts';
import { asJsonLines, cancelMessages, insuranceSpec, recordedDeskFiles } from '../helpers/a-recorded-desk.ts';
import { runCommand } from '../helpers/run-command.ts';
import { temporaryWorkspace } from '../helpers/temporary-workspace.ts';

const RECORDINGS = asJsonLines([
  { id: 'insured', messages: cancelMessages('B2') },
  { id: 'bare', messages: cancelMessages('B1') },
]);

async function check(files: Record<string, string>, flags: readonly string[] = []) {
  using workspace = temporaryWorkspace(files);
  const traces = Object.keys(files).filter(name => name.startsWith('day'));
  const paths = traces.map(name => workspace.path(name));
  const done = await runCommand(addCheckCommand, [
    'check',
    '--workspace',
    workspace.folder,
    ...flags,
    '--traces',
    ...paths,
  ]);
  return { ...done, hasStore: existsSync(workspace.path('.proviso')) };
}

describe('proviso check', () => {
  it('prints the published JSON: counts, witnesses with trace, event and message, and the replay', async () => {
    const { code, printed, hasStore } = await check({ ...recordedDeskFiles(), 'day.jsonl': RECORDINGS }, ['--json']);
    expect(JSON.parse(printed)).toEqual({
      traces: 2,
      specs: [
        {
          id: 'insured-only.none',
          triggered: 1,
          satisfied: 0,
          breached: 1,
          undecided: 0,
          undecidedBecause: {},
          attempts: 0,
          witnesses: [{ trace: 'bare', event: 3, messageIndex: 4, effect: 'executed' }],
        },
      ],
      replay: { calls: 4, equal: 4, different: 0 },
    });
    expect(code).toBe(1);
    expect(hasStore).toBe(false);
  });

  it('a breach of a rule that nobody accepted is shown and exits with 0', async () => {
    const files = recordedDeskFiles([insuranceSpec({ status: 'proposed' })]);
    const { code, printed } = await check({ ...files, 'day.jsonl': RECORDINGS });
    expect(code).toBe(0);
    expect(printed).toContain('2 conversations, 1 spec: 1 broken');
  });

  it('shows the turns that matter of the first breach of each spec', async () => {
    const { printed } = await check({ ...recordedDeskFiles(), 'day.jsonl': RECORDINGS });
    expect(printed).toContain('bare: cancel_booking was called (disallowed operation, implicit)');
    expect(printed).toContain('user    Please cancel B1. I am G1.');
    expect(printed).toMatch(/→ cancel_booking \{"booking_id":"B1"\}\s+◀ here/);
    expect(printed).toContain('Replayed 4 calls: 4 equal, 0 different.');
  });

  it('a result that differs leaves the state open, and the replay report shows it', async () => {
    const other = JSON.stringify({ guest_id: 'G1', name: 'Another Guest' });
    const messages = cancelMessages('B1').map((message, place) =>
      place === 3 ? { ...message, content: other } : message,
    );
    const files = { ...recordedDeskFiles(), 'day.jsonl': asJsonLines([{ messages }]) };
    const { code, printed } = await check(files, ['--replay-report']);
    expect(code).toBe(0);
    expect(printed).toContain('not known: the booking has no insurance');
    expect(printed).toContain('Replayed 2 calls: 1 equal, 1 different.');
    expect(printed).toContain('find_guest in 1, message 2');
    expect(printed).toContain('recorded {"guest_id":"G1","name":"Another Guest"}');
  });

  it('without an environment the state is undecided', async () => {
    const files: Record<string, string> = { ...recordedDeskFiles(), 'day.jsonl': RECORDINGS };
    files['proviso.yaml'] = (files['proviso.yaml'] ?? '').replace(/ +tools: env.*\n/, '');
    const { code, printed } = await check(files, ['--json']);
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({
      specs: [{ breached: 0, undecidedBecause: { 'not known: the booking has no insurance': 2 } }],
      replay: { calls: 0, equal: 0, different: 0 },
    });
  });

  it('a record that cannot be read is told on standard error, and the others are checked', async () => {
    const files = { ...recordedDeskFiles(), 'day.jsonl': `${RECORDINGS.slice(0, 80)}\n${RECORDINGS}` };
    const { printed, told } = await check(files, ['--json']);
    expect(told).toMatch(/day\.jsonl:1: not JSON\n$/);
    expect(JSON.parse(printed).traces).toBe(2);
  });

  it('recordings without one readable conversation are no evidence', async () => {
    for (const text of ['', 'starting\n', RECORDINGS.slice(0, 80)]) {
      const { code, told, printed } = await check({ ...recordedDeskFiles(), 'day.jsonl': text }, ['--json']);
      expect(code).toBe(3);
      expect(told).toMatch(/no conversation could be read in .*day\.jsonl: .+\n$/);
      expect(JSON.parse(printed).traces).toBe(0);
    }
  });

  it('conversations without an id in several files are named by file and line', async () => {
    const line = asJsonLines([{ messages: cancelMessages('B1') }]);
    const { printed } = await check({ ...recordedDeskFiles(), 'day-1.jsonl': line, 'day-2.jsonl': line }, ['--json']);
    const [spec] = JSON.parse(printed).specs;
    expect(spec.witnesses.map(({ trace }: { trace: string }) => trace)).toEqual(['day-1.jsonl:1', 'day-2.jsonl:1']);
  });

  it('with --redact no words and no values of a conversation are printed', async () => {
    const files = { ...recordedDeskFiles(), 'day.jsonl': RECORDINGS };
    const open = await check(files);
    const hidden = await check(files, ['--redact', '--replay-report']);
    for (const word of ['Please cancel', 'ocelot', 'Ada', 'B1', 'G1']) {
      if (word !== 'ocelot' && word !== 'Ada') expect(open.printed).toContain(word);
      expect(hidden.printed).not.toContain(word);
    }
    expect(hidden.printed).toContain('→ cancel_booking {"booking_id":"***"}');
    expect(hidden.code).toBe(1);
  });

  it('--spec takes rules and scenarios, and refuses what is none', async () => {
    const files = { ...recordedDeskFiles(), 'day.jsonl': RECORDINGS };
    expect(JSON.parse((await check(files, ['--json', '--spec', 'insured-only'])).printed).specs.length).toBe(1);
    await expect(check(files, ['--spec', 'insured-onyl'])).rejects.toThrow('there is no such spec');
  });

  it('a file that is not there is one clear line', async () => {
    using workspace = temporaryWorkspace(recordedDeskFiles());
    const run = runCommand(addCheckCommand, [
      'check',
      '--workspace',
      workspace.folder,
      '--traces',
      '/nowhere/day.jsonl',
    ]);
    await expect(run).rejects.toThrow('/nowhere/day.jsonl: the file cannot be read');
  });
});

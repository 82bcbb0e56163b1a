import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../examples/desk-workspace.ts';
import { aFolder } from '../helpers/git-workspace.ts';
import { type ProgramResult, runProgram } from '../helpers/run-program.ts';

const CLI = join(ROOT, 'dist/cli.js');
/** Where the demo puts its temporary folders. */
const folder = aFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function demo(...flags: readonly string[]): Promise<ProgramResult> {
  return runProgram([CLI, 'demo', ...flags], { cwd: ROOT, env: { TMPDIR: folder, TEMP: folder, TMP: folder } });
}

/** The lines below a heading, up to the next one of these. */
const HEADINGS = ['New violations', 'Spec findings', 'Spec diff', 'Inconclusive', 'Drift', 'Not tested'];
function section(text: string, heading: string): readonly string[] {
  const lines = text.split('\n');
  const start = lines.indexOf(heading);
  const end = lines.findIndex((line, i) => i > start && HEADINGS.includes(line));
  return start < 0 ? [] : lines.slice(start + 1, end < 0 ? undefined : end);
}

describe('the demo with the defects a and c', () => {
  let result: ProgramResult;
  let left: readonly string[];
  beforeAll(async () => {
    result = await demo('--defects', 'a,c', '--seed', '11');
    left = readdirSync(folder);
  });

  test('leaves nothing behind', () => {
    expect(left).toEqual([]);
    expect(result.stdout).not.toContain(folder);
  });

  test('exits with 0 and ends with a red conclusion', () => {
    expect(result.stdout).toMatch(/^conclusion: failure$/m);
    expect(result.stdout).toMatch(/^exit code of the action: 1$/m);
    expect(result.code).toBe(0);
  });

  test('names both violations in the headline, with the counts on head and base', () => {
    expect(result.stdout).toMatch(/^\S+ 2 new violations.* in desk$/m);
    const table = section(result.stdout, 'New violations').filter(line => / \d+ of \d+ /.test(line));
    expect(table.slice(0, 2).map(line => line.split(/\s/, 1)[0])).toEqual(
      expect.arrayContaining(['identity-first.new-booking', 'confirmed-writes.cancellation']),
    );
    for (const line of table.slice(0, 2)) expect(line).toMatch(/ (?:[5-9]|10) of 10 +0 of 10 /);
  });

  test('marks the offending call of each', () => {
    const calls = result.stdout.match(/→ \w+ .*◀ here/g) ?? [];
    expect(calls).toEqual([
      expect.stringMatching(/^→ cancel_booking \{"booking_id":"B\d+"/),
      expect.stringMatching(/^→ create_booking \{/),
    ]);
  });

  test('shows exactly the edited passages and the edited tool as the spec diff', () => {
    const changed = section(result.stdout, 'Spec diff').flatMap(line => /^▾ ([\w.-]+) /.exec(line)?.[1] ?? []);
    const rules = new Set(changed.map(id => id.split('.')[0]));
    expect([...rules].sort()).toEqual(['cancel-eligibility', 'issue-voucher-delivery-one-email-sms', 'voucher-limit']);
    const edits = section(result.stdout, 'Spec diff').filter(line => /^ {4}[+-] /.test(line));
    expect(edits.length).toBeGreaterThan(0);
    for (const line of edits) expect(line).toMatch(/24 hours|48 hours|80 euros|60 euros|email, (?:sms, )?front desk/);
  });

  test('has a drift section', () => {
    expect(section(result.stdout, 'Drift').join('\n').trim()).not.toBe('');
  });
});

test('the demo without a defect ends green; --keep leaves its files and says where', async () => {
  const { code, stdout } = await demo('--defects', 'none', '--seed', '3', '--keep');
  const places = [...stdout.matchAll(/^(?:repository|comment|job summary|report\.json): (.+)$/gm)];
  expect(places).toHaveLength(4);
  for (const [, path = ''] of places) expect(existsSync(path)).toBe(true);
  expect(readFileSync(places[1]?.[1] ?? '', 'utf8')).toContain('Proviso');
  expect(stdout).toMatch(/^conclusion: success$/m);
  expect(stdout).not.toContain('New violations');
  expect(code).toBe(0);
});

test.each([
  [['--defects', 'a,z'], /^proviso: --defects a,z: the example has no defect "z"\nproviso: hint: .* a, b, .*\n$/],
  [['--defects', 'ab'], /^proviso: --defects ab: the example has no defect "ab"\nproviso: hint: .*\n$/],
  [['--seed', '1.5'], /^proviso: --seed 1\.5: it must be a whole number\n$/],
  [['--seed', 'x'], /^proviso: --seed x: it must be a whole number\n$/],
])('%j is refused at once, in one clear line', async (flags, message) => {
  const { code, stdout, stderr } = await demo(...flags);
  expect(stderr).toMatch(message);
  expect(stdout).toBe('');
  expect(code).toBe(2);
});

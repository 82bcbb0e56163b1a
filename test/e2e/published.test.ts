import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../examples/desk-workspace.ts';
import { asJsonLines, cancelMessages, recordedDeskFiles } from '../helpers/a-recorded-desk.ts';
import { runProgram } from '../helpers/run-program.ts';
import { temporaryWorkspace } from '../helpers/temporary-workspace.ts';

const CHECK = `import { checkTrace, openWorkspace, readConversation, readTraces } from 'proviso/check';
import test from 'node:test';
import { deepEqual } from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const workspace = await openWorkspace();
test.after(() => workspace.close());

const breaches = async trace =>
  checkTrace(await workspace.replay(trace), workspace.specs, workspace)
    .filter(({ status }) => status === 'breached')
    .map(({ scenario, at }) => [scenario, trace.events[at ?? -1]?.messageIndex]);

test('the conversations of a file', async () => {
  const found = [];
  for await (const trace of readTraces('day.jsonl', workspace)) found.push([trace.id, await breaches(trace)]);
  deepEqual(found, [['insured', []], ['bare', [['insured-only.none', 4]]]]);
});

test('a conversation in memory', async () => {
  const { messages } = JSON.parse(readFileSync('day.jsonl', 'utf8').split('\\n')[1] ?? '');
  deepEqual(await breaches(readConversation({ messages }, workspace)), [['insured-only.none', 4]]);
});
`;

const GUARD = `import { openWorkspace } from 'proviso/check';
import { createGuard } from 'proviso/guard';

const workspace = await openWorkspace();
const guard = createGuard(workspace);
const booking = { booking_id: 'B1', guest_id: 'G1', insurance: 'none', status: 'booked' };
const cancel = { tool: 'cancel_booking', args: { booking_id: 'B1' } };
const decisions = [
  guard.decide({ ...cancel, state: { bookings: { B1: booking } } }),
  guard.decide({ ...cancel, state: { bookings: { B1: { ...booking, insurance: 'full' } } } }),
  guard.decide({ ...cancel, state: { bookings: {} } }),
  guard.decide(cancel),
  guard.decide({ tool: 'find_guest', args: { guest_id: 'G1' }, state: { bookings: { B1: booking } } }),
];
process.stdout.write(JSON.stringify(decisions));
await workspace.close();
`;

const TYPED = `import { checkTrace, type Judgment, openWorkspace, readTraces } from 'proviso/check';
import { createGuard, type GuardDecision } from 'proviso/guard';
import type { EnvironmentTool } from 'proviso/environment';
import type { StartAgent } from 'proviso/agent';

export const tool: EnvironmentTool = (db, args) => db['bookings']?.[args['id']] ?? null;
export const start: StartAgent = () => ({ send: () => ({ events: [] }) });
const workspace = await openWorkspace({ folder: '.' });
for await (const trace of readTraces('day.jsonl', workspace)) {
  const judgments: readonly Judgment[] = checkTrace(trace, workspace.specs, workspace);
  console.log(judgments.map(({ status, reason }) => status + reason));
}
const decision: GuardDecision = createGuard(workspace).decide({ tool: 'x', args: { a: [1, 'b'] } });
if (decision.decision === 'refused') console.log(decision.refusals[0]?.rule);
// @ts-expect-error a status is one of four words
const wrong: Judgment['status'] = 'broken';
console.log(wrong);
`;

const DAY = asJsonLines([
  { id: 'insured', messages: cancelMessages('B2') },
  { id: 'bare', messages: cancelMessages('B1') },
]);

/** A project of a user's own with the package in it as npm installs it. */
function aProject(files: Readonly<Record<string, string>>) {
  const project = temporaryWorkspace({
    ...recordedDeskFiles(),
    'day.jsonl': DAY,
    'package.json': '{ "type": "module" }',
    ...files,
  });
  for (const name of ['package.json', 'dist'])
    cpSync(join(ROOT, name), project.path(`node_modules/proviso/${name}`), { recursive: true });
  return project;
}

describe('the package as a user imports it', () => {
  it('proviso/check judges recordings in a test of the user', async () => {
    using project = aProject({ 'desk.test.js': CHECK });
    const run = await runProgram(['--test', 'desk.test.js'], { cwd: project.folder });
    expect(run.stdout).toMatch(/pass 2/);
    expect(run.code).toBe(0);
  });

  it('proviso/guard refuses a call with spec and reason, and what it does not know refuses nothing', async () => {
    using project = aProject({ 'guard.js': GUARD });
    const run = await runProgram(['guard.js'], { cwd: project.folder });
    const finding = { spec: 'insured-only.none', rule: 'A booking may be cancelled only within 24 hours' };
    const unknown = { ...finding, reason: 'not known: the booking has no insurance' };
    expect(JSON.parse(run.stdout)).toEqual([
      { decision: 'refused', refusals: [{ ...finding, reason: 'cancel_booking was called' }], undecided: [] },
      { decision: 'allowed', undecided: [] },
      { decision: 'allowed', undecided: [unknown] },
      { decision: 'allowed', undecided: [unknown] },
      { decision: 'allowed', undecided: [] },
    ]);
  });

  it('the types of every entry hold in a strict project', async () => {
    const config = {
      compilerOptions: {
        module: 'nodenext',
        target: 'es2024',
        lib: ['es2024'],
        strict: true,
        noEmit: true,
        types: ['node'],
      },
      include: ['*.ts'],
    };
    using project = aProject({ 'use.ts': TYPED, 'tsconfig.json': JSON.stringify(config) });
    for (const name of ['@types', 'zod'])
      symlinkSync(join(ROOT, 'node_modules', name), project.path(`node_modules/${name}`));
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const run = await runProgram([tsc, '-p', project.folder], { cwd: project.folder });
    expect(run.stdout).toBe('');
    expect(run.code).toBe(0);
  });
});

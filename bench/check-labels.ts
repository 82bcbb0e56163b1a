/**
 * `proviso check` on recorded conversations of the airline agent against labels: precision and recall of each rule by
 * (conversation, message), every difference, and how the calls replayed.
 * Usage: npm run bench -- check-labels [--traces FILE] [--labels FILE] [--source FOLDER]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { writeReferenceWorkspace } from '../scripts/reference-workspace.ts';
import { compareLabels, printScores } from './compare-labels.ts';

const ROOT = join(import.meta.dirname, '..');
const checkSchema = z.looseObject({
  traces: z.int(),
  replay: z.object({ calls: z.int(), equal: z.int(), different: z.int() }),
});

const { values } = parseArgs({
  options: { traces: { type: 'string' }, labels: { type: 'string' }, source: { type: 'string' } },
});
const source = resolve(values.source ?? join(ROOT, '../shared/tau'));
const traces = resolve(values.traces ?? join(source, 'airline/trajectories.jsonl'));
const labels: unknown = JSON.parse(readFileSync(values.labels ?? join(source, 'airline/labels.json'), 'utf8'));

const checked = runCheck(traces);
const { traces: count, replay } = checkSchema.parse(checked);
const comparison = compareLabels(checked, labels);
console.log(
  `${count} conversations; calls replayed ${replay.calls}, equal ${replay.equal}, different ${replay.different}`,
);
console.log(printScores(comparison.scores));
console.log(comparison.differences.length === 0 ? 'no difference' : comparison.differences.join('\n'));
if (comparison.undecided.length > 0) console.log(comparison.undecided.join('\n'));
process.exitCode = comparison.differences.length === 0 ? 0 : 1;

/** The command as a user runs it. Its exit code says only whether there are breaches. */
function runCheck(file: string): unknown {
  const workspace = mkdtempSync(join(tmpdir(), 'proviso-check-'));
  try {
    writeReferenceWorkspace('airline-v1', workspace, source);
    const command = [join(ROOT, 'src/cli.ts'), 'check', '--workspace', workspace, '--traces', file, '--json'];
    const { stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 2 ** 30 });
    if (stderr !== '') console.error(stderr.trimEnd());
    if (stdout === '') throw new Error('check printed nothing');
    return JSON.parse(stdout);
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}

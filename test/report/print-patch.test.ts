import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printPatch } from '../../src/report/print-patch.ts';
import { proposeBaseline } from '../../src/report/propose-baseline.ts';

/** Applies a patch with git to a file of that text; null stands for no file. */
function applyWithGit(before: string | null, patch: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-patch-'));
  try {
    const file = join(folder, 'a.yaml');
    if (before !== null) writeFileSync(file, before);
    if (patch !== '') execFileSync('git', ['apply', '-'], { cwd: folder, input: patch });
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const text = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', 'c', '', 'd: 1'), { maxLength: 25 }), fc.constantFrom('', '\n'))
  .map(([lines, end]) => lines.join('\n') + end);

describe('printPatch', () => {
  it('git apply turns the old text into the new one', () => {
    fc.assert(
      fc.property(fc.option(text), fc.option(text), (before, after) => {
        const patch = printPatch([{ path: 'a.yaml', before, after }]);
        expect(applyWithGit(before, patch)).toBe(after);
      }),
      { numRuns: 60 },
    );
  });

  it('says nothing about a file that stays', () => {
    expect(printPatch([{ path: 'a', before: 'x\n', after: 'x\n' }])).toBe('');
  });

  it('keeps three lines around a change', () => {
    const before = '1\n2\n3\n4\n5\n6\n7\n8\n9\n';
    expect(printPatch([{ path: 'n', before, after: before.replace('5\n', 'five\n') }])).toBe(
      'diff --git a/n b/n\n--- a/n\n+++ b/n\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n',
    );
  });
});

describe('proposeBaseline', () => {
  const entry = { spec: 'b.one', reason: 'known before Proviso', by: 'proviso' };

  it('starts a file', () => {
    expect(proposeBaseline(null, [entry])).toBe('- spec: b.one\n  reason: known before Proviso\n  by: proviso\n');
  });

  it('keeps entries and comments, sorts, and adds no spec twice', () => {
    const before = '# triaged in May\n- spec: c.two\n  reason: wanted # really\n  by: ann\n';
    const after = proposeBaseline(before, [entry, { ...entry, spec: 'c.two' }]);
    expect(after).toContain('# triaged in May');
    expect(after).toContain('wanted # really');
    expect(after.match(/spec: /g)).toHaveLength(2);
    expect(after.indexOf('b.one')).toBeLessThan(after.indexOf('c.two'));
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  maskSecrets,
  writeAnnotations,
  writeJobSummary,
  writeOutputs,
} from '../../../src/adapters/github/write-outputs.ts';

let folder: string;
let printed: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proviso-outputs-'));
  printed = [];
  for (const name of ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY']) {
    writeFileSync(join(folder, name), '');
    vi.stubEnv(name, join(folder, name));
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    printed.push(String(text));
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('what the runner is told', () => {
  it('outputs are written under their names, absent ones not at all', () => {
    writeOutputs({ conclusion: 'failure', 'new-violations': 2, drift: false });
    const written = readFileSync(join(folder, 'GITHUB_OUTPUT'), 'utf8');
    expect(written).toMatch(/^conclusion<<(ghadelimiter_\S+)\nfailure\n\1\n/);
    expect(written).toMatch(/new-violations<<\S+\n2\n/);
    expect(written).not.toContain('cost-usd');
  });

  it('the summary replaces what stood there', async () => {
    expect(await writeJobSummary('first')).toBeNull();
    expect(await writeJobSummary('# second')).toBeNull();
    expect(readFileSync(join(folder, 'GITHUB_STEP_SUMMARY'), 'utf8').trim()).toBe('# second');
  });

  it('an annotation stands at its lines, and its text is escaped', () => {
    writeAnnotations([{ level: 'error', file: 'p.md', lines: [3, 5], title: 'New: x', message: 'a\n::error::b' }]);
    expect(printed.join('')).toBe('::error title=New%3A x,file=p.md,line=3,endLine=5::a%0A::error::b\n');
  });

  it('secrets are masked, empty ones are not', () => {
    maskSecrets(['sk-1', '', ' ']);
    expect(printed.join('')).toBe('::add-mask::sk-1\n');
  });
});

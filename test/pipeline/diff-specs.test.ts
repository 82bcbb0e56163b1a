import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import { diffSpecs } from '../../src/pipeline/3-diff-specs.ts';
import { EMPTY_SPEC_SET } from '../../src/specset/read-spec-set.ts';
import { anAgent, PROMPT } from '../helpers/an-agent.ts';
import { aTree } from '../helpers/memory-tree.ts';
import { type Files, mineFirst, mineOver, read } from './mining-desk.ts';

const SUITE = { scope: 'affected', canary: 1, onboarding: 20, seed: 0 } as const;
const base = await anAgent();
const files = await mineFirst(base);

async function compare(head: AgentArtifacts, headFiles: Files = files) {
  const { mined, committed, files: after } = await mineOver(headFiles, head);
  const input = {
    agent: 'desk',
    head: { artifacts: head, committed, mined },
    base: { artifacts: base, committed: await read(files) },
    suite: SUITE,
    isFirstRun: false,
  };
  return { ...(await diffSpecs({ tree: aTree(headFiles) }, input)), after };
}

/** What `git apply` makes of files and a patch. */
function applied(before: Files, patch: string): Files {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-patch-'));
  try {
    execFileSync('git', ['init', '-q'], { cwd: folder });
    for (const [path, text] of Object.entries(before)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: folder, input: patch });
    const paths = readdirSync(join(folder, 'specs/desk')).map(name => `specs/desk/${name}`);
    return Object.fromEntries(paths.map(path => [path, readFileSync(join(folder, path), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('diffSpecs of a run', () => {
  it('has no entry, no test and no patch for an unchanged agent', async () => {
    const { diff, selection, patch } = await compare(await anAgent());
    expect([diff.entries, diff.findings, selection.selected, patch]).toEqual([[], [], [], '']);
  });

  it('says that an edited prompt left its specs behind, and offers the patch that mends it', async () => {
    const { diff, selection, patch, after } = await compare(
      await anAgent({ prompt: PROMPT.replace('24 hours', '48 hours') }),
    );
    expect(diff.findings.map(finding => finding.kind)).toEqual(['uncommitted']);
    expect(selection.selected.map(one => one.class)).toEqual(['changed', 'canary']);
    expect(selection.selected[0]).toMatchObject({ gates: false, isNewHere: true });
    expect(patch).toContain('-rule: You must never cancel a booking that was made more than 24 hours ago\n');
    expect(applied(files, patch)).toEqual(after);
    expect((await compare(await anAgent({ prompt: PROMPT.replace('24 hours', '48 hours') }), after)).patch).toBe('');
  });

  it('offers a patch that adds and removes files', async () => {
    const prompt = `${PROMPT.replace('You must not offer a refund.\n', '')}\nYou must always greet the guest.\n`;
    const { diff, patch, after } = await compare(await anAgent({ prompt }));
    expect(diff.entries.map(entry => entry.class).sort()).toEqual(['added', 'removed']);
    expect(patch).toContain('new file mode 100644');
    expect(patch).toContain('deleted file mode 100644');
    expect(applied(files, patch)).toEqual(after);
  });

  it('goes on testing a rule whose file the pull request deleted, and brings it back in the patch', async () => {
    const path = Object.keys(files).find(name => name.includes('refund')) ?? '';
    const { [path]: lost, ...rest } = files;
    expect(lost).toBeDefined();
    const { diff, selection, patch } = await compare(await anAgent(), rest);
    expect(diff.findings.map(finding => finding.kind)).toEqual(['deleted-without-cause', 'uncommitted']);
    expect(selection.selected.filter(one => one.class !== 'canary')).toMatchObject([
      { class: 'deleted-without-cause', gates: true },
    ]);
    expect(applied(rest, patch)[path]).toBe(lost);
  });

  it('tests everything and says so when the environment changed', async () => {
    const head = await anAgent({ environmentCode: 'export const find_guest = () => 1;\n' });
    const { diff, selection } = await compare(head);
    expect(diff.findings.map(finding => finding.kind)).toEqual(['environment-changed']);
    expect(new Set(selection.selected.map(one => one.class))).toEqual(new Set(['all']));
    expect(selection.left).toEqual([]);
  });

  it('offers a whole set as a patch on a first run', async () => {
    const { mined, files: after } = await mineOver({}, base);
    const { selection, patch } = await diffSpecs(
      { tree: aTree({}) },
      {
        agent: 'desk',
        head: { artifacts: base, committed: EMPTY_SPEC_SET, mined },
        base: { artifacts: null, committed: EMPTY_SPEC_SET },
        suite: { ...SUITE, onboarding: 2 },
        isFirstRun: true,
      },
    );
    expect(selection.selected.map(one => [one.class, one.gates])).toEqual([
      ['onboarding', false],
      ['onboarding', false],
    ]);
    expect(applied({}, patch)).toEqual(after);
  });
});

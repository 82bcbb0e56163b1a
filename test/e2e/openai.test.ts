import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStagedPullRequest, type StagedResult } from '../../src/adapters/demo/run-staged-pull-request.ts';
import { reportSchema } from '../../src/model/report.ts';
import { EDITED_PROMPT, lendingDesk, lendingRoles } from '../helpers/a-lending-desk.ts';
import { checkedGitHub } from '../helpers/checked-github.ts';
import { type FakeOpenai, startFakeOpenai } from '../helpers/fake-openai.ts';
import { mineWorkspace } from '../helpers/mine-workspace.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const KEY = 'sk-test-0123456789abcdef';

describe('the bundled action with a model, from a folder without node_modules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-e2e-'));
  let openai: FakeOpenai;
  let result: StagedResult;
  let mined: Record<string, string>;

  beforeAll(async () => {
    cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
    openai = await startFakeOpenai(lendingRoles({ isReckless: true }), {
      0: 'rate-limit',
      1: 'half-a-body',
      3: 'server-error',
      5: 'no-choices',
      8: 'reset',
    });
    mined = await mineWorkspace(join(folder, 'dist/cli.js'), lendingDesk(openai.url), { OPENAI_API_KEY: KEY });
    result = await runStagedPullRequest({
      bundle: join(folder, 'dist/index.js'),
      base: mined,
      overlay: { 'prompt.md': EDITED_PROMPT },
      inputs: { 'api-key': KEY },
      github: checkedGitHub(),
    });
  }, 240_000);

  afterAll(async () => {
    await openai.close();
    rmSync(folder, { recursive: true, force: true });
    if (result) rmSync(result.folder, { recursive: true, force: true });
  });

  it('mines the base with the model: verified rules become spec files', () => {
    const rules = Object.keys(mined).filter(path => path.startsWith('specs/lending/') && path.endsWith('.yaml'));
    expect(rules).toHaveLength(3 + 4); // of the prompt, of the schemas
    const texts = rules.map(path => mined[path] ?? '');
    expect(texts.filter(text => text.includes('source: prompt'))).toHaveLength(3);
    expect(texts.some(text => text.includes('renewed twice.'))).toBe(true);
  });

  it('finds the new violation, red, and attributes it to the head', () => {
    const report = reportSchema.parse(JSON.parse(readFileSync(result.reportPath ?? '', 'utf8')));
    const [agent] = report.agents;
    const violated = agent?.specs.filter(({ attribution }) => attribution?.status === 'new') ?? [];
    expect(violated.map(({ id }) => id)).toEqual([expect.stringContaining('confirmation')]);
    expect(violated[0]?.attribution).toMatchObject({ base: { violations: 0, n: 10 }, head: { violations: 10, n: 10 } });
    expect(result.outputs['conclusion']).toBe('failure');
    expect(result.exitCode).toBe(1);
  });

  it('re-mines the edited passage only: the other rules are carried over without a call', () => {
    const mining = openai.requests.filter(({ role }) => role === 'remine_passages');
    const passages = mining.map(({ body }) => body.messages.at(-1)?.content?.split('EDITED PASSAGES').at(1) ?? '');
    expect(passages.at(-1)).toContain('renewed once');
    expect(passages.at(-1)).not.toContain('confirmation');
  });

  it('plays agent, user and judge over the endpoint, with the key', () => {
    const roles = new Set(openai.requests.map(({ role }) => role));
    expect([...roles].sort()).toEqual(
      [
        'agent',
        'bind_tools',
        'check_context',
        'cover_passages',
        'dedupe_rules',
        'find_order',
        'judge_assertion',
      ].concat(['mine_domain', 'mine_prompt', 'read_tool_text', 'refine_rule', 'remine_passages', 'user_turn']),
    );
    expect(openai.requests.every(({ key }) => key === `Bearer ${KEY}`)).toBe(true);
  });

  it('posts one comment with the offending call, and never the key', () => {
    expect(result.comments).toHaveLength(1);
    const [comment] = result.comments;
    expect(comment?.body).toContain('1 new violation');
    expect(comment?.body).toContain('renew_loan');
    const written = [
      comment?.body,
      readFileSync(result.summaryPath, 'utf8'),
      readFileSync(result.reportPath ?? '', 'utf8'),
    ];
    expect(written.join('\n')).not.toContain(KEY);
    expect(result.log.replace(/::add-mask::.*/g, '')).not.toContain(KEY);
  });

  it('counts what the models used, in dollars and tokens', () => {
    const report = reportSchema.parse(JSON.parse(readFileSync(result.reportPath ?? '', 'utf8')));
    expect(report.agents[0]?.cost.usd).toBeGreaterThan(0);
    expect(report.agents[0]?.models).toEqual(['fake-model-2026-11-01']);
  });
});

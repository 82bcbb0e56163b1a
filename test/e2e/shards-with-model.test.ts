import { copyFileSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startLoopbackGitHub } from '../../src/adapters/demo/loopback-github.ts';
import { REPOSITORY, runAction } from '../../src/adapters/demo/run-action.ts';
import { stageRepository } from '../../src/adapters/demo/stage-repository.ts';
import { reportSchema } from '../../src/model/report.ts';
import { ROOT } from '../examples/desk-workspace.ts';
import { EDITED_PROMPT, lendingDesk, lendingRoles } from '../helpers/a-lending-desk.ts';
import { checkedGitHub } from '../helpers/checked-github.ts';
import { startFakeOpenai } from '../helpers/fake-openai.ts';
import { mineWorkspace } from '../helpers/mine-workspace.ts';

const KEY = 'sk-test-0123456789abcdef';
const TRIAL_ROLES = ['agent', 'user_turn', 'judge_assertion'];

it('the plan alone mines with the model; shards and report take its answers, and the bill is that of all', async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'proviso-shards-')));
  const openai = await startFakeOpenai(lendingRoles({ isReckless: true }));
  const mined = await mineWorkspace(join(ROOT, 'dist/cli.js'), lendingDesk(openai.url), { OPENAI_API_KEY: KEY });
  const repository = await stageRepository(join(folder, 'repository'), mined, { 'prompt.md': EDITED_PROMPT });
  const github = await startLoopbackGitHub(checkedGitHub({ mergeBase: repository.baseSha }));
  const repo = { full_name: REPOSITORY };
  const head = { ref: 'change', sha: repository.headSha, repo };
  const base = { ref: 'main', sha: repository.baseSha, repo };
  /** One job; also the roles that it asked for. */
  const runJob = async (name: string, inputs: Readonly<Record<string, string>>) => {
    const asked = openai.requests.length;
    const result = await runAction({
      bundle: join(ROOT, 'dist/index.js'),
      workspace: repository.folder,
      runnerFolder: join(folder, `runner-${name}`),
      apiUrl: github.url,
      event: { name: 'pull_request', payload: { pull_request: { number: 1, head, base } } },
      sha: repository.mergeSha,
      inputs: { 'github-token': 'stage-token', 'api-key': KEY, store: join(folder, `${name}.db`), ...inputs },
    });
    return { ...result, roles: openai.requests.slice(asked).map(({ role }) => role) };
  };
  try {
    const plan = await runJob('plan', { mode: 'plan', shard: '2' });
    expect([plan.exitCode, plan.roles.filter(role => TRIAL_ROLES.includes(role))]).toEqual([0, []]);
    expect(plan.roles.length).toBeGreaterThan(0);
    let calls = plan.roles.length;
    for (const shard of [1, 2]) {
      copyFileSync(join(folder, 'plan.db'), join(folder, `${shard}.db`));
      const run = await runJob(String(shard), { mode: 'run', shard: `${shard}/2` });
      expect([run.exitCode, run.roles.filter(role => !TRIAL_ROLES.includes(role))]).toEqual([0, []]);
      expect(run.roles.length).toBeGreaterThan(0);
      calls += run.roles.length;
    }
    const stores = ['plan.db', '1.db', '2.db'].map(name => join(folder, name)).join('\n');
    const end = await runJob('report', { mode: 'report', stores });
    expect(end.roles.filter(role => !TRIAL_ROLES.includes(role))).toEqual([]);
    const report = reportSchema.parse(JSON.parse(readFileSync(end.outputs['report-json'] ?? '', 'utf8')));
    const [agent] = report.agents;
    expect([end.exitCode, report.conclusion]).toEqual([1, 'failure']);
    const found = agent?.specs.filter(({ attribution }) => attribution?.status === 'new') ?? [];
    expect(found.map(({ id }) => id)).toEqual([expect.stringContaining('confirmation')]);
    expect(agent?.cost.calls).toBe(calls + end.roles.length);
    expect(agent?.models).not.toEqual([]);
  } finally {
    await Promise.all([openai.close(), github.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);

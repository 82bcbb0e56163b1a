import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportSchema } from '../../src/model/report.ts';
import { ROOT } from '../examples/desk-workspace.ts';
import { lendingDesk, lendingRoles } from '../helpers/a-lending-desk.ts';
import { aPullRequest, storeArtifact } from '../helpers/a-pull-request.ts';
import { startFakeOpenai } from '../helpers/fake-openai.ts';
import { mineWorkspace } from '../helpers/mine-workspace.ts';

const KEY = 'sk-test-0123456789abcdef';

test('a new model of the agent selects every spec, is announced, and costs the queue no model call', async () => {
  const openai = await startFakeOpenai(lendingRoles({ isReckless: false }));
  try {
    const base = await mineWorkspace(join(ROOT, 'dist/cli.js'), lendingDesk(openai.url), { OPENAI_API_KEY: KEY });
    const config = (base['proviso.yaml'] ?? '').replace('trials: 400', 'trials: 400, minutes: 120');
    const start = { ...base, 'proviso.yaml': config };
    const overlay = { 'proviso.yaml': config.replace('models:\n', 'models:\n  agent: { model: fake-model-2 }\n') };
    const bodies: string[] = [];
    const github = {
      answer: ({ method, body }: { readonly method: string; readonly body: Readonly<Record<string, unknown>> }) => {
        if (method !== 'GET' && typeof body['body'] === 'string') bodies.push(body['body']);
        return null;
      },
    };
    await using pull = await aPullRequest({ base: start, overlay, inputs: { 'api-key': KEY }, github });
    const run = await pull.push();
    const report = reportSchema.parse(JSON.parse(readFileSync(run.outputs['report-json'] ?? '', 'utf8')));
    expect(report.agents[0]?.notTested).toEqual([]);
    expect(Number(run.outputs['trials'])).toBeGreaterThan(0);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toMatch(/\n## ⏳ Testing \d+ specs, about \d+ minutes, forecast \d+ trials\n/);
    expect(pull.github.comments()[0]?.body).toBe(bodies[1]);

    pull.artifacts.push(storeArtifact(pull.origin.headSha, run.folder));
    const asked = openai.requests.length;
    const queued = await pull.queue();
    expect(openai.requests.length).toBe(asked);
    expect(queued.outputs).toMatchObject({ conclusion: run.outputs['conclusion'], trials: '0' });
  } finally {
    await openai.close();
  }
});

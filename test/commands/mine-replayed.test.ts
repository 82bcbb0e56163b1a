import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addMineCommand } from '../../src/commands/mine.ts';
import { runCommand } from '../helpers/run-command.ts';
import { temporaryWorkspace } from '../helpers/temporary-workspace.ts';

const ROOT = join(import.meta.dirname, '../..');
const RECORDING = join(ROOT, 'test/fixtures/desk/example.jsonl');
const ANSWERS = readFileSync(RECORDING, 'utf8').trim().split('\n').length;

/** The example agent without its committed specs. */
function anUnminedExample() {
  const workspace = temporaryWorkspace({ 'proviso.yaml': readFileSync(join(ROOT, 'proviso.yaml'), 'utf8') });
  for (const part of ['prompts', 'tools', 'env', 'agent'])
    cpSync(join(ROOT, 'examples/desk', part), workspace.path(`examples/desk/${part}`), { recursive: true });
  return workspace;
}

const count = z.int();
const minedSchema = z.looseObject({
  bySource: z.record(z.string(), count),
  scenarios: count,
  modelCalls: count,
  added: count,
  changed: count,
  retired: count,
  stages: z.array(z.looseObject({ modelCalls: count, answeredFirstTime: count })),
});

async function mine(folder: string, ...more: readonly string[]) {
  const options = ['--workspace', folder, '--engine', `replay:${RECORDING}`, '--json'];
  const { code, printed } = await runCommand(addMineCommand, ['mine', ...options, ...more]);
  return { code, agent: z.object({ agents: z.object({ desk: minedSchema }) }).parse(JSON.parse(printed)).agents.desk };
}

describe('the example agent, mined as a fresh reader answered', () => {
  it('asks exactly what was recorded, and takes all answers but two at once', async () => {
    using workspace = anUnminedExample();
    const { code, agent } = await mine(workspace.folder);
    expect(code).toBe(0);
    expect(agent.modelCalls).toBe(ANSWERS);
    const again = agent.stages.map(({ modelCalls, answeredFirstTime }) => modelCalls - answeredFirstTime);
    expect(again.reduce((sum, calls) => sum + calls, 0)).toBe(2);
    expect(agent.bySource).toEqual({ schema: 44, prompt: 36, domain: 20 });
    expect(agent.scenarios).toBe(132);
  });

  it('a second run asks nothing and changes nothing', async () => {
    using workspace = anUnminedExample();
    await mine(workspace.folder);
    const { agent } = await mine(workspace.folder, '--store', '.proviso/other.db');
    expect([agent.modelCalls, agent.added, agent.changed, agent.retired]).toEqual([0, 0, 0, 0]);
  });
});

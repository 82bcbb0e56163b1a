import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openAgents } from '../../bench/remining/open-agents.ts';
import { mineAgent, runEdit } from '../../bench/remining/run-edit.ts';
import { EDIT_KINDS } from '../../scripts/edits/edit-plan.ts';
import { planEdit } from '../../scripts/edits/plan-edit.ts';

const SOURCE = join(import.meta.dirname, '../../../shared/tau');
const agents = openAgents(SOURCE);
const [example] = agents;
if (example === undefined) throw new Error('the example agent is missing');
const desk = await mineAgent(example);

describe('re-mining an unchanged agent', () => {
  it.each(agents.map(agent => [agent.name, agent] as const))('asks and writes nothing: %s', async (_, agent) => {
    expect((await mineAgent(agent)).again).toEqual({ calls: 0, files: 0 });
  });
});

describe.each(EDIT_KINDS)('a %s edit', kind => {
  const plan = planEdit(desk.opened.edited, kind, 3);

  it('is the same for the same seed, and changes a file', () => {
    expect(plan).not.toBeNull();
    expect(planEdit(desk.opened.edited, kind, 3)).toEqual(plan);
    const texts = Object.entries(plan?.texts ?? {});
    expect(texts.some(([file, text]) => desk.files[file] !== text)).toBe(true);
  });

  it('is found where it changes meaning, and stirs no rule that does not hang on it', async () => {
    if (plan === null) throw new Error('there is no such edit');
    const result = await runEdit(desk, plan, example.dataFiles);
    expect(result).toMatchObject({ missed: [], strayLines: 0, modelCalls: 0, wrongAnchors: 0 });
  });
});

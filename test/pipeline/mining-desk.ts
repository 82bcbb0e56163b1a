import { minePromptRules } from '../../src/adapters/offline/mine-prompt-rules.ts';
import { refineRuleOffline } from '../../src/adapters/offline/mine-refine-rule.ts';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { MinedSet, SpecSet } from '../../src/model/spec-set.ts';
import type { Reasoner, Task, TaskResult } from '../../src/model/task.ts';
import { NO_USAGE } from '../../src/model/trace.ts';
import { mineSpecs } from '../../src/pipeline/2-mine-specs.ts';
import { planSpecFiles } from '../../src/specset/plan-spec-files.ts';
import { EMPTY_SPEC_SET, readSpecSet } from '../../src/specset/read-spec-set.ts';
import { aTree } from '../helpers/memory-tree.ts';

export const offline: Reasoner = createOfflineReasoner({
  'mine-prompt': minePromptRules,
  'refine-rule': refineRuleOffline,
});

export type Answers = Readonly<Record<string, (input: never) => unknown>>;

/** A model that answers some tasks by code, all others as the offline engine does, and keeps what it was asked. */
export function modelOf(answers: Answers): Reasoner & { readonly asked: readonly string[] } {
  const asked: string[] = [];
  return {
    ...offline,
    engine: 'openai',
    asked,
    async perform<Input, Answer>(task: Task<Input, Answer>, input: Input): Promise<TaskResult<Answer>> {
      asked.push(task.name);
      const play = answers[task.name];
      if (!play) return await offline.perform(task, input);
      const answer = task.answer.parse(Reflect.apply(play, null, [input]));
      const reasons = task.check(answer, input);
      if (reasons.length > 0) return { status: 'refused', reasons, usage: NO_USAGE };
      return { status: 'answered', answer, usage: NO_USAGE, firstTime: true };
    },
  };
}

export type Files = Readonly<Record<string, string>>;

/** The files of a workspace after what was mined is written into them. */
export function written(files: Files, before: SpecSet, after: MinedSet): Files {
  const all = new Map(Object.entries(files));
  for (const { path, text } of planSpecFiles(before, after, 'desk')) {
    if (text === null) all.delete(path);
    else all.set(path, text);
  }
  return Object.fromEntries(all);
}

export async function read(files: Files): Promise<SpecSet> {
  return await readSpecSet(aTree(files), 'desk');
}

/** The files of `specs/` after `proviso mine` on an agent without specs. */
export async function mineFirst(artifacts: AgentArtifacts, reasoner: Reasoner = offline): Promise<Files> {
  return written({}, EMPTY_SPEC_SET, await mineSpecs({ reasoner }, { artifacts, committed: EMPTY_SPEC_SET }));
}

/** Mines over committed files; the set and what the files become. */
export async function mineOver(files: Files, artifacts: AgentArtifacts, reasoner: Reasoner = offline) {
  const committed = await read(files);
  const mined = await mineSpecs({ reasoner }, { artifacts, committed });
  return { mined, committed, files: written(files, committed, mined) };
}

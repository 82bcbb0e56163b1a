import { readTools } from '../../src/artifacts/read-tools.ts';
import { splitPassages } from '../../src/artifacts/split-passages.ts';
import type { DataModel, SystemPrompt, ToolDefinition } from '../../src/model/artifacts.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { Reasoner, Task, TaskResult } from '../../src/model/task.ts';
import { NO_USAGE } from '../../src/model/trace.ts';

/** A prompt of one file, cut into passages. */
export function promptOf(text: string, file = 'prompt.md'): SystemPrompt {
  return { files: [{ file, text }], text, passages: splitPassages(file, text) };
}

/** Tools with these names and parameter schemas, as read from a tools file. */
export function toolsOf(tools: Readonly<Record<string, JsonObject>>, file = 'tools.json'): readonly ToolDefinition[] {
  const list = Object.entries(tools).map(([name, parameters]) => ({
    type: 'function',
    function: { name, description: '', parameters: { type: 'object', ...parameters } },
  }));
  return readTools(file, JSON.stringify(list, null, 2));
}

export const NO_DATA: DataModel = { tables: {} };

/** A reasoner that answers from a list, in order, held to schema and check as an engine holds it; fails on one request more. */
export function scriptedReasoner(answers: readonly unknown[]): Reasoner & { readonly inputs: readonly unknown[] } {
  const left = [...answers];
  const inputs: unknown[] = [];
  return {
    engine: 'openai',
    inputs,
    spent: () => ({ usage: { agent: NO_USAGE, user: NO_USAGE, miner: NO_USAGE, judge: NO_USAGE }, models: [] }),
    async perform<Input, Answer>(task: Task<Input, Answer>, input: Input): Promise<TaskResult<Answer>> {
      inputs.push(input);
      if (left.length === 0) throw new Error(`unexpected ${task.name}`);
      const value = left.shift();
      const usage = { calls: 1, inputTokens: 100, cachedInputTokens: 0, outputTokens: 10 };
      const parsed = task.answer.safeParse(value);
      const reasons = parsed.success
        ? task.check(parsed.data, input)
        : parsed.error.issues.map(({ message }) => message);
      return parsed.success && reasons.length === 0
        ? { status: 'answered', answer: parsed.data, usage, firstTime: true }
        : { status: 'refused', reasons, usage };
    },
  };
}

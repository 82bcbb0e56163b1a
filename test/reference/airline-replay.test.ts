import { describe, expect, it } from 'vitest';
import { stableJson } from '../../src/lib/stable-json.ts';
import type { Json } from '../../src/model/json.ts';
import * as tools from '../fixtures/airline-v1/environment.ts';
import {
  AIRLINE_NOW,
  callsOf,
  hasReferenceData,
  type RecordedCall,
  readAirlineTables,
  readRecordings,
} from '../helpers/airline-recordings.ts';
import { inProcessEnvironment } from '../helpers/in-process-environment.ts';

describe.skipIf(!hasReferenceData)('our airline environment against the recordings', () => {
  it('answers every recorded call as the recorded tool did', async () => {
    const host = inProcessEnvironment({ tools, tables: readAirlineTables(), now: AIRLINE_NOW });
    const differences: string[] = [];
    const replayed = new Map<string, number>();
    for (const recording of readRecordings()) {
      const session = await host.open([]);
      for (const { tool, args, result } of callsOf(recording)) {
        const answer = await session.call({ tool, args, by: 'agent' });
        replayed.set(tool, (replayed.get(tool) ?? 0) + 1);
        if (isSame(answer.result, result)) continue;
        differences.push(describeDifference(recording.task_id, { tool, args, result }, answer.result));
      }
      await session.close();
    }
    const total = [...replayed.values()].reduce((sum, count) => sum + count, 0);
    console.log(`replayed ${total}: ${total - differences.length} equal, ${differences.length} different`);
    console.log([...replayed].map(([tool, count]) => `${tool} ${count}`).join(', '));
    expect(total).toBeGreaterThan(0);
    expect(differences).toEqual([]);
  });
});

function isSame(answer: Json, recorded: string): boolean {
  return typeof answer === 'string' ? answer === recorded : stableJson(answer) === stableJson(parse(recorded));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function describeDifference(task: number, { tool, args, result }: RecordedCall, answer: Json): string {
  return `task ${task}: ${tool} ${JSON.stringify(args)}\n  recorded ${result}\n  ours     ${JSON.stringify(answer)}`;
}

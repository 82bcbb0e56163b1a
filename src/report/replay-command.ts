import type { Report } from '../model/report.ts';
import type { SpecResult } from '../model/verdict.ts';

/** The command that tests this spec again, with the same cases, on the reader's machine. */
export function replayCommand(result: SpecResult, report: Report): string {
  const engine = report.engine === 'openai' ? '' : ` --engine ${report.engine}`;
  return `npx proviso test --spec ${result.id} --seed ${report.seed}${engine}`;
}

import type { Sides } from '../adapters/git/resolve-sides.ts';
import { exitCodeOfConclusion } from '../exit-code.ts';
import type { RunResult } from '../pipeline/run-pipeline.ts';
import type { TestEvent } from '../pipeline/testing/test-run.ts';
import { renderContextOf } from '../render-context.ts';
import { renderComment } from '../report/render-comment.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { type CommandIo, type CommonFlags, composeFor, overridesOf, type SideFlags } from './common-options.ts';
import { describeEvent } from './describe-event.ts';

/** What chooses and judges the suite of a run, whole or in shards. */
export interface SuiteFlags extends CommonFlags, SideFlags {
  readonly scope?: string;
  readonly spec?: readonly string[];
  readonly seed?: string;
  readonly failOn?: string;
}

/** Ports and request of a run with these flags; its progress goes to the log. */
export function openSuite(flags: SuiteFlags, io: CommandIo, sides: Sides) {
  const composed = composeFor(flags, io, sides);
  return {
    deps: { ...composed, onEvent: (event: TestEvent) => composed.log.info(describeEvent(event)) },
    request: {
      trees: sides,
      configFile: flags.config,
      agent: flags.agent ?? null,
      overrides: overridesOf(flags),
      only: flags.spec ?? null,
    },
  };
}

/** The comment of a run as Markdown. */
export function commentOf(result: RunResult): string {
  return renderComment(result.report, renderContextOf(result, { marker: null, repository: null, summaryUrl: null }));
}

/** Prints a run, as JSON or as its comment; returns its exit code. */
export function printRun(result: RunResult, flags: SuiteFlags, io: CommandIo): number {
  const { conclusion } = result.report;
  if (flags.json) io.print(`${JSON.stringify(result.report, null, 2)}\n`);
  else {
    io.print(renderTerminal(commentOf(result), { color: flags.color && io.hasColor }));
    io.print(`\nconclusion: ${conclusion}\n`);
  }
  return exitCodeOfConclusion(conclusion);
}

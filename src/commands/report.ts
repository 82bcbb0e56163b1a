import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { findStores } from '../adapters/files/find-stores.ts';
import { exitCodeOfConclusion } from '../exit-code.ts';
import { gatherRun } from '../pipeline/sharding/sharded-run.ts';
import { renderContextOf } from '../render-context.ts';
import { renderComment } from '../report/render-comment.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import {
  addCommonOptions,
  addSideOptions,
  type CommandIo,
  type CommonFlags,
  composeFor,
  openSides,
  overridesOf,
  type SideFlags,
  storeOf,
  workspaceOf,
} from './common-options.ts';
import { describeEvent } from './describe-event.ts';

interface ReportFlags extends CommonFlags, SideFlags {
  readonly scope?: string;
  readonly seed?: string;
  readonly spec?: readonly string[];
  readonly failOn?: string;
  readonly markdown?: string;
}

export function addReportCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  addSideOptions(addCommonOptions(program.command('report')))
    .description('join the parts that "proviso test --shard" ran, and report as one run does')
    .argument('[store...]', 'stores of the shards: files, folders or patterns (default: --store alone)')
    .option('--scope <scope>', 'as the shards were given it')
    .option('--spec <id...>', 'as the shards were given it')
    .option('--seed <n>', 'as the shards were given it')
    .option('--fail-on <what>', 'witness, violation, inconclusive, drift or never')
    .option('--markdown <file>', 'write the comment there')
    .action(async (stores: readonly string[], flags: ReportFlags) => done(await runReport(stores, flags, io)));
}

async function runReport(stores: readonly string[], flags: ReportFlags, io: CommandIo): Promise<number> {
  const sides = await openSides(flags, io);
  try {
    const composed = composeFor(flags, io, sides);
    const deps = {
      ...composed,
      onEvent: (event: Parameters<typeof describeEvent>[0]) => composed.log.info(describeEvent(event)),
    };
    const request = {
      trees: sides,
      configFile: flags.config,
      agent: flags.agent ?? null,
      overrides: overridesOf(flags),
      only: flags.spec ?? null,
    };
    const { mergeParts } = await import('../merge-parts.ts');
    const into = storeOf(flags, io);
    const files = stores.length === 0 ? [into] : findStores(workspaceOf(flags, io), stores.join('\n'));
    const result = await gatherRun(deps, request, mergeParts(into, files));
    const context = renderContextOf(result, { marker: null, repository: null, summaryUrl: null });
    const comment = renderComment(result.report, context);
    if (flags.markdown !== undefined) writeFileSync(resolve(workspaceOf(flags, io), flags.markdown), comment);
    if (flags.json) io.print(`${JSON.stringify(result.report, null, 2)}\n`);
    else
      io.print(
        `${renderTerminal(comment, { color: flags.color && io.hasColor })}\nconclusion: ${result.report.conclusion}\n`,
      );
    return exitCodeOfConclusion(result.report.conclusion);
  } finally {
    await sides.dispose();
  }
}

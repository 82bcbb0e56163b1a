import type { Command } from 'commander';
import { exitCodeOfConclusion } from '../exit-code.ts';
import { runPipeline } from '../pipeline/run-pipeline.ts';
import type { TestEvent } from '../pipeline/testing/test-run.ts';
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
} from './common-options.ts';
import { describeEvent } from './describe-event.ts';
import { testRelations } from './test-relations.ts';
import { testShard } from './test-shard.ts';

interface TestFlags extends CommonFlags, SideFlags {
  readonly scope?: string;
  readonly spec?: readonly string[];
  readonly seed?: string;
  readonly failOn?: string;
  readonly relations?: boolean;
  readonly shard?: string;
}

export function addTestCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  addSideOptions(addCommonOptions(program.command('test')))
    .description('mine, diff and test as the action does, and print its comment')
    .option('--scope <scope>', 'changed, affected or all')
    .option('--spec <id...>', 'only these specs or rules')
    .option('--seed <n>', 'whole number from which every random choice follows')
    .option('--fail-on <what>', 'witness, violation, inconclusive, drift or never')
    .option('--shard <i/n>', 'only this part of the specs; "proviso merge" and "proviso report" join the parts')
    .option('--relations', 'instead: tell cases in two ways and compare what the agent does')
    .action(async (flags: TestFlags) => done(await (flags.relations ? testRelations(flags, io) : runTest(flags, io))));
}

async function runTest(flags: TestFlags, io: CommandIo): Promise<number> {
  const sides = await openSides(flags, io);
  try {
    const composed = composeFor(flags, io, sides);
    const deps = { ...composed, onEvent: (event: TestEvent) => composed.log.info(describeEvent(event)) };
    const request = {
      trees: sides,
      configFile: flags.config,
      agent: flags.agent ?? null,
      overrides: overridesOf(flags),
      only: flags.spec ?? null,
    };
    if (flags.shard !== undefined)
      return await testShard(
        flags.shard,
        { io, store: storeOf(flags, io), json: flags.json ?? false },
        { deps, request },
      );
    const result = await runPipeline(deps, request);
    if (flags.json) io.print(`${JSON.stringify(result.report, null, 2)}\n`);
    else {
      const context = renderContextOf(result, { marker: null, repository: null, summaryUrl: null });
      io.print(renderTerminal(renderComment(result.report, context), { color: flags.color && io.hasColor }));
      io.print(`\nconclusion: ${result.report.conclusion}\n`);
    }
    return exitCodeOfConclusion(result.report.conclusion);
  } finally {
    await sides.dispose();
  }
}

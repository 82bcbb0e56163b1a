#!/usr/bin/env node
/** The command line: the same rooms as the action, one command each. */
import './require-node.ts';
import { Command, CommanderError } from 'commander';
import { addAcceptCommand } from './commands/accept.ts';
import { addCheckCommand } from './commands/check.ts';
import type { CommandIo } from './commands/common-options.ts';
import { addCoverageCommand } from './commands/coverage.ts';
import { addDemoCommand } from './commands/demo.ts';
import { addDesignCommand } from './commands/design.ts';
import { addDiffCommand } from './commands/diff.ts';
import { addDriftCommand } from './commands/drift.ts';
import { addEnvCommand } from './commands/env.ts';
import { addHuntCommand } from './commands/hunt.ts';
import { addMergeCommand } from './commands/merge.ts';
import { addMineCommand } from './commands/mine.ts';
import { addMutateCommand } from './commands/mutate.ts';
import { addReplayCommand } from './commands/replay.ts';
import { addReportCommand } from './commands/report.ts';
import { addReviewCommand } from './commands/review.ts';
import { addSpecsCommand } from './commands/specs.ts';
import { addStrategiesCommand } from './commands/strategies.ts';
import { addTestCommand } from './commands/test.ts';
import { EXIT, explainError } from './exit-code.ts';
import { ENGINE_VERSION } from './lib/engine-version.ts';

const io: CommandIo = {
  print: text => void process.stdout.write(text),
  tell: text => void process.stderr.write(text),
  env: process.env,
  hasColor: process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined,
};

const AFTERWORD = `
Exit codes: 0 green; 1 a violation (mine --check: specs would change; check: an executed
breach of an accepted spec); 2 configuration or usage; 3 no evidence
(no key, no provider, no host).

Every key of proviso.yaml: docs/configuration.md; of a spec file: docs/specs.md.`;

/** What commander says of wrong usage, in the form of all other errors: one line, and a hint. */
function describeUsage(text: string): string {
  const [line = '', meant = ''] = text.trim().split('\n');
  const guess = /^\(Did you mean (.+)\?\)$/.exec(meant)?.[1];
  const hint = guess === undefined ? 'run it with --help for its commands and flags' : `did you mean ${guess}?`;
  return `proviso: ${line.replace(/^error: /, '')}\nproviso: hint: ${hint}\n`;
}

/** @returns the exit code */
async function runCli(argv: readonly string[]): Promise<number> {
  let code: number = EXIT.green;
  const done = (result: number) => {
    code = result;
  };
  const program = new Command('proviso')
    .description('Mines the business rules that an LLM agent must obey, and tests the agent against them.')
    .version(ENGINE_VERSION)
    .addHelpText('after', AFTERWORD)
    .configureOutput({ outputError: text => io.tell(describeUsage(text)) })
    .exitOverride();
  const adders = [
    addMineCommand,
    addDiffCommand,
    addTestCommand,
    addCheckCommand,
    addDriftCommand,
    addCoverageCommand,
    addSpecsCommand,
    addStrategiesCommand,
    addReviewCommand,
    addAcceptCommand,
    addEnvCommand,
    addReplayCommand,
    addDesignCommand,
    addMutateCommand,
    addHuntCommand,
    addMergeCommand,
    addReportCommand,
    addDemoCommand,
  ];
  for (const add of adders) add(program, io, done);
  try {
    await program.parseAsync([...argv]);
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.green : EXIT.usage;
    const explained = explainError(error);
    for (const line of explained.lines) io.tell(`proviso: ${line}\n`);
    return explained.code;
  }
}

/** A reader that has enough (`| head`) closes the pipe: the run goes on without it, and its exit code stays its own. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', error => {
    if (!('code' in error && error.code === 'EPIPE')) throw error;
  });
}

process.exitCode = await runCli(process.argv);

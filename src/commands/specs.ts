import type { Command } from 'commander';
import { openFolder } from '../adapters/files/folder-tree.ts';
import { EXIT } from '../exit-code.ts';
import type { Spec } from '../model/spec.ts';
import { loadArtifacts } from '../pipeline/1-load-artifacts.ts';
import { printGherkin } from '../report/print-gherkin.ts';
import { count } from '../report/words.ts';
import { lintSpecs } from '../specset/lint-specs.ts';
import { listChecks, printCheck } from '../specset/list-checks.ts';
import { readSpecSet } from '../specset/read-spec-set.ts';
import { specJsonSchema } from '../specset/spec-json-schema.ts';
import type { SpecProblem } from '../specset/spec-problem.ts';
import { addPlainOptions, type CommandIo, type CommonFlags, workspaceOf } from './common-options.ts';
import { addFromTraceCommand } from './specs-from-trace.ts';
import { addNewCommand } from './specs-new.ts';

interface ExportFlags extends CommonFlags {
  readonly checks?: boolean;
}

export function addSpecsCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  const specs = program.command('specs').description('look after the committed specs');
  addPlainOptions(specs.command('lint'))
    .description('check that every tool, argument, field, value and quotation of the specs exists')
    .action(async (flags: CommonFlags) => done(await lint(flags, io)));
  addPlainOptions(specs.command('export'))
    .description('print the specs as Gherkin')
    .option('--checks', 'print each check in the general form instead')
    .action(async (flags: ExportFlags) =>
      done(await (flags.checks === true ? exportChecks(flags, io) : exportGherkin(flags, io))),
    );
  addFromTraceCommand(specs, io, done);
  addNewCommand(specs, io, done);
  specs
    .command('schema')
    .description('print the JSON Schema of a spec file, for editors')
    .action(() => {
      io.print(`${JSON.stringify(specJsonSchema(), null, 2)}\n`);
      done(EXIT.green);
    });
}

async function loadHead(flags: CommonFlags, io: CommandIo) {
  const head = await openFolder(workspaceOf(flags, io));
  const loaded = await loadArtifacts({ head, base: null }, { configFile: flags.config, agent: flags.agent ?? null });
  return await Promise.all(
    loaded.agents.map(async agent => ({ ...agent, committed: await readSpecSet(head, agent.agent) })),
  );
}

async function lint(flags: CommonFlags, io: CommandIo): Promise<number> {
  const agents = await loadHead(flags, io);
  const found = agents.map(({ agent, head, committed }) => ({
    agent,
    problems: lintSpecs(committed.specs, head),
    texts: committed.texts,
    rules: committed.specs.length,
  }));
  const problems = found.flatMap(({ agent, problems, texts }) =>
    problems.map(problem => {
      const line = lineOf(problem, texts.get(problem.spec) ?? '');
      return { file: `specs/${agent}/${problem.spec}.yaml`, line, message: problem.message };
    }),
  );
  if (flags.json) io.print(`${JSON.stringify({ problems }, null, 2)}\n`);
  else {
    for (const { file, line, message } of problems) io.print(`${file}:${line}: ${message}\n`);
    for (const { agent, rules, problems } of found)
      io.print(`${agent}: ${count(rules, 'rule')}, ${count(problems.length, 'problem')}\n`);
  }
  return problems.length > 0 ? EXIT.usage : EXIT.green;
}

/** The line that a problem is about: of its scenario, the first that holds the word which the message names. */
function lineOf({ scenario, message }: SpecProblem, text: string): number {
  const lines = text.split('\n');
  const start =
    scenario === null
      ? 0
      : Math.max(
          0,
          lines.findIndex(line => line.trim() === `- id: ${scenario}`),
        );
  const [, word] = /"([^"]+)"/.exec(message) ?? [];
  const sought = message.startsWith('fact ') ? `${word}:` : word;
  const found = sought === undefined ? -1 : lines.findIndex((line, at) => at >= start && line.includes(sought));
  return (found < 0 ? start : found) + 1;
}

async function exportChecks(flags: CommonFlags, io: CommandIo): Promise<number> {
  const agents = await loadHead(flags, io);
  const listed = agents.flatMap(({ agent, head, committed }) =>
    listChecks(committed.specs, head).map(check => ({ agent, ...check })),
  );
  if (flags.json) io.print(`${JSON.stringify({ checks: listed }, null, 2)}\n`);
  else for (const check of listed) io.print(`${printCheck(check)}\n`);
  return EXIT.green;
}

async function exportGherkin(flags: CommonFlags, io: CommandIo): Promise<number> {
  const agents = await loadHead(flags, io);
  if (flags.json) {
    const written = Object.fromEntries(agents.map(({ agent, committed }) => [agent, committed.specs]));
    io.print(`${JSON.stringify(written, null, 2)}\n`);
    return EXIT.green;
  }
  for (const { agent, committed } of agents) {
    io.print(`Feature: ${agent}\n\n`);
    for (const text of committed.specs.flatMap(toGherkin)) io.print(`${text}\n\n`);
  }
  return EXIT.green;
}

function toGherkin(spec: Spec): readonly string[] {
  return spec.status === 'rejected' ? [] : spec.scenarios.map(scenario => printGherkin({ rule: spec.rule, scenario }));
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { runStagedPullRequest, type StagedResult } from '../adapters/demo/run-staged-pull-request.ts';
import type { Files } from '../adapters/demo/stage-repository.ts';
import { EXIT } from '../exit-code.ts';
import { ConfigError, EvidenceError } from '../lib/errors.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { type CommandIo, wholeNumber } from './common-options.ts';

export interface DemoOptions {
  /** Letters of the example's planted defects; null: the story that the example tells. */
  readonly defects: readonly string[] | null;
  readonly seed: number;
  readonly color: boolean;
  /** Leaves what the run wrote behind, and says where. */
  readonly isKept: boolean;
}

export interface DemoDeps {
  /** Standard output. */
  readonly print: (text: string) => void;
  /** Progress: standard error. */
  readonly log: (text: string) => void;
}

/** The agent cancels for anyone, forgets about insurance, and uses a value that the tool no longer takes. */
const STORY = ['b', 'd', 'q'];
const SWITCHES = 'examples/desk/agent/switches.json';
const DEFECTS = 'examples/desk/agent/defects.ts';
const OVERLAY = 'examples/desk/pull-request';
/** What a repository with the example agent holds. */
const PARTS = [
  'proviso.yaml',
  'specs',
  'examples/desk/agent',
  'examples/desk/env',
  'examples/desk/prompts',
  'examples/desk/tools',
];

/**
 * `proviso demo`: the whole main job on our example agent, offline. A pull request edits prompt, tools and specs of the
 * booking desk; planted defects make its agent break rules; the bundled action tests it as on GitHub and comments.
 * @returns 0 when the demonstration worked, be the pull request green or red; else the action's own exit code
 */
export async function runDemo(deps: DemoDeps, options: DemoOptions): Promise<number> {
  const root = findPackageRoot();
  const defects = options.defects ?? STORY;
  checkLetters(defects, readFileSync(join(root, DEFECTS), 'utf8'));
  deps.log(
    `A pull request on the booking desk (examples/desk), with ${defects.length === 0 ? 'no planted defect' : `the planted defects ${defects.join(', ')}`}.\n`,
  );
  const result = await runStagedPullRequest({
    bundle: join(root, 'dist/index.js'),
    base: readParts(root),
    overlay: { ...readFolder(join(root, OVERLAY)), ...switchOn(defects) },
    inputs: { engine: 'offline', seed: String(options.seed) },
    onOutput: text => deps.log(withoutCommands(text)),
    isKept: options.isKept,
  });
  return showResult(deps, options, result);
}

/** What the action prints, without the lines that only a runner reads. */
function withoutCommands(text: string): string {
  return text.replace(/^::.*\n?/gm, '');
}

async function showResult(deps: DemoDeps, options: DemoOptions, result: StagedResult): Promise<number> {
  const [comment] = result.comments;
  if (comment === undefined) {
    throw new EvidenceError(`the action wrote no comment (exit code ${result.exitCode}):\n${result.log}`);
  }
  deps.print(renderTerminal(comment.body, { color: options.color }));
  deps.print(
    [
      '',
      `conclusion: ${result.outputs['conclusion'] ?? 'unknown'}`,
      `exit code of the action: ${result.exitCode}`,
      ...(options.isKept ? await listKept(result, comment.body) : []),
      '',
    ].join('\n'),
  );
  return result.exitCode === EXIT.green || result.exitCode === EXIT.violation ? EXIT.green : result.exitCode;
}

/** Where the files of the run lie; the comment is written beside them. */
async function listKept({ folder, repository, summaryPath, reportPath }: StagedResult, comment: string) {
  const commentPath = join(folder, 'comment.md');
  await writeFile(commentPath, comment);
  return [
    `repository: ${repository.folder}`,
    `comment: ${commentPath}`,
    `job summary: ${summaryPath}`,
    `report.json: ${reportPath ?? 'none'}`,
  ];
}

/** The file that switches defects on; the base switches none on. */
function switchOn(defects: readonly string[]): Files {
  return defects.length === 0 ? {} : { [SWITCHES]: `${JSON.stringify({ defects })}\n` };
}

/** @param source where the example lists its defects, by letter */
function checkLetters(defects: readonly string[], source: string): void {
  const known = Array.from(source.matchAll(/^ {2}(\w): \{ name: '/gm), ([, letter = '']) => letter);
  const strange = defects.filter(letter => !known.includes(letter));
  if (strange.length > 0) {
    throw new ConfigError(
      `--defects ${defects.join(',')}: the example has no defect ${strange.map(letter => `"${letter}"`).join(', ')}`,
      `name letters of ${known.join(', ')} (${DEFECTS} says what each does), or none`,
    );
  }
}

/** The folder of our own package: source, bundle and installed package all lie below it. */
function findPackageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!isOurPackage(folder)) {
    const parent = dirname(folder);
    if (parent === folder) throw new ConfigError('the package of Proviso was not found around this program');
    folder = parent;
  }
  if (!existsSync(join(folder, 'dist/index.js'))) throw new ConfigError('dist/index.js is missing', 'npm run build');
  if (!existsSync(join(folder, SWITCHES))) {
    throw new ConfigError('the example agent (examples/desk) is not part of this installation', 'run it from a clone');
  }
  return folder;
}

function isOurPackage(folder: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && /"name":\s*"proviso"/.test(readFileSync(file, 'utf8'));
}

function readParts(root: string): Files {
  const parts = PARTS.map(part => {
    const path = join(root, part);
    return part.includes('.') ? { [part]: readFileSync(path, 'utf8') } : readFolder(path, root);
  });
  // Says that the example's TypeScript files are modules.
  const manifest = { 'package.json': '{ "private": true, "type": "module" }\n' };
  return Object.assign({}, manifest, ...parts);
}

/** Every file below a folder, by its path from `from`. */
function readFolder(folder: string, from = folder): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  const entries = files.map(entry => {
    const path = join(entry.parentPath, entry.name);
    return [relative(from, path).split(sep).join('/'), readFileSync(path, 'utf8')] as const;
  });
  return Object.fromEntries(entries);
}

interface DemoFlags {
  readonly defects?: string;
  readonly seed: string;
  readonly color: boolean;
  readonly keep?: boolean;
}

export function addDemoCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  program
    .command('demo')
    .description('the whole main job on our example agent, offline: a pull request, its comment and its gate')
    .option('--defects <letters>', 'planted defects to switch on, such as a,c; "none" for none')
    .option('--seed <n>', 'whole number from which every random choice follows', '0')
    .option('--keep', 'keep the repository, the comment, the job summary and report.json, and print where')
    .option('--no-color', 'print without colour')
    .action(async (flags: DemoFlags) => {
      const defects = flags.defects === undefined ? null : readLetters(flags.defects);
      const color = flags.color && io.hasColor;
      const isKept = flags.keep === true;
      const options = { defects, seed: wholeNumber('--seed', flags.seed), color, isKept };
      done(await runDemo({ print: io.print, log: io.tell }, options));
    });
}

function readLetters(text: string): readonly string[] {
  return text === 'none' || text === '' ? [] : text.split(',').map(letter => letter.trim());
}

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runStagedPullRequest } from '../../src/adapters/demo/run-staged-pull-request.ts';
import { ROOT } from '../examples/desk-workspace.ts';
import { aGitWorkspace } from '../helpers/git-workspace.ts';
import { runProgram } from '../helpers/run-program.ts';
import { temporaryWorkspace } from '../helpers/temporary-workspace.ts';

const CLI = join(ROOT, 'dist/cli.js');

const CONFIG = 'version: 1\nagents:\n  desk:\n    prompt: prompts/desk.md\n    tools: tools/desk.json\n';
const TOOL = {
  name: 'cancel_booking',
  description: 'Cancels a booking',
  parameters: { type: 'object', properties: { booking_id: { type: 'string' } }, required: ['booking_id'] },
};
const SPEC = `id: never-twice
rule: A booking is cancelled once
source: manual
category: limit
tools: [cancel_booking]
severity: must
status: accepted
evidence: []
scenarios: []
`;
const FILES: Readonly<Record<string, string>> = {
  'proviso.yaml': CONFIG,
  'prompts/desk.md': '# Desk\n\nYou must never cancel a booking twice.\n',
  'tools/desk.json': JSON.stringify([TOOL]),
};

interface BadInput {
  readonly what: string;
  /** Files beside or instead of those of a good workspace; null: there is none. */
  readonly files?: Readonly<Record<string, string | null>>;
  /** `mine` when absent. */
  readonly command?: readonly string[];
  /** The one problem, without the program's name. */
  readonly problem: RegExp;
  /** What the line after it says; null where the problem itself says what to do. */
  readonly hint: RegExp | null;
}

const BAD: readonly BadInput[] = [
  {
    what: 'no configuration',
    files: { 'proviso.yaml': null },
    problem: /^proviso\.yaml: there is no such file/,
    hint: /write one; the smallest: \{ version: 1/,
  },
  {
    what: 'an empty configuration',
    files: { 'proviso.yaml': '' },
    problem: /^proviso\.yaml:1: the file holds no configuration/,
    hint: /the smallest: \{ version: 1/,
  },
  {
    what: 'broken YAML',
    files: { 'proviso.yaml': `${CONFIG}gate: [1\n` },
    problem: /^proviso\.yaml:7: Flow sequence/,
    hint: /mend the YAML/,
  },
  {
    what: 'an unknown key',
    files: { 'proviso.yaml': CONFIG.replace('prompt:', 'promt:') },
    problem: /^proviso\.yaml:4: agents\.desk\.promt: unknown key; did you mean "prompt"\?$/,
    hint: null,
  },
  {
    what: 'a missing prompt',
    files: { 'prompts/desk.md': null },
    problem: /^prompt prompts\/desk\.md: there is no such file \(agent desk\)$/,
    hint: /relative to the workspace/,
  },
  {
    what: 'a folder as the prompt',
    files: { 'proviso.yaml': CONFIG.replace('prompts/desk.md', 'prompts') },
    problem: /^prompt prompts: this is a folder/,
    hint: /name a file/,
  },
  {
    what: 'tools that are not tools',
    files: { 'tools/desk.json': '{"cancel": true}' },
    problem: /^tools\/desk\.json:1: unknown shape: no list of tools/,
    hint: /\{name, description, parameters\}/,
  },
  {
    what: 'tools that are no JSON',
    files: { 'tools/desk.json': '[{"name": ]' },
    problem: /^tools\/desk\.json:1: not JSON/,
    hint: /mend the syntax/,
  },
  {
    what: 'a path out of the workspace',
    files: { 'proviso.yaml': CONFIG.replace('prompts/desk.md', '../../etc/passwd') },
    problem: /^prompt \.\.\/\.\.\/etc\/passwd: the path leads out of the workspace/,
    hint: /below the workspace/,
  },
  {
    what: 'an absolute path',
    files: { 'proviso.yaml': CONFIG.replace('tools/desk.json', '/etc/passwd') },
    problem: /^tools \/etc\/passwd: the path leads out of the workspace/,
    hint: /below the workspace/,
  },
  {
    what: 'a broken spec file',
    files: { 'specs/desk/never-twice.yaml': `${SPEC}  x: [\n` },
    problem: /^specs\/desk\/never-twice\.yaml:\d+: /,
    hint: /mend the YAML/,
  },
  {
    what: 'a spec with an unknown key',
    files: { 'specs/desk/never-twice.yaml': SPEC.replace('severity:', 'severty:') },
    problem: /^specs\/desk\/never-twice\.yaml:6: severty: unknown key \(did you mean "severity"\?\)$/,
    hint: /specs schema/,
  },
  {
    what: 'an unknown engine',
    command: ['mine', '--engine', 'openia'],
    problem: /^--engine openia: there is no such engine$/,
    hint: /openai, offline or replay:FILE/,
  },
  {
    what: 'a recording that is not there',
    command: ['mine', '--engine', 'replay:none.jsonl'],
    problem: /^--engine replay:none\.jsonl: the recording cannot be read$/,
    hint: null,
  },
  {
    what: 'an unknown scope',
    command: ['test', '--engine', 'offline', '--scope', 'chnged'],
    problem: /^--scope chnged: it must be one of changed, affected, all$/,
    hint: null,
  },
  {
    what: 'a seed that is no number',
    command: ['test', '--engine', 'offline', '--seed', 'x'],
    problem: /^--seed x: it must be a whole number$/,
    hint: null,
  },
  { what: 'an unknown command', command: ['mien'], problem: /^unknown command 'mien'$/, hint: /did you mean mine\?/ },
  {
    what: 'an unknown flag',
    command: ['mine', '--enigne', 'offline'],
    problem: /^unknown option '--enigne'$/,
    hint: /did you mean --engine\?/,
  },
  {
    what: 'a flag without its value',
    command: ['mine', '--engine'],
    problem: /^option '--engine <name>' argument missing$/,
    hint: /--help/,
  },
  {
    what: 'an unknown agent',
    command: ['mine', '--engine', 'offline', '--agent', 'dsk'],
    problem: /^there is no agent dsk$/,
    hint: /agents of the configuration: desk/,
  },
  {
    what: 'a workspace that is not there',
    command: ['mine', '--engine', 'offline', '--workspace', 'nowhere'],
    problem: /nowhere: there is no such folder$/,
    hint: /--workspace/,
  },
  {
    what: 'an unknown spec to accept',
    command: ['accept', 'never-twice.twice', '--reason', 'known'],
    problem: /^never-twice\.twice: there is no such spec$/,
    hint: /specs\/<agent>\//,
  },
  {
    what: 'an unknown spec to test',
    command: ['test', '--engine', 'offline', '--spec', 'nothing'],
    problem: /^--spec nothing: there is no such spec$/,
    hint: /specs\//,
  },
  {
    what: 'a base that is no commit',
    command: ['test', '--engine', 'offline', '--base', 'nowhere'],
    problem: /^--base nowhere: there is no such commit here$/,
    hint: /fetch it first/,
  },
];

function workspaceFiles(changed: BadInput['files'] = {}): Readonly<Record<string, string>> {
  const entries = Object.entries({ ...FILES, ...changed });
  return Object.fromEntries(entries.flatMap(([path, text]) => (text === null ? [] : [[path, text] as const])));
}

describe('the command line refuses with exit code 2, one clear line and no stack', () => {
  test.each(BAD)('$what', async ({ files, command = ['mine', '--engine', 'offline'], problem, hint }) => {
    using workspace = aGitWorkspace(workspaceFiles(files));
    const [name = '', ...flags] = command;
    const { code, stdout, stderr } = await runProgram([CLI, name, '--json', ...flags], { cwd: workspace.path });
    const [line = '', next = null, ...rest] = stderr.trimEnd().split('\n');
    expect(line.replace(/^proviso: /, '')).toMatch(problem);
    if (hint === null) expect(next).toBeNull();
    else expect(next).toMatch(hint);
    expect(next ?? 'proviso: hint: ').toMatch(/^proviso: hint: /);
    expect(rest).toEqual([]);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });

  test('a branch without a commit in common with main', async () => {
    using workspace = aGitWorkspace(FILES);
    workspace.git('branch', '--move', 'trunk');
    const { code, stderr } = await runProgram([CLI, 'test', '--engine', 'offline'], { cwd: workspace.path });
    expect(stderr).toMatch(/^proviso: no base commit: .*\nproviso: hint: .*--base\n$/);
    expect(code).toBe(2);
  });
});

describe('without a key for the openai engine', () => {
  test('the exit code is 3, and the variable is named', async () => {
    using workspace = temporaryWorkspace(FILES);
    const { code, stdout, stderr } = await runProgram([CLI, 'mine', '--json'], { cwd: workspace.folder });
    expect(stderr).toMatch(/^proviso: no key: the environment variable OPENAI_API_KEY is not set.*\n$/);
    expect(stdout).toBe('');
    expect(code).toBe(3);
  });

  test('a test run ends as an error, in one JSON document', async () => {
    using workspace = aGitWorkspace(FILES);
    const { code, stdout } = await runProgram([CLI, 'test', '--json', '--quiet'], { cwd: workspace.path });
    expect(JSON.parse(stdout)).toMatchObject({
      conclusion: 'error',
      agents: [{ reasons: [expect.stringContaining('OPENAI_API_KEY')] }],
    });
    expect(code).toBe(3);
  });
});

test('a run that works prints one JSON document and nothing else on standard output', async () => {
  using workspace = aGitWorkspace(FILES);
  const { code, stdout } = await runProgram([CLI, 'mine', '--engine', 'offline', '--json'], { cwd: workspace.path });
  expect(Object.keys(JSON.parse(stdout).agents)).toEqual(['desk']);
  expect(code).toBe(0);
});

describe('the action refuses with exit code 2, one error and no stack', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  async function stage(overlay: Readonly<Record<string, string | null>>, inputs: Readonly<Record<string, string>>) {
    const bundle = join(ROOT, 'dist/index.js');
    const result = await runStagedPullRequest({
      bundle,
      base: FILES,
      overlay,
      inputs: { engine: 'offline', ...inputs },
    });
    folders.push(result.folder);
    const errors = result.log.split('\n').filter(line => line.startsWith('::error'));
    return { ...result, errors };
  }

  test.each([
    ['a broken configuration', { 'proviso.yaml': `${CONFIG}gates: {}\n` }, {}, /proviso\.yaml:6: gates: .*"gate"\?$/],
    ['a deleted prompt', { 'prompts/desk.md': null }, {}, /prompts\/desk\.md: there is no such file.*%0Ahint: /],
    ['a bad input', { 'prompts/desk.md': 'Be nice.\n' }, { scope: 'some' }, /input "scope" is "some"; .*all$/],
  ])('%s', async (_what, overlay, inputs, problem) => {
    const { exitCode, errors, outputs, comments, log } = await stage(overlay, inputs);
    expect(errors).toEqual([expect.stringMatching(problem)]);
    expect(log).not.toMatch(/^\s+at /m);
    expect(outputs['conclusion']).toBe('error');
    expect(exitCode).toBe(2);
    // What the head's files say is told on the pull request too; an input is the workflow's own matter.
    const told = 'scope' in inputs ? [] : [expect.stringContaining('## ❌ Not tested')];
    expect(comments.map(({ body }) => body)).toEqual(told);
  });
});

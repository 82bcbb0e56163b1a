import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ActionRun {
  /** `dist/index.js`, absolute. */
  readonly bundle: string;
  readonly workspace: string;
  /** A fresh folder for the runner's own files: the event, outputs, summary, RUNNER_TEMP. */
  readonly runnerFolder: string;
  readonly apiUrl: string;
  readonly event: { readonly name: string; readonly payload: unknown };
  readonly sha: string;
  /** By the names of action.yml. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly runNumber?: number;
  /** Further variables, such as a key. */
  readonly env?: Readonly<Record<string, string>>;
  /** Gets what the action prints, as it comes. */
  readonly onOutput?: (text: string) => void;
  /** How a job is cancelled: a signal, once something has come to pass. */
  readonly signal?: { readonly name: NodeJS.Signals; readonly when: () => boolean };
}

export interface ActionResult {
  /** 128 + the signal's number when a signal ended the action. */
  readonly exitCode: number;
  readonly outputs: Readonly<Record<string, string>>;
  /** The job summary. */
  readonly summaryPath: string;
  /** Everything that the action printed, both streams in the order in which it came. */
  readonly log: string;
}

export const REPOSITORY = 'acme/desk';

/** Runs the bundled action as a runner does: inputs and event by environment, outputs and summary by files, nothing else. */
export async function runAction(run: ActionRun): Promise<ActionResult> {
  const file = (name: string) => join(run.runnerFolder, name);
  await mkdir(file('temp'), { recursive: true });
  await mkdir(file('home'), { recursive: true });
  await writeFile(file('event.json'), JSON.stringify(run.event.payload));
  await writeFile(file('output.txt'), '');
  await writeFile(file('summary.md'), '');
  const { exitCode, log } = await spawnAction(run, runnerEnvironment(run, file));
  const outputs = parseOutputs(await readFile(file('output.txt'), 'utf8'));
  return { exitCode, outputs, summaryPath: file('summary.md'), log };
}

function runnerEnvironment(run: ActionRun, file: (name: string) => string): Readonly<Record<string, string>> {
  const inputs = Object.entries(run.inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: file('home'),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: run.event.name,
    GITHUB_EVENT_PATH: file('event.json'),
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_SHA: run.sha,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: run.apiUrl,
    GITHUB_GRAPHQL_URL: `${run.apiUrl}/graphql`,
    GITHUB_RUN_ID: '99',
    GITHUB_RUN_NUMBER: String(run.runNumber ?? 1),
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKFLOW: 'proviso',
    GITHUB_WORKSPACE: run.workspace,
    GITHUB_OUTPUT: file('output.txt'),
    GITHUB_STEP_SUMMARY: file('summary.md'),
    RUNNER_TEMP: file('temp'),
    ...Object.fromEntries(inputs),
    ...run.env,
  };
}

async function spawnAction(
  run: ActionRun,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly exitCode: number; readonly log: string }> {
  return await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [run.bundle], { cwd: run.workspace, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let log = '';
    const { signal } = run;
    const watch = setInterval(() => {
      if (signal === undefined || !signal.when()) return;
      clearInterval(watch);
      child.kill(signal.name);
    }, 100);
    const take = (text: string) => {
      log += text;
      run.onOutput?.(text);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', reject);
    child.on('close', (code, by) => {
      clearInterval(watch);
      resolve({ exitCode: code ?? (by === 'SIGKILL' ? 137 : 143), log });
    });
  });
}

/** The outputs file: `name<<delimiter`, the value's lines, the delimiter. */
function parseOutputs(text: string): Readonly<Record<string, string>> {
  const entries = text.matchAll(/^([\w-]+)<<(\S+)\r?\n([\s\S]*?)\r?\n?\2\r?$/gm);
  return Object.fromEntries(Array.from(entries, ([, name = '', , value = '']) => [name, value]));
}

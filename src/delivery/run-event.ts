import type { Sides } from '../adapters/git/resolve-sides.ts';
import { writeOutputs } from '../adapters/github/write-outputs.ts';
import { EXIT, explainError } from '../exit-code.ts';
import { errorMessage } from '../lib/errors.ts';
import type { Log } from '../model/ports.ts';
import { touchesAnyAgent } from '../pipeline/touches-agent.ts';
import type { ActionRun } from './action-run.ts';
import { deliverIdle } from './deliver-idle.ts';
import { lacksKey } from './lacks-key.ts';
import type { RunEnd } from './test-change.ts';

/** Finds both sides of a run. Throws ConfigError where they cannot be had. */
export type OpenSides = (run: ActionRun) => Promise<{ readonly sides: Sides; readonly workspace: string }>;

/**
 * What an event asks for, from its sides to its report. Whatever keeps it from one stands where the report would: an
 * earlier commit's green never stays. A part of a run says it in its log, its report's job says it in the comment.
 */
export async function runEvent(asked: ActionRun, log: Log, openSides: OpenSides): Promise<RunEnd> {
  try {
    const opened = await openSides(asked);
    try {
      return await runSides(asked, log, opened);
    } finally {
      await opened.sides.dispose();
    }
  } catch (error) {
    if (isPart(asked)) throw error;
    const fault = explainError(error);
    await tellFault(asked, log, fault);
    return { code: fault.code, faults: fault.lines, isAbandoned: false };
  }
}

async function runSides(asked: ActionRun, log: Log, about: Awaited<ReturnType<OpenSides>>): Promise<RunEnd> {
  const run = { ...asked, isKeyless: await lacksKey(asked, about.sides, process.env) };
  if (await isIdle(run, about.sides)) {
    if (isPart(run)) writeOutputs({ matrix: '' });
    return { code: isPart(run) ? EXIT.green : await deliverIdle(run, log), faults: [], isAbandoned: false };
  }
  if (isPart(run)) return await (await import('./run-part.ts')).runPart(run, log, about);
  const { testChange } = await import('./test-change.ts');
  return await testChange(run, log, about);
}

/** What cannot be told is a warning: the reason itself must reach the log. */
async function tellFault(run: ActionRun, log: Log, fault: ReturnType<typeof explainError>): Promise<void> {
  try {
    const { deliverFault } = await import('./deliver-fault.ts');
    await deliverFault(run, log, fault);
  } catch (error) {
    log.warn(`could not say so on the pull request: ${errorMessage(error)}`);
    writeOutputs({ conclusion: 'error' });
  }
}

/** Nothing that an agent depends on changed, or a fork's pull request is not to be tested. */
async function isIdle({ inputs, event, isKeyless }: ActionRun, sides: Sides): Promise<boolean> {
  if (event.kind === 'schedule' || event.kind === 'manual') return false;
  const [changed, links] = await Promise.all([sides.changedFiles(), sides.links()]);
  if (!(await touchesAnyAgent(sides, { changed, links, configFile: inputs.config }))) return true;
  return isKeyless === true && inputs.onFork === 'skip';
}

function isPart({ inputs }: ActionRun): boolean {
  return inputs.part.mode === 'plan' || inputs.part.mode === 'run';
}

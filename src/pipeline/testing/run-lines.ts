import type { Trial } from '../../model/trial.ts';
import type { Line } from './line.ts';
import type { PlannedTrial } from './plan-trial.ts';
import type { Cut } from './series.ts';

/** What runs trials, and what keeps them from running. */
export interface TrialPool {
  readonly concurrency: number;
  execute(planned: PlannedTrial): Promise<Trial>;
  /** Asked before each launch: why no trial may be launched at present; null when one may. */
  obstacle(): Cut | null;
  /** Told at the first launch of a line. */
  started(line: Line): void;
  /** Told once a line has come to its end. */
  ended(line: Line): void;
}

const MAX_IN_FLIGHT = 4;

/**
 * Runs lines to their ends, `concurrency` trials at a time. Which trial goes first follows from what is in hand; what a
 * line concludes depends on its own launch order alone. With an obstacle in the way the trials in flight are awaited,
 * and when it still stands then, every open line is cut off. An unexpected error is thrown once nothing is in flight.
 */
export async function runLines(lines: readonly Line[], pool: TrialPool): Promise<void> {
  const running = createRunning(pool);
  const tell = createTeller(lines, pool);
  for (;;) {
    const open = listOpen(lines);
    tell.ends();
    if (open.length === 0 && running.count() === 0) return;
    const obstacle = running.hasFault() ? INTERRUPTED : pool.obstacle();
    const hasRoom = obstacle === null && running.count() < pool.concurrency;
    const launch = hasRoom ? pickLaunch(open, pool.concurrency) : null;
    if (launch !== null) {
      tell.start(launch.line);
      running.add(launch);
    } else if (running.count() > 0) await running.next();
    else {
      running.throwFault();
      endStuck(open, obstacle);
    }
  }
}

interface Launch {
  readonly line: Line;
  readonly planned: PlannedTrial;
}

/** The trials in flight, and the first unexpected error among those that ended. */
function createRunning(pool: TrialPool) {
  const running = new Set<Promise<void>>();
  const faults: unknown[] = [];
  return {
    count: () => running.size,
    hasFault: () => faults.length > 0,
    throwFault() {
      if (faults.length > 0) throw faults[0];
    },
    next: () => Promise.race(running),
    add(launch: Launch) {
      const run: Promise<void> = execute(launch, pool)
        .catch((error: unknown) => void faults.push(error))
        .finally(() => running.delete(run));
      running.add(run);
    },
  };
}

async function execute({ line, planned }: Launch, pool: TrialPool): Promise<void> {
  const done = line.launch(planned);
  done(await pool.execute(planned));
}

/** The lines that have not come to their end, each with what it takes from the store already taken. */
function listOpen(lines: readonly Line[]): readonly Line[] {
  return lines.filter(line => line.next() !== null || line.end() === null);
}

const INTERRUPTED: Cut = { kind: 'fault', reason: 'interrupted' };

/** Nothing runs and nothing can be launched: the obstacle ends what is open. */
function endStuck(open: readonly Line[], obstacle: Cut | null): void {
  if (obstacle === null)
    throw new Error(`no trial of ${open.map(({ scenario }) => scenario).join(', ')} can be launched`);
  for (const line of open) line.cutOff(obstacle);
}

/** Tells the start and the end of each line once. */
function createTeller(lines: readonly Line[], pool: TrialPool) {
  const [begun, ended] = [new Set<Line>(), new Set<Line>()];
  return {
    start(line: Line) {
      if (!begun.has(line)) pool.started(line);
      begun.add(line);
    },
    ends() {
      for (const line of lines.filter(item => item.end() !== null && !ended.has(item))) {
        ended.add(line);
        pool.ended(line);
      }
    },
  };
}

/**
 * The next trial to launch: replays and sweeps before tests, then the spec with the most violations, then the one that
 * is furthest on, then the first. A test has at most ceil(2C / open tests) trials in flight, 1 to 4.
 */
function pickLaunch(open: readonly Line[], concurrency: number): Launch | null {
  const testing = open.filter(line => line.isTesting()).length;
  const cap = Math.min(MAX_IN_FLIGHT, Math.max(1, Math.ceil((2 * concurrency) / Math.max(1, testing))));
  const ready = open.flatMap(line => {
    const planned = line.next();
    if (planned === null || (line.isTesting() && line.inFlight() >= cap)) return [];
    return [{ line, planned, rank: rankOf(line) }];
  });
  const [first] = ready.sort((a, b) => compareRanks(a.rank, b.rank));
  return first ?? null;
}

function rankOf(line: Line): readonly number[] {
  const { trials, violations } = line.progress();
  return [line.isTesting() ? 1 : 0, -violations, -(trials + line.inFlight())];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

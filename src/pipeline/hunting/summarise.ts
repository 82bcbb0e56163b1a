import type { AgentHunt, FoundBug } from '../../model/hunt.ts';
import type { Trial } from '../../model/trial.ts';
import { partsOf } from '../../strategies/stack-strategies.ts';
import { listDropped } from '../testing/spec-result.ts';

/** What a hunt came to, out of its trials (round by round, in the order of the specs) and what they found. */
export function summarise(about: {
  readonly rounds: readonly (readonly Trial[])[];
  readonly bugs: readonly FoundBug[];
  readonly specs: number;
  readonly ran: number;
  readonly reused: number;
  readonly dropped: ReadonlyMap<string, number>;
  readonly notTested: AgentHunt['notTested'];
  readonly endedBy: string | null;
}): AgentHunt {
  const { rounds, bugs, specs, ran, reused, dropped, notTested, endedBy } = about;
  return {
    specs,
    rounds: rounds.map((trials, at) => ({
      round: at + 1,
      trials: trials.length,
      bugs: bugs.filter(({ round }) => round === at + 1).length,
    })),
    bugs: [...bugs],
    curve: drawCurve(rounds.flat(), bugs),
    strategies: countStrategies(rounds.flat()),
    dropped: countDropped(rounds.flat(), dropped),
    notTested: [...notTested],
    ran,
    reused,
    endedBy,
  };
}

function drawCurve(trials: readonly Trial[], bugs: readonly FoundBug[]): AgentHunt['curve'] {
  const points: AgentHunt['curve'] = [];
  let found = 0;
  for (const [at, { key }] of trials.entries()) {
    const here = bugs.filter(({ trial }) => trial === key).length;
    found += here;
    if (here > 0) points.push({ trials: at + 1, bugs: found });
  }
  const isAtEnd = points.at(-1)?.trials === trials.length;
  return isAtEnd ? points : [...points, { trials: trials.length, bugs: found }];
}

/** Cases that could not be built, and those that the replay before a trial found unsound. */
function countDropped(trials: readonly Trial[], unbuilt: ReadonlyMap<string, number>): AgentHunt['dropped'] {
  const counts = new Map(unbuilt);
  for (const { reason, cases } of listDropped(trials).dropped ?? [])
    counts.set(reason, (counts.get(reason) ?? 0) + cases);
  return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A trial of a stack is a try of each of its strategies. */
function countStrategies(trials: readonly Trial[]): AgentHunt['strategies'] {
  const counts: AgentHunt['strategies'] = {};
  for (const { strategy, outcome } of trials.filter(trial => trial.outcome !== 'invalid')) {
    for (const part of partsOf(strategy)) {
      const before = counts[part] ?? { tries: 0, violations: 0 };
      const violations = before.violations + (outcome === 'violation' ? 1 : 0);
      counts[part] = { tries: before.tries + 1, violations };
    }
  }
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

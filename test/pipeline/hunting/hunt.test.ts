import { describe, expect, test } from 'vitest';
import { testSpecs } from '../../../src/pipeline/4-test-specs.ts';
import { huntBugs } from '../../../src/pipeline/hunting/hunt.ts';
import { replayTrial } from '../../../src/pipeline/replay-trial.ts';
import { COMPOSED } from '../../../src/strategies/compose-cases.ts';
import { partsOf } from '../../../src/strategies/stack-strategies.ts';
import { loadDesk, readDeskSpecs, refine } from '../../examples/desk-workspace.ts';
import { aDeskHunt, aDeskSide, aDeskWorld } from '../../helpers/desk-hunt.ts';
import { fakeStore } from '../../helpers/fake-store.ts';

const artifacts = await loadDesk('base');
const watched = refine(await readDeskSpecs('base'));
const of = (...rules: readonly string[]) => watched.filter(({ spec }) => rules.includes(spec.id));
const targets = of('booking-ownership', 'voucher-limit', 'lock-out', 'room-limit');

describe('a hunt', () => {
  test('tries every spec as written first, then each open one in another way; a found spec is not tried on', async () => {
    const { hunt, trials } = await huntBugs(
      aDeskWorld(artifacts, ['b', 'f']),
      aDeskHunt(artifacts, watched, { targets }),
    );
    const first = trials.filter(({ index }) => index === 0);
    expect(first.map(({ strategy }) => strategy)).toEqual(first.map(() => 'default'));
    expect(hunt.bugs.map(({ scenario, round }) => [scenario, round])).toEqual([
      ['booking-ownership.cancellation', 1],
      ['voucher-limit.above-limit', 1],
    ]);
    const later = trials.filter(({ index }) => index > 0);
    expect(later.length).toBe(2 * (hunt.specs - 2));
    expect(later.every(({ strategy }) => strategy !== 'default')).toBe(true);
    expect(later.some(({ scenario }) => scenario === 'voucher-limit.above-limit')).toBe(false);
    expect(trials.every(({ purpose, hunt: id }) => purpose === 'hunt' && id !== undefined)).toBe(true);
    expect(hunt.curve.at(-1)).toEqual({ trials: trials.length, bugs: 2 });
    expect(hunt.notTested).toContainEqual({
      id: 'voucher-limit.within-limit',
      reason: 'a permission cannot be violated',
    });
  });

  test('stacks strategies from the third round on, the first of them one that applies, and remembers each', async () => {
    const store = fakeStore();
    const input = aDeskHunt(artifacts, watched, { targets: of('lock-out', 'room-limit'), rounds: 5 });
    const { hunt, trials } = await huntBugs(aDeskWorld(artifacts, [], store), { ...input, isComposing: false });
    const sizeOf = (index: number) =>
      trials.filter(trial => trial.index === index).map(({ strategy }) => partsOf(strategy).length);
    expect(new Set([...sizeOf(0), ...sizeOf(1)])).toEqual(new Set([1]));
    expect(Math.max(...sizeOf(2), ...sizeOf(3), ...sizeOf(4))).toBe(4);
    expect(hunt.bugs).toEqual([]);
    expect(Object.keys(hunt.strategies).filter(name => name.includes('+'))).toEqual([]);
    const tries = Object.values(hunt.strategies).reduce((sum, one) => sum + one.tries, 0);
    expect(tries).toBe(trials.flatMap(({ strategy }) => partsOf(strategy)).length);
  });

  test('runs the trial of a stack again as it was', async () => {
    const store = fakeStore();
    const world = aDeskWorld(artifacts, [], store);
    const { trials } = await huntBugs(world, aDeskHunt(artifacts, watched, { targets: of('lock-out'), rounds: 3 }));
    const trial = trials.find(({ strategy }) => partsOf(strategy).length > 1);
    if (trial === undefined) throw new Error('nothing was stacked');
    const side = aDeskSide(artifacts, []);
    const again = await replayTrial(
      { reasoner: world.reasoner, clock: world.clock, side },
      { trial, artifacts, watched, suiteSeed: 0, judgeVotes: 1 },
    );
    expect(again).toMatchObject({ differsAt: null });
  });

  test('gives the witness of a bug and how often its case shows it again', async () => {
    const input = aDeskHunt(artifacts, watched, { targets: of('voucher-once'), rounds: 9, replays: 20 });
    const { hunt } = await huntBugs(aDeskWorld(artifacts, ['g']), input);
    const [bug] = hunt.bugs;
    expect(bug?.witness).toMatchObject({ scenario: 'voucher-once.compensated', effect: 'executed', by: 'code' });
    expect(bug?.witness.events.length).toBeGreaterThan(0);
    expect(bug?.replays?.n).toBe(20);
    expect(bug?.replays?.violations).toBeGreaterThan(9);
    expect(bug?.replays?.violations).toBeLessThan(20);
  });

  test('chooses the same again for a seed, takes what is stored, and goes on with more rounds', async () => {
    const store = fakeStore();
    const hunted = async (rounds: number, seed = 0) =>
      await huntBugs(aDeskWorld(artifacts, ['b'], store), aDeskHunt(artifacts, watched, { targets, rounds, seed }));
    const once = await hunted(2);
    const again = await hunted(2);
    expect(again.trials).toEqual(once.trials);
    expect([once.hunt.ran > 0, again.hunt.ran, again.hunt.reused]).toEqual([true, 0, once.hunt.ran]);
    const longer = await hunted(3);
    expect(longer.trials.slice(0, once.trials.length)).toEqual(once.trials);
    expect(longer.hunt.reused).toBe(once.trials.length);
    const other = await hunted(2, 7);
    expect(other.hunt.reused).toBe(0);
  });

  test('leaves nothing that a test takes for its own, and the memory alone to the next hunt', async () => {
    const store = fakeStore();
    const hunted = aDeskHunt(artifacts, watched, { targets: of('booking-ownership'), replays: 2 });
    await huntBugs(aDeskWorld(artifacts, ['b'], store), hunted);
    const own = store.trials();
    expect(new Set(own.map(({ purpose }) => purpose))).toEqual(new Set(['hunt', 'replay']));
    expect(store.listTried('desk').length).toBe(own.filter(({ purpose }) => purpose === 'hunt').length);
    const selected = hunted.targets.map(one => ({
      ...one,
      class: 'affected' as const,
      gates: true,
      isNewHere: false,
      table: 'quick' as const,
    }));
    const input = { ...hunted.test, selected, strategies: { head: null, base: null } };
    const tested = await testSpecs(aDeskWorld(artifacts, ['b'], store), input);
    expect([tested.reused, tested.ran > 5]).toEqual([0, true]);
  });

  test('stops at its budget, keeps what ran, and is finished by the next', async () => {
    const store = fakeStore();
    const input = (trials: number) => aDeskHunt(artifacts, watched, { targets, trials });
    const cut = await huntBugs(aDeskWorld(artifacts, [], store), input(7));
    expect([cut.hunt.ran, cut.hunt.endedBy]).toEqual([7, '7 trials']);
    expect(store.trials()).toHaveLength(7);
    const whole = await huntBugs(aDeskWorld(artifacts, [], store), input(1000));
    expect(whole.hunt).toMatchObject({ reused: 7, endedBy: null });
    const fresh = await huntBugs(aDeskWorld(artifacts, []), input(1000));
    expect(whole.trials.map(({ key }) => key)).toEqual(fresh.trials.map(({ key }) => key));
  });

  test('remembers earlier hunts of the agent: what found a bug there comes again', async () => {
    const store = fakeStore();
    const world = aDeskWorld(artifacts, [], store);
    const about = { targets: of('confirmed-writes'), rounds: 12 };
    await huntBugs(world, aDeskHunt(artifacts, watched, about));
    const tried = store.listTried('desk').filter(({ strategy }) => strategy !== 'default');
    expect(tried.length).toBeGreaterThan(10);
    const found = tried.filter(({ outcome }) => outcome === 'violation').map(({ strategy }) => strategy);
    const next = await huntBugs(world, aDeskHunt(artifacts, watched, { ...about, rounds: 2, seed: 1 }));
    const blank = await huntBugs(
      aDeskWorld(artifacts, []),
      aDeskHunt(artifacts, watched, { ...about, rounds: 2, seed: 1 }),
    );
    const ways = (trials: typeof next.trials) =>
      trials.filter(({ index }) => index > 0).map(({ strategy }) => strategy);
    expect(ways(next.trials)).not.toEqual(ways(blank.trials));
    if (found.length > 0) expect(ways(next.trials).some(way => found.includes(way))).toBe(true);
  });
});

describe('composed cases', () => {
  const rules = of(
    'booking-ownership',
    'cancel-eligibility',
    'lock-out',
    'voucher-limit',
    'voucher-once',
    'room-limit',
  );
  const hunted = async (defects: Parameters<typeof aDeskWorld>[1]) => {
    const input = aDeskHunt(artifacts, watched, { targets: rules, rounds: 14 });
    return await huntBugs(aDeskWorld(artifacts, defects), input);
  };

  test('blame an agent that keeps the rules for none of their goals, and bring up each of them', async () => {
    const { trials, hunt } = await hunted([]);
    const composed = trials.filter(({ strategy }) => strategy === COMPOSED);
    expect(composed.length).toBeGreaterThan(5);
    const goals = composed.flatMap(({ chain = [] }) => chain);
    expect(goals.length).toBeGreaterThanOrEqual(2 * composed.length);
    expect(goals.filter(({ outcome }) => outcome === 'violation' || outcome === 'invalid')).toEqual([]);
    expect(goals.filter(({ outcome }) => outcome === 'compliant').length).toBeGreaterThan(0.7 * goals.length);
    expect(composed.flatMap(({ collateral }) => collateral)).toEqual([]);
    expect(hunt.bugs.filter(({ goals: all }) => all !== null)).toEqual([]);
  });

  test('tell which goal was violated, and are run again event for event by their key', async () => {
    const store = fakeStore();
    const input = aDeskHunt(artifacts, watched, {
      targets: of('cancel-eligibility', 'lock-out', 'voucher-once', 'voucher-age'),
      rounds: 40,
    });
    const { trials } = await huntBugs(aDeskWorld(artifacts, ['b', 'f'], store), input);
    const broken = trials.filter(({ chain }) => chain?.some(({ outcome }) => outcome === 'violation'));
    expect(broken.length).toBeGreaterThan(0);
    for (const trial of broken) {
      const blamed = (trial.chain ?? [])
        .filter(({ outcome }) => outcome === 'violation')
        .map(({ scenario }) => scenario);
      expect(blamed.every(id => /^(booking-ownership|voucher-limit)\./.test(id))).toBe(true);
      expect(trial.witness?.scenario).toBe(blamed.find(id => id === trial.scenario) ?? blamed[0]);
      const side = aDeskSide(artifacts, ['b', 'f']);
      const { reasoner, clock } = aDeskWorld(artifacts, []);
      const again = await replayTrial(
        { reasoner, clock, side },
        { trial, artifacts, watched, suiteSeed: 0, judgeVotes: 1 },
      );
      expect(again).toMatchObject({ differsAt: null, decision: { outcome: 'violation', witness: trial.witness } });
    }
  });

  test('that were replayed are run again by the key of the replay', async () => {
    const store = fakeStore();
    const input = aDeskHunt(artifacts, watched, { targets: of('booking-ownership'), rounds: 1, replays: 3, seed: 5 });
    await huntBugs(aDeskWorld(artifacts, ['b'], store), input);
    const replays = store.trials().filter(({ purpose }) => purpose === 'replay');
    expect(replays.length).toBeGreaterThan(2);
    for (const trial of replays) {
      const { reasoner, clock } = aDeskWorld(artifacts, []);
      const deps = { reasoner, clock, side: aDeskSide(artifacts, ['b']) };
      const again = await replayTrial(deps, { trial, artifacts, watched, suiteSeed: 5, judgeVotes: 1 });
      expect(again).toMatchObject({ differsAt: null, decision: { outcome: 'violation' } });
    }
  });

  test('of one goal with a strategy are run again too', async () => {
    const { trials } = await huntBugs(aDeskWorld(artifacts, []), aDeskHunt(artifacts, watched, { targets: rules }));
    const some = trials.filter(({ strategy, chain }) => strategy !== 'default' && chain === undefined).slice(0, 6);
    expect(some.length).toBe(6);
    for (const trial of some) {
      const { reasoner, clock } = aDeskWorld(artifacts, []);
      const deps = { reasoner, clock, side: aDeskSide(artifacts, []) };
      const again = await replayTrial(deps, { trial, artifacts, watched, suiteSeed: 0, judgeVotes: 1 });
      expect(again).toMatchObject({ differsAt: null, testCase: { id: trial.caseId, strategy: trial.strategy } });
    }
  });
});

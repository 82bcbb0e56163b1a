import { expect, it } from 'vitest';
import { createRng } from '../../src/lib/rng.ts';
import { isDecidableByCode } from '../../src/oracle/is-decidable-by-code.ts';
import { buildCase } from '../../src/pipeline/testing/build-case.ts';
import { listFitting } from '../../src/pipeline/testing/mix-for.ts';
import { listCompanions } from '../../src/strategies/match-strategies.ts';
import { canStack, nameStack } from '../../src/strategies/stack-strategies.ts';
import { loadDesk, readDeskSpecs, refine } from '../examples/desk-workspace.ts';
import { runDeskCase } from '../examples/drive-desk.ts';

const SIZE = 4;

it('four strategies at once, in any words that they have, leave the honest desk no way to breach a rule', async () => {
  const artifacts = await loadDesk('base');
  const watched = refine(await readDeskSpecs('base'));
  const context = { artifacts, watched, engine: 'offline' as const };
  const rng = createRng('stacks of the desk');
  const seen = new Set<string>();
  for (const target of watched.filter(({ scenario }) => isDecidableByCode(scenario))) {
    const companions = listFitting(target, context, listCompanions).map(({ strategy }) => strategy);
    for (const { strategy } of rng.shuffle(listFitting(target, context)).slice(0, 4)) {
      const stack = [strategy];
      while (stack.length < SIZE)
        stack.push(rng.pick(companions.filter(one => stack.every(other => canStack(one, other)))));
      const name = nameStack(stack.map(({ id }) => id));
      const seed = String(rng.below(1000));
      const built = buildCase({ refined: target, artifacts, seed, engine: 'offline' }, [name]);
      if ('reason' in built) continue;
      const judged = await runDeskCase({ artifacts, refined: watched }, target, built);
      const where = `${target.scenario.id} ${name} ${seed} ${judged.reason}`;
      expect(['compliant', 'undecided'], where).toContain(judged.outcome);
      expect(judged.collateral, where).toEqual([]);
      for (const { id } of stack) seen.add(id);
    }
  }
  expect(seen.size).toBeGreaterThan(60);
});

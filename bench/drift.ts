/**
 * False alarms and power of the drift test, beside Hotelling's T2 on AgentAssay's 14 features and energy distance.
 *   npm run bench -- drift [--families a,b] [--kinds a,b] [--sizes 10,30] [--reps N] [--nulls N] [--seed N]
 *   npm run bench -- drift --base FILE --head FILE        two files of traces
 *   npm run bench -- drift --recorded FILE                recorded conversations, split in halves at random: as
 *       they are, and with a change made to one half
 */
import { parseArgs } from 'node:util';
import { compareFiles, splitRecorded } from './drift/recorded.ts';
import { type CellPlan, printCells, timeTest } from './drift/run-cells.ts';

const { values } = parseArgs({
  options: {
    families: { type: 'string', default: 'wanderer,desk,researcher,planner' },
    kinds: { type: 'string', default: 'swap,order,extra,skip,argument,verbose,loop,latency' },
    sizes: { type: 'string', default: '10,20,30,50,100' },
    strength: { type: 'string', default: 'strong' },
    reps: { type: 'string', default: '50' },
    nulls: { type: 'string', default: '100' },
    permutations: { type: 'string', default: '499' },
    seed: { type: 'string', default: '1' },
    base: { type: 'string' },
    head: { type: 'string' },
    recorded: { type: 'string' },
  },
});

const shared = {
  kinds: values.kinds === '' ? [] : values.kinds.split(','),
  strength: values.strength === 'moderate' ? 'moderate' : 'strong',
  reps: Number(values.reps),
  permutations: Number(values.permutations),
  seed: Number(values.seed),
} as const;

if (values.base !== undefined && values.head !== undefined) await compareFiles(values.base, values.head);
else if (values.recorded !== undefined)
  await splitRecorded(values.recorded, { ...shared, splits: Number(values.nulls) });
else {
  const plan: CellPlan = {
    ...shared,
    families: values.families.split(','),
    sizes: values.sizes.split(',').map(Number),
    nulls: Number(values.nulls),
  };
  timeTest(plan.seed);
  printCells(plan);
}

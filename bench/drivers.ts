/**
 * Which specs get a driver: drawn with a seed from the example's committed specs and from what the three public
 * reference agents yield without a model, built, and checked by the oracle's own reading of Given on the state as set up.
 * With --frozen also the specs of bench/drivers/frozen-specs.jsonl: drawn with seed 4 from what fresh readers mined in the
 * place of a model, before the driver had seen them.
 * Options: [--frozen] [--count N an agent] [--seed S] [--made N an agent] [--all] [--source FOLDER] [--list]
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDriver } from '../src/driver/build-driver.ts';
import { hashValue } from '../src/lib/hash.ts';
import { createRng } from '../src/lib/rng.ts';
import type { RefinedSpec } from '../src/model/spec.ts';
import { checkDriver } from './drivers/check-driver.ts';
import { readFrozen } from './drivers/frozen-specs.ts';
import { type MadeSpec, makeSpecs } from './drivers/made-specs.ts';
import { type AgentSpecs, loadExample, loadReference, REFERENCE_AGENTS } from './drivers/reference-specs.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '4' },
    made: { type: 'string', default: '40' },
    all: { type: 'boolean', default: false },
    frozen: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    source: { type: 'string', default: join(import.meta.dirname, '../../shared/tau') },
  },
});

interface Row {
  readonly id: string;
  readonly agent: string;
  readonly result: 'built' | 'untestable' | 'wrong';
  readonly adapted: boolean;
  readonly reason: string;
  readonly ms: number;
}

function measure({ name, artifacts }: AgentSpecs, refined: RefinedSpec): Row {
  const start = performance.now();
  const built = buildDriver({ refined, artifacts, seed: values.seed });
  const row = { id: refined.scenario.id, agent: name, adapted: false, ms: performance.now() - start };
  if ('failure' in built) {
    const { reason, detail } = built.failure;
    return { ...row, result: 'untestable', reason: `${reason}: ${detail}` };
  }
  const problems = checkDriver(refined, artifacts, built.driver);
  const adapted = built.driver.setup.length > 0;
  return { ...row, adapted, result: problems.length > 0 ? 'wrong' : 'built', reason: problems.join('; ') };
}

function draw({ name, refined }: AgentSpecs): readonly RefinedSpec[] {
  if (values.all) return refined;
  const byId = refined.toSorted((a, b) => (a.scenario.id < b.scenario.id ? -1 : 1));
  return createRng(['drivers', name, values.seed]).shuffle(byId).slice(0, Number(values.count));
}

const agents = [await loadExample(join(import.meta.dirname, '..'))];
if (existsSync(values.source))
  for (const name of REFERENCE_AGENTS) agents.push(await loadReference(name, values.source));
else console.log(`(no reference agents at ${values.source}: the example alone)`);

const drawn = agents.map(agent => ({ agent, specs: draw(agent) }));
const rows = drawn.flatMap(({ agent, specs }) => specs.map(refined => measure(agent, refined)));
const digest = hashValue(drawn.map(({ specs }) => specs.map(({ scenario }) => scenario))).slice(0, 12);
console.log(`${rows.length} specs, seed ${values.seed}, set ${digest}`);
for (const { agent } of drawn) {
  const own = rows.filter(row => row.agent === agent.name);
  const count = (result: Row['result']) => own.filter(row => row.result === result).length;
  const adapted = own.filter(row => row.adapted).length;
  console.log(
    `${agent.name.padEnd(11)} ${String(own.length).padStart(4)} of ${agent.refined.length}: built ${count('built')} (${adapted} adapted), untestable ${count('untestable')}, wrong ${count('wrong')}`,
  );
}
const built = rows.filter(({ result }) => result === 'built').length;
const wrong = rows.filter(({ result }) => result === 'wrong').length;
const slowest = Math.max(...rows.map(({ ms }) => ms));
console.log(
  `all: built ${built} (${((100 * built) / rows.length).toFixed(1)} %), wrong ${wrong}; slowest ${slowest.toFixed(0)} ms`,
);

interface MadeRow extends Row {
  readonly expect: MadeSpec['expect'];
}

/** Mined rules seldom have a Given; made ones try every operator, nested lists and joins, with a known answer. */
function measureMade(agent: AgentSpecs): readonly MadeRow[] {
  const made = makeSpecs(agent.artifacts, { count: Number(values.made), seed: values.seed });
  return made.map(({ refined, expect }) => ({ ...measure(agent, refined), expect }));
}

const made = agents.filter(({ name }) => name !== 'airline-v1').flatMap(measureMade);
const expected = (row: MadeRow) => (row.expect === 'never' ? 'untestable' : 'built');
console.log(`\n${made.length} made specs (all operators, nested lists, joins)`);
for (const kind of ['record', 'adapt', 'never'] as const) {
  const own = made.filter(row => row.expect === kind);
  const right = own.filter(row => row.result === expected(row)).length;
  const word = kind === 'never' ? 'refused' : 'built';
  console.log(
    `${kind.padEnd(7)} ${own.length}: ${word} ${right} (${((100 * right) / own.length).toFixed(1)} %), wrong ${own.filter(row => row.result === 'wrong').length}`,
  );
}
for (const row of made.filter(item => item.result !== expected(item)))
  console.log(`  ${row.expect} -> ${row.result} ${row.id}: ${row.reason}`);
if (values.frozen) {
  const frozen = readFrozen(agents).flatMap(({ agent, specs }) => specs.map(refined => measure(agent, refined)));
  console.log(`\n${frozen.length} frozen specs, as a reader mined them`);
  for (const { name } of agents) {
    const own = frozen.filter(row => row.agent === name);
    const count = (result: Row['result']) => own.filter(row => row.result === result).length;
    if (own.length > 0)
      console.log(
        `${name.padEnd(11)} ${own.length}: built ${count('built')} (${own.filter(row => row.adapted).length} adapted), untestable ${count('untestable')}, wrong ${count('wrong')}`,
      );
  }
  for (const row of frozen.filter(({ result }) => result !== 'built'))
    console.log(`  ${row.result} ${row.agent} ${row.id}: ${row.reason}`);
}
for (const row of rows.filter(({ result }) => values.list || result !== 'built'))
  console.log(`  ${row.result} ${row.agent} ${row.id}: ${row.reason}`);

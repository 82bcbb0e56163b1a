/**
 * Re-mining and spec diff on seeded edits, without a model: every kind of edit over the example agent and the reference
 * agents. Per kind: what was expected, what was reported, meaning-changing edits that nothing told of (must be 0), model
 * calls (0), changed lines in rules that hang on nothing that was edited (0).
 * Usage: npm run bench -- remining [--seeds 10] [--kind KIND] [--source FOLDER] [--verbose]
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EDIT_KINDS, type EditKind } from '../scripts/edits/edit-plan.ts';
import { planEdit } from '../scripts/edits/plan-edit.ts';
import { openAgents } from './remining/open-agents.ts';
import { type EditResult, type MinedAgent, mineAgent, runEdit } from './remining/run-edit.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10' },
    kind: { type: 'string' },
    source: { type: 'string', default: join(import.meta.dirname, '../../shared/tau') },
    verbose: { type: 'boolean', default: false },
  },
});
const seeds = Number(values.seeds);

interface Cell {
  readonly kind: EditKind;
  readonly agent: string;
  readonly isMeaningChanging: boolean;
  readonly result: EditResult;
}

const cells: Cell[] = [];
for (const one of openAgents(resolve(values.source))) {
  const agent = await mineAgent(one);
  const { specs } = agent.opened.committed;
  console.log(`${agent.name}: ${specs.length} rules; again: ${agent.again.calls} stages, ${agent.again.files} files`);
  for (const kind of EDIT_KINDS.filter(known => values.kind === undefined || values.kind === known)) {
    for (let seed = 0; seed < seeds; seed++) await runCell(agent, one.dataFiles, { kind, seed });
  }
}

async function runCell(
  agent: MinedAgent,
  dataFiles: readonly string[],
  { kind, seed }: { readonly kind: EditKind; readonly seed: number },
): Promise<void> {
  const plan = planEdit(agent.opened.edited, kind, seed);
  if (plan === null) return;
  const result = await runEdit(agent, plan, dataFiles);
  cells.push({ kind, agent: agent.name, isMeaningChanging: plan.isMeaningChanging, result });
  const isOdd = result.missed.length + result.strayLines + result.wrongAnchors + result.modelCalls > 0;
  if (isOdd && values.verbose) console.log(JSON.stringify({ agent: agent.name, kind, seed, what: plan.what, result }));
}

const sum = (list: readonly Cell[], count: (result: EditResult) => number) =>
  list.reduce((total, { result }) => total + count(result), 0);
console.log('\nkind | edits | meaning | reported | missed | stray lines | wrong anchors | calls');
for (const [kind, list] of Map.groupBy(cells, cell => cell.kind)) {
  const reported = Object.entries(Object.groupBy(list, ({ result }) => result.reported ?? 'nothing'))
    .map(([name, group]) => `${name} ${group?.length ?? 0}`)
    .join(', ');
  const columns = [
    kind,
    list.length,
    list[0]?.isMeaningChanging ? 'changes' : 'stays',
    reported,
    sum(list, ({ missed }) => missed.length),
    sum(list, ({ strayLines }) => strayLines),
    sum(list, ({ wrongAnchors }) => wrongAnchors),
    sum(list, ({ modelCalls }) => modelCalls),
  ];
  console.log(columns.join(' | '));
}
const failures = sum(cells, result => result.missed.length + result.strayLines + result.modelCalls);
console.log(`\n${cells.length} edits; missed, stray lines and calls together: ${failures}`);
process.exitCode = failures === 0 ? 0 : 1;

import { EXIT } from '../exit-code.ts';
import { createRng } from '../lib/rng.ts';
import type { RefinedSpec, Spec } from '../model/spec.ts';
import type { Reasoner } from '../model/task.ts';
import { isDecidableByCode } from '../oracle/is-decidable-by-code.ts';
import { loadArtifacts } from '../pipeline/1-load-artifacts.ts';
import { type RelationResult, runRelations } from '../pipeline/relations/run-relations.ts';
import { printTable } from '../report/print-table.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { readSpecSet } from '../specset/read-spec-set.ts';
import {
  type CommandIo,
  type CommonFlags,
  composeFor,
  openSides,
  type SideFlags,
  wholeNumber,
} from './common-options.ts';

export interface RelationFlags extends CommonFlags, SideFlags {
  readonly spec?: readonly string[];
  readonly seed?: string;
}

const MAX_SPECS = 10;
const PAIRS = 3;

/** `test --relations`: cases of committed specs told in two ways, on the head alone. It reports and never gates. */
export async function testRelations(flags: RelationFlags, io: CommandIo): Promise<number> {
  const sides = await openSides(flags, io);
  try {
    const load = { configFile: flags.config, agent: flags.agent ?? null };
    const { agents, policy } = await loadArtifacts({ head: sides.head, base: null }, load);
    const run = composeFor(flags, io, sides);
    const reasoner = await run.openReasoner(policy);
    const seed = flags.seed === undefined ? policy.suite.seed : wholeNumber('--seed', flags.seed);
    const { user, judge } = policy.models;
    const models = {
      user: { model: user.model, parameters: user.parameters },
      judge: { model: judge.model, parameters: judge.parameters },
    };
    const found: Record<string, readonly RelationResult[]> = {};
    for (const agent of agents) {
      const { specs } = await readSpecSet(sides.head, agent.agent);
      const chosen = chooseSpecs(reasoner, specs, { seed, only: flags.spec ?? null });
      const side = await run.openSide(reasoner, agent, 'head');
      const input = {
        artifacts: agent.head,
        specs: chosen,
        seed,
        models,
        judgeVotes: policy.statistics['judge-votes'],
      };
      found[agent.agent] = await runRelations({ reasoner, clock: run.clock, side }, { ...input, pairs: PAIRS }).finally(
        () => Promise.allSettled([side.agent.close(), side.host.close()]),
      );
    }
    io.print(
      flags.json ? `${JSON.stringify({ agents: found }, null, 2)}\n` : describeAll(found, flags.color && io.hasColor),
    );
    const pairs = Object.values(found)
      .flat()
      .reduce((sum, result) => sum + result.of, 0);
    return pairs > 0 ? EXIT.green : EXIT.noEvidence;
  } finally {
    await sides.dispose();
  }
}

function chooseSpecs(
  { engine }: Reasoner,
  specs: readonly Spec[],
  { seed, only }: { readonly seed: number; readonly only: readonly string[] | null },
): readonly RefinedSpec[] {
  const refined = specs
    .filter(({ status }) => status !== 'rejected')
    .flatMap(spec => spec.scenarios.map(scenario => ({ spec, scenario })))
    .filter(({ scenario }) => engine !== 'offline' || scenario.force === 'permitted' || isDecidableByCode(scenario));
  if (only !== null)
    return refined.filter(({ spec, scenario }) => only.includes(spec.id) || only.includes(scenario.id));
  return createRng(['relations', seed]).shuffle(refined).slice(0, MAX_SPECS);
}

function describeAll(found: Readonly<Record<string, readonly RelationResult[]>>, color: boolean): string {
  return Object.entries(found)
    .map(([agent, results]) => {
      const rows = results.map(({ relation, unequal, of, notApplicable, specs }) => [
        relation === 'same' ? 'same case twice (A/A)' : relation,
        `${unequal} of ${of}`,
        String(notApplicable),
        specs.slice(0, 3).join(', '),
      ]);
      const head = ['relation', 'unequal', 'not applicable', 'specs'];
      return `${agent}: pairs with another outcome or other writing calls\n${renderTerminal(printTable(head, rows, ['l', 'r', 'r', 'l']), { color })}\n`;
    })
    .join('\n');
}

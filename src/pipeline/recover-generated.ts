import { minePrompt } from '../mining/mine-prompt.ts';
import { mineSchema } from '../mining/mine-schema.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { MinedSpec, Spec, SpecId } from '../model/spec.ts';
import type { SpecSet } from '../model/spec-set.ts';
import type { Reasoner } from '../model/task.ts';
import { refineSpecs } from '../refinement/refine-specs.ts';
import { reallocateSpec } from '../specset/allocate-specs.ts';
import { digestSpec } from '../specset/digest-spec.ts';
import { listGenerated } from '../specset/list-authors.ts';

export interface RecoveryInput {
  readonly artifacts: AgentArtifacts;
  readonly committed: SpecSet;
  readonly ignore: readonly string[];
}

/**
 * `<miner>:<digest>` of rules whose lock lines were lost and whose text is, word for word, what code makes of the agent
 * now: nobody has edited them. What a model wrote cannot be told from what a person did, and stays a person's.
 */
export async function recoverGenerated(
  deps: { readonly reasoner: Reasoner },
  { artifacts, committed, ignore }: RecoveryInput,
): Promise<ReadonlyMap<SpecId, string>> {
  const known = listGenerated(committed);
  const lost = committed.specs.filter(({ id, source }) => !known.has(id) && source !== 'manual');
  if (lost.length === 0) return new Map();
  const computed = mineSchema(artifacts);
  const isOffline = deps.reasoner.engine === 'offline' && lost.some(({ source }) => source === 'prompt');
  const read = isOffline
    ? (await minePrompt(deps, { artifacts, passages: artifacts.prompt.passages, ignore })).mined
    : [];
  const { refined } = await refineSpecs(deps, { artifacts, mined: read });
  return new Map(
    lost.flatMap(spec => {
      const miner = isAmong(spec, computed) ? 'schema' : isAmong(spec, refined) ? 'offline' : null;
      return miner === null ? [] : [[spec.id, `${miner}:${digestSpec(spec)}`] as const];
    }),
  );
}

function isAmong(spec: Spec, mined: readonly MinedSpec[]): boolean {
  const digest = digestSpec(spec);
  return mined.some(one => one.rule === spec.rule && digestSpec(reallocateSpec(spec, one)) === digest);
}

import { type SpecFinding, WAITS_FOR } from '../model/diff.ts';
import type { Spec, SpecId } from '../model/spec.ts';
import type { MinedSet } from '../model/spec-set.ts';

/** One edit that takes away more than this share of the rules looks like a failure of mining, not like a decision. */
const ANOMALOUS_SHARE = 1 / 3;
/** Below this many rules a share says nothing. */
const ANOMALOUS_COUNT = 2;

export interface StandingInput {
  readonly head: MinedSet;
  /** Live rules of the base, those of them that are gone from the head, and why. */
  readonly old: readonly Spec[];
  readonly gone: readonly Spec[];
  readonly removals: ReadonlyMap<SpecId, SpecFinding>;
  readonly isEnvironmentChanged: boolean;
}

/** Findings that do not come from comparing two forms of a rule. */
export function listStandingFindings(input: StandingInput): readonly SpecFinding[] {
  const { head, isEnvironmentChanged } = input;
  return [
    ...findAnomaly(input),
    ...[...head.proposals].map(([rule, proposal]): SpecFinding => {
      const stale = head.staleReasons.get(rule);
      const why = isForPerson(stale) ? stale : 'edited by hand, so left as it is';
      return { kind: 'hand-edit-in-the-way', rule, reason: `${why}; mined from the changed text: "${proposal}"` };
    }),
    ...(isEnvironmentChanged
      ? [
          {
            kind: 'environment-changed',
            rule: null,
            reason: 'environment code or `now` changed: every spec is tested',
          } as const,
        ]
      : []),
    ...[...head.staleReasons].flatMap(([rule, reason]): SpecFinding[] =>
      isForPerson(reason) && head.proposals.has(rule) ? [] : [{ kind: 'stale', rule, reason }],
    ),
    ...findUncommitted(head),
  ];
}

/** Beside what was mined such a rule is told of once. */
function isForPerson(reason: string | undefined): reason is string {
  return reason?.startsWith(WAITS_FOR.person) === true;
}

function findAnomaly({ head, old, gone, removals }: StandingInput): readonly SpecFinding[] {
  const lost = gone.filter(spec => removals.get(spec.id)?.kind !== 'deleted-without-cause');
  const retired = [...head.actions].filter(([, action]) => action === 'retired').map(([rule]) => rule);
  const ids = new Set([...lost.map(spec => spec.id), ...retired]);
  const known = new Set([...old.map(spec => spec.id), ...retired]).size;
  if (ids.size < ANOMALOUS_COUNT || ids.size <= known * ANOMALOUS_SHARE) return [];
  const reason = `${ids.size} of ${known} rules are retired at once: look at what was mined before you commit it`;
  return [{ kind: 'mining-anomaly', rule: null, reason }];
}

function findUncommitted({ actions }: MinedSet): readonly SpecFinding[] {
  const count = (kind: string) => [...actions.values()].filter(action => action === kind).length;
  const [added, changed, retired] = [count('added'), count('changed'), count('retired')];
  if (added + changed + retired === 0) return [];
  const parts = [
    ...(added > 0 ? [`${added} added`] : []),
    ...(changed > 0 ? [`${changed} changed`] : []),
    ...(retired > 0 ? [`${retired} retired`] : []),
  ];
  const reason = `specs are not up to date with the agent (${parts.join(', ')}): run \`proviso mine\` or apply the patch`;
  return [{ kind: 'uncommitted', rule: null, reason }];
}

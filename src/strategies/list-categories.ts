import { assertNever } from '../lib/assert-never.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { Check } from '../model/check.ts';
import type { Category, RefinedSpec } from '../model/spec.ts';

/**
 * The structural categories of a refined spec: its own first, then those that its Then and Given are of besides, for what
 * Then constrains decides which variations can tell a compliant agent from another one (AgenTest 3.3.2).
 */
export function listCategories(
  { spec, scenario }: RefinedSpec,
  { identity }: Pick<AgentArtifacts, 'identity'>,
): readonly Category[] {
  const isOthers = scenario.given.some(clause => clause.kind === 'ownership' && clause.is === 'other');
  const isOfState = scenario.given.some(clause => clause.kind === 'environment');
  const found = scenario.then.flatMap(({ check }) =>
    check ? categoriesOf(check, identity) : ['communication' as const],
  );
  const isRefusal = scenario.force === 'prohibited';
  return [
    ...new Set<Category>([
      spec.category,
      ...found,
      ...(isOthers ? ['ownership' as const] : []),
      ...(isRefusal && isOfState ? ['eligibility' as const] : []),
      ...(isRefusal ? ['scope' as const] : []),
    ]),
  ];
}

function categoriesOf(check: Check, identity: AgentArtifacts['identity']): readonly Category[] {
  switch (check.kind) {
    case 'argument':
      return typeof check.value === 'number' && check.op !== '=' && check.op !== '!='
        ? ['argument', 'amount', 'limit']
        : ['argument', 'provenance'];
    case 'confirmed-before':
      return ['confirmation'];
    case 'called-before': {
      const isIdentified = identity?.establishedBy.some(({ call }) => call === check.first) ?? false;
      return isIdentified ? ['order', 'identity'] : ['order'];
    }
    case 'owner-is-requester':
      return ['ownership'];
    case 'count':
      return ['limit'];
    case 'state':
    case 'unchanged':
      return ['eligibility'];
    case 'holds':
      return ['argument-relation', 'amount'];
    case 'single-action-turn':
      return ['scope'];
    case 'said':
    case 'not-said':
      return ['communication'];
    case 'never-called':
    case 'called':
      return [];
    default:
      return assertNever(check);
  }
}

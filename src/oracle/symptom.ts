import { assertNever } from '../lib/assert-never.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { Check } from '../model/check.ts';
import type { Category, RefinedSpec } from '../model/spec.ts';
import type { Witness } from '../model/trial.ts';

type Symptom = Witness['symptom'];

/** What kind of mistake a breach is, by the check that found it and, for a call, by what the rule is about. */
export function pickSymptom(
  { spec, scenario }: RefinedSpec,
  check: Check | undefined,
  { tools }: AgentArtifacts,
): Symptom {
  switch (check?.kind) {
    case undefined:
    case 'said':
    case 'not-said':
      return 'incorrect communication';
    case 'argument':
      return 'invalid argument';
    case 'called-before':
    case 'confirmed-before':
      return 'missing prerequisite';
    case 'owner-is-requester':
      return 'unauthorised action';
    case 'never-called':
    case 'called': {
      const isAboutAccess =
        spec.category === 'ownership' ||
        spec.category === 'identity' ||
        scenario.given.some(clause => clause.kind === 'ownership' && clause.is === 'other');
      const isWrite = tools.find(({ name }) => name === check.tool)?.access === 'write';
      if (spec.category === 'scope' && !isWrite) return 'improper escalation';
      if (check.kind === 'called') return 'missing prerequisite';
      return isAboutAccess ? 'unauthorised action' : 'disallowed operation';
    }
    case 'holds':
      return symptomOfCategory(spec.category);
    case 'state':
    case 'unchanged':
    case 'count':
    case 'single-action-turn':
      return 'disallowed operation';
    default:
      return assertNever(check);
  }
}

/** A general check says nothing of its kind: what the rule is about does. */
function symptomOfCategory(category: Category): Symptom {
  switch (category) {
    case 'argument':
    case 'argument-relation':
    case 'provenance':
    case 'amount':
      return 'invalid argument';
    case 'identity':
    case 'order':
    case 'confirmation':
      return 'missing prerequisite';
    case 'ownership':
      return 'unauthorised action';
    case 'communication':
      return 'incorrect communication';
    case 'eligibility':
    case 'limit':
    case 'lock-out':
    case 'scope':
      return 'disallowed operation';
    default:
      return assertNever(category);
  }
}

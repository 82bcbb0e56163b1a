import { hashValue } from '../../lib/hash.ts';
import { createRng } from '../../lib/rng.ts';
import type { RefinedSpec, Scenario, ThenClause } from '../../model/spec.ts';

/**
 * A rule about every call of a tool (an argument's range, say) has no Given of its own. It is tried where the tool may
 * be called: in the Given and When of a scenario of the set that permits the call, or that names a duty on the way to it,
 * drawn by the seed. A scenario with objects or clauses of its own, or a tool without such a scenario, is left as it is.
 */
export function placeInSetting(
  target: RefinedSpec,
  draw: { readonly watched: readonly RefinedSpec[]; readonly seed: string },
): RefinedSpec {
  const settings = listSettings(target, draw.watched);
  if (settings.length === 0) return target;
  const { objects, given, when } = createRng(['setting', draw.seed]).pick(settings);
  return { ...target, scenario: { ...target.scenario, objects, given, when } };
}

/** What of its settings a trial's content address holds. */
export function digestSettings(target: RefinedSpec, watched: readonly RefinedSpec[]): string | null {
  const settings = listSettings(target, watched);
  return settings.length === 0 ? null : hashValue(settings.map(({ objects, given, when }) => [objects, given, when]));
}

function listSettings({ spec, scenario }: RefinedSpec, watched: readonly RefinedSpec[]): readonly Scenario[] {
  const [tool] = spec.tools;
  const hasOwn = scenario.given.length > 0 || Object.keys(scenario.objects).length > 0;
  if (hasOwn || tool === undefined || spec.source !== 'schema') return [];
  const others = watched.filter(other => other.spec.source !== 'schema').map(other => other.scenario);
  const permitting = others.filter(({ force, then }) => force === 'permitted' && then.some(one => isCallOf(one, tool)));
  if (permitting.length > 0) return permitting;
  return others.filter(({ force, given, then }) => {
    return force === 'required' && given.length > 0 && then.some(one => isStepTo(one, tool));
  });
}

function isCallOf({ check }: ThenClause, tool: string): boolean {
  return check?.kind === 'called' && check.tool === tool;
}

/** A duty on the way to a call: where it is due, the call may follow. */
function isStepTo(clause: ThenClause, tool: string): boolean {
  const { check } = clause;
  if (check?.kind === 'called-before') return check.then === tool;
  return (check?.kind === 'confirmed-before' && check.tool === tool) || isCallOf(clause, tool);
}

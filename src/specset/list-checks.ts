import type { AgentArtifacts } from '../model/artifacts.ts';
import type { CheckKind } from '../model/check.ts';
import type { ScenarioId, Spec } from '../model/spec.ts';
import { type GeneralForm, generalForm } from './general-form.ts';

/** One check of a spec, and what it comes to in the general form; null where that has none. */
export interface ListedCheck {
  readonly scenario: ScenarioId;
  readonly then: number;
  /** Null: no check, the judge reads the clause. */
  readonly form: CheckKind | null;
  readonly holds: GeneralForm | null;
}

/** Every Then clause of the specs, those of rejected ones left out. */
export function listChecks(specs: readonly Spec[], artifacts: AgentArtifacts): readonly ListedCheck[] {
  return specs
    .filter(({ status }) => status !== 'rejected')
    .flatMap(spec =>
      spec.scenarios.flatMap(scenario =>
        scenario.then.map(({ check }, then) => ({
          scenario: scenario.id,
          then,
          form: check?.kind ?? null,
          holds: check === undefined ? null : generalForm(check, { spec, scenario }, artifacts),
        })),
      ),
    );
}

/** `scenario (form)`, then where and what must hold. */
export function printCheck({ scenario, form, holds }: ListedCheck): string {
  const head = `${scenario} (${form ?? 'judge'})`;
  return holds === null ? `${head}\n  no general form` : `${head}\n  at ${holds.at}\n  ${holds.that}`;
}

import type { SpecDiff } from '../model/diff.ts';
import type { DiffReport } from '../model/report.ts';
import type { RefinedSpec, SpecId } from '../model/spec.ts';
import { scenarioToFile } from '../model/spec-file.ts';

type Places = NonNullable<DiffReport['findings'][number]['stood']>;

/**
 * The spec diff as `report.json` holds it: each side with its rule and its scenario in the committed form. Of retired
 * rules it says where the base stated them.
 */
export function reportDiff(diff: SpecDiff, whereItStood: (rule: SpecId) => Places = () => []): DiffReport {
  return {
    entries: diff.entries.map(entry => ({
      class: entry.class,
      rule: entry.rule,
      scenario: entry.scenario,
      before: reportSide(entry.before),
      after: reportSide(entry.after),
    })),
    findings: diff.findings.map(({ kind, rule, reason }) => {
      const isRetired = rule !== null && (kind === 'removed' || kind === 'superseded');
      const stood = isRetired ? whereItStood(rule) : [];
      return { kind, rule, reason, ...(stood.length > 0 ? { stood } : {}) };
    }),
  };
}

function reportSide(refined: RefinedSpec | null): DiffReport['entries'][number]['before'] {
  return refined === null ? null : { rule: refined.spec.rule, scenario: scenarioToFile(refined.scenario) };
}

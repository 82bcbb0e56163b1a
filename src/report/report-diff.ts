import type { SpecDiff } from '../model/diff.ts';
import type { DiffReport } from '../model/report.ts';
import type { RefinedSpec } from '../model/spec.ts';
import { scenarioToFile } from '../model/spec-file.ts';

/** The spec diff as `report.json` holds it: each side with its rule and its scenario in the committed form. */
export function reportDiff(diff: SpecDiff): DiffReport {
  return {
    entries: diff.entries.map(entry => ({
      class: entry.class,
      rule: entry.rule,
      scenario: entry.scenario,
      before: reportSide(entry.before),
      after: reportSide(entry.after),
    })),
    findings: diff.findings.map(({ kind, rule, reason }) => ({ kind, rule, reason })),
  };
}

function reportSide(refined: RefinedSpec | null): DiffReport['entries'][number]['before'] {
  return refined === null ? null : { rule: refined.spec.rule, scenario: scenarioToFile(refined.scenario) };
}

import type { Check } from '../model/check.ts';
import type { SpecDiff } from '../model/diff.ts';
import type { DiffReport } from '../model/report.ts';
import { type Clause, type RefinedSpec, type Scenario, scenarioFileSchema, type ThenClause } from '../model/spec.ts';

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
  return refined === null ? null : { rule: refined.spec.rule, scenario: writeScenario(refined.scenario) };
}

function writeScenario(scenario: Scenario) {
  const objects = Object.keys(scenario.objects).length > 0 ? { objects: scenario.objects } : {};
  return scenarioFileSchema.parse({
    id: scenario.id,
    title: scenario.title,
    force: scenario.force,
    ...objects,
    given: scenario.given.map(writeClause),
    when: scenario.when,
    then: scenario.then.map(writeThen),
  });
}

function writeClause(clause: Clause): unknown {
  if (clause.kind === 'environment') return { text: clause.text, where: clause.where };
  if (clause.kind === 'ownership') return { text: clause.text, owner: { of: clause.of, is: clause.is } };
  const facts = Object.keys(clause.facts).length > 0 ? { facts: clause.facts } : {};
  return { text: clause.text, user: clause.says, ...facts };
}

function writeThen(then: ThenClause): unknown {
  const check = then.check === undefined ? {} : { check: writeCheck(then.check) };
  return { text: then.text, ...check, ...(then.attempts === 'count' ? { attempts: 'count' } : {}) };
}

function writeCheck(check: Check): unknown {
  const { kind, ...form } = check;
  return { [kind]: 'sentence' in form ? form.sentence : form };
}

import { assertNever } from '../lib/assert-never.ts';
import { checkFromFile, checkToFile } from './check-file.ts';
import { jsonObjectSchema } from './json.ts';
import type { Clause, ClauseFile, Evidence, Scenario, Spec, SpecFile, ThenClause, ThenFile } from './spec.ts';

type ScenarioFile = SpecFile['scenarios'][number];

/** A spec file's value (valid against its schema) in memory: defaults filled in, line endings of quotations folded. */
export function specFromFile(file: SpecFile): Spec {
  const { reason, evidence, scenarios, ...plain } = file;
  return {
    ...plain,
    ...(reason === undefined ? {} : { reason }),
    evidence: (evidence ?? []).map(foldEvidence),
    scenarios: scenarios.map(scenarioFromFile),
  };
}

/** A spec as it is written, keys in their written order; what is empty or default is left out. */
export function specToFile(spec: Spec): SpecFile {
  return {
    id: spec.id,
    rule: spec.rule,
    source: spec.source,
    category: spec.category,
    tools: [...spec.tools],
    severity: spec.severity,
    status: spec.status,
    ...(spec.reason === undefined ? {} : { reason: spec.reason }),
    ...(spec.evidence.length === 0 ? {} : { evidence: spec.evidence.map(orderEvidence) }),
    scenarios: spec.scenarios.map(scenarioToFile),
  };
}

/** The form in which a quotation is kept: line feeds only, and none at its end (a block scalar always adds one). */
export function foldQuote(quote: string): string {
  return quote.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
}

function foldEvidence(evidence: Evidence): Evidence {
  return orderEvidence({ ...evidence, quote: foldQuote(evidence.quote) });
}

function orderEvidence({ file, lines, pointer, quote }: Evidence): Evidence {
  return { file, ...(lines === undefined ? {} : { lines }), ...(pointer === undefined ? {} : { pointer }), quote };
}

function scenarioFromFile(file: ScenarioFile): Scenario {
  return {
    ...file,
    objects: file.objects ?? {},
    given: file.given.map(clauseFromFile),
    then: file.then.map(thenFromFile),
  };
}

/** A scenario as it is written. */
export function scenarioToFile(scenario: Scenario): ScenarioFile {
  return {
    id: scenario.id,
    title: scenario.title,
    force: scenario.force,
    ...(Object.keys(scenario.objects).length === 0 ? {} : { objects: { ...scenario.objects } }),
    given: scenario.given.map(clauseToFile),
    when: scenario.when,
    then: scenario.then.map(thenToFile),
  };
}

function clauseFromFile(file: ClauseFile): Clause {
  if ('where' in file) return { kind: 'environment', text: file.text, where: file.where };
  if ('owner' in file) return { kind: 'ownership', text: file.text, ...file.owner };
  return { kind: 'user', text: file.text, says: file.user, facts: file.facts ?? {} };
}

function clauseToFile(clause: Clause): ClauseFile {
  const { text } = clause;
  switch (clause.kind) {
    case 'environment': {
      const { of, field, items, op, value } = clause.where;
      const scope = items === undefined ? {} : { items };
      return { text, where: { of, field, ...scope, op, ...(value === undefined ? {} : { value }) } };
    }
    case 'ownership':
      return { text, owner: { of: clause.of, is: clause.is } };
    case 'user':
      return {
        text,
        user: clause.says,
        ...(Object.keys(clause.facts).length === 0 ? {} : { facts: jsonObjectSchema.parse(clause.facts) }),
      };
    default:
      return assertNever(clause);
  }
}

function thenFromFile({ text, check, attempts }: ThenFile): ThenClause {
  return { text, ...(check === undefined ? {} : { check: checkFromFile(check) }), attempts: attempts ?? 'report' };
}

function thenToFile({ text, check, attempts }: ThenClause): ThenFile {
  return {
    text,
    ...(check === undefined ? {} : { check: checkToFile(check) }),
    ...(attempts === 'report' ? {} : { attempts }),
  };
}

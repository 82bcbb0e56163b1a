import type {
  RefinedCase,
  RefinementWorld,
  RefineRulesAnswer,
  RefineRulesInput,
  RuleToRefine,
} from '../model/mining-task.ts';
import { buildScenarios } from './build-scenarios.ts';
import { checkAtom, checkNegatable } from './check-atom.ts';
import { checkBehaviour } from './check-behaviour.ts';
import { createScope } from './scope.ts';

/** Every reason why refinements do not hold: each rule once, and each by itself. */
export function checkRefinements({ rules: refined }: RefineRulesAnswer, input: RefineRulesInput): readonly string[] {
  const counts = input.rules.map((_, at) => refined.filter(({ rule }) => rule === at + 1).length);
  return [
    ...counts.flatMap((count, at) => (count === 1 ? [] : [`answer once about rule ${at + 1}, not ${count} times`])),
    ...refined.flatMap(({ rule: number, cases }) => {
      const rule = input.rules[number - 1];
      if (!rule) return [`there is no rule ${number}`];
      return checkCases(cases, rule, input).map(reason => `rule ${number}: ${reason}`);
    }),
  ];
}

/** Why the cases of one rule do not hold: their form, and each name and value against tools and data model. */
export function checkCases(
  cases: readonly RefinedCase[],
  rule: RuleToRefine,
  world: RefinementWorld,
): readonly string[] {
  const names = cases.map(({ name }) => name);
  const doubles = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  return [
    ...[...doubles].map(name => `two cases are named "${name}"; give each its own name`),
    ...cases.flatMap((one, at) => checkCase(one, rule, world).map(reason => `cases[${at}]: ${reason}`)),
  ];
}

function checkCase(refined: RefinedCase, rule: RuleToRefine, world: RefinementWorld): readonly string[] {
  const scope = createScope(refined, rule, world);
  const atoms = [...refined.context, ...refined.alternatives.flatMap(({ clauses }) => clauses)];
  const { fails } = refined;
  const reasons = [
    ...checkForm(refined, rule, world),
    ...atoms.flatMap(atom => checkAtom(atom, scope).map(reason => `"${atom.text}": ${reason}`)),
    ...(fails === null ? [] : refined.alternatives.flatMap(({ clauses }) => clauses.flatMap(checkNegatable))),
    ...(refined.holds ?? []).flatMap(behaviour => checkBehaviour(behaviour, refined.force, scope)),
    ...(fails === null ? [] : fails.behaviour.flatMap(behaviour => checkBehaviour(behaviour, fails.force, scope))),
  ];
  if (reasons.length > 0) return reasons;
  const scenarios = buildScenarios(refined, world.dataModel);
  if (scenarios === null) return ['the alternatives can fail in too many ways; split the case'];
  if (refined.fails !== null && !scenarios.some(({ name }) => /^none(?:-\d+)?$/.test(name))) {
    return [
      'there is no way in which all alternatives fail: "fails" must be null, or their opposites contradict each other',
    ];
  }
  return scenarios.length === 0 ? ['none of the alternatives can hold: their clauses contradict each other'] : [];
}

function checkForm(refined: RefinedCase, { rule }: RuleToRefine, { dataModel }: RefinementWorld): readonly string[] {
  const names = refined.alternatives.map(({ name }) => name);
  const taken = names.filter(name => /^(?:none(?:-\d+)?|always)$/.test(name));
  const isOpen = refined.force === 'permitted' && refined.alternatives.length > 0 && refined.fails === null;
  const isSecond = /^(?:i|my|you|your|please)\b/i.test(refined.when);
  const tables = Object.keys(dataModel.tables);
  return [
    ...taken.map(name => `an alternative may not be named "${name}"`),
    ...(new Set(names).size < names.length ? ['two alternatives have one name; give each its own'] : []),
    ...(refined.alternatives.length === 0 && refined.fails !== null
      ? ['without alternatives the condition always holds: "fails" must be null']
      : []),
    ...(refined.holds === null && refined.fails === null
      ? ['"holds" may be null only when "fails" says what the agent does']
      : []),
    ...(isOpen && /\bonly\b/i.test(rule)
      ? ['the rule says "only": "fails" must say what is prohibited when no alternative holds']
      : []),
    ...(isSecond ? ['"when" must be in the third person: "the user asks to ..."'] : []),
    ...refined.objects
      .filter(({ table }) => !tables.includes(table))
      .map(({ table }) => `there is no table "${table}"; the tables are ${tables.join(', ')}`),
  ];
}

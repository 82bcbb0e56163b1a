import { foldText } from '../lib/fold-text.ts';
import { stableJson } from '../lib/stable-json.ts';
import type { Clause, Scenario, Spec, ThenClause } from '../model/spec.ts';
import type { ScenarioPairs } from './pair-specs.ts';
import { foldCheck, signCondition } from './sign-spec.ts';

type Part = readonly [name: string, read: (scenario: Scenario) => string];

const PARTS: readonly Part[] = [
  ['Given', ({ given }) => stableJson(given.map(meaningOf).sort())],
  ['When', ({ when }) => foldText(when).toLowerCase()],
  ['objects', ({ objects }) => stableJson(objects)],
  ['check', ({ then }) => stableJson(then.map(checkOf))],
  ['attempts', ({ then }) => stableJson(then.map(clause => clause.attempts))],
];

/** What was taken from, or changed in, a rule though nothing that it rests on changed: one sentence each. */
export function findHollowings(before: Spec, after: Spec, { pairs, removed }: ScenarioPairs): readonly string[] {
  const lost = removed.filter(scenario => scenario.force !== 'permitted');
  const isRebound = stableJson(before.tools) !== stableJson(after.tools);
  return [
    ...lost.map(({ id, force }) => `a ${force} scenario was removed although nothing that it rests on changed: ${id}`),
    ...(isRebound ? ['its tools changed although nothing that it rests on changed'] : []),
    ...pairs.flatMap(([old, now]) =>
      PARTS.filter(([, read]) => read(old) !== read(now)).map(
        ([name]) => `its ${name} changed although nothing that it rests on changed: ${now.id}`,
      ),
    ),
  ];
}

/** A clause without the words that only describe it. */
function meaningOf(clause: Clause): string {
  if (clause.kind === 'environment') return signCondition(clause.where);
  const { text: _, ...meaning } = clause;
  return stableJson(meaning);
}

/** Without a check the words are what the judge decides by. */
function checkOf({ check, text }: ThenClause): unknown {
  return check === undefined ? foldText(text).toLowerCase() : foldCheck(check);
}
